/** The seats this browser holds: secrets by table, kept here and nowhere else. */
export interface SeatKeys {
  table: string;
  game: string;
  /** Secrets by seat. */
  seats: Record<string, string>;
  invite?: string;
  /** What this browser adds to the draws, and what it was shown of them. */
  draws?: OwnDraws;
  /** When the table was last opened. */
  at: number;
}

/** Secrets for the draws, and the commitments that were shown before any secret. */
export interface OwnDraws {
  stream: string;
  /** The server's commitment. */
  server: string;
  secrets: Record<string, { commitment: string; secret: string }>;
  /** The commitments of all seats when the own secrets were sent. */
  others?: string[];
  /** The seats whose secret the server has confirmed. */
  revealed: number[];
}

const STORAGE_KEY = "ratskeller-seats";
const MAX_TABLES = 60;

function readAll(): Record<string, SeatKeys> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, SeatKeys>;
  } catch {
    return {};
  }
}

export function seatKeysOf(table: string): SeatKeys | null {
  return readAll()[table] ?? null;
}

/** The keys of all tables, the latest first. */
export function allSeatKeys(): SeatKeys[] {
  return Object.values(readAll()).sort((a, b) => b.at - a.at);
}

/** The seats are given up: the table is closed, or this browser has left it. */
export function forgetSeatKeys(table: string): void {
  const known = readAll();
  delete known[table];
  localStorage.setItem(STORAGE_KEY, JSON.stringify(known));
}

/** What is known of the draws of a table whose keys are kept here. */
export function saveDraws(table: string, draws: OwnDraws): void {
  const known = readAll();
  if (!known[table]) return;
  known[table] = { ...known[table], draws };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(known));
}

export function saveSeatKeys(keys: Omit<SeatKeys, "at">): void {
  const known = readAll();
  const before = known[keys.table];
  known[keys.table] = {
    ...before,
    ...keys,
    seats: { ...before?.seats, ...keys.seats },
    at: Date.now(),
  };
  const latest = Object.values(known)
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_TABLES);
  const byTable = Object.fromEntries(latest.map((each) => [each.table, each]));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(byTable));
}
