/** What is shown, one thing after another: events change the shown view until the next comes. */
import type { Face } from "./board";
import { argsOf, type GameEvent, type View } from "./wire";
import type { Args } from "./words";

export interface Line {
  id: number;
  seq: number;
  kind: string;
  args: Args;
  event: GameEvent | null;
}

interface Scene {
  seq: number;
  events: GameEvent[];
  /** What the table looks like then; null in the middle of several scenes. */
  view: View | null;
}

const PAUSE = 420;
const MOST_WAITING = 60;

export class Stage {
  view = $state.raw<View | null>(null);
  happening = $state.raw<GameEvent | null>(null);
  busy = $state(false);
  lines = $state.raw<Line[]>([]);
  /** What a screen reader is told. */
  spoken = $state("");
  face: Face | null = null;
  pace: () => number = () => 1;
  onshown: (event: GameEvent) => void = () => {};

  private scenes: Scene[] = [];
  private count = 0;
  private wake: (() => void) | null = null;
  private skipping = false;

  /** Show a view as it is, with nothing in between. */
  cut(view: View): void {
    this.scenes = [];
    this.happening = null;
    this.view = view;
    this.wake?.();
  }

  /** Events and the view they lead to, after everything that is still to be shown. */
  play(scenes: { seq: number; events: GameEvent[] }[], view: View): void {
    scenes.forEach(({ seq, events }) => this.scenes.push({ seq, events, view: null }));
    this.scenes.push({ seq: 0, events: [], view });
    const waiting = this.scenes.reduce((sum, scene) => sum + scene.events.length, 0);
    if (waiting > MOST_WAITING) this.skip();
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
    this.lines = this.lines.filter((line) => line.seq !== seq);
  }

  note(seq: number, kind: string, args: Args, event: GameEvent | null = null): void {
    this.lines = [...this.lines, { id: this.count++, seq, kind, args, event }];
  }

  /** A line about something that was over before we came. */
  past(seq: number, event: GameEvent): void {
    this.note(seq, `event-${event.event}`, argsOf(event), event);
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      for (const event of scene.events) {
        this.note(scene.seq, `event-${event.event}`, argsOf(event), event);
        if (this.skipping || this.pace() === 0) continue;
        if (this.view && this.face?.after) this.view = this.face.after(this.view, event);
        this.happening = event;
        this.onshown(event);
        await this.wait((this.face?.pause?.(event) ?? PAUSE) * this.pace());
      }
      if (scene.view) {
        this.view = scene.view;
        this.happening = null;
      }
    }
    this.skipping = false;
    this.busy = false;
  }

  private wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const stage = this;
      function done(): void {
        clearTimeout(timer);
        stage.wake = null;
        resolve();
      }
      this.wake = done;
    });
  }
}
