/** A table as one viewer sees it: what is shown, what may be chosen, what is lit. */
import { EventPlayer } from "./eventPlayer.svelte";
import { type Context, type Explanation, type GameUI, targetsOf } from "./gameUI";
import { argsOf, type Choice, type GameEvent, type Prompt, type Refusal } from "./wire";
import { type Args, clauseKey, Words, withNames } from "./words";

export class TableView {
  playback = new EventPlayer();
  /** The game's interface: undefined until it is fetched, null if there is none. */
  ui = $state.raw<GameUI | null>();
  words = $state.raw<Words>(new Words("en", []));
  names = $state.raw<string[]>([]);
  /** The table's id, for what a board keeps in this browser; empty in a replay. */
  tableId = "";
  prompt = $state.raw<Prompt | null>(null);
  /** All legal choices now; offered once everything before them has been shown. */
  choices = $state.raw<Choice[]>([]);
  sending = $state(false);
  /** What a hovered line of the log or a hovered choice is about. */
  pointed = $state.raw<readonly string[]>([]);
  previewed = $state.raw<Choice | null>(null);
  /** A choice that waits for its confirmation. */
  armed = $state.raw<Choice | null>(null);
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
  offers = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.offered) {
      for (const target of new Set(this.targets(choice))) {
        found.set(target, [...(found.get(target) ?? []), choice]);
      }
    }
    return found;
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

  explain(target: string): Explanation | null {
    return (this.context && this.ui?.explain?.(target, this.context)) ?? null;
  }

  /** The attributes of a piece that can be pointed at. */
  piece(target: string): Record<string, unknown> {
    const about = this.explain(target);
    const choices = this.offers.get(target) ?? [];
    const said = [about?.title ?? target, ...(about?.lines ?? [])];
    return {
      "data-target": target,
      "data-choosable": choices.length > 0 ? "" : undefined,
      "data-lit": this.lit.has(target) ? "" : undefined,
      role: "button",
      tabindex: -1,
      "aria-label": [...said, ...choices.map((choice) => this.choiceText(choice))]
        .map((each) => each.replace(/\.$/, ""))
        .join(". "),
    };
  }

  point(targets: readonly string[], choice: Choice | null = null): void {
    // A choice that waits for its confirmation stays lit.
    const armed = targets.length === 0 ? this.armed : null;
    this.pointed = armed ? this.targets(armed) : targets;
    this.previewed = armed ?? choice;
  }

  /** Make a choice; one that cannot be taken back must be confirmed. */
  pick(choice: Choice): void {
    if (!this.offered.includes(choice)) return;
    if (choice.final && this.careful() && this.armed !== choice) {
      this.armed = choice;
      this.point(this.targets(choice), choice);
      return;
    }
    this.disarm();
    this.onchoose(choice);
  }

  disarm(): void {
    this.armed = null;
    this.point([]);
  }

  /** Choices a player may expect at a target that are not legal now. */
  missed(target: string): Choice[] {
    if (!this.view || !this.open || this.choices.length === 0) return [];
    const legal = new Set(this.choices.map((choice) => choice.notation));
    return (this.ui?.asks?.(target, this.view) ?? []).filter((c) => !legal.has(c.notation));
  }
}
