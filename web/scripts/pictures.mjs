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
    JSON.stringify({ theme, confirm: false, language: "en" }),
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

async function table(page, players, choices) {
  await page.goto(`${address}#/new/rattus?with=bots`);
  await page.locator(".number", { hasText: String(players) }).click();
  await page.locator("button.start").click();
  for (let i = 0; i < choices; i++) {
    await page.locator("[data-choice]").first().waitFor();
    const all = page.locator("[data-choice]");
    const witch = page.locator(
      '[data-choice="take:witch"], [data-choice="use:witch"], [data-choice^="look"]',
    );
    const pick =
      i % 9 === 7 && (await witch.count()) > 0
        ? witch.first()
        : all.nth((i * 7) % (await all.count()));
    await pick.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(250);
  }
  for (let i = 0; i < 12 && (await page.locator('[data-choice^="pawn"]').count()) === 0; i++) {
    await page
      .locator("[data-choice]")
      .first()
      .click()
      .catch(() => {});
    await page.waitForTimeout(250);
  }
  await page.mouse.move(5, 5);
  await page.waitForTimeout(500);
}

/** The abbey on a day when a figure is about to go somewhere. */
async function abbey(page, players, choices) {
  await page.goto(`${address}#/new/name-of-the-rose?with=bots`);
  await page.locator(".number", { hasText: String(players) }).click();
  await page.locator("button.start").click();
  const all = page.locator("[data-choice]");
  for (let i = 0; ; i++) {
    await all.first().waitFor();
    const going = (await page.locator('[data-choice^="go:"]').count()) > 0;
    if (i >= choices && going) break;
    await all
      .nth((i * 5) % (await all.count()))
      .click({ timeout: 2000 })
      .catch(() => {});
    await page.waitForTimeout(250);
  }
  await page.mouse.move(5, 5);
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(500);
}

/** Notre Dame with New Persons, in the middle of the game, until a carriage drives. */
async function city(page, players, choices) {
  await page.goto(`${address}#/new/notre-dame?with=bots`);
  await page.locator(".number", { hasText: String(players) }).click();
  await page.locator("details summary").click();
  await page.locator("details select").first().selectOption("true");
  await page.locator("button.start").click();
  const drive = page.locator('[data-choice^="drive"]');
  for (let i = 0; i < 3 * choices; i++) {
    await page.locator("[data-choice]").first().waitFor();
    if (i >= choices && (await drive.count()) > 0) break;
    const carriage = page.locator(
      '[data-choice="keep:carriage-house"], [data-choice^="play:carriage-house"], [data-choice="take"], [data-choice="friend:carriage-house"]',
    );
    const useful = page.locator(
      '[data-choice]:not([data-choice="pass"], [data-choice="without"], [data-choice="stay"], [data-choice="pay:0"])',
    );
    const some = (await useful.count()) > 0 ? useful : page.locator("[data-choice]");
    const pick =
      (await carriage.count()) > 0 ? carriage.first() : some.nth((i * 7) % (await some.count()));
    await pick.click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(300);
  }
  await page.mouse.move(5, 5);
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(500);
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
if (wanted("rose")) {
  const desk = await open(1280, 800, "day");
  await abbey(desk, 4, 24);
  await keep(desk, "rose-day");
  const phone = await open(390, 844, "day", true);
  await abbey(phone, 5, 16);
  await keep(phone, "rose-phone-day");
  const night = await open(390, 844, "night", true);
  await abbey(night, 5, 12);
  await keep(night, "rose-phone-night");
}
if (wanted("notre-dame")) {
  const page = await open(1280, 800, "day");
  await city(page, 4, 40);
  await keep(page, "notre-dame-day");
  const phone = await open(390, 844, "day", true);
  await city(phone, 5, 30);
  await keep(phone, "notre-dame-phone-day");
  const night = await open(390, 844, "night", true);
  await city(night, 3, 30);
  await keep(night, "notre-dame-phone-night");
}
for (const [theme, players] of [
  ["day", 3],
  ["night", 4],
]) {
  if (!wanted(`rattus-${theme}`)) continue;
  const page = await open(1280, 800, theme);
  await table(page, players, 22);
  await keep(page, `rattus-${theme}`);
  const phone = await open(390, 844, theme, true);
  await table(phone, players, 20);
  await keep(phone, `rattus-phone-${theme}`);
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
