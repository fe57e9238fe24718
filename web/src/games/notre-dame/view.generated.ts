/** Written by `python -m tests.view_types` from the declared columns. */
export const CARDS = [
  "cloister-school",
  "bank",
  "residence",
  "carriage-house",
  "hotel",
  "park",
  "hospital",
  "notre-dame",
  "trusted-friend",
] as const;
export type Card = (typeof CARDS)[number];
export const MARKETS = [
  "centre",
  "inner-left",
  "inner-right",
  "outer-left",
  "outer-right",
] as const;
export type Market = (typeof MARKETS)[number];
export const MESSAGES = ["coin", "marker", "rat", "prestige"] as const;
export type Message = (typeof MESSAGES)[number];
export const PERSONS = [
  "minstrel",
  "money-lender",
  "monk",
  "fool",
  "doctor",
  "hostess",
  "city-guard",
  "night-watchman",
  "bishop",
  "guild-master",
  "beggar-king",
  "advocate",
  "lady-of-the-court",
  "mayor",
  "carpenter",
  "manager",
  "nurse",
  "scholar",
  "priest",
  "procurator",
  "bell-ringer",
  "spy",
  "gypsies",
  "coachman",
  "trader",
  "benefactor",
  "butcher",
  "advisor",
  "guard",
  "host",
  "gravedigger",
  "actress",
  "mistress",
] as const;
export type Person = (typeof PERSONS)[number];
export const PHASES = [
  "messages",
  "gathering",
  "start",
  "persons",
  "deal",
  "keep",
  "keep-second",
  "play",
  "hire",
  "plague",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];
export const PLACES = [
  "cloister-school",
  "bank",
  "residence",
  "carriage-house",
  "hotel",
  "park",
  "hospital",
  "notre-dame",
] as const;
export type Place = (typeof PLACES)[number];
export const SECTORS = [
  "cloister-school",
  "bank",
  "residence",
  "carriage-house",
  "hotel",
  "park",
  "hospital",
] as const;
export type Sector = (typeof SECTORS)[number];

export interface NotreDameSections {
  /** the round */
  round: number;
  /** the phase */
  phase: Phase;
  /** how much of the phase is done, a turn that has begun included */
  turn: number;
  /** the start player */
  bell: number;
  /** who is spared this round's plague */
  doctored: number[];
  /** the persons of the round: two brown ones, then a gray one */
  open: Person[];
  /** brown persons still to come this period */
  brown: Person[];
  /** the nine gray persons that take part */
  cast: Person[];
  /** the gray person of each round; later rounds only if a seat looked at the stack */
  gray: (Person | null)[];
  /** who knows the order of the gray stack */
  spies: number[];
  /** the messages on the markets of each borough */
  messages: Partial<Record<Market, Message>>[];
  /** coins in the supply */
  supply: number;
  /** rounds whose gray person is drawn */
  fixed: number;
  /** the period: a, b or c */
  period: string;
  /** open persons without an effect for the viewer */
  idle: Person[];
  /** the seat of each borough, and the message of each market */
  boroughs: ({ seat: number | null } & Record<Market, Message | null>)[];
  /** gray persons whose round the viewer does not know */
  later: Person[];
  /** the viewer's cards, and whose they are */
  hand: { card: Card; owner: number }[];
  /** the cards of which the viewer keeps one now */
  pick: { card: Card; owner: number }[];
  /** the plague value of the round */
  plague: number | null;
  /** what the plague would do to each seat now */
  forecast: ({ plague: number; hospital: number; to: number; outbreak: boolean } | null)[];
  /** the Notre Dame tile: its value, the markers on it, the share of each */
  tile: { value: number; markers: number; share: number };
  /** what each seat's park adds to a gain */
  park_bonus: number[];
  /** by borough, whether the viewer may take a message; null where none lies */
  may_take: (boolean | null)[];
  /** the cards each seat has played this round */
  face_up: { card: Card; owner: number }[][];
  /** the viewer's cards that are not drawn yet this period */
  deck: Card[];
  /** to whom the viewer passes cards now, and how many */
  passes: { seat: number; count: number } | null;
  /** while the viewer drives, the steps to each market, named as in a choice */
  steps: Record<string, number>;
  /** while the viewer pays the benefactor, the rat's space by amount */
  rat_after: number[];
  seats: {
    /** markers by place; what is left out is 0 */
    markers: Record<Place, number>;
    /** the sector of the trusted friend */
    friend: Sector | null;
    /** markers in the own supply */
    own: number;
    /** markers in the general supply */
    general: number;
    /** coins */
    coins: number;
    /** prestige */
    prestige: number | null;
    /** the rat marker */
    rat: number;
    /** borough (from 1) and market */
    carriage: { borough: number; market: Market };
    /** messages taken: borough (from 1), kind */
    messages: { borough: number; message: Message }[];
    /** the cards drawn this period, round by round */
    cards: (Card | null)[];
    /** those of the cards that everybody has seen */
    played: boolean[];
  }[];
}
