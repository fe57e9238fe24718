import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, findings, prefer, test } from "./helpers";

const folder = fileURLToPath(new URL("../../tests/records/rattus/", import.meta.url));
const record = folder + readdirSync(folder).find((name) => name.startsWith("rattus-2-"));

test("a saved game is reviewed: turning points, the curve, marks on the log", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("./#/replay");
  await page.locator("input[type=file]").setInputFiles(record);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  const panel = page.getByRole("region", { name: "Review" }).filter({ has: page.locator("table") });
  await expect(panel).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText(/played \d/).first()).toBeVisible();
  await expect(panel.getByRole("row")).toHaveCount(8);
  // The cards that spectators see leave the chart its room.
  const height = async (part: string) => (await page.locator(part).boundingBox())!.height;
  expect(await height(".board .chart")).toBeGreaterThan(2 * (await height(".board .beside")));
  const bar = page.getByRole("slider");
  const turn = panel.locator(".turn").first();
  const number = Number((await turn.innerText()).match(/\d+/)?.[0]);
  await turn.click();
  await expect(bar).toHaveValue(String(number - 1));
  await expect(page).toHaveURL(/review=1/);
  expect(await findings(page)).toEqual([]);
  const curve = page.getByRole("img", { name: "Expected share of the win" });
  const box = (await curve.boundingBox())!;
  await curve.click({ position: { x: box.width / 2, y: 20 } });
  await expect.poll(async () => Number(await bar.inputValue())).toBeGreaterThan(number);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const mark = page.locator(".log .mark").first();
  const name = (await mark.getAttribute("title")) ?? "no mark";
  await mark.click();
  const verdict = page.locator(".moment .verdict");
  await expect(verdict).toHaveText(name);
  await expect(page.locator(".moment")).toContainText("Better:");
  // Each mistake again as a question; the answer is not shown before.
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page
    .getByRole("button", { name: /^Learn from/ })
    .first()
    .click();
  const practice = page.getByRole("region", { name: "Learn from mistakes" });
  await expect(practice).toContainText("Question 1 of");
  await expect(practice).not.toContainText("Better:");
  await practice.getByRole("button", { name: "Show me" }).click();
  await expect(practice).toContainText("Better:");
  await practice.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator(".table-page")).toBeVisible();
});

test("a hint: first where to look, then what to do", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await page.goto("./#/new/rattus?with=bots");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  await expect(hint).toBeEnabled({ timeout: 60_000 });
  await hint.click();
  await expect(page.getByText(/^Look (here:|at the buttons)/)).toBeVisible({ timeout: 60_000 });
  await hint.click();
  await expect(page.getByText(/ %\)\./)).toBeVisible();
  await expect(hint).toBeDisabled();
});
