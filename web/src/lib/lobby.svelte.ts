/** What the home page knows: the games, the tables of this browser and those of everybody. */
import { api, ApiError, type Catalog } from "./api";
import { allSeatKeys, forgetSeatKeys, type SeatKeys } from "./seatKeys";
import type { Summary } from "./wire";

const EVERY = 8000;
const MOST = 12;

export interface OwnTable {
  table: Summary;
  /** Somebody of this browser is asked there now. */
  turn: boolean;
}

/** Whether a seat of this browser owes a choice that no bot makes for it. */
export function isAsked(table: Summary, keys: SeatKeys): boolean {
  return table.actors.some((seat) => seat in keys.seats && table.seats[seat]?.bot === null);
}

/** Where one is awaited first, then what runs, what waits for players, what is over. */
export function inOrder(tables: OwnTable[]): OwnTable[] {
  const RANKS = ["running", "open", "finished", "closed"];
  const rank = ({ table, turn }: OwnTable) => (turn ? -1 : RANKS.indexOf(table.status));
  return tables.filter(({ table }) => table.status !== "closed").sort((a, b) => rank(a) - rank(b));
}

export class Lobby {
  catalog = $state.raw<Catalog | null>(null);
  open = $state.raw<Summary[]>([]);
  running = $state.raw<Summary[]>([]);
  mine = $state.raw<OwnTable[]>([]);
  /** Why the last attempt failed; empty if it did not. */
  errorCode = $state("");
  turns = $derived(this.mine.filter(({ turn }) => turn).length);
  /** Tables of other people; own ones are in `mine`. */
  others = $derived.by(() => {
    const own = new Set(this.mine.map(({ table }) => table.id));
    return [...this.open, ...this.running].filter((table) => !own.has(table.id));
  });

  /** Load, and load again from time to time; returns what ends that. */
  start(): () => void {
    const load = () => void this.load();
    load();
    const timer = setInterval(() => document.hidden || load(), EVERY);
    addEventListener("online", load);
    document.addEventListener("visibilitychange", load);
    return () => {
      clearInterval(timer);
      removeEventListener("online", load);
      document.removeEventListener("visibilitychange", load);
    };
  }

  async load(): Promise<void> {
    try {
      this.catalog ??= await api.games();
      [this.open, this.running, this.mine] = await Promise.all([
        api.lobby("open"),
        api.lobby("running"),
        this.loadMine(),
      ]);
      this.errorCode = "";
    } catch (error) {
      this.errorCode = error instanceof ApiError ? error.code : "unavailable";
    }
  }

  private async loadMine(): Promise<OwnTable[]> {
    const loads = allSeatKeys()
      .slice(0, MOST)
      .map(async (keys) => {
        const table = await this.find(keys.table);
        return table && { table, turn: isAsked(table, keys) };
      });
    return inOrder((await Promise.all(loads)).filter((each) => each !== null));
  }

  /** A table that the server no longer knows is forgotten. */
  private async find(id: string): Promise<Summary | null> {
    try {
      return await api.table(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "no-table") throw error;
      forgetSeatKeys(id);
      return null;
    }
  }
}
