import { execFileSync } from "node:child_process";
import { expect, openDrawer, prefer, start, test, type Page } from "./helpers";

test.use({ secrets: true });

/** As a hostile server would, let it tell another record. */
async function told(page: Page, change: (record: any) => void): Promise<void> {
  await page.unrouteAll();
  await page.route("**/api/tables/*/record", async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    change(record);
    await route.fulfill({ response: answer, json: record });
  });
  await page.reload();
}

test("the seal of the draws opens with a tick, and a hostile server is caught", async ({
  page,
}, info) => {
  await prefer(page, { speed: "off", confirm: false, coach: "off" });
  await start(page, 2);
  const seal = page.locator(".narrator [data-seal]");
  await expect(seal).toHaveAttribute("data-seal", "sealed");
  await seal.click();
  const here = page.locator("[data-check]");
  await expect(here).toHaveAttribute("data-check", "running");
  await expect(here.locator("[data-seat='0']")).toHaveAttribute("data-state", "added");
  await expect(here.locator("[data-seat='1']")).toHaveAttribute("data-state", "nothing");
  await page.getByRole("link", { name: "Back to the table" }).click();
  // A bot plays to the end.
  await openDrawer(page, "Table");
  await page.getByRole("button", { name: "Give up" }).click();
  await page.locator("button.danger", { hasText: "Give up" }).click();
  await page.locator(".drawer .x").click();
  const opened = page.locator(".end [data-seal=opened]");
  await expect(opened).toContainText(/All \d+ draws checked/, { timeout: 60_000 });
  await opened.click();
  await expect(here).toHaveAttribute("data-check", "right");
  const fits = here.locator("[data-ok=true]");
  await expect(fits).toHaveCount(6);
  await expect(here.locator("[data-finding=own]")).toContainText("Your secret is in the draws");

  // The file that is saved is checked elsewhere: by the command, and without our package.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-save]").click(),
  ]);
  const file = info.outputPath("game.json");
  await download.saveAs(file);
  const command = execFileSync("../.venv/bin/ratskeller", ["verify", "--bots", file]);
  expect(command.toString()).toMatch(/draws/);
  const script = execFileSync("python3", ["../examples/check_draws.py", file]).toString();
  const draws = await here.locator("tbody tr").count();
  expect(script.trim().split("\n")).toHaveLength(draws);

  await told(page, ({ fair }) => (fair.server.secret = "00".repeat(32)));
  await expect(here).toHaveAttribute("data-check", "wrong");
  await expect(here.locator("[data-ok=false]")).toContainText(
    "The secret of this server does not fit its seal.",
  );
  await told(page, ({ fair }) => (fair.seats[0].secret = null));
  await expect(here.locator("[data-finding=own]")).toHaveAttribute("data-ok", "false");
  await told(page, (record) => (record.result = null));
  await expect(here.locator("[data-finding=end]")).toHaveAttribute("data-ok", "false");
});
