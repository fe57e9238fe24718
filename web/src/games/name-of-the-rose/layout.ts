/** Where the buildings stand: in pixels, for whatever room there is. */
import { entryOf } from "../../lib/entry";
import type { Figure, RoseView } from "./types";

export interface Spot {
  x: number;
  y: number;
}
export interface Cell extends Spot {
  w: number;
  h: number;
}
export interface Plan {
  wide: boolean;
  cells: Record<string, Cell>;
  /** Height of a roof, of a name, and the size of a tile, in every cell. */
  roof: number;
  head: number;
  tile: { w: number; h: number };
  figure: { w: number; h: number };
}

/** Long rows and short ones take turns; in a short row the houses are broader. */
export const WIDE = [
  ["library", "scriptorium", "dormitory", "infirmary", "bathhouse"],
  ["chapter-house", "church", "cloister", "refectory"],
  ["stable", "workshop", "gatehouse", "kitchen", "garden"],
];
export const TALL = [
  ["library", "scriptorium", "dormitory", "infirmary"],
  ["chapter-house", "church", "bathhouse"],
  ["cloister", "refectory", "workshop", "kitchen"],
  ["stable", "gatehouse", "garden"],
];
/** Room for the button to zoom with, at the end of the last row on a phone. */
const CORNER = 46;

export function plan(width: number, height: number): Plan {
  const wide = width > 500;
  const rows = wide ? WIDE : TALL;
  const gap = wide ? 7 : 3;
  const edge = wide ? 6 : 3;
  const h = (height - 2 * edge - (rows.length - 1) * gap) / rows.length;
  const cells: Record<string, Cell> = {};
  rows.forEach((row, r) => {
    const corner = wide || r < rows.length - 1 ? 0 : CORNER;
    const w = (width - 2 * edge - corner - (row.length - 1) * gap) / row.length;
    row.forEach((building, i) => {
      cells[building] = { x: edge + i * (w + gap), y: edge + r * (h + gap), w, h };
    });
  });
  const roof = wide ? Math.max(14, Math.min(34, h - 90)) : Math.max(7, Math.min(14, h - 58));
  const head = wide ? (h - roof >= 88 ? 32 : 20) : 17;
  const body = h - roof - head;
  return {
    wide,
    cells,
    roof,
    head,
    tile: wide
      ? { w: 38, h: Math.min(27, body / 2 - 3) }
      : { w: 28, h: Math.min(19, body / 2 - 2) },
    figure: wide ? { w: 34, h: Math.min(54, body - 2) } : { w: 25, h: Math.min(39, body - 1) },
  };
}

/** How wide a name may be drawn, where it would not fit as it is; about this wide a letter. */
export function fitText(text: string, room: number, letter: number): number | undefined {
  return text.length * letter > room ? room : undefined;
}

export function tileSpot(p: Plan, building: string, nth: number): Spot {
  const cell = p.cells[building]!;
  return {
    x: cell.x + 5 + p.tile.w / 2,
    y: cell.y + cell.h - 3 - p.tile.h / 2 - (1 - nth) * (p.tile.h + 2),
  };
}

export interface Standing extends Spot {
  figure: Figure;
  building: string;
  /** Too many for whole figures: heads alone, in two rows. */
  crowded: boolean;
}

const HEAD = 23;
/** What a thumb needs. */
const THUMB = 44;

/** The place of the `nth` of `of` figures in a building; feet, or the middle of a head. */
export function standSpot(p: Plan, building: string, nth: number, of: number): Standing & Spot {
  const cell = p.cells[building]!;
  const left = cell.x + p.tile.w + 9;
  const room = cell.x + cell.w - 4 - left;
  const crowded = of * p.figure.w > room;
  const base = { figure: "red" as Figure, building, crowded };
  if (!crowded) {
    const step = Math.min(p.wide ? p.figure.w + 3 : THUMB, room / of);
    const x = left + room / 2 + (nth - (of - 1) / 2) * step;
    return { ...base, x, y: cell.y + cell.h - 3 };
  }
  const perRow = Math.ceil(of / 2);
  const row = nth < perRow ? 0 : 1;
  const inRow = row === 0 ? perRow : of - perRow;
  const column = row === 0 ? nth : nth - perRow;
  const step = Math.min(HEAD + 1, (room - HEAD) / Math.max(1, perRow - 1));
  const x = left + room / 2 + (column - (inRow - 1) / 2) * step;
  return { ...base, x, y: cell.y + cell.h - 12 - (1 - row) * Math.min(HEAD, p.tile.h + 2) };
}

/**
 * Where a press means a figure: as wide as a thumb where its neighbours and the tiles leave room.
 * Relative to its spot.
 */
export function figureReach(p: Plan, at: Standing, others: readonly Standing[]): Cell {
  const cell = p.cells[at.building]!;
  if (at.crowded) return { x: -13, y: -13, w: 26, h: 26 };
  const near = others
    .filter(({ building, figure }) => building === at.building && figure !== at.figure)
    .map(({ x }) => Math.abs(x - at.x) / 2);
  const walls = [cell.x + cell.w - at.x, at.x - cell.x - p.tile.w - 7];
  const half = Math.max(p.figure.w / 2, Math.min(THUMB / 2, ...near, ...walls));
  const h = Math.max(p.figure.h + 6, Math.min(THUMB, cell.h - p.roof));
  return { x: -half, y: 3 - h, w: 2 * half, h };
}

/** Where a press means a tile: as large as a thumb where no figure stands and no tile lies. */
export function tileReach(p: Plan, building: string, nth: number, view: RoseView): Cell {
  const { tiles, figures } = entryOf(view.buildings, building)!;
  const cell = p.cells[building]!;
  const at = tileSpot(p, building, nth);
  const left = cell.x - at.x;
  const right = figures.length > 0 ? p.tile.w / 2 + 4 : Math.min(THUMB, cell.w) + left;
  const whole = cell.h - p.roof - p.head;
  const h = tiles.length > 1 ? p.tile.h + 2 : Math.min(THUMB, whole);
  return { x: left, y: nth === 0 ? -p.tile.h / 2 - 1 : -h / 2, w: right - left, h };
}

/** Every figure with its place. */
export function stand(p: Plan, view: RoseView): Standing[] {
  return Object.entries(view.buildings).flatMap(([building, { figures }]) =>
    figures.map((figure, i) => ({ ...standSpot(p, building, i, figures.length), figure })),
  );
}
