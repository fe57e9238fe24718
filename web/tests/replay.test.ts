import { beforeEach, expect, it, vi } from "vitest";
import { api, type Frame, type GameRecord, ApiError } from "../src/lib/api";
import { Replay } from "../src/lib/replay.svelte";

// Settings belong to a browser; here nothing moves.
vi.mock("../src/lib/settings.svelte", () => ({ settings: { pace: 0 }, t: (key: string) => key }));

const record = {
  game: "rattus",
  players: 3,
  seats: [],
  choices: Array.from({ length: 250 }, (_, i) => [i % 3, "end"]),
} as unknown as GameRecord;

/** What was asked of the server and has no answer yet. */
let asked: { viewer: number | null; first: number; answer: (frames: Frame[]) => void }[];

beforeEach(() => {
  asked = [];
  vi.spyOn(api, "replay").mockImplementation(
    (_, viewer, first) =>
      new Promise((resolve) => {
        const answer = (frames: Frame[]) => resolve({ frames } as never);
        asked.push({ viewer, first, answer });
      }),
  );
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Answer everything that is asked until nothing more is. */
async function answerAll(): Promise<void> {
  while (asked.length > 0) {
    for (const { viewer, first, answer } of asked.splice(0)) {
      const last = Math.min(first + 99, 250);
      const frames = Array.from({ length: last - first + 1 }, (_, i) => ({
        number: first + i,
        events: [],
        view: { viewer },
      }));
      answer(frames as unknown as Frame[]);
    }
    await settle();
  }
}

async function opened(): Promise<Replay> {
  const replay = new Replay("own-1", record);
  void replay.go(0, null);
  await answerAll();
  return replay;
}

it("keeps the requested step when the viewer changes before it has loaded", async () => {
  const replay = await opened();
  void replay.go(160);
  void replay.through(2);
  await answerAll();
  expect([replay.step, replay.viewer]).toEqual([160, 2]);
});

it("keeps the requested viewer when the step changes before it has loaded", async () => {
  const replay = await opened();
  void replay.through(1);
  void replay.move(1);
  void replay.move(1);
  await answerAll();
  expect([replay.step, replay.viewer]).toEqual([2, 1]);
});

it("has the URL of the requested step before it has loaded", async () => {
  const replay = await opened();
  void replay.go(60);
  void replay.through(1);
  expect(replay.address).toBe("#/replay/own-1?step=60&seat=1");
  await answerAll();
  expect(replay.address).toBe("#/replay/own-1?step=60&seat=1");
  void replay.through(null);
  expect(replay.address).toBe("#/replay/own-1?step=60");
});

it("shows the last request, whichever answer comes last", async () => {
  const replay = await opened();
  void replay.through(1);
  void replay.through(0);
  const [one, zero] = asked.splice(0);
  const frame = (viewer: number) => [{ number: 0, events: [], view: { viewer } }] as never;
  zero?.answer(frame(0));
  one?.answer(frame(1));
  await settle();
  expect(replay.viewer).toBe(0);
  expect(replay.frame?.view).toEqual({ viewer: 0 });
});

it("stays at its step, and goes on from there, if a request fails", async () => {
  const replay = await opened();
  vi.mocked(api.replay).mockRejectedValueOnce(new ApiError("unavailable"));
  await replay.go(160);
  expect([replay.step, replay.error?.code]).toEqual([0, "unavailable"]);
  expect(replay.address).toBe("#/replay/own-1?step=0");
  void replay.move(1);
  await answerAll();
  expect(replay.step).toBe(1);
});
