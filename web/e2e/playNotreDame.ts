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

/** What answers the question: pieces, and the buttons of what has no piece. */
const ANSWERS = "[data-choosable], [data-amount], [data-action], [data-confirm]";

/** To the end, by pressing pieces of the board and buttons. */
export async function pressOn(page: Page, most = 500): Promise<number> {
  const over = page.locator(".over");
  const answers = page.locator(ANSWERS);
  for (let presses = 0; presses < most; presses++) {
    await expect(over.or(answers.first()).first()).toBeAttached({ timeout: 20_000 });
    if (await over.isVisible()) return presses;
    const count = await answers.count();
    if (count === 0) continue;
    const nth = Number(anything(Array.from({ length: count }, (_, i) => String(i))));
    await answers
      .nth(nth)
      .dispatchEvent("click", {}, { timeout: 2000 })
      .catch(() => {});
    await page.waitForTimeout(15);
  }
  if (most < 500) return most;
  throw new Error("the game does not end");
}

/** Every answer with its middle, and what a finger finds there instead of it. */
function spots(page: Page): Promise<{ name: string; x: number; y: number; by: string }[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll(selector)].map((piece) => {
      piece.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const name =
        ["data-target", "data-amount", "data-choice"]
          .map((each) => piece.getAttribute(each))
          .find((each) => each !== null) ?? "button";
      const over = hit?.closest("[data-target], [data-coach], [data-inspector], section");
      const by = piece.contains(hit) ? "" : (over?.outerHTML.slice(0, 80) ?? "the window's edge");
      return { name, x, y, by };
    });
  }, ANSWERS);
}

/** The answers that a tap on their middle does not reach. */
export async function covered(page: Page): Promise<string[]> {
  return (await spots(page)).flatMap(({ name, by }) => (by ? [`${name} lies under ${by}`] : []));
}

/**
 * To the end by taps alone, each on what a finger finds at its middle: what cannot be hit there,
 * or is smaller than a finger, is told.
 */
export async function tapOn(page: Page, most = 500): Promise<string[]> {
  const over = page.locator(".over");
  const answers = page.locator(ANSWERS);
  const faults = new Set<string>();
  for (let taps = 0; taps < most; taps++) {
    const away = page.locator(".tabs .asked");
    await expect(over.or(answers.first()).or(away.first()).first()).toBeAttached({
      timeout: 20_000,
    });
    if (await over.isVisible()) return [...faults];
    // A tap on a piece whose question has just passed explains it: close that again.
    const explained = page.locator(".inspector.sheet .x");
    if (await explained.isVisible()) {
      await explained.tap({ timeout: 2000 }).catch(() => {});
      continue;
    }
    const out = page.getByRole("button", { name: "Zoom out" });
    if (await out.isVisible()) {
      await out.tap({ timeout: 2000 }).catch(() => {});
      continue;
    }
    const found = await spots(page);
    const tab = await away.first().isVisible();
    if (found.length === 0 && !tab) continue;
    for (const { name, by } of found) if (by) faults.add(`${name} lies under ${by}`);
    const usable = found.filter(({ by }) => !by);
    const kinds = [...usable.map((_, i) => String(i)), ...(tab && taps % 3 === 0 ? ["tab"] : [])];
    const wanted = kinds.length === 0 && tab ? "tab" : anything(kinds);
    if (wanted === "tab") {
      await away
        .first()
        .tap({ timeout: 2000 })
        .catch(() => {});
    } else {
      const spot = usable[Number(wanted)];
      if (spot) await page.touchscreen.tap(spot.x, spot.y);
    }
    await page.waitForTimeout(30);
  }
  throw new Error(`the game does not end; ${[...faults].join(", ")}`);
}
