import type { View } from "../../lib/wire";
import { FIGURES, type Monk, MONKS, type NameOfTheRoseSections } from "./view.generated";

export { FIGURES, MONKS } from "./view.generated";
export type { Figure, Monk } from "./view.generated";

export interface RoseView extends View, NameOfTheRoseSections {}

export type Building = RoseView["buildings"][keyof RoseView["buildings"]];
export type Note = RoseView["notes"]["own"][number][number];
export type Track = keyof RoseView["leaders"];

export const TRACKS: readonly Track[] = ["suspicion", "evidence"];
export const COMPANIONS = FIGURES.filter((figure) => !isMonk(figure));

/** `red-5` is a tile of red, worth 5. */
export function readTile(tile: string): { monk: Monk; value: number } {
  const [monk, value] = tile.split("-");
  return { monk: monk as Monk, value: Number(value) };
}

/** `chapter-house-3` is the chapter house for 3 hours; `william-adson` costs 5 or 0. */
export function readCard(card: string): { subject: string; hours: number | null } {
  const cut = card.lastIndexOf("-");
  const hours = Number(card.slice(cut + 1));
  return Number.isNaN(hours)
    ? { subject: card, hours: null }
    : { subject: card.slice(0, cut), hours };
}

export function isMonk(figure: string): figure is Monk {
  return (MONKS as readonly string[]).includes(figure);
}

/** Where a figure stands. */
export function whereIs(view: RoseView, figure: string): string | null {
  for (const [building, { figures }] of Object.entries(view.buildings)) {
    if ((figures as string[]).includes(figure)) return building;
  }
  return null;
}

/** The decision on top of what is owed. */
export function owed(view: RoseView): string {
  return String(view.stack.at(-1)?.decision ?? "");
}
