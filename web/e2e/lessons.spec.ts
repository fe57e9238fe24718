import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, type Page, prefer, test, watch } from "./helpers";

/**
 * Lessons in a browser. By default the first round of each game in one language and size each;
 * LESSONS=all plays every lesson of every game in all languages, on a phone and on a wide screen.
 */
const ALL = process.env.LESSONS === "all";
const LANGUAGES = ["en", "nl", "de", "fr"];
const SIZES = { phone: { width: 390, height: 664 }, wide: { width: 1280, height: 720 } };
/** The games, with the lessons that are their first round. */
const GAMES: Record<string, string[]> = {
  rattus: ["settle", "grow", "plague", "struck"],
  "notre-dame": ["cards", "hire"],
  "name-of-the-rose": ["monk"],
};
/** How long a person takes for a step, and what is promised, in seconds. */
const PACE = 4;
const FIRST_ACTION = 30;
const FIRST_ROUND = 120;
const WHOLE = 600;
/** Choices of free play. */
const MOST = 60;

interface Step {
  name: string;
  light?: string[];
  expect?: string[];
  free?: string;
}

const read = (game: string, name: string) =>
  parse(
    readFileSync(
      `../src/ratskeller/games/${game.replaceAll("-", "_")}/lessons/${name}.toml`,
      "utf8",
    ),
  );
const stepsOf = (game: string, lesson: string) => read(game, lesson).step as unknown as Step[];
const tracksOf = (game: string) => read(game, "course").tracks as Record<string, string[]>;

const teacher = (page: Page) => page.locator("[data-teacher]");
const said = (page: Page) => page.locator("[data-said]");
const next = (page: Page) => page.locator("[data-next]");

/** Make a choice by its notation, from the list; how many clicks it took. */
async function choose(page: Page, notation: string): Promise<number> {
  let clicks = 1;
  const list = page.locator("[data-list]:enabled");
  await list.or(page.locator("[data-choices]")).first().waitFor();
  if (!(await page.locator("[data-choices]").isVisible())) {
    await list.click();
    clicks++;
  }
  for (const selector of ["[data-unfold]", `[data-choice="${notation}"]`, "[data-confirm]"]) {
    const wanted = page.locator(selector).first();
    if (selector.startsWith("[data-choice=")) await wanted.click();
    else if (await wanted.isVisible()) {
      await wanted.click();
      clicks++;
    }
  }
  return clicks;
}

/** What a step lights is shown, inside the window, and not under the teacher. */
async function litIsSeen(page: Page, light: readonly string[]): Promise<string[]> {
  return page.evaluate((light) => {
    const above = document.querySelector("[data-teacher]")!.getBoundingClientRect();
    return light.flatMap((target) => {
      const ring = document.querySelector(`[data-ring="${CSS.escape(target)}"]`);
      if (!ring) return [`${target} is not shown`];
      const box = ring.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x > innerWidth || y > innerHeight) return [`${target} is outside the window`];
      return y > above.top && y < above.bottom ? [`${target} is under the teacher`] : [];
    });
  }, light);
}

/** One step, as the teacher asks for it; how many clicks it took. */
async function follow(page: Page, where: string, step: Step): Promise<number> {
  await expect(teacher(page)).toHaveAttribute("data-tone", "say");
  await expect(said(page)).not.toContainText("lesson-");
  await expect.poll(() => litIsSeen(page, step.light ?? []), where).toEqual([]);
  const before = await said(page).innerText();
  const wanted = step.expect?.[0];
  const clicks = wanted === undefined ? (await next(page).click(), 1) : await choose(page, wanted);
  await expect(said(page)).not.toHaveText(before);
  return clicks;
}

/** Free play to its end, whatever is offered first; how many choices that were. */
async function playOn(page: Page): Promise<number> {
  const asked = page.locator("[data-list]:enabled");
  const over = page.locator("[data-teacher][data-tone=done]");
  for (let choices = 0; choices < MOST; choices++) {
    await expect(asked.or(over).first()).toBeVisible();
    if (await over.isVisible()) return choices;
    if (!(await page.locator("[data-choices]").isVisible())) await asked.click();
    const first = page.locator("[data-choice]").first();
    await choose(page, (await first.getAttribute("data-choice")) ?? "");
    await page.waitForTimeout(60);
  }
  throw new Error("free play does not end");
}

for (const [i, [game, round]] of Object.entries(GAMES).entries()) {
  const languages = ALL ? LANGUAGES : [LANGUAGES[(i + 1) % 4]!];
  const sizes = ALL ? (["phone", "wide"] as const) : ([i % 2 ? "wide" : "phone"] as const);
  for (const language of languages) {
    for (const size of sizes) {
      test(`the lessons of ${game}, ${language}, ${size}`, async ({ browser }, info) => {
        const context = await browser.newContext({
          viewport: SIZES[size],
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        const errors = watch(page);
        await prefer(page, { language, list: false });
        if (ALL) test.setTimeout(600_000);
        // How busy the machine is says nothing about the lessons: a person's pace is counted.
        let [clicks, steps] = [2, 2];
        const told: string[] = [];
        const within = (what: string, seconds: number) => {
          told.push(`${what}: ${clicks} clicks, ${steps} steps, ${steps * PACE} s`);
          expect(steps * PACE, what).toBeLessThan(seconds);
        };
        await page.goto("./");
        await page.locator(`[data-learn][href="#/learn/${game}"]`).click();
        await page.locator("[data-track=new]").click();
        const { new: lessons = [], table = [] } = tracksOf(game);
        for (const lesson of ALL ? lessons : round) {
          for (const step of stepsOf(game, lesson)) {
            if (step.free) {
              await expect(teacher(page)).toHaveAttribute("data-tone", "say");
              const choices = await playOn(page);
              [clicks, steps] = [clicks + choices, steps + choices];
              break;
            }
            clicks += await follow(page, `${game} ${lesson} ${step.name}`, step);
            steps++;
            if (steps === 3) within("first action", FIRST_ACTION);
          }
          await expect(teacher(page)).toHaveAttribute("data-tone", "done");
          if (lesson === round.at(-1)) within("first round", FIRST_ROUND);
          await next(page).click();
          [clicks, steps] = [clicks + 1, steps + 1];
        }
        if (ALL) {
          within("whole", WHOLE);
          await expect(page.locator(`a[href="#/new/${game}?with=bots"]`)).toBeVisible();
          await page.goto(`./#/learn/${game}/table?lesson=${table[0]}`);
          for (const step of stepsOf(game, table[0]!))
            await follow(page, `${game} table ${step.name}`, step);
          await expect(teacher(page)).toHaveAttribute("data-tone", "done");
        }
        info.annotations.push({ type: "lessons", description: told.join("; ") });
        console.log(`${game} ${language} ${size}: ${told.join("; ")}`);
        expect(errors).toEqual([]);
        await context.close();
      });
    }
  }
}

/** Press Tab until the focus is on something. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not come to ${selector}`);
}

/** The choice has a name that no other choice has, in words. */
async function isNamed(page: Page, notation: string): Promise<void> {
  const choice = page.locator(`[data-choice="${notation}"]`).first();
  const name = ((await choice.getAttribute("aria-label")) ?? (await choice.innerText())).trim();
  expect(name).toMatch(/\p{L}{2}/u);
  expect(name).not.toMatch(/^(choice|short)-/);
  await expect(page.getByRole("button", { name, exact: true }).and(choice)).toHaveCount(1);
  const alike = page.locator("[data-choices]").getByRole("button", { name, exact: true });
  await expect(alike).toHaveCount(1);
}

for (const [game, round] of Object.entries(GAMES)) {
  test(`${game} is learnt by keyboard, with what a screen reader tells`, async ({ page }) => {
    if (ALL) test.setTimeout(600_000);
    await prefer(page, { list: false });
    const lessons = ALL ? tracksOf(game).new!.slice(0, -1) : round.slice(0, 1);
    await page.goto(`./#/learn/${game}/new?lesson=${lessons[0]}`);
    for (const lesson of lessons) {
      for (const step of stepsOf(game, lesson)) {
        await expect(teacher(page)).toHaveAttribute("data-tone", "say");
        // What the teacher says is read out, as one sentence; so is the question.
        await expect(page.locator("[data-said][aria-live=polite][aria-atomic=true]")).toHaveText(
          /\p{L}{3}/u,
        );
        const before = await said(page).innerText();
        const wanted = step.expect?.[0];
        if (wanted === undefined) {
          await tabTo(page, "[data-next]");
        } else {
          await expect(page.locator("[data-announcer]")).toHaveText(/\p{L}{3}/u);
          if (!(await page.locator("[data-choices]").isVisible())) await page.keyboard.press("l");
          await page.locator("[data-choices]").waitFor();
          if (await page.locator("[data-unfold]").isVisible()) {
            await tabTo(page, "[data-unfold]");
            await page.keyboard.press("Enter");
          }
          await isNamed(page, wanted);
          await tabTo(page, `[data-choice="${wanted}"]`);
        }
        await page.keyboard.press("Enter");
        if (await page.locator("[data-confirm]").isVisible()) await page.keyboard.press("Enter");
        await expect(said(page)).not.toHaveText(before);
      }
      await expect(teacher(page)).toHaveAttribute("data-tone", "done");
      await tabTo(page, "[data-next]");
      await page.keyboard.press("Enter");
      await expect(teacher(page)).toHaveAttribute("data-tone", "say");
    }
  });
}

test("newcomers are led to the lessons, others to playing", async ({ page }) => {
  const main = page.locator(".games li").first().locator(".button.main");
  await page.goto("./");
  await expect(page.locator("[data-newcomer]")).toBeVisible();
  await expect(main).toHaveAttribute("href", /^#\/learn\//);
  await main.click();
  await page.locator("[data-track=new]").click();
  await expect(teacher(page)).toBeVisible();
  // Who left in the middle is led back there, and is no newcomer.
  await page.goto("./");
  await expect(main).toHaveAttribute("href", /with=bots$/);
  await page.locator("[data-resume]").click();
  await expect(teacher(page)).toBeVisible();
});

test("a wrong choice is answered, taken back; a lesson is left and resumed", async ({ page }) => {
  await prefer(page, { list: false });
  await page.goto("./#/learn/rattus/new?lesson=settle");
  await choose(page, "settle:italia");
  await expect(teacher(page)).toHaveAttribute("data-tone", "answer");
  await next(page).click();
  await choose(page, "settle:gallia");
  await expect(said(page)).toContainText("Anglia");
  await page.locator("[data-leave]").click();
  await page.goto("./");
  await page.locator("[data-resume]").click();
  await expect(said(page)).toContainText("Anglia");
  await page.locator("[data-skip]").click();
  await expect(teacher(page)).toContainText("Rats bring people");
  // A term of what is said is explained with its clause; one of the question too, by keyboard.
  await page.locator("[data-said] [data-term=peasant]").click();
  await expect(page.locator("[data-inspector='term:peasant']")).toContainText("RA 5.1");
  await tabTo(page, ".prompt [data-term]");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-inspector='term:power']")).toContainText("RA 3.2");
  await expect(page.locator("[data-announcer]")).toContainText("What a class card can do");
});

test("terms of the log and of the rules are explained on a phone", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await prefer(page, { list: true, coach: "off" });
  await page.goto("./#/new/notre-dame?with=bots");
  await page.locator("button.start").click();
  await page.locator("[data-choice]").first().click();
  await page.getByRole("button", { name: "Log, chat and rules" }).click();
  await page.getByRole("tab", { name: "Rules" }).click();
  const term = page.locator("#drawer-content [data-term=coin]").first();
  await term.click();
  const sheet = page.locator("[data-inspector='term:coin']");
  await expect(sheet).toContainText("ND 1.3");
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(term).toBeFocused();
  // In the log the line is reached, and its terms from there.
  await page.getByRole("tab", { name: "Log" }).click();
  const line = page.locator("#drawer-content li", { has: page.locator("[data-term]") }).first();
  await line.focus();
  // The next question opens the list, and leaves the focus with whoever reads.
  const told = await page.locator("#drawer-content li").count();
  const choice = page.locator("[data-choice]").first();
  await choice.evaluate((button) => (button as HTMLElement).click());
  await expect.poll(() => page.locator("#drawer-content li").count()).toBeGreaterThan(told);
  await choice.waitFor();
  await expect(line).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-inspector^='term:']")).toContainText("ND ");
});

test("terms of the rules page are explained with pictures, outside a table too", async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto("./#/rules/rattus");
  const sheet = page.locator("[data-inspector='term:limit']");
  for (const part of [".guide", ".rules"]) {
    const term = page.locator(`${part} [data-term=limit]`).first();
    await term.click();
    await expect(sheet).toContainText("RA 4.4");
    await expect(sheet.locator("svg use")).toHaveAttribute("href", /#limit$/);
    await expect(sheet).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(term).toBeFocused();
  }
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
