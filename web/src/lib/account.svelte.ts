/** The account that is signed in here, if there is one. */
import { api, ApiError, type AccountState, type OwnTable } from "./api";
import { createPasskey, usePasskey } from "./passkeys";
import { claimProgress, mergeProgress, progressOwner, sharedProgress, whenSaved } from "./progress";
import { allSeatKeys, forgetSeatKeys } from "./seatKeys";
import { settings } from "./settings.svelte";

/** Set while somebody is signed in, so that a guest's pages ask the server for no account. */
const HINT = "ratskeller-signed-in";

class Account {
  /** Who is signed in and what the host allows; null until the server has answered. */
  state = $state.raw<AccountState | null>(null);
  /** Recovery codes that were just made, to be printed. */
  codes = $state.raw<string[]>([]);
  own = $derived(this.state?.account ?? null);
  /** Counts how often progress of other devices may have come. */
  merges = $state(0);
  private loading: Promise<void> | null = null;
  /** The progress that the server was told last, and the sending of it, one after the other. */
  private told = "";
  private sharing: Promise<void> = Promise.resolve();

  constructor() {
    if (localStorage.getItem(HINT) !== null) void this.load().catch(() => {});
    whenSaved(() => void this.share());
    // Another tab has signed in or out.
    addEventListener("storage", ({ key }) => key === HINT && void this.load().catch(() => {}));
  }

  /** Ask the server who is signed in; what is asked at once is asked once. */
  load(): Promise<void> {
    this.loading ??= api
      .account()
      .then((state) => {
        this.state = state;
        if (state.account) localStorage.setItem(HINT, state.account.name);
        else localStorage.removeItem(HINT);
        const { account } = state; // names can change
        if (claimProgress(account && String(account.created_at))) this.told = "";
        void this.share();
      })
      .finally(() => (this.loading = null));
    return this.loading;
  }

  /** Send what was solved and learnt here, and take over what other devices have told. */
  share(): Promise<void> {
    return (this.sharing = this.sharing.then(() => this.shareNow()));
  }

  private async shareNow(): Promise<void> {
    const owner = progressOwner();
    const games = sharedProgress();
    const telling = JSON.stringify(games);
    if (!this.own || telling === this.told) return;
    try {
      const all = await api.shareProgress(games);
      if (progressOwner() !== owner) return; // signed out meanwhile
      const more = JSON.stringify(sharedProgress()) !== telling; // something was saved meanwhile
      mergeProgress(all.games);
      this.told = more ? telling : JSON.stringify(sharedProgress());
      this.merges += 1;
    } catch {
      // Without a connection it is told with the next puzzle, or when the app is opened again.
    }
  }

  /** Whether somebody is signed in; a guest's browser asks nobody. */
  async known(): Promise<boolean> {
    if (!this.state && localStorage.getItem(HINT) !== null) await this.load().catch(() => {});
    return this.own !== null;
  }

  /** The tables of the account; none for a guest. */
  async tables(): Promise<OwnTable[]> {
    if (!this.state) await this.load();
    if (!this.own) return [];
    try {
      return await api.ownTables();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "sign-in") throw error;
      await this.load(); // another device has signed this one out
      return [];
    }
  }

  async signUp(name: string, invitation: string): Promise<void> {
    const { token, options } = await api.beginSignUp(name, invitation);
    this.codes = (await api.signUp(token, await createPasskey(options))).codes;
    await this.arrive();
  }

  async signUpByPassword(name: string, password: string, invitation: string): Promise<void> {
    this.codes = (await api.signUpByPassword(name, password, invitation)).codes;
    await this.arrive();
  }

  async signIn(): Promise<void> {
    const { token, options } = await api.beginSignIn();
    await api.signIn(token, await usePasskey(options));
    await this.arrive();
  }

  async signInByCode(name: string, code: string): Promise<void> {
    await api.signInByCode(name, code);
    await this.arrive();
  }

  async signInByPassword(name: string, password: string): Promise<void> {
    await api.signInByPassword(name, password);
    await this.arrive();
  }

  /** What this browser held as a guest becomes the account's. */
  private async arrive(): Promise<void> {
    await this.load();
    await this.share();
    if (this.own && !settings.now.name) settings.set("name", this.own.name);
    const tables = allSeatKeys().map(({ table, seats }) => ({
      table,
      secrets: Object.values(seats).slice(0, 8),
    }));
    if (tables.length > 0) await api.linkSeats(tables);
  }

  /**
   * Do what the server allows only after a fresh sign-in: it asks for the passkey once more if
   * the last sign-in is too long ago.
   */
  async confirmed(change: () => Promise<unknown>): Promise<void> {
    const me = this.own?.name;
    try {
      await change();
    } catch (error) {
      const old = error instanceof ApiError && error.code === "confirm";
      if (!old || !this.own?.passkeys.some(({ here }) => here)) throw error;
      await this.signIn();
      if (this.own?.name !== me) throw error;
      await change();
    }
    await this.load();
  }

  addPasskey(): Promise<void> {
    return this.confirmed(async () => {
      const { token, options } = await api.beginPasskey();
      await api.addPasskey(token, await createPasskey(options));
    });
  }

  renewCodes(): Promise<void> {
    return this.confirmed(async () => {
      this.codes = (await api.renewCodes()).codes;
    });
  }

  /** Sign out here; seats and progress of the account are forgotten in this browser. */
  async signOut(everywhere = false): Promise<void> {
    await this.share();
    const tables = await this.tables();
    await (everywhere ? api.signOutEverywhere() : api.signOut());
    await this.left(tables);
  }

  remove(): Promise<void> {
    return this.confirmed(async () => {
      const tables = await this.tables();
      await api.deleteAccount();
      await this.left(tables);
    });
  }

  private async left(tables: OwnTable[]): Promise<void> {
    if (settings.now.name === this.own?.name) settings.set("name", "");
    for (const { table } of tables) forgetSeatKeys(table.id);
    this.codes = [];
    await this.load();
  }
}

export const account = new Account();
