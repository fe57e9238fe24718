import { describe, expect, it } from "vitest";
import { after } from "../src/games/notre-dame/after";
import { carriageSpot, friendSpot, markerSpots, ratSpot } from "../src/games/notre-dame/arrange";
import { type Plan, planOf, type Rect, waysOf } from "../src/games/notre-dame/city";
import { PERSONS, stepsFrom, STREETS, streetsOf } from "../src/games/notre-dame/data";
import { SIGNS } from "../src/games/notre-dame/icons";
import { follow, type Marker } from "../src/games/notre-dame/pieces";
import { forecast, mayTake, plagueOf, shares } from "../src/games/notre-dame/reckon";
import { came, tally } from "../src/games/notre-dame/tally";
import { asks, lights, targets } from "../src/games/notre-dame/targets";
import { MARKETS, type NotreDameView, SECTORS } from "../src/games/notre-dame/types";
import type { GameEvent } from "../src/lib/wire";
import { recordedGames } from "./steps";

const games = recordedGames<NotreDameView>("notre-dame");
const views = games.flat().map((step) => step.view);

/** What the eye compares: pieces, persons and cards, not what is asked. */
function pieces(view: NotreDameView) {
  const { round, bell, supply, open, boroughs, hand, pick, doctored } = view;
  const seats = view.seats.map(({ cards: _, played: __, ...rest }) => rest);
  const sorted = (held: typeof hand) => held.map((h) => `${h.card} ${h.owner}`).sort();
  return {
    round,
    bell,
    supply,
    open,
    boroughs,
    doctored,
    seats,
    hand: sorted(hand),
    pick: sorted(pick),
  };
}

describe("events lead the shown table to the next view", () => {
  it.each(games.map((_, i) => i))("through recorded game %d, step by step", (game) => {
    const steps = games[game]!;
    let ambiguous = 0;
    for (let i = 1; i < steps.length; i++) {
      const { events, view } = steps[i]!;
      const before = steps[i - 1]!.view;
      const shown = events.reduce((v, e) => after(v, e) as NotreDameView, before);
      // Whether the friend is among the minstrel's pieces is not told.
      if (before.stack.at(-1)?.decision === "minstrel-count") {
        ambiguous += 1;
        continue;
      }
      if (view.outcome) continue; // the persons leave when the last round ends
      expect(pieces(shown), `step ${i}`).toEqual(pieces(view));
    }
    expect(ambiguous).toBeLessThan(5);
  });
  it("leaves the view before it alone", () => {
    const view = games[0]![20]!.view;
    const before = structuredClone(view);
    after(view, { event: "coins", seat: 0, count: 2 });
    expect(view).toEqual(before);
  });
});

describe("reckoning", () => {
  it("foretells where the plague brings every rat", () => {
    let told = 0;
    for (const steps of games) {
      for (let i = 1; i < steps.length; i++) {
        const { events } = steps[i]!;
        const start = events.findIndex((e) => e.event === "plague");
        if (start < 0) continue;
        const view = events
          .slice(0, start)
          .reduce((v, e) => after(v, e) as NotreDameView, steps[i - 1]!.view);
        expect(plagueOf(view)).toBe(events[start]!.count);
        // An outbreak in which a seat chooses breaks the chain: only those before it are told.
        const end = events.findIndex((e) => e.event === "round");
        const struck = events.slice(start, end < 0 ? undefined : end);
        view.seats.forEach((_, seat) => {
          const coming = forecast(view, seat)!;
          const moved = struck.find((e) => e.event === "rat" && e.seat === seat);
          if (moved) expect(coming.to).toBe(moved.rat);
          if (struck.some((e) => e.event === "outbreak" && e.seat === seat)) {
            expect(coming.outbreak).toBe(true);
            told += 1;
          }
        });
      }
    }
    expect(told).toBeGreaterThan(10);
  });
  it("knows which colours may be taken", () => {
    for (const steps of games) {
      steps.forEach(({ events }, i) => {
        const barred = events.find((e) => e.event === "message-barred");
        const took = events.find((e) => e.event === "took");
        const view = steps[i - 1]?.view;
        if (!view) return;
        if (barred)
          expect(mayTake(view, Number(barred.seat), Number(barred.borough) - 1)).toBe(false);
        if (took) expect(mayTake(view, Number(took.seat), Number(took.borough) - 1)).toBe(true);
      });
    }
  });
  it("shares the tile as it is scored", () => {
    let scored = 0;
    for (const steps of games) {
      steps.forEach(({ events }, i) => {
        const event = events.find((e) => e.event === "notre-dame");
        const before = steps[i - 1]?.view;
        if (!event || !before) return;
        const at = events.indexOf(event);
        const view = events.slice(0, at).reduce((v, e) => after(v, e) as NotreDameView, before);
        expect(shares(view)).toMatchObject({ markers: event.count, each: event.share });
        scored += 1;
      });
    }
    expect(scored).toBeGreaterThan(3);
  });
});

describe("where prestige came from", () => {
  it("adds up to what everybody has, after every step of every game", () => {
    for (const steps of games) {
      const events: GameEvent[] = [];
      for (const step of steps) {
        events.push(...step.events);
        const sums = came(events, step.view.players).map((mine) =>
          Object.values(mine).reduce((all, each) => all + each, 0),
        );
        expect(sums).toEqual(step.view.seats.map(({ prestige }) => prestige));
      }
      const sources = came(events, steps[0]!.view.players);
      const some = (source: keyof (typeof sources)[0]) =>
        sources.some((mine) => mine[source] !== 0);
      expect(some("gifts") && some("share") && some("brown") && some("plague")).toBe(true);
    }
  });
  it("gives the park its own, and tells one source from another", () => {
    const said = (events: GameEvent[]) => came([{ event: "played", seat: 0 }, ...events], 2)[0];
    const gain = { event: "prestige", seat: 0, count: 5, bonus: 2 };
    expect(said([{ event: "placed", seat: 0, sector: "residence" }, gain])).toMatchObject({
      residence: 3,
      park: 2,
    });
    expect(said([{ event: "took", seat: 0, borough: 2, message: "rat" }, gain])?.messages).toBe(3);
    expect(said([{ event: "donated", seat: 0, count: 3 }, gain])?.gifts).toBe(3);
    expect(said([{ event: "hired", seat: 0, person: "monk" }, gain])?.brown).toBe(3);
    expect(said([{ event: "hired", seat: 0, person: "mayor" }, gain])?.gray).toBe(3);
    const fool = { event: "hired", seat: 0, person: "fool" };
    const into = { event: "moved-in", seat: 0, place: "bank", sector: "residence" };
    expect(said([fool, into, gain])?.residence).toBe(3);
    const broke = { event: "outbreak", seat: 0 };
    expect(said([broke, { event: "prestige-lost", seat: 0, count: 2 }])?.plague).toBe(-2);
  });
  it("says nothing of who was hidden", () => {
    const { view } = games[0]!.at(-1)!;
    const events = games[0]!.flatMap((step) => step.events);
    expect(tally(view, 1, events)).toHaveLength(8);
    const heard = events.filter((e) => !e.event.startsWith("prestige") || e.seat === 0);
    expect(tally(view, 0, heard)).toHaveLength(8);
    expect(tally(view, 1, heard)).toEqual([]);
  });
});

describe("streets", () => {
  it("are those of the engine's data", () => {
    expect(STREETS.inside).toHaveLength(8);
    expect(STREETS.between).toHaveLength(4);
    for (const boroughs of [3, 4, 5]) {
      expect(streetsOf(boroughs)).toHaveLength(12 * boroughs);
      const steps = stepsFrom("1:centre", boroughs);
      expect(steps.size).toBe(5 * boroughs);
      expect(steps.get("2:inner-right")).toBe(1);
      expect(steps.get("2:centre")).toBe(2);
    }
  });
  it("have a sign and rats for every person", () => {
    expect(Object.keys(PERSONS)).toHaveLength(33);
    expect(PERSONS.hostess).toEqual({ rats: 3, clause: "ND 6.1", stack: "brown" });
    expect(PERSONS.mistress).toEqual({ rats: 1, clause: "ND 10.18", stack: "C" });
    for (const name of [...Object.keys(PERSONS), ...SECTORS, "notre-dame", "trusted-friend"]) {
      expect(SIGNS[name], name).toMatch(/^M/);
    }
  });
});

const SIZES = [
  [360, 360],
  [382, 366],
  [560, 380],
  [575, 445],
  [1200, 720],
] as const;
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w - 0.01 &&
  b.x < a.x + a.w - 0.01 &&
  a.y < b.y + b.h - 0.01 &&
  b.y < a.y + a.h - 0.01;

describe.each(SIZES)("the city at %d by %d", (w, h) => {
  const plans = [3, 4, 5].flatMap((boroughs) =>
    Array.from({ length: boroughs }, (_, front) => planOf({ w, h, boroughs, front, idle: [] })),
  );
  plans.push(planOf({ w, h, boroughs: 4, front: 0, idle: [1, 3] }));
  const within = (plan: Plan, { x, y, w: wide, h: high }: Rect) =>
    x >= 0 && y >= 0 && x + wide <= plan.w && y + high <= plan.h;

  it("has every borough, none over another or over the cathedral", () => {
    for (const plan of plans) {
      const all = [...plan.blocks, plan.cathedral];
      expect(all.every((rect) => within(plan, rect))).toBe(true);
      all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    }
  });
  it("gives sectors room for a number, and a thumb in front", () => {
    for (const plan of plans) {
      for (const block of plan.blocks.filter((each) => !each.idle)) {
        const cells = Object.values(block.cells);
        expect(cells).toHaveLength(8);
        expect(cells.some((a, i) => cells.slice(i + 1).some((b) => overlap(a, b)))).toBe(false);
        for (const cell of cells) {
          expect(cell.h).toBeGreaterThan(block.large ? 30 : 15);
          expect(cell.w).toBeGreaterThan(block.large ? 66 : 18);
        }
      }
    }
  });
  it("joins all markets by lines inside the picture", () => {
    for (const plan of plans) {
      const names = Object.keys(plan.markets);
      expect(names).toHaveLength(plan.blocks.length * MARKETS.length);
      for (const way of waysOf(plan)) {
        expect(way.d).not.toContain("NaN");
        const numbers = way.d.match(/-?[\d.]+/g)!.map(Number);
        expect(numbers.every((n, i) => n >= 0 && n <= (i % 2 === 0 ? plan.w : plan.h))).toBe(true);
      }
    }
  });
  it("has a place for every piece", () => {
    for (const view of views.filter((_, i) => i % 40 === 20)) {
      const idle = view.boroughs.flatMap((b, i) => (b.seat === null ? [i] : []));
      const plan = planOf({ w, h, boroughs: view.boroughs.length, front: 0, idle });
      const { markers, tallies } = markerSpots(view, follow([], view), plan);
      expect(markers).toHaveLength(14 * view.players);
      const spots = [
        ...markers,
        ...tallies,
        ...view.seats.flatMap((_, i) => [
          carriageSpot(view, i, plan),
          friendSpot(view, i, plan),
          ratSpot(view, i, plan) ?? { x: 1, y: 1 },
        ]),
      ];
      expect(spots.filter(({ x, y }) => !(x > 0 && x < plan.w && y > 0 && y < plan.h))).toEqual([]);
    }
  });
});

describe("markers", () => {
  it("keep their number and walk as little as possible", () => {
    let markers: Marker[] = [];
    for (const { view } of games[1]!) {
      const next = follow(markers, view);
      expect(next).toHaveLength(14 * view.players);
      expect(new Set(next.map((each) => each.key)).size).toBe(next.length);
      if (markers.length > 0) {
        const moved = next.filter(
          (m) => markers.find((old) => old.key === m.key)?.place !== m.place,
        );
        expect(moved.length).toBeLessThan(20);
      }
      markers = next;
    }
  });
});

describe("pointing", () => {
  const view = views.find((each) => each.phase === "play")!;
  it("every choice stands on a piece", () => {
    const choices: [string, Record<string, string | number>, string][] = [
      ["keep", { card: "bank" }, "pick:bank"],
      ["play", { card: "bank", seat: 1 }, "hand:bank:1"],
      ["from", { place: "park" }, "sector:0:park"],
      ["return", { place: "notre-dame" }, "tile:tile"],
      ["from-friend", {}, "friend:0"],
      ["drive", { borough: 2, market: "centre" }, "market:2:centre"],
      ["bonus", { bonus: "coin" }, "coins:coins"],
      ["bonus", { bonus: "marker" }, "stock:0"],
      ["bonus", { bonus: "rat" }, "rat:0"],
      ["hire", { person: "fool" }, "person:fool"],
      ["enough", {}, "person:gypsies"],
      ["kind", { message: "rat" }, "kind:rat"],
      ["move", { count: 2, friend: 1 }, "move:2:1"],
      ["pass", {}, "nobody:nobody"],
      ["without", {}, "laid:laid"],
      ["pay", { count: 2 }, "pay:2"],
    ];
    for (const [verb, args, target] of choices) {
      expect(targets({ notation: verb, verb, args }, view), verb).toEqual([target]);
    }
    const owing = { ...view, stack: [{ decision: "benefactor" }] };
    owing.seats = owing.seats.map((seat) => ({ ...seat, rat: 5 }));
    expect(targets({ notation: "pay:2", verb: "pay", args: { count: 2 } }, owing)).toEqual([
      "space:3",
    ]);
  });
  it("asks for what fits the question", () => {
    const at = (decision: string) => ({ ...view, stack: [{ decision }] });
    expect(asks("sector:0:park", at("gypsies"))[0]?.notation).toBe("return:park");
    expect(asks("sector:0:park", at("friend-to"))[0]?.notation).toBe("friend:park");
    expect(asks("sector:0:park", at("play"))[0]?.notation).toBe("play:park:0");
    expect(asks("sector:1:park", at("gypsies"))).toEqual([]);
    expect(asks("market:2:centre", at("drive"))[0]?.notation).toBe("drive:2:centre");
  });
  it("lights what a line of the log is about", () => {
    expect(lights({ event: "placed", seat: 1, sector: "bank" }, view)).toContain("sector:1:bank");
    expect(lights({ event: "drove", seat: 1, borough: 2, market: "centre" }, view)).toEqual(
      expect.arrayContaining(["market:2:centre", "carriage:1", "seat:1"]),
    );
    expect(lights({ event: "rat", seat: 1, rat: 4 }, view)).toContain("rat:1");
  });
});
