/** The analysis board: any position, all seats, and the choices evaluated while one looks. */
import { type AnalysisRequest, type AnalysisState, api, type EvaluationState } from "./api";
import { asError, StudySession } from "./studySession.svelte";
import type { Choice } from "./wire";

export class AnalysisSession extends StudySession<AnalysisState> {
  /** The positions before this one. */
  private before = $state.raw<AnalysisState[]>([]);
  evaluation = $state.raw<EvaluationState | null>(null);
  thinking = $state(false);
  /** Whether positions are evaluated. */
  on = $state(true);
  /** What is wrong with the position in the editor, in the words of the rules. */
  problem = $state("");
  private work: AbortController | null = null;

  constructor(game: string, start: AnalysisRequest) {
    super(game);
    void this.begin(start);
  }

  override get canUndo(): boolean {
    return this.before.length > 0;
  }

  private async begin(start: AnalysisRequest): Promise<void> {
    try {
      await this.show(await api.analyse(this.game, start));
    } catch (error) {
      this.error = asError(error);
    }
  }

  private async show(data: AnalysisState, play = false): Promise<void> {
    const { tableView } = this;
    const other = this.data?.view.players !== data.view.players;
    const same = this.data?.seat === data.seat;
    this.data = data;
    this.problem = "";
    this.notice = null;
    if (other) await this.speak();
    tableView.inspected = null;
    tableView.ask(data.prompt, data.choices);
    if (play && same) {
      tableView.playback.play([{ seq: 0, events: data.events, own: true }], data.view);
    } else tableView.playback.show(data.view);
    void this.think();
  }

  async choose(choice: Choice): Promise<void> {
    const { data } = this;
    if (!data || data.seat === null) return;
    const move = { seat: data.seat, choice: choice.notation };
    this.tableView.sending = true;
    try {
      const found = await api.analyse(this.game, { position: data.position, move });
      this.before = [...this.before, data];
      await this.show(found, true);
    } catch (error) {
      this.notice = { key: `error-${asError(error).code}`, args: {} };
    } finally {
      this.tableView.sending = false;
    }
  }

  override async undo(): Promise<void> {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    await this.show(last);
  }

  /** Show a position that was edited or read from a file; `problem` says what is wrong. */
  async set(text: string): Promise<boolean> {
    let position: Record<string, unknown>;
    try {
      position = JSON.parse(text) as Record<string, unknown>;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return false;
    }
    try {
      this.problem = (await api.checkPosition(this.game, position)).problem;
      if (this.problem) return false;
      const found = await api.analyse(this.game, { position });
      if (this.data) this.before = [...this.before, this.data];
      await this.show(found);
      return true;
    } catch (error) {
      this.notice = { key: `error-${asError(error).code}`, args: {} };
      return false;
    }
  }

  /** Evaluate the position in stages; what was thought about before is given up. */
  async think(): Promise<void> {
    this.stop();
    this.evaluation = null;
    const { data } = this;
    if (!this.on || !data || data.choices.length < 2) return;
    const work = (this.work = new AbortController());
    this.thinking = true;
    try {
      for await (const stage of api.evaluate(this.game, data.position, work.signal)) {
        if (this.work !== work) return;
        this.evaluation = stage;
      }
    } catch (error) {
      if (this.work === work && !work.signal.aborted) {
        this.notice = { key: `error-${asError(error).code}`, args: {} };
      }
    }
    if (this.work === work) this.thinking = false;
  }

  /** Stop thinking. */
  stop(): void {
    this.work?.abort();
    this.work = null;
    this.thinking = false;
  }

  toggle(): void {
    this.on = !this.on;
    if (this.on) void this.think();
    else this.stop();
  }
}
