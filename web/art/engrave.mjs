// node art/engrave.mjs: cuts every picture and writes the sprites that the app loads, one for each
// file art/<folder>/<part>.set.mjs, with the list of the pictures' names and sizes.
// Nothing is done when nothing changed since the last time.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { grain } from "./grain.mjs";
import { icon } from "./home/icon.mjs";
import { Plate } from "./engraver/plate.mjs";

/** @typedef {import("./engraver/plate.mjs").Scene} Scene */

const HERE = dirname(fileURLToPath(import.meta.url));
const OUT = join(HERE, "../src/art/generated");
const ICON = join(HERE, "../public/favicon.svg");
const STYLE = join(HERE, "../src/style/woodcut.css");

/**
 * The files that hold pictures, by the name of their sprite. A set can be split into several
 * sprites, so that no more is loaded than is seen: persons.set.mjs, persons.new.set.mjs.
 */
export function sets() {
  const files = readdirSync(HERE, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => file.endsWith(".set.mjs"))
    .map((file) => {
      const [folder, part] = [dirname(file), basename(file, ".set.mjs")];
      const name = `${folder}-${part}`.replace(/-main\b/, "");
      return [name, join(HERE, file)];
    });
  return new Map(/** @type {[string, string][]} */ (found.sort()));
}

/** The set of a sprite's pictures. @param {string} name */
export const setOf = (name) => name.replace(/\..*/, "");

/**
 * @param {string} file @returns {Promise<Record<string, Scene>>}
 */
export async function scenes(file) {
  return (await import(pathToFileURL(file).href)).default;
}

/**
 * One picture as a symbol.
 * @param {string} set @param {string} id @param {Scene} picture
 */
export function symbol(set, id, picture) {
  const plate = new Plate(picture, `${setOf(set)}/${id}`);
  picture.draw(plate);
  return `<symbol id="${id}" viewBox="${plate.box()}">${plate.body()}</symbol>`;
}

/**
 * All pictures of a set as one SVG file.
 * @param {string} set @param {Record<string, Scene>} pictures
 */
export function sprite(set, pictures) {
  const symbols = Object.entries(pictures).map(([id, picture]) => symbol(set, id, picture));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
}

/**
 * A picture as a file of its own, in the inks of the day.
 * @param {string} name @param {Scene} picture
 */
export function standalone(name, picture) {
  const plate = new Plate(picture, name);
  picture.draw(plate);
  const body = plate.body().replaceAll(/var\([^,]*,((?:[^()]|\([^()]*\))*)\)/g, "$1");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${plate.box()}">${body}</svg>\n`;
}

/** What the pictures depend on. */
function fingerprint() {
  const hash = createHash("sha256");
  const files = readdirSync(HERE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mjs"))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(HERE, file)));
  return hash.update(readFileSync(STYLE)).digest("hex");
}

async function main() {
  const stamp = join(OUT, "stamp");
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  mkdirSync(OUT, { recursive: true });
  const known = sets();
  for (const file of readdirSync(OUT)) {
    if (file.endsWith(".svg") && file !== "grain.svg" && !known.has(basename(file, ".svg")))
      rmSync(join(OUT, file));
  }
  const sizes = [];
  for (const [name, file] of known) {
    const pictures = await scenes(file);
    writeFileSync(join(OUT, `${name}.svg`), sprite(name, pictures));
    const elsewhere = setOf(name) === name ? "" : `, "${name}"`;
    for (const [id, { width, height }] of Object.entries(pictures)) {
      sizes.push(`  "${setOf(name)}/${id}": [${width}, ${height}${elsewhere}],\n`);
    }
  }
  const list =
    "/** Every picture: its size in units, and its sprite if that is not named as its set. */\n" +
    "export const PICTURES: Record<string, readonly [number, number, string?]> = {\n";
  writeFileSync(join(OUT, "pictures.generated.ts"), `${list}${sizes.join("")}};\n`);
  writeFileSync(join(OUT, "grain.svg"), grain());
  writeFileSync(ICON, standalone("home/icon", icon));
  writeFileSync(stamp, now);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
