/** Every question of every game, drawn on its board: what may be chosen can be pressed there. */
import "./browser";
import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import { type Face, faceOf } from "../src/lib/board";
import { Desk } from "../src/lib/desk.svelte";
import { settings } from "../src/lib/settings.svelte";
import { wordsOf } from "../src/lib/texts";
import type { Position, View } from "../src/lib/wire";
import { type Language, LANGUAGES, Words } from "../src/lib/words";
import Prompt from "../src/ui/Prompt.svelte";
import SeatCard from "../src/ui/SeatCard.svelte";
import { recordedGame, recordedGames, type Step } from "./steps";

const file = new URL("./questions.json", import.meta.url);
const questions = JSON.parse(readFileSync(file, "utf8")) as Position[];
const named = questions.map((asked) => ({
  asked,
  game: asked.view.game,
  decision: asked.prompt?.decision ?? "",
}));

async function deskOf(asked: Position, language: Language): Promise<Desk> {
  const desk = new Desk();
  const { game } = asked.view;
  settings.words = await wordsOf(language);
  desk.face = desk.stage.face = (await faceOf(game)) as Face;
  desk.words = await wordsOf(language, game);
  desk.names = ["Anna", "Bela"];
  desk.prompt = asked.prompt;
  desk.choices = asked.choices;
  desk.stage.cut(asked.view);
  return desk;
}

/** The page as it stands: others, the board, the own things, the prompt with its list. */
function page(desk: Desk): string {
  const prompt = { mine: true, waiting: "", canUndo: false, notice: null, onundo: () => {} };
  return [
    render(SeatCard, { props: { desk, seat: 1 } }),
    render(desk.face!.Board as Component<{ desk: Desk }>, { props: { desk } }),
    render(SeatCard, { props: { desk, seat: 0, own: true } }),
    render(Prompt, { props: { desk, ...prompt } }),
  ]
    .map(({ body }) => body)
    .join("\n");
}

/** What may be pressed, by the name of the piece. */
function pieces(html: string): Set<string> {
  const tags = [...html.matchAll(/<\w+[^>]*\sdata-target="([^"]+)"[^>]*>/g)];
  return new Set(tags.filter(([tag]) => tag.includes("data-choosable")).map(([, name]) => name!));
}

it("are all there, those of the newcomers too", () => {
  const asked = new Set(named.map(({ game, decision }) => `${game} ${decision}`));
  for (const person of ["gypsies", "coachman", "benefactor", "advise", "procurator", "actress"])
    expect(asked).toContain(`notre-dame ${person}`);
  expect(asked).toContain("rattus witch-swap");
  expect(asked).toContain("name-of-the-rose whisper");
});

describe.each(named)("$game asks: $decision", ({ asked, game }) => {
  it("by pieces of the board, each the choice it stands for", async () => {
    const desk = await deskOf(asked, "en");
    const html = page(desk);
    const shown = pieces(html);
    expect([...shown].sort()).toEqual([...desk.offers.keys()].sort());
    for (const choice of asked.choices) {
      expect(html, choice.notation).toContain(`data-choice="${choice.notation}"`);
      const targets = desk.targets(choice);
      if (game === "notre-dame") expect(targets, choice.notation).not.toEqual([]);
      // A piece that stands for one choice makes it; for several, it asks which.
      for (const target of targets) expect(shown, choice.notation).toContain(target);
    }
  });
  it("in words of every language, none of them missing", async () => {
    for (const language of LANGUAGES) {
      const desk = await deskOf(asked, language);
      const said = vi.spyOn(Words.prototype, "say");
      const html = page(desk);
      const missing = said.mock.calls.filter(
        ([key], i) => key !== "" && !(said.mock.contexts[i] as Words).has(key),
      );
      said.mockRestore();
      expect(missing, language).toEqual([]);
      expect(html, language).not.toContain("{$");
    }
  });
});

describe.each([
  ["rattus", recordedGame<View>("rattus"), 1],
  ["notre-dame", recordedGames<View>("notre-dame")[1]!, 7],
  ["name-of-the-rose", recordedGame<View>("name-of-the-rose"), 3],
] as [string, Step<View>[], number][])("the end of %s", (game, steps, many) => {
  it("says how all points came, to the last one", async () => {
    const face = (await faceOf(game))!;
    const { view } = steps.at(-1)!;
    const events = steps.flatMap((step) => step.events);
    const sources = new Set<string>();
    view.outcome!.scores.forEach((score, seat) => {
      const parts = face.tally!(view, seat, events);
      expect(parts.reduce((sum, [, count]) => sum + count, 0)).toBe(score);
      for (const [key, count] of parts) if (count !== 0) sources.add(key);
    });
    expect(sources.size).toBeGreaterThanOrEqual(many);
    const words = await wordsOf("de", game);
    for (const key of sources) expect(words.has(key), key).toBe(true);
  });
});
