/** The tables of this browser and of the account that is signed in, and how many wait for it. */
import { account } from "./account.svelte";
import { api, ApiError, type OwnTable } from "./api";
import { allSeatKeys, forgetSeatKeys, type SeatKeys } from "./seatKeys";
import type { Summary } from "./wire";

const EVERY = 30_000;
const MOST = 12;

/** Whether a seat of this browser owes a choice that no bot makes for it. */
export function isAsked(table: Summary, keys: SeatKeys): boolean {
  return table.actors.some((seat) => seat in keys.seats && table.seats[seat]?.bot === null);
}

/** Where one is awaited first, then what runs, what waits for players, what is over. */
export function inOrder<T extends Pick<OwnTable, "table" | "turn">>(tables: T[]): T[] {
  const RANKS = ["running", "open", "finished", "closed"];
  const rank = ({ table, turn }: T) => (turn ? -1 : RANKS.indexOf(table.status));
  return tables.filter(({ table }) => table.status !== "closed").sort((a, b) => rank(a) - rank(b));
}

class OwnTables {
  list = $state.raw<OwnTable[]>([]);
  turns = $derived(this.list.filter(({ turn }) => turn).length);

  async load(): Promise<void> {
    const ofAccount = await account.tables();
    const known = new Set(ofAccount.map(({ table }) => table.id));
    const ofBrowser = allSeatKeys()
      .filter(({ table, seats }) => !known.has(table) && Object.keys(seats).length > 0)
      .slice(0, MOST)
      .map(async (keys): Promise<OwnTable | null> => {
        const table = await this.find(keys.table);
        const seats = Object.keys(keys.seats).map(Number);
        return table && { table, seats, turn: isAsked(table, keys) };
      });
    const found = (await Promise.all(ofBrowser)).filter((each) => each !== null);
    this.list = inOrder([...ofAccount, ...found]);
  }

  /**
   * For an account, count from time to time whatever page is shown, and if none is; returns what
   * ends that.
   */
  watch(): () => void {
    const count = () => void (account.own && this.load().catch(() => {}));
    const timer = setInterval(count, EVERY);
    return () => clearInterval(timer);
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

export const ownTables = new OwnTables();

/** The number on the icon of the installed app; none takes it off. */
export function showOnIcon(turns: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge();
  shown.catch(() => {}); // not installed, or not allowed
}
