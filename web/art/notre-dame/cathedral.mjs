// Notre Dame from the west, large, with its rose window; 200 by 240.
import { arch, ellipse, path, pts, rect } from "../engraver/shapes.mjs";
import { masonry, opening, stones, tiles } from "../buildings/parts.mjs";
import { scene } from "../engraver/plate.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/** @param {Plate} plate @param {number} x @param {number} y @param {number} r */
export function rose(plate, x, y, r) {
  plate.shape(ellipse(x, y, r), { fill: "blue", line: 2.6 });
  for (let i = 0; i < 12; i += 1) {
    const a = (i * Math.PI) / 6;
    const petal = [
      [0.34, -0.1],
      [0.8, -0.24],
      [0.93, -0.16],
      [0.95, 0],
      [0.93, 0.16],
      [0.8, 0.24],
      [0.34, 0.1],
    ];
    const shape = petal.map(([d, off]) => [
      x + r * d * Math.cos(a + off),
      y + r * d * Math.sin(a + off),
    ]);
    plate.shape(shape, { fill: i % 2 ? "red" : "glow", line: 1.3 });
  }
  plate.shape(ellipse(x, y, r * 0.3), { fill: "glow", line: 1.8 });
  plate.shape(ellipse(x, y, r * 0.13), { fill: "red", line: 1.2 });
}

/** @param {Plate} plate @param {number} x */
function tower(plate, x) {
  plate.shape(rect(x, 18, 62, 84), masonry("stone", 0.36));
  for (const dx of [8, 34]) {
    plate.shape(arch(x + dx, 28, 20, 66), masonry("straw", 0, 1.6));
    opening(plate, x + dx + 3.5, 33, 13, 61);
    for (const y of [56, 68, 80])
      plate.line(
        [
          [x + dx + 3.5, y],
          [x + dx + 16.5, y - 3],
        ],
        { width: 1.6, taper: 0.02, ink: "slate" },
      );
  }
  plate.shape(rect(x - 3, 12, 68, 7), masonry("straw", 0.2));
  for (let i = 0; i < 8; i += 1)
    plate.shape(rect(x - 1 + i * 8.4, 6, 5, 7), masonry("stone", 0, 1.3));
}

export const cathedral = scene(
  200,
  240,
  (plate) => {
    plate.shape(pts("96,60 100,0 104,60"), tiles("slate", 0.5));
    plate.shape(pts("66,66 78,44 122,44 134,66"), tiles("slate", 0.4));
    plate.shape(
      rect(12, 62, 176, 174),
      masonry("stone", (x) => 0.28 + x / 480),
    );
    tower(plate, 12);
    tower(plate, 126);
    plate.shape(rect(74, 62, 52, 76), masonry("straw", 0.24));
    for (let i = 0; i < 6; i += 1) {
      opening(plate, 77.5 + i * 7.8, 66, 5.4, 17);
    }
    rose(plate, 100, 112, 23);
    for (const x of [18, 132]) {
      plate.shape(arch(x + 6, 104, 38, 34), masonry("straw", 0, 1.5));
      opening(plate, x + 10, 110, 13, 28);
      opening(plate, x + 27, 110, 13, 28);
      plate.shape(ellipse(x + 25, 112, 3.6), { fill: "red", line: 1.2 });
    }
    plate.shape(rect(8, 138, 184, 26), masonry("straw", 0.2));
    for (let i = 0; i < 20; i += 1) {
      const x = 12 + i * 9.05;
      plate.shape(arch(x, 142, 7, 20), { fill: "umber", line: 1.1 });
      plate.shape(
        [
          [x + 2, 162],
          [x + 2.2, 151],
          [x + 4.8, 151],
          [x + 5, 162],
        ],
        { fill: i % 3 ? "linen" : "gold", line: 0.8 },
      );
      plate.dot(x + 3.5, 149, 1.9, "skin");
    }
    for (const [x, w, h] of [
      [16, 48, 62],
      [70, 60, 70],
      [136, 48, 62],
    ]) {
      for (const [part, fill] of /** @type {[number, string][]} */ ([
        [1, "straw"],
        [0.82, "stone"],
        [0.64, "straw"],
        [0.48, "umber"],
      ])) {
        plate.shape(arch(x + (w * (1 - part)) / 2, 234 - h * part, w * part, h * part), {
          fill,
          line: 1.7,
        });
      }
      plate.line(
        [
          [x + w / 2, 234 - h * 0.3],
          [x + w / 2, 234],
        ],
        { width: 1.6, taper: 0.02, ink: "gold" },
      );
    }
    for (const x of [5, 65, 125, 185]) {
      plate.shape(rect(x, 58, 10, 178), masonry("straw", 0.5));
      plate.shape(
        [
          [x - 1, 58],
          [x + 5, 48],
          [x + 11, 58],
        ],
        masonry("stone", 0, 1.4),
      );
    }
    stones(plate, 16, 168, 40, 16, 3);
    stones(plate, 150, 168, 36, 16, 4);
    plate.shape(path("M2 235L198 235L200 240L0 240Z"), masonry("stone", 0, 1.8));
  },
  { fine: 0.2, parts: 5 },
);
