/** Cubes as single pieces, so that a move can be animated. */
import type { RattusView } from "./types";

export interface Cube {
  key: string;
  seat: number;
  /** A region, `palace`, or `stock`. */
  place: string;
}

/** How many cubes of each seat stand where. */
function counts(view: RattusView, seat: number): Map<string, number> {
  const out = new Map<string, number>();
  for (const [region, held] of Object.entries(view.cubes)) out.set(region, held[seat] ?? 0);
  out.set("palace", view.palace[seat] ?? 0);
  out.set("stock", view.stock[seat] ?? 0);
  return out;
}

/** The same cubes in their new places; as few as possible move. */
export function follow(before: readonly Cube[], view: RattusView): Cube[] {
  const out: Cube[] = [];
  for (let seat = 0; seat < view.players; seat++) {
    const wanted = counts(view, seat);
    const total = [...wanted.values()].reduce((a, b) => a + b, 0);
    const walking: Cube[] = [];
    for (const cube of before.filter((each) => each.seat === seat)) {
      const left = wanted.get(cube.place) ?? 0;
      if (left > 0) {
        wanted.set(cube.place, left - 1);
        out.push(cube);
      } else walking.push(cube);
    }
    let made = before.filter((each) => each.seat === seat).length;
    for (const [place, count] of wanted) {
      for (let i = 0; i < count; i++) {
        const cube = walking.pop() ?? { key: `${seat}-${made++}`, seat, place };
        out.push({ ...cube, place });
      }
    }
    out.length = Math.min(out.length, total + out.length - seatCount(out, seat));
  }
  return out;
}

function seatCount(cubes: readonly Cube[], seat: number): number {
  return cubes.filter((cube) => cube.seat === seat).length;
}
