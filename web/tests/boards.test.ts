/** Every question of every game, drawn on its board: what may be chosen can be pressed there. */
import "./browser";
import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import { type GameUI, loadGameUI } from "../src/lib/gameUI";
import { TableView } from "../src/lib/tableView.svelte";
import { settings } from "../src/lib/settings.svelte";
import { wordsOf } from "../src/lib/texts";
import { applyPatch } from "../src/lib/patch";
import { patchOf, type Position, type View } from "../src/lib/wire";
import { type Language, LANGUAGES, Words } from "../src/lib/words";
import Prompt from "../src/ui/Prompt.svelte";
import SeatCard from "../src/ui/SeatCard.svelte";
import { recordedBreakdown, recordedGame } from "./steps";

const file = new URL("./questions.json", import.meta.url);
const questions = JSON.parse(readFileSync(file, "utf8")) as Position[];
const named = questions.map((asked) => ({
  asked,
  game: asked.view.game,
  decision: asked.prompt?.decision ?? "",
}));

async function tableViewOf(asked: Position, language: Language): Promise<TableView> {
  const tableView = new TableView();
  const { game } = asked.view;
  settings.words = await wordsOf(language);
  tableView.ui = tableView.playback.ui = (await loadGameUI(game)) as GameUI;
  tableView.words = await wordsOf(language, game);
  tableView.names = ["Anna", "Bela"];
  tableView.prompt = asked.prompt;
  tableView.choices = asked.choices;
  tableView.playback.show(asked.view);
  return tableView;
}

/** The page: another seat, the board, the viewer's seat, the prompt with its list. */
function page(tableView: TableView): string {
  const prompt = { mine: true, waiting: "", canUndo: false, notice: null, onundo: () => {} };
  return [
    render(SeatCard, { props: { tableView, seat: 1 } }),
    render(tableView.ui!.Board as Component<{ tableView: TableView }>, { props: { tableView } }),
    render(SeatCard, { props: { tableView, seat: 0, own: true } }),
    render(Prompt, { props: { tableView, ...prompt } }),
  ]
    .map(({ body }) => body)
    .join("\n");
}

/** What may be pressed, by the name of the piece. */
function pieces(html: string): Set<string> {
  const tags = [...html.matchAll(/<\w+[^>]*\sdata-target="([^"]+)"[^>]*>/g)];
  return new Set(tags.filter(([tag]) => tag.includes("data-choosable")).map(([, name]) => name!));
}

it("cover every decision, also those of the new persons", () => {
  const asked = new Set(named.map(({ game, decision }) => `${game} ${decision}`));
  for (const person of ["gypsies", "coachman", "benefactor", "advise", "procurator", "actress"])
    expect(asked).toContain(`notre-dame ${person}`);
  expect(asked).toContain("rattus witch-swap");
  expect(asked).toContain("name-of-the-rose whisper");
});

describe.each(named)("$game asks: $decision", ({ asked, game }) => {
  it("offers every choice on a piece of the board", async () => {
    const tableView = await tableViewOf(asked, "en");
    const html = page(tableView);
    const shown = pieces(html);
    expect([...shown].sort()).toEqual([...tableView.offers.keys()].sort());
    for (const choice of asked.choices) {
      expect(html, choice.notation).toContain(`data-choice="${choice.notation}"`);
      const targets = tableView.targets(choice);
      if (game === "notre-dame") expect(targets, choice.notation).not.toEqual([]);
      // A piece that stands for one choice makes it; for several, it asks which.
      for (const target of targets) expect(shown, choice.notation).toContain(target);
    }
  });
  it("has all texts in every language", async () => {
    for (const language of LANGUAGES) {
      const tableView = await tableViewOf(asked, language);
      const said = vi.spyOn(Words.prototype, "say");
      const html = page(tableView);
      const missing = said.mock.calls.filter(
        ([key], i) => key !== "" && !(said.mock.contexts[i] as Words).has(key),
      );
      said.mockRestore();
      expect(missing, language).toEqual([]);
      expect(html, language).not.toContain("{$");
    }
  });
});

const GAMES = ["rattus", "notre-dame", "name-of-the-rose"];

describe.each(GAMES)("a recorded game of %s", (game) => {
  it("is drawn at every event, from the views its patches make", async () => {
    const steps = recordedGame<View>(game);
    for (let i = 1; i < steps.length; i += 6) {
      let view = { ...steps[i - 1]!.view, stack: [] };
      const asked = { view, choices: [], prompt: null, actors: [], outcome: null };
      const tableView = await tableViewOf(asked, "en");
      tableView.names = ["Anna", "Bela", "Cees", "Dora"];
      tableView.playback.busy = true;
      for (const event of steps[i]!.events) {
        view = applyPatch(view, patchOf(event) ?? {});
        tableView.playback.view = view;
        tableView.playback.current = event;
        tableView.playback.overlay = tableView.ui!.overlay!(tableView.playback.overlay, event);
        expect(page(tableView), event.event).not.toContain("undefined");
      }
    }
  });
  it("ends with points whose sources have words in every language", async () => {
    const ui = (await loadGameUI(game))!;
    const steps = recordedGame<View>(game);
    const { view } = steps.at(-1)!;
    const breakdown = recordedBreakdown(game);
    expect(breakdown).toHaveLength(view.players);
    for (const [seat, score] of view.outcome!.scores.entries()) {
      expect(ui.score!(view, seat)).toBe(score);
      expect(Object.values(breakdown[seat]!).reduce((a, b) => a + b)).toBe(score);
    }
    for (const language of LANGUAGES) {
      const words = await wordsOf(language, game);
      for (const source of Object.keys(breakdown[0]!))
        expect(words.has(`tally-${source}`), `${language} ${source}`).toBe(true);
    }
  });
});
