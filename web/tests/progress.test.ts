/** Progress on several devices: it adds up, and goes with the account. */
import "./browser";
import { beforeEach, expect, it, vi } from "vitest";
import { account } from "../src/lib/account.svelte";
import { api, ApiError, type AccountState } from "../src/lib/api";
import * as progress from "../src/lib/progress";

const state = (name: string, created_at: number) =>
  ({ account: { name, created_at, passkeys: [] }, accounts: true }) as unknown as AccountState;
const anna = state("Anna", 1);
const nobody = { ...anna, account: null };
const done = (more: Partial<progress.SharedProgress[string]>): progress.SharedProgress => ({
  rattus: { puzzles: {}, lessons: [], concepts: [], finished: [], ...more },
});
const asked = vi.spyOn(api, "account");
const shared = vi.spyOn(api, "shareProgress");

async function load(found: AccountState): Promise<void> {
  asked.mockResolvedValue(found);
  await account.load();
  await account.share();
}

beforeEach(async () => {
  localStorage.clear();
  await load(nobody);
  shared.mockReset();
  shared.mockImplementation((games) => Promise.resolve({ games }));
});

it("adds what the account has, and undoes nothing", () => {
  progress.savePuzzle("rattus", "a", "shown");
  progress.savePuzzle("rattus", "b", "solved");
  progress.saveProgress("rattus", { track: "new", lesson: "two", moves: ["x"], done: ["one"] });
  progress.explained("rattus", "plague");
  progress.mergeProgress({
    ...done({ puzzles: { a: "solved", c: "retried" }, lessons: ["three"], finished: ["t"] }),
    "notre-dame": { puzzles: {}, lessons: ["tour"], concepts: [], finished: [] },
  });
  expect(progress.puzzleResults("rattus")).toEqual({ a: "solved", b: "solved", c: "retried" });
  const here = { track: "new", lesson: "two", moves: ["x"], done: ["one", "three"] };
  expect(progress.progressOf("rattus")).toMatchObject(here);
  expect(progress.coachedIn("rattus")).toEqual({ seen: ["plague"], finished: ["t"] });
  expect(progress.leftOff()?.game).toBe("rattus");
  // A lesson that was open before the merge does not know of the others.
  progress.saveProgress("rattus", { track: "new", lesson: "two", moves: [], done: ["one", "two"] });
  expect(progress.progressOf("rattus")?.done).toEqual(["one", "three", "two"]);
});

it("is told at the sign-in and after each puzzle, and only then", async () => {
  progress.savePuzzle("rattus", "a", "solved");
  await account.share();
  expect(shared).not.toHaveBeenCalled(); // a guest's stays here
  shared.mockResolvedValueOnce({ games: done({ puzzles: { a: "solved", z: "shown" } }) });
  await load(anna);
  expect(shared.mock.calls).toEqual([[done({ puzzles: { a: "solved" } })]]);
  expect(progress.puzzleResults("rattus")).toEqual({ a: "solved", z: "shown" });
  progress.savePuzzle("rattus", "b", "retried");
  await account.share();
  expect(shared).toHaveBeenCalledTimes(2);
  expect(shared).toHaveBeenLastCalledWith(
    done({ puzzles: { a: "solved", z: "shown", b: "retried" } }),
  );
  await account.share();
  expect(shared).toHaveBeenCalledTimes(2);
});

it("is told later what could not be sent", async () => {
  await load(anna);
  shared.mockRejectedValueOnce(new ApiError("offline"));
  progress.savePuzzle("rattus", "a", "solved");
  await account.share();
  expect(shared).toHaveBeenLastCalledWith(done({ puzzles: { a: "solved" } }));
  expect(progress.puzzleResults("rattus")).toEqual({ a: "solved" });
});

it("is forgotten here with the account, and never becomes another's", async () => {
  progress.savePuzzle("rattus", "a", "solved");
  await load(anna);
  await load(nobody);
  expect(progress.puzzleResults("rattus")).toEqual({});
  expect(progress.isNewcomer()).toBe(true);
  progress.savePuzzle("rattus", "b", "solved");
  await load(anna);
  await load(state("Otto", 2));
  expect(shared).toHaveBeenLastCalledWith({});
  await load(state("Ottokar", 2));
  progress.savePuzzle("rattus", "c", "solved");
  expect(progress.puzzleResults("rattus")).toEqual({ c: "solved" });
});

it("does not come back by an answer that arrives after the sign-out", async () => {
  let answer = (_: { games: progress.SharedProgress }): void => {};
  shared.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  asked.mockResolvedValue(anna);
  await account.load();
  await vi.waitFor(() => expect(shared).toHaveBeenCalledOnce());
  asked.mockResolvedValue(nobody);
  await account.load();
  answer({ games: done({ puzzles: { a: "solved" } }) });
  await account.share();
  expect(progress.puzzleResults("rattus")).toEqual({});
});
