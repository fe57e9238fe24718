/** What an event changes on the table, for the eye only: the next view is the truth. */
import type { GameEvent, View } from "../../lib/wire";
import type { Change, Figure, Monk, RoseView, Track } from "./types";
import { FIGURES, HOURS, MONKS } from "./types";

type Apply = (view: RoseView, e: GameEvent) => void;

const inOrder = (a: Figure, b: Figure) => FIGURES.indexOf(a) - FIGURES.indexOf(b);
const START = 10;
const ROOM = 2;

function track(view: RoseView, e: GameEvent): void {
  const [name, way] = e.event.split("-") as [Track, string];
  const monk = e.monk as Monk;
  view[name][monk] = Number(e.total);
  const count = Number(e.count) * (way === "down" ? -1 : 1);
  view.change = { track: name, monk, count } satisfies Change;
}

/** A tile comes back to the row; a tile event tells whether it goes on to a building. */
function back(view: RoseView, seat: number): void {
  const tile = view.time[seat]?.shift();
  if (tile) view.row.known.push(tile);
}

function wait(view: RoseView, building: string): void {
  if (!view.waiting.includes(building)) view.waiting.push(building);
}

const CHANGES: Record<string, Apply> = {
  stands: (view, e) => view.buildings[String(e.building)]?.figures.push(e.figure as Figure),
  dealt: (view, e) => (view.dealt[Number(e.seat)] = true),
  identity: (view, e) => {
    if (view.viewer !== null) view.identities[view.viewer] = e.monk as Monk;
  },
  day: (view, e) => {
    view.day = Number(e.day);
    view.event = String(e.happening);
    view.events.push(view.event);
    view.scene = { kind: "day", day: view.day, happening: view.event };
  },
  turn: (view, e) => {
    view.actors = [Number(e.seat)];
    view.turn = { card: null, figure: null, gained: 0, second: false };
  },
  played: (view, e) => {
    const seat = Number(e.seat);
    view.turn = { card: String(e.card), figure: null, gained: 0, second: false };
    view.hand_sizes[seat]! -= 1;
    const i = seat === view.viewer && view.hand ? view.hand.indexOf(String(e.card)) : -1;
    if (i >= 0) view.hand?.splice(i, 1);
  },
  moved: (view, e) => {
    const figure = e.figure as Figure;
    for (const house of Object.values(view.buildings)) {
      house.figures = house.figures.filter((each) => each !== figure);
    }
    view.buildings[String(e.building2)]?.figures.push(figure);
    view.buildings[String(e.building2)]?.figures.sort(inOrder);
    view.turn.figure = figure;
  },
  took: (view, e) => {
    const tiles = view.buildings[String(e.building)]?.tiles ?? [];
    const i = tiles.indexOf(String(e.tile));
    if (i >= 0) tiles.splice(i, 1);
    view.time[Number(e.seat)]?.push(String(e.tile));
    view.turn.gained += 1;
    if (tiles.length === 0) wait(view, String(e.building));
  },
  waits: (view, e) => wait(view, String(e.building)),
  tile: (view, e) => {
    const building = String(e.building);
    const tiles = view.buildings[building]?.tiles ?? [];
    tiles.push(String(e.tile));
    if (view.row.unseen > 0) view.row.unseen -= 1;
    else view.row.known.shift();
    if (tiles.length >= ROOM) view.waiting = view.waiting.filter((each) => each !== building);
  },
  "suspicion-up": track,
  "suspicion-down": track,
  "suspicion-same": track,
  "evidence-up": track,
  "evidence-down": track,
  "evidence-same": track,
  again: (view) => (view.turn.second = true),
  returned: (view, e) => back(view, Number(e.seat)),
  drew: (view, e) => {
    view.hand_sizes[Number(e.seat)]! += 1;
    view.deck = Math.max(0, view.deck - 1);
  },
  "drew-card": (view, e) => view.hand?.push(String(e.card)),
  renewed: (view, e) => (view.deck = Number(e.count)),
  spent: (view, e) => {
    for (let i = 0; i < Number(e.count); i++) back(view, Number(e.seat));
  },
  clock: (view, e) => (view.clock = Number(e.clock)),
  "day-over": (view, e) => {
    view.clock = view.options.clock_reset === true ? 0 : Math.max(0, view.clock - HOURS);
    view.ended.push(Number(e.seat));
    view.turn = { card: null, figure: null, gained: 0, second: false };
  },
  conversion: (view) => {
    view.scene = { kind: "conversion", before: { ...view.suspicion } };
    for (const monk of MONKS) view.suspicion[monk] = START;
  },
  showed: (view, e) => {
    const seat = Number(e.seat);
    const monk = e.monk as Monk;
    const before = view.scene?.kind === "showing" ? view.scene.shown : [];
    view.shown[seat]?.push(monk);
    view.shown[seat]?.sort(inOrder);
    view.scene = { kind: "showing", shown: [...before, { seat, monk }] };
  },
  accused: (view, e) => {
    const scene = ending(view);
    scene.laid.push({ seat: Number(e.seat), seat2: Number(e.seat2), monk: e.monk as Monk });
  },
  unmasked: (view, e) => {
    const scene = ending(view);
    view.identities[Number(e.seat)] = e.monk as Monk;
    scene.unmasked.push(Number(e.seat));
  },
};

function ending(view: RoseView) {
  if (view.scene?.kind !== "ending") {
    view.day = 7;
    view.event = null;
    view.scene = { kind: "ending", laid: [], unmasked: [] };
  }
  return view.scene;
}

/** Scenes that go on while their own changes are told. */
const LASTING: Record<string, Set<string>> = {
  conversion: new Set(["evidence-up"]),
  showing: new Set(["showed", "evidence-up"]),
  ending: new Set(["accused", "unmasked", "evidence-up", "event-cards", "over"]),
};

export function after(before: View, event: GameEvent): View {
  const view = structuredClone(before) as RoseView;
  view.change = null;
  if (view.scene && !LASTING[view.scene.kind]?.has(event.event)) view.scene = null;
  CHANGES[event.event]?.(view, event);
  return view;
}

/** What changes the tracks is read, the rest is seen at a glance. */
export function pause(event: GameEvent): number {
  switch (event.event) {
    case "day":
      return 2200;
    case "unmasked":
      return 1500;
    case "showed":
    case "conversion":
      return 1100;
    case "played":
    case "moved":
      return 800;
    case "suspicion-up":
    case "suspicion-down":
    case "evidence-up":
    case "evidence-down":
    case "day-over":
    case "whispered":
    case "event-cards":
      return 900;
    case "accused":
      return 320;
    case "turn":
    case "drew":
    case "drew-card":
    case "dealt":
    case "stands":
      return 220;
    default:
      return 500;
  }
}
