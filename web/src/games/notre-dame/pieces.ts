/** Markers as single pieces, so that a move can be animated. */
import type { NotreDameView } from "./types";

export interface Marker {
  key: string;
  seat: number;
  /** A sector, `notre-dame`, `own` or `general`. */
  place: string;
}

function wanted(view: NotreDameView, seat: number): Map<string, number> {
  const { markers, own, general } = view.seats[seat]!;
  return new Map([...Object.entries(markers), ["own", own], ["general", general]]);
}

/** The same markers in their new places; as few as possible move. */
export function follow(before: readonly Marker[], view: NotreDameView): Marker[] {
  const out: Marker[] = [];
  for (let seat = 0; seat < view.players; seat++) {
    const free = wanted(view, seat);
    const old = before.filter((each) => each.seat === seat);
    const walking: Marker[] = [];
    for (const marker of old) {
      const room = free.get(marker.place) ?? 0;
      if (room > 0) {
        free.set(marker.place, room - 1);
        out.push(marker);
      } else walking.push(marker);
    }
    let made = old.length;
    for (const [place, count] of free) {
      for (let i = 0; i < count; i++) {
        const marker = walking.pop() ?? { key: `${seat}-${made++}`, seat, place };
        out.push({ ...marker, place });
      }
    }
  }
  return out;
}
