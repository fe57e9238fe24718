import {
  anything,
  asked,
  choose,
  expect,
  inFourLanguages,
  LONG,
  openDrawer,
  prefer,
  start,
  test,
} from "./helpers";

const KEY =
  /(?<!\p{L})\b(event|choice|decision|group|short|card|label|region|explain|entry|error|tab|over|clause|chapter)-[a-z0-9]/u;

test("all texts are translated and fit", async ({ page }) => {
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1280,
    );
  await prefer(page, { speed: "off", confirm: false });
  for (const [path, shown] of [
    ["./", "article"],
    ["./#/new/rattus", "button.start"],
    ["./#/rules/rattus", "dt"],
    ["./#/settings", "h1"],
    ["./#/replay", "h1"],
  ] as const) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    await inFourLanguages(page, KEY, fits);
  }
  await start(page, 4);
  await inFourLanguages(page, KEY, fits);
});

test("the language changes at once, at the table, and is remembered", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await start(page);
  await openDrawer(page, "Table");
  await page.getByLabel("Language").selectOption("de");
  await expect(page.locator(".prompt")).toContainText("Würfel");
  await page.getByRole("tab", { name: "Verlauf" }).click();
  await expect(page.locator("ol[aria-label='Verlauf']")).toContainText("beginnt");
  await page.reload();
  await expect(page.locator(".prompt")).toContainText("Würfel");
});

test("a whole game by keyboard alone", async ({ page }) => {
  await prefer(page, { speed: "off", list: false });
  await page.goto("./");
  const focused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const tab = async (selector: string, most = 80) => {
    for (let i = 0; i < most; i++) {
      if (await focused(selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no way to ${selector}`);
  };
  await page.locator("article").first().waitFor();
  await tab("article a[data-bots]");
  await page.keyboard.press("Enter");
  await page.locator("button.start").waitFor();
  // Bots that do not think keep it short.
  for (const seat of (await page.locator(".seats select").all()).slice(1))
    await seat.selectOption("bot:random");
  await tab("button.start");
  await page.keyboard.press("Enter");
  await asked(page).waitFor();
  // The list opens by its key and stays; the focus goes from question to question.
  await page.keyboard.press("l");
  const NEXT = "[data-choice], [data-confirm]";
  for (let i = 0; i < (LONG ? 300 : 40); i++) {
    const over = page.locator(".over");
    await expect(over.or(page.locator(NEXT).first()).first()).toBeVisible({ timeout: 20_000 });
    if (await over.isVisible()) return;
    await expect.poll(() => focused(`${NEXT}, .end`)).toBe(true);
    if (i % 3 === 1 && (await focused("[data-choice]"))) await page.keyboard.press("Tab");
    if (!(await focused(NEXT))) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(40);
  }
  if (LONG) throw new Error("the game does not end");
});

test("a screen reader is told what happened and what is asked", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  await start(page);
  const told = page.locator("[data-announcer]");
  await expect(told).toContainText("Your first cubes");
  await choose(page, anything);
  await expect(told).toContainText(/settles? in/);
  await page.locator('[data-target="region:gallia"]').focus();
  await page.keyboard.press("ArrowRight");
  expect(
    await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""),
  ).not.toBe("");
});

test("at twice the size, with reduced motion", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  await choose(page, anything);
  await choose(page, anything);
  await expect(page.locator(".prompt")).toBeVisible();
});

test("events are shown one after another, and can be skipped", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await prefer(page, { speed: "slow", confirm: false });
  await page.goto("./");
  await page.locator("article", { hasText: "Rattus" }).locator("a[data-bots]").click();
  await page.locator("button.start").click();
  const skip = page.getByRole("button", { name: "Skip" });
  await expect(skip.or(asked(page)).first()).toBeVisible();
  await openDrawer(page, "Log");
  const log = page.locator("ol[aria-label='Log'] li");
  let lines = 0;
  if (await asked(page).isVisible()) {
    lines = await log.count();
    await page.locator("[data-choice]").first().press("Enter");
  }
  await expect(skip).toBeVisible();
  await skip.press("Enter");
  await expect(asked(page)).toBeVisible();
  await expect.poll(() => log.count()).toBeGreaterThan(lines);
});
