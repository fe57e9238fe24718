/** The final plague, region by region, from the events in the log. */
import type { GameEvent } from "../../lib/wire";
import { readFront } from "./types";

export interface Turned {
  limit: number;
  symbols: string[];
  front: string;
  /** Cubes in the region when it was turned up. */
  count: number;
  strikes: boolean;
}

export interface Ravaged {
  region: string;
  turned: Turned[];
  /** Cubes lost, by seat. */
  lost: number[];
}

/** What the plague did in each region at the end; empty before it. */
export function finalPlague(events: readonly GameEvent[], players: number): Ravaged[] {
  const start = events.findLastIndex(({ event }) => event === "final-plague");
  if (start < 0) return [];
  const out: Ravaged[] = [];
  for (const event of events.slice(start + 1)) {
    if (event.region === undefined) continue;
    const region = String(event.region);
    let last = out.at(-1);
    if (last?.region !== region) {
      last = { region, turned: [], lost: Array.from({ length: players }, () => 0) };
      out.push(last);
    }
    if (event.event.startsWith("turned-")) {
      const front = String(event.front);
      const strikes = event.event === "turned-strikes";
      last.turned.push({ ...readFront(front), front, count: Number(event.count), strikes });
    } else if (event.event === "lost") {
      last.lost[Number(event.seat)]! += Number(event.count);
    }
  }
  return out;
}
