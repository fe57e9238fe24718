import type { View } from "../../lib/wire";
import type { RattusSections } from "./view.generated";

/** A token face down; its front, `3amrp`, is for those who have seen it. */
export type Token = RattusSections["tokens"][string][number];

export interface RattusView extends View, RattusSections {}

export { CARDS } from "./view.generated";

/** What each letter on a front stands for, as the name of its picture. */
export const SYMBOLS: Record<string, string> = {
  a: "all",
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
