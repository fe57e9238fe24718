/** What on the table a choice or an event is about. */
import type { Choice, GameEvent, View } from "../../lib/wire";
import { asked, type NotreDameView } from "./types";

function place(seat: unknown, name: unknown): string {
  return name === "notre-dame" ? "tile:tile" : `sector:${seat}:${name}`;
}

/** Each choice stands on one piece; what has none is a button. */
export function targets({ verb, args }: Choice, base: View): string[] {
  const view = base as NotreDameView;
  const me = view.viewer;
  const mine = me === null ? undefined : view.seats[me];
  switch (verb) {
    case "keep":
      return [`pick:${args.card}`];
    case "play":
      return [`hand:${args.card}:${args.seat}`];
    case "from":
    case "return":
      return [place(me, args.place)];
    case "friend":
    case "to":
    case "act":
    case "remove":
      return [place(me, args.sector)];
    case "from-friend":
      return [`friend:${me}`];
    case "pay":
      // A payment that moves the rat is shown on its track, a gift on the tile.
      return view.rat_after.length > 0
        ? [`space:${view.rat_after[Number(args.count)]}`]
        : ["tile:tile"];
    case "drive":
      return [`market:${args.borough}:${args.market}`];
    case "take":
      return mine ? [`market:${mine.carriage.borough}:${mine.carriage.market}`] : [];
    case "bonus":
      return [bonus(args.bonus, me)];
    case "hire":
      return [`person:${args.person}`];
    case "kind":
      return [`kind:${args.message}`];
    case "move":
      return [Number(args.friend) > 0 ? `friend:${me}` : place(me, asked(view).source)];
    default:
      return [];
  }
}

/** The coins given, or the pieces moved: told by a stepper at the piece. */
export function amount({ verb, args }: Choice): number | null {
  return verb === "pay" || verb === "move" ? Number(args.count) : null;
}

function bonus(kind: unknown, me: number | null): string {
  if (kind === "coin") return "coins:coins";
  return kind === "marker" ? `stock:${me}` : `rat:${me}`;
}

/** What a line of the log is about. */
export function lights(event: GameEvent, base: View): string[] {
  const view = base as NotreDameView;
  const { seat } = event;
  const out: string[] = [];
  if (typeof seat === "number") out.push(`seat:${seat}`);
  for (const name of ["sector", "sector2", "place"]) {
    if (event[name] !== undefined) out.push(place(seat, event[name]));
  }
  if (event.person !== undefined) out.push(`person:${event.person}`);
  if (event.market !== undefined) out.push(`market:${event.borough}:${event.market}`);
  switch (event.event) {
    case "rat":
    case "rat-back":
    case "outbreak":
      out.push(`rat:${seat}`);
      break;
    case "markers":
      out.push(`stock:${seat}`);
      break;
    case "coins":
      out.push("coins:coins");
      break;
    case "drove":
    case "stayed":
    case "took":
      out.push(`carriage:${seat}`);
      break;
    case "donated":
    case "prayed":
    case "notre-dame":
      out.push("tile:tile");
      break;
    case "plague":
      out.push("plague:plague");
      break;
    case "round":
      out.push("round:round");
      break;
    case "kept":
      if (seat === view.viewer) out.push(`pick:${event.card}`, `hand:${event.card}:${seat}`);
      break;
    case "played":
      out.push("laid:laid");
      break;
    case "delivered":
      if (seat === view.viewer) out.push(`kind:${event.message}`);
  }
  return out;
}

const AT_A_SECTOR: Record<string, string> = {
  "friend-to": "friend",
  "move-in": "from",
  minstrel: "from",
  "minstrel-to": "to",
  fool: "from",
  "fool-to": "to",
  bishop: "to",
  butcher: "to",
  procurator: "act",
  gypsies: "return",
  actress: "from",
  "actress-to": "to",
  outbreak: "remove",
};

function choice(verb: string, args: Record<string, string | number>): Choice {
  return { notation: [verb, ...Object.values(args)].join(":"), verb, args };
}

/** Choices to ask the server about at a piece: why are they not legal? */
export function asks(target: string, base: View): Choice[] {
  const view = base as NotreDameView;
  const [kind = "", id = "", more = ""] = target.split(":");
  const me = view.viewer;
  if (me === null) return [];
  const verb = AT_A_SECTOR[String(asked(view).decision)];
  switch (kind) {
    case "sector":
      if (Number(id) !== me) return [];
      if (!verb) return [choice("play", { card: more, seat: me })];
      return [
        choice(verb, verb === "from" || verb === "return" ? { place: more } : { sector: more }),
      ];
    case "tile":
      if (verb === "from" || verb === "return") return [choice(verb, { place: "notre-dame" })];
      return [choice("play", { card: "notre-dame", seat: me })];
    case "market":
      return [choice("drive", { borough: Number(id), market: more })];
    case "person":
      return [choice("hire", { person: id })];
    case "hand":
      return [choice("play", { card: id, seat: Number(more) })];
    case "pick":
      return [choice("keep", { card: id })];
    case "coins":
      return [choice("bonus", { bonus: "coin" })];
    case "stock":
      return Number(id) === me ? [choice("bonus", { bonus: "marker" })] : [];
    case "rat":
      return Number(id) === me ? [choice("bonus", { bonus: "rat" })] : [];
    case "friend":
      return Number(id) === me ? [choice("from-friend", {})] : [];
    case "kind":
      return [choice("kind", { message: id })];
    default:
      return [];
  }
}
