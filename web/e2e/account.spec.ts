/** Accounts, with passkeys of a virtual authenticator. */
import { expect, type Page, test } from "@playwright/test";
import { device, HOST, named, signUp } from "./devices";
import { findings } from "./helpers";

test("a guest's seat becomes that of an account, and is there on another device", async ({
  browser,
}) => {
  const here = await device(await browser.newContext({ reducedMotion: "reduce" }));
  const { page } = here;
  // A guest sits down at both seats: then it is always this person's turn.
  await page.goto(HOST);
  const made = await page.evaluate(async () => {
    const seats = [
      { kind: "mine", name: "Anna" },
      { kind: "mine", name: "Otto" },
    ];
    const answer = await fetch("./api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game: "rattus", players: 2, seats }),
    });
    const { table, secrets, invite } = (await answer.json()) as {
      table: { id: string; game: string };
      secrets: Record<string, string>;
      invite: string;
    };
    const keys = { table: table.id, game: table.game, seats: secrets, invite, at: Date.now() };
    localStorage.setItem("ratskeller-seats", JSON.stringify({ [table.id]: keys }));
    const list = (await (await fetch("./api/puzzles/rattus")).json()) as { today: string };
    const solved = { rattus: { [list.today]: "solved" } };
    localStorage.setItem("ratskeller-puzzles", JSON.stringify(solved));
    return table.id;
  });
  await page.getByRole("link", { name: "Sign in, and your tables" }).click();
  await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
  expect(await findings(page)).toEqual([]);
  const linked = page.waitForResponse(/account\/seats$/);
  const name = named("Anna of Ulm");
  const codes = await signUp(page, name);
  expect(await (await linked).json()).toEqual([{ table: made, seats: [0, 1] }]);
  expect(new Set(codes).size).toBe(8);
  expect(await findings(page)).toEqual([]);

  const there = await device(
    await browser.newContext({ reducedMotion: "reduce" }),
    await here.passkeys(),
  );
  const other = there.page;
  await other.goto(`${HOST}#/account`);
  await other.getByRole("button", { name: "Sign in", exact: true }).first().click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(name);
  const solved = (at: Page) => at.evaluate(() => localStorage.getItem("ratskeller-puzzles"));
  await expect.poll(() => solved(other)).toMatch(/^{"rattus":{"[^"]+":"solved"}}$/);
  await other.getByRole("link", { name: "My tables" }).click();
  await expect(other).toHaveTitle("(1) Your turn · Ratskeller");
  await other.locator(`a.row[href$="${made}"]`).first().click();
  await other.getByRole("dialog").getByRole("button").click(); // the curtain of a shared screen
  const seq = () =>
    other.evaluate(async (id) => {
      const { seq } = (await (await fetch(`./api/tables/${id}`)).json()) as { seq: number };
      return seq;
    }, made);
  const before = await seq();
  await other.locator("[data-choice]").first().click();
  await expect.poll(seq).toBeGreaterThan(before);
  expect(await other.evaluate(() => localStorage.getItem("ratskeller-seats") ?? "{}")).toBe("{}");

  // Signing out everywhere closes the table that is open on the other device.
  await page.goto(`${HOST}#/account`);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("heading", { name: "Already have an account" })).toBeVisible();
  await expect(other.getByRole("alert")).toContainText("You have been signed out here.");
  expect(await page.evaluate(() => localStorage.getItem("ratskeller-seats"))).toBe("{}");
  expect(await solved(page)).toBeNull();
  await page.context().close();
  await other.context().close();
});

test("a recovery code opens the account on a new device, which gets a passkey", async ({
  browser,
}) => {
  const lost = await device(await browser.newContext());
  const name = named("Berta of Ulm");
  const [code] = await signUp(lost.page, name);
  await lost.page.context().close();
  const { page, passkeys } = await device(await browser.newContext());
  await page.goto(`${HOST}#/account`);
  await page.getByRole("button", { name: "Sign in", exact: true }).first().click();
  await expect(page.getByRole("alert")).toContainText("No passkey was used.");
  await page.getByText("By a recovery code").click();
  await page.getByLabel("Name", { exact: true }).last().fill(name.toLowerCase());
  await page.getByLabel("Code", { exact: true }).fill(code!);
  await page.getByLabel("Code", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("You have 7 left.")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: "Remove", exact: true })).toHaveCount(2);
  expect((await passkeys()).credentials).toHaveLength(1);
  await page.getByRole("button", { name: "Remove", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Remove", exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("the only key to your account");
  await page.getByRole("button", { name: "Delete the account" }).click();
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByRole("heading", { name: "New here" })).toBeVisible();
  await page.context().close();
});

/** Sees the invitation to a table that the account of another page opens as Gerd. */
async function invited(page: Page, other: Page): Promise<string> {
  const { id, invite } = await other.evaluate(async () => {
    const seats = [{ kind: "mine", name: "Gerd" }, { kind: "open" }];
    const answer = await fetch("./api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game: "rattus", players: 2, seats }),
    });
    const made = (await answer.json()) as { table: { id: string }; invite: string };
    return { id: made.table.id, invite: made.invite };
  });
  await page.goto(`${HOST}#/join/${id}?invite=${invite}`);
  await expect(page.getByText("Gerd").first()).toBeVisible();
  return id;
}

test("what somebody says is hidden, an account is blocked and reported", async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 664 }, reducedMotion: "reduce" as const };
  const { page } = await device(await browser.newContext(phone));
  const { page: other } = await device(await browser.newContext());
  await signUp(page, named("Dora of Ulm"));
  await signUp(other, named("Gerd of Ulm"));
  const id = await invited(page, other);
  await page.getByLabel("Your name").fill("Anna");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page).toHaveURL(/table/);
  await other.goto(`${HOST}#/table/${id}`);
  await other.getByRole("button", { name: "Chat" }).click();
  await other.getByLabel("Say something").fill("You fool");
  await other.getByLabel("Say something").press("Enter");

  // By keyboard, on a phone, in the chat.
  await page.getByRole("button", { name: "Log, chat and rules" }).click();
  await page.getByRole("tab", { name: "Chat" }).click();
  const line = page.getByText("You fool");
  await expect(line).toBeVisible();
  const person = page.getByRole("button", { name: "What you can do about Gerd" });
  await person.focus();
  await page.keyboard.press("Enter");
  await expect(person).toHaveAttribute("aria-expanded", "true");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Report to the host" }).click();
  await page.getByLabel("What happened?").fill("Calls me a fool");
  await page.getByRole("button", { name: "Send to the host" }).click();
  await expect(page.getByText("Sent to the host.")).toBeVisible();
  await page.getByRole("button", { name: "Hide what they say here" }).click();
  await expect(line).toBeHidden();
  await expect(page.getByText("You do not see what Gerd says.")).toBeVisible();
  await page.getByRole("button", { name: "Show what they say again" }).click();
  await expect(line).toBeVisible();

  // The same in the menu of the table; it holds when the page is loaded again.
  await page.getByRole("tab", { name: "Table" }).click();
  await page.locator("summary").filter({ hasText: "Gerd" }).click();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText("You have blocked this person.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Log, chat and rules" }).click();
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.getByText("You do not see what Gerd says.")).toBeVisible();
  await invited(page, other);
  await expect(page.getByText("You have blocked Gerd, who sits at this table.")).toBeVisible();
  await page.goto(`${HOST}#/account`);
  await page.getByRole("listitem").filter({ hasText: "Gerd" }).getByRole("button").click();
  await expect(page.getByText("Nobody. You can block somebody")).toBeVisible();
  await page.context().close();
  await other.context().close();
});

test("a bot of one's own gets a token, is invited and is marked as a bot", async ({ browser }) => {
  const { page } = await device(await browser.newContext({ reducedMotion: "reduce" }));
  await signUp(page, named("Ada of Bath"));
  const bot = named("Engine");
  await page.getByLabel("Name of the bot").fill(bot);
  await page.getByRole("button", { name: "Make a bot" }).click();
  const card = page.getByRole("article", { name: bot });
  await card.getByLabel("What the token is for").fill("laptop");
  await card.getByRole("button", { name: "Make a token" }).click();
  const token = await card.getByLabel("The token, shown only now").inputValue();
  await expect(card.getByRole("listitem")).toContainText(["laptop never used"]);
  expect(await findings(page)).toEqual([]);

  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const events = await fetch(`${HOST}api/bot/events?games=rattus`, { headers });
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  /** The next event of a kind. */
  async function told(type: string): Promise<{ table: string; seat: number }> {
    for (;;) {
      const line = heard.split("\n").find((each) => each.includes(`"type":"${type}"`));
      if (line) return JSON.parse(line) as { table: string; seat: number };
      heard += (await reader.read()).value ?? "";
    }
  }
  await told("ready");
  await page.goto(`${HOST}#/new/rattus`);
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await page.getByLabel("Seat 2").selectOption({ label: `Bot: ${bot}` });
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The table is ready");
  await expect(page.getByRole("listitem").filter({ hasText: bot })).toContainText("invited");
  const { table, seat: number } = await told("invited");
  const body = JSON.stringify({ seat: number });
  await fetch(`${HOST}api/bot/tables/${table}/accept`, { method: "POST", headers, body });
  await expect(page.getByRole("button", { name: `${bot}` }).first()).toContainText(
    "a bot from outside",
  );
  await page.goto(`${HOST}#/account`);
  await card.getByRole("button", { name: "Revoke" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(0);
  await told("closed");
});
