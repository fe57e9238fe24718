import { describe, expect, it } from "vitest";
import { TableView } from "../src/lib/tableView.svelte";
import { EventPlayer } from "../src/lib/eventPlayer.svelte";
import type { Choice, GameEvent, View } from "../src/lib/wire";

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

describe("the event player", () => {
  it("shows everything at once at pace 0, and keeps the log", () => {
    const player = new EventPlayer();
    player.pace = () => 0;
    player.show(view(0));
    player.play([{ seq: 2, events: [{ event: "a" }, { event: "b", seat: 1 }] }], view(1));
    expect(player.busy).toBe(false);
    expect(player.view).toEqual(view(1));
    expect(player.log.map((line) => [line.seq, line.kind])).toEqual([
      [2, "event-a"],
      [2, "event-b"],
    ]);
    player.forget(2);
    expect(player.log).toEqual([]);
  });
  it("plays events one after another by their patches, until it is skipped", async () => {
    const player = new EventPlayer();
    player.pace = () => 1;
    player.ui = {
      Board: null as never,
      overlay: (before, event) => [...((before as string[] | null) ?? []), event.event],
    };
    player.show(view(0));
    const go = (turn: number, event = "go") => ({ event, patch: { turn } }) as unknown as GameEvent;
    player.play([{ seq: 1, events: [go(5), go(6, "stop")] }], view(9));
    expect(player.busy).toBe(true);
    expect(player.view).toMatchObject({ turn: 5 });
    expect([player.current?.event, player.overlay]).toEqual(["go", ["go"]]);
    player.skip();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(player.busy).toBe(false);
    expect(player.view).toMatchObject({ turn: 9 });
    expect([player.current, player.overlay]).toEqual([null, null]);
    expect(player.log.map(({ kind, args }) => [kind, args])).toEqual([
      ["event-go", {}],
      ["event-stop", {}],
    ]);
  });
  it("shows events without patches, and then the view", async () => {
    const player = new EventPlayer();
    player.pace = () => 1;
    player.show(view(0));
    player.play([{ seq: 1, events: [{ event: "go" }] }], view(3));
    expect(player.view).toMatchObject({ turn: 0 });
    player.skip();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(player.view).toMatchObject({ turn: 3 });
  });
});

describe("the table view", () => {
  const place: Choice = { notation: "place:x", verb: "place", args: { region: "x" } };
  const final: Choice = { notation: "end:x", verb: "end", args: { region: "x" }, final: true };
  it("offers the same choice at all its targets, and asks before a final one", () => {
    const tableView = new TableView();
    const made: string[] = [];
    tableView.onchoose = (choice) => made.push(choice.notation);
    tableView.playback.show(view(0));
    tableView.choices = [place, final];
    expect(tableView.offers.get("region:x")).toEqual([place, final]);
    expect(tableView.offers.get("region:x")?.[0]).toBe(tableView.offered[0]);
    tableView.pick(place);
    expect(made).toEqual(["place:x"]);
    tableView.pick(final);
    expect([made.length, tableView.armed]).toEqual([1, final]);
    tableView.pick(final);
    expect(made).toEqual(["place:x", "end:x"]);
    expect(tableView.armed).toBeNull();
  });
  it("offers nothing while a choice is being sent", () => {
    const tableView = new TableView();
    tableView.playback.show(view(0));
    tableView.choices = [place];
    tableView.sending = true;
    expect(tableView.offered).toEqual([]);
    tableView.pick(place);
    expect(tableView.offers.size).toBe(0);
  });
});
