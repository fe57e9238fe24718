/** Lines of the ground that depend on the board's shape: shores, waves, boats. */
import type { Block } from "./block";
import type { Plan, Rect } from "./plan";

/** Numbers from 0 to 1 that are the same for the same seed. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** A shore cut by hand: the outline of a rectangle that is not quite straight. */
export function island({ x, y, w, h }: Rect, seed: number): string {
  const roll = dice(seed + 3);
  const r = Math.min(14, w / 6, h / 6);
  const corners: [number, number][] = [
    [x + r, y],
    [x + w - r, y],
    [x + w, y + r],
    [x + w, y + h - r],
    [x + w - r, y + h],
    [x + r, y + h],
    [x, y + h - r],
    [x, y + r],
  ];
  const points: [number, number][] = [];
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 34));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const off = k === 0 ? 0 : (roll() - 0.5) * 2.6;
      const upright = Math.abs(by - ay) > Math.abs(bx - ax);
      points.push([
        short(ax + (bx - ax) * t + (upright ? off : 0)),
        short(ay + (by - ay) * t + (upright ? 0 : off)),
      ]);
    }
  });
  return `M${points.map(([px, py]) => `${px} ${py}`).join("L")}Z`;
}

/** A picture of the ground: its name, where it stands and how wide it is. */
export interface Thing {
  art: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const things = (...names: string[]) => names.map((name) => `notre-dame-board/${name}`);
const WAVES = things("waves1", "waves2", "waves3");
const HOUSES = things("house1", "house2", "house3", "house4", "house1", "house4", "tree");

const touches = (a: Rect, b: Rect, by = 0) =>
  a.x < b.x + b.w + by && b.x < a.x + a.w + by && a.y < b.y + b.h + by && b.y < a.y + a.h + by;

const landsOf = ({ blocks, cathedral }: Plan): Rect[] =>
  cathedral ? [...blocks, cathedral] : [...blocks];

/** Strokes of water wherever some of it shows. */
export function waves(plan: Plan): Thing[] {
  const roll = dice(Math.round(plan.w + plan.h));
  const lands = landsOf(plan);
  const out: Thing[] = [];
  const [wide, high] = [54, 14];
  for (let y = 2; y < plan.h; y += 17) {
    for (let x = -20 + roll() * 30; x < plan.w; x += 46 + roll() * 26) {
      const at = { x: x + 6, y: y + 2, w: wide - 12, h: high - 4 };
      const inland = lands.some(
        (land) =>
          at.x > land.x &&
          at.y > land.y &&
          at.x + at.w < land.x + land.w &&
          at.y + at.h < land.y + land.h,
      );
      const art = WAVES[Math.floor(roll() * WAVES.length)]!;
      if (!inland) out.push({ art, x: short(x), y: short(y + roll() * 4), w: wide, h: high });
    }
  }
  return out;
}

/** Boats where there is open water. */
export function boats(plan: Plan): Thing[] {
  if (plan.mode === "borough") return [];
  const lands = landsOf(plan);
  const roll = dice(plan.blocks.length * 7 + 1);
  const out: Thing[] = [];
  for (const size of [74, 56, 40]) {
    for (let tries = 0; tries < 200 && out.length < 6; tries++) {
      const barge = out.length % 3 === 1;
      const [w, h] = barge ? [size, size * 0.56] : [size * 0.9, size * 0.84];
      const at = { x: roll() * (plan.w - w), y: roll() * (plan.h - h), w, h };
      if (lands.some((land) => touches(land, at, 2))) continue;
      if (out.some((other) => touches(other, at, size))) continue;
      out.push({ ...at, art: `notre-dame-board/${barge ? "barge" : "boat"}` });
    }
  }
  return out;
}

/** Houses and gardens of a borough that has no sectors to show. */
export function town(block: Block, plan: Plan): Thing[] {
  if (Object.keys(block.cells).length > 0) return [];
  const roll = dice(block.borough * 31 + 5);
  const { letter, lane } = plan.sizes;
  const left = block.x + letter.w + 10;
  const right = block.x + block.w - letter.w - 10;
  const [top, bottom] = [block.y + lane, block.quay.y - lane];
  const size = Math.min(44, Math.max(22, (bottom - top) / 2));
  const rows = Math.max(1, Math.floor((bottom - top) / size));
  const kept: Rect[] = [
    block.plate,
    ...Object.values(block.markets).map(({ x, y }) => ({
      x: x - letter.h * 0.7,
      y: y - letter.h * 0.6,
      w: letter.h * 1.4,
      h: letter.h * 1.2,
    })),
  ];
  const out: Thing[] = [];
  for (let row = 0; row < rows; row++) {
    const foot = top + ((row + 1) * (bottom - top)) / rows;
    for (let x = left; x < right - size * 0.8; x += size * (0.86 + roll() * 0.2)) {
      const h = size * (0.84 + roll() * 0.16);
      const at = { x, y: foot - h, w: size * 0.82, h };
      const street = { x: block.streets.x - 9, y: top, w: 18, h: bottom - top };
      const art = HOUSES[Math.floor(roll() * HOUSES.length)]!;
      if (![street, ...kept].some((taken) => touches(taken, at))) out.push({ ...at, art });
    }
  }
  return out;
}

/** Trees and houses at both sides of the church, where its island is wide. */
export function close({ cathedral, mode }: Plan): Thing[] {
  if (!cathedral || mode !== "city") return [];
  const { x, y, w, h } = cathedral;
  const size = h * 0.36;
  const free = w / 2 - h * 0.42 - 14;
  const many = Math.min(4, Math.floor(free / (size * 0.8)));
  const row = things("tree", "house2", "tree", "house4");
  return Array.from({ length: many * 2 }, (_, i) => {
    const nth = Math.floor(i / 2);
    const left = i % 2 === 0;
    // The coins lie at the right of the church.
    const foot = y + h * (left ? 0.52 : 0.62) + (nth % 2) * h * 0.06;
    const at = left ? x + 10 + nth * size * 0.8 : x + w - 10 - (nth + 1) * size * 0.8;
    const art = row[(nth + (left ? 0 : 1)) % row.length]!;
    return { art, x: short(at), y: short(foot - size * 0.5), w: size * 0.8, h: size };
  });
}
