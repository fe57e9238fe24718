// The fourteen events, one emblem each, and the sundial; 96 by 72.
import { opening, masonry, tiles } from "../buildings/parts.mjs";
import { scene } from "../engraver/plate.mjs";
import { arch, blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

const LOOK = { fine: 0.2, parts: 5, line: 1.9 };

/** @param {(plate: Plate) => void} draw */
const emblem = (draw) => scene(96, 72, draw, LOOK);

/**
 * A small monk in a hood, standing; x, y is the middle of the face.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} size @param {string} robe
 * @param {{ flip?: number, glasses?: boolean }} [look]
 */
function hooded(plate, x, y, size, robe, { flip = 1, glasses = false } = {}) {
  plate.at({ x, y, scale: [flip * size, size] }, () => {
    plate.shape(path("M0 6C10 8 14 20 15 36L-15 36C-14 20 -10 8 0 6Z"), {
      fill: robe,
      line: 1.9,
      shade: 0.42,
      hatch: { angle: 70, gap: 3, width: 1.2 },
    });
    plate.shape(blob(pts("0,-15 9,-11 12,0 9,10 0,13 -9,10 -12,0 -9,-11")), {
      fill: robe,
      line: 1.9,
      shade: 0.46,
      hatch: { angle: 70, gap: 2.8, width: 1.2 },
    });
    plate.shape(blob(pts("0,-9 6,-6 7,2 4,8 0,9.5 -4,8 -7,2 -6,-6")), { fill: "skin", line: 1.4 });
    plate.dot(-3.4, -0.5, 1.1);
    plate.dot(2.2, -0.5, 1.1);
    plate.line(pts("-0.6,0 -1.4,3 0,3.4"), { width: 0.9 });
    plate.line(pts("-3,5.8 2,5.8"), { width: 1 });
    if (glasses) for (const dx of [-3.4, 2.6]) plate.shape(ellipse(dx, -0.5, 2.7), { line: 1 });
  });
}

/** @param {Plate} plate @param {number} x @param {number} y @param {number} turn */
function sandal(plate, x, y, turn) {
  plate.at({ x, y, turn }, () => {
    plate.shape(blob(pts("0,-12 5,-9 6,0 4,10 0,13 -4,10 -5,0 -5,-9")), {
      fill: "wood",
      line: 1.8,
      shade: 0.4,
      hatch: { gap: 2.8 },
    });
    plate.line(pts("-5,-3 0,-8 5.5,-3"), { width: 2, taper: 0.05 });
    plate.line(pts("-4,7 4,7"), { width: 2, taper: 0.05 });
  });
}

/** @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h @param {number} flip */
function bubble(plate, x, y, w, h, flip) {
  plate.at({ x, y, scale: [flip, 1] }, () => {
    plate.shape(
      blob([
        [-w, 0],
        [-w * 0.7, -h],
        [w * 0.7, -h],
        [w, 0],
        [w * 0.6, h],
        [-w * 0.2, h * 0.9],
        [-w * 0.95, h * 1.7],
        [-w * 0.6, h * 0.7],
      ]),
      { fill: "linen", line: 1.7 },
    );
    for (const dy of [-0.4, 0.3])
      plate.line(
        [
          [-w * 0.6, h * dy],
          [w * 0.6, h * dy],
        ],
        { width: 1.1, taper: 0.1 },
      );
  });
}

const meeting = emblem((plate) => {
  hooded(plate, 27, 28, 1.15, "brown", { glasses: true });
  hooded(plate, 69, 30, 1.05, "wood", { flip: -1 });
  plate.shape(
    path("M34 48C40 44 44 46 48 48C52 46 56 44 62 48L60 56C54 53 52 56 48 55C44 56 42 53 36 56Z"),
    { fill: "skin", line: 1.7 },
  );
  plate.line(pts("46,47 50,55"), { width: 1.3 });
});
const hints = emblem((plate) => {
  for (const x of [27, 67]) {
    plate.shape(ellipse(x, 36, 20), { fill: "umber", line: 2 });
    plate.shape(ellipse(x, 36, 15.5), {
      fill: "sky",
      line: 1.8,
      shade: 0.4,
      hatch: { angle: 120, gap: 3.6, width: 1.2, cross: 1 },
    });
    plate.line(
      curve([
        [x - 9, 33],
        [x - 5, 26],
        [x + 1, 25],
      ]),
      { width: 2.6, ink: "linen" },
    );
  }
  plate.line(curve(pts("43,28 47,20 51,28")), { width: 4.6, taper: 0.05 });
});
const noTime = emblem((plate) => {
  plate.shape(
    path(
      "M30 12L66 12C66 28 52 31 52 36C52 41 66 44 66 60L30 60C30 44 44 41 44 36C44 31 30 28 30 12Z",
    ),
    { fill: "sky", line: 2 },
  );
  plate.shape(path("M34 22C44 25 52 25 62 22C58 29 50 31 48.5 35L47.5 35C46 31 38 29 34 22Z"), {
    fill: "ochre",
    line: 1.2,
  });
  plate.shape(path("M33 59C35 51 44 47 48 44C52 47 61 51 63 59Z"), { fill: "ochre", line: 1.3 });
  for (const y of [4, 60]) plate.shape(rect(24, y, 48, 8), { fill: "wood", line: 2 });
  plate.shape(pts("12,60 16,66 86,14 82,8"), { fill: "red", line: 2 });
});
const solitude = emblem((plate) => {
  plate.shape(arch(22, 3, 52, 67, false), { fill: "slate", line: 2.2 });
  plate.hatch(arch(22, 3, 52, 67, false), 0.55, { angle: 90, gap: 3.6, width: 1.2, cross: 0.9 });
  hooded(plate, 48, 42, 0.8, "stone");
});
const atHisSide = emblem((plate) => {
  hooded(plate, 62, 30, 1.05, "blue");
  hooded(plate, 36, 27, 1.25, "brown", { glasses: true });
});
const twice = emblem((plate) => {
  for (const [x, turn, fill] of /** @type {[number, number, string][]} */ ([
    [56, 10, "straw"],
    [38, -8, "linen"],
  ])) {
    plate.at({ x, y: 37, turn }, () => {
      plate.shape(rect(-19, -28, 38, 56), {
        fill,
        line: 2.1,
        shade: 0.25,
        hatch: { gap: 3.4, width: 1 },
      });
      plate.shape(rect(-14, -23, 28, 46), { line: 1 });
    });
  }
  plate.at({ x: 38, y: 37, turn: -8 }, () => {
    for (const x of [-5, 5]) {
      plate.shape(rect(x - 2, -12, 4, 24), { fill: "red", line: 1.3 });
      for (const y of [-13, 13])
        plate.line(
          [
            [x - 5, y],
            [x + 5, y],
          ],
          { width: 2.2, taper: 0.1 },
        );
    }
  });
});
const church = emblem((plate) => {
  plate.shape(rect(18, 34, 60, 36), masonry("stone", 0.34));
  plate.shape(pts("13,35 26,18 70,18 83,35"), tiles("slate", 0.46, 76));
  plate.shape(rect(38, 20, 20, 50), masonry("straw", 0.34));
  plate.shape(pts("34,21 48,2 62,21"), tiles("red", 0.5));
  opening(plate, 43, 26, 10, 14);
  opening(plate, 42, 52, 12, 18, { fill: "umber" });
  for (const x of [23, 65]) opening(plate, x, 44, 8, 16, { fill: "glow" });
  plate.shape(path("M48 28C51 29 51 33 53 36L43 36C45 33 45 29 48 28Z"), {
    fill: "gold",
    line: 1.2,
  });
});
const whisper = emblem((plate) => {
  hooded(plate, 62, 30, 1.2, "slate");
  hooded(plate, 32, 27, 1.2, "red");
  plate.shape(blob(pts("38,34 44,28 50,29 51,36 46,42 39,41")), { fill: "skin", line: 1.6 });
  plate.line(pts("43,32 46,40"), { width: 1 });
  for (const [y, w] of pts("16,9 21,6 11,6"))
    plate.line(
      curve([
        [46, y],
        [49, y - 2],
        [46 + w, y],
      ]),
      { width: 1.4, ink: "line" },
    );
});
const zeal = emblem((plate) => {
  plate.shape(
    path(
      "M48 2C58 16 68 22 68 38C68 52 58 60 48 62C38 60 28 52 28 38C28 30 34 26 36 18C42 22 44 26 44 30C48 22 50 14 48 2Z",
    ),
    { fill: "orange", line: 2.2, shade: 0.3, hatch: { angle: 90, gap: 3.2, width: 1.2 } },
  );
  plate.shape(
    path(
      "M49 24C54 32 60 36 58 46C56 54 52 57 48 58C42 56 38 52 38 45C39 40 43 38 44 34C46 36 48 38 48 40C49 34 50 30 49 24Z",
    ),
    { fill: "glow", line: 1.5 },
  );
  plate.shape(path("M36 58L60 58L57 70L39 70Z"), { fill: "umber", line: 1.9 });
});
const restless = emblem((plate) => {
  sandal(plate, 20, 52, 62);
  sandal(plate, 38, 30, 58);
  sandal(plate, 62, 46, 66);
  sandal(plate, 80, 22, 60);
});
const library = emblem((plate) => {
  plate.shape(rect(8, 4, 80, 64), { fill: "umber", line: 2.2 });
  const inks = ["red", "moss", "ochre", "blue", "linen", "plum", "brown"];
  for (const [row, y] of [
    [0, 34],
    [1, 62],
  ]) {
    let x = 12;
    for (let i = 0; x < 78; i += 1) {
      const w = 5 + plate.random() * 5;
      const h = 17 + plate.random() * 7;
      plate.shape(rect(x, y - h, w, h), { fill: inks[(i * 3 + row * 2) % 7], line: 1.4 });
      plate.line(
        [
          [x + 1, y - h * 0.7],
          [x + w - 1, y - h * 0.7],
        ],
        { width: 1, taper: 0.02 },
      );
      x += w + 0.6;
    }
    plate.shape(rect(8, y, 80, 4.5), { fill: "wood", line: 1.7 });
  }
});
const judgement = emblem((plate) => {
  plate.shape(pts("45,60 45,12 48,3 51,12 51,60"), { fill: "grey", line: 1.8 });
  plate.shape(rect(36, 56, 24, 5), { fill: "gold", line: 1.6 });
  plate.shape(rect(45.5, 61, 5, 9), { fill: "brown", line: 1.5 });
  plate.line(pts("12,20 84,20"), { width: 3.2, taper: 0.1, ink: "line" });
  for (const [x, y] of pts("16,46 80,40")) {
    for (const s of [-1, 1])
      plate.line(
        [
          [x, 21],
          [x + s * 10, y],
        ],
        { width: 1.3, taper: 0.02, ink: "line" },
      );
    plate.shape(
      path(
        `M${x - 13} ${y}L${x + 13} ${y}C${x + 11} ${y + 12} ${x - 11} ${y + 12} ${x - 13} ${y}Z`,
      ),
      { fill: "gold", line: 1.9, shade: 0.4, hatch: { gap: 2.8 } },
    );
  }
});
const company = emblem((plate) => {
  hooded(plate, 20, 32, 0.95, "orange");
  hooded(plate, 76, 32, 0.95, "blue");
  hooded(plate, 38, 28, 1.05, "linen");
  hooded(plate, 59, 30, 1.1, "slate");
});
const talk = emblem((plate) => {
  hooded(plate, 22, 42, 0.9, "slate");
  hooded(plate, 74, 42, 0.9, "linen", { flip: -1 });
  bubble(plate, 35, 16, 15, 9, 1);
  bubble(plate, 68, 18, 14, 8, -1);
});
/** A sundial without its shadow: the board turns that. */
const sundial = scene(
  100,
  100,
  (plate) => {
    plate.shape(ellipse(50, 50, 46), {
      fill: "stone",
      line: 2.6,
      shade: 0.34,
      hatch: { around: [50, 50], gap: 3.4, width: 1.1, cross: 1 },
    });
    plate.shape(ellipse(50, 50, 37), { fill: "linen", line: 1.6 });
    for (let i = 0; i < 24; i += 1) {
      const a = (i * Math.PI) / 12;
      const from = i % 6 ? (i % 2 ? 40 : 39) : 37;
      plate.line(
        [
          [50 + from * Math.cos(a), 50 + from * Math.sin(a)],
          [50 + 44 * Math.cos(a), 50 + 44 * Math.sin(a)],
        ],
        { width: i % 6 ? 1.5 : 3, taper: 0.05 },
      );
    }
    for (let i = 0; i < 16; i += 1) {
      const a = (i * Math.PI) / 8;
      const far = i % 2 ? 15 : 20;
      plate.shape(
        [
          [50 + 9 * Math.cos(a - 0.16), 50 + 9 * Math.sin(a - 0.16)],
          [50 + far * Math.cos(a), 50 + far * Math.sin(a)],
          [50 + 9 * Math.cos(a + 0.16), 50 + 9 * Math.sin(a + 0.16)],
        ],
        { fill: "gold", line: 1.1 },
      );
    }
    plate.shape(ellipse(50, 50, 9.5), { fill: "gold", line: 1.8, shade: 0.3, hatch: { gap: 2.4 } });
  },
  LOOK,
);
/** A task tile on another: a hood for the colour, a number for the value. */
const tile = scene(
  64,
  52,
  (plate) => {
    const outline = pts("4,4 38,4 43,9 43,29 38,34 4,34");
    plate.at({ x: 17, y: 14 }, () =>
      plate.shape(outline, { fill: "ochre", line: 2, shade: 0.3, hatch: { gap: 3, width: 1 } }),
    );
    plate.shape(outline, { fill: "linen", line: 2 });
    plate.shape(path("M8 29C8 15 11 10 15.5 9C20 10 23 15 23 29Z"), {
      fill: "umber",
      line: 1.8,
      shade: 0.4,
      hatch: { angle: 70, gap: 2.8, width: 1 },
    });
    plate.shape(ellipse(15.5, 19, 3.8, 5), { fill: "skin", line: 1.4 });
    plate.line(pts("37,11 29,11 28.5,18"), { width: 2.6, taper: 0.05 });
    plate.line(curve(pts("28.5,18 33,16.5 37,19 37,24 33,27.5 28,26")), {
      width: 2.6,
      taper: 0.1,
    });
  },
  LOOK,
);

export default {
  meeting,
  hints,
  "no-time": noTime,
  solitude,
  "at-his-side": atHisSide,
  twice,
  church,
  whisper,
  zeal,
  restless,
  library,
  judgement,
  company,
  talk,
  sundial,
  tile,
};
