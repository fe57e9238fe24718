/** A table as one viewer sees it: what is shown, what may be chosen, what is lit. */
import { EventPlayer, type LogLine } from "./eventPlayer.svelte";
import { type Context, type Explanation, type GameUI, targetsOf } from "./gameUI";
import { narrow, nextTargets, type Path, untold } from "./steps";
import type { Term } from "./terms";
import { argsOf, type Choice, type GameEvent, type Prompt, type Refusal } from "./wire";
import { type Args, clauseKey, Words, withNames } from "./words";

/** A label tells at most this many choices one by one. */
const MANY = 4;

/** So long after a question a tap may still be meant for the one before, in ms. */
const PASSING = 600;

export class TableView {
  playback = new EventPlayer();
  /** The game's interface: undefined until it is fetched, null if there is none. */
  ui = $state.raw<GameUI | null>();
  words = $state.raw<Words>(new Words("en", []));
  names = $state.raw<string[]>([]);
  /** The words of the game's texts that can be pressed. */
  terms = $state.raw<readonly Term[]>([]);
  /** The table's id, for what a board keeps in this browser; empty in a replay. */
  tableId = "";
  prompt = $state.raw<Prompt | null>(null);
  /** All legal choices now; offered once everything before them has been shown. */
  choices = $state.raw<Choice[]>([]);
  sending = $state(false);
  /** What a hovered line of the log or a hovered choice is about. */
  pointed = $state.raw<readonly string[]>([]);
  previewed = $state.raw<Choice | null>(null);
  /** A better choice, or only where it is, that stays lit while nothing else is pointed at. */
  private advice: { targets: readonly string[]; choice: Choice | null } | null = null;
  /** What a teacher or the coach speaks of: a board that shows a part of itself brings it in. */
  spoken = $state.raw<readonly string[]>([]);
  /** The pieces pressed so far for the next choice. */
  steps = $state.raw<readonly string[]>([]);
  /** A choice that waits for its confirmation. */
  armed = $state.raw<Choice | null>(null);
  /** What the inspector explains; pinned if it was pressed, not only pointed at. */
  inspected = $state.raw<{ target: string; pinned: boolean } | null>(null);
  /** Whether the list of choices is open, and whether it stays open for the next question. */
  listed = $state(false);
  keepList = false;
  private readonly labels = new Map<string, string>();
  private passedAt = -PASSING;
  careful: () => boolean = () => true;
  onchoose: (choice: Choice) => void = () => {};
  onwhy: (notation: string) => Promise<Refusal | null> = () => Promise.resolve(null);

  view = $derived(this.playback.view);
  /** The seat whose player reads: "you". */
  reader = $derived(this.view?.viewer ?? null);
  context = $derived.by((): Context | null => {
    const { view, prompt, words, names } = this;
    return view && { view, prompt, words, names };
  });
  open = $derived(!this.playback.busy && !this.sending);
  offered = $derived(this.open ? this.choices : []);
  private paths = $derived.by((): Path[] =>
    this.offered.map((choice) => ({
      choice,
      targets: this.targets(choice),
      anyOrder: this.ui?.anyOrder?.(choice) ?? false,
    })),
  );
  private reached = $derived(narrow(this.paths, this.steps));
  /** The choices that fit the pieces pressed so far. */
  narrowed = $derived(this.reached.map(({ choice }) => choice));
  /** What may be pressed now, with the choices it leads to. */
  offers = $derived(nextTargets(this.reached));
  /** What no piece tells apart: buttons, and steppers for amounts. */
  untold = $derived.by(() => {
    const ends = this.reached.filter(({ rest }) => rest.length === 0);
    return untold(
      ends.map(({ choice }) => choice),
      (choice) => this.ui?.amount?.(choice) ?? null,
    );
  });
  /** The pieces of a choice that is half made, or waits for its confirmation. */
  chosen = $derived(new Set(this.armed ? this.targets(this.armed) : this.steps));
  /** What changed since the reader's last choice. */
  changed = $derived.by(() => {
    const marks = this.playback.since.flatMap((event) => this.marks(event));
    return new Set(marks.filter((target) => !target.startsWith("seat:")));
  });
  lit = $derived.by(() => {
    const current = this.playback.current;
    return new Set([...this.pointed, ...(current ? this.lights(current) : [])]);
  });

  targets(choice: Choice): string[] {
    const own = this.view && this.ui?.targets?.(choice, this.view);
    return own || targetsOf(choice.args);
  }

  lights(event: GameEvent): string[] {
    const own = this.view && this.ui?.lights?.(event, this.view);
    return own || targetsOf(argsOf(event));
  }

  private marks(event: GameEvent): string[] {
    return (this.view && this.ui?.marks?.(event, this.view)) || this.lights(event);
  }

  say(key: string, args: Args = {}, marked = false): string {
    return this.words.say(key, withNames(args, this.names, this.reader, marked));
  }

  choiceText(choice: Choice): string {
    const own = this.context && this.ui?.label?.(choice, this.context);
    return own || this.say(`choice-${choice.verb}`, choice.args);
  }

  /** The short text of a button under its group's heading. */
  shortText(choice: Choice): string {
    const { context, ui } = this;
    const own = context && (ui?.short?.(choice, context) ?? ui?.label?.(choice, context));
    if (own) return own;
    const keys = [`short-${choice.verb}`, `choice-${choice.verb}`];
    return this.words.first(keys, withNames(choice.args, this.names, this.reader));
  }

  /** What has been pressed so far, by name. */
  chosenText(): string {
    return this.steps.map((target) => this.explain(target)?.title ?? "").join(" → ");
  }

  promptText(prompt: Prompt): string {
    const keys = [`ask-${prompt.decision}`, `decision-${prompt.decision}`];
    return this.words.first(keys, withNames(prompt.args, this.names, this.reader));
  }

  refusalText(refusal: Refusal): string {
    return this.say(`refusal-${refusal.reason}`, refusal.args);
  }

  clauseText(clause: string): string {
    return this.say(clauseKey(clause));
  }

  /** The last line of the log, or what is happening now, with marked names. */
  lastTold(): string {
    const { log, current } = this.playback;
    for (let i = log.length - 1; i >= 0; i--) {
      const line = log[i]!;
      if (current && line.event !== current && this.playback.again) continue;
      const told = this.words.has(line.kind) ? this.say(line.kind, line.args, true) : "";
      if (told) return told;
    }
    return "";
  }

  /** The lines of the log that are about a piece. */
  historyOf(target: string): LogLine[] {
    return this.playback.log.filter(
      ({ event, kind, args }) =>
        event !== null &&
        this.words.has(kind) &&
        this.lights(event).includes(target) &&
        this.say(kind, args) !== "",
    );
  }

  explain(target: string): Explanation | null {
    if (target.startsWith("term:")) return this.explainTerm(target.slice("term:".length));
    return (this.context && this.ui?.explain?.(target, this.context)) ?? null;
  }

  private explainTerm(id: string): Explanation | null {
    const term = this.terms.find((each) => each.id === id);
    return term
      ? { title: term.title, lines: [term.text], clause: term.clause, art: term.art || undefined }
      : null;
  }

  /** The attributes of a piece that can be pointed at. */
  piece(target: string): Record<string, unknown> {
    const choices = this.offers.get(target) ?? [];
    return {
      "data-target": target,
      "data-choosable": choices.length > 0 ? "" : undefined,
      "data-lit": this.lit.has(target) ? "" : undefined,
      "data-chosen": this.chosen.has(target) ? "" : undefined,
      "data-changed": this.changed.has(target) ? "" : undefined,
      role: "button",
      tabindex: -1,
      "aria-label": this.label(target, choices),
    };
  }

  /** What a piece says of itself; while pieces move it keeps what it said before. */
  private label(target: string, choices: readonly Choice[]): string {
    const before = this.playback.busy ? this.labels.get(target) : undefined;
    if (before !== undefined) return before;
    const about = this.explain(target);
    const said = [about?.title ?? target, ...(about?.lines ?? []), ...this.offerTexts(choices)];
    const label = said.map((each) => each.replace(/\.$/, "")).join(". ");
    this.labels.set(target, label);
    return label;
  }

  /** What pressing a piece leads to; many choices are counted. */
  private offerTexts(choices: readonly Choice[]): string[] {
    if (choices.length > MANY) return [this.say("piece-choices", { count: choices.length })];
    return choices.map((choice) => this.choiceText(choice));
  }

  point(targets: readonly string[], choice: Choice | null = null): void {
    // A choice that waits for its confirmation stays lit.
    const armed = targets.length === 0 ? this.armed : null;
    const advice = targets.length === 0 ? this.advice : null;
    this.pointed = armed ? this.targets(armed) : (advice?.targets ?? targets);
    this.previewed = armed ?? advice?.choice ?? choice;
  }

  /** Light a better choice as if it were pointed at, or only some pieces; null ends it. */
  advise(choice: Choice | null, targets = choice ? this.targets(choice) : []): void {
    this.advice = targets.length > 0 ? { targets, choice } : null;
    this.point([]);
  }

  /** Whether what was offered has just been taken away, faster than a finger can know. */
  get passing(): boolean {
    return this.sending || performance.now() - this.passedAt < PASSING;
  }

  /** The next question; whatever was half chosen is dropped. */
  ask(prompt: Prompt | null, choices: Choice[]): void {
    this.passedAt = performance.now();
    this.prompt = prompt;
    this.choices = choices;
    this.listed = this.keepList;
    this.disarm();
  }

  /** Press a piece: the next step of a choice, or one step back. False if it is neither. */
  press(target: string): boolean {
    const next = this.offers.get(target);
    if (next?.length === 1 && next[0]) this.pick(next[0]);
    else if (next) this.step([...this.steps, target]);
    else if (this.steps.includes(target))
      this.step(this.steps.slice(0, this.steps.indexOf(target)));
    else if (this.steps.length > 0 && nextTargets(narrow(this.paths, [])).has(target)) {
      this.disarm();
      return this.press(target);
    } else return false;
    return true;
  }

  private step(steps: readonly string[]): void {
    this.armed = null;
    this.steps = steps;
    this.point([]);
  }

  /** One step back: from the confirmation, or from the last piece pressed. */
  back(): boolean {
    if (!this.armed && this.steps.length === 0) return false;
    if (this.armed) this.step(this.steps);
    else this.step(this.steps.slice(0, -1));
    return true;
  }

  /** Make a choice; one with consequences nobody expects must be confirmed. */
  pick(choice: Choice): void {
    if (!this.offered.includes(choice)) return;
    if (this.mustConfirm(choice) && this.armed !== choice) {
      this.armed = choice;
      this.point(this.targets(choice), choice);
      return;
    }
    this.disarm();
    this.onchoose(choice);
  }

  private mustConfirm(choice: Choice): boolean {
    if (!choice.final || !this.careful() || !this.view) return false;
    return this.ui?.confirms?.(choice, this.view) ?? true;
  }

  disarm(): void {
    this.armed = null;
    this.steps = [];
    this.point([]);
  }

  /** Choices a player may expect at a target that are not legal now. */
  missed(target: string): Choice[] {
    if (!this.view || !this.open || this.choices.length === 0) return [];
    const legal = new Set(this.choices.map((choice) => choice.notation));
    return (this.ui?.asks?.(target, this.view) ?? []).filter((c) => !legal.has(c.notation));
  }
}
