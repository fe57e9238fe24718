/** What the home page knows: the games, the tables of this browser and those of everybody. */
import { api, ApiError, type Catalog } from "./api";
import { ownTables } from "./ownTables.svelte";
import type { Summary } from "./wire";

const EVERY = 8000;

export class Lobby {
  catalog = $state.raw<Catalog | null>(null);
  open = $state.raw<Summary[]>([]);
  running = $state.raw<Summary[]>([]);
  mine = $derived(ownTables.list);
  /** Why the last attempt failed; empty if it did not. */
  errorCode = $state("");
  turns = $derived(ownTables.turns);
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
      [this.open, this.running] = await Promise.all([
        api.lobby("open"),
        api.lobby("running"),
        ownTables.load(),
      ]);
      this.errorCode = "";
    } catch (error) {
      this.errorCode = error instanceof ApiError ? error.code : "unavailable";
    }
  }
}
