/** How events are shown: sheets over the abbey, changes on the tracks, and for how long. */
import type { GameEvent } from "../../lib/wire";
import type { Monk, Track } from "./types";

/** A change on a track. */
export interface Change {
  track: Track;
  monk: Monk;
  count: number;
}

/** Day seven: who laid which colour before whom, and who is unmasked so far. */
export interface Ending {
  kind: "ending";
  laid: { seat: number; seat2: number; monk: Monk }[];
  unmasked: { seat: number; monk: Monk }[];
}
/** A sheet over the abbey. */
export type Sheet =
  | { kind: "day"; day: number; happening: string }
  | { kind: "showing"; shown: { seat: number; monk: Monk }[] }
  | Ending;

export interface Overlay {
  change: Change | null;
  sheet: Sheet | null;
}

/** Events during which a sheet stays. */
const LASTING: Record<Sheet["kind"], Set<string>> = {
  day: new Set(),
  showing: new Set(["showed", "evidence-up"]),
  ending: new Set(["accused", "unmasked", "evidence-up", "event-cards", "over"]),
};

export function overlay(before: unknown, event: GameEvent): Overlay {
  const last = (before as Overlay | null)?.sheet ?? null;
  const sheet = last && LASTING[last.kind].has(event.event) ? last : null;
  return { change: changeOf(event), sheet: sheetAfter(sheet, event) };
}

function changeOf(event: GameEvent): Change | null {
  const [track = "", way] = event.event.split("-");
  if (track !== "suspicion" && track !== "evidence") return null;
  const count = Number(event.count) * (way === "down" ? -1 : 1);
  return { track, monk: event.monk as Monk, count };
}

function sheetAfter(sheet: Sheet | null, event: GameEvent): Sheet | null {
  const seat = Number(event.seat);
  const monk = event.monk as Monk;
  switch (event.event) {
    case "day":
      return { kind: "day", day: Number(event.day), happening: String(event.happening) };
    case "showed": {
      const shown = sheet?.kind === "showing" ? sheet.shown : [];
      return { kind: "showing", shown: [...shown, { seat, monk }] };
    }
    case "accused":
    case "unmasked": {
      const { laid, unmasked } = sheet?.kind === "ending" ? sheet : { laid: [], unmasked: [] };
      return event.event === "accused"
        ? { kind: "ending", laid: [...laid, { seat, seat2: Number(event.seat2), monk }], unmasked }
        : { kind: "ending", laid, unmasked: [...unmasked, { seat, monk }] };
    }
    default:
      return sheet;
  }
}

/** Changes on the tracks must be read and take longer. */
export function pause(event: GameEvent): number {
  switch (event.event) {
    case "day":
      return 2200;
    case "unmasked":
      return 1500;
    case "showed":
    case "conversion":
      return 1100;
    case "played":
    case "moved":
      return 800;
    case "suspicion-up":
    case "suspicion-down":
    case "evidence-up":
    case "evidence-down":
    case "day-over":
    case "whispered":
    case "event-cards":
      return 900;
    case "accused":
      return 320;
    case "turn":
    case "drew":
    case "drew-card":
    case "dealt":
    case "stands":
      return 220;
    default:
      return 500;
  }
}
