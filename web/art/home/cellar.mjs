// The cellar: vaults, casks, a candle, and the table with the three games; 1200 by 380. The left
// half is calm, for the words that stand on it. Its inks are the cellar's own (`cellar-…`): it is
// dark there by day too.
import { scene } from "../engraver/plate.mjs";
import { arch, blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

const [LIGHT_X, LIGHT_Y] = [800, 210];

/** Darkness by the distance from the candle. @param {number} x @param {number} y */
const dusk = (x, y) => Math.min(0.95, 0.3 + Math.hypot(x - LIGHT_X, (y - LIGHT_Y) * 1.3) / 760);

/** @param {Plate} plate @param {number} x */
function bay(plate, x) {
  const look = { line: 2.6, hatch: { angle: 90, gap: 6, width: 2, cross: 0.86 } };
  plate.shape(arch(x, 14, 300, 400, false), { fill: "cellar-stone", ...look, shade: dusk });
  for (let i = 1; i < 12; i += 1) {
    const a = Math.PI + (Math.PI * i) / 12;
    plate.line(
      [
        [x + 150 + 122 * Math.cos(a), 164 + 122 * Math.sin(a)],
        [x + 150 + 149 * Math.cos(a), 164 + 149 * Math.sin(a)],
      ],
      { width: 2.4, taper: 0.05 },
    );
  }
  const recess = arch(x + 28, 42, 244, 372, false);
  plate.shape(recess, { fill: "cellar-deep", line: 2.4 });
  const shadow = (/** @type {number} */ px, /** @type {number} */ py) =>
    dusk(px, py) - 0.1 + Math.max(0, (150 - py) / 260);
  plate.shape(arch(x + 78, 108, 144, 306, false), { line: 2, ink: "cellar-stone" });
  plate.shape(arch(x + 92, 122, 116, 292, false), { line: 1.4, ink: "cellar-stone" });
  for (const side of [-1, 1]) {
    plate.line(
      [
        [x + 150 + side * 86, 78],
        [x + 150 + side * 50, 128],
      ],
      { width: 2.4, ink: "cellar-stone" },
    );
    plate.line(
      [
        [x + 150, 42],
        [x + 150 + side * 2, 108],
      ],
      { width: 1.6, ink: "cellar-stone" },
    );
  }
  plate.hatch(recess, shadow, { angle: 90, gap: 7, width: 2, cross: 0.94 });
}

/** @param {Plate} plate @param {number} x */
function pillar(plate, x) {
  plate.shape(rect(x - 24, 164, 48, 230), {
    fill: "cellar-stone",
    line: 2.8,
    shade: (px, py) => Math.max(dusk(px, py), px > x === LIGHT_X < x ? 0.7 : 0.2),
    hatch: { angle: 90, gap: 5, width: 2, cross: 1 },
  });
  plate.shape(path(`M${x - 36} 152L${x + 36} 152L${x + 25} 176L${x - 25} 176Z`), {
    fill: "cellar-stone",
    line: 2.8,
  });
  for (const y of [220, 268, 316])
    plate.line(
      [
        [x - 22, y],
        [x + 22, y],
      ],
      { width: 1.8, taper: 0.05 },
    );
}

/** @param {Plate} plate @param {number} x @param {number} y @param {number} r */
function cask(plate, x, y, r) {
  plate.shape(ellipse(x, y, r), {
    fill: "wood",
    line: 3,
    shade: 0.4,
    hatch: { angle: 90, gap: 6, width: 1.8, cross: 1 },
  });
  plate.shape(ellipse(x, y, r * 0.84), { fill: "brown", line: 2 });
  for (const dx of [-0.5, -0.17, 0.17, 0.5])
    plate.line(
      [
        [x + r * dx, y - r * 0.72],
        [x + r * dx, y + r * 0.72],
      ],
      { width: 1.8, taper: 0.1 },
    );
  plate.shape(rect(x - r * 0.8, y - 5, r * 1.6, 10), { fill: "wood", line: 1.8 });
  plate.shape(ellipse(x, y + r * 0.5, 5), { fill: "umber", line: 1.8 });
}

/** @param {Plate} plate @param {number} x @param {number} y */
function candle(plate, x, y) {
  plate.shape(ellipse(x, y, 34, 9), { fill: "ochre", line: 2.4, shade: 0.4, hatch: { gap: 4 } });
  plate.shape(
    path(
      `M${x - 11} ${y - 2}L${x - 11} ${y - 62}C${x - 8} ${y - 68} ${x + 8} ${y - 66} ${x + 11} ${y - 62}C${x + 16} ${y - 50} ${x + 15} ${y - 42} ${x + 11} ${y - 38}L${x + 11} ${y - 2}C${x + 4} ${y + 2} ${x - 4} ${y + 2} ${x - 11} ${y - 2}Z`,
    ),
    { fill: "linen", line: 2.2, shade: 0.34, hatch: { angle: 90, gap: 4, width: 1.4 } },
  );
  plate.line(
    [
      [x, y - 64],
      [x, y - 76],
    ],
    { width: 2.6, taper: 0.05 },
  );
  plate.shape(
    path(
      `M${x} ${y - 118}C${x + 12} ${y - 98} ${x + 16} ${y - 84} ${x} ${y - 70}C${x - 16} ${y - 84} ${x - 10} ${y - 98} ${x} ${y - 118}Z`,
    ),
    { fill: "glow", line: 2 },
  );
  plate.wash(
    path(
      `M${x} ${y - 96}C${x + 6} ${y - 86} ${x + 6} ${y - 78} ${x} ${y - 72}C${x - 6} ${y - 78} ${x - 5} ${y - 86} ${x} ${y - 96}Z`,
    ),
    "orange",
  );
}

/** A chart with coasts, a compass and two cubes: Rattus. @param {Plate} plate */
function chart(plate) {
  plate.shape(pts("560,318 706,318 694,362 538,362"), { fill: "linen", line: 2.4 });
  plate.wash(blob(pts("566,324 600,322 616,334 600,346 574,356 552,354")), "water");
  plate.line(curve(pts("566,324 600,322 616,334 600,346 574,356")), { width: 2 });
  plate.line(curve(pts("640,324 652,336 644,346 660,356")), { width: 2 });
  plate.shape(ellipse(673, 336, 12, 7.5), { fill: "straw", line: 1.6 });
  plate.line(pts("661,336 685,336"), { width: 1.5 });
  plate.line(pts("673,328 673,344"), { width: 1.5 });
  for (const [x, y, ink] of /** @type {[number, number, string][]} */ ([
    [626, 330, "red"],
    [612, 350, "blue"],
    [634, 349, "red"],
  ])) {
    plate.shape(
      [
        [x, y - 9],
        [x + 9, y - 5],
        [x + 9, y + 4],
        [x, y + 9],
        [x - 9, y + 4],
        [x - 9, y - 5],
      ],
      { fill: ink, line: 1.9 },
    );
    plate.line(
      [
        [x - 9, y - 5],
        [x, y],
        [x + 9, y - 5],
      ],
      { width: 1.3, taper: 0.02 },
    );
    plate.line(
      [
        [x, y],
        [x, y + 9],
      ],
      { width: 1.3, taper: 0.02 },
    );
  }
}

/** A small Notre Dame on its board. @param {Plate} plate */
function city(plate) {
  plate.shape(pts("868,318 1022,318 1040,362 858,362"), {
    fill: "green",
    line: 2.4,
    shade: 0.3,
    hatch: { angle: 20, gap: 7, width: 1.4, cross: 1 },
  });
  plate.wash(pts("868,350 1036,350 1040,361 859,361"), "water");
  const stone = { fill: "stone", line: 2, shade: 0.36, hatch: { angle: 90, gap: 4, width: 1.4 } };
  plate.shape(rect(916, 262, 62, 74), stone);
  for (const x of [914, 958]) {
    plate.shape(rect(x, 232, 22, 62), stone);
    plate.shape(arch(x + 6, 240, 10, 34), { fill: "black", line: 1.4 });
  }
  plate.shape(ellipse(947, 290, 9), { fill: "red", line: 2 });
  plate.shape(ellipse(947, 290, 4), { fill: "glow", line: 1.4 });
  for (const x of [921, 938, 955]) plate.shape(arch(x, 306, 16, 30), { fill: "umber", line: 1.6 });
  for (const [x, ink] of /** @type {[number, string][]} */ ([
    [884, "roof"],
    [1000, "tile"],
  ])) {
    plate.shape(rect(x - 12, 318, 26, 22), { ...stone, fill: "straw" });
    plate.shape(
      [
        [x - 17, 319],
        [x + 1, 300],
        [x + 19, 319],
      ],
      { fill: ink, line: 2, shade: 0.4, hatch: { gap: 4 } },
    );
  }
}

/** An open book with a rose: The Name of the Rose. @param {Plate} plate */
function book(plate) {
  plate.shape(
    path(
      "M1062 340C1084 326 1104 328 1118 338C1132 328 1152 326 1174 340L1182 364C1156 352 1136 354 1118 362C1100 354 1080 352 1054 364Z",
    ),
    { fill: "linen", line: 2.4, shade: 0.24, hatch: { angle: 70, gap: 5 } },
  );
  plate.line(pts("1118,338 1118,362"), { width: 2, taper: 0.05 });
  for (const y of [342, 349])
    plate.line(
      curve([
        [1074, y],
        [1092, y - 6],
        [1110, y],
      ]),
      { width: 1.4 },
    );
  plate.line(curve(pts("1150,352 1160,334 1156,318")), { width: 3, ink: "moss" });
  plate.shape(path("M1160 334C1168 328 1176 330 1178 336C1172 341 1164 341 1158 338Z"), {
    fill: "green",
    line: 1.6,
  });
  plate.shape(blob(pts("1140,312 1143,300 1154,296 1166,300 1170,312 1162,322 1148,322")), {
    fill: "red",
    line: 2.2,
    shade: 0.3,
    hatch: { around: [1155, 310], gap: 4, width: 1.4 },
  });
  plate.line(curve(pts("1147,312 1152,304 1161,306 1160,314 1153,313")), { width: 1.8 });
}

export const cellar = scene(
  1200,
  380,
  (plate) => {
    plate.wash(rect(-4, -4, 1208, 390), "cellar-deep");
    for (const x of [-110, 210, 530, 850]) bay(plate, x);
    cask(plate, 1088, 262, 42);
    cask(plate, 1014, 274, 32);
    for (const x of [200, 520, 840, 1160]) pillar(plate, x);
    plate.shape(pts("500,304 1210,304 1260,392 452,392"), {
      fill: "brown",
      line: 3,
      shade: (x, y) => dusk(x, y) - 0.06,
      hatch: { angle: 0, gap: 7, width: 1.8, cross: 1 },
    });
    for (const [a, b] of [
      [
        [486, 332],
        [1226, 332],
      ],
      [
        [470, 362],
        [1243, 362],
      ],
    ])
      plate.line([a, b], { width: 2.2, taper: 0.02 });
    chart(plate);
    city(plate);
    book(plate);
    candle(plate, LIGHT_X, 332);
    plate.at({ x: 716, y: 330, scale: 0.62 }, () => {
      plate.line(curve(pts("66,42 78,47 86,40 84,30 92,24")), { width: 3, taper: 0.6 });
      plate.shape(
        blob(pts("5,39 12,33 20,27 30,21 42,15 56,17 67,26 71,38 64,46 50,48 34,47 22,45 10,44")),
        { fill: "slate", line: 2, shade: 0.5, hatch: { angle: 32, gap: 4, width: 1.2 } },
      );
      plate.shape(ellipse(26, 23, 6.2, 6.8), { fill: "flush", line: 1.6 });
      plate.dot(15.5, 34.5, 2.2);
    });
  },
  { fine: 0.4, parts: 2, line: 2.4 },
);
