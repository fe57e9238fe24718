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
import { type GameEvent, patchOf, type Position, type View } from "../src/lib/wire";
import { type Language, LANGUAGES, Words } from "../src/lib/words";
import Prompt from "../src/ui/Prompt.svelte";
import ChoiceList from "../src/ui/ChoiceList.svelte";
import SeatPlaque from "../src/ui/SeatPlaque.svelte";
import { recordedBreakdown, recordedGame } from "./steps";

const file = new URL("./questions.json", import.meta.url);
const questions = JSON.parse(readFileSync(file, "utf8")) as Position[];
const named = questions.map((asked) => ({
  asked,
  game: asked.view.game,
  decision: asked.prompt?.decision ?? "",
}));

const GAMES = ["rattus", "notre-dame", "name-of-the-rose"];

// Loaded before the tests: compiling the boards takes longer than drawing them.
const uis: Record<string, GameUI> = {};
const texts: Record<string, Words> = {};
for (const language of LANGUAGES) texts[language] = await wordsOf(language);
for (const game of GAMES) {
  uis[game] = (await loadGameUI(game))!;
  for (const language of LANGUAGES) {
    texts[`${language} ${game}`] = await wordsOf(language, game);
  }
}

function tableViewOf(asked: Position, language: Language): TableView {
  const tableView = new TableView();
  const { game } = asked.view;
  settings.words = texts[language]!;
  tableView.ui = tableView.playback.ui = uis[game]!;
  tableView.words = texts[`${language} ${game}`]!;
  tableView.names = ["Anna", "Bela", "Cilli", "Dora", "Emil"];
  tableView.prompt = asked.prompt;
  tableView.choices = asked.choices;
  tableView.playback.show(asked.view);
  return tableView;
}

/** The page: another seat, the board, what the viewer holds, the prompt, the list. */
function page(tableView: TableView): string {
  const { Board, Hand, Seat } = tableView.ui!;
  const prompt = { asked: tableView.prompt !== null, waiting: "", notice: null };
  return [
    render(SeatPlaque, { props: { tableView, seat: 1 } }),
    render(Board as Component<{ tableView: TableView }>, { props: { tableView } }),
    render(SeatPlaque, { props: { tableView, seat: 0, own: true } }),
    Hand
      ? render(Hand, { props: { tableView, compact: false } })
      : Seat && render(Seat, { props: { tableView, seat: 0, own: true } }),
    render(Prompt, { props: { tableView, ...prompt } }),
    render(ChoiceList, { props: { tableView } }),
  ]
    .map((rendered) => rendered?.body ?? "")
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

describe.each(named)("$game asks: $decision", ({ asked }) => {
  it("offers every choice on the board, one step at a time", () => {
    const tableView = tableViewOf(asked, "en");
    const html = page(tableView);
    // The list unfolds where there are very many.
    for (const choice of asked.choices.slice(0, 60)) {
      expect(html, choice.notation).toContain(`data-choice="${choice.notation}"`);
    }
    expect(html.includes("data-unfold")).toBe(asked.choices.length > 60);
    // What may be pressed next is on the board, whatever was pressed before.
    const seen = new Set<string>();
    // Hundreds of accusations differ by the order of the same few pieces: two of them are played.
    const stride = Math.ceil(asked.choices.length / (asked.choices.length > 60 ? 2 : 40));
    for (const choice of asked.choices.filter((_, i) => i % stride === 0)) {
      const targets = tableView.targets(choice);
      for (let n = 0; n <= targets.length; n++) {
        tableView.steps = targets.slice(0, n);
        if (seen.has(tableView.steps.join(" ")) || tableView.narrowed.length === 0) continue;
        if (n > 0 && tableView.narrowed.length === 1) break; // it is made at once
        seen.add(tableView.steps.join(" "));
        const shown = pieces(page(tableView));
        expect([...shown].sort(), tableView.chosenText()).toEqual(
          [...tableView.offers.keys()].sort(),
        );
      }
    }
    tableView.steps = [];
  });
  it("has all texts in every language", () => {
    for (const language of LANGUAGES) {
      const tableView = tableViewOf(asked, language);
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

/** An event of a recorded game, with the view that is shown at it. */
interface Moment {
  event: GameEvent;
  shown: View;
  /** What lies over the board, by the events of the same step. */
  overlay: unknown;
}

/** Of each kind of event the first, the last and the one in the middle. */
function momentsOf(game: string): { kind: string; moments: Moment[] }[] {
  const kinds: Record<string, Moment[]> = {};
  let before: View | null = null;
  for (const { events, view } of recordedGame<View>(game)) {
    let shown = { ...(before ?? view), stack: [] };
    let overlay: unknown = null;
    for (const event of events) {
      shown = applyPatch(shown, patchOf(event) ?? {});
      overlay = uis[game]!.overlay!(overlay, event);
      (kinds[event.event] ??= []).push({ event, shown, overlay });
    }
    before = view;
  }
  return Object.entries(kinds).map(([kind, all]) => {
    const numbers = new Set([0, Math.floor(all.length / 2), all.length - 1]);
    return { kind, moments: [...numbers].map((i) => all[i]!) };
  });
}

describe.each(GAMES)("a recorded game of %s", (game) => {
  it.each(momentsOf(game))("is drawn at: $kind", ({ kind, moments }) => {
    for (const { event, shown, overlay } of moments) {
      const asked = { view: shown, choices: [], prompt: null, actors: [], outcome: null };
      const tableView = tableViewOf(asked, "en");
      tableView.names = ["Anna", "Bela", "Cees", "Dora"];
      tableView.playback.busy = true;
      tableView.playback.current = event;
      tableView.playback.overlay = overlay;
      expect(page(tableView), kind).not.toContain("undefined");
    }
  });
  it("ends with points whose sources have words in every language", () => {
    const { view } = recordedGame<View>(game).at(-1)!;
    const breakdown = recordedBreakdown(game);
    expect(breakdown).toHaveLength(view.players);
    for (const [seat, score] of view.outcome!.scores.entries()) {
      expect(uis[game]!.score!(view, seat)).toBe(score);
      expect(Object.values(breakdown[seat]!).reduce((a, b) => a + b)).toBe(score);
    }
    for (const language of LANGUAGES) {
      for (const source of Object.keys(breakdown[0]!))
        expect(texts[`${language} ${game}`]!.has(`tally-${source}`), source).toBe(true);
    }
  });
});
