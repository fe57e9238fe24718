/** How the board is composed for the shape of its place. */

/** Beside the city or above it; with the whole city or a part of it. */
export type Arrangement = "wide" | "tall" | "phone" | "landscape";

/** A borough, or all streets. */
export type Shown = number | "streets";

export function arrangementOf(w: number, h: number): Arrangement {
  if (w < 700 || h < 380) return w >= 460 && w > h * 1.35 ? "landscape" : "phone";
  return w > h * 1.3 ? "wide" : "tall";
}

const IN_STREETS = /^(market|carriage|tile):/;
const IN_BOROUGH = /^(sector|stock|rat|space|friend|coins):/;

/** Whether a question has pieces in the streets and squares, and in the own borough. */
export function placesOf(targets: readonly string[]): { streets: number; borough: number } {
  return {
    streets: targets.filter((each) => IN_STREETS.test(each)).length,
    borough: targets.filter((each) => IN_BOROUGH.test(each)).length,
  };
}

/** Where most pieces of a question are. */
export function placeOf(targets: readonly string[]): "borough" | "streets" | null {
  const { streets, borough } = placesOf(targets);
  if (streets + borough === 0) return null;
  return streets > borough ? "streets" : "borough";
}
