/** Replays a record: frames by viewer, fetched as needed and kept. */
import { api, ApiError, type Frame, type GameRecord } from "./api";
import { loadGameUI } from "./gameUI";
import type { Practice } from "./practice.svelte";
import { TableView } from "./tableView.svelte";
import { keep, recall } from "./records";
import { Review } from "./review.svelte";
import { seatKeysOf } from "./seatKeys";
import { settings } from "./settings.svelte";
import { wordsOf } from "./texts";
import { jump, type Round, roundsIn, type Turn, turnsOf } from "./timeline";

const BATCH = 100;

export class Replay {
  readonly id: string;
  readonly record: GameRecord;
  readonly tableView = new TableView();
  step = $state(0);
  total = $state(0);
  viewer = $state<number | null>(null);
  playing = $state(false);
  error = $state.raw<ApiError | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** The seat that this browser holds at the table. */
  readonly me: number | null;
  /** The review, once it is asked for. */
  review = $state.raw<Review | null>(null);
  /** The mistakes of a seat as questions, while they are asked. */
  practice = $state.raw<Practice | null>(null);
  readonly turns: Turn[];
  /** Where rounds begin; known once all frames are here. */
  rounds = $state.raw<Round[]>([]);
  private frames = new Map<number | null, Map<number, Frame>>();
  /** The step and viewer last asked for, shown as soon as the frame has arrived. */
  goal = $state.raw<{ step: number; viewer: number | null }>({ step: 0, viewer: null });

  constructor(id: string, record: GameRecord) {
    this.id = id;
    this.record = record;
    this.total = record.choices.length;
    this.turns = turnsOf(record);
    const held = Object.keys(seatKeysOf(id)?.seats ?? {})[0];
    this.me = held === undefined ? null : Number(held);
    this.tableView.playback.pace = () => settings.pace;
    void loadGameUI(record.game).then(
      (face) => (this.tableView.ui = this.tableView.playback.ui = face),
    );
  }

  /** The URL of the step that is shown or about to be shown. */
  get address(): string {
    const { step, viewer } = this.goal;
    const seat = viewer === null ? "" : `&seat=${viewer}`;
    return `#/replay/${this.id}?step=${step}${seat}${this.review ? "&review=1" : ""}`;
  }

  /** Ask for the review of this game. */
  startReview(): void {
    this.review ??= new Review(this.id, this.record);
    if (!this.review.status) void this.review.start();
  }

  async speak(): Promise<void> {
    const words = await wordsOf(settings.now.language, this.record.game);
    this.tableView.words = words;
    this.tableView.names = Array.from(
      { length: this.record.players },
      (_, i) => this.record.seats[i] || words.say(`seat-${i}`),
    );
  }

  /** Go to a step; one step forward is played, everything else is shown at once. */
  async go(step: number, viewer = this.goal.viewer): Promise<void> {
    const to = Math.max(0, Math.min(this.total, step));
    const goal = { step: to, viewer };
    this.goal = goal;
    const frame = await this.at(to, viewer);
    if (this.goal !== goal) return; // something else was asked for meanwhile
    if (!frame) {
      this.goal = { step: this.step, viewer: this.viewer };
      return;
    }
    const next = to === this.step + 1 && viewer === this.viewer && this.frame !== null;
    this.viewer = viewer;
    this.step = to;
    this.frame = frame;
    const { playback } = this.tableView;
    // A step leaves no marks for the next one.
    if (next) playback.play([{ seq: to, events: frame.events, own: true }], frame.view);
    else {
      playback.log = [];
      const seen = this.frames.get(viewer);
      for (let n = 1; n <= to; n++) {
        playback.past({ seq: n, events: seen?.get(n)?.events ?? [], own: true });
      }
      playback.show(frame.view);
    }
  }

  /** Move by a number of steps from the current or requested one. */
  move(steps: number): Promise<void> {
    return this.go(this.goal.step + steps);
  }

  /** Go to where the next or the previous turn begins. */
  moveTurn(way: 1 | -1): Promise<void> {
    return this.go(jump(this.turns, this.goal.step, way, this.total));
  }

  /** Go to where the next or the previous round begins. */
  moveRound(way: 1 | -1): Promise<void> {
    return this.go(jump(this.rounds, this.goal.step, way, this.total));
  }

  /** Fetch all frames, to find where rounds begin. */
  async chart(): Promise<void> {
    const viewer = this.viewer;
    await this.at(this.total, viewer);
    const known = this.frames.get(viewer) ?? new Map<number, Frame>();
    this.rounds = roundsIn([...known.values()].sort((a, b) => a.number - b.number));
  }

  /** Play the last turn once more. */
  async playEnd(): Promise<void> {
    await this.go(Math.min(this.turns.at(-1)?.from ?? 0, this.total - 1));
    await this.play();
  }

  /** Show the current or requested step to another viewer. */
  through(viewer: number | null): Promise<void> {
    return this.go(this.goal.step, viewer);
  }

  /** The frame of a step; the log needs all frames before it too. */
  private async at(step: number, viewer: number | null): Promise<Frame | null> {
    let known = this.frames.get(viewer);
    if (!known) this.frames.set(viewer, (known = new Map()));
    for (let first = 0; first <= step; first += BATCH) {
      if (!known.has(first)) {
        const batch = await this.fetch(viewer, first);
        for (const frame of batch) known.set(frame.number, frame);
      }
    }
    return known.get(step) ?? null;
  }

  private async fetch(viewer: number | null, first: number): Promise<Frame[]> {
    const path = `./kept/frames/${this.id}/${viewer ?? "all"}/${first}`;
    try {
      const { frames } = await api.replay(this.record, viewer, first);
      await keep(path, frames);
      this.error = null;
      return frames;
    } catch (error) {
      const found = await recall<Frame[]>(path);
      if (found) return found;
      this.error = error instanceof ApiError ? error : new ApiError("unavailable");
      return [];
    }
  }

  /** Play on until the end or until it is stopped. */
  async play(): Promise<void> {
    this.playing = true;
    while (this.playing && this.step < this.total) {
      const before = this.step;
      await this.move(1);
      if (this.step === before) break;
      while (this.tableView.playback.busy) await pause(60);
      await pause(180 * Math.max(0.3, settings.pace));
    }
    this.playing = false;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
