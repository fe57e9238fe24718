// The guides to the games, written in Markdown in docs/play, as HTML for the rules page: one
// module for each game and language. What stands between <!-- site --> and <!-- /site --> is for
// the documentation alone.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

export interface Guide {
  /** The title, the first paragraph, and the rest. */
  title: string;
  lead: string;
  html: string;
  /** The headings of the second level; `id` is the same in every language. */
  parts: { id: string; title: string }[];
}

const SITE_ONLY = /<!-- site -->[\s\S]*?<!-- \/site -->/g;
/** `RA 4.5`, also followed by further numbers: `RA 6.4, 5.6`, `RA 2.1 to 2.4`. */
const CLAUSES = /\b(?:RA|ND|NR) \d+\.\d+(?:(?:, | \p{L}{1,3} )\d+\.\d+)*/gu;
const NUMBER = /\d+\.\d+/g;

/** A plate with the page's own fonts and colours, so that it follows day and night. */
const COLOURS: Record<string, string> = {
  "#fbf6ea": "--panel",
  "#f3ead6": "--page",
  "#2a2118": "--ink",
  "#6b5d4d": "--faint",
  "#cbb994": "--rule",
  "#a87b1f": "--gold",
  "#0f6b5c": "--accent",
  "#9d2a1f": "--danger",
  "#6d5a44": "--token",
  "#f6ecd8": "--token-ink",
  "#e6d6b0": "--land-2",
};

export function plate(source: string): string {
  return source
    .replace(/<style>[\s\S]*?<\/style>\n?/, "")
    .replace(/ width="\d+" height="\d+" role="img"/, ' role="img"')
    .replace(/#[0-9a-f]{6}/g, (colour) =>
      COLOURS[colour] ? `var(${COLOURS[colour]},${colour})` : colour,
    )
    .trim();
}

/** Clauses become links to themselves on the page of the same game. */
export function linked(text: string, game: string): string {
  return text.replace(CLAUSES, (clauses) =>
    clauses
      .replace(" ", "\u00a0")
      .replace(
        NUMBER,
        (number) => `<a class="clause" href="#/rules/${game}?at=${number}">${number}</a>`,
      ),
  );
}

/** Tables scroll sideways on a phone, each under the name of its part. */
function scrolled(html: string): string {
  let part = "";
  return html
    .replace(/<h2 id="([^"]+)">|<table>/g, (tag, id?: string) => {
      if (id === undefined)
        return `<section class="wide" tabindex="0" aria-labelledby="${part}"><table>`;
      part = id;
      return tag;
    })
    .replaceAll("</table>", "</table></section>");
}

export function guide(markdown: string, game: string, read: (path: string) => string): Guide {
  const parts: Guide["parts"] = [];
  let title = "";
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = text;
          return "";
        }
        if (depth > 2) return `<h3>${text}</h3>\n`;
        const id = `part-${parts.length + 1}`;
        parts.push({ id, title: text });
        return `<h2 id="${id}">${text}</h2>\n`;
      },
      image({ href, text }: Tokens.Image) {
        const drawn = plate(read(href)).replace(/<title>[\s\S]*?<\/title>/, "");
        return drawn.replace('role="img"', `role="img" aria-label="${text.replaceAll('"', "")}"`);
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const html = this.parser.parseInline(tokens);
        return html.startsWith("<svg") ? `<figure>${html}</figure>\n` : `<p>${html}</p>\n`;
      },
    },
  });
  const html = scrolled(linked(marked.parse(markdown.replace(SITE_ONLY, "")) as string, game));
  const [lead = "", rest = ""] = html.split(/(?<=<\/p>)([\s\S]*)/);
  return { title, lead: lead.replace(/^\s*<p>|<\/p>\s*$/g, ""), html: rest.trim(), parts };
}

export function guides(): Plugin {
  return {
    name: "ratskeller-guides",
    transform(source, id) {
      const file = id.replace(/\?.*/, "");
      if (!file.endsWith(".md")) return null;
      const game = file.replace(/.*\//, "").replace(/\.md$/, "");
      const made = guide(source, game, (path) => {
        const picture = join(dirname(file), path);
        this.addWatchFile(picture);
        return readFileSync(picture, "utf8");
      });
      return { code: `export default ${JSON.stringify(made)};`, map: null };
    },
  };
}
