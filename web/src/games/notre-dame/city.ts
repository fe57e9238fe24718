/** Where everything stands: the boroughs around the cathedral, in pixels of the board. */
import { place, type Street, streetsOf, TRACK } from "./data";
import { SECTORS } from "./types";

export interface Spot {
  x: number;
  y: number;
}
export interface Rect extends Spot {
  w: number;
  h: number;
}
/** The side of the city a borough lies on, seen from the cathedral. */
export type Side = "bottom" | "left" | "top" | "right";

export interface Block extends Rect {
  borough: number;
  side: Side;
  /** Drawn large, with names and the whole harbour. */
  large: boolean;
  idle: boolean;
  /** The ground of each sector, and of `stock`: the harbour of a small borough, supplies of a large. */
  cells: Record<string, Rect>;
  /** The spaces of the rat, or none. */
  harbour: Rect[];
  plate: Rect;
}

export interface Plan {
  w: number;
  h: number;
  blocks: Block[];
  cathedral: Rect;
  markets: Record<string, Spot>;
  /** Half the width and height of a marketplace with its message. */
  tile: Spot;
  small: boolean;
}

/** On the left and right of the city runs the outer road. */
const ROAD = 17;
const EDGE = 5;
const GAP = 9;

/** Clockwise from the borough in front: where the others lie. */
const RING: Record<number, { side: Side; row: "top" | "middle"; column: number; of: number }[]> = {
  3: [
    { side: "top", row: "top", column: 0, of: 2 },
    { side: "top", row: "top", column: 1, of: 2 },
  ],
  4: [
    { side: "left", row: "middle", column: 0, of: 2 },
    { side: "top", row: "top", column: 0, of: 1 },
    { side: "right", row: "middle", column: 1, of: 2 },
  ],
  5: [
    { side: "left", row: "middle", column: 0, of: 2 },
    { side: "top", row: "top", column: 0, of: 2 },
    { side: "top", row: "top", column: 1, of: 2 },
    { side: "right", row: "middle", column: 1, of: 2 },
  ],
};

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

export interface Wish {
  w: number;
  h: number;
  boroughs: number;
  /** The borough in front. */
  front: number;
  idle: readonly number[];
}

export function planOf({ w, h, boroughs, front, idle }: Wish): Plan {
  const small = w < 480 || h < 400;
  const tile = { x: small ? 20 : 23, y: small ? 10 : 12 };
  const left = ROAD;
  const wide = w - 2 * ROAD;
  const high = h - 2 * EDGE - 2 * GAP;
  const three = boroughs === 3;
  const frontHigh = Math.round(high * (three ? 0.42 : 0.44));
  const topHigh = Math.round(high * (three ? 0.31 : small ? 0.25 : 0.26));
  const middle = high - frontHigh - topHigh;
  const middleY = EDGE + topHigh + GAP;
  const sideWide = Math.round(wide * (idle.length > 0 ? 0.25 : 0.36));

  const blocks: Block[] = [];
  const ground = (borough: number, side: Side, rect: Rect, large = false) =>
    blocks.push(block(borough, side, rect, large, idle.includes(borough), tile, small));
  ground(
    front,
    "bottom",
    { x: left, y: EDGE + topHigh + middle + 2 * GAP, w: wide, h: frontHigh },
    true,
  );
  (RING[boroughs] ?? []).forEach(({ side, row, column, of }, i) => {
    const borough = (front + 1 + i) % boroughs;
    if (row === "top") {
      const each = (wide - GAP * (of - 1)) / of;
      ground(borough, side, { x: left + column * (each + GAP), y: EDGE, w: each, h: topHigh });
    } else {
      const x = column === 0 ? left : left + wide - sideWide;
      ground(borough, side, { x, y: middleY, w: sideWide, h: middle });
    }
  });
  const inset = three ? wide * 0.2 : sideWide + GAP;
  const cathedral = { x: left + inset, y: middleY, w: wide - 2 * inset, h: middle };

  const markets: Record<string, Spot> = {};
  for (const each of blocks) {
    const bottom = each.y + each.h - (each.harbour.length > 0 ? harbourHigh(small) : 0);
    for (const [name, [cx, cy]] of Object.entries(CORNERS[each.side])) {
      markets[place(each.borough, name)] = {
        x: cx === 0 ? each.x + tile.x + 1 : each.x + each.w - tile.x - 1,
        y: cy === 0 ? each.y + tile.y + 1 : bottom - tile.y - 1,
      };
    }
    markets[place(each.borough, "centre")] = {
      x: each.x + each.w / 2,
      y: (each.y + bottom) / 2,
    };
  }
  return { w, h, blocks, cathedral, markets, tile, small };
}

const harbourHigh = (small: boolean) => (small ? 27 : 36);

function block(
  borough: number,
  side: Side,
  rect: Rect,
  large: boolean,
  idle: boolean,
  tile: Spot,
  small: boolean,
): Block {
  const { x, y, w, h } = rect;
  const lane = 2 * tile.y + (small ? 2 : 4);
  const edge = large ? (small ? 4 : 8) : 4;
  const avenue = large ? (small ? 30 : 44) : 24;
  const cross = side === "left" || side === "right" ? 10 : 6;
  const strip = large ? harbourHigh(small) : 0;
  const top = y + lane;
  const room = h - 2 * lane - strip;
  const cellHigh = (room - cross) / 2;
  const cellWide = (w - 2 * edge - avenue - 6) / 4;
  const cells: Record<string, Rect> = {};
  if (!idle) {
    [...SECTORS, "stock"].forEach((name, i) => {
      const column = i % 4;
      const row = Math.floor(i / 4);
      cells[name] = {
        x: x + edge + column * (cellWide + 3) + (column > 1 ? avenue - 3 : 0),
        y: top + row * (cellHigh + cross),
        w: cellWide,
        h: cellHigh,
      };
    });
  }
  const plateWide = large ? (small ? 62 : 124) : Math.max(52, Math.min(w - 4 * tile.x - 52, 116));
  // Between the two upper markets, or below them where they leave no room.
  const below = !large && w - 4 * tile.x < 40 ? lane + 2 : 0;
  const plate = large
    ? { x: x + 4, y: y + h - strip, w: plateWide, h: strip - 4 }
    : { x: x + (w - plateWide) / 2, y: y + 2 + below, w: plateWide, h: lane - 5 };
  const harbour: Rect[] = [];
  if (large && !idle) {
    const from = plate.x + plate.w + 6;
    const each = (x + w - 5 - from) / (TRACK + 1);
    for (let i = 0; i <= TRACK; i++) {
      harbour.push({ x: from + i * each, y: y + h - strip, w: each, h: strip - 5 });
    }
  }
  return { ...rect, borough, side, large, idle, cells, harbour, plate };
}

/** How a small sector is filled: sign above number; both side by side; with a piece; with its name. */
export function fit(cell: Rect): "stacked" | "narrow" | "row" | "named" {
  if (cell.w < 34 && cell.h >= 25) return "stacked";
  return cell.w < 50 ? "narrow" : cell.w < 104 ? "row" : "named";
}

export interface Way extends Street {
  d: string;
  /** An alley across a borough to its neighbour: it passes under the houses. */
  alley: boolean;
}

/** Every street as a line from market to market. */
export function waysOf(plan: Plan): Way[] {
  const boroughs = plan.blocks.length;
  const at = (name: string) => plan.markets[name]!;
  const blockOf = (name: string) =>
    plan.blocks.find((each) => each.borough === Number(name.split(":")[0]) - 1)!;
  return streetsOf(boroughs).map((street) => {
    const [a, b] = [at(street.from), at(street.to)];
    const centre = [street.from, street.to].filter((name) => name.endsWith(":centre"));
    const straight = `M${a.x} ${a.y}L${b.x} ${b.y}`;
    if (street.between) {
      const outer = street.from.includes("outer");
      if (outer && Math.abs(a.y - b.y) > 40) return { ...street, d: bow(a, b, plan), alley: false };
      return { ...street, d: straight, alley: centre.length > 0 };
    }
    if (centre.length === 0) return { ...street, d: straight, alley: false };
    // From the centre along the avenue to the road between two corners, then along it.
    const hub = at(centre[0]!);
    const rim = street.from === centre[0] ? b : a;
    const side = blockOf(street.from).side;
    const turn = side === "top" || side === "bottom" ? `${hub.x} ${rim.y}` : `${rim.x} ${hub.y}`;
    return { ...street, d: `M${hub.x} ${hub.y}L${turn}L${rim.x} ${rim.y}`, alley: false };
  });
}

/** Round the outside of the city. */
function bow(a: Spot, b: Spot, plan: Plan): string {
  const left = a.x < plan.w / 2;
  const x = left ? ROAD / 2 - 1 : plan.w - ROAD / 2 + 1;
  const r = 8;
  const down = b.y > a.y ? 1 : -1;
  const out = left ? 1 : -1;
  return [
    `M${a.x} ${a.y}`,
    `L${x + out * r} ${a.y}`,
    `Q${x} ${a.y} ${x} ${a.y + down * r}`,
    `L${x} ${b.y - down * r}`,
    `Q${x} ${b.y} ${x + out * r} ${b.y}`,
    `L${b.x} ${b.y}`,
  ].join("");
}
