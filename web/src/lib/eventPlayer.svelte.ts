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

/** The events of an entry; `own` if the reader made the choice they follow from. */
export interface Played {
  seq: number;
  events: GameEvent[];
  own?: boolean;
}

interface Batch extends Played {
  /** Whether the events are shown a second time. */
  again?: boolean;
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
  /** Whether what is shown has been shown before. */
  again = $state(false);
  log = $state.raw<LogLine[]>([]);
  /** What happened since the reader's last choice. */
  since = $state.raw<readonly GameEvent[]>([]);
  /** The view after the reader's last choice, if it was seen here. */
  private before = $state.raw<View | null>(null);
  /** Whether what can be shown again happened while the reader was away. */
  visit = $state(false);
  canRecap = $derived(this.before !== null && this.since.length > 0);
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
  play(entries: readonly Played[], view: View): void {
    for (const entry of entries) this.batches.push({ ...entry, view: null });
    this.batches.push({ seq: 0, events: [], view });
    const queued = this.batches.reduce((sum, batch) => sum + batch.events.length, 0);
    if (queued > MAX_QUEUED) this.skip();
    if (!this.busy) void this.run();
  }

  /** Show again what happened since the reader's last choice. */
  recap(): void {
    const { before, since, view } = this;
    if (this.busy || !before || !view) return;
    this.settle(before);
    this.batches.push({ seq: 0, events: [...since], view, again: true });
    void this.run();
  }

  /** Offer to show what happened since the reader's last visit, from the view of then. */
  missed(before: View, events: readonly GameEvent[]): void {
    this.before = before;
    this.since = events;
    this.visit = true;
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

  /** Log the events of an entry without showing them. */
  past({ seq, events, own = false }: Played): void {
    for (const event of events) this.tell(seq, event);
    this.follow(events, own, null);
  }

  private tell(seq: number, event: GameEvent): void {
    this.note(seq, `event-${event.event}`, argsOf(event), event);
  }

  /** Remember what happened since the reader's last choice. */
  private follow(events: readonly GameEvent[], own: boolean, view: View | null): void {
    if (own) {
      this.before = view;
      this.visit = false;
    }
    this.since = own ? [] : [...this.since, ...events];
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let batch = this.batches.shift(); batch; batch = this.batches.shift()) {
      this.again = batch.again ?? false;
      for (const event of batch.events) {
        if (!batch.again) this.tell(batch.seq, event);
        const patch = patchOf(event);
        if (this.view && patch) this.view = applyPatch(this.view, patch);
        if (this.skipping || this.pace() === 0) continue;
        this.overlay = this.ui?.overlay?.(this.overlay, event) ?? null;
        this.current = event;
        this.onshown(event);
        await this.wait((this.ui?.pause?.(event) ?? DEFAULT_PAUSE) * this.pace());
      }
      if (batch.view) this.settle(batch.view);
      else this.follow(batch.events, batch.own ?? false, this.view);
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
