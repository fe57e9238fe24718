/** Whose lines of chat are hidden at a table: muted in this browser, or blocked by the account. */
import { account } from "./account.svelte";
import { api } from "./api";

const STORAGE_KEY = "ratskeller-muted";
const MAX_TABLES = 60;

/** The seats that are muted, by table; the table that was changed last stands first. */
function readAll(): [string, number[]][] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number[]][];
  } catch {
    return [];
  }
}

export class Company {
  private readonly table: string;
  private muted = $state.raw<number[]>([]);
  private blocked = $state.raw<number[]>([]);

  constructor(table: string) {
    this.table = table;
    this.muted = readAll().find(([id]) => id === table)?.[1] ?? [];
  }

  /** Ask who is blocked; whoever sits down later is asked for again. */
  async load(): Promise<void> {
    if (!(await account.known())) return;
    this.blocked = (await api.blockedAt(this.table).catch(() => ({ seats: [] }))).seats;
  }

  hides(seat: number): boolean {
    return this.muted.includes(seat) || this.blocked.includes(seat);
  }

  isMuted(seat: number): boolean {
    return this.muted.includes(seat);
  }

  isBlocked(seat: number): boolean {
    return this.blocked.includes(seat);
  }

  mute(seat: number, quiet: boolean): void {
    const others = this.muted.filter((each) => each !== seat);
    this.muted = quiet ? [...others, seat] : others;
    const rest = readAll().filter(([id]) => id !== this.table);
    const all = this.muted.length > 0 ? [[this.table, this.muted], ...rest] : rest;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all.slice(0, MAX_TABLES)));
  }

  async block(seat: number): Promise<void> {
    await api.block(this.table, seat);
    await this.load();
  }
}
