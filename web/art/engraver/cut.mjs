// The knife: a line becomes a ribbon of changing width, given as a polygon.
import { noise } from "./random.mjs";
import { area, simplified, spaced } from "./shapes.mjs";

/** @typedef {import("./shapes.mjs").Points} Points */

/** Where the light comes from: the upper left. */
export const LIGHT = [-0.6, -0.8];

/**
 * The two sides of a line whose width at each point is given.
 * @param {Points} points @param {number[]} widths @param {boolean} closed @returns {Points[]}
 */
export function sides(points, widths, closed) {
  const n = points.length;
  /** @type {Points} */
  const left = [];
  /** @type {Points} */
  const right = [];
  for (let i = 0; i < n; i += 1) {
    const before = points[closed ? (i + n - 1) % n : Math.max(0, i - 1)];
    const after = points[closed ? (i + 1) % n : Math.min(n - 1, i + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [ox, oy] = [((dy / length) * widths[i]) / 2, ((-dx / length) * widths[i]) / 2];
    left.push([points[i][0] + ox, points[i][1] + oy]);
    right.push([points[i][0] - ox, points[i][1] - oy]);
  }
  return [left, right];
}

/**
 * @typedef {object} Cut
 * @property {number} [width] in units of the plate
 * @property {number} [swell] how much wider on the side away from the light (closed shapes)
 * @property {number} [rough] how far the knife strays
 * @property {number} [taper] the part of an open line that runs to a point at each end
 */

/**
 * A contour cut with a knife, as polygons to be filled by the even-odd rule.
 * @param {Points} points @param {boolean} closed @param {Cut} cut @param {number} salt
 * @param {number} fine how far a polygon may stray from the true line
 * @returns {Points[]}
 */
export function contour(points, closed, cut, salt, fine) {
  const { width = 2, swell = 0.75, rough = 0.4, taper = 0.3 } = cut;
  const strayed = spaced(points, 5, closed).map(([x, y]) => [
    x + rough * noise(x / 13, y / 13, salt),
    y + rough * noise(x / 13, y / 13, salt + 7),
  ]);
  const n = strayed.length;
  const outward = closed && area(points) < 0 ? -1 : 1;
  const widths = strayed.map(([x, y], i) => {
    const uneven = 1 + 0.16 * noise(x / 7, y / 7, salt + 3);
    if (!closed) {
      const ends = Math.min(i, n - 1 - i) / Math.max(1, n - 1);
      return width * uneven * Math.min(1, 0.22 + ends / Math.max(0.01, taper));
    }
    const [ax, ay] = strayed[(i + n - 1) % n];
    const [bx, by] = strayed[(i + 1) % n];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const away = (-LIGHT[0] * outward * (by - ay) + LIGHT[1] * outward * (bx - ax)) / length;
    return width * uneven * (1 - 0.2 * swell + swell * away * (away > 0 ? 0.8 : 0.35));
  });
  const [left, right] = sides(strayed, widths, closed);
  if (!closed) return [simplified([...left, ...right.reverse(), left[0]], fine)];
  return [left, right].map((side) => simplified([...side, side[0]], fine));
}
