import { describe, expect, it } from "vitest";
import { placeCubes, placeTokens, sizes } from "../src/games/rattus/arrange";
import { type Cube, follow } from "../src/games/rattus/cubes";
import { SETTLERS } from "../src/games/rattus/data";
import { overlay } from "../src/games/rattus/events";
import { CROSSINGS, SPOTS, WASH } from "../src/games/rattus/layout";
import { MAP } from "../src/games/rattus/map.generated";
import { type RattusView, readFront } from "../src/games/rattus/types";
import { recordedGame } from "./steps";

const steps = recordedGame<RattusView>("rattus");

/** All cubes of a seat, wherever they are. */
function cubesOf(view: RattusView, seat: number): number {
  const onMap = Object.values(view.cubes).map((held) => held[seat] ?? 0);
  return [view.stock[seat]!, view.palace[seat]!, ...onMap].reduce((a, b) => a + b, 0);
}

describe("what lies over the map", () => {
  const turned = { event: "turned-strikes", region: "gallia", front: "3amr", limit: 3, count: 4 };
  it("is a turned token, while cubes are lost to it", () => {
    const shown = overlay(null, turned);
    expect(shown).toEqual({ region: "gallia", front: "3amr", strikes: true, limit: 3, count: 4 });
    const lost = { event: "lost", seat: 0, region: "gallia", count: 1 };
    expect(overlay(shown, lost)).toBe(shown);
    expect(overlay(shown, { event: "turn", seat: 1 })).toBeNull();
  });
});

describe("cubes", () => {
  it("keep their number, and as few as possible move", () => {
    let cubes: Cube[] = [];
    for (const { view } of steps) {
      const next = follow(cubes, view);
      const all = Array.from({ length: view.players }, (_, seat) => cubesOf(view, seat));
      expect(next).toHaveLength(all.reduce((a, b) => a + b));
      expect(new Set(all).size).toBe(1);
      expect(new Set(next.map((c) => c.key)).size).toBe(next.length);
      cubes = next;
    }
    const again = follow(cubes, steps.at(-1)!.view);
    expect(again.every((cube) => cubes.find((c) => c.key === cube.key)?.place === cube.place)).toBe(
      true,
    );
  });
  it.each([0.36, 0.6, 1.2])("stand on the map at scale %d, with the right counts", (unit) => {
    for (const { view } of steps.slice(0, 200)) {
      const s = sizes(unit);
      const { cubes, countLabels } = placeCubes(view, follow([], view), s);
      for (const cube of cubes.filter((c) => !c.hidden)) {
        expect(cube.x).toBeGreaterThan(0);
        expect(cube.x).toBeLessThan(MAP.width);
        expect(cube.y).toBeLessThan(MAP.height);
      }
      expect(countLabels.every((label) => label.count > 0)).toBe(true);
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
  it("knows how many cubes settle, from the engine's data", () => {
    expect(SETTLERS).toBeGreaterThan(0);
  });
  it("reads fronts", () => {
    expect(readFront("3amrp*")).toEqual({ limit: 3, symbols: ["a", "m", "r", "p"] });
  });
});
