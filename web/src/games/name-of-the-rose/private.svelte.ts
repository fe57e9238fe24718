/** What stays between a player and this browser: the cover over the identity, and the notebook. */
import type { Monk, RoseView } from "./types";
import { MONKS } from "./types";

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
  page(place: string, viewer: number | null): Page {
    const key = `${place} ${viewer ?? "all"}`;
    return (
      this.pages[key] ?? (place ? (read<Record<string, Kept>>(NOTES, {})[key]?.page ?? {}) : {})
    );
  }

  /** From nothing to perhaps, to no, to nothing. */
  turn(place: string, viewer: number | null, seat: number, monk: Monk): void {
    const key = `${place} ${viewer ?? "all"}`;
    const page = structuredClone($state.snapshot(this.page(place, viewer))) as Page;
    const row = (page[seat] ??= {});
    const next = row[monk] === undefined ? "maybe" : row[monk] === "maybe" ? "no" : undefined;
    if (next) row[monk] = next;
    else delete row[monk];
    this.pages[key] = page;
    if (!place) return;
    const all = read<Record<string, Kept>>(NOTES, {});
    all[key] = { at: Date.now(), page };
    const latest = Object.entries(all)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, MOST);
    localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(latest)));
  }
}

export const own = new Private();

/** Why a seat cannot be a monk, or `is` where it must be; null while it may be. */
export type Known = "is" | "shown" | "mine" | "other" | null;

/**
 * What everybody can work out about a seat: markers shown, identities known, and the last one
 * left. With the identity covered, it is not used either, so that nobody reads it off.
 */
export function known(view: RoseView, covered: boolean): Known[][] {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const sure = seats.map((seat) =>
    covered && seat === view.viewer && !view.outcome ? null : (view.identities[seat] ?? null),
  );
  const table = seats.map((seat) =>
    MONKS.map((monk): Known => {
      if (sure[seat] !== null) return sure[seat] === monk ? "is" : "other";
      if (view.shown[seat]?.includes(monk)) return "shown";
      const holder = sure.indexOf(monk);
      if (holder >= 0) return holder === view.viewer ? "mine" : "other";
      return null;
    }),
  );
  // Who can be only one monk is that monk, and nobody else is.
  for (let again = true; again;) {
    again = false;
    for (const seat of seats) {
      const left = table[seat]!.flatMap((why, i) => (why === null ? [i] : []));
      if (left.length !== 1 || table[seat]!.includes("is")) continue;
      const monk = left[0]!;
      table[seat]![monk] = "is";
      again = true;
      for (const other of seats) if (other !== seat) table[other]![monk] ??= "other";
    }
  }
  return table;
}
