/** How events are shown: the turned token, and how long each event is shown. */
import type { GameEvent } from "../../lib/wire";

/** A token that was just turned up. */
export interface Turning {
  token: number;
  region: string;
  front: string;
  strikes: boolean;
  limit: number;
  count: number;
}

/** A turned token stays in sight while cubes are lost to it. */
export function overlay(before: unknown, event: GameEvent): Turning | null {
  if (event.event === "lost") return before as Turning | null;
  if (!event.event.startsWith("turned-")) return null;
  return {
    token: Number(event.token),
    region: String(event.region),
    front: String(event.front),
    strikes: event.event === "turned-strikes",
    limit: Number(event.limit),
    count: Number(event.count),
  };
}

/** Turned tokens must be read and take longer. */
export function pause(event: GameEvent): number {
  switch (event.event) {
    case "turned-strikes":
    case "turned-spares":
      return 1500;
    case "lost":
      return 700;
    case "took":
    case "took-from":
    case "looked":
    case "saw":
    case "last-round":
    case "final-plague":
      return 800;
    case "turn":
      return 250;
    default:
      return 550;
  }
}
