/** Where things stand on the chart, in the chart's own units (1100 by 800). */
export interface Spot {
  x: number;
  y: number;
}

export interface Rect extends Spot {
  width: number;
  height: number;
}

/** A region: where its name, tokens and cubes are laid out, and where the Black Death stands. */
export interface Site {
  plot: Rect;
  /** Between the feet of the figure. */
  pawn: Spot;
}

const site = (x: number, y: number, width: number, height: number, feet: [number, number]) => ({
  plot: { x, y, width, height },
  pawn: { x: feet[0], y: feet[1] },
});

export const SITES: Record<string, Site> = {
  anglia: site(184, 148, 157, 180, [125, 274]),
  gallia: site(202, 363, 128, 165, [167, 398]),
  germania: site(358, 282, 175, 180, [395, 270]),
  hispania: site(68, 524, 125, 160, [69, 530]),
  hungaria: site(519, 438, 116, 170, [646, 621]),
  italia: site(372, 497, 110, 190, [367, 687]),
  polonia: site(537, 222, 170, 126, [745, 241]),
  scandia: site(446, 21, 144, 190, [403, 130]),
  bulgaria: site(670, 450, 182, 180, [658, 654]),
  turcia: site(754, 602, 187, 140, [918, 575]),
  russia: site(830, 62, 263, 190, [749, 136]),
  tartaria: site(774, 272, 293, 120, [1048, 344]),
};

/** On a narrow chart these plots give way to their neighbours' tokens, in pixels. */
export const NARROW: Record<string, number> = { gallia: -2, germania: -5, polonia: 5, italia: -3 };

/** Ways across water: a curve from shore to shore. */
export const CROSSINGS: Record<string, string> = {
  "hispania-italia": "M204 652Q286 716 356 684",
  "anglia-gallia": "M262 328Q270 338 268 350",
  "anglia-scandia": "M276 142Q330 96 386 118",
  "anglia-germania": "M290 290Q310 276 330 290",
  "germania-scandia": "M482 262Q506 250 502 218",
  "italia-turcia": "M520 746Q660 826 800 730",
  "scandia-russia": "M566 104Q588 76 614 80",
  "turcia-tartaria": "M934 566Q950 524 926 488",
};

/** Four washes, so that neighbours differ, also across water. */
export const WASH: Record<string, number> = {
  anglia: 2,
  gallia: 3,
  germania: 1,
  hispania: 1,
  hungaria: 3,
  italia: 4,
  polonia: 2,
  scandia: 4,
  bulgaria: 1,
  turcia: 2,
  russia: 3,
  tartaria: 4,
};

/** A picture of the chart: where its lower edge has its middle, and its width. */
export interface Furniture extends Spot {
  name: string;
  size: number;
  /** Only where the chart is large. */
  large?: boolean;
}

const put = (name: string, x: number, y: number, size: number, large = true): Furniture => ({
  name,
  x,
  y,
  size,
  large,
});

/** On the sea and on land that is never played on. */
export const AT_SEA: readonly Furniture[] = [
  put("compass", 52, 442, 156, false),
  put("monster", 354, 236, 108, false),
  put("ship", 1000, 560, 78, false),
  put("ship", -110, 640, 184),
  put("monster", -150, 786, 190),
  put("palms", 60, 788, 75),
  put("dome", 236, 792, 86),
  put("palms", 336, 786, 69),
  put("mountains", 140, 770, 115),
  put("tents", 1220, 200, 115),
  put("tents", 1320, 420, 127),
  put("mountains", 1180, 560, 144),
  put("firs", 1230, 60, 115),
  put("firs", 1340, 120, 115),
  put("dome", 1180, 690, 104),
];

/** On the regions, where no piece stands. */
export const ON_LAND: Record<string, readonly Furniture[]> = {
  scandia: [put("mountains", 436, 72, 75), put("firs", 560, 6, 86)],
  russia: [put("firs", 660, 30, 86), put("firs", 756, 84, 86), put("novgorod", 782, 150, 75)],
  germania: [put("forest", 480, 488, 81), put("cologne", 350, 330, 60)],
  gallia: [put("peaks", 330, 540, 69)],
  hispania: [put("granada", 84, 520, 69), put("peaks", 250, 566, 69)],
  polonia: [put("krakow", 780, 262, 69)],
  tartaria: [put("sarai", 730, 396, 80), put("tents", 1060, 410, 86)],
  turcia: [put("bursa", 1046, 590, 78), put("mountains", 990, 690, 86)],
  hungaria: [put("buda", 640, 430, 66)],
  bulgaria: [put("mountains", 700, 640, 75)],
  italia: [put("peaks", 362, 520, 69)],
};
