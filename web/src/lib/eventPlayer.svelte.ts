/** What is shown, one thing after another: events change the shown view until the next comes. */
import type { GameUI } from "./gameUI";
import { argsOf, type GameEvent, type View } from "./wire";
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
  /** What the table looks like then; null in the middle of several batches. */
  view: View | null;
}

const DEFAULT_PAUSE = 420;
const MAX_QUEUED = 60;

export class EventPlayer {
  view = $state.raw<View | null>(null);
  current = $state.raw<GameEvent | null>(null);
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
    this.current = null;
    this.view = view;
    this.wake?.();
  }

  /** Events and the view they lead to, after everything that is still to be shown. */
  play(batches: { seq: number; events: GameEvent[] }[], view: View): void {
    batches.forEach(({ seq, events }) => this.batches.push({ seq, events, view: null }));
    this.batches.push({ seq: 0, events: [], view });
    const waiting = this.batches.reduce((sum, batch) => sum + batch.events.length, 0);
    if (waiting > MAX_QUEUED) this.skip();
    if (!this.busy) void this.run();
  }

  /** To the end, at once. */
  skip(): void {
    if (!this.busy) return;
    this.skipping = true;
    this.wake?.();
  }

  /** Lines of an entry that was taken back disappear. */
  forget(seq: number): void {
    this.log = this.log.filter((line) => line.seq !== seq);
  }

  note(seq: number, kind: string, args: Args, event: GameEvent | null = null): void {
    this.log = [...this.log, { id: this.count++, seq, kind, args, event }];
  }

  /** A line about something that was over before we came. */
  past(seq: number, event: GameEvent): void {
    this.note(seq, `event-${event.event}`, argsOf(event), event);
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let batch = this.batches.shift(); batch; batch = this.batches.shift()) {
      for (const event of batch.events) {
        this.note(batch.seq, `event-${event.event}`, argsOf(event), event);
        if (this.skipping || this.pace() === 0) continue;
        if (this.view && this.ui?.after) this.view = this.ui.after(this.view, event);
        this.current = event;
        this.onshown(event);
        await this.wait((this.ui?.pause?.(event) ?? DEFAULT_PAUSE) * this.pace());
      }
      if (batch.view) {
        this.view = batch.view;
        this.current = null;
      }
    }
    this.skipping = false;
    this.busy = false;
  }

  private wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const player = this;
      function done(): void {
        clearTimeout(timer);
        player.wake = null;
        resolve();
      }
      this.wake = done;
    });
  }
}
