/** The clauses of a game, from its texts. */
import type { Words } from "./words";

export interface Clause {
  number: string;
  text: string;
}
export interface Chapter {
  number: number;
  title: string;
  clauses: Clause[];
}

const MOST = 40;

/** Chapters and clauses are numbered from 1 without gaps in their texts' keys. */
export function clausesIn(words: Words): Chapter[] {
  const chapters: Chapter[] = [];
  for (let number = 1; number <= MOST; number++) {
    const clauses: Clause[] = [];
    for (let each = 1; each <= MOST; each++) {
      const key = `clause-${number}-${each}`;
      if (words.has(key)) clauses.push({ number: `${number}.${each}`, text: words.say(key) });
    }
    const key = `chapter-${number}`;
    const title = words.has(key) ? words.say(key) : words.say("rules-chapter", { number });
    if (clauses.length > 0) chapters.push({ number, title, clauses });
  }
  return chapters;
}

/** The clauses that contain all words of a search; a number finds its clause. */
export function matching(chapters: Chapter[], wanted: string): Chapter[] {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ number, text }) => {
        const all = `${number} ${chapter.title} ${text}`.toLocaleLowerCase();
        return parts.every((part) => all.includes(part));
      }),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
}
