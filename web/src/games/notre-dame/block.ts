/** The inside of a borough: its markets, sectors and quay. */
import { TRACK } from "./data";
import type { Mode, Rect, Sizes, Spot } from "./plan";
import { SECTORS } from "./types";

/** The side of the city a borough lies on, seen from the cathedral. */
export type Side = "bottom" | "left" | "top" | "right";

export interface Block extends Rect {
  borough: number;
  side: Side;
  /** The borough in front. */
  large: boolean;
  /** Nobody plays here. */
  idle: boolean;
  /** The ground of each sector, and of the markers that are not placed: `stock`. */
  cells: Record<string, Rect>;
  /** None where the borough is drawn without its streets. */
  markets: Record<string, Spot>;
  /** From the ground down to the water. */
  quay: Rect;
  /** The spaces of the rat on the quay. */
  track: Rect[];
  /** The owner's name, at the left of the quay. */
  plate: Rect;
  /** Where its streets run: upright in the middle, and along the front and the back. */
  streets: { x: number; top: number; bottom: number };
}

const CORNERS: Record<Side, Record<string, [number, number]>> = {
  bottom: {
    "inner-left": [0, 0],
    "inner-right": [1, 0],
    "outer-left": [0, 1],
    "outer-right": [1, 1],
  },
  left: {
    "inner-left": [1, 0],
    "inner-right": [1, 1],
    "outer-left": [0, 0],
    "outer-right": [0, 1],
  },
  top: {
    "inner-left": [1, 1],
    "inner-right": [0, 1],
    "outer-left": [1, 0],
    "outer-right": [0, 0],
  },
  right: {
    "inner-left": [0, 1],
    "inner-right": [0, 0],
    "outer-left": [1, 1],
    "outer-right": [1, 0],
  },
};

/** A borough drawn alone and smaller than this has no room for its streets. */
const STREETS_FROM = { w: 440, h: 250 };

interface Wanted {
  borough: number;
  side: Side;
  rect: Rect;
  large: boolean;
  idle: boolean;
  sizes: Sizes;
  mode: Mode;
}

export function blockOf({ borough, side, rect, large, idle, sizes, mode }: Wanted): Block {
  const { x, y, w, h } = rect;
  const quayHigh = large ? sizes.quay.large : sizes.quay.small;
  const bare = mode === "borough" && (w < STREETS_FROM.w || h < STREETS_FROM.h);
  const lane = bare ? 0 : sizes.lane;
  const bottom = y + h - quayHigh;
  const quay = { x, y: bottom, w, h: quayHigh };
  const middle = x + w / 2;
  const streets = { x: middle, top: y + lane / 2, bottom: bottom - lane / 2 };

  const { letter } = sizes;
  const column = bare ? 3 : letter.w + 6;
  const markets: Record<string, Spot> = {};
  if (!bare) {
    for (const [name, [cx, cy]] of Object.entries(CORNERS[side])) {
      markets[name] = {
        x: cx === 0 ? x + column / 2 : x + w - column / 2,
        y: cy === 0 ? y + letter.h / 2 + 3 : bottom - letter.h / 2 - 3,
      };
    }
    const above = mode === "streets" ? 8 : 0;
    markets.centre = { x: middle, y: (y + bottom) / 2 - above };
  }
  const room = { x: x + column, y: y + lane, w: w - 2 * column, h: bottom - y - 2 * lane };
  const gap = bare ? 3 : letter.h + 6;
  const cells = idle || mode === "streets" ? {} : cellsOf(room, gap);
  const plate = plateOf(quay, large, mode, sizes);
  return {
    ...{ ...rect, borough, side, large, idle, cells, markets, quay, plate, streets },
    track: idle || mode === "streets" ? [] : trackOf(quay, plate),
  };
}

/** Columns and rows: the sectors of a borough stand left and right of its middle street. */
const GRIDS = [
  [8, 1],
  [4, 2],
  [2, 4],
] as const;

function cellsOf(ground: Rect, avenue: number): Record<string, Rect> {
  const between = 4;
  const sized = GRIDS.map(([columns, rows]) => {
    const w = (ground.w - avenue - (columns - 2) * between) / columns;
    const h = (ground.h - (rows - 1) * between) / rows;
    return { columns, w, h, good: Math.min(w, h * 0.95) };
  });
  const { columns, w, h } = sized.reduce((a, b) => (b.good > a.good ? b : a));
  const cells: Record<string, Rect> = {};
  [...SECTORS, "stock"].forEach((name, i) => {
    const column = i % columns;
    const past = column >= columns / 2 ? avenue - between : 0;
    cells[name] = {
      x: ground.x + column * (w + between) + past,
      y: ground.y + Math.floor(i / columns) * (h + between),
      ...{ w, h },
    };
  });
  return cells;
}

function plateOf(quay: Rect, large: boolean, mode: Mode, sizes: Sizes): Rect {
  if (mode === "streets") {
    const w = Math.min(120, quay.w - 2 * sizes.letter.w - 16);
    return { x: quay.x + (quay.w - w) / 2, y: quay.y - 17, w, h: 20 };
  }
  const [least, most, share] =
    mode === "borough" ? [34, 90, 0.16] : large ? [64, 150, 0.16] : [64, 120, 0.27];
  const w = Math.min(most, Math.max(least, quay.w * share));
  return { x: quay.x + 4, y: quay.y + 2, w, h: quay.h - 5 };
}

function trackOf(quay: Rect, plate: Rect): Rect[] {
  const from = plate.x + plate.w + 5;
  const w = (quay.x + quay.w - 6 - from) / (TRACK + 1);
  return Array.from({ length: TRACK + 1 }, (_, i) => ({
    ...{ x: from + i * w, y: quay.y + 2, w, h: quay.h - 5 },
  }));
}

/** How a sector is filled: the house, the ground before it with its pieces, its name. */
export interface CellParts {
  house: Rect;
  pieces: Rect;
  /** The baseline of the name, if there is room for one. */
  name: Spot | null;
  /** Where the name fits while there are no pieces. */
  free: Spot | null;
}

export function partsOf(cell: Rect, cube: number, text: number): CellParts {
  const { x, y, w, h } = cell;
  // A low sector has its pieces beside the house.
  if (h < cube + 40 && w > h * 1.45) {
    const house = { x: x + 1, y: y + 2, w: Math.min(h * 1.15, w * 0.55), h: h - 4 };
    const from = house.x + house.w + 1;
    return {
      house,
      pieces: { x: from, y: y + h - cube - 4, w: x + w - from - 1, h: cube + 2 },
      name: null,
      free: null,
    };
  }
  // A house that can be made out comes before its name.
  const wide = w >= text * 4.7;
  const named = wide && h >= cube + text * 3.1 + 8;
  const foot = named ? text + 4 : 1;
  const pieces = { x: x + 2, y: y + h - foot - cube - 3, w: w - 4, h: cube + 2 };
  return {
    house: { x: x + 1, y: y + 1, w: w - 2, h: pieces.y - y },
    pieces,
    name: named ? { x: x + w / 2, y: y + h - 5 } : null,
    free: wide ? { x: x + w / 2, y: y + h - 5 } : null,
  };
}
