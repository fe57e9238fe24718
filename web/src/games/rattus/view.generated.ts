/** Written by `python -m tests.view_types` from the declared columns. */
export interface RattusSections {
  /** turns finished */
  turns: number;
  /** why the last round began: supply-empty, all-cubes-out or both */
  reason: string | null;
  /** where the pawn is */
  pawn: string | null;
  /** who holds each card */
  cards: Record<string, number | null>;
  /** cubes */
  cubes: Record<string, number[]>;
  /** cubes in the palace */
  palace: number[];
  /** cubes of each seat that are not on the board */
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
