import { describe, expect, it } from "vitest";
import { Desk } from "../src/lib/desk.svelte";
import { Stage } from "../src/lib/stage.svelte";
import type { Choice, View } from "../src/lib/wire";

const view = (turn: number): View & { turn: number } => ({
  game: "g",
  players: 2,
  options: {},
  viewer: 0,
  actors: [0],
  answered: [],
  answer: null,
  stack: [],
  outcome: null,
  turn,
});

describe("the stage", () => {
  it("shows everything at once without a pace, and keeps the log", () => {
    const stage = new Stage();
    stage.pace = () => 0;
    stage.cut(view(0));
    stage.play([{ seq: 2, events: [{ event: "a" }, { event: "b", seat: 1 }] }], view(1));
    expect(stage.busy).toBe(false);
    expect(stage.view).toEqual(view(1));
    expect(stage.lines.map((line) => [line.seq, line.kind])).toEqual([
      [2, "event-a"],
      [2, "event-b"],
    ]);
    stage.forget(2);
    expect(stage.lines).toEqual([]);
  });
  it("walks through the events, one after another, until it is skipped", async () => {
    const stage = new Stage();
    stage.pace = () => 1;
    stage.face = {
      Board: null as never,
      after: (before, event) => ({ ...before, turn: event.to }) as never,
    };
    stage.cut(view(0));
    stage.play(
      [
        {
          seq: 1,
          events: [
            { event: "go", to: 5 },
            { event: "go", to: 6 },
          ],
        },
      ],
      view(9),
    );
    expect(stage.busy).toBe(true);
    expect(stage.view).toMatchObject({ turn: 5 });
    stage.skip();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(stage.busy).toBe(false);
    expect(stage.view).toMatchObject({ turn: 9 });
    expect(stage.lines).toHaveLength(2);
  });
});

describe("the desk", () => {
  const place: Choice = { notation: "place:x", verb: "place", args: { region: "x" } };
  const final: Choice = { notation: "end:x", verb: "end", args: { region: "x" }, final: true };
  it("offers one and the same choice at its targets, and asks before a final one", () => {
    const desk = new Desk();
    const made: string[] = [];
    desk.onchoose = (choice) => made.push(choice.notation);
    desk.stage.cut(view(0));
    desk.choices = [place, final];
    expect(desk.offers.get("region:x")).toEqual([place, final]);
    expect(desk.offers.get("region:x")?.[0]).toBe(desk.offered[0]);
    desk.pick(place);
    expect(made).toEqual(["place:x"]);
    desk.pick(final);
    expect([made.length, desk.armed]).toEqual([1, final]);
    desk.pick(final);
    expect(made).toEqual(["place:x", "end:x"]);
    expect(desk.armed).toBeNull();
  });
  it("offers nothing while a choice is under way", () => {
    const desk = new Desk();
    desk.stage.cut(view(0));
    desk.choices = [place];
    desk.sending = true;
    expect(desk.offered).toEqual([]);
    desk.pick(place);
    expect(desk.offers.size).toBe(0);
  });
});
