/** Settings kept in this browser. */
import { LANGUAGES, type Language, Words } from "./words";
import { wordsOf } from "./texts";

export const THEMES = ["auto", "day", "night"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export const COACHING = ["auto", "on", "off"] as const;
type Notice = "turn" | "clock" | "full" | "over" | "message";
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = "ratskeller-settings";

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  /** Whether the list of choices is always open. */
  list: boolean;
  name: string;
  /** Whether the coach speaks: "auto" until two games of a kind are finished. */
  coach: (typeof COACHING)[number];
  /** What notifications are about, and the quiet hours in minutes of the day. */
  notices: { kinds: Notice[]; quiet: { start: number; end: number } | null };
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((l) => l === tag)).find((l) => l) ?? "en";
}

function read(): Stored {
  const fallback: Stored = {
    language: preferred(),
    theme: "auto",
    speed: "normal",
    sound: false,
    confirm: true,
    list: false,
    name: "",
    coach: "auto",
    notices: { kinds: ["turn", "clock", "full", "over"], quiet: null },
  };
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return fallback;
  }
}

class Settings {
  now = $state<Stored>(read());
  words = $state.raw<Words>(new Words("en", []));
  ready = $state(false);
  private night = matchMedia("(prefers-color-scheme: dark)");
  private still = matchMedia("(prefers-reduced-motion: reduce)");
  calm = $state(false);

  constructor() {
    this.calm = this.still.matches;
    this.still.addEventListener("change", () => (this.calm = this.still.matches));
    this.night.addEventListener("change", () => this.paint());
    // What another tab changes holds here too.
    addEventListener("storage", ({ key }) => key === KEY && this.follow());
    this.paint();
    void this.speak(this.now.language);
  }

  private follow(): void {
    this.now = read();
    this.paint();
    void this.speak(this.now.language);
  }

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.now[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.now));
    if (key === "theme") this.paint();
    if (key === "language") void this.speak(this.now.language);
  }

  /** The factor for the duration of animations; 0 shows everything at once. */
  get pace(): number {
    if (this.calm) return 0;
    return { slow: 1.8, normal: 1, fast: 0.45, off: 0 }[this.now.speed];
  }

  private paint(): void {
    const dark = this.now.theme === "night" || (this.now.theme === "auto" && this.night.matches);
    document.documentElement.dataset.theme = dark ? "night" : "day";
  }

  private async speak(language: Language): Promise<void> {
    const words = await wordsOf(language);
    if (language !== this.now.language) return;
    this.words = words;
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const settings = new Settings();

/** A text of the app in the current language. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return settings.words.say(key, args);
}
