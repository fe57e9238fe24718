import "./browser";
import { describe, expect, it } from "vitest";
import { inOrder, isAsked } from "../src/lib/ownTables.svelte";
import { backFrom } from "../src/lib/router.svelte";
import type { SeatKeys } from "../src/lib/seatKeys";
import { renamed } from "../src/lib/snapshot";
import type { Summary } from "../src/lib/wire";

const keys = { table: "t", game: "rattus", seats: { "1": "secret" }, at: 0 } as SeatKeys;
const table = (status: string, actors: number[] = [], bot: string | null = null) =>
  ({ status, actors, seats: [{ bot: null }, { bot }] }) as unknown as Summary;

describe("my tables", () => {
  it("know whether a seat of this browser owes a choice", () => {
    expect(isAsked(table("running", [1]), keys)).toBe(true);
    expect(isAsked(table("running", [0, 1]), keys)).toBe(true);
    expect(isAsked(table("running", [0]), keys)).toBe(false);
    expect(isAsked(table("running", [1], "easy"), keys)).toBe(false);
    expect(isAsked(table("finished"), keys)).toBe(false);
  });
  it("come in order: awaited, in play, waiting, over; closed ones are left out", () => {
    const statuses = ["finished", "closed", "open", "running", "running"];
    const rows = statuses.map((status, i) => ({ table: table(status), turn: i === 4 }));
    expect(inOrder(rows).map((row) => [row.table.status, row.turn])).toEqual([
      ["running", true],
      ["running", false],
      ["open", false],
      ["finished", false],
    ]);
  });
});

describe("the way back", () => {
  it("leads from the rules and the settings to the page before them", () => {
    expect(backFrom("#/table/ab", "#/rules/rattus", null)).toBe("#/table/ab");
    expect(backFrom("#/rules/rattus", "#/settings", "#/table/ab")).toBe("#/table/ab");
    expect(backFrom("#/rules/rattus", "#/rules/rattus?at=4.5", "#/table/ab")).toBe("#/table/ab");
  });
  it("is none elsewhere, and none to the home page, which every page leads to", () => {
    expect(backFrom("#/", "#/rules/rattus", null)).toBeNull();
    expect(backFrom("#/rules/rattus", "#/table/ab", "#/table/ab")).toBeNull();
  });
});

it("gives the ids of a sprite a prefix, wherever they are named", () => {
  const sprite =
    '<?xml version="1.0"?><svg xmlns="x"><symbol id="a"><use href="#b" fill="url(#c)"/></symbol></svg>';
  expect(renamed(sprite, "s0-")).toBe(
    '<svg width="0" height="0"><symbol id="s0-a"><use href="#s0-b" fill="url(#s0-c)"/></symbol></svg>',
  );
});
