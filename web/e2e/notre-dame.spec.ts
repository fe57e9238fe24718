import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { NotreDameView } from "../src/games/notre-dame/types";
import { LANGUAGES } from "../src/lib/words";
import { draft } from "./playNotreDame";
import { expect, findings, inFourLanguages, LONG, type Page, prefer, test } from "./helpers";
import { open, questions } from "./position";

const KEY =
  /(?<!\p{L})\b(event|choice|decision|group|short|brief|card|label|sector|place|person|phase|said|hand|supply|plague|tile|explain|borough|market|message|drive|clause|chapter|round|period)-[a-z0-9]/u;

const data = new URL("../../src/ratskeller/games/notre_dame/data/persons.toml", import.meta.url);
type Stacks = Record<string, Record<string, { rats: number }>>;
const { new: added, ...base } = parse(readFileSync(data, "utf8")) as { new: Stacks } & Stacks;
const PERSONS = [...Object.values(base), ...Object.values(added)].flatMap((stack) =>
  typeof stack === "object" ? Object.keys(stack) : [],
);

/** Texts that reach over the ground they stand on. */
function outside(page: Page): Promise<(string | null)[]> {
  return page.locator(".cell:has(+ .drawn)").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const floor = cell.querySelector("rect")!.getBoundingClientRect();
      return [...cell.nextElementSibling!.querySelectorAll("text")]
        .filter((text) => text.getBoundingClientRect().right > floor.right + 1)
        .map((text) => text.textContent);
    }),
  );
}

test("Notre Dame: a supply of ten stays on its ground in Dutch", async ({ page }) => {
  const position = questions.find(({ view }) => view.game === "notre-dame" && view.players === 5)!;
  const view = structuredClone(position.view) as typeof position.view & NotreDameView;
  view.seats.forEach((seat) => Object.assign(seat, { friend: "bank", own: 3, general: 10 }));
  await open(page, { ...position, view }, { language: "nl" });
  expect(await outside(page)).toEqual([]);
});

test("Notre Dame: hidden prestige is said to be hidden", async ({ page }) => {
  const position = questions.find(({ view }) => view.game === "notre-dame" && view.players === 5)!;
  const view = structuredClone(position.view) as typeof position.view & NotreDameView;
  view.seats.forEach((seat, i) => i > 0 && Object.assign(seat, { prestige: null }));
  await open(page, { ...position, view }, { language: "en" });
  const scores = page.locator(".top .plaque .score");
  await expect(scores).toHaveCount(4);
  for (const score of await scores.all()) {
    await expect(score).toHaveText("Points hidden until the end");
    await expect(score.locator("svg")).toBeVisible();
  }
});

test("Notre Dame: all texts are translated and fit", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const position = questions.find(({ view }) => view.game === "notre-dame" && view.players === 5)!;
  const table = await open(page, position, { language: "en" });
  /** Names of sectors stay in their houses, and no rule text of a person is cut. */
  const housed = async (shown: string) => {
    expect(await outside(page), shown).toEqual([]);
    const cut = () =>
      page
        .locator(".person")
        .evaluateAll((cards) =>
          cards
            .filter((card) => card.scrollHeight > card.clientHeight + 1)
            .map((card) => card.textContent),
        );
    await expect.poll(cut, { message: shown }).toEqual([]);
    await expect(page.locator(".person .favour"), shown).toHaveCount(3);
  };
  // Each person in one language, or in all; the texts beside it are long and short.
  const threes = PERSONS.map((_, i) => [0, 11, 22].map((step) => PERSONS[i + step])).slice(0, 11);
  for (const [nth, language] of LANGUAGES.entries()) {
    await table.prefer({ language });
    for (const open of threes.filter((_, i) => LONG || i % LANGUAGES.length === nth)) {
      const view = { ...position.view, open, idle: open.slice(0, 1) };
      await table.show({ ...position, view });
      await housed(`${language} ${open.join(" ")}`);
    }
  }
  await inFourLanguages(page, KEY);
  await page.goto("./#/rules/notre-dame");
  await expect(page.locator("dt").first()).toBeVisible();
  await inFourLanguages(page, KEY);
});

test("Notre Dame: the draft and the board by keyboard", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  await draft(page);
  const target = () =>
    page.evaluate(() => document.activeElement?.getAttribute("data-target") ?? "");
  for (let i = 0; i < 60 && !(await target()).startsWith("pick:"); i++)
    await page.keyboard.press("Tab");
  expect(await target()).toMatch(/^pick:/);
  const first = await target();
  await page.keyboard.press("ArrowRight");
  expect(await target()).toMatch(/^pick:/);
  expect(await target()).not.toBe(first);
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt")).toContainText("of the two cards you received");
  await page.locator('[data-target="sector:0:bank"]').focus();
  const walked = new Set<string>();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft"]) {
    await page.keyboard.press(key);
    walked.add(await target());
    // A piece of HTML is told by its text.
    const label = await page.evaluate(() => {
      const piece = document.activeElement;
      return piece?.getAttribute("aria-label") ?? piece?.textContent?.trim();
    });
    expect(label ?? "").not.toBe("");
  }
  expect(walked.size).toBeGreaterThan(3);
});

test("Notre Dame: explanations, and why a choice is not legal", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false, list: false });
  await draft(page);
  await page.locator('[data-target="tile:tile"]').click();
  const about = page.locator('[data-inspector="tile:tile"]');
  await expect(about).toContainText("ND 8.1");
  await expect(about).toContainText("Worth 8 prestige");
  await about.getByRole("button", { name: /Why not/ }).click();
  await expect(about).toContainText("This is not what you are asked now.");
  await page.keyboard.press("Escape");
  await expect(about).toHaveCount(0);
});

test("Notre Dame: another borough comes to the front, with a visible way back", async ({
  page,
}) => {
  await prefer(page, { speed: "off", confirm: false });
  await draft(page, { players: 5 });
  const front = page.locator('[data-target^="stock:"]').first();
  await expect(front).toHaveAttribute("data-target", "stock:0");
  await page.locator(".plate.on").nth(1).click();
  await expect(front).not.toHaveAttribute("data-target", "stock:0");
  await page.getByRole("button", { name: "My borough" }).click();
  await expect(front).toHaveAttribute("data-target", "stock:0");
  // The next question brings the own borough back.
  await page.locator(".plate.on").nth(1).click();
  await page.locator(".card[data-choosable]").first().click();
  await expect(front).toHaveAttribute("data-target", "stock:0");
});

test("Notre Dame: a card is kept by one press", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await draft(page, { players: 2 });
  await page.locator(".card[data-choosable]").first().click();
  await expect(page.locator(".prompt")).toContainText("of the two cards you received");
});

test("Notre Dame: a replay for each viewer", async ({ page }) => {
  const folder = fileURLToPath(new URL("../../tests/records/notre-dame/", import.meta.url));
  const record = readdirSync(folder).find((name) => /^notre-dame-3-nine/.test(name));
  await prefer(page, { speed: "off" });
  await page.goto("./#/replay");
  await page.locator("input[type=file]").setInputFiles(folder + record);
  const bar = page.getByRole("slider");
  await expect(bar).toHaveValue("0");
  await bar.fill("60");
  await expect(page.locator(".count")).toContainText("60 /");
  await expect(page.locator(".hand")).toHaveCount(0);
  const seen = new Set<string>();
  for (const seat of ["0", "1", "2"]) {
    await page.getByLabel("View as").selectOption(seat);
    await expect(page.locator(`[data-target="stock:${seat}"]`)).toBeVisible();
    const hand = page.locator(".hand");
    await expect.poll(async () => seen.add(await hand.innerText()).size).toBe(Number(seat) + 1);
  }
  expect(await findings(page)).toEqual([]);
});
