/** Which choices end in a card drawn or a tile turned up, so that they cannot be taken back. */
import type { Choice, View } from "../../lib/wire";
import { isMonk, readCard, readTile, type RoseView, whereIs } from "./types";

/** Whether the event of the day asks once more after this move; then that is the last word. */
function asksAfter(view: RoseView, figure: string, building: string): boolean {
  const { card, second } = view.turn;
  switch (view.event) {
    case "whisper": {
      const hours = card ? readCard(card).hours : 0;
      return hours === null ? figure === "william" : hours > 0;
    }
    case "twice":
      return !second;
    case "hints":
      return figure === "william";
    case "at-his-side":
      return isMonk(figure) && whereIs(view, "william") === building;
    default:
      return false;
  }
}

/** Whether a taken tile empties the building, so that the next ones of the row are turned up. */
function turnsUp(view: RoseView, building: string): boolean {
  return (view.buildings[building]?.tiles.length ?? 0) <= 1 && view.row.unseen > 0;
}

function arriving(view: RoseView, figure: string, building: string): boolean {
  const here = view.buildings[building];
  if (!here) return true;
  if (!isMonk(figure)) {
    if (here.figures.some(isMonk)) return false; // a word about each comes first
    return !asksAfter(view, figure, building);
  }
  const own = here.tiles.filter((tile) => readTile(tile).monk === figure);
  if (own.length === 2 && own[0] !== own[1]) return false; // which tile is asked first
  if (own.length > 0 && turnsUp(view, building)) return true;
  return !asksAfter(view, figure, building);
}

export function final(choice: Choice, base: View): boolean {
  const view = base as RoseView;
  const { verb, args } = choice;
  const figure = view.turn.figure ?? "";
  const where = whereIs(view, figure) ?? "";
  if (verb === "go") return arriving(view, figure, String(args.building));
  if (verb === "move") {
    const { subject, hours } = readCard(view.turn.card ?? "");
    return hours !== null && arriving(view, String(args.figure), subject);
  }
  if (verb === "take") return turnsUp(view, where) || !asksAfter(view, figure, where);
  if (verb === "blame" || verb === "clear") {
    const left = view.stack.filter(({ decision }) => decision === "judge").length;
    return left <= 1 && !asksAfter(view, figure, where);
  }
  return ["give", "whisper", "enough", "show"].includes(verb) || verb.startsWith("accuse");
}
