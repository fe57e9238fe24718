import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { clauseKey, LANGUAGES, person, textParts, Words, withNames } from "../src/lib/words";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const keys = (path: string) =>
  new FluentResource(read(path)).body.map((message) => message.id).sort();
const variables = (path: string) =>
  Object.fromEntries(
    new FluentResource(read(path)).body.map((message) => [
      message.id,
      [
        ...new Set(
          [...JSON.stringify(message.value).matchAll(/"type":"var","name":"([\w-]+)"/g)]
            .map((m) => m[1]?.replace(/-.*/, "") ?? "")
            .filter((name) => !/^(you\d?|same|own)$/.test(name)),
        ),
      ].sort(),
    ]),
  );
const folders = [
  "src/texts",
  "src/texts/people",
  "src/texts/tournaments",
  ...readdirSync(new URL("src/games", root))
    .map((game) => `src/games/${game}/texts`)
    .filter((path) => {
      try {
        return readdirSync(new URL(path, root)).length > 0;
      } catch {
        return false;
      }
    }),
];

describe.each(folders)("%s", (folder) => {
  it.each(LANGUAGES)("has the same keys and variables in %s", (language) => {
    expect(keys(`${folder}/${language}.ftl`)).toEqual(keys(`${folder}/en.ftl`));
    expect(variables(`${folder}/${language}.ftl`)).toEqual(variables(`${folder}/en.ftl`));
  });
  it.each(LANGUAGES)("has no exclamation marks in %s", (language) => {
    expect(read(`${folder}/${language}.ftl`)).not.toContain("!");
  });
  it("is translated", () => {
    for (const language of LANGUAGES.slice(1)) {
      expect(read(`${folder}/${language}.ftl`)).not.toEqual(read(`${folder}/en.ftl`));
    }
  });
});

describe("words", () => {
  const words = new Words("en", [
    "region-gallia = Gallia\nsymbol-m = majority\nsymbol-b = merchant\nhere = { $count ->\n  [one] one cube\n *[other] { $count } cubes\n } in { $region2 }: { $symbol }",
  ]);
  it("replaces ids by names, in lists and in numbered arguments", () => {
    expect(words.say("here", { count: 1, region2: "gallia", symbol: "m+b" })).toBe(
      "one cube in Gallia: majority, merchant",
    );
  });
  it("keeps ids without a name", () => {
    expect(words.say("here", { count: 2, region2: "nowhere", symbol: "m+x" })).toBe(
      "2 cubes in nowhere: m+x",
    );
  });
  it("shows the key of a missing text", () => {
    expect(words.say("missing")).toBe("missing");
  });
  it("replaces seats by names, and finds the names again", () => {
    expect(withNames({ seat: 1, seat2: 0, count: 1 }, ["Ann", "Bo"])).toEqual({
      seat: "Bo",
      seat2: "Ann",
      you: "no",
      you2: "no",
      own: "no",
      count: 1,
    });
    const marked = new Words("en", ["took = { $seat } takes it from { $seat2 }."]);
    const text = marked.say("took", withNames({ seat: 1, seat2: 0 }, ["Ann", "Bo"], null, true));
    expect(textParts(text)).toEqual([
      { text: "Bo", seat: 1 },
      { text: " takes it from " },
      { text: "Ann", seat: 0 },
      { text: "." },
    ]);
  });
  it("knows the key of a clause", () => {
    expect(clauseKey("RA 4.5")).toBe("clause-4-5");
  });
});

describe("names and readers", () => {
  const words = new Words("fr", [
    "and = { $before } et { $last }\nsector-bank = Banque\n  .at = à la Banque\nsector-park = Parc\n  .at = au Parc\nsymbol-a = tous\ngo = { $you ->\n    [yes] Vous allez\n   *[no] { $seat } va\n  } { $sector-at } : « { $symbol } » ; et { $sector2-id } ?\nboth = { $same ->\n    [yes] deux fois { $sector }\n   *[no] { $sector }, { $sector2 }\n  }",
  ]);
  const say = (reader: number | null) =>
    words.say(
      "go",
      withNames(
        { seat: 1, sector: "park", sector2: "bank", symbol: "a+a" },
        ["Ann", "sector-bank"],
        reader,
      ),
    );
  it("says you to the reader, takes the forms of names and sets French spaces", () => {
    expect(say(1)).toBe(
      "Vous allez au Parc\u00a0: «\u00a02\u00a0×\u00a0tous\u00a0»\u202f; et bank\u202f?",
    );
    expect(say(null)).toContain("sector-bank va au Parc");
  });
  it("knows when two things are the same", () => {
    expect(words.say("both", { sector: "bank", sector2: "bank" })).toBe("deux fois Banque");
    expect(words.say("both", { sector: "bank", sector2: "park" })).toBe("Banque, Parc");
  });
  it("joins a list for a sentence", () => {
    expect(words.several(["Ann", "Bo", "Cy"])).toBe("Ann, Bo et Cy");
    expect(words.several(["Ann"])).toBe("Ann");
    expect(words.several([])).toBe("");
  });
  it("says whose thing it is", () => {
    const table = { names: ["Ann", "Bo"], view: { viewer: 1 } };
    expect(person(1, table)).toEqual({ name: "Bo", you: "yes" });
    expect(person(0, table)).toEqual({ name: "Ann", you: "no" });
  });
});

describe("no text for players is in the code", () => {
  const files: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(new URL(folder, root), { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`);
      else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.includes("generated"))
        files.push(`${folder}/${entry.name}`);
    }
  };
  walk("src");
  it.each(files)("%s", (file) => {
    const markup = read(file)
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
      .replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "");
    if (file.endsWith(".svelte")) {
      const between = [...markup.matchAll(/>([^<>]+)</g)].map((m) => m[1]?.trim() ?? "");
      expect(
        between.filter((text) => /[A-Za-z]+ [a-z]+/.test(text) && !text.includes("=")),
      ).toEqual([]);
    }
    const strings = [...read(file).matchAll(/(?<!import[^;]{0,200})"([^"\n]*)"/g)].map(
      (m) => m[1] ?? "",
    );
    const prose = /^[A-Z][a-z]+( [a-z]+){3,}/;
    expect(strings.filter((text) => prose.test(text))).toEqual([]);
  });
});

it("every text key used in the code exists", () => {
  const known = new Set([
    ...keys("src/texts/en.ftl"),
    ...keys("../src/ratskeller/server/texts/en.ftl"),
  ]);
  const used = new Set<string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(new URL(folder, root), { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`);
      else if (/\.(svelte|ts)$/.test(entry.name)) {
        for (const match of read(`${folder}/${entry.name}`).matchAll(/\bt\("([\w-]+)"/g))
          used.add(match[1] ?? "");
      }
    }
  };
  walk("src");
  expect([...used].filter((key) => !known.has(key))).toEqual([]);
});
