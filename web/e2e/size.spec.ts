import { gzipSync } from "node:zlib";
import { expect, prefer, start, test } from "./house";

test.use({ serviceWorkers: "block" });

test("the first load is small, and so is a table with its board", async ({ page }, info) => {
  const sizes = new Map<string, number>();
  page.on("response", async (response) => {
    if (
      /\.(js|css)$/.test(new URL(response.url()).pathname) &&
      !response.url().includes("worker")
    ) {
      sizes.set(response.url(), gzipSync(await response.body()).length);
    }
  });
  const total = () => Math.round([...sizes.values()].reduce((a, b) => a + b, 0) / 1000);
  await prefer(page, { speed: "off" });
  await page.goto("./");
  await page.locator("article svg").first().waitFor();
  await page.waitForTimeout(300);
  const home = total();
  await start(page);
  await page.waitForTimeout(300);
  info.annotations.push({ type: "kB", description: `home ${home}, with a table ${total()}` });
  console.log(`kB compressed: home ${home}, with a table ${total()}`);
  expect(home).toBeLessThan(100);
  expect(total()).toBeLessThan(150);
});
