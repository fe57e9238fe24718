/** How events are shown: the card on the table, and how long each event is shown. */
import type { GameEvent } from "../../lib/wire";

/** The card that is carried out. */
export interface Laid {
  seat: number;
  card: string;
}

/** Events that lay a card on the table, and events after which it no longer lies there. */
const LAYING = new Set(["played", "studied"]);
const CLEARING = new Set(["round", "hired", "passed", "plague", "cannot-hire"]);

export function overlay(before: unknown, event: GameEvent): Laid | null {
  if (LAYING.has(event.event)) return { seat: Number(event.seat), card: String(event.card) };
  return CLEARING.has(event.event) ? null : (before as Laid | null);
}

/** Gains must be read and take longer. */
export function pause(event: GameEvent): number {
  switch (event.event) {
    case "drew":
    case "joined":
    case "discarded":
      return 180;
    case "kept":
    case "passed-two":
    case "passed-one":
    case "placed":
    case "cannot-hire":
    case "passed":
      return 420;
    case "outbreak":
    case "notre-dame":
    case "plague":
    case "hired":
      return 950;
    case "round":
    case "played":
    case "revealed":
    case "prestige":
      return 700;
    default:
      return 520;
  }
}
