import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { act, enter } from "./playRose";
import {
  asked,
  expect,
  findings,
  inFourLanguages,
  LONG,
  openDrawer,
  pointAt,
  prefer,
  test,
  watch,
} from "./helpers";
import { open, questions } from "./position";

const MONKS = ["red", "blue", "white", "grey", "black", "orange"];

test("The Name of the Rose: choices on the board, undo, explanations, reasons", async ({
  page,
}) => {
  await prefer(page, { speed: "off" });
  await enter(page, 3);
  // A card from the hand, then the figure or the building it asks for, all on the board.
  const card = page.locator('.hand [data-target^="card:"][data-choosable]').first();
  const played = (await card.getAttribute("data-target")) ?? "";
  await card.click();
  const next = page.locator(
    '[data-target^="building:"][data-choosable], [data-target^="figure:"][data-choosable]',
  );
  await expect(next.first()).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator(`[data-target="${played}"][data-choosable]`).first()).toBeVisible();
  await pointAt(page, "clock:clock");
  const about = page.locator("[data-inspector]");
  await expect(about).toContainText("NR 4.1");
  // Where the figures begin is drawn; one of them would lie over the room.
  const empty = page.locator('[data-target^="building:"][aria-label*="Nobody is here"]').first();
  const latin = / · ([^.]+)\./.exec((await empty.getAttribute("aria-label")) ?? "")?.[1] ?? "";
  expect(latin).not.toBe("");
  await empty.click({ position: { x: 150, y: 60 } });
  await expect(about).toContainText(latin);
});

test("The Name of the Rose: the cover hides the identity; the notebook keeps guesses", async ({
  page,
}) => {
  await prefer(page, { speed: "off", confirm: false });
  await enter(page, 3);
  const identity = page.locator("[data-identity]");
  const open = await identity.innerText();
  const monk = MONKS.find((each) => open.toLowerCase().includes(each)) ?? "";
  expect(monk).not.toBe("");
  await page.locator("button.notes").click();
  const mine = page.getByRole("button", { name: /^You are/ });
  expect(await mine.count()).toBeGreaterThanOrEqual(2);
  const cell = page.getByRole("button", { name: /nothing noted/ }).first();
  const guessed = (await cell.innerText()).split(":")[0]!;
  await cell.click();
  await expect(page.getByRole("button", { name: `${guessed}: perhaps` })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await identity.click();
  await expect(identity).toContainText(/covered/);
  await page.reload();
  await expect(identity).toContainText(/covered/);
  // Neither the notebook nor the log gives it away.
  await page.locator("button.notes").click();
  await expect(page.getByRole("button", { name: /^You are/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: `${guessed}: perhaps` })).toBeVisible();
  await page.keyboard.press("Escape");
  await openDrawer(page, "Log");
  await expect(page.locator("ol[aria-label='Log']")).toContainText(
    "You look at your identity card",
  );
  await expect(page.locator("body")).not.toContainText(/Your monk is/);
});

test("The Name of the Rose: no identity or hand is sent to anybody else", async ({
  page,
  context,
}) => {
  await prefer(page, { speed: "off", confirm: false });
  await enter(page, 2);
  const other = await context.browser()!.newContext();
  const spectator = await other.newPage();
  const errors = watch(spectator);
  const heard: string[] = [];
  spectator.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
  );
  await spectator.goto(page.url());
  await expect(spectator.locator('[data-target="building:church"]')).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await act(page);
    await page.waitForTimeout(40);
  }
  await expect
    .poll(() => heard.filter((frame) => frame.includes('"moved"')).length)
    .toBeGreaterThan(2);
  await expect(spectator.locator("[data-identity], [data-target^='card:']")).toHaveCount(0);
  await expect(spectator.locator("[data-choice]")).toHaveCount(0);
  for (const frame of heard) {
    const { view } = JSON.parse(frame) as { view?: { identities: unknown[]; hand: unknown } };
    expect(view?.identities ?? [null, null]).toEqual([null, null]);
    expect(view?.hand ?? null).toBeNull();
    expect(frame).not.toContain('"drew-card"');
    expect(frame).not.toMatch(/"event":\s*"identity"/);
  }
  expect(errors).toEqual([]);
  await other.close();
});

test("The Name of the Rose: the curtain of a shared screen hides the next player's view", async ({
  page,
}) => {
  await prefer(page, { speed: "off", confirm: false });
  await enter(page, 2, "here");
  const curtain = page.locator(".curtain");
  const seen = new Set<string>();
  for (let i = 0; i < 16 && seen.size < 2; i++) {
    await expect(curtain.or(asked(page)).first()).toBeVisible();
    if (await curtain.isVisible()) {
      const box = await curtain.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
      await curtain.getByRole("button").click();
    }
    seen.add(await page.locator("[data-identity]").innerText());
    await act(page);
    await page.waitForTimeout(120);
  }
  expect(seen.size).toBe(2);
});

test("The Name of the Rose: cards, figures and buildings by keyboard", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  await enter(page, 2);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("data-target") ?? "");
  for (let turn = 0; turn < 6; turn++) {
    const piece = page.locator("[data-target][data-choosable]").first();
    const button = page.locator("[data-action]").first();
    await expect(asked(page)).toBeVisible();
    await expect(piece.or(button).first()).toBeVisible();
    if ((await piece.count()) > 0) {
      await piece.focus();
      expect(await focused()).not.toBe("");
      await page.keyboard.press("Enter");
    } else {
      await button.focus();
      await page.keyboard.press("Enter");
    }
    await page.waitForTimeout(150);
  }
  await page.locator('[data-target="building:church"]').focus();
  await page.keyboard.press("ArrowRight");
  const next = await focused();
  expect(next).not.toBe("building:church");
  expect(next).not.toBe("");
  const said = await page.evaluate(
    () =>
      document.activeElement?.getAttribute("aria-label") ??
      document.activeElement?.textContent ??
      "",
  );
  expect(said.length).toBeGreaterThan(3);
  await expect(page.locator("[data-announcer]")).not.toBeEmpty();
});

const KEY =
  /(?<!\p{L})\b(event|choice|decision|group|short|card|label|building|board|explain|notes|happening|identity|track|scene|monk|letter|clause|chapter|tally)-[a-z0-9]/u;

test("The Name of the Rose: all texts are translated", async ({ page }) => {
  const asked = questions.filter(
    ({ view }) => view.game === "name-of-the-rose" && view.players === 5,
  );
  const table = await open(page, asked[0]!, { language: "en" });
  for (const position of asked.filter((_, i) => LONG || i % 4 === 0)) {
    await table.show(position);
    await inFourLanguages(page, KEY);
  }
  await page.goto("./#/rules/name-of-the-rose");
  await expect(page.locator("dt").first()).toBeVisible();
  await inFourLanguages(page, KEY);
});

test("The Name of the Rose: every event fits in every language, also on a phone", async ({
  page,
}) => {
  await prefer(page, { speed: "off", confirm: false });
  await enter(page, 2);
  const cut = () =>
    page.evaluate(async () => {
      const box = document.querySelector<HTMLElement>(".event")!;
      const [what, text] = [box.querySelector(".what")!, box.querySelector(".text")!];
      const found: string[] = [];
      for (const language of ["en", "nl", "de", "fr"]) {
        const answer = await fetch(`./api/texts/name-of-the-rose/${language}`);
        const source = await answer.text();
        for (const [, id, line] of source.matchAll(/^happening-([a-z-]+)-text = (.*)$/gm)) {
          const title = new RegExp(`^happening-${id} = (.*)$`, "m").exec(source)?.[1] ?? "";
          what.textContent = title;
          text.textContent = line ?? "";
          const room = text.getBoundingClientRect();
          const within =
            text.scrollHeight <= text.clientHeight ||
            room.bottom <= box.getBoundingClientRect().bottom;
          if (
            box.scrollHeight > box.clientHeight + 1 ||
            !within ||
            what.scrollWidth > what.clientWidth + 1
          )
            found.push(`${language} ${id}`);
        }
      }
      return found;
    });
  expect(await cut()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await cut()).toEqual([]);
});

test("The Name of the Rose: events are shown on the board, and can be skipped", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await prefer(page, { speed: "normal", confirm: false });
  await enter(page, 2);
  const changed = page.locator(".tracks .chip").first();
  const skip = page.getByRole("button", { name: "Skip" });
  const ask = asked(page);
  for (let i = 0; i < 20 && !(await changed.isVisible()); i++) {
    await expect(skip.or(ask).first()).toBeVisible();
    const piece = page.locator(".on-board [data-choosable], .hand [data-choosable]").first();
    if (await piece.isVisible()) await piece.click({ timeout: 1000 }).catch(() => {});
    await changed.waitFor({ timeout: 4000 }).catch(() => {});
  }
  await expect(changed).toBeVisible();
  await skip.click();
  await expect(ask).toBeVisible();
});

test("The Name of the Rose: a replay for each viewer", async ({ page }) => {
  const folder = fileURLToPath(new URL("../../tests/records/name-of-the-rose/", import.meta.url));
  const name = readdirSync(folder).find((each) => each === "name-of-the-rose-5-seventh-day.json");
  await prefer(page, { speed: "off" });
  await page.goto("./#/replay");
  await page.locator("input[type=file]").setInputFiles(folder + name);
  const bar = page.getByRole("slider");
  await expect(bar).toHaveValue("0");
  await bar.fill("160");
  await expect(page.locator("[data-identity]")).toHaveCount(0);
  const seen = new Set<string>();
  for (const seat of ["0", "1", "2", "3", "4"]) {
    await page.getByLabel("View as").selectOption(seat);
    const identity = page.locator("[data-identity]");
    await expect(identity).toHaveCount(1);
    await expect.poll(async () => seen.add(await identity.innerText()).size).toBe(Number(seat) + 1);
  }
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator(".ceremony .card.open")).toHaveCount(5);
  // The ranking is whole without scrolling.
  await page.setViewportSize({ width: 1280, height: 720 });
  const rows = page.locator(".over tr.seat");
  await expect(rows).toHaveCount(5);
  for (const row of await rows.all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    const hit = await row.evaluate((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(hit).toBe(true);
  }
  expect(await findings(page)).toEqual([]);
});
