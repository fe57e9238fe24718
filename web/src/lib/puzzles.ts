/** Puzzles of a list: their themes in words, and which comes next. */
import type { PuzzleResult } from "./progress";
import type { Schemas } from "./wire";
import type { Words } from "./words";

export type PuzzleEntry = Schemas["PuzzleEntry"];

export function themeText(words: Words, theme: string): string {
  return words.say(theme.startsWith("feature-") ? theme : `puzzle-theme-${theme}`);
}

/** The themes of some puzzles, the commonest first. */
export function themesOf(puzzles: readonly PuzzleEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { themes } of puzzles)
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
}

/** The next puzzle that nobody has tried here, after this one; else simply the next; else none. */
export function following(
  puzzles: readonly PuzzleEntry[],
  id: string,
  results: Record<string, PuzzleResult>,
): string {
  const at = puzzles.findIndex((each) => each.id === id);
  const rest = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return (rest.find((each) => !(each.id in results)) ?? rest[0])?.id ?? "";
}
