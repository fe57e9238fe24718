/** Where turns and rounds of a recorded game begin, as steps one can jump to. */
import type { Frame, GameRecord } from "./api";

export interface Turn {
  /** The step at which the seat is asked. */
  from: number;
  seat: number;
}
export interface Round {
  from: number;
  number: number;
}

/** A turn is a run of choices by one seat; what chance draws belongs to it. */
export function turnsOf({ choices }: Pick<GameRecord, "choices">): Turn[] {
  const turns: Turn[] = [];
  for (const [from, [seat]] of choices.entries()) {
    if (typeof seat === "number" && turns.at(-1)?.seat !== seat) turns.push({ from, seat });
  }
  return turns;
}

/** Rounds or days, where the view of a game counts them. */
export function roundsIn(frames: readonly Pick<Frame, "number" | "view">[]): Round[] {
  const rounds: Round[] = [];
  for (const { number: from, view } of frames) {
    const { round, day } = view as { round?: unknown; day?: unknown };
    const number = round ?? day;
    if (typeof number !== "number" || number === 0) continue;
    if (number > (rounds.at(-1)?.number ?? 0)) rounds.push({ from, number });
  }
  return rounds;
}

/** The nearest beginning after a step, or before it; the ends of the game if there is none. */
export function jump(
  marks: readonly { from: number }[],
  step: number,
  way: 1 | -1,
  total: number,
): number {
  if (way > 0) return marks.find(({ from }) => from > step)?.from ?? total;
  return marks.findLast(({ from }) => from < step)?.from ?? 0;
}
