// Shapes: lists of points [x, y], y pointing down. A closed shape does not repeat its first point.

/** @typedef {number[]} Point */
/** @typedef {Point[]} Points */

/** How far apart the points of a curve are. */
const STEP = 1.6;

/**
 * Points written in short: "0,0 10,0 5.5,-3".
 * @param {string} text
 * @returns {Points}
 */
export const pts = (text) => text.split(" ").map((pair) => pair.split(",").map(Number));

/**
 * A rectangle by its corner and size.
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @returns {Points}
 */
export const rect = (x, y, width, height) => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/**
 * An ellipse, or a part of it from one angle to another in degrees (0 is right, 90 is down).
 * @param {number} x @param {number} y @param {number} rx @param {number} [ry]
 * @param {number} [from] @param {number} [to]
 * @returns {Points}
 */
export function ellipse(x, y, rx, ry = rx, from = 0, to = 360) {
  const turn = ((to - from) * Math.PI) / 180;
  const count = Math.max(6, Math.round((Math.abs(turn) * Math.max(rx, ry)) / STEP));
  const whole = Math.abs(to - from) >= 360;
  return Array.from({ length: whole ? count : count + 1 }, (_, i) => {
    const angle = (from * Math.PI) / 180 + (turn * i) / count;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** @param {Point} a @param {Point} b @param {Point} c @param {Point} d @returns {Points} */
function bend(a, b, c, d) {
  const length = Math.hypot(d[0] - a[0], d[1] - a[1]) + Math.hypot(b[0] - a[0], b[1] - a[1]);
  const count = Math.max(3, Math.min(40, Math.round(length / STEP)));
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    const s = 1 - t;
    return [0, 1].map(
      (k) => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k],
    );
  });
}

/**
 * A smooth line through the points (Catmull-Rom).
 * @param {Points} points @param {boolean} [closed] @returns {Points}
 */
export function curve(points, closed = false) {
  const n = points.length;
  if (n < 3) return points;
  const at = (/** @type {number} */ i) =>
    closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))];
  /** @type {Points} */
  const out = [points[0]];
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const before = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const after = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    out.push(...bend(b, before, after, c));
  }
  if (closed) out.pop();
  return out;
}

/**
 * A closed, smooth shape through the points.
 * @param {Points} points @returns {Points}
 */
export const blob = (points) => curve(points, true);

/**
 * An opening with a pointed (or round) top; x, y is its upper left corner.
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {boolean} [pointed] @returns {Points}
 */
export function arch(x, y, width, height, pointed = true) {
  if (!pointed) {
    const r = width / 2;
    return [[x, y + height], ...ellipse(x + r, y + r, r, r, 180, 360), [x + width, y + height]];
  }
  const spring = y + Math.min(height, width * 0.85);
  const top = [x + width / 2, y];
  const left = bend(
    [x, spring],
    [x, spring - width * 0.45],
    [x + width * 0.2, y + width * 0.2],
    top,
  );
  const right = left.map(([a, b]) => [2 * x + width - a, b]).reverse();
  return [
    [x, y + height],
    [x, spring],
    ...left,
    ...right.slice(1),
    [x + width, spring],
    [x + width, y + height],
  ];
}

/**
 * The lines of an SVG path of M, L, H, V, C, Q, Z in either case, flattened.
 * @param {string} text @returns {Points[]}
 */
export function lines(text) {
  const tokens = text.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  /** @type {Points[]} */
  const out = [];
  /** @type {Points} */
  let now = [];
  let [x, y] = [0, 0];
  let command = "M";
  for (let i = 0; i < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[i])) command = tokens[i++];
    const upper = command.toUpperCase();
    const [ox, oy] = command === upper ? [0, 0] : [x, y];
    const number = () => Number(tokens[i++]);
    const point = () => [number() + ox, number() + oy];
    if (upper === "Z") {
      if (now[0]) [x, y] = now[0];
      continue;
    } else if (upper === "M") {
      now = [point()];
      out.push(now);
      command = command === "M" ? "L" : "l";
    } else if (upper === "L") now.push(point());
    else if (upper === "H") now.push([number() + ox, y]);
    else if (upper === "V") now.push([x, number() + oy]);
    else if (upper === "C") now.push(...bend([x, y], point(), point(), point()));
    else if (upper === "Q") {
      const [c, end] = [point(), point()];
      const third = (/** @type {Point} */ p) => p.map((v, k) => v + (2 / 3) * (c[k] - v));
      now.push(...bend([x, y], third([x, y]), third(end), end));
    } else throw new Error(`a path of M, L, H, V, C, Q and Z, not ${command}`);
    [x, y] = now[now.length - 1];
  }
  return out;
}

/**
 * The first line of an SVG path, for shapes drawn by hand.
 * @param {string} text @returns {Points}
 */
export function path(text) {
  const points = lines(text)[0];
  const [first, last] = [points[0], points[points.length - 1]];
  if (points.length > 2 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6) points.pop();
  return points;
}

/**
 * Moved, scaled (two numbers to stretch or mirror) and turned by degrees around the origin.
 * @param {Points} points @param {number} x @param {number} y
 * @param {number | number[]} [scale] @param {number} [degrees] @returns {Points}
 */
export function moved(points, x, y, scale = 1, degrees = 0) {
  const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([a, b]) => [x + a * sx * cos - b * sy * sin, y + a * sx * sin + b * sy * cos]);
}

/** @param {Points} points left, top, right, bottom */
export function bounds(points) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** @param {Points} points positive when it runs clockwise on the screen */
export function area(points) {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

/**
 * A test whether a place lies in the shape. It is asked thousands of times, so the edges lie in
 * one array and the outline is a little coarser.
 * @param {Points} shape @returns {(x: number, y: number) => boolean}
 */
export function within(shape) {
  const outline = simplified([...shape, shape[0]], 0.2);
  const edges = new Float64Array(outline.length * 4);
  let count = 0;
  for (let i = 1; i < outline.length; i += 1) {
    const [[ax, ay], [bx, by]] = [outline[i - 1], outline[i]];
    if (ay === by) continue;
    const slope = (bx - ax) / (by - ay);
    edges.set([Math.min(ay, by), Math.max(ay, by), slope, ax - slope * ay], count * 4);
    count += 1;
  }
  return (x, y) => {
    let odd = false;
    for (let i = 0; i < count * 4; i += 4) {
      if (y >= edges[i] && y < edges[i + 1] && x < edges[i + 2] * y + edges[i + 3]) odd = !odd;
    }
    return odd;
  };
}

/**
 * Fewer points, none of the old further than `by` from the new line (Douglas and Peucker).
 * @param {Points} points @param {number} by @returns {Points}
 */
export function simplified(points, by) {
  if (points.length < 3) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const todo = [[0, points.length - 1]];
  for (let pair = todo.pop(); pair; pair = todo.pop()) {
    const [from, to] = pair;
    const [ax, ay] = points[from];
    const [dx, dy] = [points[to][0] - ax, points[to][1] - ay];
    const length = Math.hypot(dx, dy);
    let [furthest, most] = [-1, by];
    for (let i = from + 1; i < to; i += 1) {
      const [px, py] = [points[i][0] - ax, points[i][1] - ay];
      const off = length < 1e-9 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
      if (off > most) [furthest, most] = [i, off];
    }
    if (furthest < 0) continue;
    keep[furthest] = 1;
    todo.push([from, furthest], [furthest, to]);
  }
  return points.filter((_, i) => keep[i]);
}

/**
 * Points added so that no two are further apart than `step`; corners stay.
 * @param {Points} points @param {number} step @param {boolean} closed @returns {Points}
 */
export function spaced(points, step, closed) {
  /** @type {Points} */
  const out = [];
  const count = closed ? points.length : points.length - 1;
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [points[i], points[(i + 1) % points.length]];
    const parts = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 0; k < parts; k += 1) {
      out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
    }
  }
  if (!closed) out.push(points[points.length - 1]);
  return out;
}
