// The games on the home page: Paris over the Seine, the abbey on its mountain; 320 by 140.
import { gable, masonry, opening, tiles } from "../buildings/parts.mjs";
import { scene } from "../engraver/plate.mjs";
import { arch, blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";
import { bust } from "../figures/figure.mjs";
import { cathedral } from "../notre-dame/cathedral.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

const LOOK = { fine: 0.24, parts: 4, line: 1.9 };

/** @param {Plate} plate @param {number} from @param {number} to @param {number} step */
function sky(plate, from, to, step) {
  for (let y = from; y < to; y += step) {
    const [left, right] = [plate.random() * 60, 320 - plate.random() * 60];
    plate.line(
      [
        [left, y],
        [(left + right) / 2, y - 1.5],
        [right, y],
      ],
      { width: 1.1, ink: "dim" },
    );
  }
}

export const paris = scene(
  320,
  140,
  (plate) => {
    plate.wash(rect(-2, -2, 324, 164), "sky");
    sky(plate, 8, 70, 7);
    const roofs = ["roof", "tile", "slate", "red"];
    const walls = ["straw", "linen", "stone", "rose"];
    const rows = [
      pts("2,26 30,22 54,28 84,20 218,24 244,28 274,20 296,26"),
      pts("-8,24 18,28 48,24 74,28 222,26 250,22 272,28 302,26"),
    ];
    rows.forEach((row, depth) => {
      row.forEach(([x, w], i) => {
        const h = 20 + ((i * 7 + depth * 5) % 13);
        const base = 101 + depth * 15;
        gable(plate, x, base, w, h, {
          roof: 14 + (i % 3) * 3,
          wall: walls[(i + depth) % 4],
          tile: roofs[(i * 3 + depth) % 4],
          timber: i % 2 === depth,
          eaves: 2,
        });
        opening(plate, x + w * 0.2, base - h * 0.82, w * 0.16, h * 0.28, {
          fill: (i + depth) % 3 ? "black" : "glow",
        });
        opening(plate, x + w * 0.62, base - h * 0.82, w * 0.16, h * 0.28);
        opening(plate, x + w * 0.38, base - h * 0.34, w * 0.24, h * 0.34, {
          pointed: false,
          fill: "umber",
        });
      });
    });
    plate.at({ x: 108, y: -2, scale: 0.515, weight: 0.6 }, () => cathedral.draw(plate));
    plate.shape(pts("-4,117 324,117 324,125 -4,125"), masonry("stone", 0.3));
    for (let x = 6; x < 320; x += 17)
      plate.line(
        [
          [x, 118],
          [x, 124],
        ],
        { width: 1.1, taper: 0.05 },
      );
    plate.wash(rect(-2, 125, 324, 18), "water");
    for (let i = 0; i < 16; i += 1) {
      const [x, y] = [plate.random() * 300, 129 + plate.random() * 9];
      plate.line(
        curve([
          [x, y],
          [x + 6, y - 1.8],
          [x + 12, y],
          [x + 18, y - 1.6],
        ]),
        { width: 1.3, ink: "line" },
      );
    }
    plate.shape(path("M34 126L86 126L78 137L44 137Z"), {
      fill: "brown",
      line: 2,
      shade: 0.4,
      hatch: { angle: 0, gap: 3.4 },
    });
    plate.line(pts("58,127 58,86"), { width: 2.4, taper: 0.05 });
    plate.shape(path("M61 89C74 97 80 109 80 119L61 122Z"), {
      fill: "linen",
      line: 1.8,
      shade: 0.4,
      hatch: { angle: 70, gap: 3.4 },
    });
    plate.at({ x: 232, y: 100, scale: 0.44 }, () => {
      plate.line(curve(pts("66,42 78,47 86,40 84,30 92,24")), { width: 1.8, taper: 0.6 });
      plate.shape(
        blob(pts("5,39 12,33 20,27 30,21 42,15 56,17 67,26 71,38 64,46 50,48 34,47 22,45 10,44")),
        { fill: "slate", line: 1.7, shade: 0.5, hatch: { angle: 32, gap: 3, width: 1 } },
      );
      plate.shape(ellipse(26, 23, 6.2, 6.8), { fill: "flush", line: 1.3 });
      plate.dot(15.5, 34.5, 2.4);
    });
  },
  LOOK,
);

export const abbey = scene(
  320,
  140,
  (plate) =>
    plate.at({ y: -6 }, () => {
      plate.wash(rect(-2, -2, 324, 164), "dusk");
      sky(plate, 8, 60, 8);
      plate.shape(ellipse(282, 30, 15), { fill: "glow", line: 1.9 });
      plate.dot(275, 25, 12.5, "dusk");
      plate.shape(
        pts("-6,150 40,84 66,104 96,70 140,118 190,92 250,112 300,78 326,110 326,166 -6,166"),
        {
          fill: "slate",
          line: 2.2,
          shade: 0.5,
          hatch: { angle: 58, gap: 4.6, width: 1.5, cross: 0.9 },
        },
      );
      plate.shape(blob(pts("96,166 120,132 160,118 214,116 268,122 312,140 332,166")), {
        fill: "moss",
        line: 2.1,
        shade: 0.4,
        hatch: { angle: 60, gap: 4.4, width: 1.4 },
      });
      plate.shape(rect(136, 100, 152, 26), masonry("stone", 0.4));
      for (let x = 138; x < 286; x += 9) plate.shape(rect(x, 95.5, 5, 5), masonry("stone", 0, 1.2));
      plate.shape(rect(236, 66, 46, 58), masonry("straw", 0.4));
      plate.shape(pts("231,67 259,44 287,67"), tiles("slate", 0.5));
      plate.shape(ellipse(259, 82, 8.5), { fill: "blue", line: 1.8 });
      plate.shape(ellipse(259, 82, 4), { fill: "glow", line: 1.3 });
      opening(plate, 252, 100, 14, 24, { fill: "umber" });
      plate.shape(rect(172, 38, 46, 86), masonry("stone", 0.42));
      for (const x of [166, 208]) {
        plate.shape(rect(x, 30, 16, 94), masonry("stone", 0.46));
        plate.shape(
          [
            [x - 3, 31],
            [x + 8, 10],
            [x + 19, 31],
          ],
          tiles("red", 0.5),
        );
      }
      for (let i = 0; i < 4; i += 1)
        plate.shape(rect(184 + i * 6, 34, 4, 5), masonry("stone", 0, 1.1));
      for (const y of [46, 68])
        for (const x of [187, 198]) opening(plate, x, y, 7, 13, { fill: "glow" });
      for (const x of [170.5, 213])
        for (const y of [44, 70]) opening(plate, x, y, 5, 10, { fill: y > 50 ? "black" : "glow" });
      plate.shape(arch(186, 98, 18, 26), { fill: "umber", line: 1.8 });
      plate.shape(rect(138, 84, 32, 30), masonry("linen", 0.4));
      plate.shape(pts("134,85 154,68 174,85"), tiles("tile", 0.5));
      opening(plate, 149, 92, 8, 14, { fill: "glow" });
      plate.shape(path("M180 126C168 138 150 144 118 162L150 162C172 148 188 140 204 126Z"), {
        fill: "stone",
        line: 1.6,
      });
      plate.at({ x: 8, y: 34, scale: 1.06, weight: 1 }, () =>
        bust(plate, {
          jaw: "lean",
          eyes: "narrow",
          turn: 2,
          cut: "none",
          hair: "umber",
          beard: "stubble",
          robe: "umber",
          collar: "cowl",
          hat: ["hood", "umber"],
          holds: "lantern",
        }),
      );
    }),
  LOOK,
);
