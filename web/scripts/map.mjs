// Draws the outlines of the Rattus map from Natural Earth (public domain, npm's world-atlas):
// countries are merged to our regions, projected, simplified and written as one small module.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoConicConformal, geoPath } from "d3-geo";
import { parse } from "smol-toml";
import { feature, merge } from "topojson-client";
import { presimplify, quantile, simplify } from "topojson-simplify";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const WIDTH = 1100;
const HEIGHT = 800;
const MARGIN = 14;
const CENTRE = [560, 395];
const SWELL = 0.3;

// Countries by their ISO 3166 numbers. Russia the country is split between two regions.
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
const NAMED = { bulgaria: ["Kosovo"], turcia: ["N. Cyprus"] };
const SPLIT = "643";
const BEYOND = [
  "504",
  "012",
  "788",
  "434",
  "818",
  "760",
  "422",
  "376",
  "275",
  "400",
  "368",
  "268",
  "051",
  "031",
  "364",
  "398",
];

const world = JSON.parse(
  readFileSync(here("../node_modules/world-atlas/countries-50m.json"), "utf8"),
);
const weighed = presimplify(world);
const topology = simplify(weighed, quantile(weighed, 0.62));
const all = topology.objects.countries.geometries;

// Only what lies near the map: overseas parts would go around the globe.
const near = ([ring]) => ring.some(([x, y]) => x > -14 && x < 52 && y > 26 && y < 72);
const blend = (geometries) => {
  const shape = merge(topology, geometries);
  return { ...shape, coordinates: shape.coordinates.filter(near) };
};
const chosen = (ids, names = []) =>
  all.filter((g) => ids.includes(g.id) || names.includes(g.properties.name));

// Russia the country: Kaliningrad lies in Polonia, the rest is split below.
const parts = chosen([SPLIT])[0].arcs.map((arcs) => ({ type: "Polygon", arcs }));
const baltic = (part) => {
  const [x, y] = feature(topology, part).geometry.coordinates[0][0];
  return x > 19 && x < 23 && y > 54 && y < 56;
};
const split = parts.filter((part) => !baltic(part));

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
    [-6, -6],
    [WIDTH + 6, HEIGHT + 6],
  ]);

/** Rings in the plane of the picture, without specks. */
function rings(geometry, smallest = 34) {
  const out = [];
  let ring = [];
  geoPath(projection, {
    beginPath() {},
    moveTo(x, y) {
      ring = [[x, y]];
    },
    lineTo(x, y) {
      ring.push([x, y]);
    },
    arc() {},
    closePath() {
      out.push(ring);
    },
  })(geometry);
  return out.filter((r) => Math.abs(area(r)) >= smallest);
}
const area = (r) =>
  r.reduce((sum, [x, y], i) => {
    const [u, v] = r[(i + 1) % r.length];
    return sum + x * v - u * y;
  }, 0) / 2;

// Where Russia ends and Tartaria begins: a gently waving line.
const border = (x) => projection([36, 52.9])[1] + 12 * Math.sin(x / 31) + 6 * Math.sin(x / 11 + 1);

/** The part of a ring on one side of the waving line; the cut follows the line. */
function side(ring, north) {
  const flat = ring.map(([x, y]) => [x, y - border(x)]);
  const inside = (p) => (north ? p[1] <= 0 : p[1] >= 0);
  const cut = [];
  flat.forEach((p, i) => {
    const q = flat[(i + 1) % flat.length];
    if (inside(p)) cut.push(p);
    if (inside(p) !== inside(q)) {
      const t = p[1] / (p[1] - q[1]);
      cut.push([p[0] + t * (q[0] - p[0]), 0]);
    }
  });
  const full = [];
  cut.forEach((p, i) => {
    full.push(p);
    const q = cut[(i + 1) % cut.length];
    if (Math.abs(p[1]) < 1e-6 && Math.abs(q[1]) < 1e-6) {
      const step = 7 * Math.sign(q[0] - p[0]);
      const first = step > 0 ? Math.floor(p[0] / 7) * 7 + 7 : Math.ceil(p[0] / 7) * 7 - 7;
      for (let x = first; step > 0 ? x < q[0] : x > q[0]; x += step) full.push([x, 0]);
    }
  });
  return full.map(([x, y]) => [x, y + border(x)]);
}

const round = (n) => Math.round(n * 10) / 10;

// The middle of Europe is crowded: the picture swells there and gives way at its edges.
function swell([x, y]) {
  const u = (x - CENTRE[0]) / (x < CENTRE[0] ? CENTRE[0] : WIDTH - CENTRE[0]);
  const v = (y - CENTRE[1]) / (y < CENTRE[1] ? CENTRE[1] : HEIGHT - CENTRE[1]);
  const grow = 1 + SWELL * Math.max(0, 1 - u * u) * Math.max(0, 1 - v * v);
  return [CENTRE[0] + (x - CENTRE[0]) * grow, CENTRE[1] + (y - CENTRE[1]) * grow];
}

const written = (list) =>
  list
    .map(
      (r) =>
        "M" +
        r
          .map(swell)
          .map(([x, y]) => `${round(x)} ${round(y)}`)
          .join("L") +
        "Z",
    )
    .join("");

const large = (ring) => ring.length > 2 && Math.abs(area(ring)) >= 60;
const shapes = {};
for (const [region, ids] of Object.entries(COUNTRIES)) {
  const countries = chosen(ids, NAMED[region]);
  if (region === "polonia") countries.push(...parts.filter(baltic));
  if (region === "russia" || region === "tartaria") {
    const whole = rings(blend([...countries, ...split]));
    shapes[region] = whole.map((ring) => side(ring, region === "russia")).filter(large);
  } else {
    shapes[region] = rings(blend(countries));
  }
}
const beyond = rings(blend(chosen(BEYOND)), 60);

// The regions, neighbours and who plays with them come from the game's own data.
const file = here("../../src/ratskeller/games/rattus/data/map.toml");
const { regions, neighbours } = parse(readFileSync(file, "utf8"));

const out = {
  width: WIDTH,
  height: HEIGHT,
  from: regions,
  land: neighbours.land,
  water: neighbours.water,
  shapes: Object.fromEntries(Object.keys(regions).map((r) => [r, written(shapes[r])])),
  beyond: written(beyond),
};
mkdirSync(here("../src/games/rattus"), { recursive: true });
writeFileSync(
  here("../src/games/rattus/map.generated.ts"),
  `// Made by scripts/map.mjs from Natural Earth and data/map.toml; not edited by hand.\nexport const MAP = ${JSON.stringify(out)} as const;\n`,
);
