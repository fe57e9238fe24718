/** A lesson at the table: the server plays it from the moves that this browser keeps. */
import { api, ApiError, type Guide, type LessonState } from "./api";
import { loadGameUI } from "./gameUI";
import { progressOf, saveProgress } from "./progress";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import type { Notice, Seated } from "./tableSession.svelte";
import { TableView } from "./tableView.svelte";
import { wordsOf } from "./texts";
import type { Choice, Refusal, View } from "./wire";

/** The move that turns the page of a step that is only read. */
const CONTINUE = "continue";

export class LessonSession implements Seated {
  readonly game: string;
  readonly track: string;
  readonly guide: Guide;
  readonly tableView = new TableView();
  lesson = $state("");
  data = $state.raw<LessonState | null>(null);
  moves = $state.raw<readonly string[]>([]);
  done = $state.raw<readonly string[]>([]);
  /** Whether the whole track is behind the learner. */
  over = $state(false);
  /** Why something is not possible, in the teacher's words; a text key and its arguments. */
  answer = $state.raw<{
    key: string;
    args: Record<string, string | number>;
    clause: string;
  } | null>(null);
  notice = $state.raw<Notice | null>(null);
  error = $state.raw<string | null>(null);

  readonly clocks = null;
  readonly ahead = 0;
  viewer = $derived(this.data?.seat ?? null);
  table = $derived.by(() => {
    const own = this.data?.seat;
    const seats = Array.from({ length: this.guide.players }, (_, seat) => ({
      kind: seat === own ? ("human" as const) : ("bot" as const),
      name: "",
      bot: seat === own ? null : "easy",
      gone: "",
    }));
    return { seats };
  });
  update = $derived(
    this.data && {
      actors: this.data.actors,
      outcome: this.data.outcome,
      can_undo: this.data.made > 0,
    },
  );
  ids = $derived.by(() => this.guide.tracks[this.track] ?? []);
  /** The lesson whose words are shown: until the next one has come, the last. */
  told = $derived(this.data?.lesson ?? this.lesson);
  number = $derived(this.ids.indexOf(this.told));
  waiting = $derived(
    this.tableView.words.has("teacher-read") ? this.tableView.say("teacher-read") : "",
  );
  step = $derived(this.data?.step ?? null);

  constructor(game: string, track: string, guide: Guide, wanted: string | null) {
    this.game = game;
    this.track = track;
    this.guide = guide;
    const { tableView } = this;
    tableView.playback.pace = () => settings.pace;
    tableView.playback.onshown = (event) => chime(tableView.ui?.sound?.(event) ?? null);
    tableView.listed = tableView.keepList = settings.now.list;
    tableView.careful = () => settings.now.confirm;
    tableView.onchoose = (choice) => void this.choose(choice);
    tableView.onwhy = (notation) => this.why(notation);
    void loadGameUI(game).then((ui) => (tableView.ui = tableView.playback.ui = ui));
    const kept = progressOf(game);
    this.done = kept?.done ?? [];
    const goesOn = kept?.track === track && this.ids.includes(kept.lesson);
    const first = this.ids[0] ?? "";
    if (wanted !== null && this.ids.includes(wanted)) void this.begin(wanted);
    else if (goesOn && kept) void this.begin(kept.lesson, kept.moves);
    else void this.begin(first);
  }

  async speak(): Promise<void> {
    const words = await wordsOf(settings.now.language, this.game, true);
    this.tableView.words = words;
    this.tableView.names = Array.from({ length: this.guide.players }, (_, i) =>
      words.say(`seat-${i}`),
    );
  }

  /** Start a lesson, or go on after some moves; what the last one did can be shown again. */
  async begin(lesson: string, moves: readonly string[] = []): Promise<void> {
    this.lesson = lesson;
    this.tableView.playback.log = [];
    if (moves.length > 0) {
      const earlier = await api.lesson(this.game, lesson, moves.slice(0, -1)).catch(() => null);
      if (earlier) await this.send(moves, true, earlier.view);
      this.tableView.playback.skip();
    }
    // Moves that no longer fit the lesson are forgotten.
    if (this.moves !== moves || moves.length === 0) await this.send([], false);
  }

  /** Send the moves; with `play` the last one is shown as it happens, after the view `from`. */
  private async send(moves: readonly string[], play: boolean, from?: View): Promise<void> {
    const { tableView } = this;
    tableView.sending = true;
    this.answer = null;
    let data: LessonState;
    try {
      data = await api.lesson(this.game, this.lesson, [...moves]);
    } catch (error) {
      tableView.sending = false;
      const code = error instanceof ApiError ? error.code : "unavailable";
      if (this.data) this.notice = { key: `error-${code}`, args: {} };
      else if (moves.length === 0) this.error = code;
      return;
    }
    tableView.sending = false;
    this.notice = null;
    if (data.refused) {
      this.explainRefusal(data.refused);
      return;
    }
    this.data = data;
    this.moves = moves;
    this.keep();
    tableView.inspected = null;
    tableView.ask(data.prompt, data.choices);
    if (from) tableView.playback.show(from);
    if (play) {
      const seq = moves.length;
      const own = { seq, events: data.events.slice(0, data.own), own: true };
      const rest = { seq, events: data.events.slice(data.own) };
      tableView.playback.play(moves.at(-1) === CONTINUE ? [rest] : [own, rest], data.view);
    } else tableView.playback.show(data.view);
  }

  private keep(): void {
    const { data, track, lesson } = this;
    if (data?.finished && !this.done.includes(lesson)) this.done = [...this.done, lesson];
    const moves = [...this.moves];
    saveProgress(this.game, {
      track,
      lesson: this.over ? "" : lesson,
      moves,
      done: [...this.done],
    });
  }

  private async choose(choice: Choice): Promise<void> {
    await this.send([...this.moves, choice.notation], true);
  }

  /** Turn the page; after the last page, the next lesson. */
  async next(): Promise<void> {
    if (this.tableView.playback.busy) this.tableView.playback.skip();
    else if (this.data?.finished) await this.skip();
    else if (this.step?.kind === "read") await this.send([...this.moves, CONTINUE], true);
  }

  /** The next lesson, whether or not this one is finished. */
  async skip(): Promise<void> {
    const next = this.ids[this.number + 1];
    if (next !== undefined) {
      await this.begin(next);
      return;
    }
    this.over = true;
    this.keep();
  }

  restart(): Promise<void> {
    return this.begin(this.lesson);
  }

  async undo(): Promise<void> {
    if (this.data && this.data.made > 0) await this.send(this.moves.slice(0, -1), false);
  }

  /** Nobody leaves a lesson and nobody votes. */
  away(): boolean {
    return false;
  }

  ask(): Promise<boolean> {
    return Promise.resolve(false);
  }

  private explainRefusal(refused: NonNullable<LessonState["refused"]>): void {
    this.answer = {
      key: refused.text ? `lesson-${this.lesson}-${refused.text}` : `refusal-${refused.reason}`,
      args: refused.details,
      clause: refused.clause,
    };
  }

  /** A piece that is not offered was pressed: the teacher may have an answer ready. */
  async pressed(target: string): Promise<void> {
    const { tableView, step } = this;
    if (!tableView.view || !step) return;
    const asks = tableView.ui?.asks?.(target, tableView.view) ?? [];
    const known = asks.find(({ notation }) => notation in step.refused);
    if (known) await this.why(known.notation);
  }

  private async why(notation: string): Promise<Refusal | null> {
    const data = await api.lesson(this.game, this.lesson, [...this.moves], notation);
    if (!data.refused) return null;
    this.explainRefusal(data.refused);
    const { clause, reason, details } = data.refused;
    return { clause, reason, args: details };
  }
}
