// Hands and what they need: drawn in the picture of 100 by 120, in front of the bust.
import { blob, ellipse, path, pts } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */
/** @typedef {import("../engraver/plate.mjs").Look} Look */

/** @param {string} fill @param {number} [shade] @param {number} [line] @returns {Look} */
export const solid = (fill, shade = 0.44, line = 2) => ({
  fill,
  line,
  shade,
  hatch: { angle: 58, gap: 2.8, width: 1.1, cross: 0.9 },
});

/**
 * A hand that holds something upright, with its cuff.
 * @param {Plate} plate @param {number} x @param {number} y @param {string} [sleeve] @param {number} [side]
 */
export function hand(plate, x, y, sleeve = "linen", side = 1) {
  plate.at({ x, y, scale: [side, 1] }, () => {
    plate.shape(path("M-7 4L-17 14L-6 24L5 10Z"), solid(sleeve, 0.5, 1.8));
    plate.shape(blob(pts("-7,-5 0,-7.5 7,-6 8,0 7,6 0,8 -7,6 -8.5,0")), {
      fill: "skin",
      line: 1.8,
      shade: 0.3,
      hatch: { gap: 2.6, width: 0.9 },
    });
    for (const d of [-3, 0.8, 4.4])
      plate.line(
        [
          [0, d - 0.5],
          [7.5, d - 1],
        ],
        { width: 1.1, rough: 0.1 },
      );
  });
}

/** @param {Plate} plate @param {number} x @param {number} top @param {number} [bottom] @param {string} [ink] */
export function staff(plate, x, top, bottom = 126, ink = "wood") {
  plate.shape(
    [
      [x - 1.9, top],
      [x + 1.9, top],
      [x + 1.9, bottom],
      [x - 1.9, bottom],
    ],
    { fill: ink, line: 1.5 },
  );
}

/** @param {Plate} plate @param {number} x @param {number} y @param {number} r */
export function coin(plate, x, y, r) {
  plate.shape(ellipse(x, y, r), {
    fill: "gold",
    line: 1.8,
    shade: 0.3,
    hatch: { gap: 2.2, width: 0.9 },
  });
  plate.shape(ellipse(x, y, r * 0.55), { line: 1 });
}
