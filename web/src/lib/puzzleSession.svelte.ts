/** A puzzle at the table: try, be told how good it was, try again. */
import { api, type PuzzleState } from "./api";
import { type PuzzleResult, savePuzzle } from "./progress";
import { asError, StudySession } from "./studySession.svelte";
import type { Choice, Schemas } from "./wire";

export class PuzzleSession extends StudySession<PuzzleState> {
  readonly id: string;
  /** The choice tried last, and its worth. */
  tried = $state.raw<{ choice: Choice; worth: Schemas["WorthData"] } | null>(null);
  tries = $state(0);
  result = $state<PuzzleResult | null>(null);
  best = $derived(this.data?.worths[0] ?? null);
  next = $derived(this.data?.worths[1] ?? null);

  /** Below the board, once nothing is asked any more. */
  waiting = $derived.by(() => {
    const best = this.result && this.best ? this.choiceOf(this.best.choice) : null;
    const { tableView } = this;
    return best ? tableView.words.say("puzzle-answer", { choice: tableView.choiceText(best) }) : "";
  });

  constructor(game: string, id: string) {
    super(game);
    this.id = id;
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.data = await api.puzzle(this.game, this.id);
    } catch (error) {
      this.error = asError(error);
      return;
    }
    await this.speak();
    this.tableView.playback.show(this.data.view);
    this.tableView.ask(this.data.prompt, this.data.choices);
  }

  /** A choice of the puzzle by its notation. */
  choiceOf(notation: string): Choice | null {
    return this.data?.choices.find((each) => each.notation === notation) ?? null;
  }

  choose(choice: Choice): Promise<void> {
    const worth = this.data?.worths.find((each) => each.choice === choice.notation);
    if (this.data && worth && this.result === null) {
      this.tries += 1;
      this.tried = { choice, worth };
      if (worth === this.best) this.finish(this.tries === 1 ? "solved" : "retried");
      else this.tableView.ask(this.data.prompt, this.data.choices);
    }
    return Promise.resolve();
  }

  reveal(): void {
    this.finish("shown");
  }

  /** Ask the puzzle once more. */
  again(): void {
    this.tries = 0;
    this.tried = this.result = null;
    this.tableView.advise(null);
    if (this.data) this.tableView.ask(this.data.prompt, this.data.choices);
  }

  private finish(result: PuzzleResult): void {
    this.result = result;
    savePuzzle(this.game, this.id, result);
    this.tableView.ask(null, []);
    this.tableView.advise(this.best && this.choiceOf(this.best.choice));
  }
}
