/** The review of a finished game: asked for once, followed until it is done. */
import { api, ApiError, type GameRecord } from "./api";
import { isOwn, keep, recall } from "./records";
import { marksOf, type ReviewStatus, type ReviewStep } from "./reviews";
import type { Choice } from "./wire";

const PAUSE = 700;

export class Review {
  status = $state.raw<ReviewStatus | null>(null);
  error = $state.raw<ApiError | null>(null);
  data = $derived(this.status?.review ?? null);
  marks = $derived(this.data ? marksOf(this.data) : new Map());
  private readonly id: string;
  private readonly record: GameRecord;
  private stopped = false;

  constructor(id: string, record: GameRecord) {
    this.id = id;
    this.record = record;
  }

  /** Ask for the review, then look until it is done. */
  async start(): Promise<void> {
    this.error = null;
    const path = `./kept/review/${this.id}`;
    try {
      const own = isOwn(this.id);
      this.status = own ? await api.sendReview(this.record) : await api.askReview(this.id);
      while (this.status.status === "waiting" && !this.stopped) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        this.status = own ? await api.sentReview(this.status.id) : await api.review(this.id);
      }
      if (this.data) await keep(path, this.status);
    } catch (error) {
      this.status = await recall<ReviewStatus>(path);
      if (!this.status) {
        this.error = error instanceof ApiError ? error : new ApiError("unavailable");
      }
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** The choice that is made next at a step of the record. */
  next(step: number): ReviewStep | null {
    return this.data?.steps[step] ?? null;
  }

  /** A choice by its notation. */
  choice(notation: string): Choice | null {
    const spoken = this.status?.choices[notation];
    return spoken ? { notation, final: false, ...spoken } : null;
  }
}
