/** Sitting at a table: one line to it, one desk for each seat held here (or a spectator's). */
import { faceOf } from "./board";
import { Desk } from "./desk.svelte";
import { type Held } from "./keys";
import { Line, type LineState } from "./line";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import { wordsOf } from "./texts";
import type { ChatLine, Choice, Clocks, FromServer, Summary, Update } from "./wire";

export interface Notice {
  key: string;
  args: Record<string, string | number>;
  clause?: string;
}

export class Sitting {
  readonly id: string;
  state = $state<LineState>("connecting");
  table = $state.raw<Summary | null>(null);
  seats = $state.raw<number[]>([]);
  /** The seat whose desk lies open; null for a spectator. */
  viewer = $state<number | null>(null);
  /** The seat that is asked to lift the curtain, on a shared screen. */
  curtain = $state<number | null>(null);
  desks = $state.raw<Map<number | null, Desk>>(new Map());
  updates = $state.raw<Map<number | null, Update>>(new Map());
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  clocks = $state.raw<Clocks | null>(null);
  /** Server time minus ours, in seconds. */
  ahead = $state(0);
  notice = $state.raw<Notice | null>(null);
  gone = $state<string | null>(null);
  /** From the click to the acknowledged choice, in ms. */
  lag = $state<number | null>(null);

  desk = $derived(this.desks.get(this.viewer) ?? null);
  update = $derived(this.updates.get(this.viewer) ?? null);
  private readonly line: Line;
  private seen = 0;
  private heard = 0;
  private ready = false;

  constructor(id: string, held: Held | null) {
    this.id = id;
    const url = new URL("./api/socket", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    this.line = new Line(url.href);
    this.line.hello = () => ({
      table: id,
      seats: Object.values(held?.seats ?? {}),
      since: this.seen,
      chat: this.heard,
    });
    this.line.onstate = (state) => (this.state = state);
    this.line.onmessage = (message) => this.take(message);
    this.line.open();
  }

  leave(): void {
    this.line.close();
  }

  private take(message: FromServer): void {
    if (message.type === "welcome") {
      this.table = message.table;
      this.seats = message.seats;
      this.ahead = message.now - Date.now() / 1000;
      void this.prepare(message.table);
    } else if (message.type === "table") this.table = message.table;
    else if (message.type === "update") this.turn(message);
    else if (message.type === "chat") {
      this.heard = Math.max(this.heard, message.number);
      this.chat = [...this.chat, message];
      this.unread += 1;
    } else if (message.type === "error" && message.id === 0) {
      this.gone = message.code;
      this.line.close();
    }
  }

  /** One desk for each viewer, with its game's face and words. */
  private async prepare(table: Summary): Promise<void> {
    if (this.ready) return;
    this.ready = true;
    const viewers = this.seats.length > 0 ? this.seats : [null];
    const desks = new Map<number | null, Desk>();
    for (const viewer of viewers) {
      const desk = new Desk();
      desk.place = this.id;
      desk.stage.pace = () => (viewer === this.viewer ? settings.pace : 0);
      desk.stage.onshown = (event) => chime(desk.face?.sound?.(event) ?? null);
      desk.careful = () => settings.now.confirm;
      desk.onchoose = (choice) => void this.choose(choice);
      desk.onwhy = (notation) => this.why(notation);
      desks.set(viewer, desk);
    }
    this.desks = desks;
    this.viewer = viewers[0] ?? null;
    const face = await faceOf(table.game);
    for (const desk of desks.values()) desk.face = desk.stage.face = face;
  }

  /** The words of the table's game, whenever the language changes. */
  async speak(): Promise<void> {
    const table = this.table;
    if (!table) return;
    const words = await wordsOf(settings.now.language, table.game);
    const names = table.seats.map((seat, i) => seat.name || words.say(`seat-${i}`));
    for (const desk of this.desks.values()) {
      desk.words = words;
      desk.names = names;
    }
  }

  private turn(update: Update): void {
    const desk = this.desks.get(update.viewer);
    const first = !this.updates.has(update.viewer);
    this.updates = new Map(this.updates).set(update.viewer, update);
    this.clocks = update.clock;
    this.seen = update.seq;
    if (this.table && this.table.status !== update.status) {
      this.table = { ...this.table, status: update.status, outcome: update.outcome ?? null };
    }
    if (!desk || !update.view) return;
    desk.sending = false;
    desk.disarm();
    desk.choices = update.choices ?? [];
    desk.prompt = update.prompt ?? null;
    let taken = false;
    for (const entry of update.entries) {
      if (entry.undone !== undefined) {
        desk.stage.forget(entry.undone);
        taken = true;
      }
      if (NOTED.has(entry.kind) && entry.seat !== null) {
        desk.stage.note(entry.seq, `entry-${entry.kind}`, { seat: entry.seat });
      }
      if (first) {
        for (const event of entry.events) desk.stage.past(entry.seq, event);
      }
    }
    const view = update.view;
    if (first || taken) desk.stage.cut(view);
    else desk.stage.play(update.entries, view);
    this.draw();
  }

  /** On a shared screen another seat is asked to come, behind a curtain. */
  private draw(): void {
    if (this.seats.length < 2) return;
    const actors = this.update?.actors ?? [];
    if (this.viewer !== null && actors.includes(this.viewer)) {
      this.curtain = null;
      return;
    }
    const next = this.seats.find((seat) => actors.includes(seat));
    this.curtain = next ?? null;
  }

  lift(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
  }

  private async choose(choice: Choice): Promise<void> {
    const { desk, update, viewer } = this;
    if (!desk || !update || viewer === null || desk.sending) return;
    desk.sending = true;
    this.notice = null;
    const start = performance.now();
    try {
      const body = { seat: viewer, seq: update.seq, choice: choice.notation };
      const answer = await this.line.ask("choose", body);
      this.lag = performance.now() - start;
      if (answer.type === "refused") {
        const args = answer.details;
        this.notice = { key: `refusal-${answer.reason}`, args, clause: answer.clause };
        desk.sending = false;
      } else if (answer.type === "error") this.fail(desk, answer.code);
    } catch {
      this.fail(desk, "offline");
    }
  }

  async undo(): Promise<void> {
    const { desk, update, viewer } = this;
    if (!desk || !update || viewer === null) return;
    try {
      const answer = await this.line.ask("undo", { seat: viewer, seq: update.seq });
      if (answer.type === "error") this.fail(desk, answer.code);
    } catch {
      this.fail(desk, "offline");
    }
  }

  /** Leave, resign, return, vote: what concerns a seat and not the game. */
  async ask(type: string, more: Record<string, unknown> = {}): Promise<void> {
    if (this.viewer === null || !this.desk) return;
    try {
      const answer = await this.line.ask(type, { seat: this.viewer, ...more });
      if (answer.type === "error") this.fail(this.desk, answer.code);
    } catch {
      this.fail(this.desk, "offline");
    }
  }

  say(text: string): Promise<void> {
    return this.ask("chat", { text });
  }

  private async why(choice: string) {
    if (this.viewer === null) return null;
    const answer = await this.line.ask("why", { seat: this.viewer, choice });
    if (answer.type !== "why" || answer.legal) return null;
    const { clause = "", reason = "", details = {} } = answer;
    return { clause, reason, args: details };
  }

  private fail(desk: Desk, code: string): void {
    desk.sending = false;
    this.notice = { key: `error-${code}`, args: {} };
  }
}

const NOTED = new Set(["joined", "left", "resigned", "expired", "returned"]);
