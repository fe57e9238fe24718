import { entryOf } from "../../lib/entry";
import type { GameUI } from "../../lib/gameUI";
import Board from "./Board.svelte";
import { overlay, pause } from "./events";
import { explain } from "./explain";
import Hand from "./Hand.svelte";
import Plaque from "./Plaque.svelte";
import Seat from "./Seat.svelte";
import { person } from "../../lib/words";
import { amount, asks, lights, targets } from "./targets";
import type { NotreDameView } from "./types";

const notreDame: GameUI = {
  Board,
  Hand,
  Plaque,
  Seat,
  overlay,
  pause,
  explain,
  targets,
  amount,
  // What is revealed by keeping, playing or hiring is what the player expects.
  confirms: () => false,
  lights,
  asks,
  label({ verb, args }, context) {
    const view = context.view as NotreDameView;
    const { words, names } = context;
    if (verb !== "drive" || view.viewer === null) return null;
    const borough = view.boroughs[Number(args.borough) - 1];
    const owner = borough?.seat ?? null;
    const message = borough && entryOf(borough, String(args.market));
    return words.say(typeof message === "string" ? "drive-to-message" : "drive-to", {
      ...(owner === null
        ? { name: words.say("label-borough", { borough: Number(args.borough) }), you: "no" }
        : person(owner, { names, view })),
      market: args.market ?? "",
      sign: words.first([`sign-${message}`, ""]),
      count: view.steps[`${args.borough}:${args.market}`] ?? 0,
    });
  },
  sound({ event }) {
    if (event === "outbreak" || event === "plague") return "low";
    if (event === "drove" || event === "friend") return "step";
    if (event === "placed" || event === "coins" || event === "donated") return "tap";
    if (event === "prestige" || event === "notre-dame") return "soft";
    return null;
  },
  score: (base, seat) => (base as NotreDameView).seats[seat]?.prestige ?? "hidden",
};

export default notreDame;
