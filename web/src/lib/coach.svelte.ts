/** The coach: one sentence when a concept is met for the first time, and only then. */
import { COACHED_GAMES, coachedIn, explained } from "./progress";
import { settings } from "./settings.svelte";
import type { Schemas } from "./wire";

type Concept = Schemas["ConceptData"];

/** Explains each concept once in a lesson; nothing is remembered. */
export class LessonCoach {
  key = $state("");
  at = $state("");
  private seen = new Set<string>();

  hear(data: { concepts: Concept[] } | null): void {
    const next = data?.concepts.find(({ id }) => !this.seen.has(id));
    if (next) this.seen.add(next.id);
    this.key = next ? `coach-${next.id}` : "";
    this.at = next?.at ?? "";
  }
}

/** The coach of a table against bots; it falls silent after some finished games. */
export class TableCoach {
  concept = $state.raw<Concept | null>(null);
  private readonly game: string;
  /** The question at which the concept is shown. */
  private question = "";

  constructor(game: string) {
    this.game = game;
  }

  /** Whether the coach speaks in this game at all. */
  get on(): boolean {
    const wish = settings.now.coach;
    if (wish !== "auto") return wish === "on";
    return coachedIn(this.game).finished.length < COACHED_GAMES;
  }

  /**
   * What was met, and the question the viewer is asked, "" if none: the first concept that was
   * never explained is shown until it is closed or its question is answered.
   */
  hear(concepts: readonly Concept[], question = ""): void {
    if (this.concept && question !== "") {
      if (this.question === "") this.question = question;
      else if (this.question !== question) this.close();
    }
    if (this.concept || !this.on) return;
    const { seen } = coachedIn(this.game);
    this.concept = concepts.find(({ id }) => !seen.includes(id)) ?? null;
    this.question = question;
    if (this.concept) explained(this.game, this.concept.id);
  }

  close(): void {
    this.concept = null;
  }
}
