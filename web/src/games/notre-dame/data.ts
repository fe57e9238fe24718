/** What the engine's own data says: rats and clauses of the persons, streets between markets. */
import persons from "../../../../src/ratskeller/games/notre_dame/data/persons.toml?raw";
import streets from "../../../../src/ratskeller/games/notre_dame/data/streets.toml?raw";
import { MARKETS } from "./types";

export interface Person {
  rats: number;
  clause: string;
  /** `brown`, or the letter of the period. */
  stack: string;
}

export function readPersons(text: string): Record<string, Person> {
  const out: Record<string, Person> = {};
  let stack = "";
  for (const line of text.split("\n")) {
    const head = /^\[(?:new\.)?(\w+)\]/.exec(line);
    if (head?.[1]) stack = head[1];
    const entry = /^([\w-]+) = \{ rats = (\d+), clause = "([\d.]+)" \}/.exec(line);
    if (entry?.[1]) out[entry[1]] = { rats: Number(entry[2]), clause: `ND ${entry[3]}`, stack };
  }
  return out;
}

/** Pairs of markets, inside a borough and from one to the next clockwise. */
export function readStreets(text: string): Record<string, [string, string][]> {
  const out: Record<string, [string, string][]> = { inside: [], between: [] };
  let list = "";
  for (const line of text.split("\n")) {
    const head = /^(inside|between) = \[/.exec(line);
    if (head?.[1]) list = head[1];
    const pair = /^ +\["([\w-]+)", "([\w-]+)"\]/.exec(line);
    if (pair?.[1] && pair[2]) out[list]?.push([pair[1], pair[2]]);
  }
  return out;
}

export const PERSONS = readPersons(persons);
export const STREETS = readStreets(streets);

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
    for (const [a, c] of STREETS.inside ?? []) {
      out.push({ from: place(b, a), to: place(b, c), between: false });
    }
    for (const [a, c] of STREETS.between ?? []) {
      out.push({ from: place(b, a), to: place((b + 1) % boroughs, c), between: true });
    }
  }
  return out;
}

/** How many streets lead from a market to each other one; for the numbers on the board only. */
export function stepsFrom(start: string, boroughs: number): Map<string, number> {
  const near = new Map<string, string[]>();
  for (const { from, to } of streetsOf(boroughs)) {
    near.set(from, [...(near.get(from) ?? []), to]);
    near.set(to, [...(near.get(to) ?? []), from]);
  }
  const found = new Map([[start, 0]]);
  for (const market of found.keys()) {
    for (const other of near.get(market) ?? []) {
      if (!found.has(other)) found.set(other, (found.get(market) ?? 0) + 1);
    }
  }
  return found;
}

export const ALL_MARKETS = MARKETS;
