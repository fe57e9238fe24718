/** Helpers to play Notre Dame. */
import { anything, expect, type Page } from "./helpers";

export interface Wish {
  players?: number;
  persons?: boolean;
}

/** Open a table against random bots and wait for the first question. */
export async function draft(page: Page, { players = 3, persons = false }: Wish = {}) {
  await page.goto("./#/new/notre-dame?with=bots");
  await page.locator(".number", { hasText: String(players) }).click();
  const seats = page.locator(".seats select");
  for (let i = 1; i < players; i++) await seats.nth(i).selectOption("bot:random");
  if (persons) {
    await page.locator("details summary").click();
    await page.locator("details select").first().selectOption("true");
  }
  await page.locator("button.start").click();
  await page.locator(".card[data-choosable]").first().waitFor();
}

/** What is asked now: the choices of the list, and the pieces that can be pressed. */
export async function asked(page: Page) {
  return page.evaluate(() => {
    const named = (attribute: string, selector: string) => [
      ...new Set(
        [...document.querySelectorAll(selector)].map((e) => e.getAttribute(attribute) ?? ""),
      ),
    ];
    return {
      choices: named("data-choice", "[data-choice]"),
      pieces: named("data-target", "[data-choosable]"),
    };
  });
}

/** To the end, by pressing pieces of the board; everything in the list can be pressed there. */
export async function pressOn(page: Page, most = 400): Promise<number> {
  const over = page.locator(".over");
  const ask = page.locator("[data-choosable]").first();
  for (let presses = 0; presses < most; presses++) {
    await expect(over.or(ask).first()).toBeAttached({ timeout: 20_000 });
    if (await over.isVisible()) return presses;
    const { choices, pieces } = await asked(page);
    if (choices.length === 0 || pieces.length === 0) continue;
    expect(pieces.length, choices.join(" ")).toBe(choices.length);
    const piece = page.locator(`[data-target="${anything(pieces)}"][data-choosable]`).first();
    await piece.dispatchEvent("click", {}, { timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(15);
  }
  if (most < 400) return most;
  throw new Error("the game does not end");
}
