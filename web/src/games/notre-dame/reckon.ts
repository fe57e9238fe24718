/** What the table tells if one reckons a little; the server alone decides what happens. */
import { PERSONS } from "./data";
import { count, type NotreDameView, TILE, TRACK } from "./types";

/** ND 7.1: the rats on the open persons. */
export function plagueOf(view: NotreDameView): number {
  return view.open.reduce((sum, person) => sum + (PERSONS[person]?.rats ?? 0), 0);
}

export interface Forecast {
  plague: number;
  hospital: number;
  from: number;
  to: number;
  outbreak: boolean;
}

/** ND 7.2 to 7.4: where the plague would bring a rat if it came now. */
export function forecast(view: NotreDameView, seat: number): Forecast | null {
  const mine = view.seats[seat];
  if (!mine || view.open.length < 3 || view.outcome) return null;
  const plague = view.doctored.includes(seat) ? 0 : plagueOf(view);
  const hospital = count(mine, "hospital");
  const to = mine.rat + plague - hospital;
  return {
    plague,
    hospital,
    from: mine.rat,
    to: Math.max(0, Math.min(TRACK, to)),
    outbreak: to > TRACK,
  };
}

/** ND 4.5: whether a message of this borough may be taken, by what one holds. */
export function mayTake(view: NotreDameView, seat: number, borough: number): boolean {
  const held = view.boroughs.map(
    (_, b) => view.seats[seat]?.messages.filter((each) => each.borough === b + 1).length ?? 0,
  );
  const mine = held[borough] ?? 0;
  return view.boroughs.every(
    (_, other) => other === borough || mine <= (held[other] ?? 0) || !lies(view, other),
  );
}

/** Whether a message of this borough still lies there. */
export function lies(view: NotreDameView, borough: number): boolean {
  return Object.values(view.boroughs[borough] ?? {}).some((value) => typeof value === "string");
}

/** ND 8.1: markers on the tile, its value, and what each would bring now. */
export function shares(view: NotreDameView): { value: number; markers: number; each: number } {
  const markers = view.seats.reduce((sum, seat) => sum + (seat.markers["notre-dame"] ?? 0), 0);
  const value = TILE[view.players] ?? 0;
  return { value, markers, each: markers > 0 ? Math.floor(value / markers) : 0 };
}

/** ND 3.2: who plays which card of the round: the own first, the neighbour's second, … */
export function roles(view: NotreDameView, seat: number) {
  const first = ((view.round - 1) % 3) * 3;
  return [0, 1, 2].map((role) => {
    const owner = (seat - role + view.players) % view.players;
    const cards = view.seats[owner];
    return {
      owner,
      card: cards?.cards[first + role] ?? null,
      played: cards?.played[first + role] ?? false,
    };
  });
}

/** The cards a seat has played this round, while they lie there. */
export function playedBy(view: NotreDameView, seat: number): { card: string; owner: number }[] {
  if (!["play", "hire", "plague"].includes(view.phase)) return [];
  return roles(view, seat).flatMap(({ card, owner, played }) =>
    played && card ? [{ card, owner }] : [],
  );
}
