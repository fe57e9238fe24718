/** Loads the texts: the app's, the common ones, the server's, a game's and its board's. */
import { type Language, Words } from "./words";

type Load = () => Promise<string>;
const APP = import.meta.glob<string>("../texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const PEOPLE = import.meta.glob<string>("../texts/people/*.ftl", {
  query: "?raw",
  import: "default",
});
const TOURNAMENTS = import.meta.glob<string>("../texts/tournaments/*.ftl", {
  query: "?raw",
  import: "default",
});
const COMMON = import.meta.glob<string>("../../../src/ratskeller/kernel/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const SERVER = import.meta.glob<string>("../../../src/ratskeller/server/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const REVIEW = import.meta.glob<string>("../../../src/ratskeller/review/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const PUZZLES = import.meta.glob<string>("../../../src/ratskeller/puzzles/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("../../../src/ratskeller/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const LESSONS = import.meta.glob<string>("../../../src/ratskeller/games/*/lessons/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const BOARDS = import.meta.glob<string>("../games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

const known = new Map<string, Promise<Words>>();

/** The texts of the app, or of a game as well, in a language; `taught`: with its lessons. */
export function wordsOf(language: Language, game?: string, taught = false): Promise<Words> {
  const key = `${language} ${game ?? ""} ${taught}`;
  let found = known.get(key);
  if (!found) {
    found = load(language, game, taught);
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}

/** The texts about people: profiles, rankings, ratings. */
export async function wordsOfPeople(language: Language): Promise<Words> {
  return new Words(language, [await find(PEOPLE, `people/${language}.ftl`)!()]);
}

async function load(language: Language, game?: string, taught = false): Promise<Words> {
  const loads = [
    find(COMMON, `kernel/texts/${language}.ftl`),
    find(SERVER, `server/texts/${language}.ftl`),
    find(APP, `texts/${language}.ftl`),
  ];
  if (game !== undefined) {
    const folder = game.replaceAll("-", "_");
    loads.push(
      find(REVIEW, `review/texts/${language}.ftl`),
      find(PUZZLES, `puzzles/texts/${language}.ftl`),
      find(GAMES, `games/${folder}/texts/${language}.ftl`) ?? (() => served(game, language)),
      find(BOARDS, `games/${game}/texts/${language}.ftl`),
      taught ? find(LESSONS, `games/${folder}/lessons/texts/${language}.ftl`) : undefined,
    );
  }
  const sources = await Promise.all(loads.map((each) => (each ? each() : "")));
  return new Words(language, sources);
}

/** The texts of the pages about tournaments, with those of the app. */
export function tournamentWords(language: Language): Promise<Words> {
  const key = `${language} tournaments`;
  let found = known.get(key);
  if (!found) {
    const loads = [
      find(COMMON, `kernel/texts/${language}.ftl`),
      find(SERVER, `server/texts/${language}.ftl`),
      find(APP, `texts/${language}.ftl`),
      find(TOURNAMENTS, `tournaments/${language}.ftl`),
    ];
    const sources = Promise.all(loads.map((each) => (each ? each() : "")));
    found = sources.then((all) => new Words(language, all));
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}

function find(modules: Record<string, Load>, end: string): Load | undefined {
  const path = Object.keys(modules).find((name) => name.endsWith(`/${end}`));
  return path === undefined ? undefined : modules[path];
}

/** The server has the texts of a game that is not part of this build. */
async function served(game: string, language: Language): Promise<string> {
  const answer = await fetch(`./api/texts/${encodeURIComponent(game)}/${language}`);
  return answer.ok ? answer.text() : "";
}
