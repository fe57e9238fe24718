// Rat tokens: the disc's two sides, and the signs on the fronts.
import { scene } from "../engraver/plate.mjs";
import { blob, curve, ellipse, path, pts } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

const LOOK = { fine: 0.14, parts: 10 };

/** The face down side: a rat burnt into wood. */
const back = scene(
  60,
  60,
  (plate) => {
    plate.shape(ellipse(30, 30, 27.5), {
      fill: "wood",
      line: 2.8,
      shade: 0.3,
      hatch: { around: [30, 30], gap: 3, width: 1.1, cross: 1 },
    });
    plate.shape(ellipse(30, 30, 22.5), { fill: "tile", line: 1.3 });
    for (const y of [16, 45])
      plate.line(
        curve([
          [14, y],
          [30, y + 2],
          [46, y],
        ]),
        { width: 1 },
      );
    plate.line(curve(pts("44,36 50,36 51,28 47,23")), { width: 2.4, taper: 0.5 });
    plate.shape(blob(pts("9,33 15,29 20,24 27,20 36,20 43,25 46,33 43,38 34,40 22,39 13,37")), {
      fill: "black",
      line: 1.2,
    });
    plate.shape(ellipse(21, 23.5, 4), { fill: "tile", line: 1.6 });
    plate.dot(15.5, 31, 1.2, "straw");
    for (const x of [20, 25, 36, 41])
      plate.line(
        [
          [x, 38],
          [x - 2, 43],
          [x - 5, 44],
        ],
        { width: 1.9, taper: 0.1 },
      );
  },
  LOOK,
);

/** The face up side without its signs. @param {Plate} plate */
function face(plate) {
  plate.shape(ellipse(30, 30, 27.5), {
    fill: "wood",
    line: 2.8,
    shade: 0.3,
    hatch: { around: [30, 30], gap: 3, width: 1.1, cross: 1 },
  });
  plate.shape(ellipse(30, 30, 24.8), { fill: "linen", line: 1.4 });
}
const front = scene(60, 60, face, LOOK);

/** @param {(plate: Plate) => void} draw */
const sign = (draw) => scene(32, 32, draw, LOOK);

const peasant = sign((plate) => {
  plate.line(pts("16,31 16,8"), { width: 2, taper: 0.05 });
  for (const [x, y] of pts("16,5 11,11 21,11 11,18 21,18 11,25 21,25")) {
    plate.at({ x, y, turn: x < 16 ? -28 : x > 16 ? 28 : 0 }, () =>
      plate.shape(ellipse(0, 0, 3, 5), { fill: "gold", line: 1.6 }),
    );
  }
});
const knight = sign((plate) => {
  plate.shape(pts("13.5,22 13.5,6 16,1 18.5,6 18.5,22"), { fill: "grey", line: 1.7 });
  plate.shape(pts("7,21 25,21 25,24.5 7,24.5"), { fill: "gold", line: 1.6 });
  plate.shape(pts("14.2,24.5 17.8,24.5 17.8,29 14.2,29"), { fill: "brown", line: 1.3 });
  plate.dot(16, 30, 1.9, "gold");
});
const monk = sign((plate) => {
  plate.shape(path("M12.5 1.500H19.500V9H27V16H19.500V30.500H12.500V16H5V9H12.500Z"), {
    fill: "umber",
    line: 1.9,
    shade: 0.35,
    hatch: { gap: 2.6, width: 1 },
  });
});
const merchant = sign((plate) => {
  plate.line(pts("16,3 16,28"), { width: 2.6, taper: 0.02 });
  plate.line(pts("3,8 29,8"), { width: 2.6, taper: 0.05 });
  plate.line(pts("9,29 23,29"), { width: 3, taper: 0.1 });
  for (const x of [6, 26]) {
    plate.line(
      [
        [x, 8],
        [x - 4, 19],
      ],
      { width: 1.1, taper: 0.02 },
    );
    plate.line(
      [
        [x, 8],
        [x + 4, 19],
      ],
      { width: 1.1, taper: 0.02 },
    );
    plate.shape(
      path(`M${x - 5.5} 18.500L${x + 5.5} 18.500C${x + 5} 24.5 ${x - 5} 24.5 ${x - 5.5} 18.500Z`),
      { fill: "gold", line: 1.5 },
    );
  }
});
const witch = sign((plate) => {
  plate.shape(path("M3 13C2 26 9 30 16 30C23 30 30 26 29 13Z"), { fill: "black", line: 1.8 });
  plate.shape(ellipse(16, 13, 13.5, 4), { fill: "green", line: 1.7 });
  plate.dot(12, 12, 1.6, "straw");
  plate.dot(19, 14, 1.9, "straw");
  for (const x of [10, 16, 22])
    plate.line(
      curve([
        [x, 9],
        [x + 2.5, 6],
        [x - 1, 3.5],
        [x + 1.5, 0],
      ]),
      { width: 1.4, ink: "line" },
    );
});
const king = sign((plate) => {
  plate.shape(pts("4,27 1.5,9 9.5,16 16,3 22.5,16 30.5,9 28,27"), {
    fill: "gold",
    line: 2,
    shade: 0.36,
    hatch: { gap: 2.8, width: 1 },
  });
  plate.line(pts("4.5,23 27.5,23"), { width: 1.5, taper: 0.02 });
  for (const [x, y] of pts("2,8 16,2.5 30,8")) plate.dot(x, y, 2.1, "red");
});
const SMALL_CUBE = "M0 -5L5.5 -2.200V4L0 7L-5.5 4V-2.200Z";
/** @param {Plate} plate @param {number} x @param {number} y @param {string} fill */
const block = (plate, x, y, fill) => {
  plate.at({ x, y }, () => {
    plate.shape(path(SMALL_CUBE), { fill, line: 1.6 });
    plate.line(pts("-5.5,-2.2 0,0.6 5.5,-2.2"), { width: 1.2, taper: 0.02 });
    plate.line(pts("0,0.6 0,7"), { width: 1.2, taper: 0.02 });
  });
};
/** Whoever has most: one heap above the others. */
const majority = sign((plate) => {
  block(plate, 9, 23, "ochre");
  block(plate, 16, 16, "ochre");
  block(plate, 16, 6, "ochre");
  block(plate, 23, 23, "ochre");
  block(plate, 16, 25.5, "ochre");
});
/** Everybody: cubes of all colours. */
const all = sign((plate) => {
  block(plate, 9, 9, "red");
  block(plate, 23, 9, "blue");
  block(plate, 9, 23, "gold");
  block(plate, 23, 23, "green");
});
/** A limit of three, and three cubes that reach it. */
const limit = scene(
  60,
  60,
  (plate) => {
    face(plate);
    plate.line(curve(pts("24,13 30,9.5 36,12 36,18 30,21.5")), { width: 3.4, taper: 0.08 });
    plate.line(curve(pts("30,21.5 37,24 37,31 30,34.5 23,31.5")), { width: 3.4, taper: 0.08 });
    block(plate, 17.5, 44, "red");
    block(plate, 30, 46, "red");
    block(plate, 42.5, 44, "blue");
  },
  LOOK,
);

export default { back, front, limit, peasant, knight, monk, merchant, witch, king, majority, all };
