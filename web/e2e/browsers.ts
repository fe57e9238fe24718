/** The browsers that are here. Without any, Playwright's own are used. */
import { existsSync } from "node:fs";

const first = (...paths: string[]) => paths.find((path) => path !== "" && existsSync(path));

/** A whole Chromium, with what pages ask of a system: the headless shell shows no notifications. */
export const whole = first(
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
);
/** The same Chromium without windows takes a third less of the processor. */
export const quick = process.env.CHROMIUM
  ? whole
  : (first("/usr/bin/chromium-headless-shell") ?? whole);
