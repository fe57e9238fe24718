/** The mistakes of a seat as questions at the board, one after another. */
import type { GameRecord } from "./api";
import { isOwn } from "./records";
import type { Replay } from "./replay.svelte";
import type { Review } from "./review.svelte";
import { mistakesOf, type ReviewStep, shareOf, solves } from "./reviews";
import { openTable } from "./tables";
import type { Choice } from "./wire";

/** The bot that plays the other seats of a game that goes on. */
const BOT = "hard";

export class Practice {
  readonly seat: number;
  readonly questions: ReviewStep[];
  at = $state(0);
  /** What was tried last, with its share of the win if it was compared. */
  tried = $state.raw<{ choice: Choice; share: number | null; solved: boolean } | null>(null);
  /** Whether the answer is shown. */
  told = $state(false);
  solved = $state(0);
  private readonly replay: Replay;
  question = $derived.by(() => this.questions[this.at] ?? null);

  constructor(replay: Replay, review: Review, seat: number) {
    this.replay = replay;
    this.seat = seat;
    this.questions = review.data ? mistakesOf(review.data, seat) : [];
  }

  /** Whether the board shows the question. */
  get open(): boolean {
    const { replay, question, seat } = this;
    return question !== null && replay.step === question.number - 1 && replay.viewer === seat;
  }

  /** Show the moment of a question, through the eyes of the seat. */
  async ask(at = this.at): Promise<void> {
    this.at = at;
    this.tried = null;
    this.told = false;
    if (this.question) await this.replay.go(this.question.number - 1, this.seat);
  }

  /** Try a choice; close enough to the best one, the question is solved. */
  try(choice: Choice): void {
    if (!this.question || this.told) return;
    const solved = solves(this.question, choice.notation);
    this.tried = { choice, share: shareOf(this.question, choice.notation), solved };
    if (solved) {
      this.told = true;
      this.solved += 1;
    }
  }

  reveal(): void {
    this.told = true;
  }

  /** Go on with the game from this question against bots; returns the new table. */
  async playOn(): Promise<string> {
    const { id, record } = this.replay;
    return openTable(branch(id, record, this.question!.number - 1, this.seat));
  }
}

/** A table that goes on from a step of a game, with one person and bots. */
export function branch(id: string, record: GameRecord, step: number, seat: number) {
  const start = isOwn(id) ? { record, step } : { table: id, step };
  const seats = Array.from({ length: record.players }, (_, i) =>
    i === seat
      ? { kind: "mine", name: record.seats[i] ?? "" }
      : { kind: "bot", bot: BOT, name: record.seats[i] ?? "" },
  );
  return { game: record.game, players: record.players, seats, start };
}
