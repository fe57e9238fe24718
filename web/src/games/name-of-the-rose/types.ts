import type { View } from "../../lib/wire";

export const MONKS = ["red", "blue", "white", "gray", "black", "orange"] as const;
export const COMPANIONS = ["william", "adson"] as const;
export const FIGURES = [...MONKS, ...COMPANIONS] as const;
export const TRACKS = ["suspicion", "evidence"] as const;

export type Monk = (typeof MONKS)[number];
export type Figure = (typeof FIGURES)[number];
export type Track = (typeof TRACKS)[number];

export interface Building {
  /** `red-5`, at most two. */
  tiles: string[];
  figures: Figure[];
}

/** Why a seat cannot be a monk, or `is` where it must be; null while it may be. */
export type Note = "is" | "shown" | "mine" | "other" | null;

export interface RoseView extends View {
  day: number;
  clock: number;
  event: string | null;
  events: string[];
  ended: number[];
  turn: { card: string | null; figure: Figure | null; gained: number; second: boolean };
  suspicion: Record<Monk, number>;
  evidence: Record<Monk, number>;
  buildings: Record<string, Building>;
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
  /** The seats an accusation names, in its order. */
  opponents: number[];
  /** The markers laid on the last day, once they are open. */
  accused: { seat: number; seat2: number; monk: Monk }[];
  /** The monks with the most suspicion, and those with the least evidence. */
  leaders: Record<Track, Monk[]>;
  /** The suspicion a building gives a monk without a tile of his colour. */
  penalties: Record<string, number>;
  /** What is certain by seat and monk: to the viewer, and to everybody. */
  notes: { own: Note[][]; public: Note[][] };
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
