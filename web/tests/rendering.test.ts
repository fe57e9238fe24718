/** Every line of the log, in every language, to the player it is about and to another one. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Words, withNames } from "../src/lib/words";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const NAMES = ["Édith", "Åsa"];
/** Names of ids, by kind: a text that takes one is tried with each. */
const KINDS = new Set(
  "region card symbol figure monk building tile happening sector place message market period payment person bonus reason".split(
    " ",
  ),
);

function ids(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, kind = "", id = ""] of source.matchAll(/^([a-z]+)-([\w-]+) =/gm)) {
    if (KINDS.has(kind) && !/(^|-)(action|power|favour|text|number|short)$/.test(id)) {
      (found[kind] ??= []).push(id);
    }
  }
  return found;
}

const games = readdirSync(new URL("src/games", root));

describe.each(games)("%s", (game) => {
  it.each(LANGUAGES)("tells the reader in %s", (language) => {
    const sources = [
      `../src/ratskeller/kernel/texts/${language}.ftl`,
      `src/texts/${language}.ftl`,
      `../src/ratskeller/games/${game.replaceAll("-", "_")}/texts/${language}.ftl`,
      `src/games/${game}/texts/${language}.ftl`,
    ].map(read);
    const words = new Words(language, sources);
    const known = ids(sources.join("\n"));
    const texts = sources.join("\n").split(/^(?=[a-z][\w-]* =)/m);
    for (const text of texts) {
      const key = text.match(/^((?:event|entry)-[\w-]+) =/)?.[1];
      if (!key || key === "event-cards") continue;
      const variables = new Set([...text.matchAll(/\$([a-z]+\d?)/g)].map((m) => m[1] ?? ""));
      const kinds = [...variables].filter((name) => known[name.replace(/\d$/, "")]);
      for (const nth of [0, 1, 2]) {
        const args: Record<string, string | number> = {};
        for (const name of variables) {
          const list = known[name.replace(/\d$/, "")];
          if (/^(you\d?|same|own)$/.test(name)) continue;
          if (name === "seat") args[name] = 0;
          else if (name === "seat2") args[name] = 1;
          else if (kinds.includes(name) && !(key === "event-prestige" && name === "bonus"))
            args[name] = list?.[nth % list.length] ?? "";
          else args[name] = nth;
        }
        for (const reader of [null, 0, 1]) {
          const said = words.say(key, withNames(args, NAMES, reader));
          expect(said, key).not.toMatch(/[{}$]|undefined| {2}|^ | $/);
          if (reader !== null && variables.has(reader === 0 ? "seat" : "seat2")) {
            expect(said, `${key} to the reader`).not.toContain(NAMES[reader]);
          }
          if (language === "fr") expect(said, key).not.toMatch(/ [;:?!»]|« /);
        }
      }
    }
  });
});
