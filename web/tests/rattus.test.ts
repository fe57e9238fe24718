import "./browser";
import { describe, expect, it } from "vitest";
import {
  nameLine,
  placeCubes,
  placePawn,
  placeStrike,
  placeTokens,
} from "../src/games/rattus/arrange";
import { type Chart, fitChart, plotOf } from "../src/games/rattus/chart";
import { type Cube, follow } from "../src/games/rattus/cubes";
import { overlay } from "../src/games/rattus/events";
import rattus from "../src/games/rattus/index";
import { CROSSINGS, SITES, WASH } from "../src/games/rattus/layout";
import { MAP } from "../src/games/rattus/map.generated";
import { finalPlague } from "../src/games/rattus/plague";
import { type RattusView, readFront } from "../src/games/rattus/types";
import type { Prompt } from "../src/lib/wire";
import { recordedGame } from "./steps";

const steps = recordedGame<RattusView>("rattus");

/** Containers of every shape: phone upright and across, tablet, wide, very wide. */
const SHAPES = [
  [390, 300],
  [390, 420],
  [500, 330],
  [820, 800],
  [1280, 520],
  [1900, 850],
  [2560, 1150],
] as const;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const box = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The rings of a region's outline, from relative path data. */
function ringsOf(region: string): [number, number][][] {
  const data = (MAP.shapes as Record<string, string>)[region]!;
  return data
    .split("M")
    .slice(1)
    .map((text) => {
      const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
      const ring: [number, number][] = [];
      let [x, y] = [0, 0];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        [x, y] = [x + numbers[i]!, y + numbers[i + 1]!];
        ring.push([x, y]);
      }
      return ring;
    });
}
const outlines = Object.fromEntries(Object.keys(MAP.from).map((r) => [r, ringsOf(r)]));
function regionAt(x: number, y: number): string | null {
  const within = (ring: [number, number][]) =>
    ring.reduce((odd, [ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
      return crosses ? !odd : odd;
    }, false);
  return Object.keys(outlines).find((region) => outlines[region]!.some(within)) ?? null;
}

/** About where the name of a region is written; half a letter's height is its width. */
function nameBox(chart: Chart, region: string): Box {
  const at = nameLine(chart, region);
  const { name } = chart.sizes;
  return box(at.x, at.y - name * 0.3, name * 0.5 * region.length, name * 0.66);
}

/** A view with three tokens in every region and cubes of everybody. */
function crowded(): RattusView {
  const { view } = steps.at(-1)!;
  const regions = Object.keys(MAP.from);
  const of = <T>(value: (i: number) => T) =>
    Object.fromEntries(regions.map((region, i) => [region, value(i)]));
  const token = (id: number) => ({ id, front: null, seen: [] });
  return {
    ...view,
    players: 4,
    cubes: of(() => [2, 2, 2, 2]),
    palace: [1, 2, 3, 1],
    stock: [0, 0, 0, 0],
    tokens: of((i) => [token(3 * i), token(3 * i + 1), token(3 * i + 2)]),
  };
}

/** All cubes of a seat, wherever they are. */
function cubesOf(view: RattusView, seat: number): number {
  const onMap = Object.values(view.cubes).map((held) => held[seat] ?? 0);
  return [view.stock[seat]!, view.palace[seat]!, ...onMap].reduce((a, b) => a + b, 0);
}

describe("what lies over the map", () => {
  const turned = { event: "turned-strikes", region: "gallia", token: 7, front: "3amr", limit: 3 };
  it("is a turned token, while cubes are lost to it", () => {
    const shown = overlay(null, { ...turned, count: 4 });
    const front = { region: "gallia", token: 7, front: "3amr", limit: 3, count: 4 };
    expect(shown).toEqual({ ...front, strikes: true });
    const lost = { event: "lost", seat: 0, region: "gallia", count: 1 };
    expect(overlay(shown, lost)).toBe(shown);
    expect(overlay(shown, { event: "turn", seat: 1 })).toBeNull();
  });
  it.each(SHAPES)("never lies over the cubes that it judges, in %d by %d", (width, height) => {
    const chart = fitChart(width, height);
    const size = { x: Math.min(190, width * 0.4), y: Math.min(150, height * 0.45) };
    for (const region of Object.keys(SITES)) {
      const plot = plotOf(chart, region);
      const at = placeStrike(chart, region, size);
      const judged = box(
        plot.x + plot.width / 2,
        plot.y + plot.height / 2,
        plot.width,
        plot.height,
      );
      expect(overlap(judged, box(at.x, at.y, size.x, size.y)), region).toBe(0);
    }
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
  it("stand in rows of five with their number beside them", () => {
    const chart = fitChart(1900, 850);
    const view = crowded();
    view.cubes = { ...view.cubes, russia: [7, 0, 0, 0] };
    const { cubes, labels } = placeCubes(view, follow([], view), chart);
    const seven = cubes.filter(({ piece }) => piece.place === "russia");
    const rows = new Map<number, number>();
    for (const { y } of seven) rows.set(y, (rows.get(y) ?? 0) + 1);
    expect([...rows.values()]).toEqual([5, 2]);
    expect(labels.some(({ key, count }) => key === seven[0]!.key && count === 7)).toBe(true);
  });
});

describe.each(SHAPES)("the chart in %d by %d", (width, height) => {
  const chart = fitChart(width, height);
  const view = crowded();
  const tokens = placeTokens(view, chart);
  const { cubes, labels } = placeCubes(view, follow([], view), chart);
  const { sizes } = chart;
  const discs = tokens.map(({ piece, x, y }) => ({
    region: piece.region,
    box: box(x, y, sizes.token, sizes.token),
  }));
  const stones = cubes
    .filter(({ hidden }) => !hidden)
    .map(({ x, y, piece }) => ({ place: piece.place, box: box(x, y, sizes.cube, sizes.cube) }));

  it("shows everything inside", () => {
    for (const { x, y } of [
      ...tokens,
      ...labels,
      ...stones.map((s) => ({ x: s.box.left, y: s.box.top })),
    ]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });
  it("writes nothing smaller than 14 pixels", () => {
    expect(sizes.name).toBeGreaterThanOrEqual(14);
    expect(sizes.count).toBeGreaterThanOrEqual(14);
  });
  it("lays no token on another, on a name or on a cube", () => {
    discs.forEach((disc, i) => {
      for (const other of discs.slice(i + 1)) expect(overlap(disc.box, other.box)).toBe(0);
      for (const region of Object.keys(SITES)) {
        const name = nameBox(chart, region);
        expect(overlap(disc.box, name), `${disc.region} on ${region}`).toBe(0);
      }
      for (const stone of stones) {
        expect(overlap(disc.box, stone.box), `${disc.region} on ${stone.place}`).toBeLessThan(4);
      }
    });
  });
  it("lays every token on its own region or on the sea", () => {
    for (const { piece, x, y } of tokens) {
      const found = regionAt(
        (x - chart.offsetX) / chart.scaleX,
        (y - chart.offsetY) / chart.scaleY,
      );
      expect([piece.region, null], `${piece.region} on ${found}`).toContain(found);
    }
  });
  it("stands the Black Death beside names and tokens", () => {
    for (const region of Object.keys(SITES)) {
      const feet = placePawn(chart, region);
      const figure = box(feet.x, feet.y - sizes.pawn / 2, sizes.pawn * 0.44, sizes.pawn * 0.9);
      for (const disc of discs) {
        expect(overlap(disc.box, figure), `${region} on ${disc.region}`).toBeLessThan(
          sizes.token * sizes.token * 0.12,
        );
      }
      for (const other of Object.keys(SITES)) {
        const name = nameBox(chart, other);
        expect(overlap(name, figure), `${region} on the name of ${other}`).toBe(0);
      }
    }
  });
});

describe("the map", () => {
  it("has a place, a wash and a shape for every region", () => {
    for (const region of Object.keys(MAP.from)) {
      expect(SITES[region], region).toBeDefined();
      expect(WASH[region], region).toBeDefined();
      expect((MAP.shapes as Record<string, string>)[region]?.length).toBeGreaterThan(100);
    }
  });
  it("draws every way across water", () => {
    expect(Object.keys(CROSSINGS).sort()).toEqual(MAP.water.map((pair) => pair.join("-")).sort());
  });
  it("gives neighbours different washes, across water too", () => {
    for (const [a, b] of [...MAP.land, ...MAP.water])
      expect(`${a} ${WASH[a]}`).not.toBe(`${a} ${WASH[b]}`);
  });
  it("reads fronts", () => {
    expect(readFront("3amrp*")).toEqual({ limit: 3, symbols: ["a", "m", "r", "p"] });
  });
});

describe("steps", () => {
  const { view } = steps.at(-1)!;
  const targets = (verb: string, args: Record<string, string | number>) =>
    rattus.targets!({ notation: "", verb, args }, view);
  it("move the Black Death by the figure, then the region", () => {
    expect(targets("pawn", { region: "gallia" })).toEqual(["pawn:pawn", "region:gallia"]);
    expect(targets("place", { region: "gallia", count: 2 })).toEqual(["region:gallia"]);
  });
  it("spread two rats by two regions in any order", () => {
    const args = { region: "gallia", region2: "italia" };
    expect(targets("spread-two", args)).toEqual(["region:gallia", "region:italia"]);
    expect(rattus.anyOrder!({ notation: "", verb: "spread-two", args })).toBe(true);
  });
  it("tell choices in the same region apart by their number", () => {
    const place = (count: number) => ({
      notation: "",
      verb: "place",
      args: { region: "x", count },
    });
    expect([1, 2].map((count) => rattus.amount!(place(count)))).toEqual([1, 2]);
  });
});

describe("the clause that is quoted at a region", () => {
  const { view } = steps.at(-1)!;
  const words = { say: (key: string) => key, name: (_: string, id: string) => id, several: String };
  const clause = (prompt: Partial<Prompt> | null) =>
    rattus.explain!("region:gallia", {
      view,
      words: words as never,
      names: ["Anna", "Bela", "Cees"],
      prompt: prompt as Prompt | null,
    })!.clause;
  it("is the one in force", () => {
    expect(clause({ decision: "spread", clause: "RA 4.1" })).toBe("RA 4.1");
    expect(clause({ decision: "king", clause: "RA 5.6" })).toBe("RA 5.6");
    expect(clause({ decision: "turn", clause: "RA 3.1" })).toBe("RA 3.4");
    expect(clause(null)).toBe("RA 3.4");
  });
});

describe("the final plague", () => {
  it("is told region by region, and takes what the cubes fell by", () => {
    const { players } = steps.at(-1)!.view;
    const all = steps.flatMap(({ events }) => events);
    const rows = finalPlague(all, players);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ region }) => region)).size).toBe(rows.length);
    for (const { turned } of rows) expect(turned.length).toBeGreaterThan(0);
    const before = steps.findLast(({ events }) => !events.some((e) => e.event === "final-plague"));
    expect(before).toBeDefined();
    const fell = steps.at(-1)!.view.stock.map((count, seat) => {
      const start =
        steps[steps.findIndex((s) => s.events.some((e) => e.event === "final-plague")) - 1]!;
      return count - start.view.stock[seat]!;
    });
    const lost = fell.map((_, seat) => rows.reduce((sum, row) => sum + row.lost[seat]!, 0));
    expect(lost).toEqual(fell);
  });
});
