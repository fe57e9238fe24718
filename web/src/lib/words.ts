/** The texts a player reads: Fluent messages in which ids are replaced by their names. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

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
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, this.named(args), errors);
  }

  /** The first of these keys that has a text. */
  first(keys: readonly string[], args: Args = {}): string {
    return this.say(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? "", args);
  }

  /** The name of an id of a kind: `region`, `gallia`. */
  name(kind: string, id: string | number): string {
    return this.named({ [kind]: String(id) })[kind] as string;
  }

  private named(args: Args): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      out[name] = typeof value === "string" ? this.called(name.replace(DIGITS, ""), value) : value;
    }
    return out;
  }

  private called(kind: string, value: string): string {
    const keys = value.split("+").map((part) => `${kind}-${part}`);
    return keys.every((key) => this.has(key)) ? keys.map((key) => this.say(key)).join(", ") : value;
  }
}

/** Seats in the arguments become players' names. */
export function withNames(args: Args, names: readonly string[], marked = false): Args {
  const out: Args = {};
  for (const [name, value] of Object.entries(args)) {
    const seat = name.replace(DIGITS, "") === "seat" && typeof value === "number";
    const called = seat ? (names[value] ?? String(value)) : value;
    out[name] = seat && marked ? `${OPEN}${value}${OPEN}${called}${CLOSE}` : called;
  }
  return out;
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
