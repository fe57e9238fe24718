/** Kept in this browser only: the cover over the identity, and the notebook. */
import type { Monk, Note, RoseView } from "./types";

const COVER = "ratskeller-cover";
const NOTES = "ratskeller-notebook";
const MOST = 40;

/** What a player has written down about a monk and a seat. */
export type Mark = "maybe" | "no";
/** By seat and monk. */
type Page = Record<string, Partial<Record<Monk, Mark>>>;
interface Kept {
  at: number;
  page: Page;
}

function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

class Private {
  covered = $state(read(COVER, false));
  /** Whether the notebook lies open. */
  open = $state(false);
  private pages = $state<Record<string, Page>>({});

  cover(on: boolean): void {
    this.covered = on;
    localStorage.setItem(COVER, JSON.stringify(on));
  }

  /** The marks of a viewer at a table; without a table they are gone with the page. */
  page(tableId: string, viewer: number | null): Page {
    const key = `${tableId} ${viewer ?? "all"}`;
    return (
      this.pages[key] ?? (tableId ? (read<Record<string, Kept>>(NOTES, {})[key]?.page ?? {}) : {})
    );
  }

  /** The next mark: none, maybe, no, none. */
  cycleMark(tableId: string, viewer: number | null, seat: number, monk: Monk): void {
    const key = `${tableId} ${viewer ?? "all"}`;
    const page = structuredClone($state.snapshot(this.page(tableId, viewer))) as Page;
    const row = (page[seat] ??= {});
    const next = row[monk] === undefined ? "maybe" : row[monk] === "maybe" ? "no" : undefined;
    if (next) row[monk] = next;
    else delete row[monk];
    this.pages[key] = page;
    if (!tableId) return;
    const all = read<Record<string, Kept>>(NOTES, {});
    all[key] = { at: Date.now(), page };
    const latest = Object.entries(all)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, MOST);
    localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(latest)));
  }
}

export const own = new Private();

/** What is certain about the seats; with the identity covered, only what everybody knows. */
export function notesOf(view: RoseView): Note[][] {
  return own.covered ? view.notes.public : view.notes.own;
}

/** How a monk stands in the line of a seat: certain, ruled out, guessed, or open. */
export function markOf(
  row: Partial<Record<Monk, Mark>> | undefined,
  monk: Monk,
  note: Note,
): "is" | "out" | Mark | "open" {
  if (note === "is") return "is";
  if (note !== null) return "out";
  return row?.[monk] ?? "open";
}
