import { describe, expect, it } from "vitest";
import { packed, unpacked } from "../src/lib/positionLink";
import { following, type PuzzleEntry, themesOf } from "../src/lib/puzzles";

const entry = (id: string, ...themes: string[]): PuzzleEntry => ({
  id,
  players: 2,
  difficulty: 1,
  themes,
});

describe("puzzles", () => {
  const all = [entry("a", "ending"), entry("b", "only", "ending"), entry("c")];

  it("lists the commonest theme first", () => {
    expect(themesOf(all)).toEqual(["ending", "only"]);
  });

  it("goes on with what nobody has tried, then with whatever comes next", () => {
    expect(following(all, "a", {})).toBe("b");
    expect(following(all, "a", { b: "solved" })).toBe("c");
    expect(following(all, "c", { b: "solved" })).toBe("a");
    expect(following(all, "c", { a: "shown", b: "solved" })).toBe("a");
    expect(following([entry("a")], "a", {})).toBe("");
  });
});

describe("links to positions", () => {
  it("come back as they were", async () => {
    const position = { game: "rattus", names: ["ü", "€"], cubes: { gallia: [0, 3] } };
    const link = await packed(position);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await unpacked(link)).toEqual(position);
  });

  it("that were cut off are no positions", async () => {
    const link = await packed({ game: "rattus", seats: [1, 2, 3, 4] });
    expect(await unpacked(link.slice(0, -4))).toBeNull();
    expect(await unpacked("?!")).toBeNull();
  });
});
