import { describe, expect, it } from "vitest";
import {
  clockKey,
  clockOf,
  CLOCKS,
  course,
  DAY,
  figures,
  isBetween,
  span,
  type Standing,
  type Tournament,
} from "../src/lib/tournaments";

const one = (more: Partial<Tournament>) =>
  ({ status: "running", round: 1, rounds: 3, played: [], ...more }) as Tournament;

describe("the course of a tournament", () => {
  it("counts rounds from one, also before the first has begun", () => {
    expect(course(one({ round: 0 }))).toEqual(["cup-running", { round: 1, rounds: 3 }]);
    expect(course(one({ round: 2 }), true)).toEqual(["cup-between", { round: 2, rounds: 3 }]);
  });
  it("says how it stands otherwise", () => {
    for (const status of ["open", "finished", "closed"] as const)
      expect(course(one({ status }))).toEqual([`cup-${status}`, {}]);
  });
  it("is between rounds when the last one has ended", () => {
    const round = { number: 1, started_at: 1, ended_at: 2 } as Tournament["played"][number];
    expect(isBetween(one({ played: [round] }))).toBe(true);
    expect(isBetween(one({ played: [{ ...round, ended_at: null }] }))).toBe(false);
    expect(isBetween(one({ status: "finished", played: [round] }))).toBe(false);
    expect(isBetween(one({}))).toBe(false);
  });
});

it("finds the text of a clock that it has made", () => {
  for (const key of Object.keys(CLOCKS)) expect(clockKey(clockOf(key))).toBe(key);
  expect(clockOf("turn-86400")).toMatchObject({ reserve: 3 * DAY, rest: 7 * DAY });
  expect(clockKey({ mode: "total", seconds: 77 })).toBe("");
});

it("tells a time in the largest unit that fits", () => {
  expect(span(60)).toEqual(["cup-minutes", { count: 1 }]);
  expect(span(600)).toEqual(["cup-minutes", { count: 10 }]);
  expect(span(7200)).toEqual(["cup-hours", { count: 2 }]);
  expect(span(3 * DAY)).toEqual(["cup-days", { count: 3 }]);
});

describe("the figures of the standings", () => {
  const row = { points: 1.5, share: 0.5, less_luck: 0.613, beside: 0.25, met: 1 / 3 } as Standing;
  const shown = (duplicate: boolean, language = "en") =>
    Object.fromEntries(figures(duplicate, language).map(({ key, tell }) => [key, tell(row)]));
  it("stand in the order in which they decide", () => {
    expect(Object.keys(shown(true))).toEqual(["cup-share", "cup-less-luck", "cup-beside"]);
    expect(Object.keys(shown(false))).toEqual(["cup-points", "cup-met", "cup-less-luck"]);
  });
  it("are numbers of the language", () => {
    expect(shown(true)).toMatchObject({ "cup-share": "50%", "cup-beside": "+25%" });
    expect(shown(false, "de")).toMatchObject({ "cup-points": "1,5", "cup-met": "0,33" });
  });
});
