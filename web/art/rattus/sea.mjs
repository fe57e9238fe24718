// The sea of the chart: lines of the winds, and hachures along every coast.
import { paint } from "../engraver/inks.mjs";
import { scene } from "../engraver/plate.mjs";
import { AROUND, BEYOND_SHAPES, SHAPES } from "./geography.mjs";

const WIDTH = AROUND.right - AROUND.left;
const HEIGHT = AROUND.bottom - AROUND.top;
/** From hachure to hachure. */
const GAP = 5;

/** Where the lines of the winds meet, in units of the chart. */
export const ROSES = [
  [18, 395],
  [640, 740],
  [905, 515],
  [350, 30],
];

/** The x at which each row crosses a coast, in order: land begins, land ends, and so on. */
function rows() {
  const land = [...Object.values(SHAPES).flat(), ...BEYOND_SHAPES];
  /** @type {[number, number][][]} */
  const found = [];
  for (let y = AROUND.top + GAP / 2; y < AROUND.bottom; y += GAP) {
    /** @type {[number, number][]} */
    const spans = [];
    for (const ring of land) {
      /** @type {number[]} */
      const crossings = [];
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length];
        if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      });
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        spans.push([crossings[i], crossings[i + 1]]);
    }
    spans.sort((a, b) => a[0] - b[0]);
    /** @type {[number, number][]} */
    const merged = [];
    for (const span of spans) {
      const last = merged[merged.length - 1];
      if (last && span[0] <= last[1] + 1.5) last[1] = Math.max(last[1], span[1]);
      else merged.push([...span]);
    }
    found.push(merged);
  }
  return found;
}

export const sea = scene(WIDTH, HEIGHT, (plate) => {
  const { random } = plate;
  ROSES.forEach(([x, y], n) => {
    for (let i = 0; i < 32; i += 1) {
      if (n > 0 && i % 2) continue;
      const a = (i / 32) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      const far = 1500;
      const width = i % 4 === 0 ? 0.9 : 0.6;
      const ink = i % 8 === 0 ? "line" : i % 4 === 0 ? "green" : "rose";
      const [ox, oy] = [x - AROUND.left, y - AROUND.top];
      plate.pen.fill(paint(ink), [
        [
          [ox - dy * width, oy + dx * width],
          [ox + dx * far, oy + dy * far],
          [ox + dy * width, oy - dx * width],
        ],
      ]);
    }
  });
  /** @type {number[][][]} */
  const strokes = [];
  rows().forEach((spans, i) => {
    const y = i * GAP + GAP / 2;
    const edges = [
      [AROUND.left - 99, AROUND.left - 99],
      ...spans,
      [AROUND.right + 99, AROUND.right + 99],
    ];
    for (let k = 0; k + 1 < edges.length; k += 1) {
      const [from, to] = [edges[k][1], edges[k + 1][0]];
      const room = (to - from) / 2;
      // Longer away from the light: to the right of land.
      const east = Math.min(room, 13 + random() * 9);
      const west = Math.min(room, 6 + random() * 6);
      const stray = () => (random() - 0.5) * 1.2;
      if (from > AROUND.left && east > 2) {
        const x = from - AROUND.left;
        strokes.push([
          [x - 2, y - 0.8],
          [x + east, y + stray()],
          [x - 2, y + 0.8],
        ]);
      }
      if (to < AROUND.right && west > 2) {
        const x = to - AROUND.left;
        strokes.push([
          [x + 2, y - 0.6],
          [x - west, y + stray()],
          [x + 2, y + 0.6],
        ]);
      }
    }
  });
  plate.pen.fill(paint("line"), strokes);
});
