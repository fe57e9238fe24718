/** What is told to this device: wishes reach the server, the last one last. */
import "./browser";
import { expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { notifications } from "../src/lib/notifications.svelte";

vi.stubGlobal("navigator", { languages: ["en"], onLine: true });

it("a wish during another request is sent after it", async () => {
  const wishes = { tables: {} };
  const channels = [{ id: "c", address: "a", wishes }];
  const overview = { kinds: [], account: true, channels, push_key: "" };
  vi.spyOn(api, "notifications").mockResolvedValue(overview as never);
  await notifications.load();
  const answers: (() => void)[] = [];
  const sent = vi
    .spyOn(api, "changeChannel")
    .mockImplementation(() => new Promise((done) => answers.push(() => done(undefined as never))));
  const first = notifications.spread();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const second = notifications.spread();
  expect(notifications.busy).toBe(true);
  answers[0]!();
  await first;
  expect(notifications.busy).toBe(true);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  answers[1]!();
  await second;
  expect(notifications.busy).toBe(false);
});
