/** Where prestige came from, read off the events of a whole game. */
import type { GameEvent } from "../../lib/wire";
import { PERSONS } from "./data";
import type { NotreDameView } from "./types";

export const SOURCES = [
  "residence",
  "messages",
  "gifts",
  "share",
  "brown",
  "gray",
  "park",
  "plague",
] as const;
export type Source = (typeof SOURCES)[number];

/** What the events that bring a marker, the friend or an action to a sector are called. */
const INTO = new Set(["placed", "moved-in", "friend", "action"]);

/** The source of what is gained or lost next, if this event says it. */
function sourceOf(e: GameEvent): Source | null {
  if (e.event === "took" || e.event === "delivered") return "messages";
  if (e.event === "donated") return "gifts";
  if (e.event === "notre-dame") return "share";
  if (e.event === "outbreak") return "plague";
  if (e.event === "hired") return PERSONS[String(e.person)]?.stack === "brown" ? "brown" : "gray";
  if (e.event === "moved") return e.sector2 === "residence" ? "residence" : null;
  return INTO.has(e.event) && e.sector === "residence" ? "residence" : null;
}

export type Came = Record<Source, number>;

/** By seat; ND 4.8: what the park adds to a gain is the park's. */
export function came(events: readonly GameEvent[], players: number): Came[] {
  const none = () => Object.fromEntries(SOURCES.map((each) => [each, 0])) as Came;
  const out = Array.from({ length: players }, none);
  let source: Source = "residence";
  for (const event of events) {
    source = sourceOf(event) ?? source;
    const mine = out[Number(event.seat)];
    if (!mine) continue;
    if (event.event === "prestige-lost") mine[source] -= Number(event.count);
    if (event.event !== "prestige") continue;
    mine[source] += Number(event.count) - Number(event.bonus);
    mine.park += Number(event.bonus);
  }
  return out;
}

/** ND 11.1: where amounts were hidden, nothing is said about the others. */
export function tally(
  view: NotreDameView,
  seat: number,
  events: readonly GameEvent[],
): [string, number][] {
  const mine = came(events, view.players)[seat];
  const parts = SOURCES.map((each): [string, number] => [`tally-${each}`, mine?.[each] ?? 0]);
  const sum = parts.reduce((all, [, count]) => all + count, 0);
  return sum === view.seats[seat]?.prestige ? parts : [];
}
