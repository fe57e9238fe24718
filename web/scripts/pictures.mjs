// Takes the pictures of the documents from a running server: node scripts/pictures.mjs ADDRESS
// A second argument takes only those whose name begins with it.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const address = process.argv[2] ?? "http://localhost:4710/";
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const found = [process.env.CHROMIUM ?? "", "/usr/bin/chromium"].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath: found, args: ["--no-sandbox"] });

async function open(width, height, theme, touch = false) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => localStorage.setItem("ratskeller-settings", settings),
    JSON.stringify({ theme, confirm: false, language: "en", speed: "off" }),
  );
  return page;
}

const only = process.argv[3] ?? "";
const wanted = (name) => name.startsWith(only);

/** A small picture: the browser itself writes WebP. */
async function keep(page, name) {
  const png = (await page.screenshot()).toString("base64");
  const blank = await browser.newPage();
  const data = await blank.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.82).split(",")[1];
  }, png);
  await blank.close();
  writeFileSync(here(`../../docs/pictures/${name}.webp`), Buffer.from(data, "base64"));
}

async function home(theme, name, phone = false) {
  const page = phone ? await open(390, 844, theme, true) : await open(1280, 800, theme);
  await page.goto(address);
  await page.locator("article svg").last().waitFor();
  await page.waitForTimeout(600);
  await keep(page, name);
}

/** A table that waits for players, with its invitation. */
async function waiting(page) {
  await page.goto(`${address}#/new/notre-dame`);
  await page.locator(".number", { hasText: "4" }).click();
  await page.locator(".seats select").nth(1).selectOption("bot:easy");
  await page.locator("button.start").click();
  await page.locator(".invite svg").last().waitFor();
  await page.waitForTimeout(300);
}

/** What answers a question: pieces of the board, and the buttons of what has no piece. */
const ANSWERS = "[data-choosable], [data-amount], [data-action], [data-confirm]";
/** Each game with its number of players, and with the question that its pictures show. */
const GAMES = {
  "notre-dame": { players: 4, question: ".card[data-choosable]" },
  rattus: { players: 4, question: '[data-target^="card:"][data-choosable]' },
  "name-of-the-rose": { players: 4, question: ".hand [data-choosable]" },
};
/** How many answers lead into the middle of each game. */
const PRESSES = [26, 18, 14];
/** The four compositions of the table: width, height, whether it is touched. */
const COMPOSITIONS = {
  phone: [390, 664, true],
  landscape: [844, 390, true],
  tablet: [820, 1180, true],
  wide: [1280, 720, false],
};

/** A game against bots after some answers, when its question is asked. */
async function play(page, game, presses) {
  const { players, question } = GAMES[game];
  await page.goto(`${address}#/new/${game}?with=bots`);
  await page.locator(".number", { hasText: String(players) }).click();
  if (game === "notre-dame") {
    await page.locator("details summary").click();
    await page.locator("details select").first().selectOption("true");
  }
  await page.locator("button.start").click();
  const answers = page.locator(ANSWERS).filter({ visible: true });
  for (let i = 0; i < presses + 60; i++) {
    const over = page.locator(".over");
    await answers.or(over).first().waitFor({ timeout: 120_000 });
    if (await over.isVisible()) return play(page, game, Math.floor(presses / 2));
    if (i >= presses && (await page.locator(question).count()) > 0) break;
    await answers
      .nth((i * 7) % (await answers.count()))
      .dispatchEvent("click")
      .catch(() => {});
    await page.waitForTimeout(200);
  }
  await page.mouse.move(200, 60);
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(900);
}

if (wanted("home")) {
  await home("day", "home");
  await home("night", "home-night");
  await home("day", "home-phone", true);
}
if (wanted("waiting")) {
  const page = await open(1280, 800, "day");
  await waiting(page);
  await keep(page, "waiting");
}
if (wanted("rules")) {
  const page = await open(1280, 800, "day");
  await page.goto(`${address}#/rules/rattus?at=part-3`);
  await page.locator("figure svg").first().waitFor();
  await page.waitForTimeout(500);
  await keep(page, "rules");
}
for (const [n, game] of Object.keys(GAMES).entries())
  for (const [composition, [width, height, touch]] of Object.entries(COMPOSITIONS))
    for (const theme of ["day", "night"]) {
      const name = `${game}-${composition}-${theme}`;
      if (!wanted(name)) continue;
      const page = await open(width, height, theme, touch);
      await play(page, game, PRESSES[n]);
      await keep(page, name);
      await page.context().close();
    }
if (wanted("replay")) {
  const records = here("../../tests/records/rattus/");
  const page = await open(1280, 800, "day");
  await page.goto(`${address}#/replay`);
  await page
    .locator("input[type=file]")
    .setInputFiles(records + readdirSync(records).find((n) => n.startsWith("rattus-4-")));
  await page.getByRole("slider").fill("120");
  await page.waitForTimeout(900);
  await keep(page, "replay");
}
await browser.close();
