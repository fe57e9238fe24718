/** What the service worker does with push messages. */
import { expect, test } from "@playwright/test";
import { whole } from "./browsers";

test.use({
  serviceWorkers: "allow",
  permissions: ["notifications"],
  launchOptions: { executablePath: whole, args: ["--no-sandbox", "--disable-gpu"] },
  ...(whole ? {} : { channel: "chromium" }),
});

test("a push message is shown once, and a repetition takes its place", async ({ page }) => {
  await page.goto("./");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations as { registrationId: string }[];
      if (first) found(first.registrationId);
    });
  });
  await client.send("ServiceWorker.enable");
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  const push = (id: string, title: string) =>
    client.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify({
        id,
        topic: "t",
        title,
        body: "With Bruno.",
        url: "./#/table/x",
        at: 1,
      }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = await registration.getNotifications();
      return found.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await push("a", "Rattus: your turn");
  await push("a", "Rattus: your turn");
  await expect.poll(shown).toEqual([{ title: "Rattus: your turn", body: "With Bruno.", tag: "t" }]);
  await push("b", "Rattus: your turn again");
  await expect
    .poll(async () => (await shown()).map(({ title }) => title))
    .toEqual(["Rattus: your turn again"]);
});
