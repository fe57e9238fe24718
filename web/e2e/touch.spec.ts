import { expect, openList, prefer, settle, start, test } from "./helpers";
import { open, questions } from "./position";

/** Fingers on the screen, as the browser's own protocol sends them. */
async function fingers(page: import("@playwright/test").Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
}

test("a long press explains a piece and chooses nothing", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false, list: false });
  await start(page);
  const touch = await fingers(page);
  const gallia = page.locator('[data-target="region:gallia"]');
  const box = (await gallia.boundingBox())!;
  const at: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
  const asked = await page.locator(".prompt").innerText();
  await touch("touchStart", at);
  await page.waitForTimeout(700);
  await touch("touchEnd");
  const tip = page.getByRole("dialog");
  await expect(tip).toContainText("Gallia");
  await expect(tip).toContainText("RA 2.4");
  expect(await page.locator(".prompt").innerText()).toBe(asked);
});

test("pinching zooms the board, and it stays within its frame", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false, list: false });
  await start(page);
  const touch = await fingers(page);
  const gallia = page.locator('[data-target="region:gallia"]');
  const small = (await gallia.boundingBox())!;
  const frame = (await page.locator(".viewport").boundingBox())!;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await touch("touchStart", [x - 20, y], [x + 20, y]);
  for (let i = 1; i <= 8; i++) await touch("touchMove", [x - 20 - i * 6, y], [x + 20 + i * 6, y]);
  await touch("touchEnd");
  await expect
    .poll(async () => (await gallia.boundingBox())!.width / small.width)
    .toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const out = page.getByRole("button", { name: "Zoom out" });
  while (await out.isVisible()) await out.click();
  await expect
    .poll(async () => (await gallia.boundingBox())!.width / small.width)
    .toBeCloseTo(1, 1);
});

test("four players fit on a phone, and hit areas are large enough", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false, list: false });
  await start(page, 4);
  await settle(page);
  await openList(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const button of await page.locator("[data-choice]").all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("a tap that comes too late neither explains nor zooms", async ({ page }) => {
  const settling = questions.find(({ prompt }) => prompt?.decision === "settle")!;
  await open(page, settling, { confirm: false });
  const piece = page.locator('[data-target^="region:"][data-choosable]').first();
  const target = (await piece.getAttribute("data-target"))!;
  const at = await page.locator(`[data-target="${target}"]`).evaluate((region) => {
    const box = region.getBoundingClientRect();
    for (const u of [0.5, 0.3, 0.7, 0.2, 0.8])
      for (const v of [0.5, 0.3, 0.7, 0.2, 0.8]) {
        const [x, y] = [box.x + box.width * u, box.y + box.height * v];
        const top = document.elementFromPoint(x, y)?.closest("[data-target]");
        if (top === region) return { x, y };
      }
    throw new Error("the region cannot be pressed");
  });
  // The first is a choice; the second meets a board on which nothing is offered.
  await page.touchscreen.tap(at.x, at.y);
  await page.touchscreen.tap(at.x, at.y);
  await expect(page.locator("[data-choosable]")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Zoom out" })).toHaveCount(0);
});

for (const [game, decision, ids] of [
  ["rattus", "turn", ["lost", "palace"]],
  ["name-of-the-rose", "play", ["own-monk", "event"]],
] as const) {
  test(`what the coach says leaves board and hand their room: ${game}`, async ({ page }) => {
    const height = (selector: string) => page.locator(selector).evaluate((e) => e.clientHeight);
    const position = questions.find(
      ({ view, prompt }) => view.game === game && prompt?.decision === decision,
    )!;
    const table = await open(page, position, { language: "de" });
    for (const [wide, high, id] of [
      [390, 664, ids[0]],
      [844, 390, ids[1]],
    ] as const) {
      await page.setViewportSize({ width: wide, height: high });
      await expect.poll(() => height(".table-page")).toBe(high);
      const board = await height(".on-board");
      const hand = await height(".dock > .hand");
      table.coach({ id, at: "", clause: "" });
      await table.show(position);
      await expect(page.locator("[data-coach]")).toBeVisible();
      expect(await height(".on-board"), `${wide}×${high}`).toBeGreaterThan(board - 24);
      expect(await height(".dock > .hand"), `${wide}×${high}`).toBe(hand);
      const dock = (await page.locator(".dock").boundingBox())!;
      expect(dock.y + dock.height, `${wide}×${high}`).toBeLessThanOrEqual(high + 1);
      table.coach();
      await page.locator("[data-coach-close]").click();
    }
  });
}

for (const [decision, verb] of [
  ["turn", "pawn"],
  ["show", "show"],
] as const) {
  test(`a confirmation is answered where it is asked: ${decision}`, async ({ page }) => {
    const position = questions.find(
      ({ view, prompt }) => view.players > 3 && prompt?.decision === decision,
    )!;
    // As where each of them would reveal something.
    const choices = position.choices.map((choice) => ({ ...choice, final: true }));
    await open(page, { ...position, choices }, { language: "de", list: true });
    await page.locator(`[data-choice^="${verb}"]`).first().click();
    const buttons = page.locator(".actions button");
    for (const [width, height] of [
      [390, 664],
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator("[data-confirm]")).toBeVisible();
      const missed = () =>
        buttons.evaluateAll((all) =>
          all
            .filter((button) => {
              const { x, y, width, height } = button.getBoundingClientRect();
              const hit = document.elementFromPoint(x + width / 2, y + height / 2);
              return !button.contains(hit) || Math.min(width, height) < 44;
            })
            .map((button) => button.textContent),
        );
      await expect.poll(missed, { message: `${width}×${height}` }).toEqual([]);
      await expect(buttons).toHaveCount(2);
    }
  });
}
