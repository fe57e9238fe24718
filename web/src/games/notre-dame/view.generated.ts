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
