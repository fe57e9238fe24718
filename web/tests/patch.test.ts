/** Patches lead the shown view to the server's: in small, and through recorded games. */
import { describe, expect, it } from "vitest";
import { applyPatch } from "../src/lib/patch";
import type { View } from "../src/lib/wire";
import { recordedGames } from "./steps";

describe("a patch", () => {
  const view = { pawn: "gallia", seats: [{ coins: 1 }, { coins: 2 }], cubes: { gallia: [1, 0] } };
  it("sets a key, an entry of a list and an entry of an object", () => {
    const after = applyPatch(view, {
      pawn: null,
      "seats.1": { coins: 5 },
      "cubes.gallia": [0, 3],
    });
    expect(after).toEqual({
      pawn: null,
      seats: [{ coins: 1 }, { coins: 5 }],
      cubes: { gallia: [0, 3] },
    });
  });
  it("leaves the view before it alone, and keeps what did not change", () => {
    const before = structuredClone(view);
    const after = applyPatch(view, { "seats.1": { coins: 5 } });
    expect(view).toEqual(before);
    expect(after.cubes).toBe(view.cubes);
    expect(after.seats[0]).toBe(view.seats[0]);
  });
  it("reads only the first dot of a path", () => {
    const steps = { steps: { "2.a": 1 } };
    expect(applyPatch(steps, { "steps.2.a": 4 })).toEqual({ steps: { "2.a": 4 } });
  });
  it("may be empty", () => {
    expect(applyPatch(view, {})).toEqual(view);
  });
});

/** What is asked and of whom changes between events; pieces change with an event. */
const ASKED = ["actors", "answered", "answer", "turn", "phase"];
/** What changes after the last event of a step: there is no event of its own for it. */
const LATE: Record<string, string[]> = {
  rattus: ["placement"],
  "notre-dame": ["seats", "doctored", "forecast", "pick", "passes", "steps"],
  "name-of-the-rose": ["waiting", "suspicion", "leaders", "day", "event"],
};

describe.each(Object.keys(LATE))("a recorded game of %s", (game) => {
  const games = recordedGames<View>(game);
  it("has the server's view after every step", () => {
    let compared = 0;
    for (const { view, expected } of games.flat()) {
      if (expected === undefined) continue;
      expect(view).toEqual(expected);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(4);
    for (const steps of games) expect(steps.at(-1)!.expected?.outcome).not.toBeNull();
  });
  it("shows after the last event all that its patches promise", () => {
    const allowed = new Set([...ASKED, ...LATE[game]!]);
    for (const { played, view, rest } of games.flat()) {
      const late = new Set(Object.keys(rest).map((path) => path.split(".")[0]!));
      expect([...late].filter((key) => !allowed.has(key))).toEqual([]);
      for (const key of Object.keys(view) as (keyof View)[])
        if (!late.has(key)) expect(played[key], key).toEqual(view[key]);
    }
  });
  it("has a patch with most events", () => {
    const events = games.flat().flatMap((step) => step.events);
    expect(events.filter((event) => "patch" in event).length).toBeGreaterThan(events.length / 2);
  });
});
