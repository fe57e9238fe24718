/** What an event changes on the table, for the eye only: the next view is the truth. */
import type { GameEvent, View } from "../../lib/wire";
import type { RattusView, Token } from "./types";

type Change = (view: RattusView, e: GameEvent) => void;

const at = (view: RattusView, region: unknown) => view.tokens[String(region)];

function shift(view: RattusView, region: unknown, seat: unknown, count: number): void {
  const cubes = view.cubes[String(region)];
  const s = Number(seat);
  if (cubes) cubes[s] = Math.max(0, (cubes[s] ?? 0) + count);
}

function arrive(view: RattusView, e: GameEvent): void {
  shift(view, e.region, e.seat, Number(e.count));
  view.stock[Number(e.seat)]! -= Number(e.count);
}

function lift(view: RattusView, region: unknown, id: unknown): Token | undefined {
  const tokens = at(view, region);
  const i = tokens?.findIndex((token) => token.id === id) ?? -1;
  return i < 0 ? undefined : tokens?.splice(i, 1)[0];
}

function turned(view: RattusView, e: GameEvent): void {
  lift(view, e.region, e.token);
  view.turning = {
    region: String(e.region),
    front: String(e.front),
    strikes: e.event === "turned-strikes",
    limit: Number(e.limit),
    count: Number(e.count),
  };
}

const CHANGES: Record<string, Change> = {
  "start-pawn": (view, e) => (view.pawn = String(e.region)),
  pawn: (view, e) => (view.pawn = String(e.region)),
  settled: arrive,
  placed: arrive,
  took: (view, e) => (view.cards[String(e.card)] = Number(e.seat)),
  "took-from": (view, e) => (view.cards[String(e.card)] = Number(e.seat)),
  king: (view, e) => {
    shift(view, e.region, e.seat, -1);
    view.palace[Number(e.seat)]! += 1;
  },
  merchant: (view, e) => {
    shift(view, e.region, e.seat, -Number(e.count));
    shift(view, e.region2, e.seat, Number(e.count));
  },
  monk: (view, e) => {
    const token = lift(view, e.region, e.token);
    if (token) at(view, e.region2)?.push(token);
  },
  saw: (view, e) => {
    const token = at(view, e.region)?.find((each) => each.id === e.token);
    if (token) token.front = String(e.front);
  },
  spread: (view, e) => {
    at(view, e.region)?.push({ id: Number(e.token), front: null, seen: [] });
    view.supply = Math.max(0, view.supply - 1);
  },
  "turned-strikes": turned,
  "turned-spares": turned,
  lost: (view, e) => {
    shift(view, e.region, e.seat, -Number(e.count));
    view.stock[Number(e.seat)]! += Number(e.count);
  },
};

export function after(before: View, event: GameEvent): View {
  const view = structuredClone(before) as RattusView;
  if (event.event !== "lost") view.turning = null;
  CHANGES[event.event]?.(view, event);
  return view;
}

/** Turned tokens are read, the rest is seen at a glance. */
export function pause(event: GameEvent): number {
  switch (event.event) {
    case "turned-strikes":
    case "turned-spares":
      return 1500;
    case "lost":
      return 700;
    case "took":
    case "took-from":
    case "looked":
    case "saw":
    case "last-round":
    case "final-plague":
      return 800;
    case "turn":
      return 250;
    default:
      return 550;
  }
}
