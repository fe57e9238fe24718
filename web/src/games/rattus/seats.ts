/** What a seat has, read from the view. */
import { CARDS, type RattusView } from "./types";

export const onMap = (view: RattusView, seat: number): number =>
  Object.values(view.cubes).reduce((sum, held) => sum + (held[seat] ?? 0), 0);

export const cardsOf = (view: RattusView, seat: number) =>
  CARDS.filter((card) => view.cards[card] === seat);
