import { entryOf } from "../../lib/entry";
import type { GameUI } from "../../lib/gameUI";
import { targetsOf } from "../../lib/gameUI";
import type { Choice } from "../../lib/wire";
import Board from "./Board.svelte";
import { overlay, pause } from "./events";
import { explain } from "./explain";
import FinalPlague from "./FinalPlague.svelte";
import Hand from "./Hand.svelte";
import Plaque from "./Plaque.svelte";
import Seat from "./Seat.svelte";
import type { RattusView } from "./types";

const rattus: GameUI = {
  Board,
  Hand,
  Plaque,
  Seat,
  Ceremony: FinalPlague,
  overlay,
  pause,
  explain,
  // The figure first, then where it goes: a region alone means cubes.
  targets: ({ verb, args }) => [...(verb === "pawn" ? ["pawn:pawn"] : []), ...targetsOf(args)],
  anyOrder: ({ verb }) => verb === "spread-two",
  amount: ({ args }) => (args.count === undefined ? null : Number(args.count)),
  // The move of the plague piece ends the turn; a look cannot be forgotten.
  confirms: ({ verb }) => verb === "pawn" || verb === "look",
  label(choice, { view, words }) {
    const id = choice.args.token;
    if (id === undefined) return null;
    for (const [region, tokens] of Object.entries((view as RattusView).tokens)) {
      const nth = tokens.findIndex((token) => token.id === id) + 1;
      if (nth > 0)
        return words.say(`token-${choice.verb}`, { region, number: nth, count: tokens.length });
    }
    return null;
  },
  asks(target, base): Choice[] {
    const view = base as RattusView;
    const [kind, id = ""] = target.split(":");
    if (kind === "region") {
      const count = view.placement[id] ?? 1;
      return [
        { notation: `place:${id}:${count}`, verb: "place", args: { region: id, count } },
        { notation: `pawn:${id}`, verb: "pawn", args: { region: id } },
      ];
    }
    if (kind !== "card") return [];
    const verb = entryOf(view.cards, id) === view.viewer ? "use" : "take";
    return [{ notation: `${verb}:${id}`, verb, args: { card: id } }];
  },
  sound(event) {
    if (event.event.startsWith("turned-")) return event.event === "turned-strikes" ? "low" : "soft";
    if (event.event === "pawn") return "step";
    if (["placed", "settled", "king", "merchant", "spread"].includes(event.event)) return "tap";
    return null;
  },
  score: (view, seat) => (view as RattusView).score[seat] ?? null,
};

export default rattus;
