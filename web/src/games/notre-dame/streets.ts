/** The streets as lines from market to market. */
import type { Block } from "./block";
import { type Street, streetsOf } from "./data";
import type { Plan, Spot } from "./plan";

export interface Way extends Street {
  d: string;
  /** A lane across a borough to its neighbour: it passes under the houses. */
  alley: boolean;
}

export function waysOf(plan: Plan): Way[] {
  if (!plan.cathedral) return plan.blocks.flatMap((block) => insideOf(block, plan));
  return streetsOf(plan.blocks.length).map((street) => wayOf(street, plan));
}

function insideOf(block: Block, plan: Plan): Way[] {
  if (Object.keys(block.markets).length === 0) return [];
  const inside = streetsOf(1).filter((street) => !street.between);
  const moved = (name: string) => `${block.borough + 1}:${name.slice(2)}`;
  return inside.map(({ from, to }) =>
    wayOf({ from: moved(from), to: moved(to), between: false }, plan),
  );
}

function wayOf(street: Street, plan: Plan): Way {
  const a = plan.markets[street.from]!;
  const b = plan.markets[street.to]!;
  const centre = [street.from, street.to].filter((name) => name.endsWith(":centre"));
  const straight = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  if (street.between) {
    const outer = street.from.includes("outer");
    if (outer && Math.abs(a.y - b.y) > 40) return { ...street, d: bow(a, b, plan), alley: false };
    if (centre.length === 0) return { ...street, d: straight, alley: false };
    return {
      ...street,
      d: behind(plan.markets[centre[0]!]!, centre[0] === street.from ? b : a),
      alley: true,
    };
  }
  const { streets } = plan.blocks.find(({ borough }) => street.from.startsWith(`${borough + 1}:`))!;
  // A market stands at its street: along the front or the back of the borough.
  const along = (at: Spot) =>
    at.y < (streets.top + streets.bottom) / 2 ? streets.top : streets.bottom;
  if (centre.length === 0) {
    if (Math.abs(a.x - b.x) < 1) return { ...street, d: straight, alley: false };
    const y = along(a);
    return { ...street, d: `M${a.x} ${a.y}L${a.x} ${y}L${b.x} ${y}L${b.x} ${b.y}`, alley: false };
  }
  // From the centre along the avenue to the street between two corners, then along it.
  const hub = plan.markets[centre[0]!]!;
  const rim = street.from === centre[0] ? b : a;
  const y = along(rim);
  const d = `M${hub.x} ${hub.y}L${hub.x} ${y}L${rim.x} ${y}L${rim.x} ${rim.y}`;
  return { ...street, d, alley: false };
}

/** Behind the houses to the side, then over the water. */
function behind(hub: Spot, rim: Spot): string {
  return `M${hub.x} ${hub.y}Q${rim.x + (hub.x - rim.x) * 0.25} ${hub.y} ${rim.x} ${rim.y}`;
}

/** Over the water, round the outside of the city. */
function bow(a: Spot, b: Spot, plan: Plan): string {
  const left = a.x < plan.w / 2;
  const rim = plan.sizes.street / 2 + 2;
  const edge = left ? rim : plan.w - rim;
  const out = (x: number) => (left ? Math.min(x, edge) : Math.max(x, edge));
  // A Bézier curve keeps a quarter of its ends' distance: so it reaches the edge and no further.
  const pull = (from: Spot) => out((edge - 0.25 * from.x) / 0.75);
  const x = left ? Math.max(pull(a), pull(b)) : Math.min(pull(a), pull(b));
  const bend = clampTo(x, plan.w);
  return `M${a.x} ${a.y}C${bend} ${a.y} ${bend} ${b.y} ${b.x} ${b.y}`;
}

const clampTo = (x: number, w: number) => Math.min(w, Math.max(0, x));
