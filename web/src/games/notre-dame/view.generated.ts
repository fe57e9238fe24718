/** Written by `python -m tests.view_types` from the declared columns. */
export interface NotreDameSections {
  /** 1 to 9 */
  round: number;
  /** the phase */
  phase: string;
  /** how much of the phase is done, a turn that has begun included */
  turn: number;
  /** the start player */
  bell: number;
  /** who hired the doctor this round */
  doctored: number[];
  /** the persons of the round: two brown ones, then a gray one */
  open: string[];
  /** brown persons still to come this period */
  brown: string[];
  /** the nine gray persons that take part */
  cast: string[];
  /** the gray person of each round; later rounds only if somebody hired the spy */
  gray: (string | null)[];
  /** who knows the order of the gray stack */
  spies: number[];
  /** for each borough the messages on its rim markets */
  messages: Record<string, string>[];
  /** rounds whose gray person is drawn */
  fixed: number;
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
  face_up: { card: string; owner: number }[][];
  /** the viewer's cards that are not drawn yet this period */
  deck: string[];
  /** to whom the viewer passes cards now, and how many */
  passes: { seat: number; count: number } | null;
  /** while the viewer drives, the steps to each market, named as in a choice */
  steps: Record<string, number>;
  /** while the viewer pays the benefactor, the rat's space by amount */
  rat_after: number[];
  seats: {
    /** markers by place; what is left out is 0 */
    markers: Record<string, number>;
    /** the sector of the trusted friend */
    friend: string | null;
    /** markers in the own supply */
    own: number;
    /** coins */
    coins: number;
    /** prestige */
    prestige: number | null;
    /** the rat marker */
    rat: number;
    /** borough (from 1) and market */
    carriage: [number, string];
    /** messages taken: borough (from 1), kind */
    messages: [number, string];
    /** the cards drawn this period, round by round */
    cards: string[];
    /** those of the cards that everybody has seen */
    played: string;
    /** cards drawn this period */
    dealt: number;
  }[];
}
