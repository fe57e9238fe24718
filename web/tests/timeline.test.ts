import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Frame, GameRecord } from "../src/lib/api";
import { jump, roundsIn, turnsOf } from "../src/lib/timeline";

const record = (choices: [number | "chance", string][]) => ({ choices }) as unknown as GameRecord;
const frames = (views: object[]) =>
  views.map((view, number) => ({ number, view })) as unknown as Frame[];

describe("turns", () => {
  it("are runs of choices by one seat, with what chance drew in between", () => {
    const turns = turnsOf(
      record([
        ["chance", "pawn:gallia"],
        [0, "a"],
        ["chance", "b"],
        [0, "c"],
        [1, "d"],
        [0, "e"],
      ]),
    );
    expect(turns).toEqual([
      { from: 1, seat: 0 },
      { from: 4, seat: 1 },
      { from: 5, seat: 0 },
    ]);
  });

  const folder = new URL("../../tests/records/", import.meta.url);
  for (const game of readdirSync(folder)) {
    it(`of a recorded game of ${game} cover all choices of players in their order`, () => {
      const inside = new URL(`${game}/`, folder);
      const name = readdirSync(inside).find((file) => file.endsWith(".json")) ?? "";
      const { choices } = JSON.parse(readFileSync(new URL(name, inside), "utf8")) as GameRecord;
      const turns = turnsOf({ choices });
      expect(turns.length).toBeGreaterThan(10);
      for (const [step, [seat]] of choices.entries()) {
        if (seat === "chance") continue;
        expect(turns.findLast(({ from }) => from <= step)?.seat).toBe(seat);
      }
    });
  }
});

describe("rounds", () => {
  it("begin where the view counts on, by rounds or by days", () => {
    const views = [{ round: 0 }, { round: 1 }, { round: 1 }, { round: 2 }];
    expect(roundsIn(frames(views))).toEqual([
      { from: 1, number: 1 },
      { from: 3, number: 2 },
    ]);
    expect(roundsIn(frames([{ day: 1 }, { day: 2 }]))).toHaveLength(2);
  });
  it("are none where the game has none", () => {
    expect(roundsIn(frames([{ pawn: "gallia" }]))).toEqual([]);
  });
});

describe("jumping", () => {
  const marks = [{ from: 2 }, { from: 5 }, { from: 9 }];
  it("goes to the next and the previous beginning", () => {
    expect(jump(marks, 2, 1, 12)).toBe(5);
    expect(jump(marks, 6, -1, 12)).toBe(5);
    expect(jump(marks, 5, -1, 12)).toBe(2);
  });
  it("goes to the ends where there is none", () => {
    expect(jump(marks, 9, 1, 12)).toBe(12);
    expect(jump(marks, 2, -1, 12)).toBe(0);
  });
});
