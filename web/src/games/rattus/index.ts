import type { GameUI } from "../../lib/gameUI";
import { targetsOf } from "../../lib/gameUI";
import type { Choice, View } from "../../lib/wire";
import { after, pause } from "./after";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Seat from "./Seat.svelte";
import type { RattusView } from "./types";

const rattus: GameUI = {
  Board,
  Seat,
  phoneHeight: "calc(100vw * 800 / 1100 + 5.4rem)",
  after,
  pause,
  explain,
  targets: (choice) => targetsOf(choice.args),
  label(choice, base, words) {
    const id = choice.args.token;
    if (id === undefined) return null;
    for (const [region, tokens] of Object.entries((base as RattusView).tokens)) {
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
      const tokens = view.tokens[id]?.length ?? 0;
      const count = Math.max(1, tokens);
      return [
        { notation: `place:${id}:${count}`, verb: "place", args: { region: id, count } },
        { notation: `pawn:${id}`, verb: "pawn", args: { region: id } },
      ];
    }
    if (kind !== "card") return [];
    const verb = view.cards[id] === view.viewer ? "use" : "take";
    return [{ notation: `${verb}:${id}`, verb, args: { card: id } }];
  },
  sound(event) {
    if (event.event.startsWith("turned-")) return event.event === "turned-strikes" ? "low" : "soft";
    if (event.event === "pawn") return "step";
    if (["placed", "settled", "king", "merchant", "spread"].includes(event.event)) return "tap";
    return null;
  },
  score: (view, seat) => sum(tally(view, seat)),
  tally,
};

/** RA 6.4: a cube on the map or in the palace is worth a point. */
function tally(base: View, seat: number): [string, number][] {
  const view = base as RattusView;
  const map = Object.values(view.cubes).reduce((all, held) => all + (held[seat] ?? 0), 0);
  return [
    ["tally-map", map],
    ["tally-palace", view.palace[seat] ?? 0],
  ];
}

const sum = (parts: [string, number][]) => parts.reduce((all, [, count]) => all + count, 0);

export default rattus;
