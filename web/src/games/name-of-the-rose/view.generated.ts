/** Written by `python -m tests.view_types` from the declared columns. */
export const BUILDINGS = [
  "library",
  "scriptorium",
  "stable",
  "dormitory",
  "workshop",
  "refectory",
  "kitchen",
  "gatehouse",
  "infirmary",
  "bathhouse",
  "church",
  "chapter-house",
  "cloister",
  "garden",
] as const;
export type Building = (typeof BUILDINGS)[number];
export const CARDS = [
  "library-2",
  "library-3",
  "scriptorium-2",
  "scriptorium-3",
  "stable-2",
  "stable-3",
  "dormitory-2",
  "dormitory-3",
  "workshop-2",
  "workshop-3",
  "refectory-2",
  "refectory-3",
  "kitchen-2",
  "kitchen-3",
  "gatehouse-2",
  "gatehouse-3",
  "infirmary-2",
  "infirmary-3",
  "bathhouse-2",
  "bathhouse-3",
  "church-2",
  "church-3",
  "chapter-house-2",
  "chapter-house-3",
  "cloister-2",
  "cloister-3",
  "garden-2",
  "garden-3",
  "red-1",
  "red-2",
  "red-3",
  "red-4",
  "blue-1",
  "blue-2",
  "blue-3",
  "blue-4",
  "white-1",
  "white-2",
  "white-3",
  "white-4",
  "gray-1",
  "gray-2",
  "gray-3",
  "gray-4",
  "black-1",
  "black-2",
  "black-3",
  "black-4",
  "orange-1",
  "orange-2",
  "orange-3",
  "orange-4",
  "william-adson",
] as const;
export type Card = (typeof CARDS)[number];
export const EVENTS = [
  "meeting",
  "hints",
  "no-time",
  "solitude",
  "at-his-side",
  "twice",
  "church",
  "whisper",
  "zeal",
  "restless",
  "library",
  "judgement",
  "company",
  "talk",
] as const;
export type Event = (typeof EVENTS)[number];
export const FIGURES = [
  "red",
  "blue",
  "white",
  "gray",
  "black",
  "orange",
  "william",
  "adson",
] as const;
export type Figure = (typeof FIGURES)[number];
export const MONKS = ["red", "blue", "white", "gray", "black", "orange"] as const;
export type Monk = (typeof MONKS)[number];
export const TILES = [
  "red-2",
  "red-3",
  "red-4",
  "red-5",
  "red-6",
  "blue-2",
  "blue-3",
  "blue-4",
  "blue-5",
  "blue-6",
  "white-2",
  "white-3",
  "white-4",
  "white-5",
  "white-6",
  "gray-2",
  "gray-3",
  "gray-4",
  "gray-5",
  "gray-6",
  "black-2",
  "black-3",
  "black-4",
  "black-5",
  "black-6",
  "orange-2",
  "orange-3",
  "orange-4",
  "orange-5",
  "orange-6",
] as const;
export type Tile = (typeof TILES)[number];

export interface NameOfTheRoseSections {
  /** 0 during the set-up, 1 to 6, 7 for the accusations */
  day: number;
  /** hours passed of the day */
  clock: number;
  /** the event of the day */
  event: Event | null;
  /** the events turned up so far */
  events: Event[];
  /** who ended each day and holds its card */
  ended: number[];
  /** the building of each figure */
  figures: Record<Figure, Building | null>;
  /** suspicion of each monk */
  suspicion: Record<Monk, number>;
  /** evidence against each monk */
  evidence: Record<Monk, number>;
  /** the tiles on each building */
  tiles: Record<Building, Tile[]>;
  /** buildings that wait for tiles, the next one first */
  waiting: Building[];
  /** time tiles of each seat, oldest first */
  time: Tile[][];
  /** each seat's cards */
  hands: (Card[] | null)[];
  /** cards in hand */
  hand_sizes: number[];
  /** cards in the stack */
  deck: number;
  /** cards discarded since the last shuffle */
  discards: Card[];
  /** the stack as the last shuffle made it */
  renewed: Card[];
  /** cards from before the last shuffle a hand still has, at least and at most */
  kept: [number, number][];
  /** each seat's monk */
  identities: (Monk | null)[];
  /** the colours each seat has shown it is not */
  shown: Monk[][];
  /** what each seat did to each monk: suspicion given less taken, evidence four times */
  deeds: Record<Monk, number>[];
  /** once open, the colours each seat laid before the others, clockwise from its left */
  accusations: (Monk[] | null)[];
  /** the tiles and figures in each building */
  buildings: Record<Building, { tiles: Tile[]; figures: Figure[] }>;
  /** the viewer's cards */
  hand: Card[] | null;
  /** whether each seat has an identity */
  dealt: boolean[];
  /** seats in the order of an accusation */
  opponents: number[];
  /** the markers laid on day seven, once they are open */
  accused: { seat: number; seat2: number; monk: Monk }[];
  /** the monks with the most suspicion, and those with the least evidence */
  leaders: { suspicion: Monk[]; evidence: Monk[] };
  /** hours until the day ends */
  hours_left: number;
  /** the suspicion each building gives a monk without a tile of his colour */
  penalties: Record<Building, number>;
  /** what is certain about identities, by seat and monk: is, shown, mine, other */
  notes: { own: ("is" | "shown" | "mine" | "other" | null)[][]; public: ("is" | "shown" | "mine" | "other" | null)[][] };
  turn: {
    /** the card played in this turn */
    card: Card | null;
    /** the figure it moves */
    figure: Figure | null;
    /** tiles taken in this turn */
    gained: number;
    /** whether the card is used a second time */
    second: boolean;
    /** the track on which William or Adson speaks in this turn */
    track: "suspicion" | "evidence" | null;
  };
  row: {
    /** how many tiles nobody has seen */
    unseen: number;
    /** the tiles behind the unseen ones, first to be laid first */
    known: Tile[];
    /** the tiles that are laid next, if known */
    next: Tile[];
  };
}
