import { choose, expect, openDrawer, prefer, start, test, type Page } from "./helpers";

const LINES = 16;

/** The first lines of the log of a game against a random bot. */
async function told(page: Page): Promise<string[]> {
  await start(page, 2);
  for (let i = 0; i < 6; i++) await choose(page, (all) => all.sort()[0] ?? "");
  await expect(page.locator("[data-list]:enabled")).toBeVisible();
  await openDrawer(page, "Log");
  const log = await page.locator("ol[aria-label='Log']").innerText();
  return log.split("\n").slice(0, LINES);
}

test("draws and random bots are the same in every run of a test", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  const first = await told(page);
  expect(first).toHaveLength(LINES);
  expect(await told(page)).toEqual(first);
});
