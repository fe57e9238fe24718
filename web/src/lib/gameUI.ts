/** What a game brings to the table: a folder under src/games with this as its default export. */
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

/** What a piece is, said when it is hovered, focused or pressed long. */
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
  /** What belongs to a seat, inside its card. */
  Seat?: Component<{ tableView: TableView; seat: number; own: boolean }>;
  /** What stands beside a seat's name, in a line's height. */
  Beside?: Component<{ tableView: TableView; seat: number }>;
  /** How high the board stands on a phone, as CSS. */
  phoneHeight?: string;
  /** How wide my own card may be beside the prompt, as CSS. */
  seatWidth?: string;
  /** On a phone the own card is one line: name (or its badge alone), points, things. */
  slim?: boolean | "badge";
  targets?(choice: Choice, view: View): string[];
  lights?(event: GameEvent, view: View): string[];
  /** What lies over the board while events are shown: what lay there before, and the event. */
  overlay?(before: unknown, event: GameEvent): unknown;
  /** How long an event is looked at, in ms at the plain pace. */
  pause?(event: GameEvent): number;
  explain?(target: string, context: Context): Explanation | null;
  /** Choices one might miss at a target: the server says why they are not possible. */
  asks?(target: string, view: View): Choice[];
  /** Better words for a choice than its own, from what lies on the table. */
  label?(choice: Choice, context: Context): string | null;
  /** As `label`, for the button under its heading. */
  short?(choice: Choice, context: Context): string | null;
  /** The piece of music for an event, if there is one. */
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

/** A game's interface, or null (also if it cannot be fetched): then the list of choices plays it. */
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
