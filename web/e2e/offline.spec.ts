/** The app as an app: it is installed, and opens without a network after one visit. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as plain } from "@playwright/test";
import { expect, openDrawer, prefer } from "./helpers";

plain.use({ serviceWorkers: "allow" });

const folder = fileURLToPath(new URL("../../tests/records/rattus/", import.meta.url));
const record = folder + readdirSync(folder).find((name) => name.startsWith("rattus-3-"));

plain("the app can be installed: a manifest with icons of the sizes it says", async ({ page }) => {
  await page.goto("./");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const address = new URL(href ?? "", page.url()).href;
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as {
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ display: "standalone", start_url: "./" });
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, address).href);
    if (sizes !== "any") expect(size).toBe(sizes);
  }
});

plain.describe("a server that was updated", () => {
  plain.use({ serviceWorkers: "block" });
  plain("the new version is loaded where a part of the old one is gone", async ({ page }) => {
    await page.goto("./#/new/rattus?with=bots");
    await page.locator("button.start").click();
    await page.locator("[data-list]:enabled").waitFor();
    let gone = true;
    await page.route(/assets\/Drawer-.*\.js$/, (route) =>
      gone ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    );
    page.once("load", () => (gone = false));
    await page.getByRole("button", { name: "Log", exact: true }).click();
    await expect.poll(() => gone).toBe(false);
    await openDrawer(page, "Log");
    await expect(page.locator(".drawer")).toBeVisible();
  });
});

// The browser itself notes each request that finds no network, so its console is not asked here.
plain(
  "after one visit the app and its rules open without the network",
  async ({ page, context }) => {
    await prefer(page, { language: "de" });
    await page.goto("./");
    await page.locator("article").first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("nicht erreichbar");
    await expect(page.locator("article")).toHaveCount(3);
    await page.locator("article").first().locator('a[href^="#/rules/"]').click();
    await expect(page.locator("dt").first()).toBeVisible();
    await expect(page.locator("figure svg").first()).toBeVisible();
    await page.getByLabel("Sprache").selectOption("fr");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Comment jouer");
    await context.setOffline(false);
  },
);

plain("a replay is read again without the network", async ({ page, context }) => {
  await prefer(page, { speed: "off" });
  await page.goto("./#/replay");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator("input[type=file]").setInputFiles(record);
  await expect(page.getByRole("slider")).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("slider")).toBeVisible();
  await context.setOffline(false);
});
