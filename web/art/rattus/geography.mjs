/// <reference path="./untyped.d.ts" />
/**
 * Europe for the chart of Rattus, from Natural Earth (public domain, npm's world-atlas):
 * countries are merged to our regions, projected, warped so that crowded regions have room,
 * and returned as rings in the units of the chart. The chart proper is 1100 by 800; land and
 * sea go on beyond it for windows of another shape.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoConicConformal, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";
import { presimplify, quantile, simplify } from "topojson-simplify";

/** @typedef {[number, number]} Point */
/** @typedef {Point[]} Ring */

export const WIDTH = 1100;
export const HEIGHT = 800;
/** What is drawn around the chart: left, top, right, bottom. */
export const AROUND = { left: -430, top: -150, right: 1530, bottom: 950 };
const MARGIN = 14;

// Countries by their ISO 3166 numbers. Russia the country is split between two regions.
/** @type {Record<string, string[]>} */
const COUNTRIES = {
  anglia: ["826", "372", "833"],
  gallia: ["250", "056", "442", "492"],
  germania: ["276", "528", "040", "203", "756", "438"],
  hispania: ["724", "620", "020"],
  hungaria: ["348", "703", "191", "070", "705", "688"],
  italia: ["380", "674", "336", "470"],
  polonia: ["616", "440", "112"],
  scandia: ["578", "752", "208"],
  bulgaria: ["100", "642", "300", "008", "807", "499", "498"],
  turcia: ["792", "196"],
  russia: ["246", "233", "428"],
  tartaria: ["804"],
};
/** @type {Record<string, string[]>} */
const NAMED = { bulgaria: ["Kosovo"], turcia: ["N. Cyprus"] };
const SPLIT = "643";
const BEYOND = [
  ..."504 012 788 434 818 760 422 376 275 400 368 268 051 031 364 398".split(" "),
  ..."682 414 860 795 352 729 732 784 634 048 466 562 148 478".split(" "),
];

/**
 * Where the chart swells (or shrinks) around a point: x, y, radius, strength. The middle of
 * Europe is crowded; Spain, Russia and Tartary give way.
 */
const BUMPS = [
  [560, 395, 330, 0.18],
  [548, 474, 84, 0.42],
  [690, 545, 100, 0.26],
  [436, 560, 90, 0.2],
  [430, 320, 120, 0.24],
  [650, 262, 100, 0.2],
  [250, 230, 100, 0.14],
];

const world = JSON.parse(
  readFileSync(
    fileURLToPath(new URL("../../node_modules/world-atlas/countries-50m.json", import.meta.url)),
    "utf8",
  ),
);
const weighed = presimplify(world);
const topology = simplify(weighed, quantile(weighed, 0.67));
const all = topology.objects.countries.geometries;

/** Only what lies near the chart: overseas parts would go around the globe. */
const near = (/** @type {Ring[]} */ [ring]) =>
  ring.some(([x, y]) => x > -32 && x < 75 && y > 20 && y < 75);
const blend = (/** @type {any[]} */ geometries) => {
  const shape = merge(topology, geometries);
  return { ...shape, coordinates: shape.coordinates.filter(near) };
};
/** @param {string[]} ids @param {string[]} [names] @returns {any[]} */
const chosen = (ids, names = []) =>
  all.filter((/** @type {any} */ g) => ids.includes(g.id) || names.includes(g.properties.name));

// Russia the country: Kaliningrad lies in Polonia, the rest is split below.
const parts = chosen([SPLIT])[0].arcs.map((/** @type {any} */ arcs) => ({ type: "Polygon", arcs }));
const firstPoint = (/** @type {any} */ part) => feature(topology, part).geometry.coordinates[0][0];
const baltic = (/** @type {any} */ part) => {
  const [x, y] = firstPoint(part);
  return x > 19 && x < 23 && y > 54 && y < 56;
};
const split = parts.filter((/** @type {any} */ part) => !baltic(part));

const frame = {
  type: "MultiPoint",
  coordinates: [
    [-10.6, 36],
    [-10.6, 55],
    [44.5, 37.2],
    [44, 58],
    [18, 64.4],
    [18, 34.3],
  ],
};
const projection = geoConicConformal()
  .parallels([40, 58])
  .rotate([-17, 0])
  .fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN],
    ],
    frame,
  )
  .clipExtent([
    [AROUND.left, AROUND.top],
    [AROUND.right, AROUND.bottom],
  ]);

const area = (/** @type {Ring} */ r) =>
  r.reduce((sum, [x, y], i) => {
    const [u, v] = r[(i + 1) % r.length];
    return sum + x * v - u * y;
  }, 0) / 2;

/**
 * Rings in the plane of the picture, without specks.
 * @param {any} geometry @returns {Ring[]}
 */
function rings(geometry, smallest = 34) {
  /** @type {Ring[]} */
  const out = [];
  /** @type {Ring} */
  let ring = [];
  geoPath(projection, {
    beginPath() {},
    moveTo(/** @type {number} */ x, /** @type {number} */ y) {
      ring = [[x, y]];
    },
    lineTo(/** @type {number} */ x, /** @type {number} */ y) {
      ring.push([x, y]);
    },
    arc() {},
    closePath() {
      out.push(ring);
    },
  })(geometry);
  return out.filter((r) => r.length > 2 && Math.abs(area(r)) >= smallest);
}

// Where Russia ends and Tartaria begins, and where both end in the east: gently waving lines.
const south = projection([36, 52.9])[1];
const border = (/** @type {number} */ x) =>
  south + 12 * Math.sin(x / 31) + 6 * Math.sin(x / 11 + 1);
const EAST = 1128;
const eastern = (/** @type {number} */ y) =>
  EAST + 10 * Math.sin(y / 37) + 5 * Math.sin(y / 13 + 2);

/**
 * The part of a ring on the low side of `x = line(y)`; the cut follows the line.
 * @param {Ring} ring @param {(y: number) => number} line @param {boolean} low @returns {Ring}
 */
function cut(ring, line, low) {
  const flat = ring.map(([x, y]) => /** @type {Point} */ ([x - line(y), y]));
  const inside = (/** @type {Point} */ p) => (low ? p[0] <= 0 : p[0] >= 0);
  /** @type {Ring} */
  const kept = [];
  flat.forEach((p, i) => {
    const q = flat[(i + 1) % flat.length];
    if (inside(p)) kept.push(p);
    if (inside(p) !== inside(q)) {
      const t = p[0] / (p[0] - q[0]);
      kept.push([0, p[1] + t * (q[1] - p[1])]);
    }
  });
  /** @type {Ring} */
  const full = [];
  kept.forEach((p, i) => {
    full.push(p);
    const q = kept[(i + 1) % kept.length];
    if (Math.abs(p[0]) < 1e-6 && Math.abs(q[0]) < 1e-6) {
      const step = 9 * Math.sign(q[1] - p[1]);
      const first = step > 0 ? Math.floor(p[1] / 9) * 9 + 9 : Math.ceil(p[1] / 9) * 9 - 9;
      for (let y = first; step > 0 ? y < q[1] : y > q[1]; y += step) full.push([0, y]);
    }
  });
  return full.map(([x, y]) => [x + line(y), y]);
}
/** @param {Ring} ring @returns {Ring} */
const turned = (ring) => ring.map(([x, y]) => [y, x]);
/** @param {Ring} ring @param {boolean} low */
const northOf = (ring, low) => turned(cut(turned(ring), border, low));

/** @param {Point} point @returns {Point} */
function warp([x, y]) {
  let [dx, dy] = [0, 0];
  for (const [cx, cy, radius, strength] of BUMPS) {
    const weight = strength * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * radius * radius));
    dx += (x - cx) * weight;
    dy += (y - cy) * weight;
  }
  return [x + dx, y + dy];
}

/** Not the Canaries or the Azores. */
const european = (/** @type {Ring} */ ring) => ring.some(([x]) => x > 0);
const large = (/** @type {Ring} */ ring) => ring.length > 2 && Math.abs(area(ring)) >= 60;

/** @type {Record<string, Ring[]>} */
export const SHAPES = {};
/** @type {Ring[]} */
const outside = rings(blend(chosen(BEYOND)), 60);
for (const [region, ids] of Object.entries(COUNTRIES)) {
  const countries = chosen(ids, NAMED[region]);
  if (region === "polonia") countries.push(...parts.filter(baltic));
  let found = rings(blend(countries));
  if (region === "russia" || region === "tartaria") {
    const whole = rings(blend([...countries, ...split]));
    const half = whole.map((ring) => northOf(ring, region === "russia")).filter(large);
    found = half.map((ring) => cut(ring, eastern, true)).filter(large);
    outside.push(...half.map((ring) => cut(ring, eastern, false)).filter(large));
  }
  SHAPES[region] = found.filter(european).map((ring) => ring.map(warp));
}
/** Land that is never played on. @type {Ring[]} */
export const BEYOND_SHAPES = outside.map((ring) => ring.map(warp));
