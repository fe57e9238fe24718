import type { View } from "../../lib/wire";

export const MONKS = ["red", "blue", "white", "gray", "black", "orange"] as const;
export const COMPANIONS = ["william", "adson"] as const;
export const FIGURES = [...MONKS, ...COMPANIONS] as const;
export const TRACKS = ["suspicion", "evidence"] as const;
export const DAYS = 7;
export const HOURS = 24;
/** Days after which everybody shows a marker. */
export const REVEALS = [1, 3, 5];

/** Evidence for each marker that names a player rightly, by number of players. */
export const NAMED: Record<number, number> = { 2: 12, 3: 6, 4: 4, 5: 3 };

export type Monk = (typeof MONKS)[number];
export type Figure = (typeof FIGURES)[number];
export type Track = (typeof TRACKS)[number];

export interface House {
  /** `red-5`, at most two. */
  tiles: string[];
  figures: Figure[];
}

/** A change on a track, while it is looked at. */
export interface Change {
  track: Track;
  monk: Monk;
  count: number;
}

/** What is celebrated on the board, one thing after another. */
export type Scene =
  | { kind: "day"; day: number; happening: string }
  | { kind: "conversion"; before: Record<Monk, number> }
  | { kind: "showing"; shown: { seat: number; monk: Monk }[] }
  | { kind: "ending"; laid: { seat: number; seat2: number; monk: Monk }[]; unmasked: number[] };

export interface RoseView extends View {
  day: number;
  clock: number;
  event: string | null;
  events: string[];
  ended: number[];
  turn: { card: string | null; figure: Figure | null; gained: number; second: boolean };
  suspicion: Record<Monk, number>;
  evidence: Record<Monk, number>;
  buildings: Record<string, House>;
  waiting: string[];
  row: { unseen: number; known: string[] };
  time: string[][];
  /** By seat; null where the viewer does not know the cards. */
  hands: (string[] | null)[];
  hand_sizes: number[];
  hand: string[] | null;
  deck: number;
  dealt: boolean[];
  identities: (Monk | null)[];
  shown: Monk[][];
  accusations: (Monk[] | null)[];
  change?: Change | null;
  scene?: Scene | null;
}

/** `red-5` is a tile of red, worth 5. */
export function readTile(tile: string): { monk: Monk; value: number } {
  const [monk, value] = tile.split("-");
  return { monk: monk as Monk, value: Number(value) };
}

/** `chapter-house-3` is the chapter house for 3 hours; `william-adson` costs 5 or 0. */
export function readCard(card: string): { subject: string; hours: number | null } {
  const cut = card.lastIndexOf("-");
  const hours = Number(card.slice(cut + 1));
  return Number.isNaN(hours)
    ? { subject: card, hours: null }
    : { subject: card.slice(0, cut), hours };
}

export function isMonk(figure: string): figure is Monk {
  return (MONKS as readonly string[]).includes(figure);
}

/** Where a figure stands. */
export function whereIs(view: RoseView, figure: string): string | null {
  for (const [building, { figures }] of Object.entries(view.buildings)) {
    if ((figures as string[]).includes(figure)) return building;
  }
  return null;
}

/** The decision on top of what is owed. */
export function owed(view: RoseView): string {
  return String(view.stack.at(-1)?.decision ?? "");
}

/** What William's or Adson's word counts today. */
export function weight(view: RoseView): number {
  const plain = view.turn.figure === "adson" ? 5 : 3;
  return view.event === "zeal" ? 2 * plain : plain;
}

/** The opponents of a seat, clockwise from its left. */
export function clockwise(seat: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (seat + i + 1) % players);
}
