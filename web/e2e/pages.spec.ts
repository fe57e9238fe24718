import { test as plain } from "@playwright/test";
import { LANGUAGES } from "../src/lib/words";
import { change, expect, findings, LONG, type Page, prefer, start, test } from "./helpers";

interface Made {
  table: { id: string; game: string };
  secrets: Record<string, string>;
  invite: string;
}

/** Open a table without the page; `keys` says whether this browser holds its seats. */
async function open(page: Page, seats: object[], keys: boolean, listed = false): Promise<Made> {
  const answer = await page.request.post("./api/tables", {
    data: { game: "rattus", players: seats.length, seats, listed },
  });
  const made = (await answer.json()) as Made;
  if (keys) {
    await page.goto("./#/settings");
    await page.evaluate(({ table, secrets, invite }) => {
      const known = { table: table.id, game: table.game, seats: secrets, invite, at: Date.now() };
      const all = JSON.parse(localStorage.getItem("ratskeller-seats") ?? "{}") as object;
      const kept = JSON.stringify({ ...all, [table.id]: known });
      localStorage.setItem("ratskeller-seats", kept);
    }, made);
  }
  return made;
}
const me = { kind: "mine", name: "Anna" };
const bot = { kind: "bot", bot: "random", name: "Bruno" };
const free = { kind: "open" };

test("the home page says where one is awaited, first of all and in the title", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await open(page, [me, free], true);
  await open(page, [me, { kind: "mine", name: "Otto" }], true);
  await page.goto("./");
  await expect(page).toHaveTitle("(1) Your turn · Ratskeller");
  const rows = page.locator("section", { hasText: "My tables" }).last().locator("a.row");
  await expect(rows.first()).toContainText("Your turn");
  await expect(rows.nth(1)).toContainText("one seat free");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("region", { name: "It is your turn at one table." }).locator("a").click();
  await expect(page.locator("[data-curtain], .curtain, [data-choice]").first()).toBeVisible();
});

plain("without a server the home page says so, and finds it again by itself", async ({ page }) => {
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("./");
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached");
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.locator("article").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

plain("an invitation that cannot be followed says why, and what to do", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const way = (name: string) => page.locator("main").getByRole("link", { name, exact: true });
  await page.goto("./#/join/nowhere");
  await expect(heading).toHaveText("This invitation leads nowhere");
  await expect(way("Home")).toBeVisible();
  const running = await open(page, [me, bot], false);
  await page.goto(`./#/join/${running.table.id}`);
  await expect(heading).toHaveText("This game has already begun");
  await expect(way("Watch")).toBeVisible();
  const hidden = await open(page, [me, free], false);
  await page.goto(`./#/join/${hidden.table.id}`);
  await expect(heading).toHaveText("This table is private");
  await page.goto(`./#/join/${hidden.table.id}?invite=wrong`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(heading).toHaveText("This table is private");
  await page.request.post(`./api/tables/${hidden.table.id}/close`, {
    headers: { Authorization: `Bearer ${hidden.secrets[0]}` },
  });
  await page.reload();
  await expect(heading).toHaveText("This table was closed");
});

test("a finished game's invitation leads to its replay", async ({ page }) => {
  const { table } = await open(page, [bot, bot], false);
  await expect(async () => {
    const answer = await page.request.get(`./api/tables/${table.id}`);
    expect(((await answer.json()) as { status: string }).status).toBe("finished");
  }).toPass({ timeout: 60_000 });
  await page.goto(`./#/join/${table.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This game is over");
  await page.locator("main").getByRole("link", { name: "Replay", exact: true }).click();
  await expect(page.getByRole("slider")).toBeVisible();
});

test("one sits down by an invitation", async ({ page }) => {
  await prefer(page, { speed: "off" });
  const { table, invite } = await open(page, [me, free, free], false);
  await page.goto(`./#/join/${table.id}?invite=${invite}`);
  await expect(page.locator("main")).toContainText("Anna is waiting for you.");
  expect(await findings(page)).toEqual([]);
  await page.getByLabel("Your name").fill("Otto");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The table is ready");
  await expect(page.locator("main li", { hasText: "Otto" })).toContainText("(you)");
  await page.getByRole("button", { name: "Give up your seat" }).click();
  await expect(page.locator("article").first()).toBeVisible();
});

test("free seats are filled with bots, and the game begins", async ({ page }) => {
  await prefer(page, { speed: "off" });
  const { table } = await open(page, [me, free, free], true);
  await page.goto(`./#/table/${table.id}`);
  await expect(page.getByRole("img", { name: "Invitation link as a QR code" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel("Strength of the bots").selectOption("random");
  await page.getByRole("button", { name: "Let a bot play" }).first().click();
  await expect(page.locator("main").getByRole("status")).toContainText(
    "One player is still missing",
  );
  await page.getByRole("button", { name: "Let a bot play" }).click();
  await expect(page.locator(".on-board, [data-target]").first()).toBeVisible();
});

test("whoever opened a table cancels it after being asked", async ({ page }) => {
  const { table } = await open(page, [me, free], true);
  await page.goto(`./#/table/${table.id}`);
  await page.getByRole("button", { name: "Cancel the table" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Cancel the table" }).click();
  await page.getByRole("button", { name: "Cancel the table" }).click();
  await expect(page.locator("article").first()).toBeVisible();
  await expect(page.locator("main")).toContainText("You are not sitting at any table yet");
  await page.goto(`./#/table/${table.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This table was closed");
});

test("the rules and the settings lead back to the table", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await start(page);
  const table = page.url();
  await page.evaluate(() => (location.hash = "#/rules/rattus"));
  await page.locator("header").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page).toHaveURL(table);
  await expect(page.locator(".on-board, [data-target]").first()).toBeVisible();
});

test("the rules page shows the guide; its clauses are links", async ({ page }) => {
  await page.goto("./#/rules/rattus");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to play Rattus");
  await expect(page.locator("figure svg").first()).toBeVisible();
  await page.locator("a.clause", { hasText: "4.5" }).first().click();
  const clause = page.locator('[id="clause-4.5"]');
  await expect(clause).toHaveAttribute("data-aimed", "");
  await expect(clause).toBeInViewport();
  await page.getByRole("navigation", { name: "Contents" }).getByText("The six classes").click();
  await expect(page.getByRole("heading", { name: "The six classes" })).toBeInViewport();
  await expect(clause).not.toHaveAttribute("data-aimed", "");
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comment jouer à Rattus");
  await expect(page.locator("figure text", { hasText: "face cachée" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("nothing is wider than a phone, in its fonts or before they arrive", async ({ page }) => {
  let arrived = false;
  await page.route(/woff2$/, (route) => (arrived ? route.continue() : route.fulfill()));
  await page.route("**/api/tables/x", (route) => route.fulfill({ status: 204 }));
  await page.setViewportSize({ width: 320, height: 568 });
  const paths = [
    "",
    "new/rattus",
    "rules/notre-dame",
    "settings",
    "account",
    "replay",
    "fair",
    "join/x",
  ];
  for (arrived of [false, true]) {
    for (const path of paths) {
      await page.goto(`./#/${path}`);
      await page.reload();
      await page.locator("h1").first().waitFor();
      await page
        .locator("summary")
        .evaluateAll((all) => all.forEach((each) => each.parentElement!.setAttribute("open", "")));
      // In turn, so that every page is seen in all languages and every language in both ways.
      const turn = paths.indexOf(path) + (arrived ? 1 : 0);
      for (const language of LANGUAGES.filter((_, i) => LONG || (i + turn) % 2 === 0)) {
        await change(page, { language });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${path} ${language}`,
        ).toBeLessThanOrEqual(320);
      }
    }
  }
});
