/** Arrow keys move the focus from piece to piece. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** The index of the nearest point in a direction; distance to the side counts double. */
export function toward(points: readonly Point[], from: Point, key: string): number {
  const ahead = search(points, from, key, 2);
  return ahead >= 0 ? ahead : search(points, from, key, Infinity);
}

/** As `toward`, among the points that lie at most `cone` times as far aside as ahead. */
function search(points: readonly Point[], from: Point, key: string, cone: number): number {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (along <= 1 || aside > cone * along) return;
    const cost = along + 2 * aside;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function nearest(root: Element, from: Element, key: string): SVGElement | undefined {
  const all = [...root.querySelectorAll<SVGElement>("[data-target]")].filter((e) => e !== from);
  return all[toward(all.map(middle), middle(from), key)];
}
