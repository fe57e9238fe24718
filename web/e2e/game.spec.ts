import { expect, prefer, settle, start, test } from "./helpers";

test("choices on the board, confirmation of final ones, undo", async ({ page }) => {
  await prefer(page, { speed: "off" });
  await start(page);
  const before = await page.locator(".table-page").getAttribute("data-seq");
  await page.locator('[data-target="region:gallia"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".table-page")).not.toHaveAttribute("data-seq", before!);
  await settle(page);
  const take = page.locator('[data-choice="take:witch"]');
  await take.click();
  await expect(page.locator('[data-choice="use:witch"]')).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(take).toBeVisible();
  await page.locator('[data-target="card:witch"]').click();
  await expect(page.locator('[data-choice="use:witch"]')).toBeVisible();
  await page.locator('[data-target="card:witch"]').click();
  const look = page.locator('[data-choice^="look"]').first();
  await look.click();
  await expect(page.locator(".dock")).toContainText("cannot be taken back");
  await page.locator(".dock").getByRole("button", { name: "No", exact: true }).click();
  await look.click();
  await page.locator("[data-confirm]").click();
  await expect(page.locator(".known")).toBeVisible();
});

test("explanations, and why a choice is not legal", async ({ page }) => {
  await prefer(page, { speed: "off", list: false });
  await start(page);
  await settle(page);
  await page.locator('[data-target="card:king"]').click();
  await expect(page.locator('[data-target="card:king"]')).toHaveClass(/mine/);
  await page.locator('[data-target="card:witch"]').click();
  const about = page.locator('[data-inspector="card:witch"]');
  await expect(about).toContainText("RA 5.5");
  await about.getByRole("button", { name: /Why not/ }).click();
  await expect(about).toContainText("RA 3.3");
  await expect(about).toContainText("You have already taken a card this turn.");
  await page.keyboard.press("Escape");
  await expect(about).toHaveCount(0);
});
