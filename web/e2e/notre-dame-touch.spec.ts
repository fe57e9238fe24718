import { covered, draft, tapOn } from "./playNotreDame";
import { expect, LONG, prefer, test } from "./helpers";
import { open, questions } from "./position";

const SIZES = [
  [844, 390],
  [390, 664],
] as const;

test("Notre Dame: what the coach says covers no market, and goes with its question", async ({
  page,
}) => {
  const asked = (decision: string) =>
    questions.find(({ view, prompt }) => view.players === 5 && prompt?.decision === decision)!;
  const drive = asked("drive");
  // As far as a carriage can go: every market is offered.
  const markets = ["centre", "inner-left", "inner-right", "outer-left", "outer-right"];
  const choices = [1, 2, 3, 4, 5].flatMap((borough) =>
    markets.map((market) => ({
      notation: `drive:${borough}:${market}`,
      verb: "drive",
      args: { borough, market },
      final: false,
    })),
  );
  const table = await open(page, drive, { language: "de" });
  table.coach({ id: "outbreak", at: "", clause: "ND 7.3" });
  await table.show({ ...drive, choices });
  const coach = page.locator("[data-coach]");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(coach).toBeVisible();
    await expect.poll(() => covered(page), { message: `${width}×${height}` }).toEqual([]);
  }
  table.coach();
  await table.show(asked("play"));
  await expect(coach).toHaveCount(0);
});

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
