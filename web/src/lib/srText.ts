/** For pieces made of HTML: what a screen reader says stands in the page as hidden text. */
import type { TableView } from "./tableView.svelte";

/** The attributes of a piece without its label, which `srText` gives. */
export function unlabelled(tableView: TableView, target: string): Record<string, unknown> {
  return { ...tableView.piece(target), "aria-label": undefined };
}

export function srText(tableView: TableView, target: string): string {
  return String(tableView.piece(target)["aria-label"]);
}
