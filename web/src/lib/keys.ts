/** The seats this browser holds: secrets by table, kept here and nowhere else. */
export interface Held {
  table: string;
  game: string;
  /** Secrets by seat. */
  seats: Record<string, string>;
  invite?: string;
  /** When it was last looked at. */
  at: number;
}

const KEY = "ratskeller-seats";
const MOST = 60;

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Held>;
  } catch {
    return {};
  }
}

export function held(table: string): Held | null {
  return all()[table] ?? null;
}

/** My tables, the latest first. */
export function heldTables(): Held[] {
  return Object.values(all()).sort((a, b) => b.at - a.at);
}

export function hold(entry: Omit<Held, "at">): void {
  const known = all();
  const before = known[entry.table];
  known[entry.table] = {
    ...before,
    ...entry,
    seats: { ...before?.seats, ...entry.seats },
    at: Date.now(),
  };
  const latest = Object.values(known)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.map((h) => [h.table, h]))));
}

export function forget(table: string): void {
  const known = all();
  delete known[table];
  localStorage.setItem(KEY, JSON.stringify(known));
}
