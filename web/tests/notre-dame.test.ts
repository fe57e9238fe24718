import { describe, expect, it } from "vitest";
import {
  carriageSpot,
  cathedralParts,
  coinsBeside,
  friendSpot,
  markerSpots,
  ratSpot,
} from "../src/games/notre-dame/arrange";
import { arrangementOf, placeOf } from "../src/games/notre-dame/arrangement";
import { partsOf } from "../src/games/notre-dame/block";
import { type Mode, type Plan, planOf, type Rect } from "../src/games/notre-dame/plan";
import { waysOf } from "../src/games/notre-dame/streets";
import { GIFTS, PERSONS, STREETS, streetsOf, TRACK, WORTH } from "../src/games/notre-dame/data";
import { overlay } from "../src/games/notre-dame/events";
import { SIGNS } from "../src/games/notre-dame/icons";
import { follow, type Marker } from "../src/games/notre-dame/pieces";
import { amount, asks, lights, targets } from "../src/games/notre-dame/targets";
import { MARKETS, MESSAGES, type NotreDameView, SECTORS } from "../src/games/notre-dame/types";
import { recordedGames } from "./steps";

const games = recordedGames<NotreDameView>("notre-dame");
const views = games.flat().map((step) => step.view);

describe("the card that is carried out", () => {
  it("lies on the table until somebody is hired or passes", () => {
    const laid = overlay(null, { event: "played", seat: 2, card: "park", seat2: 1 });
    expect(laid).toEqual({ seat: 2, card: "park" });
    expect(overlay(laid, { event: "placed", seat: 2, sector: "park" })).toBe(laid);
    expect(overlay(laid, { event: "passed", seat: 2 })).toBeNull();
  });
});

describe("streets", () => {
  it("are those of the engine's data", () => {
    expect(STREETS.inside).toHaveLength(8);
    expect(STREETS.between).toHaveLength(4);
    for (const boroughs of [3, 4, 5]) expect(streetsOf(boroughs)).toHaveLength(12 * boroughs);
  });
  it("have a sign and rats for every person", () => {
    expect(Object.keys(PERSONS)).toHaveLength(33);
    expect(PERSONS.hostess).toEqual({ rats: 3, clause: "ND 6.1" });
    expect(PERSONS.mistress).toEqual({ rats: 1, clause: "ND 10.18" });
    expect(GIFTS).toHaveLength(4);
    expect(Object.keys(WORTH)).toEqual([...MESSAGES]);
    expect(TRACK).toBeGreaterThan(0);
    for (const name of [...Object.keys(PERSONS), ...SECTORS, "notre-dame", "trusted-friend"]) {
      expect(SIGNS[name], name).toMatch(/^M/);
    }
  });
});

/** The places the city is given in windows of every shape, with what is drawn of it. */
const SIZES: [number, number, Mode][] = [
  [390, 160, "borough"],
  [390, 178, "borough"],
  [360, 260, "borough"],
  [368, 286, "borough"],
  [390, 256, "streets"],
  [368, 286, "streets"],
  [820, 640, "city"],
  [970, 520, "city"],
  [1500, 850, "city"],
  [2100, 1150, "city"],
];
/** All markers, wherever they are. */
const markersOf = (view: NotreDameView) =>
  view.seats.reduce(
    (sum, { own, general, markers }) =>
      sum + own + general + Object.values(markers).reduce((a, b) => a + b, 0),
    0,
  );
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w - 0.01 &&
  b.x < a.x + a.w - 0.01 &&
  a.y < b.y + b.h - 0.01 &&
  b.y < a.y + a.h - 0.01;

describe("the board", () => {
  it("shows the whole city where there is room, and a part of it elsewhere", () => {
    for (const [w, h] of [
      [390, 300],
      [390, 420],
      [360, 260],
    ] as const)
      expect(arrangementOf(w, h)).toBe("phone");
    expect(arrangementOf(500, 330)).toBe("landscape");
    expect(arrangementOf(820, 800)).toBe("tall");
    expect(arrangementOf(1280, 520)).toBe("wide");
    expect(arrangementOf(2560, 1150)).toBe("wide");
  });
  it("turns to where the question is", () => {
    expect(placeOf(["market:1:centre", "market:2:centre", "carriage:0"])).toBe("streets");
    expect(placeOf(["tile:tile"])).toBe("streets");
    expect(placeOf(["sector:0:park", "sector:0:bank", "tile:tile"])).toBe("borough");
    expect(placeOf(["hand:bank:0"])).toBeNull();
  });
});

describe.each(SIZES)("at %d by %d, the %s", (w, h, mode) => {
  const plans = [3, 4, 5].flatMap((boroughs) =>
    Array.from({ length: boroughs }, (_, front) =>
      planOf({ w, h, boroughs, front, idle: [], mode }),
    ),
  );
  plans.push(planOf({ w, h, boroughs: 4, front: 0, idle: [1, 3], mode }));
  const within = (plan: Plan, { x, y, w: wide, h: high }: Rect) =>
    x >= 0 && y >= 0 && x + wide <= plan.w && y + high <= plan.h;

  it("has every borough, none over another or over the cathedral", () => {
    for (const plan of plans) {
      const all = [...plan.blocks, ...(plan.cathedral ? [plan.cathedral] : [])];
      expect(all.every((rect) => within(plan, rect))).toBe(true);
      all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    }
  });
  it("leaves the middle of the church free of the coins", () => {
    for (const { cathedral, sizes } of plans) {
      if (!cathedral) continue;
      const { coins } = cathedralParts(cathedral, sizes);
      const middle = { x: cathedral.x + cathedral.w / 2, y: cathedral.y, w: 0.1, h: cathedral.h };
      expect(overlap(coins, middle)).toBe(false);
    }
  });
  it("gives sectors room for a house and a marker, and a thumb in front", () => {
    for (const { blocks, sizes } of plans) {
      for (const block of blocks.filter((each) => !each.idle && mode !== "streets")) {
        const cells = Object.values(block.cells);
        expect(cells).toHaveLength(8);
        expect(cells.some((a, i) => cells.slice(i + 1).some((b) => overlap(a, b)))).toBe(false);
        for (const cell of cells) {
          expect(cell.h).toBeGreaterThan(block.large ? 44 : 30);
          expect(cell.w).toBeGreaterThan(block.large ? 44 : 30);
          const cube = block.large ? sizes.cube.large : sizes.cube.small;
          const { house, pieces } = partsOf(cell, cube, sizes.text);
          expect(house.h).toBeGreaterThan(14);
          expect(pieces.y + pieces.h).toBeLessThanOrEqual(cell.y + cell.h);
        }
        const { centre: _, ...rim } = block.markets;
        for (const letter of Object.values(rim)) {
          const { w: wide, h: high } = sizes.letter;
          const at = { x: letter.x - wide / 2, y: letter.y - high / 2, w: wide, h: high };
          expect(cells.some((cell) => overlap(cell, at))).toBe(false);
        }
      }
    }
  });
  it("joins all markets by lines inside the picture", () => {
    for (const plan of plans) {
      const drawn = Object.keys(plan.markets).length;
      if (mode !== "borough") expect(drawn).toBe(plan.blocks.length * MARKETS.length);
      const ways = waysOf(plan);
      expect(ways).toHaveLength(mode !== "borough" ? plan.blocks.length * 12 : drawn > 0 ? 8 : 0);
      for (const way of ways) {
        expect(way.d).not.toContain("NaN");
        const numbers = way.d.match(/-?[\d.]+/g)!.map(Number);
        expect(numbers.every((n, i) => n >= 0 && n <= (i % 2 === 0 ? plan.w : plan.h))).toBe(true);
      }
    }
  });
  it("stands no friend on the number of the coins", () => {
    for (const plan of plans) {
      const coins = coinsBeside(plan);
      for (const view of views.filter((_, i) => i % 40 === 20)) {
        const seat = view.boroughs[plan.blocks[0]!.borough]?.seat ?? null;
        const at = seat === null ? null : friendSpot(view, seat, plan);
        if (!coins || !at || view.seats[seat!]!.friend !== null) continue;
        const half = at.size / 2;
        const friend = { x: at.x - half, y: at.y - half, w: at.size, h: at.size };
        expect(overlap(coins, friend), `${view.players} players`).toBe(false);
      }
    }
  });
  it("has a place for every piece", () => {
    for (const view of views.filter((_, i) => i % 40 === 20)) {
      const idle = view.boroughs.flatMap((b, i) => (b.seat === null ? [i] : []));
      const plan = planOf({ w, h, boroughs: view.boroughs.length, front: 0, idle, mode });
      const { markers, countLabels } = markerSpots(view, follow([], view), plan);
      expect(markers).toHaveLength(markersOf(view));
      const spots = [
        ...markers.filter((each) => !each.hidden),
        ...countLabels,
        ...view.seats.flatMap((_, i) => [
          carriageSpot(view, i, plan) ?? { x: 1, y: 1 },
          friendSpot(view, i, plan) ?? { x: 1, y: 1 },
          ratSpot(view, i, plan) ?? { x: 1, y: 1 },
        ]),
      ];
      expect(spots.filter(({ x, y }) => !(x > 0 && x < plan.w && y > 0 && y < plan.h))).toEqual([]);
    }
  });
  it("lets no carriage hide a message", () => {
    for (const view of views.filter((_, i) => i % 7 === 3)) {
      const idle = view.boroughs.flatMap((b, i) => (b.seat === null ? [i] : []));
      const plan = planOf({ w, h, boroughs: view.boroughs.length, front: 0, idle, mode });
      const { letter } = plan.sizes;
      const letters = view.boroughs.flatMap((borough, b) =>
        MARKETS.flatMap((market) => {
          const at = plan.markets[`${b + 1}:${market}`];
          if (!at || typeof borough[market] !== "string") return [];
          return [{ x: at.x - letter.w / 2, y: at.y - letter.h / 2, w: letter.w, h: letter.h }];
        }),
      );
      view.seats.forEach((_, seat) => {
        const at = carriageSpot(view, seat, plan);
        if (!at) return;
        const r = at.size * 0.4;
        const carriage = { x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r };
        expect(letters.filter((each) => overlap(each, carriage))).toEqual([]);
      });
    }
  });
});

describe("markers", () => {
  it("keep their number, and as few as possible move", () => {
    let markers: Marker[] = [];
    for (const { view } of games[1]!) {
      const next = follow(markers, view);
      expect(next).toHaveLength(markersOf(view));
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
  it("every choice stands on a piece, or is a button", () => {
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
      ["kind", { message: "rat" }, "kind:rat"],
      ["move", { count: 2, friend: 1 }, "friend:0"],
      ["pay", { count: 2 }, "tile:tile"],
    ];
    for (const [verb, args, target] of choices) {
      expect(targets({ notation: verb, verb, args }, view), verb).toEqual([target]);
    }
    for (const verb of ["pass", "without", "enough", "stay", "leave"])
      expect(targets({ notation: verb, verb, args: {} }, view)).toEqual([]);
    const moving = { ...view, stack: [{ decision: "minstrel-count", source: "bank" }] };
    const two = { notation: "move:2:0", verb: "move", args: { count: 2, friend: 0 } };
    expect(targets(two, moving)).toEqual(["sector:0:bank"]);
    expect(amount(two)).toBe(2);
    const owing = { ...view, stack: [{ decision: "benefactor" }], rat_after: [5, 4, 3] };
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
