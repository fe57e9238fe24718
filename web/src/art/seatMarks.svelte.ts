/** The marks of the seats: shapes in the house's colours, or those of a game. */
import { SHAPES } from "./shapes";

export interface SeatMark {
  /** The outline, 16 units wide around the origin. */
  shape: string;
  /** What is painted on it in a light colour. */
  charge?: string;
  /** A colour of its own in place of the house's. */
  colour?: string;
}

const HOUSE: readonly SeatMark[] = SHAPES.map((shape) => ({ shape }));

const GAMES = import.meta.glob<readonly SeatMark[]>("../games/*/seatMarks.ts", {
  eager: true,
  import: "default",
});

/** The marks of a game's seats, also where its board is not shown. */
export function marksOf(game: string): readonly SeatMark[] {
  return GAMES[`../games/${game}/seatMarks.ts`] ?? HOUSE;
}

class SeatMarks {
  now = $state.raw<readonly SeatMark[]>(HOUSE);

  /** Use a game's own marks, also where only the colour is used; without any, the house's. */
  use(marks: readonly SeatMark[] | undefined): void {
    const next = marks ?? HOUSE;
    this.now = next;
    const { style } = document.documentElement;
    for (const [seat, { colour }] of next.entries()) {
      if (colour) style.setProperty(`--seat-${seat}`, colour);
      else style.removeProperty(`--seat-${seat}`);
    }
  }
}

export const seatMarks = new SeatMarks();
