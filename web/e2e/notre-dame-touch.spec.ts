import { draft, tapOn } from "./playNotreDame";
import { expect, LONG, prefer, test } from "./helpers";

const SIZES = [
  [844, 390],
  [390, 664],
] as const;

for (const [width, height] of LONG ? SIZES : SIZES.slice(0, 1)) {
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });
    test("Notre Dame: a whole game by taps alone", async ({ page }) => {
      test.setTimeout(300_000);
      await prefer(page, { speed: "off", list: false });
      await draft(page, { players: 4, persons: true });
      expect(await tapOn(page)).toEqual([]);
      await expect(page.locator(".over tr.seat")).toHaveCount(4);
    });
  });
}
