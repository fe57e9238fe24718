/** Whole games as events with patches and views, written by scripts/steps.py. */
import { readFileSync } from "node:fs";
import type { Breakdown } from "../src/lib/api";
import { applyPatch, type Patch } from "../src/lib/patch";
import { type GameEvent, patchOf } from "../src/lib/wire";

export interface Step<V> {
  events: GameEvent[];
  /** The view when all events are played. */
  played: V;
  /** The view after the step: `played`, and what changed after the last event. */
  view: V;
  /** What changed after the last event. */
  rest: Patch;
  /** The view as the server gives it, where it was written. */
  expected?: V;
}
interface Written<V> {
  breakdown: Breakdown;
  first: V;
  steps: { events: GameEvent[]; rest: Patch; view?: V }[];
}

function walk<V extends object>({ first, steps }: Written<V>): Step<V>[] {
  const none: Step<V> = { events: [], played: first, view: first, rest: {} };
  const out = [none];
  for (const { events, rest, view: expected } of steps) {
    let played = out.at(-1)!.view;
    for (const event of events) played = applyPatch(played, patchOf(event) ?? {});
    out.push({ events, played, view: applyPatch(played, rest), rest, expected });
  }
  return out;
}

function read<V>(game: string): Written<V>[] {
  const file = new URL(`./${game}-steps.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Written<V>[];
}

export function recordedGames<V extends object>(game: string): Step<V>[][] {
  return read<V>(game).map((each) => walk(each));
}

/** The first recorded game of a kind. */
export function recordedGame<V extends object>(game: string): Step<V>[] {
  return recordedGames<V>(game)[0]!;
}

/** Where the points of the first recorded game came from. */
export function recordedBreakdown(game: string): Breakdown {
  return read(game)[0]!.breakdown;
}
