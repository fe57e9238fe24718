/**
 * Every question of every game at every size of window, in four languages, by day and night in
 * turn. The ordinary run takes a sample; `npm run layout` takes all (LAYOUT=all), and
 * `npm run layout -- --grep rattus` one game.
 */
import { type Language, LANGUAGES } from "../src/lib/words";
import { change, expect, type Page, test } from "./helpers";
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

const GAMES = ["rattus", "notre-dame", "name-of-the-rose"];
/** What is looked at: each position with its place in the order of all. */
const sampled = questions
  .map((position, i) => ({ position, i }))
  .filter(({ position }) => ALL || sample(position.view.game).includes(position));

/** Of a game with many at the table, where room is scarce. */
function sample(game: string): typeof questions {
  const own = questions.filter(({ view }) => view.game === game);
  const most = Math.max(...own.map(({ view }) => view.players));
  const crowded = own.filter(({ view }) => view.players === most);
  return crowded.filter((_, nth) => nth % Math.ceil(crowded.length / QUESTIONS) === 0);
}

/** The key of a text that is missing. */
const KEY = /(?<!\p{L})\b(event|card|label|over|outcome|person|monk|region|tally)-[a-z0-9]/u;
/** Narrower windows are touched, in wider ones a mouse points; in this one both are tried. */
const EITHER = 1180;
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

/** What is shown in one page: a table of so many, with fingers or a mouse, in some languages. */
for (const touch of [true, false]) {
  test.describe(touch ? "by touch" : "by mouse", () => {
    test.use({ hasTouch: touch, isMobile: touch });
    for (const game of GAMES) {
      for (const players of [2, 3, 4, 5]) {
        const asked = sampled.filter(
          ({ position: { view } }) => view.game === game && view.players === players,
        );
        const languages = ALL ? LANGUAGES.map((each) => [each]) : [LANGUAGES];
        if (asked.length === 0) continue;
        for (const spoken of languages) {
          const title = `${game}: every question of ${players} (${spoken.join(", ")})`;
          test(title, async ({ page }) => {
            test.setTimeout(asked.length * 60_000);
            expect(await inspectAll(page, touch, asked, spoken)).toEqual([]);
          });
        }
      }
    }
  });
}

/**
 * The faults of these positions. In the sample each position has one of the languages, and some
 * of the sizes; day and night take turns.
 */
async function inspectAll(
  page: Page,
  touch: boolean,
  asked: typeof sampled,
  languages: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  const shares = new Map<string, number>();
  const { game } = asked[0]!.position.view;
  const plan = asked.map(({ position, i }) => ({
    position,
    language: languages[i % languages.length]!,
    theme: (i + LANGUAGES.indexOf(languages[0] as Language)) % 2 === 0 ? "day" : "night",
    sizes: SIZES.filter(
      ([width], n) =>
        (touch ? width <= EITHER : width >= EITHER) && (ALL || (n + i) % STRIDE === 0),
    ),
  }));
  const { language, theme } = plan[0]!;
  await page.setViewportSize(touch ? { width: 390, height: 664 } : { width: 1280, height: 720 });
  const table = await open(page, plan[0]!.position, { language, theme });
  for (const { position, language, theme, sizes } of plan) {
    await table.prefer({ language, theme });
    await table.show(position);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const found = await page.evaluate(inspectLayout, { touch });
      const size = `${width}×${height}`;
      shares.set(size, Math.min(found.share, shares.get(size) ?? 1));
      const share = Math.floor(found.share * 100);
      if (width >= WIDE[0] && height >= WIDE[1] && found.share < SHARE)
        found.faults.push(`the board has ${share} % of the window`);
      const where = `${game} ${position.prompt?.decision} ${language} ${size}`;
      faults.push(...found.faults.map((fault) => `${where}: ${fault}`));
    }
  }
  const told = [...shares].map(([size, share]) => `${size} ${Math.floor(share * 100)} %`);
  console.log(`${game}, the least that the board has of the window: ${told.join(", ")}`);
  return faults;
}

for (const game of GAMES) {
  test(`${game}: the end, with everything to press in view`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const { players } = await openEnd(page, game, { language: "de" });
    for (const [width, height] of SIZES.filter((_, n) => ALL || n % 2 === 0)) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await expect(page.locator(".over tr.seat")).toHaveCount(players);
      await expect(page.locator(".course a")).toHaveCount(2);
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
      // In a wide window the whole result is in view at once.
      const below = () => page.locator(".over").evaluate((e) => e.scrollHeight - e.clientHeight);
      if (width >= WIDE[0]) expect(await below(), `${width}×${height}`).toBeLessThanOrEqual(1);
    }
    for (const language of ["en", "nl", "fr", "de"]) {
      await change(page, { language });
      expect(await page.locator(".end").innerText(), language).not.toMatch(KEY);
    }
    await page.getByRole("button", { name: "Den Spielplan ansehen" }).click();
    await expect(page.locator(".end")).toHaveCount(0);
    await page.getByRole("button", { name: "Ergebnis zeigen" }).click();
    await expect(page.locator(".over")).toBeVisible();
  });
}
