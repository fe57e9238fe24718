/** What this browser remembers of the lessons and of the coach. */
const LESSONS = "ratskeller-lessons";
const COACH = "ratskeller-coach";
const PUZZLES = "ratskeller-puzzles";

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

export function progressOf(game: string): LessonProgress | null {
  return read<LessonProgress>(LESSONS)[game] ?? null;
}

export function saveProgress(game: string, progress: Omit<LessonProgress, "at">): void {
  write(LESSONS, game, { ...progress, at: Date.now() });
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
  if (!seen.includes(concept)) write(COACH, game, { seen: [...seen, concept], finished });
}

/** Remember that a game was finished at a table. */
export function finishedGame(game: string, table: string): void {
  const { seen, finished } = coachedIn(game);
  if (!finished.includes(table)) write(COACH, game, { seen, finished: [...finished, table] });
}

/** Whether anything was played or learnt here before. */
export function isNewcomer(): boolean {
  return localStorage.getItem(LESSONS) === null && localStorage.getItem(COACH) === null;
}

/** How a puzzle ended: at the first try, after more tries, or with the answer shown. */
export type PuzzleResult = "solved" | "retried" | "shown";

export function puzzleResults(game: string): Record<string, PuzzleResult> {
  return read<Record<string, PuzzleResult>>(PUZZLES)[game] ?? {};
}

/** Remember how a puzzle ended; the first end counts. */
export function savePuzzle(game: string, id: string, result: PuzzleResult): void {
  const known = puzzleResults(game);
  if (!(id in known)) write(PUZZLES, game, { ...known, [id]: result });
}
