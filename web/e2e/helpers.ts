/** Shared by all browser tests: a page that reports every error, and helpers to play. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from "@playwright/test";

export const test = base.extend<{ page: Page; secrets: boolean }>({
  // A browser's own secrets would make every run another game: only their own tests have them.
  secrets: [false, { option: true }],
  context: async ({ context, secrets }, use) => {
    if (!secrets) await withoutSecrets(context);
    await use(context);
  },
  // The title names the draws of a test's tables and the seed of its choices, so that they do not
  // depend on the tests before it or beside it.
  extraHTTPHeaders: async ({}, use, { titlePath }) => {
    const title = titlePath.join(" > ");
    seed = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483648, 7);
    await use({ "X-Test-Draws": encodeURIComponent(title).slice(-200) });
  },
  page: async ({ page }, use) => {
    const errors = watch(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});
export { expect };
export type { Page };

/** Let the pages of a context add nothing to the draws, as over plain http. */
export async function withoutSecrets(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Crypto.prototype, "subtle", { value: undefined }),
  );
}

/** Collects errors of a page: console, exceptions, requests to other hosts. */
export function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1")
      errors.push(`outside: ${request.url()}`);
  });
  return errors;
}

/**
 * Settings stored before the page loads. The list of choices is open unless `list` is false: most
 * tests play by it.
 */
export async function prefer(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      const now = JSON.parse(localStorage.getItem("ratskeller-settings") ?? "{}") as object;
      localStorage.setItem("ratskeller-settings", JSON.stringify({ ...wanted, ...now }));
    },
    { list: true, ...settings },
  );
}

/** Change settings in place, as another tab would. */
export async function change(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.evaluate((wanted) => {
    const key = "ratskeller-settings";
    const now = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    localStorage.setItem(key, JSON.stringify({ ...now, ...wanted }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, settings);
  const { language } = settings as { language?: string };
  if (language) await page.locator(`html[lang="${language}"]`).waitFor();
}

/** Sample in the ordinary run; `make test-all` plays and looks at everything. */
export const LONG = !["", "0", undefined].includes(process.env.RATSKELLER_LONG);

/** From the page of a new table to the first question; bots that do not think keep it short. */
export async function start(page: Page, players = 3): Promise<void> {
  await page.goto("./#/new/rattus?with=bots");
  await page.locator(".number", { hasText: String(players) }).click();
  const seats = page.locator(".seats select");
  await expect(seats).toHaveCount(players);
  for (let i = 1; i < players; i++) await seats.nth(i).selectOption("bot:random");
  await page.locator("button.start").click();
  await asked(page).waitFor();
  await drawn(page);
}

/** What opens the list of choices: it can be pressed while the viewer is asked something. */
export function asked(page: Page): Locator {
  return page.locator("[data-list]:enabled");
}

/** Open the list of choices, if it is not open. */
export async function openList(page: Page): Promise<void> {
  if (!(await page.locator("[data-choices]").isVisible())) await asked(page).click();
  const more = page.locator("[data-unfold]");
  if (await more.isVisible()) await more.click();
}

/** Open the log, the chat, the rules or the table's menu over the edge of the table. */
export async function openDrawer(page: Page, name: "Log" | "Chat" | "Rules" | "Table") {
  const tab = page.getByRole("tab", { name });
  if (!(await tab.isVisible())) {
    const tool = page.getByRole("button", { name, exact: true });
    const menu = page.getByRole("button", { name: "Log, chat and rules" });
    await tool.or(menu).click();
  }
  await tab.click();
}

/** Wait until the board and its fonts are loaded. */
export async function drawn(page: Page): Promise<void> {
  const board = page.locator(".on-board [data-target], .on-board .plain").first();
  await board.waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Make one choice of those offered; false at the end of the game. */
export async function choose(page: Page, pick: (all: string[]) => string): Promise<boolean> {
  const over = page.locator(".over");
  await expect(over.or(asked(page)).first()).toBeVisible({ timeout: 20_000 });
  if (await over.isVisible()) return false;
  try {
    await openList(page);
  } catch {
    return true; // it was taken away by the next question: look again
  }
  const all = await page
    .locator("[data-choice]")
    .evaluateAll((list) => list.map((e) => e.getAttribute("data-choice") ?? ""));
  const wanted = pick(all);
  const button = page.locator(`[data-choice="${wanted}"]`);
  try {
    await button.click({ timeout: 3000 });
  } catch {
    return true; // it was taken away by the next question: look again
  }
  return true;
}

/**
 * Through the set-up to the first turn. Looking and pressing are one step in the page: the turn
 * may begin at any time, and there a region means something else.
 */
export async function settle(page: Page): Promise<void> {
  const table = page.locator(".table-page");
  await expect(async () => {
    const before = (await table.getAttribute("data-seq")) ?? "";
    const pressed = await page.evaluate(() => {
      const find = (target: string) =>
        document.querySelector(`[data-target^="${target}"][data-choosable]`);
      if (find("card:")) return "nothing: it is the turn";
      const region = find("region:gallia") ?? find("region:");
      region?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return region ? "a region" : "nothing: not asked";
    });
    // The same question is not answered twice.
    if (pressed === "a region") await expect(table).not.toHaveAttribute("data-seq", before);
    expect(pressed).toBe("nothing: it is the turn");
  }).toPass({ intervals: [50], timeout: 60_000 });
}

/** Hover over a piece until the inspector explains it. */
export async function pointAt(page: Page, target: string): Promise<void> {
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.locator(`[data-target="${target}"]`).hover();
    await page.locator(`[data-inspector="${target}"]`).waitFor({ timeout: 2000 });
  }).toPass();
}

let seed = 7;
/** A pseudo-random choice, the same in every run of a test. */
export function anything(all: string[]): string {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return all[seed % all.length] ?? "";
}

/** Play to the end of the game. */
export async function finish(page: Page): Promise<number> {
  let choices = 0;
  while (await choose(page, anything)) {
    choices += 1;
    if (choices > 400) throw new Error("the game does not end");
    await page.waitForTimeout(15);
  }
  return choices;
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds, of any level: by day all of its rules for levels A and AA, its best practices
 * and its experiments, by night those of contrast.
 */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Finding {
      id: string;
      impact: string;
      nodes: { html: string }[];
    }
    const { axe } = globalThis as unknown as {
      axe: {
        run: (options?: object) => Promise<{ violations: Finding[] }>;
        getRules: (tags: string[]) => { ruleId: string; tags: string[] }[];
      };
    };
    const root = document.documentElement;
    const theme = root.dataset.theme;
    const found: Finding[] = [];
    const tried = axe
      .getRules(["experimental"])
      .filter(({ tags }) => !tags.includes("deprecated"))
      .map(({ ruleId }) => [ruleId, { enabled: true }]);
    for (const [shown, options] of [
      ["day", { rules: Object.fromEntries(tried) }],
      ["night", { runOnly: ["color-contrast"] }],
    ] as const) {
      root.dataset.theme = shown;
      found.push(...(await axe.run(options)).violations);
    }
    root.dataset.theme = theme;
    return found.map(
      ({ id, impact, nodes }) =>
        `${id} (${impact}): ${nodes
          .map((node) => node.html.slice(0, 160))
          .slice(0, 3)
          .join(" | ")}`,
    );
  });
}

/**
 * The page in each of the four languages, changed at the table as a player would: no key of a
 * text shows, and what is read differs from language to language.
 */
export async function inFourLanguages(
  page: Page,
  key: RegExp,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const read = new Set<string>();
  const select = page.locator("select:has(> option[value='nl'])");
  // At the table the language is in a drawer.
  if (!(await select.isVisible())) await openDrawer(page, "Table");
  for (const language of ["nl", "de", "fr", "en"]) {
    await select.selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect
      .poll(async () => {
        const text = await page.locator("#main").innerText();
        return read.has(text) ? "" : text;
      })
      .not.toBe("");
    read.add(await page.locator("#main").innerText());
    const labels = await page
      .locator("[aria-label]")
      .evaluateAll((list) => list.map((e) => e.getAttribute("aria-label") ?? "").join("\n"));
    expect(await page.locator("body").innerText(), language).not.toMatch(key);
    expect(labels, language).not.toMatch(key);
    await look();
  }
}
