// The plate that a scene is cut into: shapes go in, a woodcut comes out as an SVG symbol.
import { LIGHT, contour } from "./cut.mjs";
import { strokes } from "./hatch.mjs";
import { paint } from "./inks.mjs";
import { noise, seeded } from "./random.mjs";
import { bounds, ellipse, moved, simplified } from "./shapes.mjs";
import { Pen } from "./pen.mjs";

/** @typedef {import("./shapes.mjs").Points} Points */
/** @typedef {import("./hatch.mjs").Hatch} Hatch */
/** @typedef {import("./hatch.mjs").Tone} Tone */

/**
 * @typedef {object} Look
 * @property {string | null} [fill] the wash: the name of an ink, or nothing
 * @property {number} [line] width of the contour; 0 for none
 * @property {number | Tone} [shade] darkness: 0 none, 0.5 half of the form, 1 all; or a function
 * @property {Hatch} [hatch] how the dark is hatched
 * @property {number[]} [off] how far the wash is off register
 * @property {number} [rough] how far the knife strays
 * @property {string} [ink] the ink of the contour and the hatching
 */

/**
 * @typedef {object} Place
 * @property {number} [x] @property {number} [y] @property {number | number[]} [scale]
 * @property {number} [turn] degrees @property {number} [weight] factor of all line widths
 */

export class Plate {
  /** @param {Scene} scene @param {string} seed */
  constructor({ width, height, line = 2, fine = 0.16, parts = 10 }, seed) {
    this.width = width;
    this.height = height;
    this.random = seeded(seed);
    this.salt = Math.floor(this.random() * 4096);
    this.lineWidth = line;
    /** How far an outline may stray from the true one: bytes against smoothness. */
    this.fine = fine;
    /** @type {Required<Place>[]} */
    this.places = [];
    this.weight = 1;
    this.pen = new Pen(parts);
  }

  /** @param {Points} points */
  placed(points) {
    return this.places.reduceRight(
      (all, { x, y, scale, turn }) => moved(all, x, y, scale, turn),
      points,
    );
  }

  /**
   * Draw inside another frame: moved, scaled, turned. Line widths stay, unless `weight` is given.
   * @param {Place} place @param {() => void} draw
   */
  at(place, draw) {
    const { x = 0, y = 0, scale = 1, turn = 0, weight = 1 } = place;
    this.places.push({ x, y, scale, turn, weight });
    this.weight *= weight;
    draw();
    this.weight /= weight;
    this.places.pop();
  }

  /**
   * A closed shape: wash, hatching, contour.
   * @param {Points} points @param {Look} [look]
   */
  shape(points, look = {}) {
    const { fill = null, line = this.lineWidth, shade = 0, hatch, off = [0.7, 0.5] } = look;
    if (fill) this.wash(points, fill, off);
    if (shade) this.hatch(points, shade, hatch, look.ink);
    if (line) {
      const cut = { width: line * this.weight, rough: look.rough };
      const polygons = contour(this.placed(points), true, cut, this.salt, this.fine);
      this.pen.ring(paint(look.ink ?? "ink"), polygons);
    }
  }

  /**
   * A surface of colour without contour.
   * @param {Points} points @param {string} fill @param {number[]} [off]
   */
  wash(points, fill, off = [0, 0]) {
    const shape = this.placed(points).map(([x, y]) => [
      x + off[0] + 0.35 * noise(x / 9, y / 9, this.salt + 11),
      y + off[1] + 0.35 * noise(x / 9, y / 9, this.salt + 13),
    ]);
    this.pen.fill(paint(fill), [simplified([...shape, shape[0]], this.fine * 1.6)]);
  }

  /**
   * An open line that swells in the middle and runs to a point at its ends.
   * @param {Points} points
   * @param {{ width?: number, taper?: number, rough?: number, ink?: string }} [look]
   */
  line(points, { width = this.lineWidth * 0.8, taper, rough, ink = "ink" } = {}) {
    const cut = { width: width * this.weight, taper, rough };
    this.pen.fill(paint(ink), contour(this.placed(points), false, cut, this.salt, this.fine));
  }

  /**
   * Hatching alone.
   * @param {Points} points @param {number | Tone} shade @param {Hatch} [hatch] @param {string} [ink]
   */
  hatch(points, shade, hatch = {}, ink = "ink") {
    const shape = this.placed(points);
    const tone = typeof shade === "number" ? away(shape, shade) : shade;
    const placed = {
      ...hatch,
      width: (hatch.width ?? 1.1) * this.weight,
      around: hatch.around && this.placed([hatch.around])[0],
      from: hatch.from && this.placed([hatch.from])[0],
      not: hatch.not?.map((other) => this.placed(other)),
    };
    this.pen.fill(paint(ink), strokes(shape, tone, placed, this.random, this.fine * 0.6));
  }

  /** @param {number} x @param {number} y @param {number} radius @param {string} [ink] */
  dot(x, y, radius, ink = "ink") {
    this.wash(ellipse(x, y, radius), ink);
  }

  /** What the symbol holds. */
  body() {
    return this.pen.body();
  }

  /** The symbol's box, in the parts that its path data counts. */
  box() {
    return `0 0 ${this.width * this.pen.parts} ${this.height * this.pen.parts}`;
  }
}

/**
 * Darkness that grows away from the light across a shape.
 * @param {Points} shape @param {number} shade @returns {Tone}
 */
export function away(shape, shade) {
  const [left, top, right, bottom] = bounds(shape);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const reach = (Math.abs(LIGHT[0]) * (right - left) + Math.abs(LIGHT[1]) * (bottom - top)) / 2;
  return (x, y) => {
    const depth = -((x - cx) * LIGHT[0] + (y - cy) * LIGHT[1]) / (reach || 1);
    return 0.5 + 0.5 * depth + (shade - 0.5);
  };
}

/**
 * @typedef {object} Scene
 * @property {number} width @property {number} height
 * @property {(plate: Plate) => void} draw
 * @property {number} [line] the usual width of a contour
 * @property {number} [fine] how far an outline may stray from the true one
 * @property {number} [parts] of a unit that are kept
 */

/**
 * A picture: its size in units and what cuts it.
 * @param {number} width @param {number} height @param {(plate: Plate) => void} draw
 * @param {{ line?: number, fine?: number, parts?: number }} [look] @returns {Scene}
 */
export const scene = (width, height, draw, look = {}) => ({ width, height, draw, ...look });
