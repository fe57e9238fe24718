/** The names of the pictures. */
import { names } from "../../art/pictures";
import { PERSONS } from "./types";

const known = new Set(names());
const first = (...wanted: string[]) => wanted.find((name) => known.has(name)) ?? null;

/** A sector's house, Notre Dame, or the card of the trusted friend. */
export const placeArt = (name: string) =>
  name === "trusted-friend"
    ? "notre-dame-board/friend"
    : first(`notre-dame/${name}`, `notre-dame-sectors/${name}`, `notre-dame-places/${name}`);

export const personArt = (person: string) =>
  first(`notre-dame-persons/${person}`, `notre-dame-new-persons/${person}`);

/** The picture of a piece that is explained. */
export function artOf(kind: string, id: string, more: string): string | null {
  switch (kind) {
    case "sector":
      return placeArt(more);
    case "hand":
    case "pick":
      return placeArt(id);
    case "tile":
      return placeArt("notre-dame");
    case "person":
      return (PERSONS as readonly string[]).includes(id) ? personArt(id) : null;
    case "market":
      return "notre-dame-board/well";
    case "carriage":
      return "notre-dame-board/carriage";
    case "friend":
      return "notre-dame-board/friend";
    case "rat":
    case "space":
    case "plague":
      return "pieces/rat";
    case "stock":
      return "pieces/cube";
    case "coins":
      return "pieces/coin";
    default:
      return null;
  }
}
