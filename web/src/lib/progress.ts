/** What this browser remembers of the lessons, of the coach and of puzzles. */
import type { Schemas } from "./wire";

const LESSONS = "ratskeller-lessons";
const COACH = "ratskeller-coach";
const PUZZLES = "ratskeller-puzzles";
/** Whose it is; a guest's while this is not set. */
const OWNER = "ratskeller-progress-of";

/** Where somebody is in the lessons of a game. */
export interface LessonProgress {
  track: string;
  lesson: string;
  /** The moves made in this lesson. */
  moves: string[];
  /** The lessons that were finished. */
  done: string[];
  at: number;
}

interface Coached {
  /** The concepts that were explained. */
  seen: string[];
  /** Finished games against bots. */
  finished: string[];
}

function read<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, T>;
  } catch {
    return {};
  }
}

function write<T>(key: string, game: string, value: T): void {
  localStorage.setItem(key, JSON.stringify({ ...read<T>(key), [game]: value }));
}

const union = (some: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...some, ...more]),
];

const listeners: (() => void)[] = [];
/** Call a function whenever something was solved or learnt here. */
export function whenSaved(listener: () => void): void {
  listeners.push(listener);
}

function save<T>(key: string, game: string, value: T): void {
  write(key, game, value);
  for (const listener of listeners) listener();
}

export function progressOf(game: string): LessonProgress | null {
  return read<LessonProgress>(LESSONS)[game] ?? null;
}

/** Remember where somebody is; lessons that were finished stay so. */
export function saveProgress(game: string, progress: Omit<LessonProgress, "at">): void {
  const done = union(progressOf(game)?.done ?? [], progress.done);
  save(LESSONS, game, { ...progress, done, at: Date.now() });
}

/** The lesson somebody left in the middle, the latest first; null if there is none. */
export function leftOff(): { game: string; progress: LessonProgress } | null {
  const open = Object.entries(read<LessonProgress>(LESSONS))
    .filter(([, { lesson }]) => lesson !== "")
    .sort(([, a], [, b]) => b.at - a.at);
  return open[0] ? { game: open[0][0], progress: open[0][1] } : null;
}

/** The coach falls silent after this many finished games of one kind. */
export const COACHED_GAMES = 2;

export function coachedIn(game: string): Coached {
  return read<Coached>(COACH)[game] ?? { seen: [], finished: [] };
}

/** Remember that a concept was explained. */
export function explained(game: string, concept: string): void {
  const { seen, finished } = coachedIn(game);
  if (!seen.includes(concept)) save(COACH, game, { seen: [...seen, concept], finished });
}

/** Remember that a game was finished at a table. */
export function finishedGame(game: string, table: string): void {
  const { seen, finished } = coachedIn(game);
  if (!finished.includes(table)) save(COACH, game, { seen, finished: [...finished, table] });
}

/** Whether anything was played or learnt here before. */
export function isNewcomer(): boolean {
  return localStorage.getItem(LESSONS) === null && localStorage.getItem(COACH) === null;
}

/** How a puzzle ended: at the first try, after more tries, or with the answer shown. */
export type PuzzleResult = Schemas["GameProgress"]["puzzles"][string];

export function puzzleResults(game: string): Record<string, PuzzleResult> {
  return read<Record<string, PuzzleResult>>(PUZZLES)[game] ?? {};
}

/** Remember how a puzzle ended; the first end counts. */
export function savePuzzle(game: string, id: string, result: PuzzleResult): void {
  const known = puzzleResults(game);
  if (!(id in known)) save(PUZZLES, game, { ...known, [id]: result });
}

export type SharedProgress = Schemas["Progress"]["games"];

/** What an account keeps of all this; where somebody is in a lesson stays in the browser. */
export function sharedProgress(): SharedProgress {
  const keys = [LESSONS, COACH, PUZZLES].flatMap((key) => Object.keys(read(key)));
  const of = (game: string) => ({
    puzzles: puzzleResults(game),
    lessons: progressOf(game)?.done ?? [],
    concepts: coachedIn(game).seen,
    finished: coachedIn(game).finished.slice(0, COACHED_GAMES),
  });
  return Object.fromEntries(union(keys, []).map((game) => [game, of(game)]));
}

/** Add what an account has; how a puzzle ended is what the account says. */
export function mergeProgress(games: SharedProgress): void {
  for (const [game, { puzzles, lessons, concepts, finished }] of Object.entries(games)) {
    const coached = coachedIn(game);
    const before = progressOf(game) ?? { track: "", lesson: "", moves: [], done: [], at: 0 };
    if (Object.keys(puzzles).length > 0)
      write(PUZZLES, game, { ...puzzleResults(game), ...puzzles });
    if (lessons.length > 0) write(LESSONS, game, { ...before, done: union(before.done, lessons) });
    if (concepts.length + finished.length > 0)
      write(COACH, game, {
        seen: union(coached.seen, concepts),
        finished: union(coached.finished, finished),
      });
  }
}

export function progressOwner(): string | null {
  return localStorage.getItem(OWNER);
}

/**
 * Say whose progress this browser keeps from now on, null for a guest. A guest's becomes that of
 * the account; an account's is forgotten with it. Returns whether it was another's before.
 */
export function claimProgress(owner: string | null): boolean {
  const before = progressOwner();
  if (before === owner) return false;
  if (before !== null) for (const key of [LESSONS, COACH, PUZZLES]) localStorage.removeItem(key);
  if (owner === null) localStorage.removeItem(OWNER);
  else localStorage.setItem(OWNER, owner);
  return true;
}
