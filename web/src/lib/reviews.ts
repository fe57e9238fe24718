/** Figures of a review: what to show of it, and where. */
import type { Schemas } from "./wire";
import type { Language } from "./words";

export type ReviewStatus = Schemas["ReviewStatus"];
export type ReviewData = Schemas["ReviewData"];
export type ReviewStep = Schemas["StepData"];

/** The signs of choices that lost something, as in chess. */
export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
/** A choice this close to the best one solves a question. */
export const SOLVED = 0.035;

/** A mark on the log and on the curve. */
export interface ReviewMark {
  number: number;
  name: string;
  sign: string;
}

/** The choices that lost something worth a sign, by their number. */
export function marksOf({ steps }: ReviewData): Map<number, ReviewMark> {
  const marks = steps.flatMap(({ number, name = "" }) => {
    const sign = SIGNS[name];
    return sign === undefined ? [] : [{ number, name, sign }];
  });
  return new Map(marks.map((mark) => [mark.number, mark]));
}

/** The steps at which the game turned. */
export function turnsIn(review: ReviewData): ReviewStep[] {
  const turning = new Set(review.turning_points);
  return review.steps.filter(({ number }) => turning.has(number));
}

/** The choices of a seat that are worth another look. */
export function mistakesOf({ steps }: ReviewData, seat: number): ReviewStep[] {
  return steps.filter((step) => step.seat === seat && (step.name ?? "") in SIGNS);
}

/** The seat whose share a draw changed most, and by how much. */
export function luckiest({ luck }: ReviewStep): { seat: number; luck: number } {
  const seat = luck.reduce((best, each, i) => {
    return Math.abs(each) > Math.abs(luck[best] ?? 0) ? i : best;
  }, 0);
  return { seat, luck: luck[seat] ?? 0 };
}

/** The share of the win that a choice leaves, if it was compared. */
export function shareOf({ values }: ReviewStep, notation: string): number | null {
  return values.find(({ choice }) => choice === notation)?.value ?? null;
}

/** Whether a choice is close enough to the best one. */
export function solves(step: ReviewStep, notation: string): boolean {
  const share = shareOf(step, notation);
  return share !== null && (step.values[0]?.value ?? 0) - share <= SOLVED;
}

/** The curve of a seat as points of a polyline, from 0 to `width` and `height` to 0. */
export function curveOf(shares: number[][], seat: number, width: number, height: number): string {
  const last = Math.max(1, shares.length - 1);
  return shares
    .map((share, i) => {
      const x = (width * i) / last;
      const y = height * (1 - (share[seat] ?? 0));
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}

/** A share as points of a win: 12.3, or +12.3 if it is signed. */
export function points(share: number, language: Language, signed = false): string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return format.format(100 * share).replace("-", "−");
}
