/** Plays events one after another: each changes the shown view by its patch. */
import type { GameUI } from "./gameUI";
import { applyPatch } from "./patch";
import { argsOf, type GameEvent, patchOf, type View } from "./wire";
import type { Args } from "./words";

export interface LogLine {
  id: number;
  seq: number;
  kind: string;
  args: Args;
  event: GameEvent | null;
}

interface Batch {
  seq: number;
  events: GameEvent[];
  /** The view at the end of an update; null for the entries before it. */
  view: View | null;
}

const DEFAULT_PAUSE = 420;
const MAX_QUEUED = 60;

export class EventPlayer {
  view = $state.raw<View | null>(null);
  /** The event that is shown now. */
  current = $state.raw<GameEvent | null>(null);
  /** What the game's interface lays over the board for the events shown so far. */
  overlay = $state.raw<unknown>(null);
  busy = $state(false);
  log = $state.raw<LogLine[]>([]);
  ui: GameUI | null = null;
  pace: () => number = () => 1;
  onshown: (event: GameEvent) => void = () => {};

  private batches: Batch[] = [];
  private count = 0;
  private wake: (() => void) | null = null;
  private skipping = false;

  /** Show a view as it is, with nothing in between. */
  show(view: View): void {
    this.batches = [];
    this.settle(view);
    this.wake?.();
  }

  /** Events and the view they lead to, after everything that is still queued. */
  play(entries: { seq: number; events: GameEvent[] }[], view: View): void {
    for (const { seq, events } of entries) this.batches.push({ seq, events, view: null });
    this.batches.push({ seq: 0, events: [], view });
    const queued = this.batches.reduce((sum, batch) => sum + batch.events.length, 0);
    if (queued > MAX_QUEUED) this.skip();
    if (!this.busy) void this.run();
  }

  /** Show everything that is queued at once. */
  skip(): void {
    if (!this.busy) return;
    this.skipping = true;
    this.wake?.();
  }

  /** Remove the log lines of an entry that was taken back. */
  forget(seq: number): void {
    this.log = this.log.filter((line) => line.seq !== seq);
  }

  note(seq: number, kind: string, args: Args, event: GameEvent | null = null): void {
    this.log = [...this.log, { id: this.count++, seq, kind, args, event }];
  }

  /** Log an event without showing it. */
  past(seq: number, event: GameEvent): void {
    this.note(seq, `event-${event.event}`, argsOf(event), event);
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let batch = this.batches.shift(); batch; batch = this.batches.shift()) {
      for (const event of batch.events) {
        this.past(batch.seq, event);
        const patch = patchOf(event);
        if (this.view && patch) this.view = applyPatch(this.view, patch);
        if (this.skipping || this.pace() === 0) continue;
        this.overlay = this.ui?.overlay?.(this.overlay, event) ?? null;
        this.current = event;
        this.onshown(event);
        await this.wait((this.ui?.pause?.(event) ?? DEFAULT_PAUSE) * this.pace());
      }
      if (batch.view) this.settle(batch.view);
    }
    this.skipping = false;
    this.busy = false;
  }

  private settle(view: View): void {
    this.view = view;
    this.current = null;
    this.overlay = null;
  }

  private wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.wake = done;
    });
  }
}
