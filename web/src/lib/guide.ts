/** The guide of a game: lessons, terms, mistakes; fetched once. */
import { api, type Guide } from "./api";

const known = new Map<string, Promise<Guide | null>>();

/** Null where it cannot be fetched: a table goes on without terms. */
export function guideOf(game: string): Promise<Guide | null> {
  let found = known.get(game);
  if (!found) {
    found = api.guide(game).catch(() => {
      known.delete(game);
      return null;
    });
    known.set(game, found);
  }
  return found;
}
