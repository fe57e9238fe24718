/** The texts of the tooltips, with the clauses they refer to. */
import { entryOf } from "../../lib/entry";
import type { Context, Explanation } from "../../lib/gameUI";
import { called, person, type Words } from "../../lib/words";
import { artOf } from "./art";
import { PERSONS } from "./data";
import { type NotreDameView, SECTORS } from "./types";

const SECTOR: Record<string, string> = Object.fromEntries(
  ["4.1", "4.2", "4.3", "4.4", "4.6", "4.8", "4.9"].map((clause, i) => [
    SECTORS[i],
    `ND ${clause}`,
  ]),
);
const CARD: Record<string, string> = {
  ...SECTOR,
  "notre-dame": "ND 4.10",
  "trusted-friend": "ND 4.7",
};

interface Asked {
  view: NotreDameView;
  words: Words;
  names: readonly string[];
}
type Tell = (asked: Asked, id: string, more: string) => Explanation | null;

const TELL: Record<string, Tell> = {
  sector: ({ view, words, names }, id, more) => {
    const seat = view.seats[Number(id)];
    if (!seat) return null;
    const lines = [
      words.say("explain-sector", {
        ...person(Number(id), { names, view }),
        count: entryOf(seat.markers, more) ?? 0,
        friend: seat.friend === more ? 1 : 0,
      }),
    ];
    if (more === "park") {
      lines.push(words.say("explain-park", { count: view.park_bonus[Number(id)] ?? 0 }));
    }
    lines.push(words.say(`card-${more}-action`));
    return { title: words.name("sector", more), lines, clause: SECTOR[more] };
  },
  tile: ({ view, words, names }) => {
    const { value, markers, share } = view.tile;
    const list = view.seats
      .map((seat, i) => ({
        name: called(i, { names, view, words }),
        count: seat.markers["notre-dame"] ?? 0,
      }))
      .filter((entry) => entry.count > 0)
      .map((entry) => `${entry.name} ${entry.count}`)
      .join(", ");
    const lines = [words.say("explain-tile", { count: value })];
    if (markers > 0) lines.push(words.say("explain-tile-now", { list, count: share }));
    return { title: words.name("place", "notre-dame"), lines, clause: "ND 8.1" };
  },
  market: ({ view, words, names }, id, more) => {
    const borough = view.boroughs[Number(id) - 1];
    if (!borough) return null;
    const message = entryOf(borough, more);
    const lines = [];
    if (typeof message === "string") {
      lines.push(words.say("explain-message", { message }));
      if (view.may_take[Number(id) - 1] === false) lines.push(words.say("explain-barred"));
    } else lines.push(words.say(more === "centre" ? "explain-centre" : "explain-market-bare"));
    const here = view.seats
      .map((seat, i) => ({ seat, name: called(i, { names, view, words }) }))
      .filter(({ seat }) => seat.carriage.borough === Number(id) && seat.carriage.market === more);
    if (here.length > 0)
      lines.push(words.say("explain-carriages", { list: here.map((h) => h.name).join(", ") }));
    const owner = borough.seat;
    return {
      title: words.say(owner === null ? "explain-market-idle" : "explain-market", {
        market: more,
        number: Number(id),
        ...person(owner ?? -1, { names, view }),
      }),
      lines,
      clause: typeof message === "string" ? "ND 4.5" : "ND 1.8",
    };
  },
  carriage: ({ view, words, names }, id) => ({
    title: words.say("explain-carriage", person(Number(id), { names, view })),
    lines: [words.say("explain-carriage-line")],
    clause: "ND 4.4",
  }),
  friend: ({ view, words, names }, id) => {
    const sector = view.seats[Number(id)]?.friend;
    return {
      title: words.say("explain-friend", person(Number(id), { names, view })),
      lines: [
        sector ? words.say("explain-friend-at", { sector }) : words.say("explain-friend-off"),
      ],
      clause: "ND 4.7",
    };
  },
  rat: ({ view, words, names }, id) => {
    const seat = Number(id);
    const lines = [words.say("explain-rat-at", { count: view.seats[seat]?.rat ?? 0 })];
    lines.push(...threat(view, seat, words));
    return {
      title: words.say("explain-rat", person(seat, { names, view })),
      lines,
      clause: "ND 7.2",
    };
  },
  space: ({ words }, id) => ({
    title: words.say("explain-space", { count: Number(id) }),
    lines: [],
    clause: "ND 10.11",
  }),
  stock: ({ view, words, names }, id) => {
    const seat = view.seats[Number(id)];
    if (!seat) return null;
    return {
      title: words.say("explain-stock", person(Number(id), { names, view })),
      lines: [words.say("explain-stock-line", { count: seat.own, rest: seat.general })],
      clause: "ND 5.1",
    };
  },
  holds: ({ view, words, names }, id) => {
    const seat = view.seats[Number(id)];
    if (!seat) return null;
    const held = seat.messages.map(({ message }) => words.name("message", message)).join("; ");
    const cards = (view.face_up[Number(id)] ?? []).map(({ card }) => words.name("card", card));
    const lines = [
      words.say("held-coins", { count: seat.coins }),
      words.say("held-markers", { count: seat.own, rest: seat.general }),
      words.say("explain-rat-at", { count: seat.rat }),
      words.say(held ? "held-messages" : "held-no-messages", { list: held }),
    ];
    if (cards.length > 0) lines.push(words.say("held-played", { list: cards.join(", ") }));
    return { title: names[Number(id)] ?? "", lines };
  },
  coins: ({ view, words }) => ({
    title: words.say("explain-coins", { count: view.supply }),
    lines: [],
    clause: "ND 5.4",
  }),
  person: ({ view, words }, id) => {
    const person = PERSONS[id];
    if (!person) return null;
    const lines = [
      words.say(`person-${id}-favour`),
      words.say("label-rats", { count: person.rats }),
    ];
    if ((view.idle as string[]).includes(id)) lines.push(words.say("explain-idle"));
    return { title: words.name("person", id), lines, clause: person.clause };
  },
  hand: ({ view, words, names }, id, more) => ({
    title: words.name("card", id),
    lines: [
      words.say(`card-${id}-action`),
      words.say("explain-card-of", person(Number(more), { names, view })),
    ],
    clause: CARD[id],
  }),
  pick: ({ words }, id) => ({
    title: words.name("card", id),
    lines: [words.say(`card-${id}-action`)],
    clause: CARD[id],
  }),
  kind: ({ view, words }, id) => {
    const held = view.viewer === null ? [] : (view.seats[view.viewer]?.messages ?? []);
    return {
      title: words.name("message", id),
      lines: [
        words.say("explain-kind", { count: held.filter((each) => each.message === id).length }),
      ],
      clause: "ND 1.6",
    };
  },
  colour: ({ view, words, names }, id) => {
    const borough = Number(id) - 1;
    const seat = view.boroughs[borough]?.seat ?? null;
    const lines = [];
    if (view.viewer !== null) {
      const may = view.may_take[borough] ?? null;
      lines.push(words.say(may ? "explain-may" : may === null ? "explain-gone" : "explain-barred"));
    }
    return {
      title: words.say(seat === null ? "explain-colour-idle" : "explain-colour", {
        number: Number(id),
        ...person(seat ?? -1, { names, view }),
      }),
      lines,
      clause: "ND 4.5",
    };
  },
  plague: ({ view, words }) => {
    return {
      title: words.say("plague-value", { count: view.plague ?? 0 }),
      lines: view.viewer === null ? [] : threat(view, view.viewer, words),
      clause: "ND 7.2",
    };
  },
  round: ({ view, words, names }) => ({
    title: words.say("label-round", { round: view.round, period: view.period }),
    lines: [words.say("explain-bell", person(view.bell, { names, view }))],
    clause: "ND 3.6",
  }),
  coming: ({ view, words }) => {
    const name = (person: string) => words.name("person", person);
    const later = view.later.map(name);
    const seen = view.gray
      .slice(view.round)
      .map((person, i) => (person ? `${view.round + 1 + i}: ${name(person)}` : ""))
      .filter(Boolean);
    const lines = [`${words.say("label-brown")}: ${view.brown.map(name).join(", ") || "–"}`];
    if (seen.length > 0) lines.push(`${words.say("explain-foreseen")}: ${seen.join(", ")}`);
    if (later.length > 0) lines.push(`${words.say("label-gray")}: ${later.join(", ")}`);
    return { title: words.say("coming"), lines, clause: "ND 2.2" };
  },
};

/** What the plague would do to a seat. */
function threat(view: NotreDameView, seat: number, words: Words): string[] {
  const forecast = view.forecast[seat];
  if (!forecast) return [];
  const { plague, hospital, to, outbreak } = forecast;
  const from = view.seats[seat]?.rat ?? 0;
  const key = outbreak ? "plague-breaks" : "plague-moves";
  return [words.say(key, { plague, hospital, from, to })];
}

export function explain(target: string, context: Context): Explanation | null {
  const [kind = "", id = "", more = ""] = target.split(":");
  const view = context.view as NotreDameView;
  const told = TELL[kind]?.({ view, words: context.words, names: context.names }, id, more);
  const art = told && artOf(kind, id, more);
  return told ? { ...told, ...(art ? { art } : {}) } : null;
}
