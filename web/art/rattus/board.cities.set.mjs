// A city for each region of Rattus, by a building that tells it; 64 by 52.
import { fir, gable, longhouse, masonry, opening, tiles } from "../buildings/parts.mjs";
import { scene } from "../engraver/plate.mjs";
import { arch, blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/** @param {(plate: Plate) => void} draw */
const city = (draw) => scene(64, 52, draw, { fine: 0.2, parts: 5, line: 1.7 });

/** @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [fill] */
function dome(plate, x, y, w, h, fill = "sky") {
  plate.shape(
    path(
      `M${x - w / 2} ${y}C${x - w / 2} ${y - h * 0.8} ${x - w * 0.25} ${y - h} ${x} ${y - h}C${x + w * 0.25} ${y - h} ${x + w / 2} ${y - h * 0.8} ${x + w / 2} ${y}Z`,
    ),
    tiles(fill, 0.45),
  );
}

/** @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {string} fill */
function onion(plate, x, y, w, fill) {
  plate.shape(
    blob([
      [x, y - w * 1.5],
      [x + w * 0.22, y - w],
      [x + w * 0.62, y - w * 0.6],
      [x + w * 0.45, y],
      [x - w * 0.45, y],
      [x - w * 0.62, y - w * 0.6],
      [x - w * 0.22, y - w],
    ]),
    tiles(fill, 0.45),
  );
  plate.line(
    [
      [x, y - w * 1.5],
      [x, y - w * 1.5 - 5],
    ],
    { width: 1.4, taper: 0.05, ink: "line" },
  );
}

/** @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [wall] */
function battlements(plate, x, y, w, h, wall = "stone") {
  plate.shape(rect(x, y - h, w, h), masonry(wall, 0.36, 1.7));
  const count = Math.max(2, Math.round(w / 7));
  const step = w / (count * 2 - 1);
  for (let i = 0; i < count; i += 1)
    plate.shape(rect(x + i * 2 * step, y - h - 4, step, 4.5), masonry(wall, 0, 1.2));
}

/** @param {Plate} plate @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [fill] */
function spire(plate, x, y, w, h, fill = "slate") {
  plate.shape(
    [
      [x - w / 2, y],
      [x, y - h],
      [x + w / 2, y],
    ],
    tiles(fill, 0.5),
  );
}

/** London: the white tower with four turrets. */
const london = city((plate) => {
  battlements(plate, 12, 50, 40, 28, "linen");
  for (const x of [9, 47]) {
    plate.shape(rect(x, 16, 8, 34), masonry("linen", 0.4, 1.7));
    dome(plate, x + 4, 17, 9, 9, "slate");
  }
  opening(plate, 27, 36, 10, 14);
  for (const x of [21, 38]) opening(plate, x, 27, 4.5, 7);
  plate.line(pts("32,18 32,6"), { width: 1.4, taper: 0.05, ink: "line" });
  plate.shape(pts("32,5 42,8 32,12"), { fill: "red", line: 1.2 });
});
/** Paris: two towers and a spire. */
const paris = city((plate) => {
  spire(plate, 33, 20, 6, 20);
  plate.shape(rect(12, 20, 40, 30), masonry("stone", 0.34, 1.7));
  for (const x of [11, 40]) {
    plate.shape(rect(x, 6, 13, 30), masonry("stone", 0.4, 1.7));
    opening(plate, x + 4, 10, 5.5, 16);
  }
  plate.shape(ellipse(32, 27, 5), { fill: "red", line: 1.6 });
  plate.dot(32, 27, 1.8, "glow");
  for (const x of [15, 27, 40]) opening(plate, x, 38, 9, 12, { fill: "umber" });
});
/** Cologne: half-timbered gables before a steep church. */
const cologne = city((plate) => {
  plate.shape(rect(22, 22, 20, 28), masonry("stone", 0.36, 1.7));
  spire(plate, 26, 22, 9, 22);
  spire(plate, 38, 22, 9, 22);
  gable(plate, 6, 50, 18, 16, { roof: 13, wall: "linen", tile: "roof", timber: true, eaves: 2 });
  gable(plate, 40, 50, 18, 14, { roof: 12, wall: "straw", tile: "roof", timber: true, eaves: 2 });
  opening(plate, 28, 36, 8, 14);
});
/** Granada: red towers and horseshoe arches. */
const granada = city((plate) => {
  battlements(plate, 6, 50, 16, 32, "rose");
  battlements(plate, 44, 50, 14, 26, "rose");
  plate.shape(rect(20, 30, 26, 20), masonry("straw", 0.34, 1.7));
  plate.shape(pts("17,31 24,24 42,24 49,31"), tiles("tile", 0.4));
  for (const x of [23, 33]) {
    plate.shape(ellipse(x + 4.5, 38, 4.6), { fill: "umber", line: 1.3 });
    plate.shape(rect(x + 1.5, 40, 6, 10), { fill: "umber", line: 1.2 });
  }
  opening(plate, 11, 24, 6, 9);
});
/** Buda: a castle on its hill. */
const buda = city((plate) => {
  plate.shape(blob(pts("4,51 9,42 20,36 34,34 48,38 57,46 60,51")), {
    fill: "green",
    line: 1.8,
    shade: 0.4,
    hatch: { angle: 60, gap: 3.2 },
  });
  battlements(plate, 16, 38, 32, 14);
  battlements(plate, 26, 38, 12, 24);
  for (const x of [17, 47]) {
    plate.shape(rect(x - 4, 20, 8, 18), masonry("stone", 0.4, 1.6));
    spire(plate, x, 21, 11, 13, "roof");
  }
  opening(plate, 29, 28, 6, 10);
});
/** Pisa and Florence in one: a leaning tower, a dome. */
const pisa = city((plate) => {
  plate.shape(rect(20, 32, 38, 18), masonry("linen", 0.34, 1.7));
  dome(plate, 40, 32, 26, 19, "roof");
  plate.shape(rect(37.5, 8, 5, 6), masonry("linen", 0, 1.3));
  for (const x of [26, 36, 46]) opening(plate, x, 38, 7, 12, { pointed: false });
  plate.at({ x: 10, y: 50, turn: 8 }, () => {
    plate.shape(rect(-6, -42, 12, 42), masonry("linen", 0.45, 1.8));
    for (const y of [-34, -26, -18, -10]) {
      plate.line(
        [
          [-6.5, y],
          [6.5, y],
        ],
        { width: 1.6, taper: 0.02 },
      );
      for (const x of [-3, 0, 3])
        plate.line(
          [
            [x, y - 5.5],
            [x, y - 1],
          ],
          { width: 1.5, taper: 0.05 },
        );
    }
  });
});
/** Kraków: a basilica of brick with two unequal towers. */
const krakow = city((plate) => {
  plate.shape(rect(14, 18, 14, 32), masonry("roof", 0.4, 1.7));
  spire(plate, 21, 19, 14, 19, "teal");
  plate.shape(rect(38, 24, 13, 26), masonry("roof", 0.4, 1.7));
  dome(plate, 44.5, 25, 13, 10, "teal");
  plate.shape(pts("26,34 33,24 40,34 40,50 26,50"), masonry("roof", 0.3, 1.6));
  opening(plate, 29, 38, 8, 12);
  for (const x of [18, 42]) opening(plate, x, 28, 5.5, 10);
});
/** Bergen: a stave church among firs. */
const bergen = city((plate) => {
  fir(plate, 10, 50, 28);
  fir(plate, 53, 50, 32);
  plate.shape(rect(20, 40, 26, 10), masonry("brown", 0.4, 1.6));
  plate.shape(pts("14,41 24,30 42,30 52,41"), tiles("umber", 0.45, 80));
  plate.shape(pts("21,31 28,20 38,20 45,31"), tiles("umber", 0.45, 80));
  plate.shape(rect(29, 14, 8, 7), masonry("brown", 0, 1.4));
  spire(plate, 33, 15, 11, 14, "umber");
  opening(plate, 29, 41, 8, 9);
});
/** Tarnovo: a church of stripes under a low dome. */
const tarnovo = city((plate) => {
  plate.shape(rect(10, 28, 44, 22), masonry("straw", 0.3, 1.8));
  for (const y of [34, 40, 46])
    plate.line(
      [
        [11, y],
        [53, y],
      ],
      { width: 2.4, taper: 0.02, ink: "roof" },
    );
  plate.shape(rect(24, 18, 16, 11), masonry("straw", 0.36, 1.6));
  dome(plate, 32, 19, 19, 11, "roof");
  for (const x of [14, 44]) dome(plate, x + 3, 29, 11, 8, "roof");
  opening(plate, 28, 37, 8, 13, { pointed: false });
  plate.line(pts("32,8 32,1"), { width: 1.5, taper: 0.05, ink: "line" });
  plate.line(pts("29.5,3.5 34.5,3.5"), { width: 1.5, taper: 0.05, ink: "line" });
});
/** Bursa: a great dome between half domes and slender towers. */
const bursa = city((plate) => {
  for (const x of [5, 59]) {
    plate.shape(rect(x - 2, 14, 4, 36), masonry("linen", 0.4, 1.5));
    spire(plate, x, 15, 6, 13, "slate");
  }
  dome(plate, 17, 38, 18, 11);
  dome(plate, 47, 38, 18, 11);
  plate.shape(rect(10, 37, 44, 13), masonry("rose", 0.36, 1.7));
  plate.shape(rect(20, 26, 24, 12), masonry("rose", 0.3, 1.6));
  dome(plate, 32, 27, 26, 17);
  for (const x of [15, 23, 37, 45]) opening(plate, x, 41, 4.5, 9, { pointed: false });
  opening(plate, 29, 38, 7, 12, { pointed: false });
});
/** Novgorod: onion domes over white walls. */
const novgorod = city((plate) => {
  plate.shape(rect(10, 32, 44, 18), masonry("linen", 0.34, 1.7));
  for (const [x, top, ink] of /** @type {[number, number, string][]} */ ([
    [16, 26, "green"],
    [48, 26, "green"],
    [32, 20, "gold"],
  ])) {
    plate.shape(rect(x - 4, top, 8, 33 - top), masonry("linen", 0.3, 1.5));
    onion(plate, x, top, 10, ink);
  }
  for (const x of [14, 29, 44]) opening(plate, x, 38, 6, 12);
});
/** Sarai: tents of the horde before a blue tomb. */
const sarai = city((plate) => {
  plate.shape(rect(24, 26, 22, 22), masonry("straw", 0.34, 1.7));
  dome(plate, 35, 27, 19, 19, "teal");
  plate.shape(arch(30, 32, 10, 16), { fill: "umber", line: 1.5 });
  for (const [x, w] of pts("14,24 52,22")) {
    plate.shape(path(`M${x - w / 2} 50L${x - w / 2} 42L${x} 30L${x + w / 2} 42L${x + w / 2} 50Z`), {
      fill: "linen",
      line: 1.8,
      shade: 0.42,
      hatch: { from: [x, 26], gap: 3, width: 1.1, cross: 1 },
    });
    plate.line(
      curve([
        [x - w / 2, 42.5],
        [x, 44.5],
        [x + w / 2, 42.5],
      ]),
      { width: 2.4, taper: 0.02, ink: "red" },
    );
    opening(plate, x - 3, 43, 6, 7, { pointed: false });
  }
});
/** A town of no name: three roofs and a tower. */
const village = city((plate) => {
  longhouse(plate, 26, 50, 30, 14, { roof: 10, wall: "straw", tile: "tile", inset: 5, eaves: 2 });
  plate.shape(rect(16, 22, 11, 28), masonry("stone", 0.4, 1.7));
  spire(plate, 21.5, 23, 15, 17, "slate");
  opening(plate, 19, 28, 5, 8);
  opening(plate, 36, 40, 6, 10);
});

export default {
  london,
  paris,
  cologne,
  granada,
  buda,
  pisa,
  krakow,
  bergen,
  tarnovo,
  bursa,
  novgorod,
  sarai,
  village,
};
