/** The guides of docs/play: each game and language is a chunk of its own. */
import type { Guide } from "../../scripts/guides";
import type { Language } from "./words";

const FOLDER = "../../../docs/play/";
const GUIDES = import.meta.glob<Guide>(
  ["../../../docs/play/**/*.md", "!../../../docs/play/**/index.md"],
  { import: "default" },
);

/** The games that have a guide, for when the server cannot be asked. */
export const GUIDED = Object.keys(GUIDES)
  .map((path) => path.slice(FOLDER.length, -".md".length))
  .filter((path) => !path.includes("/"));

/** The guide to a game, in English if the language has none; null if there is none at all. */
export async function guideTo(game: string, language: Language): Promise<Guide | null> {
  const folder = language === "en" ? "" : `${language}/`;
  const load = GUIDES[`${FOLDER}${folder}${game}.md`] ?? GUIDES[`${FOLDER}${game}.md`];
  return load ? await load() : null;
}
