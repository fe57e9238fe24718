import { readFileSync } from "node:fs";
import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { guide, linked } from "../scripts/guides";
import { LANGUAGES } from "../src/lib/words";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const folder = (language: string) => `docs/play/${language === "en" ? "" : `${language}/`}`;
const clauses = (game: string, language: string) =>
  new Set(
    [
      ...read(`src/ratskeller/games/${game.replaceAll("-", "_")}/texts/${language}.ftl`).matchAll(
        /^clause-(\d+)-(\d+) =/gm,
      ),
    ].map(([, chapter, clause]) => `${chapter}.${clause}`),
  );

function made(game: string, language: string) {
  const path = `${folder(language)}${game}.md`;
  return guide(read(path), game, (picture) =>
    readFileSync(new URL(picture, new URL(path, root)), "utf8"),
  );
}

/** Headings, plates, lists and tables in their order, without their words. */
function structure(game: string, language: string): string[] {
  return marked.lexer(read(`${folder(language)}${game}.md`)).flatMap((token) => {
    if (token.type === "heading") return [`h${token.depth}`];
    if (token.type === "table") return [`table ${token.header.length}×${token.rows.length}`];
    if (token.type === "list") return [`list ${token.items.length}`];
    const plate = /\/([\w-]+)\.(?:svg|webp)\)$/.exec(token.raw.trim());
    return plate ? [plate[1] ?? ""] : [];
  });
}

const GAMES = ["rattus", "notre-dame", "name-of-the-rose"];

describe.each(GAMES)("the guide to %s", (game) => {
  it.each(LANGUAGES)("has the structure of the English one in %s", (language) => {
    expect(structure(game, language)).toEqual(structure(game, "en"));
  });
  it.each(LANGUAGES)("has a title, an opening sentence and parts in %s", (language) => {
    const { title, lead, html, parts } = made(game, language);
    expect(title).not.toBe("");
    expect(lead).toMatch(/^\p{L}[^<]+\.$/u);
    expect(parts.length).toBeGreaterThan(5);
    for (const { id } of parts) expect(html).toContain(`<h2 id="${id}">`);
    expect(html).not.toMatch(/ratskeller play|<!--|data\.md/);
  });
  it.each(LANGUAGES)("links only to clauses that there are in %s", (language) => {
    const found = [...made(game, language).html.matchAll(/\?at=(\d+\.\d+)"/g)].map((m) => m[1]);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((number) => !clauses(game, language).has(number ?? ""))).toEqual([]);
  });
  it("has plates in the reader's language and in the page's own colours", () => {
    const plates = (language: string) => made(game, language).html.match(/<svg[\s\S]*?<\/svg>/g);
    const english = plates("en") ?? [];
    for (const language of LANGUAGES.slice(1)) {
      const drawn = plates(language) ?? [];
      expect(drawn).toHaveLength(english.length);
      for (const [i, svg] of drawn.entries()) {
        expect(svg).not.toBe(english[i]);
        expect(svg).not.toContain("<style");
        expect(svg).toContain("var(--ink,#2a2118)");
        expect(svg).toMatch(/aria-label="[^"]+"/);
      }
    }
  });
});

describe("clauses in a guide", () => {
  it("are linked one by one, also after the first", () => {
    const html = linked("Cubes (RA 6.4, 5.6) and (RA 2.1 bis 2.4).", "rattus");
    expect([...html.matchAll(/at=([\d.]+)"/g)].map((m) => m[1])).toEqual([
      "6.4",
      "5.6",
      "2.1",
      "2.4",
    ]);
    expect(html.replace(/<[^>]+>/g, "")).toBe(
      "Cubes (RA\u00a06.4, 5.6) and (RA\u00a02.1 bis 2.4).",
    );
  });
  it("are not found in other numbers", () => {
    expect(linked("RA 4 and 4.5 coins", "rattus")).toBe("RA 4 and 4.5 coins");
  });
});
