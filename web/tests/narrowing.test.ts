import { describe, expect, it } from "vitest";
import type { GameUI } from "../src/lib/gameUI";
import { TableView } from "../src/lib/tableView.svelte";
import type { Choice, GameEvent, View } from "../src/lib/wire";

const VIEW: View = {
  game: "g",
  players: 2,
  options: {},
  viewer: 0,
  actors: [0],
  answered: [],
  answer: null,
  stack: [],
  outcome: null,
};

const choice = (notation: string, final = false): Choice => {
  const [verb = "", ...args] = notation.split(":");
  return { notation, verb, args: Object.fromEntries(args.map((arg, i) => [`a${i}`, arg])), final };
};

/** `move:a:b:2` moves 2 from a to b; `rats:a:b` lays two rats, in either order; `pass` passes. */
const UI = {
  targets: ({ verb, args }: Choice) =>
    verb === "pass" ? [] : [args.a0, args.a1].filter(Boolean).map((place) => `place:${place}`),
  anyOrder: ({ verb }: Choice) => verb === "rats",
  amount: ({ args }: Choice) => (args.a2 === undefined ? null : Number(args.a2)),
} as unknown as GameUI;

function tableOf(...notations: (string | Choice)[]): { tableView: TableView; made: string[] } {
  const tableView = new TableView();
  const made: string[] = [];
  tableView.ui = UI;
  tableView.onchoose = ({ notation }) => made.push(notation);
  tableView.playback.show(VIEW);
  tableView.choices = notations.map((each) => (typeof each === "string" ? choice(each) : each));
  return { tableView, made };
}
const next = (tableView: TableView) => [...tableView.offers.keys()].sort();

describe("one step at a time", () => {
  it("asks what, then where, then how many", () => {
    const { tableView, made } = tableOf("move:a:b:1", "move:a:b:2", "move:a:c:1", "move:b:c:1");
    expect(next(tableView)).toEqual(["place:a", "place:b"]);
    expect(tableView.press("place:a")).toBe(true);
    expect(next(tableView)).toEqual(["place:b", "place:c"]);
    expect([...tableView.chosen]).toEqual(["place:a"]);
    expect(tableView.piece("place:a")).toMatchObject({ "data-chosen": "" });
    expect(tableView.untold).toEqual({ buttons: [], amounts: [] });
    tableView.press("place:b");
    expect(next(tableView)).toEqual([]);
    const [stepper] = tableView.untold.amounts;
    expect(stepper?.choices.map(({ amount }) => amount)).toEqual([1, 2]);
    tableView.pick(stepper!.choices[1]!.choice);
    expect(made).toEqual(["move:a:b:2"]);
    expect([...tableView.chosen]).toEqual([]);
  });
  it("makes the choice as soon as one is left", () => {
    const { tableView, made } = tableOf("move:a:b:1", "move:b:c:1");
    tableView.press("place:b");
    expect(made).toEqual(["move:b:c:1"]);
  });
  it("takes two rats in either order, also twice in the same place", () => {
    const all = ["rats:a:a", "rats:a:b", "rats:b:b"] as const;
    for (const [presses, wanted] of [
      [["a", "b"], "rats:a:b"],
      [["b", "a"], "rats:a:b"],
      [["b", "b"], "rats:b:b"],
    ] as const) {
      const { tableView, made } = tableOf(...all);
      for (const place of presses) {
        expect(next(tableView)).toEqual(["place:a", "place:b"]);
        tableView.press(`place:${place}`);
      }
      expect(made).toEqual([wanted]);
    }
  });
  it("goes back a step, and begins again at another piece", () => {
    const { tableView, made } = tableOf("move:a:b:1", "move:a:c:1", "move:d:b:1", "move:d:e:1");
    tableView.press("place:a");
    tableView.back();
    expect(next(tableView)).toEqual(["place:a", "place:d"]);
    tableView.press("place:a");
    expect(tableView.press("place:a")).toBe(true);
    expect([...tableView.chosen]).toEqual([]);
    tableView.press("place:a");
    expect(tableView.press("place:d")).toBe(true);
    expect([...tableView.chosen]).toEqual(["place:d"]);
    expect(tableView.press("place:z")).toBe(false);
    expect(made).toEqual([]);
  });
  it("has buttons for what no piece tells apart", () => {
    const { tableView } = tableOf("pass", "take:a", "burn:a", "take:b");
    expect(tableView.untold.buttons.map(({ notation }) => notation)).toEqual(["pass"]);
    tableView.press("place:a");
    expect(tableView.untold.buttons.map(({ notation }) => notation)).toEqual(["take:a", "burn:a"]);
  });
  it("begins anew with the next question", () => {
    const { tableView } = tableOf("move:a:b:1", "move:a:c:1");
    tableView.press("place:a");
    tableView.ask(null, [choice("move:a:d:1"), choice("move:a:e:1")]);
    expect([...tableView.chosen]).toEqual([]);
  });
});

describe("confirming", () => {
  it("asks before a final choice; pressing the piece again confirms", () => {
    const { tableView, made } = tableOf(choice("take:a", true), "take:b");
    tableView.press("place:a");
    expect([made, tableView.armed?.notation]).toEqual([[], "take:a"]);
    expect([...tableView.chosen]).toEqual(["place:a"]);
    tableView.press("place:a");
    expect(made).toEqual(["take:a"]);
  });
  it("lets another choice be made instead", () => {
    const { tableView, made } = tableOf(choice("take:a", true), "take:b");
    tableView.press("place:a");
    tableView.press("place:b");
    expect([made, tableView.armed]).toEqual([["take:b"], null]);
  });
  it("does not ask where the game says that nothing unexpected follows", () => {
    const { tableView, made } = tableOf(choice("take:a", true), choice("burn:b", true));
    tableView.ui = { ...UI, confirms: ({ verb }: Choice) => verb === "burn" };
    tableView.press("place:b");
    expect(made).toEqual([]);
    tableView.back();
    tableView.press("place:a");
    expect(made).toEqual(["take:a"]);
  });
});

describe("what changed since the reader's last choice", () => {
  const event = (place: string) => ({ event: "laid", place });
  it("is marked, without what the reader did", () => {
    const { tableView } = tableOf("pass");
    tableView.playback.pace = () => 0;
    tableView.playback.play(
      [
        { seq: 1, events: [event("x")], own: false },
        { seq: 2, events: [event("a")], own: true },
        { seq: 3, events: [event("b")], own: false },
        { seq: 4, events: [event("c")], own: false },
      ],
      VIEW,
    );
    expect([...tableView.changed]).toEqual(["place:b", "place:c"]);
    expect(tableView.piece("place:b")).toMatchObject({ "data-changed": "" });
    expect(tableView.piece("place:a")["data-changed"]).toBeUndefined();
  });
  it("can be seen again", async () => {
    const { tableView } = tableOf("pass");
    const { playback } = tableView;
    playback.pace = () => 0;
    const turned = (turn: number) => ({ ...VIEW, turn });
    const laid = (turn: number) =>
      ({ event: "laid", place: "b", patch: { turn } }) as unknown as GameEvent;
    playback.play([{ seq: 1, events: [laid(1)], own: true }], turned(2));
    playback.play([{ seq: 2, events: [laid(3)], own: false }], turned(4));
    expect(playback.canRecap).toBe(true);
    const lines = playback.log.length;
    playback.pace = () => 1;
    playback.recap();
    expect(playback.view).toMatchObject({ turn: 3 });
    expect(playback.current).toMatchObject({ event: "laid" });
    playback.skip();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(playback.view).toMatchObject({ turn: 4 });
    expect(playback.log.length).toBe(lines);
    expect(playback.canRecap).toBe(true);
  });
});
