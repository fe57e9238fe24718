import { drawn, expect, type Page, prefer, test } from "./helpers";

/** In kB of 1000 bytes: code of the first load; a table with its board, art and fonts. */
const FIRST = 90;
const TABLE = 350;

/** What the network carries while the page is loaded again, compressed as the server sends it. */
async function carried(page: Page, load: () => Promise<unknown>, shown: () => Promise<unknown>) {
  const sizes: Promise<[string, number]>[] = [];
  page.on("requestfinished", (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.push(size.then((bytes) => [request.resourceType(), bytes]));
  });
  await load();
  await shown();
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("requestfinished");
  const all = await Promise.all(sizes);
  const total = (...kinds: string[]) =>
    Math.ceil(
      all
        .filter(([kind]) => kinds.length === 0 || kinds.includes(kind))
        .reduce((sum, [, bytes]) => sum + bytes, 0) / 1000,
    );
  const [code, fonts, whole] = [total("document", "script", "stylesheet"), total("font"), total()];
  return { code, fonts, art: whole - code - fonts, whole };
}

test("the first load is small", async ({ page }) => {
  const pictures = () => page.locator("article svg").first().waitFor();
  const home = await carried(page, () => page.goto("./"), pictures);
  console.log(`kB compressed, the home page: ${JSON.stringify(home)}`);
  expect(home.code).toBeLessThanOrEqual(FIRST);
});

for (const game of ["rattus", "notre-dame", "name-of-the-rose"]) {
  test(`a table of ${game} with its board and its art is small`, async ({ browser, page }) => {
    await prefer(page, { speed: "off" });
    await page.goto(`./#/new/${game}?with=bots`);
    await page.locator("button.start").click();
    await drawn(page);
    // A browser that knows the table, but has nothing of it in its cache.
    const storageState = await page.context().storageState();
    const fresh = await browser.newContext({ storageState, serviceWorkers: "block" });
    const other = await fresh.newPage();
    const table = await carried(
      other,
      () => other.goto(page.url()),
      () => drawn(other),
    );
    console.log(`kB compressed, a table of ${game}: ${JSON.stringify(table)}`);
    expect(table.whole).toBeLessThanOrEqual(TABLE);
    expect(table.art).toBeGreaterThan(20);
    await fresh.close();
  });
}
