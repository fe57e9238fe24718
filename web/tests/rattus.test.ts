import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { after } from "../src/games/rattus/after";
import { placeCubes, placeTokens, sizes } from "../src/games/rattus/arrange";
import { type Cube, follow } from "../src/games/rattus/cubes";
import { CROSSINGS, SPOTS, WASH } from "../src/games/rattus/layout";
import { MAP } from "../src/games/rattus/map.generated";
import { type RattusView, readFront } from "../src/games/rattus/types";
import type { GameEvent } from "../src/lib/wire";

interface Step {
  events: GameEvent[];
  view: RattusView;
}
const steps = JSON.parse(
  readFileSync(new URL("./rattus-steps.json", import.meta.url), "utf8"),
) as Step[];

/** What the eye compares: pieces, not what is asked. */
function pieces(view: RattusView) {
  const { cubes, tokens, palace, stock, cards, supply, pawn } = view;
  return {
    cubes,
    tokens: Object.fromEntries(
      Object.entries(tokens).map(([region, lying]) => [region, lying.map((t) => t.id)]),
    ),
    palace,
    stock,
    cards,
    supply,
    pawn,
  };
}

describe("events lead the shown table to the next view", () => {
  it("through a recorded game, step by step", () => {
    for (let i = 1; i < steps.length; i++) {
      const { events, view } = steps[i]!;
      const shown = events.reduce((v, e) => after(v, e) as RattusView, steps[i - 1]!.view);
      if (events.some((e) => e.event === "swapped")) continue; // the tokens' names are not told
      expect(pieces(shown), `step ${i}`).toEqual(pieces(view));
    }
  });
  it("leaves the view before it alone", () => {
    const before = structuredClone(steps[10]!.view);
    after(steps[10]!.view, { event: "pawn", region: "gallia", seat: 0 });
    expect(steps[10]!.view).toEqual(before);
  });
});

describe("cubes", () => {
  it("keep their number and walk as little as possible", () => {
    let cubes: Cube[] = [];
    for (const { view } of steps) {
      const next = follow(cubes, view);
      expect(next).toHaveLength(20 * view.players);
      expect(new Set(next.map((c) => c.key)).size).toBe(next.length);
      cubes = next;
    }
    const again = follow(cubes, steps.at(-1)!.view);
    expect(again.every((cube) => cubes.find((c) => c.key === cube.key)?.place === cube.place)).toBe(
      true,
    );
  });
  it.each([0.36, 0.6, 1.2])("stand on the map at scale %d, counted right", (unit) => {
    for (const { view } of steps.slice(0, 200)) {
      const s = sizes(unit);
      const { cubes, tallies } = placeCubes(view, follow([], view), s);
      for (const cube of cubes.filter((c) => !c.hidden)) {
        expect(cube.x).toBeGreaterThan(0);
        expect(cube.x).toBeLessThan(MAP.width);
        expect(cube.y).toBeLessThan(MAP.height);
      }
      expect(tallies.every((tally) => tally.count > 0)).toBe(true);
      expect(placeTokens(view, s).every((t) => t.x > 0 && t.x < MAP.width)).toBe(true);
    }
  });
});

describe("the map", () => {
  it("has a place, a wash and a shape for every region", () => {
    for (const region of Object.keys(MAP.from)) {
      expect(SPOTS[region], region).toBeDefined();
      expect(WASH[region], region).toBeDefined();
      expect((MAP.shapes as Record<string, string>)[region]?.length).toBeGreaterThan(100);
    }
  });
  it("draws every way across water", () => {
    expect(Object.keys(CROSSINGS).sort()).toEqual(MAP.water.map((pair) => pair.join("-")).sort());
  });
  it("gives neighbours by land different washes", () => {
    for (const [a, b] of MAP.land) expect(`${a} ${WASH[a]}`).not.toBe(`${a} ${WASH[b]}`);
  });
  it("reads fronts", () => {
    expect(readFront("3amrp*")).toEqual({ limit: 3, symbols: ["a", "m", "r", "p"] });
  });
});
