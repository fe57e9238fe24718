// node scripts/sheet.mjs SET[,SET…] [--ids a,b] [--sizes 40,80,160] [--width 1500] [--out sheet.png]
// Photographs pictures by day and by night in a real browser, to look at what was drawn.
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { scenes, sets, sprite } from "../art/engrave.mjs";

const option = (name, value) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? value : process.argv[at + 1];
};
const sizes = option("sizes", "40,80,160").split(",").map(Number);
const width = Number(option("width", "1500"));
const only = option("ids", "").split(",").filter(Boolean);
const style = readFileSync(new URL("../src/style/woodcut.css", import.meta.url), "utf8");
const [day, night] = style.split(':root[data-theme="night"]');

let symbols = "";
let figures = "";
for (const set of process.argv[2].split(",")) {
  const all = Object.entries(await scenes(sets().get(set)));
  const chosen = all.filter(([id]) => only.length === 0 || only.includes(id));
  const text = sprite(set, Object.fromEntries(chosen));
  console.log(`${set}: ${text.length} bytes, ${brotliCompressSync(text).length} compressed`);
  symbols += text.replaceAll('id="', `id="${set}-`);
  for (const [id, picture] of chosen) {
    const one = (size) => {
      const box = `width="${size}" height="${(size * picture.height) / picture.width}"`;
      return `<svg ${box}><use href="#${set}-${id}" ${box}/></svg>`;
    };
    figures += `<figure>${sizes.map(one).join("")}<figcaption>${id}</figcaption></figure>`;
  }
}
const page = `<style>body{margin:0;font:12px sans-serif}figure{margin:0}svg{margin:3px}
section{display:flex;flex-wrap:wrap;align-items:end;gap:10px;padding:10px}
.day{background:#f3ead6}.night{background:#17130f;color:#b5a68d}
${day.replace(":root", ".day")}.night${night}</style>
<div style="position:absolute;width:0;height:0;overflow:hidden">${symbols}</div>
<section class="day">${figures}</section><section class="night">${figures}</section>`;

const system = "/usr/bin/chromium";
const executablePath = existsSync(system) ? system : undefined;
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const tab = await browser.newPage({ viewport: { width, height: 200 } });
await tab.setContent(page);
await tab.screenshot({ path: option("out", "sheet.png"), fullPage: true });
await browser.close();
