// The ground of the board: the roofs of the abbey against the hills, sun and moon.
import { scene } from "../engraver/plate.mjs";
import { arch, curve, ellipse, path, rect } from "../engraver/shapes.mjs";
import { along } from "./room.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

const BASE = 64;

/** A long roof seen from its side. @param {Plate} plate @param {number} x @param {number} w @param {number} h @param {string} ink */
function roof(plate, x, w, h, ink) {
  const top = BASE - h;
  const shape = [
    [x, BASE],
    [x + h * 0.55, top],
    [x + w - h * 0.55, top],
    [x + w, BASE],
  ];
  plate.shape(shape, {
    fill: ink,
    line: 1.5,
    shade: 0.42,
    hatch: { angle: 96, gap: 4.6, width: 0.9 },
  });
  for (const y of along(top + 7, 7, Math.floor((h - 4) / 7))) {
    const k = (BASE - y) / h;
    plate.line(
      [
        [x + h * 0.55 * k, y],
        [x + w - h * 0.55 * k, y],
      ],
      { width: 0.7, taper: 0.01 },
    );
  }
}

/** A tower with battlements. @param {Plate} plate @param {number} x @param {number} w @param {number} top */
function tower(plate, x, w, top) {
  const teeth = Math.round(w / 9);
  const step = w / (teeth * 2 - 1);
  const outline = [[x, BASE]];
  for (let i = 0; i < teeth * 2 - 1; i += 1) {
    const y = i % 2 ? top + 5 : top;
    outline.push([x + i * step, y], [x + (i + 1) * step, y]);
  }
  outline.push([x + w, BASE]);
  plate.shape(outline, {
    fill: "stone",
    line: 1.6,
    shade: 0.45,
    hatch: { angle: 90, gap: 4, width: 0.9 },
  });
  for (const at of along(x + w * 0.28, w * 0.44, 2))
    plate.shape(arch(at - 2.4, top + 12, 4.8, 12), { fill: "black", line: 0.9 });
}

/** A chimney with its smoke. @param {Plate} plate @param {number} x @param {number} y */
function chimney(plate, x, y) {
  plate.shape(rect(x, y, 8, 18), { fill: "roof", line: 1.3 });
  plate.shape(rect(x - 1.5, y - 3, 11, 4), { fill: "stone", line: 1.1 });
  plate.line(
    curve([
      [x + 4, y - 5],
      [x + 8, y - 11],
      [x + 3, y - 16],
      [x + 9, y - 22],
    ]),
    { width: 1.3, ink: "line" },
  );
}

const skyline = scene(
  1320,
  BASE,
  (plate) => {
    plate.shape(
      path(
        "M0 64L0 44C70 20 120 44 190 30C280 12 330 40 420 26C520 10 560 40 660 24C760 8 820 40 900 26C1000 10 1060 36 1140 24C1220 14 1270 34 1320 22L1320 64Z",
      ),
      { fill: "moss", line: 1.2, shade: 0.2, hatch: { angle: 30, gap: 9, width: 0.8 } },
    );
    roof(plate, 8, 60, 18, "tile");
    tower(plate, 52, 34, 12);
    roof(plate, 82, 96, 34, "slate");
    tower(plate, 172, 34, 12);
    roof(plate, 214, 170, 26, "roof");
    for (const x of [248, 292, 336])
      plate.shape(path(`M${x} 56L${x} 48L${x + 6} 42L${x + 12} 48L${x + 12} 56Z`), {
        fill: "stone",
        line: 1.1,
      });
    chimney(plate, 352, 26);
    roof(plate, 392, 120, 22, "tile");
    // The church with its spire.
    roof(plate, 500, 170, 34, "slate");
    plate.shape(rect(600, 22, 30, 42), {
      fill: "stone",
      line: 1.6,
      shade: 0.45,
      hatch: { angle: 90, gap: 4, width: 0.9 },
    });
    plate.shape(arch(609, 30, 12, 18), { fill: "black", line: 1 });
    plate.shape(path("M596 24L615 3L634 24Z"), { fill: "roof", line: 1.5, shade: 0.4 });
    plate.line(path("M615 4L615 -6"), { width: 1.4, taper: 0.02 });
    roof(plate, 680, 130, 20, "tile");
    chimney(plate, 716, 32);
    roof(plate, 800, 150, 28, "roof");
    plate.shape(path("M852 40L852 26L864 17L876 26L876 40Z"), { fill: "stone", line: 1.3 });
    plate.shape(ellipse(864, 30, 4), { fill: "black", line: 1 });
    for (const x of [966, 1018, 1070]) {
      plate.shape([...ellipse(x + 24, BASE, 24, 26, 180, 360)], {
        fill: "grey",
        line: 1.5,
        shade: 0.45,
        hatch: { around: [x + 14, 50], gap: 4, width: 0.9 },
      });
      plate.shape(rect(x + 21, 32, 6, 7), { fill: "stone", line: 1.1 });
    }
    tower(plate, 1128, 44, 16);
    plate.line(path("M1150 18L1150 2"), { width: 1.4, taper: 0.02 });
    plate.shape(path("M1150 2L1168 6L1150 10Z"), { fill: "red", line: 1 });
    roof(plate, 1180, 120, 24, "tile");
    for (const [x, r] of [
      [1304, 14],
      [26, 9],
    ])
      plate.shape(ellipse(x, BASE - r, r, r * 1.1), {
        fill: "green",
        line: 1.3,
        shade: 0.45,
        hatch: { around: [x - 4, 50], gap: 4, width: 0.8 },
      });
  },
  { line: 1.5, fine: 0.26 },
);

const sun = scene(40, 40, (plate) => {
  for (let i = 0; i < 12; i += 1) {
    const turn = (i * Math.PI) / 6;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    plate.line(
      [
        [20 + 13 * c, 20 + 13 * s],
        [20 + 19 * c, 20 + 19 * s],
      ],
      { width: 2.4, ink: "gold", taper: 0.3 },
    );
  }
  plate.shape(ellipse(20, 20, 10.5), { fill: "gold", line: 1.4 });
  for (const x of [16.5, 23.5]) plate.dot(x, 18, 1);
  plate.line(
    curve([
      [16, 23],
      [20, 25.5],
      [24, 23],
    ]),
    { width: 1.1 },
  );
});

const moon = scene(40, 40, (plate) => {
  plate.shape(path("M26 6C14 6 8 14 8 21C8 30 15 36 25 35C18 32 15 27 15 21C15 14 19 9 26 6Z"), {
    fill: "linen",
    line: 1.4,
  });
  for (const [x, y] of [
    [30, 12],
    [34, 24],
    [27, 22],
  ])
    plate.dot(x, y, 1.2, "linen");
});

export default { skyline, sun, moon };
