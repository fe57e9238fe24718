/** The account's own logic: bytes on the way, whose tables, when to ask for the passkey again. */
import "./browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { account } from "../src/lib/account.svelte";
import { api, ApiError, type AccountState, type OwnTable } from "../src/lib/api";
import { ownTables, showOnIcon } from "../src/lib/ownTables.svelte";
import { toBytes, toText } from "../src/lib/passkeys";
import { allSeatKeys, saveSeatKeys } from "../src/lib/seatKeys";
import type { Summary } from "../src/lib/wire";

const table = (id: string, actors: number[] = []) =>
  ({
    id,
    status: "running",
    actors,
    seats: [{ bot: null }, { bot: null }],
  }) as unknown as Summary;
const signedIn = {
  account: { name: "Anna", passkeys: [{ id: "p", here: true }] },
  accounts: true,
} as unknown as AccountState;
const own = (id: string, turn: boolean): OwnTable => ({ table: table(id), seats: [0], turn });

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  account.state = null;
  vi.spyOn(api, "account").mockResolvedValue(signedIn);
});

describe("bytes", () => {
  it("travel as base64url", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const text = toText(bytes.buffer);
    expect(text).not.toMatch(/[+/=]/);
    expect([...toBytes(text)]).toEqual([...bytes]);
  });
});

describe("own tables", () => {
  it("are those of the account and those of this browser, each once", async () => {
    saveSeatKeys({ table: "both", game: "rattus", seats: { 0: "k" } });
    saveSeatKeys({ table: "here", game: "rattus", seats: { 1: "k" } });
    saveSeatKeys({ table: "none", game: "rattus", seats: {} });
    vi.spyOn(api, "ownTables").mockResolvedValue([own("there", true), own("both", false)]);
    const asked = vi
      .spyOn(api, "table")
      .mockImplementation((id) => Promise.resolve(table(id, [1])));
    await ownTables.load();
    expect(ownTables.list.map(({ table }) => table.id).sort()).toEqual(["both", "here", "there"]);
    expect(ownTables.turns).toBe(2);
    expect(asked.mock.calls).toEqual([["here"]]);
  });

  it("ask the server for no account as long as nobody is signed in", async () => {
    vi.spyOn(api, "account").mockResolvedValue({ ...signedIn, account: null });
    const asked = vi.spyOn(api, "ownTables");
    await ownTables.load();
    await ownTables.load();
    expect(api.account).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it("are gone once another device has signed this one out", async () => {
    await account.load();
    vi.spyOn(api, "account").mockResolvedValue({ ...signedIn, account: null });
    vi.spyOn(api, "ownTables").mockRejectedValue(new ApiError("sign-in"));
    await ownTables.load();
    expect(ownTables.list).toEqual([]);
    expect(account.own).toBeNull();
  });

  it("are forgotten in this browser with the sign-out, and no others", async () => {
    saveSeatKeys({ table: "mine", game: "rattus", seats: { 0: "k" } });
    saveSeatKeys({ table: "guest", game: "rattus", seats: { 0: "k" } });
    await account.load();
    vi.spyOn(api, "ownTables").mockResolvedValue([own("mine", false)]);
    vi.spyOn(api, "signOut").mockResolvedValue();
    await account.signOut();
    expect(allSeatKeys().map(({ table }) => table)).toEqual(["guest"]);
  });

  it("are counted on the icon", () => {
    const set = vi.fn(() => Promise.resolve());
    const clear = vi.fn(() => Promise.reject(new Error("not installed")));
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
    showOnIcon(3);
    expect(set).toHaveBeenCalledWith(3);
    showOnIcon(0);
    expect(clear).toHaveBeenCalledOnce();
  });
});

describe("a change of the keys", () => {
  it("asks for the passkey once more if the sign-in is too old", async () => {
    await account.load();
    const again = vi.spyOn(account, "signIn").mockResolvedValue();
    const change = vi
      .fn()
      .mockRejectedValueOnce(new ApiError("confirm"))
      .mockResolvedValueOnce(null);
    await account.confirmed(change);
    expect(again).toHaveBeenCalledOnce();
    expect(change).toHaveBeenCalledTimes(2);
  });

  it("is not made if somebody else signs in then", async () => {
    await account.load();
    vi.spyOn(account, "signIn").mockImplementation(async () => {
      account.state = {
        ...signedIn,
        account: { ...signedIn.account!, name: "Otto" },
      };
      return Promise.resolve();
    });
    const change = vi.fn().mockRejectedValue(new ApiError("confirm"));
    await expect(account.confirmed(change)).rejects.toThrow("confirm");
    expect(change).toHaveBeenCalledOnce();
  });
});
