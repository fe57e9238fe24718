/** The texts about people, and what pages about them share. */
import type { Schemas } from "./wire";
import { settings } from "./settings.svelte";
import { wordsOfPeople } from "./texts";
import { type Args, type Words } from "./words";

class PeopleTexts {
  words = $state.raw<Words | null>(null);
  private language = "";

  /** Fetch the texts in the language of now; called in an effect, it follows that language. */
  async load(): Promise<void> {
    const { language } = settings.now;
    if (language === this.language) return;
    this.language = language;
    const words = await wordsOfPeople(language);
    if (language === settings.now.language) this.words = words;
  }

  say(key: string, args: Args = {}): string {
    return this.words?.say(key, args) ?? "";
  }
}

export const people = new PeopleTexts();

/** The page of somebody. */
export const personLink = (name: string) => `#/person/${encodeURIComponent(name)}`;

/** The name of somebody: a bot of the host is called as everywhere in the app. */
export function calledBy({ name, kind }: Pick<Schemas["PersonData"], "name" | "kind">): string {
  return kind === "house" ? settings.words.first([`bot-${name}`, name]) : name;
}

/** What a rating changed by, with its sign. */
export const signed = (change: number) =>
  change < 0 ? `\u2212${-change}` : change > 0 ? `+${change}` : "0";

/** A day in the language of the app. */
export const dayOf = (at: number) =>
  new Intl.DateTimeFormat(settings.now.language, { dateStyle: "medium" }).format(at * 1000);

/** The points of a curve in a picture of a size, as SVG wants them. */
export function drawn(curve: readonly number[], wide: number, high: number): string {
  const low = Math.min(...curve);
  const span = Math.max(...curve) - low || 1;
  const step = wide / Math.max(1, curve.length - 1);
  return curve
    .map(
      (points, i) => `${(i * step).toFixed(1)},${(high * (1 - (points - low) / span)).toFixed(1)}`,
    )
    .join(" ");
}
