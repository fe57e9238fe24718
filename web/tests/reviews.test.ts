import { beforeEach, describe, expect, it, vi } from "vitest";
import "./browser";
import { api, type GameRecord, ApiError } from "../src/lib/api";
import { branch, Practice } from "../src/lib/practice.svelte";
import { Review } from "../src/lib/review.svelte";
import {
  curveOf,
  luckiest,
  marksOf,
  mistakesOf,
  points,
  type ReviewData,
  type ReviewStatus,
  type ReviewStep,
  shareOf,
  solves,
  turnsIn,
} from "../src/lib/reviews";

const step = (number: number, more: Partial<ReviewStep> = {}): ReviewStep => ({
  number,
  seat: 0,
  choice: "end",
  values: [],
  error: 0,
  luck: [0, 0],
  hidden: [0, 0],
  others: [0, 0],
  reasons: [],
  ...more,
});
const value = (choice: string, value: number) => ({ choice, value, error: 0.01, worlds: 9 });

const review = {
  players: 2,
  shares: [
    [0.5, 0.5],
    [0.25, 0.75],
    [0, 1],
  ],
  steps: [
    step(1, { name: "mistake", loss: 0.12, values: [value("take:a", 0.5), value("end", 0.38)] }),
    step(2, { seat: "chance", luck: [-0.25, 0.25] }),
    step(3, { seat: 1, name: "best", loss: 0 }),
    step(4, { seat: 1, name: "inaccuracy", loss: 0.06 }),
  ],
  turning_points: [1, 2],
} as unknown as ReviewData;

describe("a review", () => {
  it("marks what lost something worth a sign", () => {
    expect([...marksOf(review).values()]).toEqual([
      { number: 1, name: "mistake", sign: "?" },
      { number: 4, name: "inaccuracy", sign: "?!" },
    ]);
  });
  it("knows where the game turned, and the mistakes of a seat", () => {
    expect(turnsIn(review).map(({ number }) => number)).toEqual([1, 2]);
    expect(mistakesOf(review, 1).map(({ number }) => number)).toEqual([4]);
  });
  it("tells whom a draw concerned most", () => {
    expect(luckiest(step(1, { luck: [0.1, -0.3] }))).toEqual({ seat: 1, luck: -0.3 });
  });
  it("draws a curve from the left to the right, a sure win at the top", () => {
    expect(curveOf(review.shares, 1, 100, 10)).toBe("0.0,5.0 50.0,2.5 100.0,0.0");
  });
  it("counts a choice within 3.5 points of the best as solved", () => {
    const asked = step(1, {
      values: [value("a", 0.5), value("b", 0.465), value("c", 0.46)],
    });
    expect(["a", "b", "c", "never-compared"].map((c) => solves(asked, c))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(shareOf(asked, "c")).toBe(0.46);
  });
  it("writes points as each language does", () => {
    expect(points(0.123, "en", true)).toBe("+12.3");
    expect(points(-0.07, "de", true)).toBe("−7,0");
    expect(points(0, "fr", true)).toBe("0,0");
  });
});

describe("a practice", () => {
  const record = { game: "rattus", players: 2, seats: ["Ann", "Bo"], choices: [] } as never;
  const take = { notation: "take:a", verb: "take", args: {}, final: false };
  const end = { ...take, notation: "end" };

  function practice(): { practice: Practice; gone: [number, number][] } {
    const gone: [number, number][] = [];
    const replay = {
      id: "t1",
      record,
      step: 0,
      viewer: 0,
      go: (step: number, seat: number) => void gone.push([step, seat]),
    };
    return { practice: new Practice(replay as never, { data: review } as never, 0), gone };
  }

  it("asks at the moment of the mistake, through the eyes of the seat", async () => {
    const { practice: asked, gone } = practice();
    await asked.ask(0);
    expect(gone).toEqual([[0, 0]]);
    expect(asked.open).toBe(true);
    expect(asked.questions.map(({ number }) => number)).toEqual([1]);
  });
  it("is solved by a choice close to the best, not by the one that was made", () => {
    const { practice: asked } = practice();
    asked.try(end);
    expect(asked.tried).toEqual({ choice: end, share: 0.38, solved: false });
    expect(asked.told).toBe(false);
    asked.try(take);
    expect([asked.tried?.solved, asked.told, asked.solved]).toEqual([true, true, 1]);
  });
  it("goes on from the question against bots", () => {
    expect(branch("t1", record, 7, 1)).toEqual({
      game: "rattus",
      players: 2,
      seats: [
        { kind: "bot", bot: "hard", name: "Ann" },
        { kind: "mine", name: "Bo" },
      ],
      start: { table: "t1", step: 7 },
    });
    expect(branch("own-1", record, 7, 1).start).toEqual({ record, step: 7 });
  });
});

describe("asking for a review", () => {
  const record = { game: "rattus", players: 2, seats: [], choices: [] } as unknown as GameRecord;
  const answer = (judged: number, done = false) =>
    ({
      id: "t1",
      status: done ? "done" : "waiting",
      judged,
      total: 3,
      ahead: 0,
      review: done ? review : null,
      choices: done ? { "take:a": { verb: "take", args: { card: "a" } } } : {},
    }) as ReviewStatus;
  beforeEach(() => vi.useFakeTimers());

  it("looks until it is done", async () => {
    vi.spyOn(api, "askReview").mockResolvedValue(answer(0));
    const look = vi.spyOn(api, "review");
    look.mockResolvedValueOnce(answer(2)).mockResolvedValueOnce(answer(3, true));
    const asked = new Review("t1", record);
    const started = asked.start();
    await vi.advanceTimersByTimeAsync(800);
    expect(asked.status?.judged).toBe(2);
    expect(asked.data).toBeNull();
    await vi.advanceTimersByTimeAsync(800);
    await started;
    expect(asked.next(0)?.name).toBe("mistake");
    expect(asked.choice("take:a")).toEqual({
      notation: "take:a",
      final: false,
      verb: "take",
      args: { card: "a" },
    });
    expect(look).toHaveBeenCalledTimes(2);
  });
  it("sends a record of this browser, and says why it was refused", async () => {
    vi.spyOn(api, "sendReview").mockRejectedValue(new ApiError("bad-record", "choice 3"));
    const asked = new Review("own-1", record);
    await asked.start();
    expect(asked.error?.problem).toBe("choice 3");
  });
});
