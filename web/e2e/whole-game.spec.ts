import {
  anything,
  asked,
  choose,
  expect,
  finish,
  LONG,
  openDrawer,
  prefer,
  start,
  test,
} from "./helpers";

/** So many choices of a game that a bot plays to its end; others play whole games. */
const CHOICES = 12;

test("a game against bots: the ranking, the sources of the points, replay, rematch", async ({
  page,
}) => {
  if (LONG) test.slow();
  await prefer(page, { speed: "off", confirm: false });
  // Two clicks to a game.
  await page.goto("./");
  await page.locator("article", { hasText: "Rattus" }).locator("a[data-bots]").click();
  await page.locator("button.start").click();
  await asked(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  // Another against bots that do not think.
  await start(page, 2);
  const here = page.url();
  if (LONG) await finish(page);
  else {
    for (let i = 0; i < CHOICES; i++) await choose(page, anything);
    await openDrawer(page, "Table");
    await page.getByRole("button", { name: "Leave for a while; a bot takes over" }).click();
    await page.locator(".drawer .x").click();
  }
  await expect(page.locator(".over tr.seat")).toHaveCount(2, { timeout: 60_000 });
  for (const row of await page.locator(".over tr.seat").all()) {
    const missing = async () => {
      const parts = await row.locator("td.who").innerText();
      const came = [...parts.matchAll(/(\d+) (on the map|in the palace)/g)].map(([, n]) =>
        Number(n),
      );
      const total = await row.locator("td").last().innerText();
      const points = total.startsWith("no ") ? 0 : total.startsWith("one") ? 1 : parseInt(total);
      return points - came.reduce((all, each) => all + each, 0);
    };
    // The server is asked for the sources when the result is already shown.
    await expect.poll(missing).toBe(0);
  }
  // The teacher looks at the game, and its course is drawn.
  await expect(page.locator(".course polyline")).toHaveCount(2);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(asked(page)).toBeVisible();
  expect(page.url()).not.toBe(here);
  await expect(page.locator("article.plaque")).toHaveCount(2);
});
