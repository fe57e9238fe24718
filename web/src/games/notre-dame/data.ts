/** The engine's data: persons, messages, gifts, and the streets between markets. */
import cards from "../../../../src/ratskeller/games/notre_dame/data/cards.toml";
import messages from "../../../../src/ratskeller/games/notre_dame/data/messages.toml";
import persons from "../../../../src/ratskeller/games/notre_dame/data/persons.toml";
import setup from "../../../../src/ratskeller/games/notre_dame/data/setup.toml";
import streets from "../../../../src/ratskeller/games/notre_dame/data/streets.toml";

export interface Person {
  rats: number;
  clause: string;
}
type Stack = Record<string, { rats: number; clause: string }>;

function readPersons(): Record<string, Person> {
  const { new: added, ...base } = persons as { new: Record<string, Stack> } & Record<string, Stack>;
  const stacks = [...Object.values(base), ...Object.values(added)];
  const all = stacks.flatMap((stack) => Object.entries(stack as Stack));
  return Object.fromEntries(
    all.map(([id, { rats, clause }]) => [id, { rats, clause: `ND ${clause}` }]),
  );
}

export const PERSONS = readPersons();
/** The prestige printed on each kind of message. */
export const WORTH = messages.messages as Record<string, number>;
/** The prestige printed on the card for a gift of 0, 1, 2 and 3 coins. */
export const GIFTS = cards.gifts as number[];
/** The last space of the rat track. */
export const TRACK = Number(setup.track);
/** Pairs of markets, inside a borough and from one to the next clockwise. */
export const STREETS = streets as Record<"inside" | "between", [string, string][]>;

export interface Street {
  from: string;
  to: string;
  /** Leads to the next borough. */
  between: boolean;
}

/** A market as the arguments of a choice name it: `2:inner-left`. */
export const place = (borough: number, market: string) => `${borough + 1}:${market}`;

export function streetsOf(boroughs: number): Street[] {
  const out: Street[] = [];
  for (let b = 0; b < boroughs; b++) {
    for (const [a, c] of STREETS.inside) {
      out.push({ from: place(b, a), to: place(b, c), between: false });
    }
    for (const [a, c] of STREETS.between) {
      out.push({ from: place(b, a), to: place((b + 1) % boroughs, c), between: true });
    }
  }
  return out;
}
