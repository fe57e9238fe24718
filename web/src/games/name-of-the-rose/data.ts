/** Numbers and names of the game, from the engine's data. */
import abbey from "../../../../src/ratskeller/games/name_of_the_rose/data/abbey.toml";
import cards from "../../../../src/ratskeller/games/name_of_the_rose/data/cards.toml";
import events from "../../../../src/ratskeller/games/name_of_the_rose/data/events.toml";
import numbers from "../../../../src/ratskeller/games/name_of_the_rose/data/numbers.toml";

/** The hours on the clock. */
export const HOURS = Number(numbers.hours);
/** The day of the accusations, after all days with turns. */
export const LAST_DAY = Number(numbers.days) + 1;
/** Days after which everybody shows a marker. */
export const REVEALS = numbers.reveals as number[];
/** Where the track of suspicion ends. */
export const MOST_SUSPICION = Number(numbers.most_suspicion);
/** The hours of William's and Adson's card. */
export const PAIR_HOURS = cards.companions as { william: number; adson: number };
/** The Latin names on the board. */
export const LATIN = abbey.buildings as Record<string, string>;
/** The clause of each event of the day. */
export const EVENT_CLAUSES = events.events as Record<string, string>;
