/** A table in a given position, without a game behind it: the test answers the socket. */
import { readFileSync } from "node:fs";
import type { Page, WebSocketRoute } from "@playwright/test";
import type { GameEvent, Position, Schemas, View } from "../src/lib/wire";
import { change } from "./helpers";
import { recordedBreakdown, recordedGame } from "../tests/steps";

const file = new URL("../tests/questions.json", import.meta.url);
/** A position for every question of every game. */
export const questions = JSON.parse(readFileSync(file, "utf8")) as Position[];

const TABLE = "layout";
const NAMES = ["Anna", "Bartholomäus", "Clara", "Dietmar", "Edith"];

/** A table that is open in a page; its position and the settings can be changed in place. */
export interface Shown {
  show: (position: Position) => Promise<void>;
  prefer: (settings: Record<string, unknown>) => Promise<void>;
  /** What the coach hears with the next position. */
  coach: (...concepts: Schemas["ConceptData"][]) => void;
  /** Send what others did, and the view it leads to; it is played on the board. */
  play: (events: GameEvent[], view: View) => void;
}

/** A review of a finished game in which the lead changes now and then, with two turning points. */
function reviewOf({ game, players }: View): Schemas["ReviewStatus"] {
  const LENGTH = 40;
  const shares = Array.from({ length: LENGTH + 1 }, (_, n) => {
    const parts = Array.from({ length: players }, (_, i) => 1.2 + Math.sin(n / 5 + 2 * i));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => part / whole);
  });
  const [first, second] = questions.filter(({ view }) => view.game === game);
  const turned = [first!, second!].map(({ choices: [choice] }, i) => ({
    ...{ number: 12 * (i + 1), seat: i, choice: choice!.notation, name: "blunder", loss: 0.21 },
    ...{ values: [], error: 0, luck: [], hidden: [], others: [], reasons: [] },
  }));
  const choices = [...first!.choices, ...second!.choices];
  return {
    ...{ id: "review", status: "done", judged: LENGTH, total: LENGTH, ahead: 0 },
    choices: Object.fromEntries(choices.map(({ notation, ...spoken }) => [notation, spoken])),
    review: {
      ...{ format: 1, game, version: 1, players, seats: [], bot: "hard", effort: "quick" },
      ...{ shares, steps: turned, accounts: [], turning_points: [12, 24] },
    },
  };
}

/** The end of a recorded game; the server is not asked where its points came from. */
export async function openEnd(page: Page, game: string, settings: object): Promise<View> {
  // Recorded views leave out what boards do not draw.
  const view: View = { ...recordedGame<View>(game).at(-1)!.view, stack: [] };
  const breakdown = recordedBreakdown(game);
  const record = { game, choices: Array.from({ length: 40 }, () => [0, ""]) };
  await page.route(/api\/tables\/\w+\/record$/, (route) => route.fulfill({ json: record }));
  await page.route(/api\/tables\/\w+\/review$/, (route) => route.fulfill({ json: reviewOf(view) }));
  await page.route(/api\/breakdown$/, (route) => route.fulfill({ json: breakdown }));
  const position = { view, choices: [], prompt: null, actors: [], outcome: view.outcome };
  await open(page, position, { ...settings });
  return view;
}

/** Who sits at the table besides seat 0. */
export interface Company {
  /** So many seats are people's, the rest bots'. */
  people?: number;
  /** For so many seconds seat 1 has owed a choice. */
  owed?: number;
}

/** Open a table that shows a position to seat 0. Choices are accepted and lead nowhere. */
export async function open(
  page: Page,
  first: Position,
  settings: Record<string, unknown>,
  { people = 1, owed }: Company = {},
): Promise<Shown> {
  const { players, game, options } = first.view;
  const seats = NAMES.slice(0, players).map((name, seat) => ({
    kind: seat < people ? "human" : "bot",
    name,
    bot: seat < people ? null : "easy",
    gone: "",
  }));
  const clock = { mode: "none", seconds: 0 };
  const table = {
    ...{ id: TABLE, game, players, seats, clock, options, outcome: null },
    ...{ status: "running", listed: false, created_at: 0, rematch: null, seq: 1, votes: {} },
    ...{ actors: [0], hosts: [0], version: 1 },
  };
  const since = NAMES.slice(0, players).map((_, seat) =>
    seat === 1 && owed !== undefined ? Date.now() / 1000 - owed : null,
  );
  let shown = first;
  let seq = 1;
  let concepts: Schemas["ConceptData"][] = [];
  const update = (entries: object[] = []) => {
    const { view, choices, prompt, outcome } = shown;
    return JSON.stringify({
      ...{ type: "update", table: TABLE, viewer: 0, seq, status: "running", entries },
      ...{ can_undo: true, actors: [0], view, choices, prompt, outcome: outcome ?? null },
      concepts,
      clock: { ...clock, spent: since.map(() => 0), owed_since: since },
    });
  };
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/api\/socket/, (opened) => {
    socket = opened;
    opened.onMessage((text) => {
      const { type, id } = JSON.parse(String(text)) as { type: string; id: number };
      if (type !== "hello") return;
      const now = Date.now() / 1000;
      opened.send(JSON.stringify({ type: "welcome", id, seats: [0], now, patience: 60, table }));
      opened.send(update());
    });
  });
  await page.addInitScript(
    ([seat, stored]) => {
      localStorage.setItem("ratskeller-seats", seat!);
      localStorage.setItem("ratskeller-settings", stored!);
    },
    [
      JSON.stringify({ [TABLE]: { table: TABLE, game, seats: { 0: "secret" }, at: 1 } }),
      JSON.stringify({ speed: "off", ...settings }),
    ],
  );
  await page.goto(`./#/table/${TABLE}`);
  const ready = first.outcome ? ".over" : first.prompt ? "[data-list]:enabled" : ".table-page";
  await page.locator(ready).first().waitFor();
  await page.locator(".on-board [data-target]").first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  return {
    async show(position) {
      shown = position;
      seq += 1;
      socket!.send(update());
      await page.locator(`.table-page[data-seq="${seq}"]`).waitFor();
    },
    play(events, view) {
      shown = { ...shown, view };
      seq += 1;
      socket!.send(update([{ seq, kind: "chosen", seat: 1, events }]));
    },
    coach: (...heard) => (concepts = heard),
    prefer: (wanted) => change(page, wanted),
  };
}
