// Writes polygons as short SVG path data: whole parts of a unit, relative, one path per run of an ink.
import { area } from "./shapes.mjs";

/** @typedef {import("./shapes.mjs").Points} Points */

export class Pen {
  /** @param {number} parts of a unit that are kept */
  constructor(parts) {
    this.parts = parts;
    /** @type {{ paint: string, data: string, x: number, y: number }[]} */
    this.runs = [];
  }

  /**
   * Fills each polygon. All run the same way round, so that overlapping ones leave no holes.
   * @param {string} paint @param {Points[]} polygons
   */
  fill(paint, polygons) {
    for (const polygon of polygons) this.#add(paint, polygon, false);
  }

  /**
   * Fills what lies between the two sides of a closed contour.
   * @param {string} paint @param {Points[]} sides
   */
  ring(paint, sides) {
    const [outer, inner] = [...sides].sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
    this.#add(paint, outer, false);
    this.#add(paint, inner, true);
  }

  /** @param {string} paint @param {Points} polygon @param {boolean} hole */
  #add(paint, polygon, hole) {
    let run = this.runs[this.runs.length - 1];
    if (!run || run.paint !== paint) {
      run = { paint, data: "", x: 0, y: 0 };
      this.runs.push(run);
    }
    let [x, y] = [run.x, run.y];
    let data = "";
    const points = area(polygon) < 0 === hole ? polygon : [...polygon].reverse();
    points.forEach((point, i) => {
      const [nx, ny] = [Math.round(point[0] * this.parts), Math.round(point[1] * this.parts)];
      if (i > 0 && nx === x && ny === y) return;
      if (i > 0 && i === points.length - 1 && nx === run.x && ny === run.y) return;
      data += pair(nx - x, ny - y, i === 0);
      [x, y] = [nx, ny];
      if (i === 0) [run.x, run.y] = [nx, ny];
    });
    run.data += `m${data}z`;
  }

  body() {
    return this.runs.map(({ paint, data }) => `<path fill="${paint}" d="${data}"/>`).join("");
  }
}

/** @param {number} x @param {number} y @param {boolean} first */
function pair(x, y, first) {
  return `${first || x < 0 ? "" : " "}${x}${y < 0 ? "" : " "}${y}`;
}
