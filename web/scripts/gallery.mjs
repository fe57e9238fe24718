// node scripts/gallery.mjs: writes docs/look/gallery.html, every picture by day and by night, at
// about the size that a player sees and large. `make docs` calls it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { scenes, setOf, sets, sprite } from "../art/engrave.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [day, night] = readFileSync(here("../src/style/woodcut.css"), "utf8")
  .split("/* Paper")[0]
  .split(':root[data-theme="night"]');

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

/** A picture at its real size and large, in one theme. */
function panel(theme, id, { width, height }) {
  const one = (size) => {
    const box = `width="${size}" height="${Math.round((size * height) / width)}"`;
    return `<svg ${box} viewBox="0 0 ${width} ${height}"><use href="#${id}" width="${width}" height="${height}"/></svg>`;
  };
  const real = one(clamp(Math.round(width * 0.45), 24, 420));
  return `<div class="${theme}">${real}${one(clamp(width * 1.6, 120, 760))}</div>`;
}

let symbols = "";
let body = "";
let index = "";
for (const [name, file] of sets()) {
  const pictures = await scenes(file);
  symbols += sprite(name, pictures).replaceAll('<symbol id="', `<symbol id="${name}-`);
  index += `<a href="#set-${name}">${name}</a> `;
  body += `<h2 id="set-${name}">${name}</h2><section>`;
  for (const [id, picture] of Object.entries(pictures)) {
    const both = ["day", "night"].map((theme) => panel(theme, `${name}-${id}`, picture)).join("");
    body += `<figure><figcaption>${setOf(name)}/${id}</figcaption>${both}</figure>`;
  }
  body += "</section>\n";
}

writeFileSync(
  here("../../docs/look/gallery.html"),
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The pictures of Ratskeller</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
@font-face { font-family: "EB Garamond"; src: url("fonts/eb-garamond-latin-400-normal.woff2"); }
@font-face { font-family: "IM Fell English"; src: url("fonts/im-fell-english-latin-400-normal.woff2"); }
h1, h2 { font-family: "IM Fell English", Georgia, serif; font-weight: 400; }
body { margin: 0; padding: 1rem; background: #f3ead6; color: #2a2118; font: 1rem/1.4 "EB Garamond", Georgia, serif; }
nav a { margin-right: 0.6rem; color: #0f6b5c; }
section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
figure { margin: 0; max-width: 100%; }
figure div { display: inline-flex; flex-wrap: wrap; gap: 0.6rem; align-items: end; padding: 0.7rem; max-width: 100%; box-sizing: border-box; }
svg { max-width: 100%; height: auto; }
.day { background: #f3ead6; outline: 1px solid #cbb994; }
.night { background: #17130f; }
${day.slice(day.indexOf(":root")).replace(":root", ".day")}.night${night}
</style></head><body>
<div style="position:absolute;width:0;height:0;overflow:hidden">${symbols}</div>
<h1>The pictures</h1><nav>${index}</nav>
${body}</body></html>
`,
);
