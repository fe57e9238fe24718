/** Written by `python -m tests.view_types` from the declared columns. */
export const CARDS = ["peasant", "knight", "monk", "merchant", "witch", "king"] as const;
export type Card = (typeof CARDS)[number];
export const REASONS = ["supply-empty", "all-cubes-out", "both"] as const;
export type Reason = (typeof REASONS)[number];
export const REGIONS = [
  "anglia",
  "gallia",
  "germania",
  "hispania",
  "hungaria",
  "italia",
  "polonia",
  "scandia",
  "bulgaria",
  "turcia",
  "russia",
  "tartaria",
] as const;
export type Region = (typeof REGIONS)[number];

export interface RattusSections {
  /** turns finished */
  turns: number;
  /** why the last round began: supply-empty, all-cubes-out or both */
  reason: Reason | null;
  /** where the pawn is */
  pawn: Region | null;
  /** who holds each card */
  cards: Record<Card, number | null>;
  /** cubes */
  cubes: Record<string, number[]>;
  /** cubes in the palace */
  palace: number[];
  /** cubes not on the board */
  stock: number[];
  /** tokens left in the supply */
  supply: number;
  /** the tokens of each region, oldest first */
  tokens: Record<string, { id: number; front: string | null; seen: number[] }[]>;
  /** tokens that were turned up and left the game */
  turned: { id: number; front: string }[];
  /** points by seat */
  score: number[];
  /** cubes that the viewer places in each region */
  placement: Record<string, number>;
}
