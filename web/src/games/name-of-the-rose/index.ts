import { entryOf } from "../../lib/entry";
import type { GameUI } from "../../lib/gameUI";
import { targetsOf } from "../../lib/gameUI";
import type { Choice } from "../../lib/wire";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import { overlay, pause } from "./events";
import { explain } from "./explain";
import Hand from "./Hand.svelte";
import Plaque from "./Plaque.svelte";
import Seat from "./Seat.svelte";
import SHIELDS from "./seatMarks";
import { MONKS, owed, type RoseView, whereIs } from "./types";

const all = (kind: string) => MONKS.map((monk) => `${kind}:${monk}`);

/** What pressing a track asks about, by what is owed. */
const ABOUT: Record<string, string> = { whisper: "whisper", judge: "blame" };

const rose: GameUI = {
  Board,
  Hand,
  Plaque,
  Seat,
  Ceremony,
  seatMarks: SHIELDS,
  overlay,
  pause,
  explain,
  targets(choice, base) {
    const view = base as RoseView;
    const { verb, args } = choice;
    if (verb === "take") {
      const building = (view.turn.figure && whereIs(view, view.turn.figure)) ?? "";
      const i =
        (entryOf(view.buildings, building)?.tiles as string[] | undefined)?.indexOf(
          String(args.tile),
        ) ?? 0;
      return [`tile:${building}.${i}`];
    }
    // Whom William or Adson meets is asked about one by one: two buttons, no piece.
    if (verb === "blame" || verb === "clear") return [];
    if (verb === "whisper") return [`figure:${args.monk}`];
    if (verb === "give") return [`figure:${args.monk}`, `figure:${args.monk2}`];
    if (verb === "show") return [`marker:${args.monk}`];
    if (verb === "spend") return Number(args.count) > 0 ? [`time:${args.count}`] : [];
    if (verb === "again" || verb === "enough") return [];
    if (verb.startsWith("accuse"))
      return view.opponents.map(
        (seat, i) => `accuse:${seat}.${args[i === 0 ? "monk" : `monk${i + 1}`]}`,
      );
    return targetsOf(args);
  },
  anyOrder: ({ verb }) => verb === "give" || verb.startsWith("accuse"),
  /** Markers that are shown or laid stay so; everything else is an ordinary turn. */
  confirms: ({ verb }) => verb === "show" || verb.startsWith("accuse"),
  /** What moved and what changed, not who did it or how late it is. */
  marks(event) {
    const { event: name, ...args } = event;
    if (name === "moved") return [`figure:${args.figure}`];
    if (/^(suspicion|evidence)-(up|down)$/.test(name))
      return [`${name.split("-")[0]}:${args.monk}`, `figure:${args.monk}`];
    if (name === "tile") return [`building:${args.building}`];
    return [];
  },
  lights(event) {
    const { event: name, ...args } = event;
    if (name.startsWith("suspicion") || name.startsWith("evidence")) {
      return [`${name.split("-")[0]}:${args.monk}`, `figure:${args.monk}`];
    }
    if (name === "conversion") return [...all("suspicion"), ...all("evidence")];
    if (name === "clock") return ["clock:clock"];
    if (name === "day") return ["event:event"];
    if (name === "day-over") return ["days:days", `seat:${args.seat}`];
    if (name === "played") return ["turn:card", `seat:${args.seat}`];
    if (name === "spent" || name === "returned") return ["row:row", `seat:${args.seat}`];
    if (name === "moved") return [`figure:${args.figure}`, `building:${args.building2}`];
    if (name === "took") return [`building:${args.building}`, `seat:${args.seat}`];
    if (name === "whispered") return [`suspicion:${args.monk}`];
    return targetsOf(args).filter((target) => /^(seat|building|figure):/.test(target));
  },
  label(choice, { view: base, prompt, words, names }) {
    const view = base as RoseView;
    const { verb, args } = choice;
    if (verb === "blame" || verb === "clear") {
      return words.say(`word-${view.turn.track}-${verb}`, {
        monk: args.monk ?? "",
        count: prompt?.args.count ?? 0,
      });
    }
    if (verb.startsWith("accuse")) {
      return view.opponents
        .map((seat, i) => {
          const monk = args[i === 0 ? "monk" : `monk${i + 1}`] ?? "";
          return words.say("accuse-lay", { name: names[seat] ?? "", monk });
        })
        .join(", ");
    }
    return null;
  },
  short({ verb, args }, { words }) {
    return verb === "go" ? words.say(`board-${args.building}`) : null;
  },
  asks(target, base): Choice[] {
    const view = base as RoseView;
    const [kind = "", id = ""] = target.split(":");
    const ask = (verb: string, args: Choice["args"]) => [
      { notation: [verb, ...Object.values(args)].join(":"), verb, args },
    ];
    const now = owed(view);
    switch (kind) {
      case "building":
        return ask("go", { building: id });
      case "figure":
        return ABOUT[now] ? ask(ABOUT[now], { monk: id }) : ask("move", { figure: id });
      case "marker":
        return ask("show", { monk: id });
      case "card":
        return ask("play", { card: id });
      case "tile": {
        const [where = "", nth = "0"] = id.split(".");
        const tile = entryOf(view.buildings, where)?.tiles[Number(nth)];
        return tile ? ask("take", { tile }) : [];
      }
      case "time":
        return ask("spend", { count: Number(id) });
      case "suspicion":
      case "evidence":
        return ABOUT[now] ? ask(ABOUT[now], { monk: id }) : ask("move", { figure: id });
      default:
        return [];
    }
  },
  sound(event) {
    if (["conversion", "unmasked"].includes(event.event)) return "low";
    if (["day", "showed"].includes(event.event)) return "soft";
    if (event.event === "moved") return "step";
    if (["took", "tile", "spent", "returned", "played"].includes(event.event)) return "tap";
    return null;
  },
  /** Scores are secret until the end. */
  score: ({ outcome }, seat) => outcome?.scores[seat] ?? null,
};

export default rose;
