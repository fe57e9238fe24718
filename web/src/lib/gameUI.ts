/** The interface of a game in the browser: the default export of src/games/<game>/index.ts. */
import type { Component } from "svelte";
import type { TableView } from "./tableView.svelte";
import type { Choice, GameEvent, Prompt, View } from "./wire";
import type { Words } from "./words";

/** What texts about a table are made from. */
export interface Context {
  view: View;
  prompt: Prompt | null;
  words: Words;
  names: readonly string[];
}

/** The text of a tooltip: shown on hover, focus and long press. */
export interface Explanation {
  title: string;
  lines: string[];
  clause?: string;
}

/**
 * A target is something on the table that can be pointed at, written `kind:id`
 * (`region:gallia`, `token:12`). By default it is what the arguments of a choice or an event
 * name; a game says otherwise where a choice points at something else.
 */
export interface GameUI {
  Board: Component<{ tableView: TableView }>;
  /** The content of a seat's card. */
  Seat?: Component<{ tableView: TableView; seat: number; own: boolean }>;
  /** Shown beside a seat's name, one line high. */
  Beside?: Component<{ tableView: TableView; seat: number }>;
  /** The height of the board on a phone, as CSS. */
  phoneHeight?: string;
  /** The width of the viewer's own card beside the prompt, as CSS. */
  seatWidth?: string;
  /** On a phone the viewer's card is one line, with the name or only the badge. */
  slim?: boolean | "badge";
  targets?(choice: Choice, view: View): string[];
  lights?(event: GameEvent, view: View): string[];
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
  /** The points of a seat, for its card; null while they are a secret. */
  score?(view: View, seat: number): number | null;
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
