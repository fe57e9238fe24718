/** Where the pieces of a view stand in the city. */
import { type Block, fit, type Plan, type Rect, type Spot } from "./city";
import { place } from "./data";
import type { Marker } from "./pieces";
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

function blockOf(view: NotreDameView, seat: number, plan: Plan): Block {
  const borough = boroughOf(view, seat);
  return plan.blocks.find((each) => each.borough === borough) ?? plan.blocks[0]!;
}

const middle = ({ x, y, w, h }: Rect): Spot => ({ x: x + w / 2, y: y + h / 2 });

/** From where the markers of a large sector stand, and how far apart at most. */
function row(cell: Rect, small: boolean, friend: boolean) {
  return {
    x: cell.x + (small ? 28 : 38),
    y: cell.y + cell.h - (cell.h < 40 ? 9 : 12),
    room: cell.w - (small ? 36 : 50) - (friend ? 18 : 0),
  };
}

export function markerSpots(
  view: NotreDameView,
  markers: readonly Marker[],
  plan: Plan,
): { markers: Placed[]; countLabels: CountLabel[] } {
  const out: Placed[] = [];
  const countLabels: CountLabel[] = [];
  for (let seat = 0; seat < view.players; seat++) {
    const block = blockOf(view, seat, plan);
    const mine = markers.filter((each) => each.seat === seat);
    const at = (name: string) => mine.filter((each) => each.place === name);
    for (const sector of SECTORS) {
      const list = at(sector);
      const cell = block.cells[sector]!;
      if (block.large) {
        const from = row(cell, plan.small, view.seats[seat]?.friend === sector);
        const step = Math.min(17, list.length > 1 ? from.room / (list.length - 1) : 0);
        list.forEach((marker, i) =>
          out.push({ ...marker, x: from.x + i * step, y: from.y, size: 13, hidden: false }),
        );
        if (list.length > 3)
          countLabels.push({
            key: marker(seat, sector),
            x: cell.x + cell.w - 9,
            y: cell.y + 18,
            text: String(list.length),
          });
        continue;
      }
      const narrow = ["stacked", "narrow"].includes(fit(cell));
      const spot = numberSpot(cell, view.seats[seat]?.friend === sector);
      list.forEach((marker, i) =>
        out.push({ ...marker, ...spot, size: 11, hidden: narrow || i > 0 }),
      );
      if (list.length > 0) {
        const x = spot.x + (narrow ? 0 : 11);
        countLabels.push({
          key: marker(seat, sector),
          x,
          y: spot.y + 5,
          text: String(list.length),
        });
      }
    }
    placeSupply(block, at, out);
    onTile(view, seat, at("notre-dame"), plan, out, countLabels);
  }
  out.sort((a, b) => a.key.localeCompare(b.key));
  return { markers: out, countLabels };
}

const marker = (seat: number, sector: string) => `${seat}-${sector}`;

/** Where the number of a small sector stands, or the marker left of it. */
function numberSpot(cell: Rect, friend: boolean): Spot {
  const y = cell.y + cell.h / 2;
  switch (fit(cell)) {
    case "stacked":
      return { x: cell.x + cell.w / 2 - (friend ? 4 : 0), y: cell.y + cell.h - 7.5 };
    case "narrow":
      return { x: cell.x + cell.w * (friend ? 0.54 : 0.68), y };
    case "named":
      return { x: cell.x + cell.w - 34, y };
    default:
      return { x: cell.x + 27, y };
  }
}

function placeSupply(block: Block, at: (name: string) => Marker[], out: Placed[]): void {
  const home = block.large ? middle(block.cells.stock!) : middle(block.plate);
  for (const marker of [...at("own"), ...at("general")]) {
    out.push({ ...marker, ...home, size: 13, hidden: true });
  }
}

/** Who has given to Notre Dame: a shape and a number for each. */
function onTile(
  view: NotreDameView,
  seat: number,
  list: Marker[],
  plan: Plan,
  out: Placed[],
  countLabels: CountLabel[],
): void {
  const there = view.seats.flatMap((each, i) => ((each.markers["notre-dame"] ?? 0) > 0 ? [i] : []));
  const nth = there.indexOf(seat);
  const c = plan.cathedral;
  const step = Math.min(38, (c.w - 12) / Math.max(1, there.length));
  const x = c.x + c.w / 2 + (nth - (there.length - 1) / 2) * step - 7;
  const y = c.y + c.h - (plan.small ? 27 : 32);
  list.forEach((marker, i) => out.push({ ...marker, x, y, size: 14, hidden: i > 0 }));
  if (list.length > 0)
    countLabels.push({ key: `${seat}-tile`, x: x + 15, y: y + 5.5, text: String(list.length) });
}

/** Beside its marketplace; several stand one behind the other. */
export function carriageSpot(view: NotreDameView, seat: number, plan: Plan): Spot {
  const { borough, market } = view.seats[seat]!.carriage;
  const name = place(borough - 1, market);
  const at = plan.markets[name] ?? { x: 0, y: 0 };
  const here = view.seats.flatMap((each, i) =>
    each.carriage.borough === borough && each.carriage.market === market ? [i] : [],
  );
  const nth = here.indexOf(seat);
  if (market === "centre") {
    const [dx, dy] = [
      [0, -1],
      [9, 6],
      [-9, 8],
      [11, -10],
      [-11, -12],
    ][nth] ?? [0, 0];
    return { x: at.x + dx!, y: at.y + dy! };
  }
  const block = plan.blocks.find((each) => each.borough === borough - 1)!;
  const inward = at.x < block.x + block.w / 2 ? 1 : -1;
  const bare = typeof view.boroughs[borough - 1]?.[market] !== "string";
  const first = bare ? 0 : plan.tile.x + 13;
  return { x: at.x + inward * (first + nth * 14), y: at.y - (bare ? 2 : 0) };
}

export function friendSpot(view: NotreDameView, seat: number, plan: Plan): Spot & { size: number } {
  const block = blockOf(view, seat, plan);
  const sector = view.seats[seat]?.friend;
  const cell = sector ? block.cells[sector]! : block.cells.stock!;
  if (block.large) {
    if (!sector) return { x: cell.x + cell.w - 15, y: cell.y + cell.h / 2, size: 26 };
    // In a low sector below the name.
    if (cell.h < 44) return { x: cell.x + cell.w - 12, y: cell.y + cell.h - 11, size: 19 };
    return { x: cell.x + cell.w - 14, y: cell.y + cell.h - 16, size: plan.small ? 24 : 28 };
  }
  return {
    x: cell.x + cell.w - (cell.w < 50 ? 5.5 : 9),
    y: fit(cell) === "stacked" ? cell.y + cell.h - 8 : cell.y + cell.h / 2,
    size: cell.w < 50 ? 14 : 17,
  };
}

/** On the track of the large borough; small ones show it in their harbour. */
export function ratSpot(view: NotreDameView, seat: number, plan: Plan): Spot | null {
  const block = blockOf(view, seat, plan);
  const space = block.harbour[view.seats[seat]?.rat ?? 0];
  return space ? middle(space) : null;
}
