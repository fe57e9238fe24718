// Heads: face, hair, beard. Drawn around the middle of the eyes; 32 units wide, chin at 23.
import { blob, curve, ellipse, pts } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */
/** @typedef {import("../engraver/shapes.mjs").Points} Points */

/**
 * @typedef {object} Head
 * @property {"round" | "long" | "square" | "fat" | "lean"} [jaw]
 * @property {"m" | "f"} [sex]
 * @property {"young" | "grown" | "old"} [age]
 * @property {number} [turn] how far the face looks aside: -3 to 3
 * @property {number} [smile] -2 grim to 3 merry
 * @property {"straight" | "hook" | "snub" | "broad"} [nose]
 * @property {"open" | "closed" | "patch" | "wide" | "narrow"} [eyes]
 * @property {string} [skin]
 * @property {string} [hair] its ink
 * @property {"short" | "tonsure" | "bald" | "long" | "loose" | "curls" | "bowl" | "bun" | "wild" | "none"} [cut]
 * @property {"none" | "full" | "long" | "goatee" | "moustache" | "stubble" | "fork"} [beard]
 * @property {boolean} [spectacles]
 */

/** @type {Record<string, Points>} right half of the face, from the crown to the chin */
const JAWS = {
  round: pts("0,-22 11,-19 16,-7 15.5,5 11.5,15 5,22"),
  long: pts("0,-23 10,-20 14.5,-8 14,6 10,18 4.5,25.5"),
  square: pts("0,-22 11,-20 16,-8 15.8,6 13.5,16 6.5,23.5"),
  fat: pts("0,-21 11.5,-18 17,-6 18.5,7 15,18 6,24"),
  lean: pts("0,-22 10,-19 14.8,-8 12.6,7 8.5,17 4,24"),
};

/** @param {string} jaw @param {number} turn @returns {Points} */
export function face(jaw, turn) {
  const half = JAWS[jaw];
  const right = half.map(([x, y]) => [x * (1 + turn * 0.025) + (y > 10 ? turn * 0.5 : 0), y]);
  const left = half
    .slice(1)
    .map(([x, y]) => [-x * (1 - turn * 0.025) + (y > 10 ? turn * 0.5 : 0), y])
    .reverse();
  return blob([...right, ...left]);
}

/** @param {Plate} plate @param {Head} head @param {number} x @param {number} side */
function eye(plate, { eyes = "open", sex = "m", age = "grown" }, x, side) {
  const lift = sex === "f" ? 1.6 : 0;
  const brow = age === "old" ? 2.2 : sex === "f" ? 1.3 : 2;
  const grim = eyes === "narrow" ? 2.4 : 0;
  plate.line(
    [
      [x - 4.6 * side, -7 - lift + grim],
      [x - 0.5 * side, -8.6 - lift * 0.6],
      [x + 4.8 * side, -6 - lift],
    ].map(([a, b]) => [a, b]),
    { width: brow, taper: 0.35, rough: 0.2 },
  );
  if (eyes === "closed") {
    plate.line(
      curve([
        [x - 4.4, -1],
        [x, 1.2],
        [x + 4.4, -1],
      ]),
      { width: 1.7, rough: 0.1 },
    );
    return;
  }
  const open = eyes === "wide" ? 3.6 : eyes === "narrow" ? 1.6 : 2.6;
  plate.wash(
    [
      [x - 4.2, -0.6],
      [x - 1, -open],
      [x + 2, -open],
      [x + 4.2, -0.6],
      [x, 1.6],
    ],
    "linen",
  );
  plate.line(
    curve([
      [x - 4.8, 0],
      [x - 0.5, -open - 0.7],
      [x + 4.8, 0],
    ]),
    { width: 1.6, rough: 0.1 },
  );
  plate.dot(x + 0.2, -0.9, eyes === "wide" ? 2 : 1.75);
  if (age !== "young")
    plate.line(
      [
        [x - 3, 2.6],
        [x + 3, 2.8],
      ],
      { width: 0.8, rough: 0.1 },
    );
}

/** @param {Plate} plate @param {Head} head */
export function drawFace(plate, head) {
  const {
    jaw = "round",
    turn = -1.5,
    smile = 0,
    nose = "straight",
    sex = "m",
    age = "grown",
  } = head;
  const skin = head.skin ?? "skin";
  const shape = face(jaw, turn);
  plate.shape(shape, {
    fill: skin,
    line: 1.9,
    rough: 0.25,
    shade: 0.3,
    hatch: { angle: 58, gap: 2.7, width: 1, cross: 1 },
  });
  const t = turn * 1.1;
  if (sex === "f" || age === "young") {
    for (const x of [-9, 9.5]) plate.wash(ellipse(x + t * 0.6, 8, 3.2, 2.4), "flush");
  }
  eye(plate, head, t - 6.6, -1);
  if (head.eyes === "patch") {
    plate.shape(ellipse(t + 6.4, -1, 5, 4.6), { fill: "black", line: 1.4 });
    plate.line(
      [
        [-14, -14],
        [t + 4, -4],
      ],
      { width: 1.3, taper: 0.05 },
    );
    plate.line(
      [
        [t + 9, -3],
        [15, -8],
      ],
      { width: 1.3, taper: 0.05 },
    );
  } else eye(plate, head, t + 6.6, 1);
  const noses = {
    straight: [
      [t - 1, -5],
      [t - 2, 4],
      [t - 3.6, 8.4],
      [t - 0.5, 9.8],
      [t + 2.6, 8.8],
    ],
    hook: [
      [t - 0.8, -6],
      [t - 3.6, 2],
      [t - 4.4, 9],
      [t - 1, 10.4],
      [t + 2.4, 8.8],
    ],
    snub: [
      [t - 0.6, -2],
      [t - 1.4, 5],
      [t - 3, 7.4],
      [t, 8.8],
      [t + 2.8, 7.6],
    ],
    broad: [
      [t - 1, -4],
      [t - 2.4, 4],
      [t - 5, 8.4],
      [t - 1, 10.4],
      [t + 4.4, 8.6],
    ],
  };
  plate.line(curve(noses[nose]), { width: sex === "f" ? 1.2 : 1.5, taper: 0.25, rough: 0.1 });
  if (age === "old") {
    plate.line(
      curve([
        [t - 5, 8.5],
        [t - 8.5, 12],
        [t - 8.5, 16],
      ]),
      { width: 0.9 },
    );
    plate.line(
      curve([
        [t + 5, 8.5],
        [t + 8.5, 12],
        [t + 8.5, 16],
      ]),
      { width: 0.9 },
    );
    plate.line(
      [
        [t - 6, -14],
        [t + 6, -14.5],
      ],
      { width: 0.8 },
    );
  }
  const my = jaw === "long" || jaw === "fat" ? 16.2 : 15.2;
  if (sex === "f") {
    plate.wash(
      [
        [t - 4.4, my],
        [t - 1.4, my - 1.9],
        [t, my - 1.2],
        [t + 1.4, my - 1.9],
        [t + 4.4, my],
        [t, my + 2.6],
      ],
      "red",
    );
  }
  plate.line(
    curve([
      [t - 5.4, my - smile * 0.8],
      [t - 2, my + smile * 0.2],
      [t + 2, my + smile * 0.2],
      [t + 5.4, my - smile * 0.9],
    ]),
    { width: 1.5, rough: 0.1 },
  );
  if (sex === "m")
    plate.line(
      [
        [t - 2.6, my + 3.3],
        [t + 2.6, my + 3.3],
      ],
      { width: 0.9, rough: 0.1 },
    );
  if (head.spectacles) {
    for (const x of [t - 6.8, t + 6.8]) plate.shape(ellipse(x, -0.5, 5.4, 5.2), { line: 1.5 });
    plate.line(
      curve([
        [t - 1.6, -2],
        [t, -3.6],
        [t + 1.6, -2],
      ]),
      { width: 1.6, taper: 0.05 },
    );
  }
}

/** Hair that hangs behind the head. @param {Plate} plate @param {Head} head */
export function drawHairBehind(plate, { cut = "short", hair = "brown" }) {
  const look = {
    fill: hair,
    line: 1.9,
    shade: 0.55,
    hatch: { angle: 86, gap: 3, width: 1.2, cross: 0.9 },
  };
  if (cut === "long" || cut === "loose") {
    plate.shape(
      blob(
        pts("0,-25 14,-21 20,-8 20,10 24,28 22,44 8,42 -8,42 -23,45 -24,28 -20,10 -20,-8 -14,-21"),
      ),
      look,
    );
  }
  if (cut === "wild") {
    plate.shape(
      pts(
        "0,-24 8,-30 13,-22 22,-24 20,-12 28,-6 22,4 29,14 22,20 27,34 16,30 0,34 -16,30 -26,36 -22,20 -30,14 -22,4 -28,-8 -20,-12 -21,-25 -12,-22 -7,-30",
      ),
      look,
    );
  }
}

/** Hair on the head. @param {Plate} plate @param {Head} head */
export function drawHair(plate, { cut = "short", hair = "brown", turn = -1.5 }) {
  const look = {
    fill: hair,
    line: 1.8,
    shade: 0.5,
    hatch: { around: [0, 2], gap: 2.9, width: 1.1, cross: 1 },
  };
  const t = turn;
  if (cut === "short") {
    plate.shape(
      blob([
        [-17, 4],
        [-18.5, -8],
        [-13, -21],
        [0, -26],
        [13, -21],
        [18.5, -8],
        [17, 4],
        [14.5, -4],
        [11, -12],
        [t + 2, -14],
        [-9, -13],
        [-14, -5],
      ]),
      look,
    );
  } else if (cut === "bowl") {
    plate.shape(
      blob(
        pts(
          "-18,7 -20,-6 -14,-21 0,-26.5 14,-21 20,-6 18,7 13.5,6 13,-7 5,-9.5 -5,-9.5 -13,-7 -13.5,6",
        ),
      ),
      look,
    );
  } else if (cut === "tonsure") {
    for (const side of [-1, 1]) {
      const fringe = pts("11,-16 16,-13 19,-2 17.5,10 14.6,4 14,-6");
      plate.shape(blob(fringe.map(([x, y]) => [side * x, y])), look);
    }
    plate.shape(
      pts(
        "-13,-12 -12,-17 -5,-19.5 5,-19.5 12,-17 13,-12 10,-14 8,-11 5,-15 2,-11.5 -1,-15 -4,-11.5 -7,-15 -10,-11",
      ),
      { ...look, line: 1.4, shade: 0 },
    );
  } else if (cut === "bald") {
    for (const s of [-1, 1]) {
      plate.shape(
        blob([
          [s * 14.5, -9],
          [s * 18.5, -4],
          [s * 18, 6],
          [s * 15, 5],
        ]),
        look,
      );
    }
  } else if (cut === "curls") {
    for (const [x, y, r] of [
      [-17, 8, 6],
      [-19.5, -2, 6.5],
      [-16, -13, 7],
      [-8, -20, 7],
      [2, -22, 7],
      [11, -19, 7],
      [17.5, -11, 7],
      [20, 0, 6.5],
      [17.5, 9, 6],
    ]) {
      plate.shape(ellipse(x, y, r), { ...look, hatch: { around: [x, y], gap: 2.4, width: 1 } });
    }
  } else if (cut === "long" || cut === "loose" || cut === "bun") {
    const left = [
      [t, -15],
      [-8, -25],
      [-17, -17],
      [-20, 0],
      [-19, 16],
      [-15.5, 12],
      [-14.5, -2],
      [-9, -11],
    ];
    const right = [
      [t, -15],
      [8, -25],
      [17, -17],
      [20, 0],
      [19, 16],
      [15.5, 12],
      [14.5, -2],
      [9, -11],
    ];
    if (cut === "bun") plate.shape(ellipse(2, -28, 9, 7), look);
    plate.shape(blob(left.map(([x, y]) => [x, cut === "bun" && y > 8 ? 2 : y])), look);
    plate.shape(blob(right.map(([x, y]) => [x, cut === "bun" && y > 8 ? 2 : y])), look);
  } else if (cut === "wild") {
    plate.shape(
      pts(
        "-18,8 -21,-10 -12,-22 -5,-21 0,-27 5,-21 13,-22 21,-10 18,8 14,-4 10,-10 6,-9 2,-14 -4,-10 -9,-12 -14,-3",
      ),
      look,
    );
  }
}

/** @param {Plate} plate @param {Head} head */
export function drawBeard(plate, { beard = "none", hair = "brown", turn = -1.5, jaw = "round" }) {
  const t = turn * 1.1;
  const look = {
    fill: hair,
    line: 1.7,
    shade: 0.6,
    hatch: { from: [t, 2], gap: 2.7, width: 1.1, cross: 1 },
  };
  /** @type {Record<string, number>} */
  const lengths = { full: 33, long: 48, fork: 42, goatee: 34 };
  const low = lengths[beard] ?? 0;
  const wide = jaw === "fat" ? 19 : 16.5;
  if (beard === "full" || beard === "long" || beard === "fork") {
    const tip =
      beard === "fork"
        ? [
            [9, 34],
            [7, low],
            [1, 34],
            [0, 31],
            [-1, 34],
            [-7, low],
            [-9, 34],
          ]
        : [
            [10, low * 0.72],
            [t, low],
            [-10, low * 0.72],
          ];
    plate.shape(
      blob([
        [-wide, 0],
        [-wide, 13],
        [-13, 24],
        ...tip.reverse(),
        [13, 24],
        [wide, 13],
        [wide, 0],
        [14, 7],
        [8, 11],
        [t + 3, 10.8],
        [t, 12.2],
        [t - 3, 10.8],
        [-8, 11],
        [-14, 7],
      ]),
      look,
    );
    plate.wash(
      [
        [t - 4.6, 15.6],
        [t, 14.2],
        [t + 4.6, 15.6],
        [t, 18],
      ],
      "flush",
    );
    plate.line(
      [
        [t - 5, 15.4],
        [t, 15],
        [t + 5, 15.4],
      ],
      { width: 1.4, rough: 0.1 },
    );
  } else if (beard === "goatee") {
    plate.shape(
      blob([
        [t - 6, 18.5],
        [t, 20],
        [t + 6, 18.5],
        [t + 5.5, 26],
        [t, low],
        [t - 5.5, 26],
      ]),
      look,
    );
    moustache(plate, t, look);
  } else if (beard === "moustache") moustache(plate, t, look);
  else if (beard === "stubble") {
    plate.hatch(face(jaw, turn), (_x, y) => (y > plate.placed([[0, 11]])[0][1] ? 0.62 : 0), {
      angle: 80,
      gap: 2.2,
      width: 0.8,
      cross: 1,
    });
  }
}

/** @param {Plate} plate @param {number} t @param {import("../engraver/plate.mjs").Look} look */
function moustache(plate, t, look) {
  for (const s of [-1, 1]) {
    plate.shape(
      blob([
        [t, 11],
        [t + s * 5, 11],
        [t + s * 11, 15.5],
        [t + s * 10, 17],
        [t + s * 4, 14.5],
        [t, 14],
      ]),
      { ...look, line: 1.2, shade: 0 },
    );
  }
}
