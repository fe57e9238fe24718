// What is worn on the head. Drawn around the middle of the eyes, as heads are.
import { blob, curve, ellipse, path, pts } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */
/** @typedef {(plate: Plate, ink: string, second: string) => void} Draw */

/** @param {string} fill @param {number} [shade] @returns {import("../engraver/plate.mjs").Look} */
const cloth = (fill, shade = 0.46) => ({
  fill,
  line: 2.1,
  shade,
  hatch: { angle: 62, gap: 3, width: 1.25, bow: 0.1, cross: 0.86 },
});

/** Parts behind the head. @type {Record<string, Draw>} */
export const BEHIND = {
  hood(plate, ink) {
    plate.shape(
      blob(pts("0,-35 14,-30 24,-14 26,6 24,24 14,34 -14,34 -24,24 -26,6 -24,-14 -14,-30")),
      cloth(ink),
    );
  },
  cape(plate, ink) {
    BEHIND.hood(plate, ink, "");
    plate.wash(blob(pts("0,-25 15,-17 19,4 15,26 -15,26 -19,4 -15,-17")), "black");
  },
  wimple(plate, ink) {
    plate.shape(
      blob(pts("0,-30 15,-26 22,-10 24,12 32,36 16,44 -16,44 -32,36 -24,12 -22,-10 -15,-26")),
      cloth(ink, 0.36),
    );
  },
  hennin(plate, ink, second) {
    plate.shape(path("M2 -52C26 -40 34 0 36 44L20 40C22 4 16 -24 2 -44Z"), {
      ...cloth(second, 0.3),
      line: 1.6,
    });
    plate.shape(path("M-15 -14C-9 -34 -3 -50 2 -55C6 -48 12 -30 16 -12Z"), cloth(ink, 0.42));
  },
  fool(plate, ink, second) {
    for (const [s, fill] of /** @type {[number, string][]} */ ([
      [-1, ink],
      [1, second],
    ])) {
      plate.shape(
        blob([
          [s * 2, -24],
          [s * 12, -36],
          [s * 27, -36],
          [s * 35, -22],
          [s * 28, -22],
          [s * 21, -10],
          [s * 14, -6],
        ]),
        cloth(fill),
      );
      plate.shape(ellipse(s * 33, -19, 4), { fill: "gold", line: 1.6 });
    }
  },
};

/** Parts on the head. @type {Record<string, Draw>} */
export const ON = {
  hood(plate, ink) {
    plate.shape(
      blob(
        pts(
          "0,-35 14,-30 24,-14 26,6 24,24 15,33 13,24 16,6 13,-10 0,-20 -13,-10 -16,6 -13,24 -15,33 -24,24 -26,6 -24,-14 -14,-30",
        ),
      ),
      { ...cloth(ink, 0.5), hatch: { around: [0, 6], gap: 3.1, width: 1.3, cross: 0.88 } },
    );
  },
  wimple(plate, ink, second) {
    for (const side of [-1, 1]) {
      const cloak = path(
        "M14 -14C18 4 16 18 8 27L0 32L0 46L28 46C28 38 26 34 25 30C26 6 22 -24 8 -28Z",
      );
      plate.shape(
        cloak.map(([x, y]) => [side * x, y]),
        cloth(ink, side > 0 ? 0.42 : 0.2),
      );
    }
    plate.line(pts("0,33 0,45"), { width: 1.8 });
    plate.shape(
      path("M-17 -10C-11 -21 11 -21 17 -10L15 -26C8 -32 -8 -32 -15 -26Z"),
      cloth(second, 0.3),
    );
  },
  kerchief(plate, ink, second) {
    plate.shape(
      blob(pts("0,-29 15,-24 21,-8 19,6 15,-2 10,-12 0,-15 -10,-12 -15,-2 -19,6 -21,-8 -15,-24")),
      cloth(ink),
    );
    plate.shape(path("M16 2C24 4 28 12 26 22L20 18L18 26C14 18 14 8 16 2Z"), cloth(ink));
    for (const [x, y] of pts("-9,-20 0,-23 9,-20 -15,-10 15,-10")) plate.dot(x, y, 1.7, second);
  },
  hennin(plate, _ink, second) {
    plate.shape(
      path("M-17 -6C-15 -18 -9 -21 0 -21C9 -21 15 -18 17 -6L15 -5C11 -14 -11 -14 -15 -5Z"),
      { fill: second, line: 1.7 },
    );
    plate.line(curve(pts("-9,-33 0,-30 9,-32")), { width: 1.6 });
    plate.line(curve(pts("-5,-43 1,-41 7,-43")), { width: 1.4 });
  },
  mitre(plate, ink, second) {
    plate.shape(
      path("M-17 -10C-19 -26 -12 -42 0 -53C12 -42 19 -26 17 -10C6 -15 -6 -15 -17 -10Z"),
      cloth(ink, 0.36),
    );
    plate.shape(path("M-17.5 -11C-6 -16 6 -16 17.5 -11L17.5 -17C6 -22 -6 -22 -17.5 -17Z"), {
      fill: second,
      line: 1.5,
    });
    plate.shape(path("M-2.6 -20L-2.6 -47L0 -51L2.6 -47L2.6 -20Z"), { fill: second, line: 1.4 });
  },
  crown(plate, ink, second) {
    plate.shape(
      path("M-18 -13L-22 -36L-11 -25L0 -42L11 -25L22 -36L18 -13C8 -18 -8 -18 -18 -13Z"),
      cloth(ink, 0.4),
    );
    plate.line(curve(pts("-18,-18 0,-23 18,-18")), { width: 1.6, taper: 0.05 });
    for (const [x, y] of pts("-22,-37 0,-43 22,-37"))
      plate.shape(ellipse(x, y, 2.8), { fill: second, line: 1.4 });
  },
  paper(plate, ink) {
    plate.shape(
      pts("-17,-13 -20,-30 -11,-23 -6,-35 1,-24 8,-37 12,-25 20,-31 17,-13 0,-17"),
      cloth(ink, 0.32),
    );
    plate.line(pts("5,-18 7,-24 5,-28"), { width: 1.2 });
  },
  fool(plate, ink, second) {
    plate.shape(path("M0 -30C-14 -28 -19 -14 -18 4C-14 -6 -8 -12 0 -14Z"), cloth(ink));
    plate.shape(path("M0 -30C14 -28 19 -14 18 4C14 -6 8 -12 0 -14Z"), cloth(second));
    plate.shape(ellipse(0, -14, 3), { fill: "gold", line: 1.4 });
  },
  coif(plate, ink) {
    plate.shape(
      blob(
        pts(
          "0,-27 14,-22 19,-6 17,12 14,18 14,2 11,-10 0,-14 -11,-10 -14,2 -14,18 -17,12 -19,-6 -14,-22",
        ),
      ),
      cloth(ink, 0.32),
    );
    plate.line(curve(pts("-14.5,17 -8,24.5 0,26 8,24.5 14.5,17")), { width: 1.8 });
  },
  cap(plate, ink, second) {
    plate.shape(blob(pts("-20,-9 -19,-20 -8,-30 8,-31 20,-21 20,-9 0,-15")), cloth(ink));
    plate.shape(path("M-20 -8C-8 -15 8 -15 20 -8L21 -14C8 -21 -8 -21 -21 -14Z"), {
      fill: second,
      line: 1.8,
      shade: 0.4,
      hatch: { angle: 80, gap: 2.8 },
    });
  },
  feather(plate, ink, second) {
    ON.cap(plate, ink, second);
    plate.shape(path("M12 -17C18 -30 26 -42 38 -45C39 -34 32 -22 17 -14Z"), {
      ...cloth("linen", 0.5),
      line: 1.7,
      hatch: { angle: 10, gap: 2.8, width: 1.1, cross: 1 },
    });
    plate.line(curve(pts("14,-16 24,-30 36,-43")), { width: 1.3 });
  },
  flat(plate, ink, second) {
    plate.shape(
      blob(pts("-27,-16 -24,-25 -8,-32 12,-32 26,-25 28,-16 14,-12 -14,-12")),
      cloth(ink),
    );
    plate.shape(path("M-18 -8C-8 -14 8 -14 18 -8L18 -15C8 -20 -8 -20 -18 -15Z"), {
      fill: second,
      line: 1.7,
    });
  },
  chaperon(plate, ink, second) {
    plate.shape(path("M18 -22C30 -18 34 0 30 30L21 28C24 8 22 -6 14 -14Z"), cloth(second));
    plate.shape(blob(pts("-22,-13 -24,-22 -12,-29 6,-31 22,-25 24,-14 10,-17 -8,-17")), {
      ...cloth(ink),
      hatch: { angle: 100, gap: 3.4, width: 1.4, bow: 0.1, cross: 0.9 },
    });
    plate.shape(blob(pts("-8,-27 -14,-38 0,-36 8,-42 16,-34 14,-26 2,-29")), cloth(second));
  },
  kettle(plate, ink) {
    plate.shape(path("M-15 -13C-16 -30 -8 -38 0 -39C8 -38 16 -30 15 -13Z"), cloth(ink, 0.42));
    plate.shape(
      path("M-27 -8C-22 -16 -12 -19 0 -19C12 -19 22 -16 27 -8C14 -12 -14 -12 -27 -8Z"),
      cloth(ink, 0.4),
    );
    plate.line(curve(pts("0,-38 1.5,-28 0,-19")), { width: 1.6 });
  },
  sallet(plate, ink, second) {
    plate.shape(path("M5 -34C20 -50 34 -44 40 -26C32 -34 22 -34 6 -28Z"), cloth(second));
    plate.shape(
      path("M-19 8C-22 -22 -10 -34 0 -35C12 -34 22 -20 20 8L26 18L17 16L14 -2L-14 -2L-17 16Z"),
      cloth(ink, 0.44),
    );
    plate.shape(path("M-20 -14C-8 -22 8 -22 21 -14L19 -5C8 -11 -8 -11 -18 -5Z"), {
      ...cloth(ink, 0.55),
      line: 1.9,
    });
    plate.dot(-17, -10, 1.6);
    plate.dot(17, -10, 1.6);
  },
  helm(plate, ink, second) {
    plate.shape(path("M0 -38C10 -56 30 -54 36 -36C28 -44 16 -42 4 -34Z"), cloth(second));
    plate.shape(
      path("M-20 26C-23 -6 -20 -34 0 -37C20 -34 23 -6 20 26C10 34 -10 34 -20 26Z"),
      cloth(ink, 0.46),
    );
    plate.shape(path("M-20 -4C-8 -8 8 -8 20 -4L20 2C8 -2 -8 -2 -20 2Z"), {
      fill: "black",
      line: 1.6,
    });
    plate.line(pts("-1,-36 -2,31"), { width: 2.8, taper: 0.1 });
    for (const [x, y] of pts("-9,10 -9,16 -13,13 7,10 7,16 11,13")) plate.dot(x, y, 1.3);
  },
  straw(plate, ink) {
    plate.shape(path("M-15 -14C-14 -28 -8 -34 0 -35C8 -34 14 -28 15 -14Z"), {
      ...cloth(ink, 0.5),
      hatch: { angle: 8, gap: 3, width: 1.1, bow: 0.12, cross: 0.9 },
    });
    plate.shape(blob(pts("-33,-8 -24,-15 0,-18 24,-15 33,-8 20,-9 0,-12 -20,-9")), {
      ...cloth(ink, 0.5),
      hatch: { from: [0, -34], gap: 3.2, width: 1.1, cross: 1 },
    });
  },
  broad(plate, ink, second) {
    plate.shape(path("M-14 -15C-14 -30 -7 -35 0 -35C8 -35 14 -30 14 -15Z"), cloth(ink));
    plate.line(curve(pts("-14.5,-19 0,-22 14.5,-19")), { width: 4.2, taper: 0.02, ink: second });
    plate.shape(
      blob(pts("-32,-13 -20,-17 0,-19 20,-17 33,-15 22,-9 0,-12 -22,-8")),
      cloth(ink, 0.56),
    );
  },
  skull(plate, ink) {
    plate.shape(
      path("M-17 -9C-16 -22 -9 -28 0 -28.5C9 -28 16 -22 17 -9C8 -15 -8 -15 -17 -9Z"),
      cloth(ink),
    );
  },
  doctor(plate, ink, second) {
    ON.coif(plate, second, "");
    plate.shape(
      path("M-17 -10C-18 -22 -12 -32 -10 -36L10 -36C12 -32 18 -22 17 -10C8 -16 -8 -16 -17 -10Z"),
      cloth(ink),
    );
    plate.shape(ellipse(0, -36, 10, 3.2), { fill: ink, line: 1.7 });
  },
  square(plate, ink) {
    plate.shape(
      path("M-17 -9C-17 -20 -14 -26 -13 -28L13 -28C14 -26 17 -20 17 -9C8 -15 -8 -15 -17 -9Z"),
      cloth(ink),
    );
    plate.shape(path("M-26 -27L-4 -34L26 -28L4 -20Z"), cloth(ink, 0.35));
    plate.dot(1, -28, 2.2);
  },
  biretta(plate, ink) {
    plate.shape(
      path(
        "M-17 -10C-8 -16 8 -16 17 -10L19 -30C13 -27 10 -32 5 -34C3 -28 -3 -28 -5 -34C-10 -32 -13 -27 -19 -30Z",
      ),
      cloth(ink),
    );
    plate.shape(ellipse(0, -35, 3), { fill: ink, line: 1.6 });
  },
  wreath(plate, ink, second) {
    for (let i = 0; i < 9; i += 1) {
      const a = Math.PI * (1.05 + i * 0.1125);
      const [x, y] = [Math.cos(a) * 18, -4 + Math.sin(a) * 18];
      plate.shape(ellipse(x, y, 3.7), { fill: i % 2 ? ink : second, line: 1.5 });
      plate.dot(x, y, 1);
    }
  },
};
