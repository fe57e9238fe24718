import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { WebSocketRoute } from "@playwright/test";
import { expect, prefer, test } from "./helpers";

interface Asked {
  view: { game: string };
  prompt: { decision: string };
  choices: { notation: string }[];
}
const file = fileURLToPath(new URL("../tests/questions.json", import.meta.url));
const questions = (JSON.parse(readFileSync(file, "utf8")) as Asked[]).filter(
  ({ view }) => view.game === "notre-dame",
);

/** A press that is the answer, and what it says. */
const NEWCOMERS: Record<string, [piece: string, notation: RegExp]> = {
  gypsies: ["sector:0:", /^return:/],
  coachman: ["kind:", /^kind:/],
  benefactor: ["space:", /^pay:/],
  advise: ["person:", /^hire:/],
  procurator: ["sector:0:", /^act:/],
};

test("Notre Dame: decisions of the new persons are made on the board", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  const seat = (name: string, bot: string | null) => ({ kind: "human", name, bot, gone: "" });
  const table = {
    ...{ id: "t", game: "notre-dame", version: 1, players: 2, options: {}, listed: false },
    ...{ status: "running", votes: {}, created_at: 0, rematch: null, outcome: null, seq: 1 },
    clock: { mode: "none", seconds: 0 },
    seats: [seat("Anna", null), seat("Bela", "random")],
  };
  const clock = { mode: "none", seconds: 0, spent: [0, 0], owed_since: [null, null] };
  let socket!: WebSocketRoute;
  const sent: string[] = [];
  await page.routeWebSocket(/api\/socket/, (opened) => {
    socket = opened;
    opened.onMessage((text) => {
      const said = JSON.parse(String(text)) as { id: number; type?: string; choice?: string };
      if (said.choice !== undefined) sent.push(said.choice);
      else if (said.type !== "ping")
        opened.send(JSON.stringify({ type: "welcome", id: said.id, seats: [0], now: 0, table }));
    });
  });
  await page.addInitScript(() =>
    localStorage.setItem(
      "ratskeller-seats",
      JSON.stringify({ t: { table: "t", game: "notre-dame", seats: { "0": "-" }, at: 1 } }),
    ),
  );
  await page.goto("./#/table/t");
  let seq = 0;
  for (const [decision, [piece, notation]] of Object.entries(NEWCOMERS)) {
    const asked = questions.find(({ prompt }) => prompt.decision === decision);
    if (!asked) continue;
    seq += 1;
    const update = { type: "update", table: "t", viewer: 0, seq, status: "running", entries: [] };
    await expect(async () => {
      socket.send(JSON.stringify({ ...update, can_undo: false, clock, ...asked }));
      await expect(page.locator("[data-choosable]").first()).toBeVisible({ timeout: 500 });
    }).toPass();
    const target = page.locator(`[data-choosable][data-target^="${piece}"]`).first();
    await target.click();
    await expect.poll(() => sent.length, decision).toBe(seq);
    expect(sent.at(-1), decision).toMatch(notation);
    expect(asked.choices.map((each) => each.notation)).toContain(sent.at(-1));
  }
  expect(seq).toBeGreaterThan(3);
});

test("Notre Dame: one screen for two players hides the other's cards", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  await page.goto("./#/new/notre-dame?with=bots");
  await page.locator(".number", { hasText: "2" }).click();
  await page.locator(".seats select").nth(1).selectOption("here");
  await page.locator("button.start").click();
  const curtain = page.locator(".curtain");
  const card = page.locator('[data-target^="pick:"][data-choosable]').first();
  const front = () => page.locator('[data-target^="stock:"]').first().getAttribute("data-target");
  const drawn: number[] = [];
  // Both choose at once: each keeps a card, then one of the two received. Who sits there goes on.
  for (const [turn, seat] of [0, 1, 1, 0].entries()) {
    if (turn === 1 || turn === 3) {
      await expect(curtain).toBeVisible();
      expect(await curtain.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
      await expect(page.locator("main.table-page")).toHaveAttribute("inert");
      expect(await front(), "behind the curtain").toBe(`stock:${1 - seat}`);
      await curtain.getByRole("button").click();
    }
    await expect(card).toBeVisible();
    expect(await front()).toBe(`stock:${seat}`);
    drawn.push(await page.locator('[data-target^="pick:"]').count());
    await card.click();
  }
  expect(drawn).toEqual([3, 3, 2, 2]);
});
