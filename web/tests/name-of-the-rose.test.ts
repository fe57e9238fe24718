import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { EVENT_CLAUSES, LAST_DAY, LATIN, REVEALS } from "../src/games/name-of-the-rose/data";
import { overlay, type Overlay } from "../src/games/name-of-the-rose/events";
import { explain } from "../src/games/name-of-the-rose/explain";
import { DRAWINGS } from "../src/games/name-of-the-rose/figures";
import {
  type Cell,
  figureReach,
  fitText,
  frame,
  plan,
  stand,
  tileReach,
  tileSpot,
} from "../src/games/name-of-the-rose/layout";
import { ROOFS, SYMBOLS } from "../src/games/name-of-the-rose/symbols";
import { marksOf } from "../src/art/seatMarks.svelte";
import SHIELDS from "../src/games/name-of-the-rose/seatMarks";
import {
  FIGURES,
  MONKS,
  readCard,
  readTile,
  type RoseView,
  whereIs,
} from "../src/games/name-of-the-rose/types";
import { entryOf } from "../src/lib/entry";
import type { GameEvent } from "../src/lib/wire";
import { LANGUAGES, Words } from "../src/lib/words";
import { recordedGame } from "./steps";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const steps = recordedGame<RoseView>("name-of-the-rose").map(({ view }) => ({
  view: { ...view, stack: [] },
}));

describe("what lies over the abbey", () => {
  const play = (events: GameEvent[]) =>
    events.reduce<Overlay | null>((before, event) => overlay(before, event), null)!;
  it("is the change on a track", () => {
    const gained = { event: "evidence-up", monk: "red", count: 5, total: 20 };
    expect(play([gained]).change).toEqual({ track: "evidence", monk: "red", count: 5 });
    const cleared = { event: "suspicion-down", monk: "gray", count: 3, total: 9 };
    expect(play([cleared]).change).toEqual({ track: "suspicion", monk: "gray", count: -3 });
    expect(play([gained, { event: "turn", seat: 0 }]).change).toBeNull();
  });
  it("is the new day, until something else happens", () => {
    const day = { event: "day", day: 2, happening: "zeal" };
    expect(play([day]).sheet).toEqual({ kind: "day", day: 2, happening: "zeal" });
    expect(play([day, { event: "turn", seat: 0 }]).sheet).toBeNull();
  });
  it("collects the markers shown, with the evidence they cost", () => {
    const { sheet } = play([
      { event: "showed", seat: 0, monk: "red" },
      { event: "evidence-up", monk: "blue", count: 2, total: 7 },
      { event: "showed", seat: 1, monk: "gray" },
    ]);
    expect(sheet).toMatchObject({ kind: "showing", shown: [{ seat: 0 }, { seat: 1 }] });
  });
  it("collects who laid what and who is unmasked", () => {
    const { sheet } = play([
      { event: "accused", seat: 0, seat2: 1, monk: "red" },
      { event: "accused", seat: 1, seat2: 0, monk: "gray" },
      { event: "unmasked", seat: 0, monk: "gray", count: 1 },
      { event: "evidence-up", monk: "gray", count: 12, total: 30 },
    ]);
    expect(sheet).toEqual({
      kind: "ending",
      laid: [
        { seat: 0, seat2: 1, monk: "red" },
        { seat: 1, seat2: 0, monk: "gray" },
      ],
      unmasked: [{ seat: 0, monk: "gray" }],
    });
  });
});

/** The boards of phones, tablets and screens, upright and lying. */
const BOARDS: [number, number][] = [
  [390, 300],
  [390, 420],
  [500, 330],
  [640, 300],
  [820, 800],
  [1280, 520],
  [1900, 850],
  [2560, 1150],
];
/** What day and tracks leave to the abbey, at the least. */
function abbeyOn(width: number, height: number): [number, number] {
  const { shape, column } = frame(width, height);
  return shape === "side"
    ? [width - column - 8, height]
    : shape === "rail"
      ? [width - column - 4, height - 56]
      : [width, height - 98];
}
const apart = (a: Cell, b: Cell) =>
  a.x + a.w <= b.x + 0.01 ||
  b.x + b.w <= a.x + 0.01 ||
  a.y + a.h <= b.y + 0.01 ||
  b.y + b.h <= a.y + 0.01;

describe.each(BOARDS)("the abbey on a board of %d by %d", (width, height) => {
  const [wide, high] = abbeyOn(width, height);
  const p = plan(wide, high);
  const cells = Object.entries(p.cells);
  it("has a place for every building, none over another", () => {
    expect(cells.map(([name]) => name).sort()).toEqual(
      Object.keys(steps[0]!.view.buildings).sort(),
    );
    for (const [a, one] of cells) {
      expect(one.x + one.w, a).toBeLessThanOrEqual(wide + 0.01);
      expect(one.y + one.h, a).toBeLessThanOrEqual(high + 0.01);
      for (const [b, two] of cells) expect(a === b || apart(one, two), `${a} ${b}`).toBe(true);
    }
  });
  it("has rooms, not shafts or slits", () => {
    for (const [name, { w, h }] of cells) {
      expect(w / h, name).toBeGreaterThan(0.9);
      expect(w / h, name).toBeLessThan(3.2);
      expect(w, name).toBeGreaterThanOrEqual(88);
    }
  });
  it("fills what it is given", () => {
    const area = cells.reduce((sum, [, { w, h }]) => sum + w * h, 0);
    expect(area / (wide * high)).toBeGreaterThan(0.8);
  });
  it("keeps figures and tiles inside their building, below the name", () => {
    const all = structuredClone(steps.at(-1)!.view);
    for (const house of Object.values(all.buildings)) house.figures = [];
    all.buildings.kitchen.figures = [...FIGURES];
    for (const view of [...steps.filter((_, i) => i % 7 === 0).map((s) => s.view), all]) {
      for (const { building, x, y, figure, crowded } of stand(p, view)) {
        const cell = p.cells[building]!;
        const half = (crowded ? p.crowd : p.figure.w) / 2;
        expect(x - half, figure).toBeGreaterThanOrEqual(cell.x + p.tile.w);
        expect(x + half, figure).toBeLessThanOrEqual(cell.x + cell.w);
        const top = crowded ? y - p.crowd / 2 : y - p.figure.h;
        expect(top, `${figure} under the name`).toBeGreaterThanOrEqual(cell.y + p.head - 0.01);
        expect(y + (crowded ? p.crowd / 2 : 0)).toBeLessThanOrEqual(cell.y + cell.h);
      }
    }
    for (const [building, cell] of cells) {
      expect(tileSpot(p, building, 0).y - p.tile.h / 2).toBeGreaterThanOrEqual(cell.y + p.head);
      expect(tileSpot(p, building, 1).y + p.tile.h / 2).toBeLessThanOrEqual(cell.y + cell.h);
    }
  });
  it("makes what is pressed as large as a thumb where it can, without overlaps", () => {
    for (const { view } of steps.filter((_, i) => i % 3 === 0)) {
      const people = stand(p, view);
      for (const [building, cell] of cells) {
        const { tiles } = entryOf(view.buildings, building)!;
        const here = people.filter((each) => each.building === building);
        const figures = here.map((each) => {
          const { x, y, w, h } = figureReach(p, each, people);
          return { x: each.x + x, y: each.y + y, w, h };
        });
        const areas = [
          ...figures,
          ...tiles.map((_, i) => {
            const at = tileSpot(p, building, i);
            const { x, y, w, h } = tileReach(p, building, i, view);
            return { x: at.x + x, y: at.y + y, w, h };
          }),
        ];
        if (here.length === 1) {
          expect(Math.min(figures[0]!.w, figures[0]!.h), building).toBeGreaterThanOrEqual(
            Math.min(44, cell.h),
          );
        }
        for (const [i, a] of areas.entries()) {
          expect(a.x, building).toBeGreaterThanOrEqual(cell.x - 0.01);
          expect(a.x + a.w, building).toBeLessThanOrEqual(cell.x + cell.w + 2);
          // One zoom of three and a half brings it to a thumb's size.
          expect(Math.min(a.w, a.h) * 3.5, building).toBeGreaterThanOrEqual(44);
          for (const b of areas.slice(i + 1))
            expect(apart(a, b), `${building} ${JSON.stringify([a, b])}`).toBe(true);
        }
      }
    }
  });
});

describe("the seats' shields", () => {
  const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const far = (a: string, b: string) => Math.hypot(...rgb(a).map((value, i) => value - rgb(b)[i]!));
  it("have no monk's colour, and each a charge of its own", () => {
    expect(SHIELDS).toHaveLength(5);
    for (const { colour } of SHIELDS)
      for (const monk of MONKS)
        expect(far(colour!, DRAWINGS[monk].ground), monk).toBeGreaterThan(60);
    expect(new Set(SHIELDS.map(({ charge }) => charge)).size).toBe(SHIELDS.length);
    expect(new Set(SHIELDS.map(({ colour }) => colour)).size).toBe(SHIELDS.length);
  });
  it("stand beside the seats' names where no board is shown, too", () => {
    expect(marksOf("name-of-the-rose")).toBe(SHIELDS);
    expect(marksOf("rattus").every(({ colour }) => colour === undefined)).toBe(true);
  });
});

describe("drawings", () => {
  it("are there for every building and every figure, and no two figures share an outline", () => {
    for (const building of Object.keys(steps[0]!.view.buildings)) {
      expect(SYMBOLS[building], building).toBeDefined();
      expect(ROOFS[building], building).toBeDefined();
      expect(LATIN[building], building).toBeDefined();
    }
    expect(new Set(FIGURES.map((figure) => DRAWINGS[figure].mark)).size).toBe(FIGURES.length);
    expect(new Set(FIGURES.map((figure) => DRAWINGS[figure].hood)).size).toBe(FIGURES.length);
  });
  it("narrow long names only", () => {
    expect(fitText("Krankenstube", 80, 8)).toBe(80);
    expect(fitText("Stall", 80, 8)).toBeUndefined();
  });
  it("read cards and tiles", () => {
    expect(readCard("chapter-house-3")).toEqual({ subject: "chapter-house", hours: 3 });
    expect(readCard("william-adson")).toEqual({ subject: "william-adson", hours: null });
    expect(readTile("gray-6")).toEqual({ monk: "gray", value: 6 });
  });
});

describe("the notebook", () => {
  type Module = typeof import("../src/games/name-of-the-rose/private.svelte");
  let { notesOf, own } = {} as Module;
  const kept = new Map<string, string>();
  beforeAll(async () => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    ({ notesOf, own } = await import("../src/games/name-of-the-rose/private.svelte"));
  });
  it("does not reveal a covered identity", () => {
    const { view } = steps.at(-40)!;
    own.cover(false);
    expect(notesOf(view)).toBe(view.notes.own);
    own.cover(true);
    expect(notesOf(view)).toBe(view.notes.public);
    expect(view.notes.public).not.toEqual(view.notes.own);
  });
  it("keeps guesses by table and seat: maybe, no, none", () => {
    own.cycleMark("t1", 0, 2, "gray");
    expect(own.page("t1", 0)[2]?.gray).toBe("maybe");
    expect(own.page("t1", 1)).toEqual({});
    expect(own.page("t2", 0)).toEqual({});
    own.cycleMark("t1", 0, 2, "gray");
    expect(own.page("t1", 0)[2]?.gray).toBe("no");
    expect(kept.get("ratskeller-notebook")).toContain('"gray":"no"');
    own.cycleMark("t1", 0, 2, "gray");
    expect(own.page("t1", 0)[2]?.gray).toBeUndefined();
    own.cover(true);
    expect(kept.get("ratskeller-cover")).toBe("true");
  });
});

describe.each(LANGUAGES)("explanations in %s", (language) => {
  const words = new Words(language, [
    read(`../../src/ratskeller/games/name_of_the_rose/texts/${language}.ftl`),
    read(`../src/games/name-of-the-rose/texts/${language}.ftl`),
  ]);
  const names = ["Ann", "Bo", "Cy", "Di"];
  it("exist for everything that can be pointed at, with a clause that exists", () => {
    for (const { view } of steps.filter((_, i) => i % 11 === 0)) {
      const targets = [
        ...["event:event", "days:days", "clock:clock", "row:row", "turn:card", "time:1"],
        ...Object.keys(view.buildings).map((building) => `building:${building}`),
        ...FIGURES.map((figure) => `figure:${figure}`),
        ...MONKS.flatMap((monk) => [`suspicion:${monk}`, `evidence:${monk}`]),
        ...["card:red-4", "card:church-2", "card:william-adson", "marker:red", "marker:gray"],
      ];
      for (const [building, { tiles }] of Object.entries(view.buildings))
        tiles.forEach((_, i) => targets.push(`tile:${building}.${i}`));
      for (const target of targets) {
        const about = explain(target, { view, prompt: null, words, names });
        expect(about, target).not.toBeNull();
        const said = [about!.title, ...about!.lines].join(" ");
        expect(said, target).not.toMatch(/\{|\b(explain|happening|board|tile|monk|day)-[a-z]/);
        expect(words.has(`clause-${about!.clause!.slice(3).replace(".", "-")}`), target).toBe(true);
      }
    }
  });
  it("include the titles of the chapters", () => {
    for (let chapter = 1; chapter <= 7; chapter++)
      expect(words.has(`chapter-${chapter}`)).toBe(true);
  });
});

it("figures are found, and the engine's data is read", () => {
  const { view } = steps.at(-1)!;
  for (const figure of FIGURES) expect(whereIs(view, figure)).not.toBeNull();
  expect(whereIs(view, "nobody")).toBeNull();
  expect(EVENT_CLAUSES.library).toMatch(/^NR 6\./);
  expect(REVEALS.every((day) => day < LAST_DAY)).toBe(true);
});
