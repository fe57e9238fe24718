/** The bell of a table and the settings of notifications; a subscription of the browser stands in. */
import { type Page, test as plain } from "@playwright/test";
import { expect, prefer } from "./helpers";

// No browser here reaches a push service: the worker gets its messages from the test.
plain.use({ serviceWorkers: "allow", permissions: ["notifications"] });

const ENDPOINT = "https://push.invalid/device";

/** A browser that subscribes without a push service; the keys are some that are well formed. */
async function subscribed(page: Page): Promise<void> {
  await page.addInitScript((endpoint) => {
    const keys = {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
    let made = sessionStorage.getItem("subscribed") !== null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(made ? subscription : null),
      subscribe: () => {
        made = true;
        sessionStorage.setItem("subscribed", "yes");
        return Promise.resolve(subscription);
      },
    });
    Notification.requestPermission = () => Promise.resolve("granted");
  }, ENDPOINT);
}

interface Opened {
  table: { id: string };
  secrets: Record<string, string>;
}

/** A table where this browser has one of two seats. */
async function openTable(page: Page): Promise<Opened> {
  const seats = [
    { kind: "mine", name: "Anna" },
    { kind: "mine", name: "Bruno" },
  ];
  const wish = { game: "rattus", players: 2, seats };
  const answer = await page.request.post("./api/tables", { data: wish });
  const opened = (await answer.json()) as Opened;
  await page.addInitScript(
    ({ id, secret }) => {
      const keys = { table: id, game: "rattus", seats: { 0: secret }, at: 1 };
      localStorage.setItem("ratskeller-seats", JSON.stringify({ [id]: keys }));
    },
    { id: opened.table.id, secret: opened.secrets["0"]! },
  );
  return opened;
}

async function channels(page: Page, secret: string): Promise<{ wishes: { kinds: string[] } }[]> {
  const headers = { Authorization: `Bearer ${secret}` };
  const answer = await page.request.get("./api/notifications", { headers });
  return ((await answer.json()) as { channels: { wishes: { kinds: string[] } }[] }).channels;
}

plain("the bell subscribes this device for the own seat, and ends it again", async ({ page }) => {
  await prefer(page, { language: "en" });
  await subscribed(page);
  const { table, secrets } = await openTable(page);
  await page.goto(`./#/table/${table.id}`);
  const bell = page.getByRole("button", { name: "Tell me when it is my turn" });
  await expect(bell).toHaveAttribute("aria-pressed", "false");
  await bell.click();
  await expect(bell).toHaveAttribute("aria-pressed", "true");
  expect(await channels(page, secrets["0"]!)).toHaveLength(1);
  expect(await channels(page, secrets["1"]!)).toHaveLength(0);

  // What is chosen in the settings holds for every bell.
  await page.goto("./#/settings");
  await page.getByLabel("Somebody writes at my table").check();
  await page.getByLabel("Quiet hours").check();
  await page.getByLabel("from").fill("23:15");
  await expect
    .poll(async () => (await channels(page, secrets["0"]!))[0]?.wishes)
    .toMatchObject({
      kinds: ["turn", "clock", "full", "over", "message"],
      quiet: { start: 1395, end: 480 },
    });

  await page.goto(`./#/table/${table.id}`);
  await expect(bell).toHaveAttribute("aria-pressed", "true");
  await bell.click();
  await expect(bell).toHaveAttribute("aria-pressed", "false");
  expect(await channels(page, secrets["0"]!)).toHaveLength(0);
});

plain("an account sees why a channel failed", async ({ page }) => {
  await prefer(page, { language: "de" });
  const wishes = { kinds: ["turn"], tables: {}, quiet: null, zone: "UTC", language: "de" };
  const channel = { wishes, status: "on", created_at: 1, failed_at: 2, secret: "", address: "x" };
  await page.route("**/api/notifications", (route) =>
    route.fulfill({
      json: {
        kinds: ["push", "webhook", "mail"],
        push_key: "",
        account: true,
        channels: [
          {
            ...channel,
            id: "a",
            kind: "webhook",
            to: "discord.com",
            format: "discord",
            failure: "http-404",
          },
          {
            ...channel,
            id: "b",
            kind: "mail",
            to: "anna@example.org",
            format: "",
            status: "unconfirmed",
            failure: "",
          },
        ],
      },
    }),
  );
  await page.goto("./#/settings");
  await expect(page.getByText("Nicht zustellbar: http-404")).toBeVisible();
  await expect(page.getByText("Wartet auf deine Zustimmung")).toBeVisible();
  await page.getByText("Chats und Mail").click();
  await expect(page.getByLabel("Adresse eines Webhooks")).toBeVisible();
});
