// The ground of the board of Notre Dame: what stands and swims between the pieces.
import { scene } from "../engraver/plate.mjs";
import { arch, blob, curve, ellipse, path, rect } from "../engraver/shapes.mjs";
import { carriage, friend } from "./pieces.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/** A boat with a square sail, sailing to the right. */
const boat = scene(64, 60, (plate) => {
  plate.line(path("M30 42L31 5"), { width: 2.4, taper: 0.05 });
  plate.shape(path("M31 7C42 9 52 18 54 30C46 33 38 34 31 34C35 25 35 15 31 7Z"), {
    fill: "linen",
    line: 1.8,
    shade: 0.42,
    hatch: { angle: 80, gap: 3, width: 1, bow: 0.2 },
  });
  plate.shape(path("M29 12C22 18 16 26 13 34C19 35 25 34 29 33Z"), {
    fill: "linen",
    line: 1.6,
    shade: 0.3,
    hatch: { angle: 80, gap: 3, width: 1 },
  });
  plate.line(path("M31 5C35 3 38 6 42 4"), { width: 2, ink: "red" });
  plate.shape(path("M4 39C20 43 42 43 61 36C60 46 54 53 46 54L17 54C10 52 6 47 4 39Z"), {
    fill: "wood",
    line: 2.2,
    shade: 0.5,
    hatch: { angle: 6, gap: 3, width: 1.2, bow: 0.1 },
  });
  for (const [x, y, long] of [
    [2, 57, 14],
    [22, 58, 18],
    [46, 57, 14],
  ])
    plate.line(
      curve([
        [x, y],
        [x + long / 2, y - 1.6],
        [x + long, y],
      ]),
      { width: 1.3, ink: "line" },
    );
});

/** A barge with barrels, rowed. */
const barge = scene(72, 40, (plate) => {
  for (const x of [24, 35, 46]) {
    plate.shape(
      path(
        `M${x - 5} 12C${x - 6.5} 16 ${x - 6.5} 20 ${x - 5} 25L${x + 5} 25C${x + 6.5} 20 ${x + 6.5} 16 ${x + 5} 12Z`,
      ),
      {
        fill: "tile",
        line: 1.5,
        shade: 0.45,
        hatch: { angle: 90, gap: 2.4, width: 1 },
      },
    );
  }
  plate.shape(ellipse(60, 10, 3.6), { fill: "skin", line: 1.4 });
  plate.shape(path("M55 14C58 13 62 13 65 15L66 27L54 27Z"), {
    fill: "blue",
    line: 1.5,
    shade: 0.4,
    hatch: { gap: 2.4, width: 1 },
  });
  plate.line(path("M58 18L70 36"), { width: 1.8, taper: 0.1 });
  plate.shape(path("M3 22C16 27 54 27 70 22C69 30 63 36 56 36L15 36C8 35 4 29 3 22Z"), {
    fill: "brown",
    line: 2.1,
    shade: 0.5,
    hatch: { angle: 4, gap: 2.8, width: 1.1 },
  });
});

/** Short strokes of water. @param {number[][]} strokes */
const waves = (strokes) =>
  scene(70, 18, (plate) => {
    for (const [x, y, long] of strokes)
      plate.line(
        curve([
          [x, y],
          [x + long * 0.3, y - 2.4],
          [x + long * 0.6, y + 0.6],
          [x + long, y - 1],
        ]),
        { width: 1.5, taper: 0.9, ink: "line" },
      );
  });

const waves1 = waves([
  [4, 6, 26],
  [20, 11, 30],
  [44, 5, 18],
  [8, 15, 14],
]);
const waves2 = waves([
  [10, 8, 20],
  [36, 12, 26],
  [2, 14, 18],
]);
const waves3 = waves([
  [2, 5, 16],
  [24, 7, 34],
  [14, 13, 20],
  [48, 15, 18],
]);

/**
 * A narrow house of the town, its gable to the street.
 * @param {{ wall: string, roof: string, wide: number, high: number, peak: number, beams?: boolean }} look
 */
const house = ({ wall, roof, wide, high, peak, beams = false }) =>
  scene(wide + 12, high + peak + 6, (plate) => {
    const [x, y] = [4, peak + 3];
    const depth = 5;
    // The side away from the light, and the roof over it.
    plate.shape(
      [
        [x + wide, y],
        [x + wide + depth, y - 3],
        [x + wide + depth, y + high - 3],
        [x + wide, y + high],
      ],
      {
        fill: wall,
        line: 1.6,
        shade: 1,
        hatch: { angle: 80, gap: 2.2, width: 1, cross: 2 },
      },
    );
    plate.shape(rect(x, y - 2, wide, high + 2), {
      fill: wall,
      line: 1.9,
      shade: 0.26,
      hatch: { angle: 86, gap: 2.8, width: 1 },
    });
    if (beams) {
      plate.line(
        [
          [x, y + high * 0.45],
          [x + wide, y + high * 0.45],
        ],
        { width: 2, ink: "umber" },
      );
      plate.line(
        [
          [x + 2, y + high * 0.45],
          [x + wide * 0.4, y + 2],
        ],
        { width: 1.6, ink: "umber" },
      );
      plate.line(
        [
          [x + wide - 2, y + high * 0.45],
          [x + wide * 0.6, y + 2],
        ],
        { width: 1.6, ink: "umber" },
      );
    }
    plate.shape(
      [
        [x - 3, y + 1],
        [x + wide / 2, y - peak],
        [x + wide / 2 + depth, y - peak - 1],
        [x + wide + depth + 3, y - 1],
        [x + wide + 2, y + 1],
      ],
      { fill: roof, line: 2, shade: 0.5, hatch: { angle: 58, gap: 2.8, width: 1.2 } },
    );
    plate.shape(
      [
        [x - 1, y],
        [x + wide / 2, y - peak + 4],
        [x + wide + 1, y],
      ],
      {
        fill: wall,
        line: 1.5,
      },
    );
    const door = wide * 0.26;
    plate.shape(arch(x + wide / 2 - door / 2, y + high * 0.55, door, high * 0.45), {
      fill: "black",
      line: 1.2,
    });
    for (const side of [0.22, 0.78]) {
      plate.shape(rect(x + wide * side - 2, y + high * 0.16, 4, 5.5), { fill: "black", line: 1 });
    }
    plate.shape(ellipse(x + wide / 2, y - peak * 0.3, 2), { fill: "black", line: 0 });
  });

const house1 = house({ wall: "stone", roof: "roof", wide: 26, high: 22, peak: 17 });
const house2 = house({ wall: "linen", roof: "tile", wide: 22, high: 27, peak: 16, beams: true });
const house3 = house({ wall: "straw", roof: "slate", wide: 28, high: 19, peak: 15 });
const house4 = house({ wall: "linen", roof: "roof", wide: 24, high: 24, peak: 20, beams: true });

/** A tree of a garden. */
const tree = scene(34, 42, (plate) => {
  plate.shape(path("M15 26L14 39L20 39L19 26Z"), { fill: "brown", line: 1.4 });
  plate.shape(
    blob([
      [17, 3],
      [25, 6],
      [30, 13],
      [29, 22],
      [22, 28],
      [12, 28],
      [5, 22],
      [4, 13],
      [9, 6],
    ]),
    {
      fill: "green",
      line: 2,
      rough: 1.2,
      shade: 0.5,
      hatch: { angle: 40, gap: 2.8, width: 1.3, bow: 0.2 },
    },
  );
});

/** A market well under its roof. */
const well = scene(44, 44, (plate) => {
  plate.line(path("M10 30L10 13"), { width: 2.4, taper: 0.02 });
  plate.line(path("M34 30L34 13"), { width: 2.4, taper: 0.02 });
  plate.shape(path("M4 15L22 3L40 15Z"), {
    fill: "tile",
    line: 1.9,
    shade: 0.45,
    hatch: { angle: 58, gap: 2.6, width: 1.1 },
  });
  plate.line(path("M22 15L22 27"), { width: 1.2 });
  plate.shape(path("M6 29L6 39C12 43 32 43 38 39L38 29Z"), {
    fill: "stone",
    line: 1.9,
    shade: 0.45,
    hatch: { angle: 88, gap: 2.8, width: 1.1 },
  });
  plate.shape(ellipse(22, 29, 16, 4.4), { fill: "stone", line: 1.7 });
  plate.shape(ellipse(22, 29.4, 11.5, 2.7), { fill: "black", line: 1 });
});

export default {
  carriage,
  friend,
  boat,
  barge,
  waves1,
  waves2,
  waves3,
  house1,
  house2,
  house3,
  house4,
  tree,
  well,
};
