// The seven sectors of a borough: house fronts of 120 by 100 that tell what is done there.
import {
  gable,
  longhouse,
  masonry,
  opening,
  small,
  stones,
  tiles,
  tree,
} from "../buildings/parts.mjs";
import { scene } from "../engraver/plate.mjs";
import { arch, blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

const LOOK = { fine: 0.2, parts: 5, line: 1.9 };

/** @param {Plate} plate */
function ground(plate) {
  plate.line(curve(pts("2,95 40,94 80,95.5 118,94.5")), { width: 2, ink: "line" });
}

/** @param {Plate} plate @param {number} x @param {number} y @param {number} r */
function coins(plate, x, y, r) {
  plate.shape(ellipse(x, y, r, r * 0.55), { fill: "gold", line: 1.4 });
}

/** Pupils before their master, a bell on the roof. */
const school = scene(
  120,
  100,
  (plate) => {
    ground(plate);
    longhouse(plate, 12, 94, 96, 46, { roof: 22, wall: "stone", tile: "slate", inset: 10 });
    plate.shape(rect(52, 8, 16, 20), masonry("stone"));
    plate.shape(pts("49,9 60,-1 71,9"), tiles("slate"));
    opening(plate, 56, 12, 8, 14);
    plate.shape(path("M60 15C63 16 63 21 65 23L55 23C57 21 57 16 60 15Z"), {
      fill: "gold",
      line: 1,
    });
    for (const x of [19, 85]) opening(plate, x, 56, 15, 26, { bar: true, fill: "sky" });
    plate.shape(arch(40, 54, 40, 40, false), { fill: "umber", line: 1.9 });
    plate.shape(rect(62, 60, 13, 12), { fill: "moss", line: 1.5 });
    plate.line(pts("65,64 72,64"), { width: 1, ink: "linen" });
    plate.line(pts("65,68 70,68"), { width: 1, ink: "linen" });
    small(plate, 55, 68, 5.4, "umber", "red");
    for (const [x, y, hair, robe] of /** @type {[number, number, string, string][]} */ ([
      [22, 82, "ochre", "blue"],
      [37, 84, "umber", "green"],
      [84, 84, "brown", "plum"],
      [99, 82, "black", "teal"],
    ])) {
      small(plate, x, y, 5.2, hair, robe);
    }
    plate.shape(rect(44, 86, 32, 4), { fill: "wood", line: 1.5 });
    for (const x of [48, 60, 70])
      plate.shape(rect(x - 3, 82.5, 7, 4), { fill: "linen", line: 1.1 });
  },
  LOOK,
);

/** A loggia, before it the table with coins and a balance. */
const bank = scene(
  120,
  100,
  (plate) => {
    ground(plate);
    plate.shape(rect(14, 22, 92, 72), masonry("straw", 0.32));
    plate.shape(rect(10, 16, 100, 8), masonry("stone", 0.3));
    for (let x = 12; x < 106; x += 12) plate.shape(rect(x, 9, 7, 8), masonry("stone", 0, 1.5));
    for (const x of [20, 48, 76])
      opening(plate, x, 30, 24, 50, { pointed: false, fill: "umber", line: 1.9 });
    small(plate, 60, 52, 7.5, "black", "plum");
    plate.shape(path("M48 46C52 38 68 38 72 46Z"), { fill: "red", line: 1.5 });
    plate.shape(path("M14 74L106 74L102 80L98 94L22 94L18 80Z"), {
      fill: "green",
      line: 2,
      shade: 0.4,
      hatch: { angle: 86, gap: 4, width: 1.2 },
    });
    plate.shape(path("M12 70L108 70L106 78L14 78Z"), { fill: "wood", line: 2 });
    for (const [x, n] of [
      [26, 5],
      [38, 3],
      [84, 4],
      [96, 6],
    ])
      for (let i = 0; i < n; i += 1) coins(plate, x, 70 - i * 3, 5.4);
  },
  LOOK,
);

/** A town palace with a stair tower, a balcony and a shield. */
const residence = scene(
  120,
  100,
  (plate) => {
    ground(plate);
    plate.shape(rect(14, 36, 66, 58), masonry("rose", 0.34));
    plate.shape(pts("9,37 24,8 70,8 85,37"), tiles("slate", 0.46, 76));
    for (const x of [22, 54]) {
      plate.shape(
        [
          [x, 32],
          [x + 9, 16],
          [x + 18, 32],
        ],
        tiles("slate", 0.4),
      );
      opening(plate, x + 5.5, 24, 7, 10);
    }
    for (const x of [21, 42, 63]) opening(plate, x, 44, 11, 18, { bar: true, fill: "glow" });
    plate.shape(rect(16, 64, 62, 5), masonry("stone", 0.3));
    for (let x = 19; x < 76; x += 6)
      plate.line(
        [
          [x, 65],
          [x, 69],
        ],
        { width: 1.3, taper: 0.02 },
      );
    opening(plate, 38, 74, 18, 20, { fill: "umber", line: 1.7 });
    plate.shape(rect(80, 22, 24, 72), masonry("stone", 0.42));
    plate.shape(pts("76,23 92,-2 108,23"), tiles("red", 0.5));
    plate.line(curve(pts("92,-2 92,4")), { width: 1.4 });
    for (const y of [30, 48, 66]) opening(plate, 88, y, 8, 12);
    stones(plate, 81, 44, 20, 46, 5);
    plate.shape(path("M20 74L32 74L32 84C32 89 28 91 26 92C24 91 20 89 20 84Z"), {
      fill: "gold",
      line: 1.7,
    });
    plate.line(pts("26,76 26,90"), { width: 2.2, ink: "red" });
    plate.line(pts("21,81 31,81"), { width: 2.2, ink: "red" });
    plate.shape(path("M64 74L76 74L76 84C76 89 72 91 70 92C68 91 64 89 64 84Z"), {
      fill: "blue",
      line: 1.7,
    });
  },
  LOOK,
);

/** A barn with its gate open: a wheel, a carriage's pole, two horses. */
const carriageHouse = scene(
  120,
  100,
  (plate) => {
    ground(plate);
    gable(plate, 14, 94, 92, 50, { roof: 38, wall: "wood", tile: "tile", eaves: 7 });
    plate.line(pts("14,62 106,62"), { width: 1.6, taper: 0.02 });
    opening(plate, 52, 20, 16, 18, { pointed: false });
    plate.shape(arch(24, 46, 72, 48, false), { fill: "umber", line: 2 });
    for (const [x, flip, coat] of /** @type {[number, number, string][]} */ ([
      [53, -1, "brown"],
      [67, 1, "linen"],
    ])) {
      plate.at({ x, y: 72, scale: [flip, 1] }, () => {
        plate.shape(
          blob(
            pts("-14,22 -12,6 -6,-6 2,-14 4,-20 8,-15 14,-12 22,0 23,6 17,8 11,3 8,4 12,14 14,22"),
          ),
          { fill: coat, line: 1.9, shade: 0.42, hatch: { angle: 50, gap: 3, width: 1.1 } },
        );
        plate.shape(pts("2,-15 -4,-10 -8,-3 -12,6 -14,14 -8,8 -4,0 2,-6"), {
          fill: "black",
          line: 1.2,
        });
        plate.dot(10, -6, 1.5);
        plate.line(pts("6,3 14,-2 17,8"), { width: 1.5, taper: 0.05, ink: "red" });
        plate.dot(20, 4, 1);
      });
    }
    plate.shape(ellipse(60, 83, 11), { line: 2.6, fill: "wood" });
    plate.shape(ellipse(60, 83, 3.4), { fill: "tile", line: 1.6 });
    for (let i = 0; i < 8; i += 1) {
      const a = (i * Math.PI) / 4;
      plate.line(
        [
          [60 + 3 * Math.cos(a), 83 + 3 * Math.sin(a)],
          [60 + 10.5 * Math.cos(a), 83 + 10.5 * Math.sin(a)],
        ],
        { width: 1.8, taper: 0.02 },
      );
    }
  },
  LOOK,
);

/** An inn with lit windows and its sign, a bed, on the arm. */
const hotel = scene(
  120,
  100,
  (plate) => {
    ground(plate);
    plate.shape(rect(12, 58, 60, 36), masonry("stone", 0.3));
    plate.shape(rect(8, 30, 68, 29), masonry("linen", 0.26));
    plate.shape(pts("3,31 42,-1 81,31"), tiles("roof", 0.48, 50));
    for (const [a, b] of [
      [
        [8, 44],
        [76, 44],
      ],
      [
        [20, 31],
        [14, 58],
      ],
      [
        [30, 58],
        [36, 44],
      ],
      [
        [54, 58],
        [48, 44],
      ],
      [
        [64, 31],
        [70, 58],
      ],
    ])
      plate.line([a, b], { width: 1.7, taper: 0.02 });
    opening(plate, 37, 12, 10, 14, { pointed: false, fill: "glow" });
    for (const x of [16, 37, 58]) plate.shape(rect(x, 34, 10, 9), { fill: "glow", line: 1.4 });
    opening(plate, 18, 66, 16, 28, { pointed: false, fill: "umber", line: 1.7 });
    plate.dot(30, 81, 1.2, "gold");
    plate.shape(rect(42, 66, 22, 13), { fill: "glow", line: 1.6 });
    plate.line(pts("53,66 53,79"), { width: 1.2, taper: 0.02 });
    plate.line(pts("74,42 112,42"), { width: 3, taper: 0.05 });
    plate.line(pts("76,56 92,43"), { width: 1.8 });
    plate.line(pts("86,42 86,50"), { width: 1.4, taper: 0.02 });
    plate.line(pts("110,42 110,50"), { width: 1.4, taper: 0.02 });
    plate.shape(rect(80, 50, 36, 28), {
      fill: "teal",
      line: 2.2,
      shade: 0.3,
      hatch: { gap: 3.2, width: 1 },
    });
    plate.shape(path("M86 60L90 60L90 66L110 66L110 73L86 73Z"), { fill: "wood", line: 1.5 });
    plate.shape(path("M91 61L97 61L97 66L91 66Z"), { fill: "linen", line: 1.2 });
    plate.shape(path("M98 60C104 58 109 61 110 66L98 66Z"), { fill: "red", line: 1.4 });
    for (const x of [87.5, 108.5])
      plate.line(
        [
          [x, 73],
          [x, 76],
        ],
        { width: 1.8, taper: 0.02 },
      );
    plate.shape(blob(pts("84,94 85,84 93,82 100,84 101,94")), {
      fill: "wood",
      line: 1.7,
      shade: 0.4,
      hatch: { angle: 90, gap: 3 },
    });
    plate.line(pts("84,88 101,88"), { width: 1.5, taper: 0.02 });
  },
  LOOK,
);

/** Trees, a hedge, a fountain. */
const park = scene(
  120,
  100,
  (plate) => {
    ground(plate);
    tree(plate, 24, 84, 66, "green");
    tree(plate, 97, 82, 70, "moss");
    tree(plate, 60, 66, 58, "green");
    plate.shape(blob(pts("2,94 4,82 14,80 22,83 31,80 40,84 44,94")), {
      fill: "moss",
      line: 1.8,
      shade: 0.45,
      hatch: { angle: 70, gap: 3, width: 1.1 },
    });
    plate.shape(blob(pts("76,94 80,84 90,80 99,83 108,80 117,84 118,94")), {
      fill: "green",
      line: 1.8,
      shade: 0.45,
      hatch: { angle: 70, gap: 3, width: 1.1 },
    });
    plate.shape(path("M40 82L80 82L77 94L43 94Z"), masonry("stone", 0.4));
    plate.shape(ellipse(60, 82, 20, 5.4), { fill: "water", line: 1.8 });
    plate.shape(path("M58 82L58 66L62 66L62 82Z"), masonry("stone", 0, 1.5));
    plate.shape(ellipse(60, 66, 8, 2.6), { fill: "water", line: 1.5 });
    for (const s of [-1, 1]) {
      plate.line(
        curve([
          [60, 56],
          [60 + s * 7, 57],
          [60 + s * 10, 66],
        ]),
        { width: 1.7, ink: "sky" },
      );
      plate.line(
        curve([
          [60 + s * 8, 67],
          [60 + s * 14, 70],
          [60 + s * 15, 80],
        ]),
        { width: 1.7, ink: "sky" },
      );
    }
    for (const [x, y, ink] of /** @type {[number, number, string][]} */ ([
      [12, 88, "rose"],
      [24, 90, "gold"],
      [34, 88, "rose"],
      [90, 89, "gold"],
      [102, 88, "rose"],
      [110, 91, "gold"],
    ]))
      plate.dot(x, y, 1.8, ink);
  },
  LOOK,
);

/** A hall with beds, a cross on its gable. */
const hospital = scene(
  120,
  100,
  (plate) => {
    ground(plate);
    longhouse(plate, 12, 94, 96, 56, { roof: 20, wall: "linen", tile: "blue", inset: 12 });
    plate.shape(pts("44,38 60,10 76,38"), masonry("linen", 0.3));
    plate.shape(path("M56.500 17H63.500V23H69.500V30H63.500V36H56.500V30H50.500V23H56.500Z"), {
      fill: "red",
      line: 1.5,
    });
    plate.shape(arch(16, 46, 42, 48, false), { fill: "stone", line: 1.9 });
    plate.shape(arch(62, 46, 42, 48, false), { fill: "stone", line: 1.9 });
    for (const [x, cover, hair] of /** @type {[number, string, string][]} */ ([
      [16, "green", "umber"],
      [62, "red", "grey"],
    ])) {
      plate.hatch(arch(x, 46, 42, 48, false), 0.5, { angle: 90, gap: 4, width: 1.1, cross: 1 });
      plate.shape(rect(x + 3, 60, 4, 30), { fill: "wood", line: 1.5 });
      plate.shape(rect(x + 36, 72, 4, 20), { fill: "wood", line: 1.5 });
      plate.shape(rect(x + 5, 78, 33, 9), { fill: "wood", line: 1.6 });
      plate.shape(
        blob([
          [x + 8, 78],
          [x + 8, 71],
          [x + 17, 70],
          [x + 19, 78],
        ]),
        { fill: "linen", line: 1.4 },
      );
      plate.shape(ellipse(x + 14, 71, 4.8), { fill: "skin", line: 1.4 });
      plate.line(
        curve([
          [x + 10, 69],
          [x + 14, 65.5],
          [x + 18.5, 69],
        ]),
        { width: 3, taper: 0.1, ink: hair },
      );
      plate.dot(x + 15.5, 71, 0.9);
      plate.shape(
        path(`M${x + 17} 79C${x + 19} 70 ${x + 30} 70 ${x + 38} 75L${x + 38} 82L${x + 17} 82Z`),
        { fill: cover, line: 1.7, shade: 0.4, hatch: { angle: 80, gap: 3, width: 1.1 } },
      );
    }
  },
  LOOK,
);

export const SECTORS = {
  "cloister-school": school,
  bank,
  residence,
  "carriage-house": carriageHouse,
  hotel,
  park,
  hospital,
};
