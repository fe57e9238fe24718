import type { View } from "../../lib/wire";

export const SECTORS = [
  "cloister-school",
  "bank",
  "residence",
  "carriage-house",
  "hotel",
  "park",
  "hospital",
] as const;
export const MARKETS = [
  "centre",
  "inner-left",
  "inner-right",
  "outer-left",
  "outer-right",
] as const;
export const MESSAGES = ["coin", "marker", "rat", "prestige"] as const;
/** ND 1.6: the prestige of each kind of message. */
export const WORTH: Record<string, number> = { coin: 1, marker: 2, rat: 3, prestige: 4 };
export const TRACK = 9;
/** ND 4.10: prestige for a gift of coins. */
export const GIFTS = [0, 1, 3, 6];
/** ND 1.5: what the tile is worth, by players. */
export const TILE = [0, 0, 6, 8, 10, 12];

export type Market = (typeof MARKETS)[number];

export interface Held {
  card: string;
  owner: number;
}

export interface Seat {
  /** By sector, and `notre-dame`. */
  markers: Record<string, number>;
  friend: string | null;
  own: number;
  general: number;
  coins: number;
  /** Null where it is hidden. */
  prestige: number | null;
  rat: number;
  carriage: { borough: number; market: string };
  messages: { borough: number; message: string }[];
  /** The own cards drawn this period, three for each round; null where they are not known. */
  cards: (string | null)[];
  played: boolean[];
}

export interface Borough {
  seat: number | null;
  [market: string]: string | number | null;
}

export interface NotreDameView extends View {
  round: number;
  period: string;
  phase: string;
  turn: number;
  bell: number;
  supply: number;
  doctored: number[];
  open: string[];
  idle: string[];
  brown: string[];
  cast: string[];
  gray: (string | null)[];
  spies: number[];
  boroughs: Borough[];
  seats: Seat[];
  hand: Held[];
  pick: Held[];
  /** The card that lies on the table while it is carried out. */
  laid?: { seat: number; card: string; owner: number } | null;
  /** A marker placed next comes from the own supply: a card is carried out. */
  byCard?: boolean;
}

/** The decision on top of what is owed, with its fields. */
export function asked(view: NotreDameView): Record<string, unknown> {
  return view.stack?.at(-1) ?? {};
}

/** The colour of a borough: its seat's, or one that nobody plays. */
export function colourOf(view: NotreDameView, borough: number): number {
  return view.boroughs[borough]?.seat ?? (borough === 1 ? 2 : 3);
}

export function boroughOf(view: NotreDameView, seat: number): number {
  return view.boroughs.findIndex((each) => each.seat === seat);
}

export function count(seat: Seat, sector: string): number {
  return (seat.markers[sector] ?? 0) + (seat.friend === sector ? 1 : 0);
}
