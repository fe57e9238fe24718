/** Lessons that are left, resumed, skipped and restarted; the coach; terms in sentences. */
import "./browser";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { names } from "../src/art/pictures";
import { api, type Guide, type LessonState } from "../src/lib/api";
import { TableCoach } from "../src/lib/coach.svelte";
import { LessonSession } from "../src/lib/lessonSession.svelte";
import { finishedGame, leftOff, progressOf, saveProgress } from "../src/lib/progress";
import { settings } from "../src/lib/settings.svelte";
import { termParts, type Term } from "../src/lib/terms";
import type { Choice } from "../src/lib/wire";

vi.mock("../src/lib/gameUI", async (original) => ({
  ...(await original<object>()),
  loadGameUI: () => Promise.resolve(null),
}));

const guide = {
  players: 2,
  tracks: { new: ["one", "two"], table: ["tour"] },
  steps: {},
} as unknown as Guide;

/** A lesson of three steps: read, choose "good", read; "bad" strays, "illegal" is refused. */
const LINE = ["continue", "good", "continue"];
function answer(lesson: string, moves: readonly string[]): LessonState {
  const last = moves.at(-1);
  const fits = moves.every((move, i) => move === LINE[i] || (move === "bad" && i === 1));
  const refused = fits ? null : { clause: "RA 1.1", reason: "no", details: {}, text: "" };
  const at = moves.filter((move) => move !== "bad").length;
  return {
    view: { viewer: 0, turn: moves.length },
    prompt: null,
    choices: [],
    lesson,
    seat: 0,
    step: at < 3 ? { name: `step${at}`, kind: at === 1 ? "do" : "read", light: [] } : null,
    finished: at >= 3,
    made: last === "bad" ? 1 : 0,
    stray: last === "bad" ? "why-not" : null,
    refused,
    events: last === undefined ? [] : [{ event: `own-${last}` }, { event: "others" }],
    own: 1,
    concepts: [],
  } as unknown as LessonState;
}
const asked = vi.spyOn(api, "lesson");
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function at(track = "new", wanted: string | null = null): Promise<LessonSession> {
  const session = new LessonSession("rattus", track, guide, wanted);
  session.tableView.playback.pace = () => 0;
  await settled();
  return session;
}
const choose = async (session: LessonSession, notation: string) => {
  session.tableView.onchoose({ notation } as Choice);
  await settled();
};

beforeEach(() => {
  localStorage.setItem("ratskeller-lessons", "{}");
  localStorage.setItem("ratskeller-coach", "{}");
  settings.set("coach", "auto");
  asked.mockImplementation((_, lesson, moves) => Promise.resolve(answer(lesson, moves)));
});

describe("a lesson", () => {
  it("that was left goes on at every point, with what happened last", async () => {
    for (let n = 0; n <= LINE.length; n++) {
      const moves = LINE.slice(0, n);
      saveProgress("rattus", { track: "new", lesson: "two", moves, done: ["one"] });
      const session = await at();
      expect([session.lesson, session.moves, session.done[0]]).toEqual(["two", moves, "one"]);
      expect(session.tableView.view).toMatchObject({ turn: n });
      expect(progressOf("rattus")?.moves).toEqual(moves);
      // The others' answer to the learner's choice can be played again.
      expect(session.tableView.playback.canRecap).toBe(moves.at(-1) === "good");
    }
    expect(leftOff()).toMatchObject({ game: "rattus", progress: { lesson: "two" } });
  });
  it("begins anew if the moves kept no longer fit", async () => {
    saveProgress("rattus", { track: "new", lesson: "two", moves: ["old"], done: [] });
    const session = await at();
    expect([session.lesson, session.moves, session.error]).toEqual(["two", [], null]);
    expect(session.step?.name).toBe("step0");
  });
  it("says that the server is away, and keeps the place", async () => {
    const kept = { track: "new", lesson: "two", moves: ["continue"], done: [] };
    saveProgress("rattus", kept);
    asked.mockRejectedValue(new TypeError("failed to fetch"));
    const session = await at();
    expect(session.error).toBe("unavailable");
    expect(progressOf("rattus")).toMatchObject(kept);
  });
  it("answers a weak choice, which is taken back and tried again", async () => {
    const session = await at("new", "one");
    await session.next();
    await choose(session, "bad");
    expect(session.data?.stray).toBe("why-not");
    await session.undo();
    expect([session.data?.stray, session.moves]).toEqual([null, ["continue"]]);
    await choose(session, "good");
    expect(session.step?.name).toBe("step2");
  });
  it("says why something is refused and stays where it is", async () => {
    const session = await at("new", "one");
    await session.next();
    await choose(session, "illegal");
    expect(session.answer).toMatchObject({ key: "refusal-no", clause: "RA 1.1" });
    expect([session.step?.name, session.moves]).toEqual(["step1", ["continue"]]);
    await choose(session, "good");
    expect(session.answer).toBe(null);
  });
  it("keeps its words until the next one has come", async () => {
    const session = await at("new", "one");
    for (const move of LINE) await (move === "good" ? choose(session, move) : session.next());
    const next = session.next();
    expect([session.told, session.number, session.data?.finished]).toEqual(["one", 0, true]);
    await next;
    expect([session.told, session.number, session.data?.finished]).toEqual(["two", 1, false]);
  });
  it("is restarted, skipped, and the last one ends the track", async () => {
    const session = await at("new", "one");
    await session.next();
    await session.restart();
    expect([session.lesson, session.moves]).toEqual(["one", []]);
    await session.skip();
    expect([session.lesson, session.over, session.done]).toEqual(["two", false, []]);
    for (const move of LINE) await (move === "good" ? choose(session, move) : session.next());
    expect([session.data?.finished, session.done]).toEqual([true, ["two"]]);
    await session.next();
    expect(session.over).toBe(true);
    expect(leftOff()).toBe(null);
  });
});

describe("the coach", () => {
  const concept = (id: string) => ({ id, clause: "ND 7.4", at: "rat:0" });
  it("explains each concept once, one at a time, also at the next table", () => {
    const coach = new TableCoach("notre-dame");
    coach.hear([concept("rat"), concept("drive")]);
    coach.hear([concept("drive")]);
    expect(coach.concept).toMatchObject({ id: "rat", at: "rat:0" });
    coach.close();
    coach.hear([concept("rat"), concept("drive")]);
    expect(coach.concept?.id).toBe("drive");
    const next = new TableCoach("notre-dame");
    next.hear([concept("rat"), concept("drive")]);
    expect(next.concept).toBe(null);
    const other = new TableCoach("rattus");
    other.hear([concept("rat")]);
    expect(other.concept?.id).toBe("rat");
  });
  it("speaks until two games are finished, in that game alone", () => {
    const speaks = (game: string) => new TableCoach(game).on;
    finishedGame("rattus", "a");
    finishedGame("rattus", "a"); // looked at again
    expect(speaks("rattus")).toBe(true);
    finishedGame("rattus", "b");
    expect([speaks("rattus"), speaks("notre-dame")]).toEqual([false, true]);
    const coach = new TableCoach("rattus");
    coach.hear([concept("rat")]);
    expect(coach.concept).toBe(null);
  });
  it("follows the setting", () => {
    settings.set("coach", "off");
    expect(new TableCoach("rattus").on).toBe(false);
    settings.set("coach", "on");
    finishedGame("rattus", "a");
    finishedGame("rattus", "b");
    expect(new TableCoach("rattus").on).toBe(true);
  });
});

describe("terms", () => {
  it("have pictures that were cut", () => {
    const folder = "../src/ratskeller/games";
    for (const game of readdirSync(folder)) {
      const file = `${folder}/${game}/lessons/terms.toml`;
      if (!existsSync(file)) continue;
      const { term } = parse(readFileSync(file, "utf8")) as { term: { art: string }[] };
      const all = term.flatMap(({ art }) => art.split(" "));
      expect(all.filter((name) => !names().includes(name))).toEqual([]);
    }
  });
  const term = (id: string, ...forms: string[]) => ({ id, forms }) as unknown as Term;
  const terms = [term("token", "rat token", "token"), term("cube", "cube")];
  it("are marked once, the longest form, with the signs around them", () => {
    expect(termParts("A rat token: a token, 2 cubes (cube).", terms)).toEqual([
      { text: "A " },
      { text: "rat token", term: "token", after: ":" },
      { text: " a token, 2 cubes " },
      { text: "cube", term: "cube", before: "(", after: ")." },
    ]);
  });
  it("keep the spaced signs of French, and are whole words", () => {
    expect(termParts("« cube » et token : tokens", terms)).toEqual([
      { text: "cube", term: "cube", before: "« ", after: " »" },
      { text: " et " },
      { text: "token", term: "token", after: " :" },
      { text: " tokens" },
    ]);
  });
});
