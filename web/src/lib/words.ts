/** The texts a player reads: Fluent messages in which ids are replaced by their names. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

const DIGITS = /\d+$/;
/** Around a player's name in a sentence, so that the name can be drawn with its piece. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

export interface TextPart {
  text: string;
  seat?: number;
}

export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** The text of a key, or the key itself if it has none; a test finds those. */
  say(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    const text = this.format(pattern, this.named(args));
    return this.language === "fr" ? frenchSpaces(text) : text;
  }

  /** A list in a sentence: "Alda, Bruno and Clara". */
  several(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    return this.say("and", { before: items.slice(0, -1).join(", "), last });
  }

  /** The first of these keys that has a text. */
  first(keys: readonly string[], args: Args = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? "", args);
  }

  /** The name of an id of a kind: `region`, `gallia`. */
  name(kind: string, id: string | number): string {
    return this.named({ [kind]: String(id) })[kind] as string;
  }

  private format(pattern: Pattern, args: Record<string, FluentVariable>): string {
    return this.bundle.formatPattern(pattern, args, []);
  }

  /**
   * Ids as names. The text may also use `$region-id`, the id; `$region-in`, the attribute `.in`
   * of the name; and `$same`, where `region` and `region2` are given.
   */
  private named(args: Args): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = { ...args };
    for (const [name, value] of Object.entries(args)) {
      const kind = name.replace(DIGITS, "");
      if (kind !== name && kind !== "seat" && kind in args)
        out.same = value === args[kind] ? "yes" : "no";
      if (typeof value === "string" && kind !== "seat") {
        Object.assign(out, this.names(name, kind, value));
      }
    }
    return out;
  }

  /** The name of an id or of a list of ids, in each of its forms. */
  private names(name: string, kind: string, value: string): Record<string, string> {
    const counts = new Map<string, number>();
    for (const part of value.split("+")) {
      const key = `${kind}-${part}`;
      if (!this.has(key)) return {};
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const listed = (called: (key: string) => string) =>
      [...counts]
        .map(([key, count]) => (count === 1 ? "" : `${count}\u00a0×\u00a0`) + called(key))
        .join(", ");
    const out: Record<string, string> = {
      [`${name}-id`]: value,
      [name]: listed((key) => this.say(key)),
    };
    const forms = [...counts.keys()].flatMap((key) =>
      Object.keys(this.bundle.getMessage(key)?.attributes ?? {}),
    );
    for (const form of new Set(forms)) {
      out[`${name}-${form}`] = listed((key) => {
        const message = this.bundle.getMessage(key);
        return this.format(message?.attributes[form] ?? message?.value ?? "", {});
      });
    }
    return out;
  }
}

/** French sets a no-break space before these signs: a narrow one, or a full one. */
function frenchSpaces(text: string): string {
  return text
    .replace(/[ \u00a0\u202f](?=[;?!])/g, "\u202f")
    .replace(/[ \u00a0\u202f](?=[:»])|(?<=«)[ \u00a0\u202f]/g, "\u00a0");
}

/**
 * Seats in the arguments become players' names; `you` and `you2` say whether they are the
 * reader's, `own` whether they are one player's.
 */
export function withNames(
  args: Args,
  names: readonly string[],
  reader: number | null = null,
  marked = false,
): Args {
  const out: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (name.replace(DIGITS, "") !== "seat") {
      out[name] = value;
      continue;
    }
    const seat = Number(value);
    const called = names[seat] ?? String(value);
    out[name] = marked ? `${OPEN}${seat}${OPEN}${called}${CLOSE}` : called;
    out[`you${name.slice("seat".length)}`] = seat === reader ? "yes" : "no";
  }
  if (args.seat2 !== undefined) out.own = Number(args.seat2) === Number(args.seat) ? "yes" : "no";
  return out;
}

interface People {
  names: readonly string[];
  view: { viewer: number | null };
}

/** The arguments of a text about a player: the name, and whether it is the reader. */
export function person(seat: number, { names, view }: People): Args {
  return { name: names[seat] ?? "", you: seat === view.viewer ? "yes" : "no" };
}

/** What a player is called in a list: the reader is "you". */
export function called(seat: number, { names, view, words }: People & { words: Words }): string {
  return seat === view.viewer ? words.say("reader") : (names[seat] ?? "");
}

/** Split a sentence at its marked names. */
export function textParts(text: string): TextPart[] {
  const out: TextPart[] = [];
  for (const part of text.split(CLOSE)) {
    const [before = "", seat, name] = part.split(OPEN);
    if (before) out.push({ text: before });
    if (seat !== undefined && name !== undefined) out.push({ text: name, seat: Number(seat) });
  }
  return out;
}

/** The text key of a clause: `RA 4.5` gives `clause-4-5`. */
export function clauseKey(clause: string): string {
  return "clause-" + clause.replace(/^[A-Z]+\s*/, "").replaceAll(".", "-");
}
