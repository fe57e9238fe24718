/**
 * Every question of every game at every size of window, in four languages, by day and night in
 * turn. The ordinary run takes a sample; `npm run layout` takes all (LAYOUT=all), and
 * `npm run layout -- --grep rattus` one game.
 */
import { LANGUAGES } from "../src/lib/words";
import { expect, type Page, test } from "./helpers";
import { inspectLayout } from "./inspectLayout";
import { open, openEnd, questions } from "./position";

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 740],
  [390, 844],
  [412, 785],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** From this size on the board has at least this part of the window. */
const WIDE = [1280, 720] as const;
const SHARE = 0.6;
const ALL = process.env.LAYOUT === "all";
/** The sample: of each game so many questions, each in one language at some of the sizes. */
const QUESTIONS = 4;
const STRIDE = 4;

const nth: Record<string, number> = {};
const sampled = questions.filter(({ view: { game } }) => {
  nth[game] = (nth[game] ?? -1) + 1;
  const total = questions.filter(({ view }) => view.game === game).length;
  return ALL || nth[game] % Math.ceil(total / QUESTIONS) === 0;
});

const BY_TOUCH = 1100;
// Requests that a service worker answers do not pass the routes of the page.
test.use({ serviceWorkers: "block" });

/** The page has followed the new size of its window. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => {
              const main = document.querySelector(".table-page")!.getBoundingClientRect();
              done(Math.abs(main.height - innerHeight) < 1);
            }),
          ),
      ),
    )
    .toBe(true);
}

for (const touch of [true, false]) {
  test.describe(touch ? "by touch" : "by mouse", () => {
    test.use({ hasTouch: touch, isMobile: touch });
    sampled.forEach((position, i) => {
      const languages = ALL ? LANGUAGES : [LANGUAGES[i % LANGUAGES.length]!];
      const sizes = SIZES.filter(
        ([width], n) => width < BY_TOUCH === touch && (ALL || (n + i) % STRIDE === 0),
      );
      const { game } = position.view;
      const decision = position.prompt?.decision ?? "";
      languages.forEach((language, j) => {
        if (sizes.length === 0) return;
        const theme = (i + j) % 2 === 0 ? "day" : "night";
        test(`${game}: ${decision} (${language}, ${theme})`, async ({ page }) => {
          await page.setViewportSize({ width: sizes[0]![0], height: sizes[0]![1] });
          await open(page, position, { language, theme });
          const faults: string[] = [];
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            await settled(page);
            const found = await page.evaluate(inspectLayout, { touch });
            const share = Math.round(found.share * 100);
            console.log(`${game} ${width}×${height}: the board has ${share} %`);
            if (width >= WIDE[0] && height >= WIDE[1] && found.share < SHARE)
              found.faults.push(`the board has ${share} % of the window`);
            faults.push(...found.faults.map((fault) => `${width}×${height} ${fault}`));
          }
          expect(faults).toEqual([]);
        });
      });
    });
  });
}

for (const game of ["rattus", "notre-dame", "name-of-the-rose"]) {
  test(`${game}: the end, with everything to press in view`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const { players } = await openEnd(page, game, { language: "de" });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await expect(page.locator(".over tr.seat")).toHaveCount(players);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll(".end footer :is(button, a)")]
          .filter((each) => {
            const box = each.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return !each.contains(document.elementFromPoint(x, y));
          })
          .map((each) => each.textContent),
      );
      expect(hidden, `${width}×${height}`).toEqual([]);
    }
    await page.getByRole("button", { name: "Den Spielplan ansehen" }).click();
    await expect(page.locator(".end")).toHaveCount(0);
    await page.getByRole("button", { name: "Ergebnis zeigen" }).click();
    await expect(page.locator(".over")).toBeVisible();
  });
}
