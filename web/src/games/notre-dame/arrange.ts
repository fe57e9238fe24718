/** Where the pieces of a view stand in the city. */
import { type Block, partsOf } from "./block";
import { place } from "./data";
import { type Marker } from "./pieces";
import { middleOf, type Plan, type Rect, type Spot } from "./plan";
import { boroughOf, type NotreDameView, SECTORS } from "./types";

export interface Placed extends Spot {
  key: string;
  seat: number;
  size: number;
  hidden: boolean;
}
export interface CountLabel extends Spot {
  key: string;
  text: string;
}
export interface Sized extends Spot {
  size: number;
}

/** The borough of a seat, if it is drawn. */
function blockOf(view: NotreDameView, seat: number, plan: Plan): Block | undefined {
  const borough = boroughOf(view, seat);
  return plan.blocks.find((each) => each.borough === borough);
}

export const cubeOf = (block: Block, plan: Plan) =>
  block.large ? plan.sizes.cube.large : plan.sizes.cube.small;

/** From so many on, a number stands beside the cubes. */
const COUNTED = 4;
/** Cubes stand one before the other, but each shows at least this part of itself. */
const SHOWN = 0.55;

interface Row {
  spots: Spot[];
  /** Where the number stands, and the first free place after the row. */
  label: Spot | null;
}

/** Cubes side by side from the left; those without room are only counted. */
function rowOf(count: number, at: Rect, cube: number): Row {
  const label = count >= COUNTED ? cube * 0.95 : 0;
  const room = at.w - label;
  const step = count > 1 ? Math.min(cube * 1.06, (room - cube) / (count - 1)) : 0;
  const fits = step >= cube * SHOWN ? count : 1 + Math.floor((room - cube) / (cube * SHOWN));
  const apart = fits === count ? step : cube * SHOWN;
  const y = at.y + at.h / 2;
  const spots = Array.from({ length: count }, (_, i) => ({
    x: at.x + cube / 2 + Math.min(i, Math.max(0, fits - 1)) * apart,
    y,
  }));
  const end = spots.at(-1)?.x ?? at.x;
  return { spots, label: label > 0 ? { x: end + cube * 0.62, y: y + cube * 0.36 } : null };
}

export interface Arranged {
  markers: Placed[];
  countLabels: CountLabel[];
}

export function markerSpots(view: NotreDameView, markers: readonly Marker[], plan: Plan): Arranged {
  const out: Arranged = { markers: [], countLabels: [] };
  for (let seat = 0; seat < view.players; seat++) {
    const mine = markers.filter((each) => each.seat === seat);
    const at = (name: string) => mine.filter((each) => each.place === name);
    const block = blockOf(view, seat, plan);
    const home = block ? middleOf(block) : { x: plan.w / 2, y: 0 };
    const stand = (list: Marker[], spots: Spot[], size: number) =>
      list.forEach((marker, i) => {
        const behind = i > 0 && spots[i]?.x === spots[i - 1]?.x;
        out.markers.push({ ...marker, ...(spots[i] ?? home), size, hidden: behind || !spots[i] });
      });
    for (const sector of SECTORS) {
      const list = at(sector);
      const cell = block?.cells[sector];
      if (!block || !cell) {
        stand(list, [], 12);
        continue;
      }
      const cube = cubeOf(block, plan);
      const { pieces } = partsOf(cell, cube, plan.sizes.text);
      const friend = view.seats[seat]?.friend === sector ? friendWide(cube) : 0;
      const row = rowOf(list.length, { ...pieces, w: pieces.w - friend }, cube);
      stand(list, row.spots, cube);
      if (row.label)
        out.countLabels.push({ key: `${seat}-${sector}`, ...row.label, text: `${list.length}` });
    }
    const stock = block?.cells.stock;
    stand([...at("own"), ...at("general")], [], 12);
    if (stock && block) {
      const hidden = out.markers.filter((m) => m.seat === seat && m.hidden && m.x === home.x);
      const spot = { x: stock.x + stock.w * 0.25, y: stock.y + stock.h * 0.3 };
      hidden.forEach((marker) => Object.assign(marker, spot, { size: cubeOf(block, plan) }));
    }
    onSquare(view, seat, at("notre-dame"), plan, out, stand);
  }
  out.markers.sort((a, b) => a.key.localeCompare(b.key));
  return out;
}

/** Notre Dame with the square before it: the church, the markers given, the coins beside. */
export function cathedralParts({ x, y, w, h }: Rect, { cube, text, water }: Plan["sizes"]) {
  const foot = cube.large + text + 12;
  // On a narrow square the coins leave the middle of the church free.
  const heap = w < 150 ? Math.min(34, w / 2 - 6) : 44;
  const aside = w < 150 ? heap : 0;
  const rise = water * 0.8;
  return {
    // The towers rise over the shore.
    church: { x: x + 5, y: y - rise, w: w - 10 - aside, h: h - foot + rise + 3 },
    square: { x: x + 8, y: y + h - foot, w: w - 16, h: cube.large + 6 },
    words: { x: x + w / 2, y: y + h - 9 },
    coins: { x: x + w - heap - 4, y: y + 5, w: heap, h: heap + 2 },
  };
}

/**
 * The coins where a borough is drawn alone: beside the markers that are not placed. In a low supply
 * they leave the ground to the friend who waits there.
 */
export function coinsBeside(plan: Plan): Rect | null {
  const stock = plan.mode === "borough" ? plan.blocks[0]?.cells.stock : undefined;
  if (!stock) return null;
  const w = Math.min(44, stock.w * 0.5);
  return { x: stock.x + stock.w - w, y: stock.y, w, h: stock.h < 82 && w > 36 ? 22 : 46 };
}

/** Who has given to Notre Dame: the cubes of each, and how many. */
function onSquare(
  view: NotreDameView,
  seat: number,
  list: Marker[],
  plan: Plan,
  out: Arranged,
  stand: (list: Marker[], spots: Spot[], size: number) => void,
): void {
  if (list.length === 0) return;
  if (!plan.cathedral) return stand(list, [], 12);
  const there = view.seats.flatMap((each, i) => ((each.markers["notre-dame"] ?? 0) > 0 ? [i] : []));
  const { square } = cathedralParts(plan.cathedral, plan.sizes);
  const cube = plan.sizes.cube.large;
  const w = Math.min(square.w / there.length, cube * 5);
  const x = square.x + square.w / 2 + (there.indexOf(seat) - there.length / 2) * w;
  const used = list.length * cube * 1.06;
  const row = rowOf(list.length, { ...square, x: x + Math.max(2, (w - used) / 2), w: w - 4 }, cube);
  stand(list, row.spots, cube);
  if (row.label)
    out.countLabels.push({ key: `${seat}-tile`, ...row.label, text: `${list.length}` });
}

/** Beside its marketplace; several stand one behind the other. */
export function carriageSpot(view: NotreDameView, seat: number, plan: Plan): Sized | null {
  const { borough, market } = view.seats[seat]!.carriage;
  const at = plan.markets[place(borough - 1, market)];
  const block = plan.blocks.find((each) => each.borough === borough - 1);
  if (!at || !block) return null;
  const { letter } = plan.sizes;
  const size = letter.h * 0.95;
  const here = view.seats.flatMap((each, i) =>
    each.carriage.borough === borough && each.carriage.market === market ? [i] : [],
  );
  const nth = here.indexOf(seat);
  if (market === "centre") {
    const row = nth - (here.length - 1) / 2;
    return { x: at.x, y: at.y + row * size * (here.length > 2 ? 0.62 : 0.85), size };
  }
  const bare = typeof view.boroughs[borough - 1]?.[market] !== "string";
  const row = (nth - (here.length - 1) / 2) * Math.min(size * 0.7, letter.w / here.length);
  if (Object.keys(block.cells).length === 0) {
    // No houses: beside the message, towards the middle of the borough.
    const inward = at.x < block.streets.x ? 1 : -1;
    const first = bare ? 0 : letter.w / 2 + size * 0.42;
    const room = Math.abs(block.streets.x - at.x) - first;
    const step = Math.min(size * 0.6, Math.max(0, room) / here.length);
    return { x: at.x + inward * (first + nth * step), y: at.y, size };
  }
  // In the street beside the houses, between the two markets there.
  const inward = at.y < (block.y + block.quay.y) / 2 ? 1 : -1;
  return { x: at.x + row, y: at.y + (bare ? 0 : inward * (letter.h / 2 + size * 0.42)), size };
}

const friendWide = (cube: number) => cube * 1.15;

/** In its sector, or beside the markers that are not placed. */
export function friendSpot(view: NotreDameView, seat: number, plan: Plan): Sized | null {
  const block = blockOf(view, seat, plan);
  const sector = view.seats[seat]?.friend;
  const cell = block?.cells[sector ?? "stock"];
  if (!block || !cell) return null;
  const cube = cubeOf(block, plan);
  if (!sector) {
    // A narrow supply has no room for a friend who waits.
    if (cell.w < cube * 4) return null;
    const size = Math.min(cell.h * 0.55, cube * 2);
    return { x: cell.x + cell.w - size * 0.42, y: cell.y + cell.h - size * 0.56, size };
  }
  const { pieces } = partsOf(cell, cube, plan.sizes.text);
  const size = cube * 1.75;
  return { x: pieces.x + pieces.w - size * 0.3, y: pieces.y + pieces.h - size * 0.5, size };
}

/** On the quay of its borough. */
export function ratSpot(view: NotreDameView, seat: number, plan: Plan): Sized | null {
  const block = blockOf(view, seat, plan);
  const space = block?.track[view.seats[seat]?.rat ?? 0];
  if (!block || !space) return null;
  return { ...middleOf(space), size: Math.min(space.h * 1.5, space.w * (block.large ? 0.9 : 1.3)) };
}
