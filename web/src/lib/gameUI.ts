/** The interface of a game in the browser: the default export of src/games/<game>/index.ts. */
import type { Component } from "svelte";
import type { SeatMark } from "../art/seatMarks.svelte";
import type { TableView } from "./tableView.svelte";
import type { Choice, GameEvent, Outcome, Prompt, View } from "./wire";
import type { Words } from "./words";

/** What texts about a table are made from. */
export interface Context {
  view: View;
  prompt: Prompt | null;
  words: Words;
  names: readonly string[];
}

/** What a piece is: shown in the inspector or in the sheet, never over the board. */
export interface Explanation {
  title: string;
  lines: string[];
  clause?: string;
  /** The name of a picture for `Art.svelte`. */
  art?: string;
}

/**
 * A target is something on the table that can be pointed at, written `kind:id`
 * (`region:gallia`, `token:12`). By default it is what the arguments of a choice or an event
 * name; a game says otherwise where a choice points at something else.
 */
export interface GameUI {
  /** The board; it fills its container, whatever the size and shape, and arranges itself. */
  Board: Component<{ tableView: TableView }>;
  /** What the viewer holds: one row under the prompt, lower where it is `compact`. */
  Hand?: Component<{ tableView: TableView; compact: boolean }>;
  /** Pictures and numbers beside a seat's name, one line; it gets along with 150 px. */
  Plaque?: Component<{ tableView: TableView; seat: number; own: boolean }>;
  /** The whole of a seat, shown where explanations are when its plaque is pressed. */
  Seat?: Component<{ tableView: TableView; seat: number; own: boolean }>;
  /** What a game shows of its own at the end: an unmasking, a final plague. */
  Ceremony?: Component<{ tableView: TableView; outcome: Outcome }>;
  /** The seats' marks where the house's colours would mislead. */
  seatMarks?: readonly SeatMark[];
  /** The targets of a choice in the order in which they are pressed: what, then where. */
  targets?(choice: Choice, view: View): string[];
  /** Whether the targets of a choice may be pressed in any order: two of a kind. */
  anyOrder?(choice: Choice): boolean;
  /** The number that tells apart choices with the same targets; they share a stepper. */
  amount?(choice: Choice): number | null;
  /** Whether a final choice asks for confirmation: it reveals or ends what nobody expects. */
  confirms?(choice: Choice, view: View): boolean;
  lights?(event: GameEvent, view: View): string[];
  /** What an event leaves a mark on until the viewer's next choice; `lights` unless given. */
  marks?(event: GameEvent, view: View): string[];
  /** What is shown over the board during an event, from what was shown before it. */
  overlay?(before: unknown, event: GameEvent): unknown;
  /** How long an event is shown, in ms at normal speed. */
  pause?(event: GameEvent): number;
  explain?(target: string, context: Context): Explanation | null;
  /** Choices to ask the server about at a target: why are they not legal? */
  asks?(target: string, view: View): Choice[];
  /** A text for a choice that depends on the position. */
  label?(choice: Choice, context: Context): string | null;
  /** As `label`, for the button under its heading. */
  short?(choice: Choice, context: Context): string | null;
  /** The sound of an event, if it has one. */
  sound?(event: GameEvent): string | null;
  /** The points of a seat, for its plaque; null where there are none before the end. */
  score?(view: View, seat: number): number | "hidden" | null;
}

const DIGITS = /\d+$/;

/** `{region: "gallia", count: 2}` points at `region:gallia`. */
export function targetsOf(args: Record<string, string | number>): string[] {
  return Object.entries(args)
    .filter(([name]) => !NUMBERS.has(name))
    .map(([name, value]) => `${name.replace(DIGITS, "")}:${value}`);
}
const NUMBERS = new Set(["count", "limit", "symbol", "front", "reason"]);

const GAME_UIS = import.meta.glob<{ default: GameUI }>("../games/*/index.ts");
const PICTURES = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");

function at<T>(modules: Record<string, () => Promise<T>>, game: string, file: string) {
  return modules[`../games/${game}/${file}`];
}

/** A game's interface; null if there is none or it cannot be fetched. */
export async function loadGameUI(game: string): Promise<GameUI | null> {
  const load = at(GAME_UIS, game, "index.ts");
  if (!load) return null;
  try {
    return (await load()).default;
  } catch {
    return null;
  }
}

/** A game's picture for the home page. */
export async function loadPicture(game: string): Promise<Component | null> {
  const load = at(PICTURES, game, "Picture.svelte");
  return load ? (await load()).default : null;
}
