// Parts of houses: walls, roofs, openings, timber, trees. A house stands on its base line.
import { arch, blob, curve, ellipse, pts, rect } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */
/** @typedef {import("../engraver/plate.mjs").Look} Look */

/**
 * @param {string} fill @param {number | import("../engraver/hatch.mjs").Tone} [shade]
 * @param {number} [line] @returns {Look}
 */
export const masonry = (fill, shade = 0.34, line = 1.9) => ({
  fill,
  line,
  shade,
  hatch: { angle: 90, gap: 3.4, width: 1.1, cross: 0.92 },
});

/** @param {string} fill @param {number} [shade] @param {number} [angle] @returns {Look} */
export const tiles = (fill, shade = 0.5, angle = 62) => ({
  fill,
  line: 2,
  shade,
  hatch: { angle, gap: 3.2, width: 1.2, cross: 0.95 },
});

/**
 * A dark opening, pointed or round.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {{ pointed?: boolean, fill?: string, bar?: boolean, line?: number }} [look]
 */
export function opening(plate, x, y, w, h, look = {}) {
  const { pointed = true, fill = "black", bar = false, line = 1.3 } = look;
  plate.shape(arch(x, y, w, h, pointed), { fill, line });
  if (bar) {
    plate.line(
      [
        [x + w / 2, y + 1],
        [x + w / 2, y + h],
      ],
      { width: 1, taper: 0.02 },
    );
    plate.line(
      [
        [x, y + h * 0.55],
        [x + w, y + h * 0.55],
      ],
      { width: 1, taper: 0.02 },
    );
  }
}

/**
 * A house with its gable to the front; x, y is the lower left corner.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {{ roof?: number, wall?: string, tile?: string, timber?: boolean, eaves?: number }} [look]
 */
export function gable(plate, x, y, w, h, look = {}) {
  const { roof = w * 0.5, wall = "stone", tile = "roof", timber = false, eaves = 4 } = look;
  plate.shape(rect(x, y - h, w, h), masonry(wall));
  plate.shape(
    [
      [x - eaves, y - h],
      [x + w / 2, y - h - roof],
      [x + w + eaves, y - h],
    ],
    tiles(tile, 0.46, 52),
  );
  if (timber) {
    const mid = y - h * 0.5;
    plate.line(
      [
        [x, mid],
        [x + w, mid],
      ],
      { width: 1.6, taper: 0.02 },
    );
    plate.line(
      [
        [x + 1, mid],
        [x + w * 0.26, y - h],
      ],
      { width: 1.3, taper: 0.05 },
    );
    plate.line(
      [
        [x + w - 1, mid],
        [x + w * 0.74, y - h],
      ],
      { width: 1.3, taper: 0.05 },
    );
  }
}

/**
 * A house with its long side to the front.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {{ roof?: number, wall?: string, tile?: string, inset?: number, eaves?: number }} [look]
 */
export function longhouse(plate, x, y, w, h, look = {}) {
  const { roof = h * 0.6, wall = "stone", tile = "roof", inset = 8, eaves = 4 } = look;
  plate.shape(rect(x, y - h, w, h), masonry(wall));
  const top = y - h - roof;
  plate.shape(
    [
      [x - eaves, y - h],
      [x + inset, top],
      [x + w - inset, top],
      [x + w + eaves, y - h],
    ],
    tiles(tile, 0.44, 78),
  );
}

/**
 * A broad tree.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} size @param {string} [leaf]
 */
export function tree(plate, x, y, size, leaf = "green") {
  plate.at({ x, y, scale: size / 40 }, () => {
    plate.shape(pts("-3,0 -2.4,-14 2.4,-14 3.4,0"), { fill: "brown", line: 1.5 });
    plate.shape(
      blob(pts("-14,-16 -17,-24 -12,-31 -9,-38 0,-42 9,-38 13,-30 17,-23 13,-15 5,-12 -6,-12")),
      {
        fill: leaf,
        line: 1.9,
        shade: 0.48,
        hatch: { around: [-10, -36], gap: 3.4, width: 1.3, cross: 0.9 },
      },
    );
    for (const [a, b] of pts("-8,-30 -9,-22 0,-35 1,-25 7,-30")) {
      plate.line(
        curve([
          [a - 2.4, b],
          [a, b + 2],
          [a + 2.4, b],
        ]),
        { width: 1.1 },
      );
    }
  });
}

/**
 * A slender tree, as cypresses and firs are.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} size @param {string} [leaf]
 */
export function fir(plate, x, y, size, leaf = "moss") {
  plate.at({ x, y, scale: size / 40 }, () => {
    plate.shape(pts("-2,0 -2,-6 2,-6 2,0"), { fill: "brown", line: 1.3 });
    plate.shape(pts("0,-44 5,-33 3,-33 9,-21 6,-21 12,-6 -12,-6 -6,-21 -9,-21 -3,-33 -5,-33"), {
      fill: leaf,
      line: 1.8,
      shade: 0.5,
      hatch: { angle: 70, gap: 3, width: 1.2, cross: 1 },
    });
  });
}

/**
 * A round head with hair or cap, for crowds.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} r @param {string} hair
 * @param {string} robe
 */
export function small(plate, x, y, r, hair, robe) {
  plate.shape(
    blob([
      [x, y + r * 0.6],
      [x + r * 1.3, y + r * 1.5],
      [x + r * 1.5, y + r * 3.2],
      [x - r * 1.5, y + r * 3.2],
      [x - r * 1.3, y + r * 1.5],
    ]),
    { fill: robe, line: 1.5, shade: 0.4, hatch: { gap: 2.6, width: 1 } },
  );
  plate.shape(ellipse(x, y, r, r * 1.08), { fill: "skin", line: 1.5 });
  plate.shape(
    blob([
      [x - r * 1.1, y],
      [x - r * 0.7, y - r * 1.1],
      [x + r * 0.7, y - r * 1.1],
      [x + r * 1.1, y],
      [x, y - r * 0.5],
    ]),
    { fill: hair, line: 1.2 },
  );
  plate.dot(x - r * 0.38, y + r * 0.15, r * 0.16);
  plate.dot(x + r * 0.38, y + r * 0.15, r * 0.16);
}

/**
 * Courses of stone, a few here and there.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h @param {number} count
 */
export function stones(plate, x, y, w, h, count) {
  for (let i = 0; i < count; i += 1) {
    const [sx, sy] = [x + plate.random() * (w - 7), y + plate.random() * h];
    plate.line(
      [
        [sx, sy],
        [sx + 6, sy],
      ],
      { width: 0.9 },
    );
    plate.line(
      [
        [sx + 3, sy],
        [sx + 3, sy + 3],
      ],
      { width: 0.9 },
    );
  }
}
