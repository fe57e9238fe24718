import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as plain } from "@playwright/test";
import { expect, findings, openDrawer, type Page, prefer, test } from "./helpers";
import { open, openEnd, questions } from "./position";

const folder = fileURLToPath(new URL("../../tests/records/rattus/", import.meta.url));
const record = folder + readdirSync(folder).find((name) => name.startsWith("rattus-3-"));

test("a replay: scrub, step, play, change the viewer, link to a step", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("./#/replay");
  await page.locator("input[type=file]").setInputFiles(record);
  const bar = page.getByRole("slider");
  await expect(bar).toHaveValue("0");
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(bar).toHaveValue("1");
  await bar.fill("60");
  await expect(page.locator(".count")).toContainText("60 /");
  await page.getByLabel("View as").selectOption("1");
  await page.getByRole("button", { name: "Link to this moment" }).click();
  const field = page.locator(".link input");
  await expect(field).toHaveValue(/step=60&seat=1$/);
  const link = await field.inputValue();
  expect(await findings(page)).toEqual([]);
  await page.goto("./");
  await page.goto(link);
  await expect(bar).toHaveValue("60");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await bar.inputValue())).toBeGreaterThan(62);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator(".over")).toBeVisible();
});

test("turns and rounds are jumped to, by button and by key", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("./#/replay");
  const games = fileURLToPath(new URL("../../tests/records/notre-dame/", import.meta.url));
  await page.locator("input[type=file]").setInputFiles(games + readdirSync(games)[0]);
  const bar = page.getByRole("slider");
  const step = async () => Number(await bar.inputValue());
  await expect(bar).toHaveValue("0");
  await page.getByRole("button", { name: "One round forward" }).click();
  await expect.poll(step).toBeGreaterThan(0);
  const first = await step();
  await page.getByRole("button", { name: "One round forward" }).click();
  await expect.poll(step).toBeGreaterThan(first + 10);
  const second = await step();
  await page.locator("#main").focus();
  await page.keyboard.press("PageUp");
  await expect.poll(step).toBe(first);
  await page.keyboard.press("PageDown");
  await expect.poll(step).toBe(second);
  await page.keyboard.press("ArrowRight");
  await expect.poll(step).toBe(second + 1);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(step).toBeGreaterThan(second);
  await page.keyboard.press("End");
  await expect(page.locator(".over")).toBeVisible();
  await expect(page.locator(".narrator")).not.toBeEmpty();
  const end = await step();
  await page.getByRole("button", { name: "Watch the end again" }).click();
  await expect(page.locator(".over")).toBeVisible();
  await expect.poll(step).toBe(end);
});

test("a picture of a moment holds the board, its drawings and its colours", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("./#/replay");
  await page.locator("input[type=file]").setInputFiles(record);
  await page.getByRole("slider").fill("40");
  await expect(page.locator(".count")).toContainText("40 /");
  await page.waitForTimeout(500);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save a picture of this moment" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("rattus-40.png");
  const data = readFileSync(await download.path()).toString("base64");
  const { width, colours } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const paint = canvas.getContext("2d")!;
    paint.drawImage(image, 0, 0);
    const { data } = paint.getImageData(0, 0, canvas.width, canvas.height - 140);
    const seen = new Set<number>();
    for (let i = 0; i < data.length; i += 4 * 7)
      seen.add(((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4));
    return { width: canvas.width, colours: seen.size };
  }, data);
  const board = (await page.locator(".on-board").boundingBox())!;
  expect(width).toBeCloseTo((board.width + 48) * 2, -1);
  // Land, sea, ink, tokens and the seats' colours, not an empty sheet.
  expect(colours).toBeGreaterThan(40);
});

const saved = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save a picture of this moment" }).click(),
  ]);
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), type: bytes.subarray(1, 4).toString() };
};

test("a picture can be saved at the table", async ({ page }) => {
  const position = questions.find(({ view }) => view.game === "notre-dame")!;
  await open(page, position, { language: "en" });
  await openDrawer(page, "Table");
  expect(await saved(page)).toEqual({ name: "notre-dame-1.png", type: "PNG" });
});

test("a picture can be saved at the end", async ({ page }) => {
  await openEnd(page, "rattus", { language: "en" });
  expect(await saved(page)).toEqual({ name: "rattus-1.png", type: "PNG" });
});

// The browser notes a refused request in its console, so that is not asked here.
plain("a record that cannot be replayed is said to be one, with the reason", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("./#/replay");
  const upload = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const alert = page.getByRole("alert");
  const good = readFileSync(record, "utf8");
  const changed = JSON.parse(good) as { version: number; choices: [number | string, string][] };
  await upload(good.slice(0, 500));
  await expect(alert).toContainText("not a record that can be replayed");
  await upload(JSON.stringify({ ...changed, version: 99 }));
  await expect(alert).toContainText("another version of the rules");
  changed.choices[6] = [changed.choices[6]![0], "place:atlantis:3"];
  await upload(JSON.stringify(changed));
  await expect(alert).toContainText("atlantis");
  await upload(good);
  await expect(page.getByRole("slider")).toBeVisible();
});
