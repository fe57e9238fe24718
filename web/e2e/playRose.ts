/** Helpers to play The Name of the Rose. */
import type { Page } from "@playwright/test";
import { anything, drawn, expect } from "./helpers";

/** Open a table against random bots and wait for the first question. */
export async function enter(page: Page, players: number, second?: string): Promise<void> {
  await page.goto("./#/new/name-of-the-rose?with=bots");
  await page.locator(".number", { hasText: String(players) }).click();
  for (const [i, select] of (await page.locator(".seats select").all()).entries()) {
    if (i > 0) await select.selectOption(i === 1 && second ? second : "bot:random");
  }
  await page.locator("button.start").click();
  await page.locator("[data-choice], .curtain button").first().waitFor();
  await drawn(page);
}

/**
 * Make one choice; day seven is played on the board. False at the end of the game. Quick presses
 * do not wait for the button to lie still.
 */
export async function act(
  page: Page,
  pick: (all: string[]) => string = anything,
  quick = false,
): Promise<boolean> {
  const over = page.locator("section.over");
  const ask = page.locator("[data-choice], .accuse").first();
  await expect(over.or(ask).first()).toBeVisible({ timeout: 20_000 });
  if (await over.isVisible()) return false;
  if (await page.locator(".accuse").isVisible()) {
    await accuse(page);
    return true;
  }
  const all = await page
    .locator("[data-choice]")
    .evaluateAll((list) => list.map((e) => e.getAttribute("data-choice") ?? ""));
  if (all.length === 0) return true;
  const button = page.locator(`[data-choice="${pick(all)}"]`);
  // It may be taken away by the next question: look again then.
  const pressed = quick
    ? button.evaluate((e: HTMLElement) => e.click(), null, { timeout: 1000 })
    : button.click({ timeout: 3000 });
  await pressed.catch(() => {});
  return true;
}

/** Lay a marker before each opponent: the first takes the second's, as long as it is there once. */
export async function accuse(page: Page): Promise<void> {
  const rows = page.locator(".accuse .cells");
  const done = page.locator(".accuse button.main");
  await expect(done).toBeDisabled();
  const count = await rows.count();
  for (let i = 0; i < count; i++) await rows.nth(i).locator("button").nth(i).click();
  if (count > 1) {
    await rows.nth(0).locator("button").nth(1).click();
    await expect(done).toBeDisabled();
    await rows.nth(1).locator("button").nth(0).click();
  }
  await done.click();
  await expect(rows).toHaveCount(0);
}
