/** Where every piece of a view stands on the board, in pixels. */
import { type Chart, isNarrow, place, plotOf } from "./chart";
import type { Cube } from "./cubes";
import { type Rect, SITES, type Spot } from "./layout";
import type { RattusView, Token } from "./types";

export interface Placed<T> extends Spot {
  key: string | number;
  piece: T;
  hidden?: boolean;
}

/** A number beside the cubes of a seat. */
export interface CountLabel extends Spot {
  key: string;
  seat: number;
  count: number;
}

/** Cubes stand in rows of five. */
const ROW = 5;
/** The gap between tokens in a row. */
const GAP = 2;
/** How far a row of tokens may reach over its plot on a narrow chart, in pixels. */
const OVER = 12;
/** On a narrow chart tokens lie over each other, so that this part of each is still free. */
const FREE = 0.62;

export const nameLine = (chart: Chart, region: string): Spot => {
  const plot = plotOf(chart, region);
  return { x: plot.x + plot.width / 2, y: plot.y + chart.sizes.name * 0.82 };
};

/** The middle of the row of tokens. */
function tokenRow(chart: Chart, region: string): Spot {
  const { name, token } = chart.sizes;
  const plot = plotOf(chart, region);
  return { x: plot.x + plot.width / 2, y: plot.y + name * 1.12 + token / 2 };
}

/** From one token to the next in a row of so many. */
function tokenStep(chart: Chart, region: string, tokens: number): number {
  const { token } = chart.sizes;
  if (!isNarrow(chart)) return token + GAP;
  const room = plotOf(chart, region).width + OVER - token;
  return Math.min(token + GAP, Math.max(token * FREE, room / Math.max(1, tokens - 1)));
}

export function placeTokens(view: RattusView, chart: Chart): Placed<Token & { region: string }>[] {
  return Object.entries(view.tokens).flatMap(([region, tokens]) => {
    const row = tokenRow(chart, region);
    const step = tokenStep(chart, region, tokens.length);
    return tokens.map((token, i) => ({
      key: token.id,
      piece: { ...token, region },
      x: row.x + (i - (tokens.length - 1) / 2) * step,
      y: row.y,
    }));
  });
}

/** Where one more token would lie, beside those of the region. */
export function nextToken(view: RattusView, chart: Chart, region: string, nth: number): Spot {
  const row = tokenRow(chart, region);
  const held = view.tokens[region]?.length ?? 0;
  const step = tokenStep(chart, region, held);
  return { x: row.x + ((held + 1) / 2 + nth) * step, y: row.y };
}

/** Between the feet of the Black Death. */
export const placePawn = (chart: Chart, region: string): Spot => place(chart, SITES[region]!.pawn);

/** What is left of a region's plot below its tokens. */
function cubeRoom(chart: Chart, region: string): Rect {
  const plot = plotOf(chart, region);
  const { name, token } = chart.sizes;
  const used = name * 1.12 + token + 4;
  return { x: plot.x, y: plot.y + used, width: plot.width, height: plot.height - used };
}

interface Heap {
  seat: number;
  cubes: Cube[];
}

interface Out {
  cubes: Placed<Cube>[];
  labels: CountLabel[];
}

/** The cubes of several seats in one place: rows of five, or one cube and a number for each. */
function placeHeaps(heaps: Heap[], room: Rect, chart: Chart, out: Out): void {
  const { cube, count } = chart.sizes;
  const pitch = cube * 1.1;
  const line = Math.max(cube * 1.12, count * 0.98);
  const figures = (heap: Heap) => count * (heap.cubes.length > 9 ? 1.15 : 0.72);
  const rowsOf = (heap: Heap) => Math.ceil(heap.cubes.length / ROW);
  const wideOf = (heap: Heap) => pitch * Math.min(ROW, heap.cubes.length) + figures(heap);
  const small = (heap: Heap) => cube + 2 + figures(heap);
  // Heaps stand side by side as long as the line has room, then below each other.
  const lay = (width: (heap: Heap) => number, rows: (heap: Heap) => number) => {
    const lines: { heaps: Heap[]; width: number; rows: number }[] = [];
    for (const heap of heaps) {
      const last = lines.at(-1);
      const wide = width(heap) + (last ? cube * 0.7 : 0);
      if (last && last.width + wide <= room.width * 1.06) {
        last.heaps.push(heap);
        last.width += wide;
        last.rows = Math.max(last.rows, rows(heap));
      } else lines.push({ heaps: [heap], width: width(heap), rows: rows(heap) });
    }
    return lines;
  };
  let lines = lay(wideOf, rowsOf);
  const tall = lines.reduce((sum, each) => sum + each.rows, 0) * line;
  const folded = tall > room.height + line * 0.35 || cube < 12;
  if (folded) lines = lay(small, () => 1);
  let y = room.y + line / 2;
  for (const each of lines) {
    let x = room.x + (room.width - each.width) / 2;
    for (const heap of each.heaps) {
      heap.cubes.forEach((piece, i) => {
        out.cubes.push({
          key: piece.key,
          piece,
          x: x + cube / 2 + (folded ? 0 : (i % ROW) * pitch),
          y: y + (folded ? 0 : Math.floor(i / ROW) * line),
          hidden: folded && i > 0,
        });
      });
      const wide = folded ? small(heap) : wideOf(heap);
      const label = { key: heap.cubes[0]!.key, seat: heap.seat, count: heap.cubes.length };
      out.labels.push({ ...label, x: x + wide - figures(heap) + 2, y });
      x += wide + cube * 0.7;
    }
    y += each.rows * line;
  }
}

function heapsAt(cubes: readonly Cube[], place: string, players: number): Heap[] {
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    cubes: cubes.filter((cube) => cube.place === place && cube.seat === seat),
  })).filter((heap) => heap.cubes.length > 0);
}

/** So many rows of cubes the court of the palace has. */
const LINES = 3;

/** The court of the palace, below its towers. */
export function courtOf({ palace, sizes }: Chart): Rect {
  const line = Math.max(sizes.cube * 1.12, sizes.count * 0.98);
  const height = Math.min(palace.height * 0.5, LINES * line + 6);
  return { ...palace, y: palace.y + palace.height - height, height };
}

export function placeCubes(view: RattusView, cubes: readonly Cube[], chart: Chart): Out {
  const out: Out = { cubes: [], labels: [] };
  for (const region of Object.keys(view.cubes)) {
    placeHeaps(heapsAt(cubes, region, view.players), cubeRoom(chart, region), chart, out);
  }
  const { x, y, width, height } = courtOf(chart);
  const court = { x: x + 4, y: y + 3, width: width - 8, height: height - 6 };
  placeHeaps(heapsAt(cubes, "palace", view.players), court, chart, out);
  for (const cube of cubes.filter((each) => each.place === "stock")) {
    const piece = { key: cube.key, piece: cube, hidden: true };
    out.cubes.push({ ...piece, x: chart.width / 2, y: chart.height + 30 });
  }
  out.cubes.sort((a, b) => String(a.key).localeCompare(String(b.key)));
  return out;
}

/** Where a turned token is shown: near its region, never over the cubes that it judges. */
export function placeStrike(chart: Chart, region: string, size: Spot): Spot {
  const plot = plotOf(chart, region);
  const gap = chart.sizes.token * 0.3;
  const middle = { x: plot.x + plot.width / 2, y: plot.y + plot.height / 2 };
  const [dx, dy] = [(plot.width + size.x) / 2 + gap, (plot.height + size.y) / 2 + gap];
  const spots = [
    { x: middle.x + dx, y: middle.y },
    { x: middle.x - dx, y: middle.y },
    { x: middle.x, y: middle.y - dy },
    { x: middle.x, y: middle.y + dy },
  ];
  const within = (value: number, half: number, most: number) =>
    Math.min(Math.max(value, half + 4), most - half - 4);
  const pulled = spots.map((spot) => ({
    x: within(spot.x, size.x / 2, chart.width),
    y: within(spot.y, size.y / 2, chart.height),
  }));
  const overlap = (spot: Spot) =>
    Math.max(0, (plot.width + size.x) / 2 - Math.abs(spot.x - middle.x)) *
    Math.max(0, (plot.height + size.y) / 2 - Math.abs(spot.y - middle.y));
  return pulled.reduce((best, spot) => (overlap(spot) < overlap(best) ? spot : best));
}
