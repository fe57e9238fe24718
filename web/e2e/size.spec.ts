import { gzipSync } from "node:zlib";
import { expect, prefer, start, test } from "./helpers";

test.use({ serviceWorkers: "block" });

test("the first load is small, and so is a table with its board", async ({ page }, info) => {
  const sizes = new Map<string, number>();
  await page.route(/^[^?#]*(?<!worker)\.(js|css)$/, async (route) => {
    const response = await route.fetch();
    sizes.set(route.request().url(), gzipSync(await response.body()).length);
    await route.fulfill({ response });
  });
  const total = () => Math.round([...sizes.values()].reduce((a, b) => a + b, 0) / 1000);
  await prefer(page, { speed: "off" });
  await page.goto("./");
  await page.locator("article svg").first().waitFor();
  await page.waitForLoadState("networkidle");
  const home = total();
  await start(page);
  await page.waitForLoadState("networkidle");
  info.annotations.push({ type: "kB", description: `home ${home}, with a table ${total()}` });
  console.log(`kB compressed: home ${home}, with a table ${total()}`);
  expect(home).toBeLessThan(100);
  expect(total()).toBeLessThan(150);
});
