// Signs and larger pieces, in a sprite of their own. `piece` is the colour of the seat.
import { scene } from "../engraver/plate.mjs";
import { blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";

const SMALL = { fine: 0.12, parts: 10 };

/** Prestige: a wreath of laurel. */
const laurel = scene(
  40,
  40,
  (plate) => {
    for (const side of [-1, 1]) {
      plate.line(ellipse(20, 20, 14, 14, 90, 90 + side * 160), { width: 1.8, taper: 0.1 });
      for (let i = 0; i < 6; i += 1) {
        const a = ((90 + side * (16 + i * 26)) * Math.PI) / 180;
        const [x, y] = [20 + 14 * Math.cos(a), 20 + 14 * Math.sin(a)];
        const out = (a * 180) / Math.PI + side * 62;
        plate.at({ x, y, turn: out }, () => {
          plate.shape(path("M-1 0C1 -4 7 -4.5 10 0C7 3.5 1 3.5 -1 0Z"), {
            fill: i % 2 ? "gold" : "straw",
            line: 1.5,
          });
        });
      }
    }
    plate.shape(path("M16 33L20 36L24 33L23 38L20 36L17 38Z"), { fill: "red", line: 1.3 });
  },
  SMALL,
);

/** The trusted friend: a figure with a hat and an empty medallion for the seat's shape. */
const friend = scene(
  48,
  64,
  (plate) => {
    plate.shape(path("M24 24C33 25 38 34 41 60C30 64 18 64 7 60C10 34 15 25 24 24Z"), {
      fill: "piece",
      line: 2.3,
      shade: 0.42,
      hatch: { angle: 70, gap: 3, width: 1.2 },
    });
    plate.shape(ellipse(24, 18, 8.5, 9), { fill: "skin", line: 1.9 });
    plate.dot(20.8, 18.5, 1.3);
    plate.dot(26.6, 18.5, 1.3);
    plate.line(curve(pts("21,22.4 24,23.4 26.6,22.4")), { width: 1.2 });
    plate.shape(blob(pts("7,13 13,9.5 24,8.5 35,9.5 41,13 33,14.5 24,13 15,14.5")), {
      fill: "piece",
      line: 1.8,
    });
    plate.shape(path("M15 10C15 3 19 1 24 1C29 1 33 3 33 10C27 12 21 12 15 10Z"), {
      fill: "piece",
      line: 1.8,
      shade: 0.45,
      hatch: { gap: 2.6 },
    });
    plate.shape(ellipse(24, 46, 10), { fill: "linen", line: 1.8 });
  },
  SMALL,
);

/** A carriage to the left with its horse; the door has an empty medallion. */
const carriage = scene(
  104,
  60,
  (plate) => {
    plate.line(pts("22,40 52,44"), { width: 2.2, taper: 0.02, ink: "line" });
    plate.shape(
      blob(
        pts(
          "2,22 8,14 13,8 16,13 20,20 30,23 40,23 44,30 43,38 38,40 30,39 22,40 18,34 14,26 8,27 3,26",
        ),
      ),
      { fill: "brown", line: 1.9, shade: 0.46, hatch: { angle: 40, gap: 2.8, width: 1.1 } },
    );
    for (const [x, foot] of pts("20,16 24,25 36,32 40,43"))
      plate.line(
        [
          [x, 38],
          [x + (foot - x) * 0.4, 47],
          [foot, 55],
        ],
        { width: 3, taper: 0.1, ink: "brown" },
      );
    plate.line(curve(pts("13,9 18,18 26,23")), { width: 2.6, taper: 0.2 });
    plate.line(curve(pts("43,28 48,34 46,42")), { width: 2.6, taper: 0.3 });
    plate.dot(9, 18, 1.3);
    plate.shape(path("M52 14C60 8 88 8 98 14L96 40C88 46 62 46 54 40Z"), {
      fill: "piece",
      line: 2.3,
      shade: 0.4,
      hatch: { angle: 74, gap: 3.2, width: 1.2 },
    });
    plate.shape(path("M50 14C60 4 90 4 100 14L98 17C88 10 62 10 52 17Z"), {
      fill: "umber",
      line: 1.8,
    });
    plate.shape(ellipse(75, 28, 9.5), { fill: "linen", line: 1.8 });
    for (const x of [61, 90]) {
      plate.shape(ellipse(x, 47, 10), { fill: "wood", line: 2.3 });
      plate.shape(ellipse(x, 47, 6.6), { fill: "straw", line: 1.2 });
      for (let i = 0; i < 6; i += 1) {
        const a = (i * Math.PI) / 3 + 0.3;
        plate.line(
          [
            [x, 47],
            [x + 8 * Math.cos(a), 47 + 8 * Math.sin(a)],
          ],
          { width: 1.5, taper: 0.02 },
        );
      }
      plate.dot(x, 47, 2.2);
    }
  },
  SMALL,
);

/** A sealed letter; the right half is free for what it brings. */
const letter = scene(
  72,
  46,
  (plate) => {
    plate.shape(rect(3, 3, 66, 40), {
      fill: "linen",
      line: 2.2,
      shade: 0.22,
      hatch: { angle: 60, gap: 3.4, width: 1 },
    });
    plate.line(pts("4,5 22,23 40,5"), { width: 1.3, taper: 0.05 });
    plate.shape(blob(pts("20,12 26,13 31,18 32,25 29,31 23,34 16,33 11,29 10,22 13,15")), {
      fill: "piece",
      line: 2,
    });
    plate.shape(ellipse(21, 23, 7), { line: 1.1 });
  },
  SMALL,
);

/** A blob of wax with a blank face: evidence, or any seal. */
const seal = scene(
  40,
  40,
  (plate) => {
    plate.shape(path("M14 26L8 39L15 36L18 40L22 28Z"), { fill: "red", line: 1.6 });
    plate.shape(path("M26 26L32 39L25 36L22 40L18 28Z"), { fill: "red", line: 1.6 });
    plate.shape(blob(pts("20,2 27,3 33,8 36,16 34,24 28,30 20,32 12,30 6,24 4,16 7,8 13,3")), {
      fill: "wax",
      line: 2.2,
      shade: 0.36,
      hatch: { around: [20, 17], gap: 2.6, width: 1.1 },
    });
    plate.shape(ellipse(20, 17, 9.5), { fill: "red", line: 1.5 });
    plate.line(pts("20,10 20,24"), { width: 2.6, taper: 0.1 });
    plate.line(pts("14.5,15 25.5,15"), { width: 2.6, taper: 0.1 });
  },
  SMALL,
);

/** The seal broken open, with a tick between its halves: what it kept has been checked. */
const opened = scene(
  40,
  40,
  (plate) => {
    plate.shape(path("M9 27L4 39L11 36L14 40L17 29Z"), { fill: "red", line: 1.6 });
    plate.shape(path("M31 27L36 39L29 36L26 40L23 29Z"), { fill: "red", line: 1.6 });
    const look = { fill: "wax", line: 2.2, shade: 0.36, hatch: { gap: 2.6, width: 1.1 } };
    plate.shape(path("M15 3L11 4L4 9L1 17L3 25L9 31L15 32L12 26L16 20L11 14L15 8Z"), look);
    plate.shape(path("M25 3L29 4L36 9L39 17L37 25L31 31L25 32L28 26L24 20L29 14L25 8Z"), look);
    plate.line(pts("11,19 18,27 32,7"), { width: 8, taper: 0.02, ink: "linen" });
    plate.line(pts("11,19 18,27 32,7"), { width: 4.6, taper: 0.02, ink: "green" });
  },
  SMALL,
);

/** An eye that watches: suspicion. */
const eye = scene(
  40,
  40,
  (plate) => {
    plate.shape(path("M2 21C9 10 15 7 20 7C25 7 31 10 38 21C31 30 25 33 20 33C15 33 9 30 2 21Z"), {
      fill: "linen",
      line: 2.3,
    });
    plate.shape(ellipse(20, 20, 9), {
      fill: "teal",
      line: 1.8,
      shade: 0.4,
      hatch: { from: [20, 20], gap: 2.8, width: 1 },
    });
    plate.dot(20, 20, 4.6);
    plate.dot(18, 17.6, 1.5, "linen");
    for (const [x, y, a, b] of [
      [6, 12, 3, 8],
      [13, 7, 11, 2],
      [20, 5, 20, 0.5],
      [27, 7, 29, 2],
      [34, 12, 37, 8],
    ])
      plate.line(
        [
          [x, y],
          [a, b],
        ],
        { width: 1.8, ink: "line" },
      );
  },
  SMALL,
);

/** An hourglass: time. */
const hourglass = scene(
  40,
  48,
  (plate) => {
    plate.shape(
      path("M9 7L31 7C31 17 23 20 23 24C23 28 31 31 31 41L9 41C9 31 17 28 17 24C17 20 9 17 9 7Z"),
      { fill: "sky", line: 1.8 },
    );
    plate.shape(path("M12 14C18 16 22 16 28 14C26 18 22 20 20.5 23L19.5 23C18 20 14 18 12 14Z"), {
      fill: "ochre",
      line: 1,
    });
    plate.shape(path("M11 40C12 35 18 32 20 30C22 32 28 35 29 40Z"), { fill: "ochre", line: 1.2 });
    plate.line(pts("20,23 20,31"), { width: 1.2, ink: "ochre" });
    plate.shape(rect(5, 2, 30, 5), { fill: "wood", line: 1.8 });
    plate.shape(rect(5, 41, 30, 5), { fill: "wood", line: 1.8 });
  },
  SMALL,
);

/** A heraldic shield in the seat's colour. */
const shield = scene(
  40,
  46,
  (plate) => {
    plate.shape(path("M4 4C14 7 26 7 36 4C38 22 34 36 20 44C6 36 2 22 4 4Z"), {
      fill: "piece",
      line: 2.4,
      shade: 0.36,
      hatch: { angle: 70, gap: 3.2, width: 1.2 },
    });
    plate.shape(path("M8 8.500C16 10.5 24 10.5 32 8.500C33 22 30 32 20 39C10 32 7 22 8 8.500Z"), {
      line: 1,
    });
  },
  SMALL,
);

export default { laurel, friend, carriage, letter, seal, opened, eye, hourglass, shield };
