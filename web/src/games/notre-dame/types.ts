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

export type Market = (typeof MARKETS)[number];

export interface HandCard {
  card: string;
  owner: number;
}

export interface Forecast {
  plague: number;
  hospital: number;
  /** The space the rat would come to. */
  to: number;
  outbreak: boolean;
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
  /** Its own cards drawn this period, three for each round; null where they are not known. */
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
  hand: HandCard[];
  pick: HandCard[];
  /** The plague value of the round, once all persons lie open. */
  plague: number | null;
  /** By seat, what the plague would do now. */
  forecast: (Forecast | null)[];
  tile: { value: number; markers: number; share: number };
  /** By seat, what the park adds to a gain of prestige. */
  park_bonus: number[];
  /** By borough, whether the viewer may take its messages; null where none lies. */
  may_take: (boolean | null)[];
  /** By seat, the cards played this round. */
  face_up: HandCard[][];
  /** The viewer's cards that are not drawn yet this period. */
  deck: string[];
  /** To whom the viewer passes cards now, and how many. */
  passes: { seat: number; count: number } | null;
  /** While the viewer drives: the steps to each market. */
  steps: Record<string, number>;
  /** While the viewer pays the benefactor: the space of the rat, by amount. */
  rat_after: number[];
}

/** The decision on top of what is owed, with its fields. */
export function asked(view: NotreDameView): Record<string, unknown> {
  return view.stack?.at(-1) ?? {};
}

/** The colour of a borough: its seat's, or an unused one. */
export function colourOf(view: NotreDameView, borough: number): number {
  return view.boroughs[borough]?.seat ?? (borough === 1 ? 2 : 3);
}

export function boroughOf(view: NotreDameView, seat: number): number {
  return view.boroughs.findIndex((each) => each.seat === seat);
}
