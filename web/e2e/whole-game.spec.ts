import { asked, expect, finish, prefer, test } from "./helpers";

test("a whole game against bots, from the home page to the ranking", async ({ page }, info) => {
  await prefer(page, { speed: "off", confirm: false });
  // Two clicks to a game.
  await page.goto("./");
  await page.locator("article", { hasText: "Rattus" }).locator("a.main").click();
  await page.locator("button.start").click();
  await asked(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  const choices = await finish(page);
  await expect(page.locator(".over tr.seat")).toHaveCount(3);
  info.annotations.push({ type: "choices", description: String(choices) });
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
});
