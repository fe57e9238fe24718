import { beforeAll, describe, expect, it, vi } from "vitest";
import { left, spoken } from "../src/lib/clock";
import { grouped } from "../src/lib/groups";
import { toward } from "../src/lib/roving";
import { clausesIn, matching } from "../src/lib/rules";
import { argsOf, type Choice } from "../src/lib/wire";
import { Words } from "../src/lib/words";

describe("choices", () => {
  it("are grouped by what they do, in the order offered", () => {
    const choice = (notation: string): Choice => ({
      notation,
      verb: notation.split(":")[0]!,
      args: {},
    });
    const groups = grouped(["take:a", "pawn:x", "take:b"].map(choice));
    expect(groups.map((g) => [g.verb, g.choices.map((c) => c.notation)])).toEqual([
      ["take", ["take:a", "take:b"]],
      ["pawn", ["pawn:x"]],
    ]);
  });
  it("and events have arguments", () => {
    expect(argsOf({ event: "pawn", region: "gallia", seat: 1 })).toEqual({
      region: "gallia",
      seat: 1,
    });
  });
});

describe("clocks", () => {
  const clocks = { mode: "total", seconds: 100, spent: [30, 0], owed_since: [1000, null] };
  it("subtract the time spent and the running time", () => {
    expect(left(clocks, 0, 1010)).toBe(60);
    expect(left(clocks, 1, 1010)).toBe(100);
    expect(left({ ...clocks, mode: "move" }, 0, 1010)).toBe(90);
    expect(left(clocks, 0, 9999)).toBe(0);
  });
  it("by turns end at the deadline, which holidays put off", () => {
    const base = { mode: "turn", seconds: 100, reserve: 50, owed_since: [0, null] };
    const clocks = { ...base, spent: [0, 20], deadlines: [150, null], holidays: [[], []] };
    expect(left(clocks, 0, 30)).toBe(120);
    expect(left(clocks, 1, 30)).toBe(130);
    const resting = { ...clocks, deadlines: [190, null], holidays: [[[20, 60]], []] };
    expect(left(resting as typeof clocks, 0, 30)).toBe(130);
    expect(left(resting as typeof clocks, 0, 70)).toBe(120);
  });
  it("are formatted", () => {
    expect([spoken(75), spoken(3675), spoken(0)]).toEqual(["1:15", "1:01:15", "0:00"]);
  });
});

describe("arrow keys", () => {
  const points = [
    { x: 100, y: 0 },
    { x: 40, y: 90 },
    { x: -50, y: 5 },
  ];
  it("go to the nearest piece in their direction", () => {
    expect(toward(points, { x: 0, y: 0 }, "ArrowRight")).toBe(0);
    expect(toward(points, { x: 0, y: 0 }, "ArrowLeft")).toBe(2);
    expect(toward(points, { x: 0, y: 0 }, "ArrowDown")).toBe(1);
    expect(toward(points, { x: 0, y: 0 }, "ArrowUp")).toBe(-1);
  });
});

describe("rules", () => {
  const words = new Words("en", [
    "chapter-1 = Start\nclause-1-1 = Two play.\nclause-1-2 = The rat runs.\nclause-3-1 = The end.",
  ]);
  it("are read chapter by chapter", () => {
    expect(clausesIn(words).map((c) => [c.number, c.clauses.length])).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });
  it("are searched by words and numbers", () => {
    const found = (wanted: string) =>
      matching(clausesIn(words), wanted).flatMap((c) => c.clauses.map((x) => x.number));
    expect(found("RAT")).toEqual(["1.2"]);
    expect(found("3.1")).toEqual(["3.1"]);
    expect(found("start play")).toEqual(["1.1"]);
    expect(found("nothing")).toEqual([]);
  });
});

describe("the address", () => {
  beforeAll(() => {
    vi.stubGlobal("location", { hash: "" });
    vi.stubGlobal("addEventListener", () => {});
  });
  it("is read from the fragment", async () => {
    const { parse } = await import("../src/lib/router.svelte");
    expect(parse("#/table/ab12")).toMatchObject({ page: "table", parts: ["ab12"] });
    expect(parse("#/join/x?invite=se%20cret").query.get("invite")).toBe("se cret");
    expect(parse("")).toMatchObject({ page: "home", parts: [] });
  });
});

describe("games", () => {
  it("are found by their folder; a game without one has no interface", async () => {
    const { loadGameUI, loadPicture, targetsOf } = await import("../src/lib/gameUI");
    expect(await loadGameUI("no-such-game")).toBeNull();
    expect(await loadPicture("no-such-game")).toBeNull();
    expect(targetsOf({ region: "gallia", region2: "italia", count: 2, token: 4 })).toEqual([
      "region:gallia",
      "region:italia",
      "token:4",
    ]);
  });
});
