/** What travels between server and browser, as plain data. */
import type { Patch } from "./patch";
import type { Args } from "./words";

export interface Choice {
  notation: string;
  verb: string;
  args: Args;
  /** Whether it could not be taken back; only the server knows, for what it offers. */
  final?: boolean;
}

export interface Prompt {
  decision: string;
  clause: string;
  args: Args;
}

export interface Outcome {
  places: number[][];
  scores: number[];
  reason: string;
  tiebreak: string | null;
}

/** The part of a view that every game has; the rest is the game's own. */
export interface View {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  viewer: number | null;
  actors: number[];
  answered: number[];
  answer: string | null;
  stack: Record<string, unknown>[];
  outcome: Outcome | null;
}

/** An event: its kind, its arguments, and the patch of the view. */
export type GameEvent = { event: string } & Record<string, string | number>;

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

export interface SeatInfo {
  kind: "open" | "reserved" | "human" | "bot";
  name: string;
  bot: string | null;
  gone: string;
}

/** What everybody may know of a table. */
export interface Summary {
  id: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, string | number | boolean>;
  clock: { mode: string; seconds: number };
  listed: boolean;
  status: "open" | "running" | "finished" | "closed";
  seats: SeatInfo[];
  votes: Record<string, number[]>;
  created_at: number;
  rematch: string | null;
  outcome: Outcome | null;
  seq: number;
}

export interface Entry {
  seq: number;
  kind: string;
  seat: number | null;
  at: number;
  events: GameEvent[];
  undone?: number;
}

export interface Clocks {
  mode: string;
  seconds: number;
  spent: number[];
  owed_since: (number | null)[];
}

/** A position as a viewer is shown it. */
export interface Position {
  view: View;
  choices: Choice[];
  prompt: Prompt | null;
  actors: number[];
  outcome: Outcome | null;
}

export interface Update extends Partial<Position> {
  type: "update";
  table: string;
  viewer: number | null;
  seq: number;
  status: Summary["status"];
  entries: Entry[];
  can_undo: boolean;
  clock: Clocks;
}

export interface ChatMessage {
  number: number;
  seat: number;
  text: string;
  at: number;
}

type Id = number | string | null;
export type FromServer =
  | { type: "welcome"; id: Id; seats: number[]; now: number; table: Summary }
  | Update
  | { type: "table"; table: Summary }
  | ({ type: "chat" } & ChatMessage)
  | { type: "ack"; id: Id; seat: number; seq?: number; chat?: number }
  | { type: "refused"; id: Id; clause: string; reason: string; details: Args }
  | { type: "why"; id: Id; legal: boolean; clause?: string; reason?: string; details?: Args }
  | { type: "error"; id: Id; code: string; details: Record<string, unknown> }
  | { type: "pong"; id: Id; now: number };
