/** The light of the hour: what colours the sky and the rooms, and what stands over the roofs. */
import { HOURS } from "./data";

export interface Light {
  sky: string;
  tint: string;
  /** How strong the tint is, from 0 to 1. */
  strength: number;
  disc: "sun" | "moon";
  /** Where the disc stands, from the left edge (0) to the right one (1). */
  along: number;
}

/** The hour at which the sun is down. */
const DUSK = 20;

export function lightAt(clock: number): Light {
  const hour = Math.min(clock, HOURS);
  const disc = hour < DUSK ? "sun" : "moon";
  const along = hour < DUSK ? 0.03 + (0.94 * hour) / DUSK : 0.1 + 0.8 * ((hour - DUSK) / 4);
  const at = (sky: string, tint: string, strength: number) => ({
    sky,
    tint,
    strength,
    disc,
    along,
  });
  if (hour < 4) return at("var(--rose-dawn)", "#d98c7a", 0.1) as Light;
  if (hour < 13) return at("var(--rose-noon)", "#fff3cf", 0.06) as Light;
  if (hour < 17) return at("var(--rose-noon)", "#e0a23c", 0.07) as Light;
  if (hour < DUSK) return at("var(--rose-evening)", "#c8702a", 0.14) as Light;
  return at("var(--rose-night)", "#24365c", 0.24) as Light;
}
