/** The terms of a game: words of its texts that can be pressed. */
import type { Schemas } from "./wire";
import type { Words } from "./words";

export type Term = Schemas["TermData"] & {
  title: string;
  text: string;
  /** The words a term is met by. */
  forms: readonly string[];
};

/** Terms with their texts in a language; one without texts is left out. */
export function termsIn(terms: readonly Schemas["TermData"][], words: Words): Term[] {
  return terms
    .filter(({ id }) => words.has(`term-${id}`) && words.has(`term-${id}-forms`))
    .map((term) => ({
      ...term,
      title: words.say(`term-${term.id}`),
      text: words.say(`term-${term.id}-text`),
      forms: words
        .say(`term-${term.id}-forms`)
        .split(",")
        .map((form) => form.trim()),
    }));
}

export interface TermPart {
  text: string;
  term?: string;
  /** Signs that stay on the line of the term. */
  before?: string;
  after?: string;
}

const patterns = new WeakMap<
  readonly Term[],
  { pattern: RegExp; ids: Map<string, string> } | null
>();

/** All forms as one pattern, the longest first, each as a whole word. */
function patternOf(terms: readonly Term[]) {
  const known = patterns.get(terms);
  if (known !== undefined) return known;
  const ids = new Map<string, string>();
  for (const { id, forms } of terms) {
    for (const form of forms) ids.set(form.toLowerCase(), ids.get(form.toLowerCase()) ?? id);
  }
  const words = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const found =
    words.length === 0
      ? null
      : { pattern: new RegExp(`(?<![\\p{L}-])(${words.join("|")})(?![\\p{L}-])`, "giu"), ids };
  patterns.set(terms, found);
  return found;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Signs that open before a term, and those that close after it; French sets a space between. */
const OPENING = /(?:[(„“‘"]|«[ \u202f\u00a0]?)$/u;
const CLOSING = /^(?:[ \u202f\u00a0]?[:;!?»]|[.,)”“’"…])+/u;

/** Split a text at its terms; each term that was not `seen` before is marked once. */
export function termParts(
  text: string,
  terms: readonly Term[],
  seen = new Set<string>(),
): TermPart[] {
  const found = patternOf(terms);
  if (!found) return [{ text }];
  const out: TermPart[] = [];
  let at = 0;
  for (const match of text.matchAll(found.pattern)) {
    const id = found.ids.get(match[0].toLowerCase());
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    const before = OPENING.exec(text.slice(at, match.index))?.[0] ?? "";
    const end = match.index + match[0].length;
    const after = CLOSING.exec(text.slice(end))?.[0] ?? "";
    if (match.index - before.length > at)
      out.push({ text: text.slice(at, match.index - before.length) });
    out.push({ text: match[0], term: id, ...(before && { before }), ...(after && { after }) });
    at = end + after.length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}
