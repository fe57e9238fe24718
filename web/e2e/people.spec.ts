/** Ratings and profiles, from a rated game to the ranking. */
import { expect, type Page, test } from "@playwright/test";
import { device, HOST, named, signUp } from "./devices";
import { findings } from "./helpers";

/** Answer whatever the account's seat at a table is asked, over a socket of its own. */
const playOut = (page: Page, table: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((over, failed) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
        let answered = -1;
        socket.onerror = () => failed(new Error("the socket"));
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: "hello", table: id, seats: [], own: true }));
        socket.onmessage = ({ data }) => {
          const update = JSON.parse(data as string) as {
            type: string;
            seq: number;
            viewer: number;
            status: string;
            choices?: { notation: string }[];
          };
          if (update.type !== "update") return;
          if (update.status === "finished") {
            socket.close();
            over();
          }
          const choice = update.choices?.[update.seq % (update.choices.length || 1)]?.notation;
          if (choice === undefined || update.seq === answered) return;
          answered = update.seq;
          const { seq, viewer: seat } = update;
          socket.send(JSON.stringify({ type: "choose", seat, seq, choice }));
        };
      }),
    table,
  );

test("a rated game changes a rating, which the profile and the ranking show", async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 664 }, reducedMotion: "reduce" as const };
  const { page } = await device(await browser.newContext(phone));
  const name = named("Ida of Ulm");
  await signUp(page, name);
  const heading = page.getByRole("heading", { level: 1 });

  // Alone with bots a game is rated only if one asks for it.
  await page.goto(`${HOST}#/new/rattus?with=bots`);
  await page.locator(".number", { hasText: "2" }).click();
  const seats = page.locator(".seats select");
  await expect(seats).toHaveCount(2);
  const rated = page.getByRole("checkbox", { name: "Rated" });
  await expect(rated).not.toBeChecked();
  await seats.nth(1).selectOption("open");
  await expect(rated).toBeChecked();
  await seats.nth(1).selectOption("bot:random");
  await rated.check();
  expect(await findings(page)).toEqual([]);
  await page.locator("button.start").click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.locator(".table-page").waitFor();
  await playOut(page, page.url().split("/").at(-1)!);
  const end = page.getByRole("group", { name: "Who played" });
  await expect(end).toContainText(/\d+ \([+−]\d+\)/);
  expect(await findings(page)).toEqual([]);

  // By keyboard from the end of the game to the own page, and to the ranking.
  await end.getByRole("link", { name }).press("Enter");
  await expect(heading).toHaveText(name);
  await expect(page.getByRole("heading", { name: "Rattus" })).toBeVisible();
  await expect(page.getByText("provisional")).toBeVisible();
  await page.getByText("The curve as a table").press("Enter");
  await expect(page.locator("details table td.num")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Review" })).toHaveAttribute(
    "href",
    /replay.*review/,
  );
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Rankings" }).press("Enter");
  await expect(heading).toHaveText("Rankings");
  await page.getByRole("link", { name: "Rattus", exact: true }).press("Enter");
  await expect(page.getByRole("row", { name: new RegExp(`${name} you`) })).toBeVisible();
  await expect(page.getByRole("row", { name: /random bot/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Somebody else sees it, until it is hidden.
  const { page: other } = await device(await browser.newContext());
  await signUp(other, named("Jost of Ulm"));
  await other.goto(`${HOST}#/person/${encodeURIComponent(name)}`);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goto(`${HOST}#/account`);
  const hide = page.getByRole("checkbox", { name: "Hide my profile" });
  const hidden = page.waitForResponse(/account\/profile$/);
  await hide.check();
  await hidden;
  expect(await findings(page)).toEqual([]);
  await other.reload();
  await expect(other.getByText("There is no profile to see here.")).toBeVisible();
  await page.context().close();
  await other.context().close();
});

test("an invitation says that the game is rated, and what that means for a guest", async ({
  browser,
}) => {
  const { page } = await device(await browser.newContext({ reducedMotion: "reduce" }));
  await signUp(page, named("Kuno of Ulm"));
  await page.goto(`${HOST}#/new/rattus`);
  await page.locator("button.start").click();
  await expect(page.getByText(/A rated game: it counts/)).toBeVisible();
  const guest = await browser.newPage();
  await guest.goto(`${HOST}#/join/${page.url().split("/").at(-1)}`);
  await expect(guest.getByText(/A rated game. You can play without an account/)).toBeVisible();
  expect(await findings(guest)).toEqual([]);
  await guest.goto(`${HOST}#/rankings`);
  await expect(guest.getByText("Sign in", { exact: false }).first()).toBeVisible();
  await guest.close();
  await page.context().close();
});

test("the chat of a rated table leads to the profile of whoever speaks", async ({ browser }) => {
  const { page } = await device(await browser.newContext({ reducedMotion: "reduce" }));
  const { page: other } = await device(await browser.newContext());
  const name = named("Mia of Ulm");
  await signUp(other, name);
  await signUp(page, named("Nico of Ulm"));
  const { id, invite } = await other.evaluate(async () => {
    const seats = [{ kind: "mine", name: "Nobody" }, { kind: "open" }];
    const answer = await fetch("./api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game: "rattus", players: 2, seats, rated: true }),
    });
    const made = (await answer.json()) as { table: { id: string }; invite: string };
    return { id: made.table.id, invite: made.invite };
  });
  await page.goto(`${HOST}#/join/${id}?invite=${invite}`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page).toHaveURL(/table/);
  await other.goto(`${HOST}#/table/${id}`);
  await other.getByRole("button", { name: "Chat" }).click();
  await other.getByLabel("Say something").fill("Good luck");
  await other.getByLabel("Say something").press("Enter");
  await page.getByRole("button", { name: "Chat" }).click();
  await page.getByRole("button", { name: "What you can do about Nobody" }).press("Enter");
  await page.getByRole("link", { name: `Profile of ${name}` }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("link", { name: "Back to the table" }).press("Enter");
  await expect(page).toHaveURL(/table/);
  await page.context().close();
  await other.context().close();
});
