import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { quick } from "./e2e/browsers";

// Workers read this file again: the port that was free is handed on to them.
process.env.RATSKELLER_E2E_PORT ??= String(await free());
const port = Number(process.env.RATSKELLER_E2E_PORT);
const database = join(tmpdir(), `ratskeller-e2e-${process.pid}.db`);
const serve = [
  "../.venv/bin/ratskeller serve --no-open",
  `--port ${port} --database sqlite:///${database}`,
  "--requests 0 --creations 0 --messages 0 --sockets 0 --sign-ups 0 --review-effort instant",
  "--test-draws browser",
].join(" ");

function free(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Draws and random bots are the same in every run, but bots answer when they like; what passes
  // only the second time is listed as flaky, and is a fault to look for.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: "en-GB",
    // What the worker keeps has its own tests; all others are not slowed down by its copies, and
    // see each request.
    serviceWorkers: "block",
    // Animations have their own test; all others run without.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: quick,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: {
    command: serve,
    url: `http://127.0.0.1:${port}/api/games`,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: "desktop",
      testIgnore: process.env.FRAMES ? /touch\.spec\.ts/ : /(touch|frames)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testMatch: /\/(game|[\w-]*touch)\.spec\.ts/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
