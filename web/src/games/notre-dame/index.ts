import type { GameUI } from "../../lib/gameUI";
import { after, pause } from "./after";
import Board from "./Board.svelte";
import { stepsFrom } from "./data";
import { explain } from "./explain";
import Played from "./Played.svelte";
import Seat from "./Seat.svelte";
import { tally } from "./tally";
import { asks, lights, targets } from "./targets";
import type { NotreDameView } from "./types";

const notreDame: GameUI = {
  Board,
  Seat,
  Beside: Played,
  phoneHeight: "calc(94vw + 8rem)",
  slim: true,
  after,
  pause,
  explain,
  targets,
  lights,
  asks,
  label({ verb, args }, base, words, names) {
    const view = base as NotreDameView;
    if (verb !== "drive" || view.viewer === null) return null;
    const owner = view.boroughs[Number(args.borough) - 1]?.seat ?? null;
    const carriage = view.seats[view.viewer]?.carriage;
    const start = `${carriage?.borough}:${carriage?.market}`;
    const goal = `${args.borough}:${args.market}`;
    const message = view.boroughs[Number(args.borough) - 1]?.[String(args.market)];
    return words.say(typeof message === "string" ? "drive-to-message" : "drive-to", {
      name:
        owner === null
          ? words.say("label-borough", { borough: Number(args.borough) })
          : (names[owner] ?? ""),
      market: args.market ?? "",
      sign: words.first([`sign-${message}`, ""]),
      count: start === goal ? 2 : (stepsFrom(start, view.boroughs.length).get(goal) ?? 0),
    });
  },
  sound({ event }) {
    if (event === "outbreak" || event === "plague") return "low";
    if (event === "drove" || event === "friend") return "step";
    if (event === "placed" || event === "coins" || event === "donated") return "tap";
    if (event === "prestige" || event === "notre-dame") return "soft";
    return null;
  },
  tally: (base, seat, events) => tally(base as NotreDameView, seat, events),
  score: (base, seat) => (base as NotreDameView).seats[seat]?.prestige ?? null,
};

export default notreDame;
