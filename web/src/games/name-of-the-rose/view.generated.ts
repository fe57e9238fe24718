/** Written by `python -m tests.view_types` from the declared columns. */
export interface NameOfTheRoseSections {
  /** 0 during the set-up, 1 to 6, 7 for the accusations */
  day: number;
  /** hours passed of the day */
  clock: number;
  /** the event of the day */
  event: string | null;
  /** the events turned up so far */
  events: string[];
  /** who ended each day and holds its card */
  ended: number[];
  /** the building of each figure */
  figures: Record<string, string | null>;
  /** suspicion of each monk */
  suspicion: Record<string, number>;
  /** evidence against each monk */
  evidence: Record<string, number>;
  /** the tiles on each building */
  tiles: Record<string, string[]>;
  /** the tiles and figures in each building */
  buildings: Record<string, { tiles: string[]; figures: string[] }>;
  /** buildings that wait for tiles, the next one first */
  waiting: string[];
  /** time tiles of each seat, oldest first */
  time: string[][];
  /** each seat's cards */
  hands: (string[] | null)[];
  /** cards in hand */
  hand_sizes: number[];
  /** the viewer's cards */
  hand: string[] | null;
  /** cards in the stack */
  deck: number;
  /** cards discarded since the last shuffle */
  discards: string[];
  /** the stack as the last shuffle made it */
  renewed: string[];
  /** cards from before the last shuffle a hand still has, at least and at most */
  kept: [number, number][];
  /** whether each seat has an identity */
  dealt: boolean[];
  /** each seat's monk */
  identities: (string | null)[];
  /** the colours each seat has shown it is not */
  shown: string[][];
  /** what each seat did to each monk: suspicion given less taken, evidence four times */
  deeds: Record<string, number>[];
  /** once open, the colours each seat laid before the others, clockwise from its left */
  accusations: (string[] | null)[];
  /** seats in the order of an accusation */
  opponents: number[];
  /** the markers laid on day seven, once they are open */
  accused: { seat: number; seat2: number; monk: string }[];
  /** the monks with the most suspicion, and those with the least evidence */
  leaders: { suspicion: string[]; evidence: string[] };
  /** the suspicion each building gives a monk without a tile of his colour */
  penalties: Record<string, number>;
  /** what is certain about identities, by seat and monk: is, shown, mine, other */
  notes: { own: (string | null)[][]; public: (string | null)[][] };
  turn: {
    /** the card played in this turn */
    card: string | null;
    /** the figure it moves */
    figure: string | null;
    /** tiles taken in this turn */
    gained: number;
    /** whether the card is used a second time */
    second: boolean;
  };
  row: {
    /** how many tiles nobody has seen */
    unseen: number;
    /** the tiles behind the unseen ones, first to be laid first */
    known: string[];
  };
}
