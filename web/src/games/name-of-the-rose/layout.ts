/** Where everything stands: in pixels, for whatever room the board has. */
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

/** How day, tracks and abbey share the board. */
export interface Frame {
  /** `side`: a column beside the abbey; `rail`: a narrow one; `band`: a line below it. */
  shape: "side" | "rail" | "band";
  /** The width of the column. */
  column: number;
  /** How much larger than at 1280 × 560 things are drawn. */
  scale: number;
}

export function frame(width: number, height: number): Frame {
  if (width < 440) return { shape: "band", column: 0, scale: 1 };
  if (width < 640 || height < 400) return { shape: "rail", column: 92, scale: 1 };
  const scale = clamp(1, Math.min(width / 1280, height / 560), 2);
  return { shape: "side", column: clamp(196, width * 0.19, 250 * scale), scale };
}

export interface Plan {
  cells: Record<string, Cell>;
  floors: readonly (readonly string[])[];
  /** The height of the sky over the abbey with its roofs, of a name, of a wall. */
  sky: number;
  head: number;
  wall: number;
  tile: { w: number; h: number };
  figure: { w: number; h: number };
  /** The size of a head in a crowd. */
  crowd: number;
}

/** The floors of the abbey, by how many there are; long floors and short ones take turns. */
export const FLOORS: readonly (readonly (readonly string[])[])[] = [
  [
    ["library", "scriptorium", "dormitory", "infirmary", "bathhouse", "chapter-house", "church"],
    ["stable", "workshop", "gatehouse", "cloister", "refectory", "kitchen", "garden"],
  ],
  [
    ["library", "scriptorium", "dormitory", "infirmary", "bathhouse"],
    ["chapter-house", "church", "cloister", "refectory"],
    ["stable", "workshop", "gatehouse", "kitchen", "garden"],
  ],
  [
    ["library", "scriptorium", "dormitory", "infirmary"],
    ["chapter-house", "church", "bathhouse"],
    ["cloister", "refectory", "workshop", "kitchen"],
    ["stable", "gatehouse", "garden"],
  ],
  [
    ["library", "scriptorium", "dormitory"],
    ["chapter-house", "church", "infirmary"],
    ["cloister", "refectory", "bathhouse"],
    ["workshop", "kitchen", "stable"],
    ["gatehouse", "garden"],
  ],
];
/** The shape of a room that looks best, and the width its name needs. */
const RATIO = 1.4;
const NAME = 90;
/** What a thumb needs. */
export const THUMB = 44;

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** How far rooms of this size are from what looks best. */
function fault(w: number, h: number): number {
  return Math.abs(Math.log(w / h / RATIO)) + Math.max(0, NAME - w) / 30;
}

export function plan(width: number, height: number): Plan {
  const small = Math.min(width / 5, height / 3) < 100;
  const wall = small ? 3 : clamp(5, width * 0.007, 12);
  const sky = small ? 7 : clamp(26, height * 0.09, 110);
  const size = (floors: readonly (readonly string[])[]) => {
    const h = (height - sky - wall * floors.length) / floors.length;
    const most = Math.max(...floors.map((floor) => floor.length));
    return { h, w: (width - wall * (most + 1)) / most };
  };
  const floors = [...FLOORS].sort((a, b) => {
    const [one, two] = [size(a), size(b)];
    return fault(one.w, one.h) - fault(two.w, two.h);
  })[0]!;
  const { h, w: narrow } = size(floors);
  const cells: Record<string, Cell> = {};
  floors.forEach((floor, r) => {
    const w = (width - wall * (floor.length + 1)) / floor.length;
    floor.forEach((building, i) => {
      cells[building] = { x: wall + i * (w + wall), y: sky + r * (h + wall), w, h };
    });
  });
  const head = small ? 16 : clamp(21, h * 0.15, 44);
  const body = h - head;
  const tileH = clamp(13, Math.min(small ? body : body * 0.28, (body - 4) / 2), 56);
  const tile = { w: clamp(28, Math.min(tileH * 1.4, narrow * 0.3), 80), h: tileH };
  // Woodcuts are broader than the plain figures of a phone.
  const cut = Math.min(body - 3, narrow * 0.42) >= 58;
  const tall = cut
    ? clamp(58, Math.min(body - 3, narrow * 0.42), 160)
    : clamp(24, Math.min(body - 4, narrow * 0.55, 56), 56);
  return {
    cells,
    floors,
    sky,
    head,
    wall,
    tile,
    figure: { w: tall * (cut ? 0.8 : 0.66), h: tall },
    crowd: clamp(19, Math.min(body * 0.46, narrow * 0.2), 60),
  };
}

/** How wide a name may be drawn, where it would not fit as it is; about this wide a letter. */
export function fitText(text: string, room: number, letter: number): number | undefined {
  return text.length * letter > room ? room : undefined;
}

export function tileSpot(p: Plan, building: string, nth: number): Spot {
  const cell = p.cells[building]!;
  const gap = Math.min(4, (cell.h - p.head - 2 * p.tile.h) / 3);
  return {
    x: cell.x + 4 + p.tile.w / 2,
    y: cell.y + cell.h - gap - p.tile.h / 2 - (1 - nth) * (p.tile.h + gap),
  };
}

export interface Standing extends Spot {
  figure: Figure;
  building: string;
  /** Too many for whole figures: heads alone, in two rows. */
  crowded: boolean;
}

/** The place of the `nth` of `of` figures in a building; feet, or the middle of a head. */
export function standSpot(p: Plan, building: string, nth: number, of: number): Standing {
  const cell = p.cells[building]!;
  const left = cell.x + p.tile.w + 8;
  const room = cell.x + cell.w - 3 - left;
  const crowded = of * p.figure.w * 0.92 > room;
  const base = { figure: "red" as Figure, building, crowded };
  if (!crowded) {
    const step = Math.min(Math.max(p.figure.w + 4, THUMB), room / of);
    const x = left + room / 2 + (nth - (of - 1) / 2) * step;
    return { ...base, x, y: cell.y + cell.h - 2 };
  }
  const body = cell.h - p.head;
  const perRow = of * (p.crowd + 1) <= room ? of : Math.ceil(of / 2);
  const row = nth < perRow ? 0 : 1;
  const inRow = row === 0 ? perRow : of - perRow;
  const column = row === 0 ? nth : nth - perRow;
  const step = Math.min(p.crowd + 1, (room - p.crowd) / Math.max(1, perRow - 1));
  const x = left + room / 2 + (column - (inRow - 1) / 2) * step;
  const rise = Math.min(p.crowd + 1, body - p.crowd - 3);
  const y = cell.y + cell.h - 1 - p.crowd / 2 - (perRow === of ? 0 : (1 - row) * rise);
  return { ...base, x, y };
}

/**
 * Where a press means a figure: as large as a thumb where its neighbours, the tiles and the name
 * leave room. Relative to its spot.
 */
export function figureReach(p: Plan, at: Standing, others: readonly Standing[]): Cell {
  const cell = p.cells[at.building]!;
  const near = others.filter(
    ({ building, figure }) => building === at.building && figure !== at.figure,
  );
  const beside = near.filter(({ y }) => Math.abs(y - at.y) < 2).map(({ x }) => Math.abs(x - at.x));
  const walls = [cell.x + cell.w - at.x, at.x - cell.x - p.tile.w - 5];
  const half = Math.min(Math.max(THUMB, p.figure.w) / 2, ...beside.map((d) => d / 2), ...walls);
  const floor = cell.y + cell.h - at.y;
  if (!at.crowded) {
    const h = Math.min(Math.max(THUMB, p.figure.h + 4), cell.h);
    return { x: -half, y: floor - h, w: 2 * half, h };
  }
  const rows = near.some(({ y }) => Math.abs(y - at.y) >= 2);
  const upper = rows && near.some(({ y }) => y > at.y + 2);
  const gap = Math.max(0, ...near.map(({ y }) => Math.abs(y - at.y)));
  const top = rows && !upper ? -gap / 2 : Math.max(cell.y - at.y, floor - THUMB - gap);
  const bottom = upper ? gap / 2 : floor;
  return { x: -half, y: top, w: 2 * half, h: bottom - top };
}

/** Where a press means a tile: as large as a thumb where no figure stands and no tile lies. */
export function tileReach(p: Plan, building: string, nth: number, view: RoseView): Cell {
  const { tiles, figures } = entryOf(view.buildings, building)!;
  const cell = p.cells[building]!;
  const at = tileSpot(p, building, nth);
  const left = cell.x - at.x;
  const right = figures.length > 0 ? p.tile.w / 2 + 4 : Math.max(p.tile.w / 2 + 4, THUMB + left);
  const middle = (tileSpot(p, building, 1).y - tileSpot(p, building, 0).y) / 2;
  const top = nth === 0 || tiles.length === 1 ? cell.y - at.y : -middle;
  const bottom = nth === 1 || tiles.length === 1 ? cell.y + cell.h - at.y : middle;
  const most = Math.max(THUMB, p.tile.h + 6);
  const y = Math.max(top, -most + Math.min(bottom, most / 2));
  return { x: left, y, w: right - left, h: Math.min(bottom, y + most) - y };
}

/** Every figure with its place. */
export function stand(p: Plan, view: RoseView): Standing[] {
  return Object.entries(view.buildings).flatMap(([building, { figures }]) =>
    figures.map((figure, i) => ({ ...standSpot(p, building, i, figures.length), figure })),
  );
}
