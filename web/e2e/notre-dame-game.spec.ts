import { draft, pressOn } from "./playNotreDame";
import { expect, LONG, prefer, test } from "./helpers";

/** The ordinary run plays whole games of four by taps. */
for (const { players, persons } of LONG
  ? [
      { players: 2, persons: false },
      { players: 5, persons: true },
    ]
  : []) {
  test(`Notre Dame: a whole game of ${players}, pressed on the board`, async ({ page }) => {
    await prefer(page, { speed: "off", confirm: false });
    await draft(page, { players, persons });
    const wide = page.viewportSize()!.width;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      wide,
    );
    await pressOn(page);
    await expect(page.locator(".over tr.seat")).toHaveCount(players);
    await expect(page.locator(".over")).toContainText("all nine rounds have been played");
  });
}
