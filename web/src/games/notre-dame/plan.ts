/** Where everything stands: the boroughs around the cathedral, in pixels of the board. */
import { type Block, blockOf, type Side } from "./block";
import { place } from "./data";

export type { Block } from "./block";

export interface Spot {
  x: number;
  y: number;
}
export interface Rect extends Spot {
  w: number;
  h: number;
}

/**
 * How much of the city is drawn: all of it in detail, its streets without the sectors, or one
 * borough alone.
 */
export type Mode = "city" | "streets" | "borough";

/** The measures of everything that does not grow with its borough. */
export interface Sizes {
  /** A sealed letter on its marketplace. */
  letter: { w: number; h: number };
  /** The street along the front and the back of a borough. */
  lane: number;
  /** The quay with the rat: of the borough in front, and of the others. */
  quay: { large: number; small: number };
  /** Water between boroughs. */
  water: number;
  /** How wide a street is drawn. */
  street: number;
  cube: { large: number; small: number };
  text: number;
}

export interface Plan {
  w: number;
  h: number;
  mode: Mode;
  sizes: Sizes;
  blocks: Block[];
  /** None where one borough is drawn alone. */
  cathedral: Rect | null;
  markets: Record<string, Spot>;
}

export interface Wish {
  w: number;
  h: number;
  boroughs: number;
  /** The borough in front. */
  front: number;
  idle: readonly number[];
  mode: Mode;
}

/** Clockwise from the borough in front: where the others lie. */
const RING: Record<number, { side: Side; column: number; of: number }[]> = {
  3: [
    { side: "top", column: 0, of: 2 },
    { side: "top", column: 1, of: 2 },
  ],
  4: [
    { side: "left", column: 0, of: 2 },
    { side: "top", column: 0, of: 1 },
    { side: "right", column: 1, of: 2 },
  ],
  5: [
    { side: "left", column: 0, of: 2 },
    { side: "top", column: 0, of: 2 },
    { side: "top", column: 1, of: 2 },
    { side: "right", column: 1, of: 2 },
  ],
};

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

function sizesOf({ w, h, mode }: Wish): Sizes {
  const k = mode === "city" ? clamp(Math.min(w / 1000, h / 540), 0.8, 2.2) : 1;
  const tight = mode !== "city";
  // Numbers on letters stay legible.
  const grown = Math.max(0.9, k);
  const letter =
    mode === "streets"
      ? { w: 41, h: 27 }
      : { w: Math.round(44 * grown), h: Math.round(29 * grown) };
  return {
    letter,
    lane: tight ? 16 : 17 * k,
    quay: {
      large: mode === "streets" ? 8 : mode === "borough" ? 42 : Math.max(30, 36 * k),
      small: mode === "streets" ? 8 : Math.max(21, 25 * k),
    },
    water: tight ? 14 : 20 * k,
    street: tight ? 11 : 12 * k,
    cube: { large: 17 * clamp(k, 1, 1.7), small: 13 * clamp(k, 0.9, 1.7) },
    text: Math.round(14.5 * clamp(k, 1, 1.5)),
  };
}

/** The share of the height that the boroughs in front and at the back have. */
function rows(wish: Wish): { front: number; top: number } {
  if (wish.mode === "streets") return { front: 0.34, top: 0.34 };
  if (wish.boroughs === 3) return { front: 0.42, top: 0.32 };
  return { front: 0.4, top: 0.29 };
}

export function planOf(wish: Wish): Plan {
  const { w, h, boroughs, front, idle, mode } = wish;
  const sizes = sizesOf(wish);
  const blocks: Block[] = [];
  const ground = (borough: number, side: Side, rect: Rect, large = false) =>
    blocks.push(blockOf({ borough, side, rect, large, idle: idle.includes(borough), sizes, mode }));

  if (mode === "borough") {
    ground(front, "bottom", { x: 3, y: 2, w: w - 6, h: h - 4 }, true);
    return { w, h, mode, sizes, blocks, cathedral: null, markets: marketsOf(blocks) };
  }
  const edge = mode === "streets" ? 3 : 6;
  // The outer road runs round the corners; so those at the sides lie further out.
  const inset = edge + clamp(w * 0.045, 16, 90);
  const share = rows(wish);
  const high = h - 2 * edge - 2 * sizes.water;
  const frontHigh = Math.round(high * share.front);
  const topHigh = Math.round(high * share.top);
  const middle = high - frontHigh - topHigh;
  const middleY = edge + topHigh + sizes.water;
  const wide = w - 2 * inset;
  const sideWide = Math.round(
    (w - 2 * edge) * (idle.length > 0 ? 0.3 : mode === "streets" ? 0.37 : 0.345),
  );

  ground(front, "bottom", { x: inset, y: h - edge - frontHigh, w: wide, h: frontHigh }, true);
  (RING[boroughs] ?? []).forEach(({ side, column, of }, i) => {
    const borough = (front + 1 + i) % boroughs;
    if (side === "top") {
      const each = (wide - sizes.water * (of - 1)) / of;
      const x = inset + column * (each + sizes.water);
      ground(borough, side, { x, y: edge, w: each, h: topHigh });
    } else {
      const x = column === 0 ? edge : w - edge - sideWide;
      ground(borough, side, { x, y: middleY, w: sideWide, h: middle });
    }
  });
  const beside =
    boroughs === 3 ? w * (mode === "city" ? 0.29 : 0.26) : edge + sideWide + sizes.water;
  const cathedral = { x: beside, y: middleY, w: w - 2 * beside, h: middle };
  return { w, h, mode, sizes, blocks, cathedral, markets: marketsOf(blocks) };
}

function marketsOf(blocks: readonly Block[]): Record<string, Spot> {
  return Object.fromEntries(
    blocks.flatMap(({ borough, markets }) =>
      Object.entries(markets).map(([name, spot]) => [place(borough, name), spot]),
    ),
  );
}

export const middleOf = ({ x, y, w, h }: Rect): Spot => ({ x: x + w / 2, y: y + h / 2 });
