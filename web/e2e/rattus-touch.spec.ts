/**
 * Rattus played by fingers alone: pieces of the board, the buttons beside the question, steppers
 * and confirmations, never the list.
 */
import { expect, LONG, type Page, prefer, test } from "./helpers";

const MOST = 900;
const SIZES = [
  [390, 664],
  [844, 390],
] as const;

/** Where a finger reaches one of these: the first that can be pressed, and how. */
function reachable(page: Page, turn: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate((turn) => {
    const urgent =
      document.querySelector("[data-confirm]") ?? document.querySelector("[data-amount]");
    const free = [...document.querySelectorAll("[data-choosable], [data-action]")];
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    const from = turn % Math.max(1, free.length);
    const order = urgent ? [urgent] : [...free.slice(from), ...free.slice(0, from)];
    for (const each of order) {
      each.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = each.getBoundingClientRect();
      for (const v of parts) {
        for (const u of parts) {
          const [x, y] = [box.left + box.width * u, box.top + box.height * v];
          const top = document.elementFromPoint(x, y);
          const piece = top?.closest("[data-target], button");
          if (top && each.contains(top) && (piece === each || !piece)) return { x, y };
        }
      }
    }
    return null;
  }, turn);
}

for (const [width, height] of LONG ? SIZES : SIZES.slice(0, 1)) {
  test(`Rattus: a whole game by taps alone at ${width}×${height}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await prefer(page, { speed: "off", list: false });
    await page.goto("./#/new/rattus?with=bots");
    for (const i of [1, 2]) await page.locator(".seats select").nth(i).selectOption("bot:random");
    await page.locator("button.start").click();
    const over = page.locator(".over");
    const asked = page.locator("[data-list]:enabled");
    for (let made = 0; made < MOST;) {
      await expect(over.or(asked).first()).toBeVisible({ timeout: 30_000 });
      if (await over.isVisible()) break;
      const at = await reachable(page, made * 7 + 3);
      if (at) {
        await page.touchscreen.tap(at.x, at.y);
        made += 1;
      } else {
        // Nothing to press is a fault, unless the next question or the end is just coming.
        await expect
          .poll(async () => (await over.isVisible()) || (await reachable(page, made)) !== null, {
            timeout: 5000,
          })
          .toBe(true);
      }
      await page.waitForTimeout(30);
    }
    await expect(page.locator(".over tr.seat")).toHaveCount(3);
    await expect(page.locator("[role=alert]")).toHaveCount(0);
  });
}
