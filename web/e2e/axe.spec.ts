/** axe finds nothing, of any level, on any page, at any composition of the table. */
import { expect, findings, LONG, openDrawer, pointAt, prefer, test } from "./helpers";
import { open, openEnd, questions } from "./position";

/** One window for each composition. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];
const GAMES = ["rattus", "notre-dame", "name-of-the-rose"];

/** The pages that the ordinary run looks at come first. */
const PAGES = [
  ...["", "new/rattus", "rules/rattus", "settings", "replay", "nowhere"],
  ...["fair", "learn/rattus", "learn/notre-dame/new", "puzzles/rattus", "analysis/rattus"],
];

test("axe finds nothing on the pages", async ({ page }) => {
  await prefer(page, { speed: "off" });
  const look = async (where: string) => {
    await page.locator("h1").first().waitFor();
    await page.waitForTimeout(250);
    expect(await findings(page), where).toEqual([]);
  };
  for (const size of LONG ? WINDOWS : WINDOWS.slice(0, 1)) {
    await page.setViewportSize(size);
    for (const path of LONG ? PAGES : PAGES.slice(0, 6)) {
      await page.goto(`./#/${path}`);
      await look(path);
    }
    if (!LONG) continue;
    await page.goto("./#/puzzles/rattus");
    await page.locator("[data-today]").click();
    await page.locator("[data-puzzle]").waitFor();
    await look("a puzzle");
    await page.goto("./#/new/rattus");
    await page.locator("button.start").click();
    await page.locator(".invite svg").first().waitFor();
    await look("the page that waits for players");
  }
});

for (const game of GAMES) {
  test(`axe finds nothing at a table of ${game}`, async ({ page }) => {
    const { players } = questions.find(({ view }) => view.game === game)!.view;
    const asked = questions.filter(({ view }) => view.game === game && view.players === players);
    const each = Math.ceil(asked.length / WINDOWS.length);
    const table = await open(page, asked[0]!, { language: "en" });
    const found: string[] = [];
    const look = async (where: string) =>
      found.push(...(await findings(page)).map((finding) => `${where}: ${finding}`));
    // The ordinary run looks at two of the four compositions of each game.
    const sizes = LONG ? WINDOWS : WINDOWS.slice(0, 3).filter((_, i) => i !== GAMES.indexOf(game));
    for (const [i, size] of sizes.entries()) {
      await page.setViewportSize(size);
      await table.show(asked[(i * each + 2) % asked.length]!);
      await look(`${size.width}×${size.height}`);
    }
    await page.setViewportSize(WINDOWS[0]!);
    await page.locator("[data-list]").click();
    await look("the list");
    await page.keyboard.press("Escape");
    const drawers = game === "rattus" ? (["Log", "Chat", "Rules", "Table"] as const) : [];
    for (const drawer of drawers) {
      await openDrawer(page, drawer);
      await look(drawer);
    }
    if (drawers.length > 0) await page.keyboard.press("Escape");
    await pointAt(page, "seat:1");
    await look("inspector");
    expect(found).toEqual([]);
  });

  test(`axe finds nothing at the end of ${game}`, async ({ page }) => {
    await openEnd(page, game, { language: "en" });
    expect(await findings(page)).toEqual([]);
  });
}

test("axe finds nothing where fronts of rat tokens are known", async ({ page }) => {
  const knows = questions.find(
    ({ view, prompt }) => view.game === "rattus" && prompt?.decision === "witch-swap",
  )!;
  await open(page, knows, { language: "en" });
  await expect(page.locator(".known .front").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
