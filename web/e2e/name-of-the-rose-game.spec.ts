import { act, enter } from "./playRose";
import { anything, expect, findings, prefer, test } from "./helpers";

test("The Name of the Rose: a whole game", async ({ page }, info) => {
  const phone = info.project.name === "phone";
  await prefer(page, { speed: "off", confirm: false });
  await enter(page, phone ? 5 : 2);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(page.viewportSize()!.width);
  let choices = 0;
  while (await act(page, anything, choices % 8 !== 0)) {
    choices += 1;
    if (choices > 400) throw new Error("the game does not end");
    await page.waitForTimeout(15);
  }
  info.annotations.push({ type: "choices", description: String(choices) });
  await expect(page.locator("section.over tbody tr")).toHaveCount(phone ? 5 : 2);
  await expect(page.locator(".ending .card.open")).toHaveCount(phone ? 5 : 2);
  expect(await wide()).toBeLessThanOrEqual(page.viewportSize()!.width);
  await page.locator(".ending header button").click();
  await expect(page.locator(".ending")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});
