/** The texts of the tooltips, with the clauses they refer to. */
import { entryOf } from "../../lib/entry";
import type { Context, Explanation } from "../../lib/gameUI";
import { person, type Words } from "../../lib/words";
import { EVENT_CLAUSES, LATIN } from "./data";
import { isMonk, type Monk, readCard, readTile, type RoseView, whereIs } from "./types";

export function explain(target: string, context: Context): Explanation | null {
  const view = context.view as RoseView;
  const { words, names } = context;
  const [kind = "", id = ""] = target.split(":");
  switch (kind) {
    case "building":
      return building(view, id, words);
    case "figure":
      return figure(view, id, words);
    case "accuse": {
      const [seat = "0", monk = ""] = id.split(".");
      return {
        title: words.say("accuse-lay", { name: names[Number(seat)] ?? "", monk }),
        lines: [],
        clause: "NR 5.1",
      };
    }
    case "marker":
      return {
        title: words.say("explain-marker", { monk: id }),
        lines: [words.say("explain-marker-line", { monk: id })],
        clause: "NR 4.4",
      };
    case "tile": {
      const [where = "", nth = "0"] = id.split(".");
      const tile = entryOf(view.buildings, where)?.tiles[Number(nth)];
      if (!tile) return null;
      const { monk, value } = readTile(tile);
      return {
        title: words.say("explain-tile", { monk, value }),
        lines: [words.say("explain-tile-line", { monk, value })],
        clause: "NR 3.4",
      };
    }
    case "suspicion":
    case "evidence":
      return {
        title: words.say(`explain-${kind}`, { monk: id, count: view[kind][id as Monk] }),
        lines: [words.say(`explain-${kind}-line`)],
        clause: kind === "suspicion" ? "NR 4.2" : "NR 5.4",
      };
    case "event":
      return view.event
        ? {
            title: words.say(`happening-${view.event}`),
            lines: [words.say(`happening-${view.event}-text`)],
            clause: EVENT_CLAUSES[view.event],
          }
        : {
            title: words.say(view.day > 1 ? "day-seventh" : "day-before"),
            lines: [words.say(view.day > 1 ? "day-seventh-text" : "day-before-text")],
            clause: view.day > 1 ? "NR 5.1" : "NR 2.1",
          };
    case "days":
      return {
        title: words.say("day-number", { day: Math.max(1, view.day) }),
        lines: [
          ...view.ended.map((seat, i) =>
            words.say("explain-ended", {
              day: i + 1,
              ...person(seat, { names, view }),
              happening: view.events[i] ?? "",
            }),
          ),
          words.say("explain-days"),
          words.say("explain-days-end"),
        ],
        clause: "NR 4.3",
      };
    case "clock":
      return {
        title: words.say("explain-clock", { clock: view.clock }),
        lines: [words.say("explain-clock-line", { hours: view.hours_left })],
        clause: "NR 4.1",
      };
    case "row": {
      const lines = [words.say("explain-row-unseen", { count: view.row.unseen })];
      if (view.row.known.length > 0) {
        const list = view.row.known.map((tile) => words.name("tile", tile)).join(", ");
        lines.push(words.say("explain-row-known", { list }));
      }
      return { title: words.say("explain-row"), lines, clause: "NR 3.10" };
    }
    case "turn":
      return view.turn.card
        ? card(view.turn.card, words, "explain-turn")
        : {
            title: words.say("explain-turn"),
            lines: [words.say("explain-turn-none")],
            clause: "NR 3.2",
          };
    case "card":
      return card(id, words);
    case "holds":
      return holds(view, Number(id), words, names);
    case "time": {
      const tile = view.viewer === null ? undefined : view.time[view.viewer]?.[Number(id) - 1];
      return {
        title: words.say("explain-time"),
        lines: tile ? [words.name("tile", tile), words.say("explain-time-line")] : [],
        clause: "NR 3.9",
      };
    }
    default:
      return null;
  }
}

function building(view: RoseView, id: string, words: Words): Explanation | null {
  const here = entryOf(view.buildings, id);
  if (!here) return null;
  const list = (kind: string, ids: readonly string[]) =>
    ids.map((each) => words.name(kind, each)).join(", ");
  const lines = [
    here.tiles.length > 0
      ? words.say("explain-tiles", {
          list: list("tile", here.tiles),
          count: entryOf(view.penalties, id) ?? 0,
        })
      : words.say("explain-no-tiles"),
    here.figures.length > 0
      ? words.say("explain-here", { list: list("figure", here.figures) })
      : words.say("explain-nobody"),
  ];
  const place = (view.waiting as string[]).indexOf(id) + 1;
  if (place > 0) lines.push(words.say("explain-waits", { number: place }));
  if (view.event === id) lines.push(words.say(`happening-${id}-text`));
  return {
    title: `${words.say(`board-${id}`)} · ${LATIN[id]}`,
    lines,
    clause: view.event === id ? EVENT_CLAUSES[id] : place > 0 ? "NR 3.10" : "NR 3.5",
  };
}

function figure(view: RoseView, id: string, words: Words): Explanation {
  const where = whereIs(view, id);
  const lines = [];
  if (where) lines.push(words.say(`board-${where}`));
  if (isMonk(id)) {
    lines.push(
      words.say("explain-monk", { suspicion: view.suspicion[id], evidence: view.evidence[id] }),
      words.say("explain-monk-line"),
    );
  } else lines.push(words.say(`explain-${id}`));
  return {
    title: words.name("figure", id),
    lines,
    clause: isMonk(id) ? "NR 3.4" : id === "william" ? "NR 3.6" : "NR 3.7",
  };
}

/** What lies before a player: time tiles, and event cards of the days ended. */
function holds(view: RoseView, seat: number, words: Words, names: readonly string[]): Explanation {
  const tiles = view.time[seat] ?? [];
  const list = tiles.map((tile) => words.name("tile", tile)).join(", ");
  const days = view.ended.flatMap((who, i) => (who === seat ? [i] : []));
  return {
    title: names[seat] ?? "",
    lines: [
      words.say("time-label", { count: tiles.length }) + (list ? `: ${list}` : ""),
      words.say("events-label", { count: days.length }),
      ...days.map((i) =>
        words.say("explain-kept", { day: i + 1, happening: view.events[i] ?? "" }),
      ),
    ],
    clause: tiles.length > 0 ? "NR 3.9" : "NR 5.3",
  };
}

function card(id: string, words: Words, heading?: string): Explanation {
  const { subject, hours } = readCard(id);
  const what =
    hours === null
      ? words.say("explain-card-pair")
      : isMonk(subject)
        ? words.say("explain-card-monk", { monk: subject, count: hours })
        : words.say("explain-card-building", { building: subject, count: hours });
  const name = words.name("card", id);
  return {
    title: heading ? `${words.say(heading)}: ${name}` : name,
    lines: [what],
    clause: "NR 3.3",
  };
}
