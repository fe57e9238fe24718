/** For pieces that are no drawings: what is said about them stands in the page, out of sight. */
import type { Desk } from "./desk.svelte";

/** The attributes of a piece without its label, which `told` gives. */
export function plain(desk: Desk, target: string): Record<string, unknown> {
  return { ...desk.piece(target), "aria-label": undefined };
}

export function told(desk: Desk, target: string): string {
  return String(desk.piece(target)["aria-label"]);
}
