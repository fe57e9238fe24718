// Draws the app's icons from public/favicon.svg: node scripts/icons.mjs
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const at = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const found = [process.env.CHROMIUM ?? "", "/usr/bin/chromium"].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath: found, args: ["--no-sandbox"] });
const page = await browser.newPage();
const svg = readFileSync(at("favicon.svg"), "utf8");

/** The drawing is whole to its edges, so that any mask may cut it. */
async function draw(name, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0">${svg}</body>`);
  await page.locator("svg").evaluate((icon, side) => {
    icon.setAttribute("width", String(side));
    icon.setAttribute("height", String(side));
    icon.style.display = "block";
  }, size);
  await page.screenshot({ path: at(name) });
}

await draw("icon-192.png", 192);
await draw("icon-512.png", 512);
await browser.close();
