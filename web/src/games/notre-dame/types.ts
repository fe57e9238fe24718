import type { View } from "../../lib/wire";
import type { NotreDameSections } from "./view.generated";

export { MARKETS, MESSAGES, PERSONS, SECTORS } from "./view.generated";
export type { Market } from "./view.generated";

export interface NotreDameView extends View, NotreDameSections {}

export type HandCard = NotreDameView["hand"][number];
export type Forecast = NonNullable<NotreDameView["forecast"][number]>;
export type Seat = NotreDameView["seats"][number];
export type Borough = NotreDameView["boroughs"][number];

/** The decision on top of what is owed, with its fields. */
export function asked(view: NotreDameView): Record<string, unknown> {
  return view.stack?.at(-1) ?? {};
}

/** The colour of a borough: its seat's, or an unused one. */
export function colourOf(view: NotreDameView, borough: number): number {
  return view.boroughs[borough]?.seat ?? (borough === 1 ? 2 : 3);
}

export function boroughOf(view: NotreDameView, seat: number): number {
  return view.boroughs.findIndex((each) => each.seat === seat);
}
