import { readFileSync } from "node:fs";
import { expect, type Page, prefer, test, watch } from "./helpers";

/**
 * Lessons in a browser. By default the first lessons of each game in one language and size each;
 * LESSONS=all plays every lesson of every game in all languages, on a phone and on a wide screen.
 */
const ALL = process.env.LESSONS === "all";
const GAMES = ["rattus", "notre-dame", "name-of-the-rose"];
const LANGUAGES = ["en", "nl", "de", "fr"];
const SIZES = { phone: { width: 390, height: 664 }, wide: { width: 1280, height: 720 } };
/** How long a person takes for a step, in seconds. */
const PACE = 4;

interface Step {
  name: string;
  expect: string[];
  free: boolean;
}

/** The steps of a lesson, from its file: names, what is expected, whether it is played freely. */
function stepsOf(game: string, lesson: string): Step[] {
  const folder = `../src/ratskeller/games/${game.replaceAll("-", "_")}/lessons`;
  const text = readFileSync(`${folder}/${lesson}.toml`, "utf8");
  return text
    .split("[[step]]")
    .slice(1)
    .map((part) => ({
      name: /name = "([^"]+)"/.exec(part)?.[1] ?? "",
      expect: [...(/expect = \[([^\]]*)\]/.exec(part)?.[1]?.matchAll(/"([^"]+)"/g) ?? [])].map(
        (match) => match[1] ?? "",
      ),
      free: /^free = /m.test(part),
    }));
}

function tracksOf(game: string): Record<string, string[]> {
  const folder = `../src/ratskeller/games/${game.replaceAll("-", "_")}/lessons`;
  const text = readFileSync(`${folder}/course.toml`, "utf8").split("[tracks]")[1] ?? "";
  const line = (name: string) =>
    [
      ...(new RegExp(`${name} = \\[([^\\]]*)\\]`).exec(text)?.[1]?.matchAll(/"([^"]+)"/g) ?? []),
    ].map((match) => match[1] ?? "");
  return { new: line("new"), table: line("table") };
}

const said = (page: Page) => page.locator("[data-said]");
const next = (page: Page) => page.locator("[data-teacher] [data-next]");

/** Make a choice by its notation, from the list, as a screen reader would. */
async function choose(page: Page, notation: string): Promise<void> {
  const list = page.locator("[data-choices]");
  if (!(await list.isVisible())) await page.locator("[data-list]:enabled").click();
  const more = page.locator("[data-unfold]");
  if (await more.isVisible()) await more.click();
  await page.locator(`[data-choice="${notation}"]`).first().click();
  const confirm = page.locator("[data-confirm]");
  if (await confirm.isVisible()) await confirm.click();
}

/** What a step lights is shown, inside the window, and not under the teacher. */
async function litIsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const teacher = document.querySelector("[data-teacher]")!.getBoundingClientRect();
    for (const ring of document.querySelectorAll<HTMLElement>("[data-ring]")) {
      const box = ring.getBoundingClientRect();
      const centre = box.top + box.height / 2;
      if (centre > innerHeight || box.left + box.width / 2 > innerWidth)
        faults.push(`${ring.dataset.ring} is outside the window`);
      if (centre > teacher.top && centre < teacher.bottom)
        faults.push(`${ring.dataset.ring} is under the teacher`);
    }
    return faults;
  });
}

async function playLesson(page: Page, game: string, lesson: string): Promise<void> {
  for (const step of stepsOf(game, lesson)) {
    if (step.free) return;
    await expect(page.locator("[data-teacher]")).toHaveAttribute("data-tone", "say");
    await expect(said(page)).not.toContainText("lesson-");
    expect(await litIsSeen(page), `${game} ${lesson} ${step.name}`).toEqual([]);
    const before = await said(page).innerText();
    if (step.expect[0] === undefined) await next(page).click();
    else await choose(page, step.expect[0]);
    await expect(said(page)).not.toHaveText(before);
  }
  await expect(page.locator("[data-teacher]")).toHaveAttribute("data-tone", "done");
}

for (const [i, game] of GAMES.entries()) {
  const languages = ALL ? LANGUAGES : [LANGUAGES[(i + 1) % 4]!];
  const sizes = ALL ? (["phone", "wide"] as const) : ([i % 2 ? "wide" : "phone"] as const);
  for (const language of languages) {
    for (const size of sizes) {
      test(`the lessons of ${game}, ${language}, ${size}`, async ({ browser }) => {
        const context = await browser.newContext({
          viewport: SIZES[size],
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        const errors = watch(page);
        await prefer(page, { language, list: false });
        const { new: lessons = [], table = [] } = tracksOf(game);
        const played = ALL ? [...lessons, ...table] : lessons.slice(0, 3);
        for (const lesson of played) {
          const track = lesson === "table" ? "table" : "new";
          await page.goto(`./#/learn/${game}/${track}?lesson=${lesson}`);
          await page.locator("[data-teacher]").waitFor();
          await playLesson(page, game, lesson);
          if (ALL)
            await page.screenshot({
              path: `test-results/lessons/${game}-${lesson}-${language}-${size}.png`,
            });
        }
        expect(errors).toEqual([]);
        await context.close();
      });
    }
  }
}

test("clicks and seconds to the first own action and to the end of the first round", async ({
  page,
}, info) => {
  await prefer(page, { list: false });
  let clicks = 0;
  const begin = Date.now();
  await page.goto("./");
  await page.locator("article", { hasText: "Rattus" }).locator("[data-learn]").click();
  clicks++;
  await page.locator("[data-track=new]").click();
  clicks++;
  await page.locator("[data-target='region:gallia'][data-choosable]").first().click();
  clicks++;
  await expect(said(page)).toContainText("Anglia");
  const first = { clicks, seconds: clicks * PACE + (Date.now() - begin) / 1000 };
  // The first round: settle, a card, cubes, the plague, and the others' turns.
  let steps = clicks;
  const rest = ["settle", "grow", "plague", "struck"].flatMap((lesson) =>
    stepsOf("rattus", lesson).map((step) => ({ lesson, ...step })),
  );
  for (const [n, step] of rest.entries()) {
    if (n === 0) continue;
    if (step.lesson !== rest[n - 1]?.lesson) await next(page).click();
    if (step.expect[0] === undefined) await next(page).click();
    else await choose(page, step.expect[0]);
    steps++;
  }
  const round = { steps, seconds: steps * PACE + (Date.now() - begin) / 1000 };
  const report = `first action ${JSON.stringify(first)}, first round ${JSON.stringify(round)}`;
  info.annotations.push({ type: "lessons", description: report });
  console.log(report);
  expect(first.seconds).toBeLessThan(30);
  expect(round.seconds).toBeLessThan(120);
});

test("a wrong choice is answered, taken back; a lesson is left and resumed", async ({ page }) => {
  await prefer(page, { list: false });
  await page.goto("./#/learn/rattus/new?lesson=settle");
  await choose(page, "settle:italia");
  await expect(page.locator("[data-teacher]")).toHaveAttribute("data-tone", "answer");
  await next(page).click();
  await choose(page, "settle:gallia");
  await expect(said(page)).toContainText("Anglia");
  await page.locator("[data-leave]").click();
  await page.goto("./");
  await page.locator("[data-resume]").click();
  await expect(said(page)).toContainText("Anglia");
  // A term is explained with its clause.
  await page.goto("./#/learn/rattus/new?lesson=grow");
  await page.locator("[data-said] [data-term=peasant]").click();
  await expect(page.locator("[data-inspector='term:peasant']")).toContainText("RA 5.1");
});

test("lessons by keyboard alone", async ({ page }) => {
  await prefer(page, { list: true });
  await page.goto("./#/learn/rattus/new?lesson=settle");
  for (const notation of ["settle:gallia", "settle:anglia"]) {
    const choice = page.locator(`[data-choice="${notation}"]`);
    await choice.waitFor();
    const before = await said(page).innerText();
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(said(page)).not.toHaveText(before);
  }
  await expect(page.locator("[data-teacher]")).toHaveAttribute("data-tone", "done");
  await next(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-teacher] h2")).toContainText("Rats bring people");
});

test("the coach explains once at a table against bots", async ({ page }) => {
  await prefer(page, { list: true });
  await page.goto("./#/new/notre-dame?with=bots");
  await page.locator("button.start").click();
  const coach = page.locator("[data-coach='draft']");
  await expect(coach).toContainText("Keep what you need");
  await page.locator("[data-coach-close]").click();
  await page.reload();
  await page.locator("[data-list]:enabled").waitFor();
  await expect(coach).toHaveCount(0);
});
