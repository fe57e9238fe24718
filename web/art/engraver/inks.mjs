// The inks by name. Their values by day and night stand in src/style/woodcut.css alone; a picture
// names the variable and holds the day's value for where no page gives one.
import { readFileSync } from "node:fs";

const sheet = readFileSync(new URL("../../src/style/woodcut.css", import.meta.url), "utf8");
const [day, night] = sheet.split('[data-theme="night"]');

/** @param {string} part @returns {Record<string, string>} */
const values = (part) =>
  Object.fromEntries([...part.matchAll(/--wc-([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]));

/** The inks by day. */
export const DAY = values(day);
/** The inks by night. */
export const NIGHT = values(night ?? "");

/**
 * What an SVG attribute says for an ink.
 * @param {string} name
 */
export function paint(name) {
  const value = DAY[name];
  if (!value) throw new Error(`there is no ink "${name}"; src/style/woodcut.css lists them`);
  return `var(--wc-${name},${value.replaceAll(/\s+/g, "")})`;
}
