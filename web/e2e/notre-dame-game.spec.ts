import { draft, pressOn } from "./playNotreDame";
import { expect, prefer, test } from "./helpers";

test("a whole game of five with New Persons", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  await draft(page, { players: 5, persons: true });
  const wide = page.viewportSize()!.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(wide);
  await pressOn(page);
  await expect(page.locator(".over tr.seat")).toHaveCount(5);
});
