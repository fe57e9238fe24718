// Rattus on the home page: the Black Death walks over the chart, rats before it; 320 by 140.
import { scene } from "../engraver/plate.mjs";
import { blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";
import cities from "../rattus/board.cities.set.mjs";
import { death } from "../rattus/death.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/** @param {Plate} plate @param {number} x @param {number} y @param {number} scale */
function rat(plate, x, y, scale) {
  plate.at({ x, y, scale: [-scale, scale] }, () => {
    plate.line(curve(pts("66,42 78,47 86,40 84,30 92,24")), { width: 2, taper: 0.6 });
    for (const leg of [28, 36, 56, 63]) {
      plate.line(
        [
          [leg, 45],
          [leg - 2, 52],
          [leg - 7, 54],
        ],
        { width: 1.8, taper: 0.1 },
      );
    }
    plate.shape(
      blob(pts("5,39 12,33 20,27 30,21 42,15 56,17 67,26 71,38 64,46 50,48 34,47 22,45 10,44")),
      { fill: "slate", line: 1.9, shade: 0.5, hatch: { angle: 32, gap: 3.2, width: 1.1 } },
    );
    plate.shape(ellipse(26, 23, 6.2, 6.8), { fill: "flush", line: 1.5 });
    plate.dot(15.5, 34.5, 2.4);
  });
}

/** @param {Plate} plate @param {number} x @param {number} y @param {string} fill */
function cube(plate, x, y, fill) {
  plate.at({ x, y, scale: 0.36 }, () => {
    plate.shape(path("M20 2L37 11L37 31L20 41L3 31L3 11Z"), { fill, line: 1.9 });
    plate.wash(path("M20 4L35 11.5L20 19L5 11.5Z"), "lit");
    plate.line(pts("3,11 20,20 37,11"), { width: 1.3, taper: 0.02 });
    plate.line(pts("20,20 20,41"), { width: 1.3, taper: 0.02 });
  });
}

/** @param {Plate} plate */
function compass(plate) {
  for (let i = 0; i < 8; i += 1) {
    const a = (i * Math.PI) / 4 - Math.PI / 2;
    const far = i % 2 ? 18 : 28;
    const tip = [far * Math.cos(a), far * Math.sin(a)];
    const side = (/** @type {number} */ s) => [7 * Math.cos(a + s), 7 * Math.sin(a + s)];
    plate.shape([[0, 0], side(-0.5), tip], { fill: i % 2 ? "blue" : "red", line: 1.3 });
    plate.shape([[0, 0], side(0.5), tip], { fill: "linen", line: 1.3 });
  }
  plate.shape(ellipse(0, 0, 4), { fill: "gold", line: 1.5 });
}

const COASTS = [
  [
    "straw",
    "92,150 86,124 98,108 112,96 106,80 122,70 140,76 158,68 176,80 184,100 172,116 178,134 168,152",
  ],
  [
    "rose",
    "170,152 178,130 170,114 184,96 178,78 196,62 226,56 252,66 262,86 250,108 258,130 248,152",
  ],
  ["green", "246,152 256,128 248,108 262,86 254,64 276,46 306,42 330,54 332,152"],
  [
    "ochre",
    "126,26 132,20 130,10 140,4 147,10 144,20 152,28 155,40 149,46 152,53 140,57 127,56 132,49 124,44 131,36",
  ],
  ["plum", "238,28 232,16 246,6 262,-2 280,0 276,12 266,18 262,34 250,40"],
];

export const plague = scene(
  320,
  140,
  (plate) => {
    plate.wash(rect(-2, -2, 324, 144), "water");
    for (let i = 0; i < 16; i += 1) {
      const a = (i * Math.PI) / 8 + 0.1;
      const end = [52 + 330 * Math.cos(a), 42 + 330 * Math.sin(a)];
      plate.line([[52, 42], end], { width: 0.9, taper: 0.02, ink: "line", rough: 0.1 });
    }
    for (const [fill, points] of COASTS) {
      const hatch = { angle: 60, gap: 4.4, width: 1.1, cross: 1 };
      plate.shape(blob(pts(points)), { fill, line: 2.1, shade: 0.22, hatch });
    }
    plate.at({ x: 52, y: 42 }, () => compass(plate));
    for (let i = 0; i < 10; i += 1) {
      const [x, y] = [4 + plate.random() * 74, 84 + plate.random() * 50];
      plate.line(
        curve([
          [x, y],
          [x + 5, y - 1.6],
          [x + 10, y],
          [x + 15, y - 1.4],
        ]),
        { width: 1.2, ink: "line" },
      );
    }
    plate.at({ x: 112, y: 76, scale: 0.5, weight: 0.7 }, () => cities.paris.draw(plate));
    plate.at({ x: 278, y: 52, scale: 0.62, weight: 0.75 }, () => cities.novgorod.draw(plate));
    plate.at({ x: 178, y: 4, scale: 0.98 }, () => death.draw(plate));
    cube(plate, 150, 82, "red");
    cube(plate, 146, 94, "red");
    cube(plate, 296, 100, "blue");
    cube(plate, 284, 106, "gold");
    cube(plate, 298, 112, "blue");
    rat(plate, 176, 102, 0.62);
    rat(plate, 318, 106, 0.5);
  },
  { fine: 0.24, parts: 4, line: 1.9 },
);
