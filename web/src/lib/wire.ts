/** What travels between server and browser; the types are made from the server's schema. */
import type { Patch } from "./patch";
import type { components } from "./schema.generated";
import type { Args } from "./words";

export type Schemas = components["schemas"];

/** A choice; whether it is final only the server knows, for what it offers. */
export type Choice = Omit<Schemas["ChoiceData"], "final"> & { final?: boolean };
export type Prompt = Schemas["PromptData"];
export type Outcome = Schemas["OutcomeData"];
/** The part of a view that every game has; a game adds its sections. */
export type View = Schemas["ViewData"];
/** An event: its kind, beside it its arguments, and the patch of the view. */
export type GameEvent = Schemas["EventData"];
export type Entry = Schemas["EntryData"];
/** A position as a viewer is shown it. */
export type Position = Omit<Schemas["FrameData"], "number" | "made" | "events">;
export type Clocks = Schemas["ClocksData"];
export type SeatInfo = Schemas["SeatData"];
export type Summary = Schemas["TableSummary"];
export type Update = Schemas["Update"];
export type ChatMessage = Schemas["ChatMessage"];
export type FromServer = Schemas["FromServer"];
export type ToServer = Schemas["ToServer"];

/** Why the rules do not allow a choice. */
export interface Refusal {
  clause: string;
  reason: string;
  args: Args;
}

/** The arguments of an event: what its sentence is about. */
export function argsOf(event: GameEvent): Args {
  const { event: _, patch: __, ...args } = event;
  return args;
}

/** What an event changed in the view; missing where nothing did, and in older entries. */
export function patchOf(event: GameEvent): Patch | undefined {
  return (event as { patch?: Patch }).patch;
}
