/** Where every piece of a view stands on the map, for a given size of pieces. */
import type { Cube } from "./cubes";
import { PALACE, SPOTS, type Spot, SUPPLY } from "./layout";
import type { RattusView, Token } from "./types";

export interface Sizes {
  /** Font of names and of counts, width of a token and of a cube; in units of the map. */
  name: number;
  count: number;
  token: number;
  cube: number;
  /** Few pixels: one cube and a number for each seat instead of all cubes. */
  small: boolean;
}

export interface Placed<T> extends Spot {
  key: string | number;
  piece: T;
  hidden?: boolean;
}

export interface CountLabel extends Spot {
  key: string;
  count: number;
}

/** Pieces big enough to read whatever the width of the map is. */
export function sizes(unit: number): Sizes {
  const small = unit < 0.5;
  const px = (wanted: number, least: number, most: number) =>
    Math.min(most, Math.max(least, wanted / unit));
  return {
    name: px(17, 24, 41),
    count: px(15, 22, 41),
    token: small ? 54 : 46,
    cube: small ? 28 : 20,
    small,
  };
}

export function tokensRow(region: string, s: Sizes): number {
  return (SPOTS[region]?.y ?? 0) + 11 + s.token / 2;
}

export function placeTokens(view: RattusView, s: Sizes): Placed<Token & { region: string }>[] {
  return Object.entries(view.tokens).flatMap(([region, tokens]) =>
    tokens.map((token, i) => ({
      key: token.id,
      piece: { ...token, region },
      x: SPOTS[region]!.x + (i - (tokens.length - 1) / 2) * (s.token + 2),
      y: tokensRow(region, s),
    })),
  );
}

export function placePawn(region: string, s: Sizes): Spot {
  return { x: SPOTS[region]!.x - 1.5 * s.token - 24, y: tokensRow(region, s) + 24 };
}

interface Row extends Spot {
  step: number;
}

/** The place of the `nth` of `of` seats in a region, and how far its cubes stand apart. */
function row(region: string, nth: number, of: number, count: number, s: Sizes): Row {
  const spot = SPOTS[region]!;
  const top = tokensRow(region, s) + s.token / 2 + 14;
  if (s.small) {
    const x = spot.x + (of === 1 ? -12 : nth % 2 === 0 ? -46 : 22);
    return { x, y: top + 8 + Math.floor(nth / 2) * 40, step: 0 };
  }
  const pair = of > 2;
  const step = count < 2 ? 0 : Math.min(17, (pair ? 24 : 68) / (count - 1));
  const wide = (count - 1) * step + (count > 3 || pair ? 18 : 0);
  const middle = pair ? spot.x + (nth % 2 === 0 ? -34 : 34) : spot.x;
  return { x: middle - wide / 2, y: top + (pair ? Math.floor(nth / 2) : nth) * 24, step };
}

export function placeCubes(
  view: RattusView,
  cubes: readonly Cube[],
  s: Sizes,
): { cubes: Placed<Cube>[]; countLabels: CountLabel[] } {
  const out: Placed<Cube>[] = [];
  const countLabels: CountLabel[] = [];
  const put = (list: Cube[], from: Row, tally: boolean) => {
    list.forEach((cube, i) => {
      const hidden = s.small && i > 0;
      out.push({ key: cube.key, piece: cube, x: from.x + i * from.step, y: from.y, hidden });
    });
    if (tally) {
      const x = from.x + (list.length - 1) * from.step + s.cube * 0.5 + 4;
      countLabels.push({ key: list[0]!.key, count: list.length, x, y: from.y });
    }
  };
  for (const [region, held] of Object.entries(view.cubes)) {
    const seats = held.map((count, seat) => ({ count, seat })).filter((each) => each.count > 0);
    seats.forEach(({ count, seat }, nth) => {
      const list = cubes.filter((cube) => cube.place === region && cube.seat === seat);
      if (list.length === 0) return;
      put(list, row(region, nth, seats.length, count, s), s.small || count > 3 || seats.length > 2);
    });
  }
  view.palace.forEach((count, seat) => {
    const list = cubes.filter((cube) => cube.place === "palace" && cube.seat === seat);
    if (count > 0 && list.length > 0) {
      const x = PALACE.x - 54 + (seat % 2) * 62;
      put(
        list,
        { x, y: PALACE.y + 30 + Math.floor(seat / 2) * (s.small ? 40 : 24), step: 0 },
        true,
      );
    }
  });
  for (const cube of cubes.filter((each) => each.place === "stock")) {
    out.push({ key: cube.key, piece: cube, x: 550, y: 830, hidden: true });
  }
  return { cubes: out.sort((a, b) => String(a.key).localeCompare(String(b.key))), countLabels };
}

export { SUPPLY };
