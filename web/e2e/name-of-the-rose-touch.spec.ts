import { enter, press } from "./playRose";
import { expect, findings, LONG, prefer, test } from "./helpers";

/** A phone upright and lying, with the bars of its browser. */
const PHONES = [
  { width: 390, height: 664, players: 5 },
  { width: 844, height: 390, players: 2 },
];

for (const { width, height, players } of LONG ? PHONES : PHONES.slice(1)) {
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });
    test("The Name of the Rose: a whole game by taps alone", async ({ page }, info) => {
      test.setTimeout(360_000);
      await prefer(page, { speed: "off", confirm: true });
      await enter(page, players);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide()).toBeLessThanOrEqual(width);
      let taps = 0;
      while (await press(page)) {
        taps += 1;
        if (taps > 600) throw new Error("the game does not end");
        await page.waitForTimeout(60);
      }
      info.annotations.push({ type: "taps", description: String(taps) });
      await expect(page.locator("section.over tr.seat")).toHaveCount(players);
      await expect(page.locator(".ceremony .card.open")).toHaveCount(players);
      expect(await wide()).toBeLessThanOrEqual(width);
      expect(await findings(page)).toEqual([]);
    });
  });
}
