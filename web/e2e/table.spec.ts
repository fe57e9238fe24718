import {
  anything,
  asked,
  choose,
  drawn,
  expect,
  openDrawer,
  prefer,
  settle,
  start,
  test,
  watch,
} from "./helpers";

test("one screen for two players: a curtain between the turns", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  await page.goto("./#/new/rattus?with=bots");
  await page.locator(".number", { hasText: "2" }).click();
  await page.locator(".seats select").nth(1).selectOption("here");
  await page.locator("button.start").click();
  const curtain = page.locator(".curtain");
  const seen = new Set<string>();
  for (let i = 0; i < 14; i++) {
    await expect(curtain.or(asked(page)).first()).toBeVisible();
    if (await curtain.isVisible()) {
      seen.add((await curtain.locator("h2").textContent()) ?? "");
      await curtain.getByRole("button").click();
    }
    await choose(page, anything);
    await page.waitForTimeout(120);
  }
  expect(seen.size).toBe(2);
});

test("a spectator gets no secrets", async ({ page, context }) => {
  await prefer(page, { speed: "off", confirm: false });
  await start(page, 2);
  const other = await context.browser()!.newContext();
  const spectator = await other.newPage();
  const errors = watch(spectator);
  const heard: string[] = [];
  spectator.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
  );
  await spectator.goto(page.url());
  await expect(spectator.locator("[data-target='region:gallia']")).toBeVisible();
  let looked = false;
  for (let i = 0; i < 40 && !looked; i++) {
    await choose(
      page,
      (all) => all.find((c) => /^(look|use:witch|take:witch)/.test(c)) ?? all[0] ?? "",
    );
    await page.waitForTimeout(120);
    looked = (await page.locator(".known").count()) > 0;
  }
  expect(looked).toBe(true);
  await expect(page.locator(".known")).toBeVisible();
  await expect(spectator.locator(".known")).toHaveCount(0);
  await expect.poll(() => heard.some((frame) => frame.includes('"looked"'))).toBe(true);
  expect(heard.some((frame) => frame.includes('"saw"'))).toBe(false);
  for (const frame of heard) {
    const { view } = JSON.parse(frame) as {
      view?: { tokens: Record<string, { front: unknown }[]> };
    };
    for (const tokens of Object.values(view?.tokens ?? {})) {
      expect(tokens.every(({ front }) => front === null)).toBe(true);
    }
  }
  await expect(spectator.locator("[data-choice]")).toHaveCount(0);
  expect(errors).toEqual([]);
  await other.close();
});

test("a lost connection is shown, and restored", async ({ page }) => {
  let down = false;
  const open: { close: () => void }[] = [];
  await page.routeWebSocket(/api\/socket/, (socket) => {
    if (down) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    open.push({ close: () => void socket.close() });
  });
  await prefer(page, { speed: "off", confirm: false });
  await start(page);
  down = true;
  open.forEach((socket) => socket.close());
  await expect(page.getByText("Connection lost")).toBeVisible();
  const before = await page.locator("[data-choice]").count();
  down = false;
  await expect(page.getByText("Connection lost")).toHaveCount(0, { timeout: 15_000 });
  await expect(page.locator("[data-choice]")).toHaveCount(before);
  await choose(page, anything);
  await openDrawer(page, "Log");
  await expect(page.locator("ol[aria-label='Log']")).toContainText("You settle");
});

test("an invitation: two people at one table, and the chat", async ({ page, context }) => {
  await prefer(page, { speed: "off", confirm: false });
  await page.goto("./#/new/rattus");
  await page.locator(".number", { hasText: "2" }).click();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByText("More options").click();
  await page.getByLabel("List this table").uncheck();
  await page.locator("button.start").click();
  const link = await page.getByRole("textbox", { name: "Invitation link" }).inputValue();
  expect(new URL(link).search).toBe("");
  const other = await context.browser()!.newContext();
  const guest = await other.newPage();
  const errors = watch(guest);
  await guest.goto(link);
  await guest.getByLabel("Your name").fill("Bo");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator(".table-page")).toBeVisible();
  await openDrawer(guest, "Chat");
  await guest.getByLabel("Say something").fill("Good evening");
  await guest.keyboard.press("Enter");
  await openDrawer(page, "Chat");
  await expect(page.getByRole("tabpanel")).toContainText("Bo Good evening");
  expect(errors).toEqual([]);
  await other.close();
});

test("several tables in tabs", async ({ page, context }) => {
  await prefer(page, { speed: "off" });
  await start(page);
  const second = await context.newPage();
  const errors = watch(second);
  await start(second, 4);
  await page.goto("./");
  const mine = page.locator("a.row", { hasText: "Your turn" });
  await expect.poll(() => mine.count()).toBeGreaterThanOrEqual(2);
  expect(errors).toEqual([]);
});

test("a game without a drawn board plays through the list of choices", async ({ page }) => {
  const rename = (text: string) => text.replaceAll('"game":"rattus"', '"game":"mystery"');
  await page.routeWebSocket(/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(rename(String(message))));
  });
  await page.route(/api\/(texts|lessons)\/mystery/, (route) =>
    route.continue({ url: route.request().url().replace("mystery", "rattus") }),
  );
  await prefer(page, { speed: "off", confirm: false });
  await start(page, 2);
  await expect(page.getByText("This game has no board yet")).toBeVisible();
  for (let i = 0; i < 8; i++) {
    await choose(page, anything);
    await page.waitForTimeout(80);
  }
  await openDrawer(page, "Log");
  await expect(page.locator("ol[aria-label='Log']")).toContainText("You settle");
});

test("while its board is fetched a game does not look like one without a board", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await prefer(page, { speed: "off" });
  await page.goto("./#/new/rattus?with=bots");
  await page.locator("button.start").waitFor();
  let fetched = 0;
  await page.route(/assets\/rattus-.*\.js/, async (route) => {
    fetched += 1;
    await held;
    await route.continue();
  });
  await page.locator("button.start").click();
  await expect(asked(page)).toBeVisible();
  expect(fetched).toBeGreaterThan(0);
  await expect(page.locator(".on-board")).toContainText("One moment.");
  await expect(page.locator(".plain")).toHaveCount(0);
  release();
  await drawn(page);
  await expect(page.locator(".plain")).toHaveCount(0);
});

test("the clock of the seat on turn runs", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  await page.goto("./#/new/rattus?with=bots");
  await page.getByText("More options").click();
  await page.getByLabel("Time to think").selectOption("move-60");
  await page.locator("button.start").click();
  const mine = page.locator("article.own").getByRole("timer");
  const first = await mine.innerText();
  expect(first).toMatch(/^(1:00|0:5\d)$/);
  await expect(mine).not.toHaveText(first, { timeout: 5000 });
  expect(await page.getByRole("timer").count()).toBe(3);
});

test("a line of the log highlights its pieces, by pointer and by keyboard", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false });
  await start(page);
  await settle(page);
  await openDrawer(page, "Log");
  const line = page.locator("ol[aria-label='Log'] li", { hasText: /settles? in/ }).first();
  const lit = page.locator("[data-lit][data-target^='region:']");
  await line.hover();
  await expect(lit).toHaveCount(1);
  const by = await lit.getAttribute("data-target");
  await page.getByRole("tab", { name: "Log" }).hover();
  await expect(lit).toHaveCount(0);
  await page.locator("ol[aria-label='Log'] li").last().focus();
  await page.keyboard.press("Home");
  for (let i = 0; i < 60; i++) {
    if (await line.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  await expect(lit).toHaveCount(1);
  expect(await lit.getAttribute("data-target")).toBe(by);
});

test("a piece that appears under a resting mouse is not explained", async ({ page }) => {
  await prefer(page, { speed: "off", confirm: false, list: false });
  await start(page);
  const { x, y } = await page.locator('[data-target="card:king"]').evaluate((piece) => {
    const box = piece.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.goto("./");
  await page.mouse.move(x, y);
  await page.goBack();
  await drawn(page);
  await page.waitForTimeout(900);
  const inspector = page.locator("[data-inspector]");
  await expect(inspector).toHaveAttribute("data-inspector", "");
  // A mouse moves in many events; the first in a new document tells no distance.
  await page.mouse.move(x + 6, y + 6, { steps: 3 });
  await expect(inspector).toHaveAttribute("data-inspector", "card:king");
});
