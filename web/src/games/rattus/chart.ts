/** The chart in a container of any shape: how it is stretched, and how large pieces are. */
import { NARROW, type Rect, SITES, type Spot } from "./layout";
import { MAP } from "./map.generated";

/** Charts of the time are no projections: ours may be wider or narrower than it was drawn. */
const NARROWEST = 1.12;
const WIDEST = 1.9;
/** The chart's frame, with a little air. */
const EDGE = 12;

export interface Sizes {
  /** Fonts, and the widths of tokens and cubes, in pixels. */
  name: number;
  count: number;
  token: number;
  cube: number;
  /** The height of the Black Death. */
  pawn: number;
  /** The line around a region on offer. */
  shore: number;
}

export interface Chart {
  width: number;
  height: number;
  /** From units of the chart to pixels. */
  scaleX: number;
  scaleY: number;
  offsetX: number;
  offsetY: number;
  sizes: Sizes;
  palace: Rect;
  supply: Rect;
}

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The chart fills its container; what is left over shows more sea and more of Asia. */
export function fitChart(width: number, height: number): Chart {
  const shape = between(NARROWEST, width / height, WIDEST);
  const high = Math.min(height, width / shape);
  const wide = high * shape;
  const sizes = sizesOf(Math.min(high, wide / (MAP.width / MAP.height)));
  const offsetX = (width - wide) * 0.56;
  const offsetY = (height - high) * 0.4;
  const palace = palaceOf(sizes, offsetX + wide * 0.09, {
    x: offsetX + wide * 0.165,
    y: offsetY + high * 0.185,
  });
  const supply = {
    width: sizes.token + sizes.count * 1.3 + 16,
    height: sizes.token + 10,
  };
  return {
    width,
    height,
    scaleX: wide / MAP.width,
    scaleY: high / MAP.height,
    offsetX,
    offsetY,
    sizes,
    palace,
    supply: {
      ...supply,
      x: width - supply.width - EDGE,
      y: height - supply.height - EDGE,
    },
  };
}

function sizesOf(high: number): Sizes {
  return {
    name: between(14, high * 0.036, 32),
    count: between(14, high * 0.032, 28),
    token: between(20, high * 0.07, 72),
    cube: between(11, high * 0.033, 30),
    pawn: between(34, high * 0.125, 120),
    shore: between(2, high * 0.0068, 4),
  };
}

/** In the upper left, west and north of Anglia: tall where the Atlantic is wide, else low. */
function palaceOf(sizes: Sizes, atlantic: number, north: Spot): Rect {
  const wide = sizes.cube * 9;
  const tall = atlantic >= wide + 16;
  return {
    x: EDGE,
    y: EDGE,
    width: tall ? wide : between(64, north.x - EDGE, wide),
    height: tall ? sizes.cube * 8.2 : between(54, north.y - EDGE, sizes.cube * 8),
  };
}

/** Whether names and tokens, which have a least size, get in each other's way. */
export const isNarrow = ({ scaleX }: Chart) => scaleX * MAP.width < 345;

export function place(chart: Chart, spot: Spot): Spot {
  return {
    x: chart.offsetX + spot.x * chart.scaleX,
    y: chart.offsetY + spot.y * chart.scaleY,
  };
}

/** Where the name, tokens and cubes of a region are laid out, in pixels. */
export function plotOf(chart: Chart, region: string): Rect {
  const { plot } = SITES[region]!;
  const { x, y } = place(chart, plot);
  return {
    x: x + (isNarrow(chart) ? (NARROW[region] ?? 0) : 0),
    y,
    width: plot.width * chart.scaleX,
    height: plot.height * chart.scaleY,
  };
}
