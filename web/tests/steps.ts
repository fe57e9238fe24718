/** Whole games as events and views, written by scripts/steps.py. */
import { readFileSync } from "node:fs";
import type { GameEvent } from "../src/lib/wire";

export interface Step<V> {
  events: GameEvent[];
  view: V;
}
type Plain = Record<string, unknown>;

/** The recorded views hold only what changed: `at` names the rows of a list. */
function merged(before: unknown, change: unknown): unknown {
  const isPlain = (value: unknown): value is Plain =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (Array.isArray(before) && isPlain(change) && isPlain(change.at)) {
    const { at } = change as { at: Plain };
    return before.map((row, i) => (String(i) in at ? merged(row, at[i]) : row));
  }
  if (!isPlain(before) || !isPlain(change)) return change;
  const out = { ...before };
  for (const [key, value] of Object.entries(change)) out[key] = merged(before[key], value);
  return out;
}

function whole<V>(steps: Step<unknown>[]): Step<V>[] {
  let view: unknown = {};
  return steps.map(({ events, view: change }) => {
    view = merged(view, change);
    return { events, view: structuredClone(view) as V };
  });
}

function read(game: string): unknown {
  const file = new URL(`./${game}-steps.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

export function recordedGame<V>(game: string): Step<V>[] {
  return whole(read(game) as Step<unknown>[]);
}

export function recordedGames<V>(game: string): Step<V>[][] {
  return (read(game) as Step<unknown>[][]).map((steps) => whole<V>(steps));
}
