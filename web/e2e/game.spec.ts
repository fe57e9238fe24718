import { expect, finish, prefer, settle, start, test } from "./helpers";

test("a whole game against bots, from the home page to the ranking", async ({ page }, info) => {
  await prefer(page, { speed: "off", confirm: false });
  await start(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  const choices = await finish(page);
  await expect(page.locator(".over tbody tr")).toHaveCount(3);
  info.annotations.push({ type: "choices", description: String(choices) });
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
});

test("choices on the board, confirmation of final ones, undo", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await start(page);
  const gallia = page.locator('[data-target="region:gallia"]');
  await gallia.focus();
  await page.keyboard.press("Enter");
  await settle(page);
  const take = page.locator('[data-choice="take:witch"]');
  await take.click();
  await expect(page.locator('[data-choice="use:witch"]')).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(take).toBeVisible();
  await page.locator('[data-target="card:witch"]').click();
  await expect(page.locator('[data-choice="use:witch"]')).toBeVisible();
  await page.locator('[data-target="card:witch"]').click();
  const look = page.locator('[data-choice^="look"]').first();
  await look.click();
  await expect(page.locator(".armed")).toContainText("cannot be taken back");
  await page.locator(".armed").getByRole("button", { name: "No" }).click();
  await look.click();
  await page.locator(".armed button.main").click();
  await expect(page.locator(".known")).toBeVisible();
});

test("tooltips, and why a choice is not legal", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await start(page);
  await settle(page);
  await page.locator('[data-choice="take:king"]').click();
  await expect(page.locator('[data-target="card:king"]')).toHaveClass(/mine/);
  await page.locator('[data-target="card:witch"]').click();
  const tip = page.getByRole("dialog");
  await expect(tip).toContainText("RA 5.5");
  await tip.getByRole("button", { name: /Why not/ }).click();
  await expect(tip).toContainText("RA 3.3");
  await expect(tip).toContainText("You have already taken a card this turn.");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
});
