/** Helpers to play The Name of the Rose: by taps on its pieces, or from the list of choices. */
import type { Page } from "@playwright/test";
import { anything, asked, choose, drawn, expect } from "./helpers";

/** Open a table against random bots and wait for the first question. */
export async function enter(page: Page, players: number, second?: string): Promise<void> {
  await page.goto("./#/new/name-of-the-rose?with=bots");
  await page.locator(".number", { hasText: String(players) }).click();
  for (const [i, select] of (await page.locator(".seats select").all()).entries()) {
    if (i > 0) await select.selectOption(i === 1 && second ? second : "bot:random");
  }
  await page.locator("button.start").click();
  await asked(page).or(page.locator(".curtain button")).first().waitFor();
  await drawn(page);
}

/** Make one choice from the list; day seven is played on the board. False at the end. */
export async function act(
  page: Page,
  pick: (all: string[]) => string = anything,
): Promise<boolean> {
  const over = page.locator("section.over");
  const mine = page.locator(".accuse");
  await expect(over.or(asked(page)).or(mine).first()).toBeVisible({ timeout: 20_000 });
  if (await over.isVisible()) return false;
  if (await mine.isVisible()) {
    await accuse(page);
    return true;
  }
  return choose(page, pick);
}

/**
 * Press one piece that may be chosen, or a button for what has no piece. A press lands on what
 * lies in the middle of the piece, as a finger's does. False at the end of the game.
 */
export async function press(page: Page): Promise<boolean> {
  const over = page.locator("section.over");
  const mine = page.locator(".accuse");
  await expect(over.or(asked(page)).or(mine).first()).toBeVisible({ timeout: 30_000 });
  if (await over.isVisible()) return false;
  if (await mine.isVisible()) {
    await accuse(page);
    return true;
  }
  // A tap on what has just moved away may have opened the list: close it again.
  const list = page.locator("[data-choices]");
  if (await list.isVisible()) await page.keyboard.press("Escape");
  const find = () =>
    page.evaluate(() => {
      const found: { name: string; x: number; y: number }[] = [];
      const all = "[data-target][data-choosable], [data-action], [data-confirm]";
      for (const each of document.querySelectorAll(all)) {
        const box = each.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const name =
          each.getAttribute("data-target") ?? each.getAttribute("data-action") ?? "confirm";
        const same = top?.closest("[data-target]")?.getAttribute("data-target") === name;
        if (top !== null && (each.contains(top) || same)) found.push({ name, x, y });
      }
      return found;
    });
  // While the next question is drawn there is nothing to press; but never for long.
  let places = await find();
  for (let i = 0; i < 40 && places.length === 0 && (await asked(page).isVisible()); i++) {
    await page.waitForTimeout(100);
    places = await find();
  }
  const wanted = anything(places.map(({ name }) => name));
  const place = places.find(({ name }) => name === wanted);
  if (place) await page.touchscreen.tap(place.x, place.y);
  else if (await asked(page).isVisible()) throw new Error("asked, but nothing can be pressed");
  return true;
}

/** Lay a marker before each opponent, the last one first; each marker is there once. */
export async function accuse(page: Page): Promise<void> {
  const rows = page.locator(".accuse .cells");
  const count = await rows.count();
  for (let i = count - 1; i >= 0; i--) {
    const open = rows.nth(i).locator("[data-choosable]");
    if ((await open.count()) === 0) continue; // a tap just before has laid it
    const laid = open.first();
    const target = await laid.getAttribute("data-target");
    await laid.click();
    const monk = (target ?? "").split(".")[1] ?? "";
    const others = page.locator(`.accuse [data-choosable][data-target$=".${monk}"]`);
    // The last one waits for its confirmation.
    if (i > 0) await expect(others).toHaveCount(0);
  }
  const confirm = page.locator("[data-confirm]");
  await expect(confirm.or(page.locator("section.over")).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(rows).toHaveCount(0);
}
