import { brotliCompressSync, constants } from "node:zlib";
import { drawn, expect, prefer, start, test } from "./helpers";

test.use({ serviceWorkers: "block" });

/** As the server sends it: texts by Brotli, fonts as they are. */
function sent(url: string, body: Buffer): number {
  if (url.endsWith(".woff2")) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

test("the first load is small, and so is a table with its board and its art", async ({
  page,
}, info) => {
  const sizes = new Map<string, number>();
  await page.route(/^[^?#]*(?<!worker)\.(js|css|svg|woff2)$/, async (route) => {
    const response = await route.fetch();
    const url = route.request().url();
    sizes.set(url, sent(url, await response.body()));
    await route.fulfill({ response });
  });
  const total = (kinds: RegExp) =>
    Math.round(
      [...sizes].filter(([url]) => kinds.test(url)).reduce((sum, [, size]) => sum + size, 0) / 1000,
    );
  await prefer(page, { speed: "off" });
  await page.goto("./");
  await page.locator("article svg").first().waitFor();
  await page.waitForLoadState("networkidle");
  const first = { code: total(/\.(js|css)$/), fonts: total(/woff2$/), art: total(/svg$/) };
  await start(page);
  sizes.clear();
  await page.reload();
  await drawn(page);
  await page.waitForLoadState("networkidle");
  const table = { code: total(/\.(js|css)$/), fonts: total(/woff2$/), art: total(/svg$/) };
  const report = `kB compressed: home ${JSON.stringify(first)}, a table ${JSON.stringify(table)}`;
  info.annotations.push({ type: "kB", description: report });
  console.log(report);
  expect(first.code).toBeLessThanOrEqual(90);
  expect(total(/./)).toBeLessThanOrEqual(350);
});
