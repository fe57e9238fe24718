/** A tournament from its opening to the table and back, by two people on a computer and a phone. */
import { expect, test } from "@playwright/test";
import { device, HOST, named, signUp } from "./devices";
import { findings } from "./helpers";

test("two people and two bots begin a duplicate, which nobody else can watch", async ({
  browser,
}) => {
  const wide = { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" as const };
  const small = { viewport: { width: 390, height: 664 }, reducedMotion: "reduce" as const };
  const { page } = await device(await browser.newContext(wide));
  const { page: phone } = await device(await browser.newContext(small));
  const [anna, ben] = [named("Ada of Ulm"), named("Bert of Ulm")];
  await Promise.all([signUp(page, anna), signUp(phone, ben)]);

  const choose = (name: string) => page.getByRole("combobox", { name, exact: true });

  // The organiser opens it; only invited people join.
  await page.goto(HOST);
  await page.getByRole("link", { name: "Tournaments" }).click();
  await page.getByRole("link", { name: "Open a tournament" }).click();
  await page.getByLabel("Name of the tournament").fill("The cellar cup");
  await choose("Game").selectOption("rattus");
  await choose("Players at a table").selectOption("2");
  await page.getByLabel("Rounds", { exact: true }).fill("1");
  await page.getByLabel("Everybody may join").uncheck();
  await page.getByText("More options").click();
  await choose("Bot on empty places").selectOption("random");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Open the tournament" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The cellar cup");
  const link = await page.getByLabel("Link to invite people").inputValue();
  await page.getByRole("button", { name: "Take part" }).click();
  await expect(page.getByText("You take part.")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // By keyboard, on a phone.
  await phone.goto(link.split("?")[0]!);
  await expect(phone.getByText("This tournament is by invitation.")).toBeVisible();
  await phone.goto(link);
  await phone.getByRole("button", { name: "Take part" }).focus();
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("You take part.")).toBeVisible();
  await expect(phone.getByRole("listitem").filter({ hasText: anna })).toBeVisible();

  await page.getByRole("button", { name: "Start now" }).click();
  await expect(page.getByText("Round 1 of 1")).toBeVisible();
  await phone.reload(); // it would look by itself in some seconds
  const table = phone.getByRole("link", { name: "To my table" }).first();
  await expect(table).toBeVisible();
  await expect(phone.getByRole("row")).toHaveCount(5);
  expect(await findings(phone)).toEqual([]);
  const wider = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);

  // To the table and back; somebody without a seat does not see it.
  const address = HOST + (await table.getAttribute("href"))!;
  await table.click();
  await phone.getByRole("button", { name: "Log, chat and rules" }).click();
  await phone.getByRole("tab", { name: "Table" }).click();
  await phone.getByRole("link", { name: "To the tournament" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("The cellar cup");
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole("alert")).toContainText("play the same draws");

  await phone.getByRole("button", { name: "Withdraw" }).click();
  await phone.getByRole("button", { name: "Withdraw for good" }).click();
  await expect(phone.getByText("a bot plays on")).toBeVisible();
  await page.getByRole("button", { name: "Call it off" }).click();
  await page.getByRole("button", { name: "Call it off for good" }).click();
  await expect(page.getByText("Called off")).toBeVisible();
  for (const each of [page, phone, guest]) await each.context().close();
});
