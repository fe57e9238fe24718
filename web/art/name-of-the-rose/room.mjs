// What the rooms of the abbey share: walls, floors, windows, small things. A room is 200 by 130
// units; the floor begins at 108, and what is told must be seen in the lower two thirds.
import { scene } from "../engraver/plate.mjs";
import { arch, curve, ellipse, path, rect } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

export const WIDTH = 200;
export const HEIGHT = 130;
export const FLOOR = 108;

/**
 * The wall with a vault above it and the floor before it.
 * @param {Plate} plate @param {string} [wall] @param {string} [floor]
 */
export function walls(plate, wall = "paper", floor = "stone") {
  plate.wash(rect(0, 0, WIDTH, FLOOR), wall);
  plate.hatch(rect(0, 0, WIDTH, 34), (_, y) => 0.86 - y / 70, { angle: 0, gap: 4.6, width: 0.8 });
  plate.hatch(rect(168, 0, 32, FLOOR), (x) => (x - 168) / 36, { angle: 90, gap: 4.4, width: 0.8 });
  plate.wash(rect(0, FLOOR, WIDTH, HEIGHT - FLOOR), floor);
  for (let i = -3; i <= 3; i += 1) {
    plate.line(
      [
        [100 + i * 24, FLOOR],
        [100 + i * 46, HEIGHT],
      ],
      { width: 0.7, taper: 0.05 },
    );
  }
  plate.line(
    [
      [0, 117],
      [WIDTH, 117],
    ],
    { width: 0.7, taper: 0.02 },
  );
  plate.line(
    [
      [0, FLOOR],
      [WIDTH, FLOOR],
    ],
    { width: 1.6, taper: 0.02 },
  );
}

/**
 * A pointed window with the sky in it.
 * @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h
 */
export function window(plate, x, y, w, h) {
  plate.shape(arch(x, y, w, h), { fill: "sky", line: 1.8 });
  plate.line(
    [
      [x + w / 2, y + 2],
      [x + w / 2, y + h],
    ],
    { width: 1, taper: 0.02 },
  );
  for (let at = y + h * 0.5; at < y + h - 2; at += h * 0.25)
    plate.line(
      [
        [x, at],
        [x + w, at],
      ],
      { width: 0.8, taper: 0.02 },
    );
  plate.shape(rect(x - 2, y + h, w + 4, 3), { fill: "stone", line: 1.2 });
}

/** @param {Plate} plate @param {number} x @param {number} y the foot @param {number} [h] */
export function candle(plate, x, y, h = 12) {
  plate.shape(rect(x - 1.6, y - h, 3.2, h), { fill: "linen", line: 1 });
  plate.shape(
    path(
      `M${x} ${y - h - 8}C${x + 4} ${y - h - 3} ${x + 2} ${y - h} ${x} ${y - h}C${x - 2} ${y - h} ${x - 4} ${y - h - 3} ${x} ${y - h - 8}Z`,
    ),
    { fill: "glow", line: 0.9 },
  );
}

/** A jug. @param {Plate} plate @param {number} x @param {number} y the foot @param {string} [ink] */
export function jug(plate, x, y, ink = "tile") {
  plate.shape(
    path(
      `M${x - 3} ${y - 14}L${x + 3} ${y - 14}L${x + 3} ${y - 10}C${x + 8} ${y - 6} ${x + 6} ${y} ${x + 4} ${y}L${x - 4} ${y}C${x - 6} ${y} ${x - 8} ${y - 6} ${x - 3} ${y - 10}Z`,
    ),
    { fill: ink, line: 1.2, shade: 0.35, hatch: { angle: 80, gap: 2.6, width: 0.8 } },
  );
  plate.line(
    curve([
      [x + 3, y - 12],
      [x + 8, y - 11],
      [x + 6, y - 5],
    ]),
    { width: 1.1 },
  );
}

/** A cross on the wall. @param {Plate} plate @param {number} x @param {number} y @param {number} h */
export function cross(plate, x, y, h, ink = "umber") {
  const [t, a] = [h * 0.14, h * 0.3];
  plate.shape(
    [
      [x - t, y],
      [x + t, y],
      [x + t, y + a - t],
      [x + a, y + a - t],
      [x + a, y + a + t],
      [x + t, y + a + t],
      [x + t, y + h],
      [x - t, y + h],
      [x - t, y + a + t],
      [x - a, y + a + t],
      [x - a, y + a - t],
      [x - t, y + a - t],
    ],
    { fill: ink, line: 1.2 },
  );
}

/** A column with base and capital. @param {Plate} plate @param {number} x @param {number} y @param {number} h @param {number} [w] */
export function column(plate, x, y, h, w = 7) {
  plate.shape(rect(x - w / 2, y, w, h), {
    fill: "stone",
    line: 1.3,
    shade: 0.45,
    hatch: { angle: 90, gap: 2.4, width: 0.9 },
  });
  plate.shape(
    path(`M${x - w} ${y - 3}L${x + w} ${y - 3}L${x + w / 2} ${y + 4}L${x - w / 2} ${y + 4}Z`),
    { fill: "stone", line: 1.2 },
  );
  plate.shape(rect(x - w * 0.8, y + h - 4, w * 1.6, 5), { fill: "stone", line: 1.2 });
}

/** A flame. @param {Plate} plate @param {number} x @param {number} y the foot @param {number} [k] */
export function fire(plate, x, y, k = 1) {
  plate.at({ x, y, scale: k }, () => {
    plate.shape(
      path(
        "M-12 0C-14 -8 -8 -12 -8 -18C-4 -14 -3 -12 -2 -9C-2 -16 2 -20 3 -26C8 -18 6 -12 8 -10C9 -12 10 -13 11 -15C14 -8 13 -3 11 0Z",
      ),
      { fill: "orange", line: 1.3 },
    );
    plate.shape(path("M-6 0C-7 -5 -3 -7 -2 -12C2 -8 3 -7 4 -9C7 -5 6 -2 5 0Z"), {
      fill: "glow",
      line: 0.8,
    });
  });
}

/** A flask or a jar. @param {Plate} plate @param {number} x @param {number} y the foot @param {string} ink @param {boolean} [round] */
export function jar(plate, x, y, ink, round = false) {
  if (round) {
    plate.shape(
      path(
        `M${x - 1.6} ${y - 13}L${x + 1.6} ${y - 13}L${x + 1.6} ${y - 9}C${x + 7} ${y - 7} ${x + 6} ${y} ${x} ${y}C${x - 6} ${y} ${x - 7} ${y - 7} ${x - 1.6} ${y - 9}Z`,
      ),
      { fill: ink, line: 1 },
    );
  } else {
    plate.shape(rect(x - 3.6, y - 9, 7.2, 9), { fill: ink, line: 1 });
    plate.shape(rect(x - 4.2, y - 11, 8.4, 2.6), { fill: "linen", line: 0.9 });
  }
}

/**
 * A room.
 * @param {(plate: Plate) => void} draw
 */
export const room = (draw) => scene(WIDTH, HEIGHT, draw, { line: 1.5, fine: 0.24 });

/** Things along a line. @param {number} from @param {number} step @param {number} count */
export const along = (from, step, count) =>
  Array.from({ length: count }, (_, i) => from + i * step);
export { arch, curve, ellipse, path, rect };
