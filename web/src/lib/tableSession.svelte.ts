/** A visit to a table: one connection to the server, one table view for each seat held here. */
import { Company } from "./company.svelte";
import { loadGameUI } from "./gameUI";
import { TableView } from "./tableView.svelte";
import { type Seal, sealOf } from "./fair";
import { type OwnDraws, saveDraws, type SeatKeys } from "./seatKeys";
import { type Body, Connection, type ConnectionState } from "./connection";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import { guideOf } from "./guide";
import { termsIn } from "./terms";
import { wordsOf } from "./texts";
import type { ChatMessage, Choice, Clocks, FromServer, Schemas, Summary, Update } from "./wire";

export interface Notice {
  key: string;
  args: Record<string, string | number>;
  clause?: string;
}

/** What the parts of a table need of a visit: a table's, or a lesson's. */
export type Seated = Pick<
  TableSession,
  "tableView" | "viewer" | "notice" | "clocks" | "ahead" | "undo" | "away" | "ask"
> & {
  readonly table: (Pick<Summary, "seats"> & Partial<Pick<Summary, "hints">>) | null;
  readonly hint?: Hint | null;
  askHint?: () => Promise<void>;
  readonly update: Pick<Update, "actors" | "outcome" | "can_undo"> | null;
  /** What the prompt says while nothing is asked, instead of who is waited for. */
  readonly waiting?: string;
};

export interface Hint {
  stage: "waiting" | "area" | "choice";
  choice: Choice | null;
  share: number;
  reasons: Schemas["ReasonData"][];
}

type SeatRequest = "rest" | "leave" | "resign" | "return" | "vote" | "chat" | "fill" | "close";

export class TableSession {
  readonly id: string;
  readonly company: Company;
  state = $state<ConnectionState>("connecting");
  table = $state.raw<Summary | null>(null);
  seats = $state.raw<number[]>([]);
  /** The seat whose view is shown; null for a spectator. */
  viewer = $state<number | null>(null);
  /** On a shared screen: the seat that must confirm before its view is shown. */
  curtain = $state<number | null>(null);
  tableViews = $state.raw<Map<number | null, TableView>>(new Map());
  updates = $state.raw<Map<number | null, Update>>(new Map());
  chat = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  clocks = $state.raw<Clocks | null>(null);
  /** Server time minus ours, in seconds. */
  ahead = $state(0);
  /** How long a player may keep the table waiting before the others can let a bot play. */
  private patience = $state(Infinity);
  private now = $state(Date.now() / 1000);
  private ticking: ReturnType<typeof setInterval> | undefined;
  notice = $state.raw<Notice | null>(null);
  /** A hint for the question that is asked: first where to look, then what to do. */
  hint = $state.raw<Hint | null>(null);
  gone = $state<string | null>(null);
  /** From the click to the acknowledged choice, in ms. */
  lag = $state<number | null>(null);

  /** What this browser adds to the draws, and what it was shown of them. */
  private draws = $state.raw<OwnDraws | null>(null);
  /** Whether the draws are sealed as they should be; what is wrong once stays wrong. */
  seal = $derived.by((): Seal => {
    if (this.suspect) return "wrong";
    return sealOf(this.table, this.draws);
  });
  private suspect = $state(false);

  tableView = $derived(this.tableViews.get(this.viewer) ?? null);
  update = $derived(this.updates.get(this.viewer) ?? null);
  private readonly connection: Connection;
  private seen = 0;
  private heard = 0;
  private looked = "";
  private ready = false;

  constructor(id: string, seatKeys: SeatKeys | null) {
    this.id = id;
    this.company = new Company(id);
    this.draws = seatKeys?.draws ?? null;
    const url = new URL("./api/socket", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    this.connection = new Connection(url.href);
    this.connection.hello = () => ({
      table: id,
      seats: Object.values(seatKeys?.seats ?? {}),
      since: this.seen,
      chat: this.heard,
      own: true,
    });
    this.connection.onstate = (state) => (this.state = state);
    this.connection.onmessage = (message) => this.take(message);
    this.connection.open();
    this.ticking = setInterval(() => (this.now = Date.now() / 1000), 1000);
    document.addEventListener("visibilitychange", this.look);
  }

  leave(): void {
    document.removeEventListener("visibilitychange", this.look);
    clearInterval(this.ticking);
    this.connection.close();
  }

  /** Whether a player has kept the table waiting so long that the others may act. */
  away(seat: number): boolean {
    const { table, viewer } = this;
    if (viewer === null || seat === viewer || table?.status !== "running") return false;
    if (table.seats[seat]?.bot !== null || table.seats[viewer]?.bot !== null) return false;
    if (this.clocks?.mode === "turn") return false; // by correspondence its clock alone counts
    const since = this.clocks?.owed_since[seat] ?? null;
    return since !== null && this.now + this.ahead - since >= this.patience;
  }

  /** Tell the server what is in view, so that no notification tells it again. */
  private readonly look = (): void => {
    const shown = `${this.seen} ${this.heard}`;
    if (document.hidden || this.state !== "open" || this.looked === shown) return;
    this.looked = shown;
    for (const seat of this.seats)
      this.connection.tell("seen", { seat, seq: this.seen, chat: this.heard });
  };

  private take(message: FromServer): void {
    if (message.type === "welcome") {
      this.table = message.table;
      this.seats = message.seats;
      this.looked = "";
      this.ahead = message.now - Date.now() / 1000;
      this.patience = message.patience;
      void this.prepare(message.table);
      void this.reveal();
      void this.company.load();
    } else if (message.type === "table") {
      this.table = message.table;
      void this.reveal();
      void this.company.load();
    } else if (message.type === "update") {
      this.applyUpdate(message);
      this.look();
    } else if (message.type === "missed") {
      const events = message.entries.flatMap((entry) => entry.events);
      this.tableViews.get(message.viewer)?.playback.missed(message.view, events);
    } else if (message.type === "chat") {
      this.heard = Math.max(this.heard, message.number);
      this.chat = [...this.chat, message];
      if (!this.company.hides(message.seat)) this.unread += 1;
      this.look();
    } else if (message.type === "error" && (message.id === 0 || message.code === "signed-out")) {
      this.gone = message.code;
      this.connection.close();
    }
  }

  /** Send the own secrets for the draws, once everybody has committed to theirs. */
  private async reveal(): Promise<void> {
    const fair = this.table?.fair;
    if (this.seal === "wrong") this.suspect = true;
    if (!fair || !this.draws || this.suspect) return;
    // What is shown back has come, even if its acknowledgement was lost.
    const shown = this.seats.filter((seat) => fair.seats[seat]?.secret);
    const unknown = shown.filter((seat) => !this.draws?.revealed.includes(seat));
    if (unknown.length > 0) this.keep({ revealed: [...this.draws.revealed, ...unknown] });
    if (!fair.waiting) return;
    this.keep({ others: fair.seats.map(({ commitment }) => commitment) });
    for (const seat of this.seats) {
      const own = this.draws.secrets[seat];
      if (!own || this.draws.revealed.includes(seat)) continue;
      const answer = await this.connection
        .ask("reveal", { seat, secret: own.secret })
        .catch(() => null);
      if (answer?.type === "ack") this.keep({ revealed: [...this.draws.revealed, seat] });
    }
  }

  private keep(more: Partial<OwnDraws>): void {
    if (!this.draws) return;
    this.draws = { ...this.draws, ...more };
    saveDraws(this.id, this.draws);
  }

  /** One table view for each viewer, with the game's interface and words. */
  private async prepare(table: Summary): Promise<void> {
    if (this.ready) return;
    this.ready = true;
    const viewers = this.seats.length > 0 ? this.seats : [null];
    const tableViews = new Map<number | null, TableView>();
    for (const viewer of viewers) {
      const tableView = new TableView();
      tableView.tableId = this.id;
      tableView.playback.pace = () => (viewer === this.viewer ? settings.pace : 0);
      tableView.playback.onshown = (event) => chime(tableView.ui?.sound?.(event) ?? null);
      tableView.listed = tableView.keepList = settings.now.list;
      tableView.careful = () => settings.now.confirm;
      tableView.onchoose = (choice) => void this.choose(choice);
      tableView.onwhy = (notation) => this.why(notation);
      tableViews.set(viewer, tableView);
    }
    this.tableViews = tableViews;
    this.viewer = viewers[0] ?? null;
    const ui = await loadGameUI(table.game);
    for (const tableView of tableViews.values()) tableView.ui = tableView.playback.ui = ui;
  }

  /** Load the texts of the table's game, again when the language changes. */
  async speak(): Promise<void> {
    const table = this.table;
    if (!table) return;
    const words = await wordsOf(settings.now.language, table.game, true);
    const names = table.seats.map((seat, i) => seat.name || words.say(`seat-${i}`));
    for (const tableView of this.tableViews.values()) {
      tableView.words = words;
      tableView.names = names;
    }
    const guide = await guideOf(table.game);
    const terms = termsIn(guide?.terms ?? [], words);
    for (const tableView of this.tableViews.values()) tableView.terms = terms;
  }

  private applyUpdate(update: Update): void {
    const tableView = this.tableViews.get(update.viewer);
    const first = !this.updates.has(update.viewer);
    this.updates = new Map(this.updates).set(update.viewer, update);
    this.clocks = update.clock;
    this.seen = update.seq;
    if (this.table && this.table.status !== update.status) {
      this.table = { ...this.table, status: update.status, outcome: update.outcome ?? null };
    }
    if (!tableView || !update.view) return;
    tableView.sending = false;
    this.hint = null;
    tableView.advise(null);
    tableView.ask(update.prompt ?? null, update.choices ?? []);
    let taken = false;
    const entries = update.entries.map((entry) => ({
      ...entry,
      own: entry.kind === "chosen" && entry.seat === update.viewer,
    }));
    for (const entry of entries) {
      if (entry.undone !== undefined) {
        tableView.playback.forget(entry.undone);
        taken = true;
      }
      if (NOTED.has(entry.kind) && entry.seat !== null) {
        tableView.playback.note(entry.seq, `entry-${entry.kind}`, { seat: entry.seat });
      }
      if (first) tableView.playback.past(entry);
    }
    const view = update.view;
    if (first || taken) tableView.playback.show(view);
    else tableView.playback.play(entries, view);
    this.drawCurtain();
  }

  /** On a shared screen, hide the table when another seat has to choose. */
  private drawCurtain(): void {
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
    const { tableView, update, viewer } = this;
    if (!tableView || !update || viewer === null || tableView.sending) return;
    tableView.sending = true;
    this.notice = null;
    const start = performance.now();
    try {
      const body = { seat: viewer, seq: update.seq, choice: choice.notation };
      const answer = await this.connection.ask("choose", body);
      this.lag = performance.now() - start;
      if (answer.type === "refused") {
        const args = answer.details;
        this.notice = { key: `refusal-${answer.reason}`, args, clause: answer.clause };
        tableView.sending = false;
      } else if (answer.type === "error") this.fail(tableView, answer.code);
    } catch {
      this.fail(tableView, "offline");
    }
  }

  async undo(): Promise<void> {
    const { tableView, update, viewer } = this;
    if (!tableView || !update || viewer === null) return;
    try {
      const answer = await this.connection.ask("undo", { seat: viewer, seq: update.seq });
      if (answer.type === "error") this.fail(tableView, answer.code);
    } catch {
      this.fail(tableView, "offline");
    }
  }

  /** Ask for a hint: the first press shows where to look, the second what to do. */
  async askHint(): Promise<void> {
    const { tableView, update, viewer, hint } = this;
    if (!tableView || !update || viewer === null || hint?.stage === "waiting") return;
    if (hint) {
      this.hint = { ...hint, stage: "choice" };
      tableView.advise(hint.choice);
      return;
    }
    this.notice = null;
    this.hint = { stage: "waiting", choice: null, share: 0, reasons: [] };
    try {
      const answer = await this.connection.ask("hint", { seat: viewer });
      if (this.update?.seq !== update.seq) return; // the game has moved on
      this.hint = null;
      if (answer.type === "error") this.fail(tableView, answer.code);
      if (answer.type !== "hint") return;
      const choice = tableView.choices.find(({ notation }) => notation === answer.choice) ?? null;
      const share = answer.values[0]?.value ?? 0;
      this.hint = { stage: "area", choice, share, reasons: answer.reasons };
      tableView.advise(null, choice ? tableView.targets(choice).slice(0, 1) : []);
    } catch {
      this.hint = null;
      this.fail(tableView, "offline");
    }
  }

  /** Leave, fill, close, chat: what concerns a seat and not the game; whether it was done. */
  async ask<T extends SeatRequest>(type: T, more: Omit<Body<T>, "seat">): Promise<boolean> {
    if (this.viewer === null || !this.tableView) return false;
    try {
      const body = { seat: this.viewer, ...more } as unknown as Body<T>;
      const answer = await this.connection.ask(type, body);
      if (answer.type !== "error") return true;
      this.fail(this.tableView, answer.code);
    } catch {
      this.fail(this.tableView, "offline");
    }
    return false;
  }

  say(text: string): Promise<boolean> {
    return this.ask("chat", { text });
  }

  private async why(choice: string) {
    if (this.viewer === null) return null;
    const answer = await this.connection.ask("why", { seat: this.viewer, choice });
    if (answer.type !== "why" || answer.legal) return null;
    const { clause = "", reason = "", details = {} } = answer;
    return { clause, reason, args: details };
  }

  private fail(tableView: TableView, code: string): void {
    tableView.sending = false;
    this.notice = { key: `error-${code}`, args: {} };
  }
}

const NOTED = new Set(["joined", "left", "resigned", "expired", "returned"]);
