// Hatching: families of strokes that lie inside a shape and grow where it is dark.
import { sides } from "./cut.mjs";
import { bounds, simplified, within } from "./shapes.mjs";

/** @typedef {import("./shapes.mjs").Point} Point */
/** @typedef {import("./shapes.mjs").Points} Points */
/** @typedef {(x: number, y: number) => number} Tone darkness from 0 to 1 at a place */

/**
 * @typedef {object} Hatch
 * @property {number} [angle] of the strokes in degrees
 * @property {number} [gap] from stroke to stroke
 * @property {number} [width] of a stroke where it is darkest
 * @property {number} [bow] how far the strokes bend, as a part of their length
 * @property {Point} [around] strokes are circles around this point
 * @property {Point} [from] strokes are rays from this point
 * @property {number} [cross] the darkness from which a second family crosses the first (1: none)
 * @property {Points[]} [not] shapes that are left free
 */

const STEP = 1.1;

/**
 * The strokes' courses, long enough to leave the box on both sides.
 * @param {number[]} box @param {Hatch} hatch @param {() => number} random @returns {Points[]}
 */
function courses([left, top, right, bottom], hatch, random) {
  const { angle = 55, gap = 3, bow = 0, around, from } = hatch;
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top) / 2 + gap;
  const stray = () => (random() - 0.5) * gap * 0.35;
  /** @type {Points[]} */
  const out = [];
  if (around) {
    const far = Math.hypot(cx - around[0], cy - around[1]);
    for (let r = Math.max(gap, far - reach); r < far + reach; r += gap) {
      const radius = r + stray();
      const count = Math.max(8, Math.ceil((radius * 2 * Math.PI) / STEP));
      const at = (/** @type {number} */ i) => (i / count) * 2 * Math.PI - 2.2;
      out.push(
        Array.from({ length: count + 1 }, (_, i) => [
          around[0] + radius * Math.cos(at(i)),
          around[1] + radius * Math.sin(at(i)),
        ]),
      );
    }
    return out;
  }
  if (from) {
    const far = Math.hypot(cx - from[0], cy - from[1]);
    const turn = gap / Math.max(gap * 2, far);
    for (let a = 0; a < 2 * Math.PI; a += turn) {
      const ray = a + (random() - 0.5) * turn * 0.35;
      const start = Math.max(gap, far - reach);
      const count = Math.ceil((far + reach - start) / STEP);
      out.push(
        Array.from({ length: count }, (_, i) => [
          from[0] + (start + i * STEP) * Math.cos(ray),
          from[1] + (start + i * STEP) * Math.sin(ray),
        ]),
      );
    }
    return out;
  }
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const count = Math.ceil((2 * reach) / STEP);
  for (let d = -reach; d < reach; d += gap) {
    const off = d + stray();
    out.push(
      Array.from({ length: count }, (_, i) => {
        const s = i * STEP - reach;
        const side = off + bow * reach * (1 - (s / reach) ** 2) * 2;
        return [cx + s * cos - side * sin, cy + s * sin + side * cos];
      }),
    );
  }
  return out;
}

/**
 * The strokes of one family, as polygons.
 * @param {Points} shape @param {Tone} tone @param {Hatch} hatch @param {() => number} random
 * @param {number} fine @returns {Points[]}
 */
export function strokes(shape, tone, hatch, random, fine) {
  const { width = 1.1, cross = 0.78, angle = 55 } = hatch;
  const contains = within(shape);
  const kept = (hatch.not ?? []).map(within);
  const box = bounds(shape);
  /** @type {Points[]} */
  const out = [];
  courses(box, hatch, random).forEach((course, i) => {
    const least = 0.42 + (i % 2 ? 0.09 : -0.05) + (random() - 0.5) * 0.1;
    /** @type {Points} */
    let run = [];
    const end = (/** @type {boolean} */ atContour) => {
      if (run.length > 2) {
        const first = run[0][2] > 0.5 ? 1 : 0;
        const widths = run.map(([x, y], k) => {
          const dark = Math.min(1, Math.max(0, (tone(x, y) - least) / 0.4));
          const lead = first ? 1 : Math.min(1, k / 4);
          const tail = atContour ? 1 : Math.min(1, (run.length - 1 - k) / 4);
          return width * Math.min(lead, tail) * (0.3 + 0.7 * dark);
        });
        const [left, right] = sides(run, widths, false);
        const polygon = simplified([...left, ...right.reverse(), left[0]], fine);
        if (polygon.length > 3) out.push(polygon);
      }
      run = [];
    };
    let before = false;
    for (const [x, y] of course) {
      const outside = x < box[0] || y < box[1] || x > box[2] || y > box[3] || !contains(x, y);
      const free = outside || kept.some((covers) => covers(x, y));
      if (free || tone(x, y) < least) end(free && !outside ? false : outside);
      else run.push([x, y, run.length || before ? 0 : 1]);
      before = !outside;
    }
    end(true);
  });
  if (cross < 1) {
    const darker = (/** @type {number} */ x, /** @type {number} */ y) =>
      tone(x, y) > cross ? tone(x, y) : 0;
    const second = { ...hatch, cross: 1, angle: angle + 68, around: undefined, from: undefined };
    second.width = width * 0.85;
    out.push(...strokes(shape, darker, second, random, fine));
  }
  return out;
}
