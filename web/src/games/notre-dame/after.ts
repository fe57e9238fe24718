/** What an event changes on the table, for the eye only: the next view is the truth. */
import type { GameEvent, View } from "../../lib/wire";
import { asked, type NotreDameView, type Seat } from "./types";

type Change = (view: NotreDameView, e: GameEvent) => void;

const of = (view: NotreDameView, seat: unknown): Seat | undefined => view.seats[Number(seat)];

/** Markers between sectors, the tile (`notre-dame`) and the supplies (`own`, `general`). */
function shift(view: NotreDameView, seat: unknown, from: string, to: string, count = 1): void {
  const mine = of(view, seat);
  if (!mine) return;
  for (const [place, by] of [
    [from, -count],
    [to, count],
  ] as const) {
    if (place === "own" || place === "general") mine[place] = Math.max(0, mine[place] + by);
    else mine.markers[place] = Math.max(0, (mine.markers[place] ?? 0) + by);
  }
}

function pay(view: NotreDameView, seat: unknown, count: number): void {
  const mine = of(view, seat);
  if (mine) mine.coins -= count;
  view.supply += count;
}

function gain(view: NotreDameView, seat: unknown, count: number): void {
  const mine = of(view, seat);
  if (mine && mine.prestige !== null) mine.prestige += count;
}

function mine(view: NotreDameView, e: GameEvent): boolean {
  return e.seat === view.viewer;
}

/** A card of this owner was shown by this seat: it lies open from now on. */
function show(view: NotreDameView, seat: number, card: unknown, owner: number): void {
  const role = (seat - owner + view.players) % view.players;
  const slot = ((view.round - 1) % 3) * 3 + role;
  const cards = of(view, owner);
  if (cards) {
    cards.cards[slot] = String(card);
    cards.played[slot] = true;
  }
  if (seat === view.viewer) {
    const i = view.hand.findIndex((held) => held.card === card && held.owner === owner);
    if (i >= 0) view.hand.splice(i, 1);
  }
  view.laid = { seat, card: String(card), owner };
  view.byCard = true;
}

function received(view: NotreDameView, e: GameEvent, cards: unknown[]): void {
  if (!mine(view, e)) return;
  const giver = Number(e.seat2);
  view.pick = cards.map((card) => ({ card: String(card), owner: giver }));
}

const CHANGES: Record<string, Change> = {
  joined: (view, e) => view.cast.push(String(e.person)),
  "start-player": (view, e) => (view.bell = Number(e.seat)),
  round: (view, e) => {
    view.round = Number(e.round);
    view.period = String(e.period);
    view.bell = Number(e.seat);
    view.phase = "persons";
    view.open = [];
    view.doctored = [];
    view.hand = [];
    view.pick = [];
    if (view.round % 3 === 1) {
      for (const seat of view.seats) {
        seat.cards = [];
        seat.played = [];
      }
    }
  },
  revealed: (view, e) => {
    const person = String(e.person);
    view.open.push(person);
    view.brown = view.brown.filter((each) => each !== person);
    if (view.open.length === 3) view.gray[view.round - 1] = person;
  },
  foresaw: (view, e) => (view.gray[Number(e.round) - 1] = String(e.person)),
  drew: (view, e) => {
    view.phase = "keep";
    if (mine(view, e)) view.pick.push({ card: String(e.card), owner: Number(e.seat) });
  },
  kept: (view, e) => {
    if (!mine(view, e)) return;
    const i = view.pick.findIndex((held) => held.card === e.card);
    if (i >= 0) view.hand.push(...view.pick.splice(i, 1));
  },
  "passed-two": (view, e) => {
    if (mine(view, e)) view.pick = [];
  },
  "received-two": (view, e) => {
    view.phase = "keep-second";
    received(view, e, [e.card, e.card2]);
  },
  "passed-one": (view, e) => {
    if (mine(view, e)) view.pick = [];
  },
  "received-one": (view, e) => {
    view.phase = "play";
    if (!mine(view, e)) return;
    const owner = (Number(e.seat2) - 1 + view.players) % view.players;
    view.hand.push({ card: String(e.card), owner });
  },
  played: (view, e) => {
    view.phase = "play";
    show(view, Number(e.seat), e.card, Number(e.seat2));
  },
  studied: (view, e) => {
    const seat = Number(e.seat);
    const known = view.hand.find((held) => held.card === e.card);
    if (seat === view.viewer && known) show(view, seat, e.card, known.owner);
    view.laid = { seat, card: String(e.card), owner: known?.owner ?? seat };
    view.byCard = true;
  },
  placed: (view, e) => {
    const own = view.byCard ?? view.phase === "play";
    shift(view, e.seat, own ? "own" : "general", String(e.sector));
  },
  "moved-in": (view, e) => shift(view, e.seat, String(e.place), String(e.sector)),
  donated: (view, e) => {
    const { decision, source } = asked(view);
    const from = decision === "donate" && typeof source === "string" ? source : "own";
    shift(view, e.seat, from, "notre-dame");
    pay(view, e.seat, Number(e.count));
  },
  friend: (view, e) => {
    const seat = of(view, e.seat);
    if (seat) seat.friend = String(e.sector);
  },
  markers: (view, e) => shift(view, e.seat, "general", "own", Number(e.count)),
  coins: (view, e) => pay(view, e.seat, -Number(e.count)),
  "coin-from": (view, e) => {
    const [to, from] = [of(view, e.seat), of(view, e.seat2)];
    if (to) to.coins += 1;
    if (from) from.coins -= 1;
  },
  prestige: (view, e) => gain(view, e.seat, Number(e.count)),
  "prestige-lost": (view, e) => gain(view, e.seat, -Number(e.count)),
  "rat-back": (view, e) => {
    const seat = of(view, e.seat);
    if (seat) seat.rat = Number(e.rat);
  },
  drove: (view, e) => {
    const seat = of(view, e.seat);
    if (seat) seat.carriage = { borough: Number(e.borough), market: String(e.market) };
  },
  took: (view, e) => {
    const seat = of(view, e.seat);
    const borough = view.boroughs[Number(e.borough) - 1];
    if (!seat || !borough) return;
    borough[seat.carriage.market] = null;
    const message = { borough: Number(e.borough), message: String(e.message) };
    seat.messages = [...seat.messages, message].sort(
      (a, b) => a.borough - b.borough || ORDER.indexOf(a.message) - ORDER.indexOf(b.message),
    );
  },
  hired: (view, e) => {
    view.phase = "hire";
    view.byCard = false;
    pay(view, e.seat, 1);
    const person = String(e.person);
    if (person === "doctor" && !view.doctored.includes(Number(e.seat)))
      view.doctored.push(Number(e.seat));
  },
  moved: (view, e) => {
    const seat = of(view, e.seat);
    if (!seat) return;
    const [from, to] = [String(e.sector), String(e.sector2)];
    const markers = Math.min(Number(e.count), seat.markers[from] ?? 0);
    shift(view, e.seat, from, to, markers);
    if (markers < Number(e.count)) seat.friend = to;
  },
  prayed: (view, e) => shift(view, e.seat, "general", "notre-dame"),
  returned: (view, e) => shift(view, e.seat, String(e.place), "general"),
  benefited: (view, e) => {
    if (e.payment === "coins") pay(view, e.seat, Number(e.count));
  },
  discarded: (view, e) => {
    if (mine(view, e)) view.hand = [];
  },
  plague: (view) => (view.phase = "plague"),
  rat: (view, e) => {
    const seat = of(view, e.seat);
    if (seat) seat.rat = Number(e.rat);
  },
  removed: (view, e) => shift(view, e.seat, String(e.sector), "general"),
  "notre-dame": (view) => {
    view.seats.forEach((seat, i) =>
      shift(view, i, "notre-dame", "general", seat.markers["notre-dame"] ?? 0),
    );
  },
};
const ORDER = ["coin", "marker", "rat", "prestige"];

/** Events after which a card no longer lies on the table. */
const CLEARING = new Set(["round", "hired", "passed", "plague", "cannot-hire"]);

export function after(before: View, event: GameEvent): View {
  const view = structuredClone(before) as NotreDameView;
  if (CLEARING.has(event.event)) view.laid = null;
  CHANGES[event.event]?.(view, event);
  return view;
}

/** Gains are read, the rest is seen at a glance. */
export function pause(event: GameEvent): number {
  switch (event.event) {
    case "drew":
    case "joined":
    case "discarded":
      return 180;
    case "kept":
    case "passed-two":
    case "passed-one":
    case "placed":
    case "cannot-hire":
    case "passed":
      return 420;
    case "outbreak":
    case "notre-dame":
    case "plague":
    case "hired":
      return 950;
    case "round":
    case "played":
    case "revealed":
    case "prestige":
      return 700;
    default:
      return 520;
  }
}
