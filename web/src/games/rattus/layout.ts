/** Where things stand on the map, in the map's own units. */
export interface Spot {
  x: number;
  y: number;
}

/** The middle of the name, with tokens and cubes below it. */
export const SPOTS: Record<string, Spot> = {
  anglia: { x: 212, y: 196 },
  gallia: { x: 262, y: 382 },
  germania: { x: 436, y: 300 },
  hispania: { x: 136, y: 540 },
  hungaria: { x: 596, y: 440 },
  italia: { x: 436, y: 516 },
  polonia: { x: 668, y: 222 },
  scandia: { x: 510, y: 52 },
  bulgaria: { x: 722, y: 470 },
  turcia: { x: 912, y: 604 },
  russia: { x: 880, y: 88 },
  tartaria: { x: 880, y: 306 },
};

/** Ways across water: a curve from shore to shore. */
export const CROSSINGS: Record<string, string> = {
  "hispania-italia": "M212 632Q286 690 356 664",
  "anglia-gallia": "M252 322Q262 334 260 350",
  "anglia-scandia": "M276 132Q330 92 380 112",
  "anglia-germania": "M284 276Q306 262 328 276",
  "germania-scandia": "M486 246Q512 240 514 206",
  "italia-turcia": "M524 738Q660 828 792 734",
  "scandia-russia": "M582 92Q600 76 616 78",
  "turcia-tartaria": "M936 566Q950 520 926 486",
};

export const PALACE: Spot = { x: 96, y: 74 };
export const SUPPLY: Spot = { x: 1018, y: 736 };

/** Three washes, so that neighbours differ. */
export const WASH: Record<string, number> = {
  anglia: 1,
  gallia: 2,
  germania: 1,
  hispania: 1,
  hungaria: 2,
  italia: 3,
  polonia: 3,
  scandia: 2,
  bulgaria: 3,
  turcia: 1,
  russia: 2,
  tartaria: 1,
};
