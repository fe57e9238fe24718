import type { View } from "../../lib/wire";

export interface Token {
  id: number;
  /** The front, for who has seen it: `3amrp`; a star marks a starting token. */
  front: string | null;
  seen: number[];
}

export interface RattusView extends View {
  turns: number;
  pawn: string | null;
  cubes: Record<string, number[]>;
  tokens: Record<string, Token[]>;
  palace: number[];
  stock: number[];
  cards: Record<string, number | null>;
  supply: number;
  turned: { id: number; front: string }[];
  score: number[];
  placement: Record<string, number>;
}

export const CARDS = ["peasant", "knight", "monk", "merchant", "witch", "king"] as const;

/** What each letter on a front stands for, as the name of its drawing. */
export const SYMBOLS: Record<string, string> = {
  a: "everybody",
  m: "majority",
  p: "peasant",
  k: "knight",
  c: "monk",
  b: "merchant",
  w: "witch",
  r: "king",
};

/** `3amrp*` is limit 3 with the symbols a, m, r, p. */
export function readFront(front: string): { limit: number; symbols: string[] } {
  return { limit: Number(front[0]), symbols: [...front.slice(1).replace("*", "")] };
}
