/** A position at the table that nobody else plays: a puzzle, or the analysis board. */
import { ApiError } from "./api";
import { loadGameUI } from "./gameUI";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import type { Notice, Seated } from "./tableSession.svelte";
import { TableView } from "./tableView.svelte";
import { wordsOf } from "./texts";
import type { Choice, Position } from "./wire";

export type Study = Position & { seat: number | null };

export abstract class StudySession<Data extends Study = Study> implements Seated {
  readonly game: string;
  readonly tableView = new TableView();
  data = $state.raw<Data | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Why there is nothing to show. */
  error = $state.raw<ApiError | null>(null);

  readonly clocks = null;
  readonly ahead = 0;
  viewer = $derived(this.data?.seat ?? null);
  players = $derived(this.data?.view.players ?? 0);
  table = $derived.by(() => {
    const seat = { kind: "human" as const, name: "", bot: null, gone: "" };
    return { seats: Array.from({ length: this.players }, () => ({ ...seat })) };
  });
  update = $derived(
    this.data && {
      actors: this.data.actors,
      outcome: this.data.outcome,
      can_undo: this.canUndo,
    },
  );

  constructor(game: string) {
    this.game = game;
    const { tableView } = this;
    tableView.playback.pace = () => settings.pace;
    tableView.playback.onshown = (event) => chime(tableView.ui?.sound?.(event) ?? null);
    tableView.listed = tableView.keepList = settings.now.list;
    tableView.careful = () => false;
    tableView.onchoose = (choice) => void this.choose(choice);
    void loadGameUI(game).then((ui) => (tableView.ui = tableView.playback.ui = ui));
  }

  async speak(): Promise<void> {
    const words = await wordsOf(settings.now.language, this.game, true);
    this.tableView.words = words;
    this.tableView.names = Array.from({ length: this.players }, (_, i) => words.say(`seat-${i}`));
  }

  get canUndo(): boolean {
    return false;
  }

  abstract choose(choice: Choice): Promise<void>;

  async undo(): Promise<void> {}

  away(): boolean {
    return false;
  }

  ask(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

export function asError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("unavailable");
}
