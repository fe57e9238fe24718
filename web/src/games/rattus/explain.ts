/** The texts of the tooltips, with the clauses they refer to. */
import { entryOf } from "../../lib/entry";
import type { Context, Explanation } from "../../lib/gameUI";
import { called, person, type Words } from "../../lib/words";
import { CARDS, readFront, type RattusView, type Token } from "./types";

const POWERS: Record<string, string> = Object.fromEntries(
  CARDS.map((card, i) => [card, `RA 5.${i + 1}`]),
);

type Names = readonly string[];

export function explain(target: string, context: Context): Explanation | null {
  const view = context.view as RattusView;
  const { words, names } = context;
  const [kind = "", id = ""] = target.split(":");
  switch (kind) {
    case "region":
      return region(view, id, context);
    case "token":
      return token(view, Number(id), words, names);
    case "card": {
      const owner = entryOf(view.cards, id) ?? null;
      const held =
        owner === null
          ? words.say("explain-card-free")
          : words.say("explain-card-held", person(owner, { names, view }));
      return {
        title: words.name("card", id),
        art: `rattus-classes/${id}`,
        lines: [words.say(`card-${id}-power`), held],
        clause: POWERS[id],
      };
    }
    case "pawn":
      return {
        title: words.say("explain-pawn"),
        art: "rattus-board/death",
        lines: [words.say("explain-pawn-line")],
        clause: "RA 3.5",
      };
    case "palace": {
      const held = view.palace
        .map((count, seat) => `${called(seat, { names, view, words })} ${count}`)
        .join(", ");
      return {
        title: words.say("explain-palace"),
        lines: [held],
        clause: "RA 5.6",
        art: "rattus-board/palace",
      };
    }
    case "supply":
      return {
        title: words.say("explain-supply", { count: view.supply }),
        lines: [words.say("explain-supply-line")],
        clause: "RA 6.1",
        art: "rattus-tokens/back",
      };
    default:
      return null;
  }
}

/** The clause by which a region is chosen now; without a question, where cubes are placed. */
function clauseOf(prompt: Context["prompt"]): string {
  return !prompt || prompt.decision === "turn" ? "RA 3.4" : prompt.clause;
}

function region(view: RattusView, id: string, context: Context): Explanation | null {
  const { words, names, prompt } = context;
  const held = view.cubes[id];
  if (!held) return null;
  const cubes = held
    .map((count, seat) => (count > 0 ? `${called(seat, { names, view, words })} ${count}` : ""))
    .filter(Boolean)
    .join(", ");
  const lines = [
    words.say("explain-tokens", { count: view.tokens[id]?.length ?? 0 }),
    cubes ? words.say("explain-cubes", { list: cubes }) : words.say("explain-no-cubes"),
  ];
  if (view.pawn === id) lines.push(words.say("explain-pawn-here"));
  return { title: words.name("region", id), lines, clause: clauseOf(prompt) };
}

function token(view: RattusView, id: number, words: Words, names: Names): Explanation | null {
  let found: Token | undefined;
  for (const tokens of Object.values(view.tokens)) {
    found ??= tokens.find((each) => each.id === id);
  }
  if (!found) return null;
  const lines = [];
  if (found.front) {
    const { limit, symbols } = readFront(found.front);
    const symbol = symbols.join("+");
    lines.push(words.say("explain-front", { limit, symbol }));
  } else lines.push(words.say("explain-back"));
  if (found.seen.length > 0) {
    const seers = found.seen.map((seat) => called(seat, { names, view, words }));
    lines.push(words.say("explain-seen", { list: words.several(seers) }));
  }
  return {
    title: words.say("explain-token"),
    lines,
    clause: found.front ? "RA 4.5" : "RA 4.4",
  };
}
