// Pieces that more than one game uses. `piece` is the colour of the seat.
import { scene } from "../engraver/plate.mjs";
import { blob, curve, ellipse, path, pts } from "../engraver/shapes.mjs";

const SMALL = { fine: 0.12, parts: 10 };

/** A wooden cube, seen from above at a slant. */
const cube = scene(
  40,
  44,
  (plate) => {
    const top = path("M20 2L37 11L20 20L3 11Z");
    const left = path("M3 11L20 20L20 41L3 31Z");
    const right = path("M20 20L37 11L37 31L20 41Z");
    plate.wash(left, "piece");
    plate.wash(right, "piece");
    plate.wash(right, "dim");
    plate.wash(top, "piece");
    plate.wash(top, "lit");
    plate.hatch(right, () => 0.8, { angle: 70, gap: 3.4, width: 1.3, cross: 1 });
    plate.line(path("M20 20L20 41"), { width: 1.8, taper: 0.1 });
    plate.line(path("M3 11L20 20L37 11"), { width: 1.8, taper: 0.05 });
    plate.shape(path("M20 2L37 11L37 31L20 41L3 31L3 11Z"), { line: 2.4, rough: 0.3 });
  },
  SMALL,
);

/** A rat that runs to the left. */
const rat = scene(
  96,
  60,
  (plate) => {
    plate.line(curve(pts("66,42 78,47 86,40 84,30 92,24")), {
      width: 3.6,
      taper: 0.6,
      ink: "line",
    });
    for (const [x, lean] of pts("28,-3 36,1 56,-2 63,2")) {
      plate.line(
        [
          [x, 45],
          [x + lean, 52],
          [x + lean - 6, 54],
        ],
        { width: 2.8, taper: 0.1, ink: "line" },
      );
    }
    plate.shape(
      blob(pts("5,39 12,33 20,27 30,21 42,15 56,17 67,26 71,38 64,46 50,48 34,47 22,45 10,44")),
      {
        fill: "slate",
        line: 2.4,
        shade: 0.55,
        hatch: { angle: 32, gap: 3, bow: 0.12, cross: 0.8 },
      },
    );
    plate.shape(ellipse(26, 23, 6.2, 6.8), {
      fill: "flush",
      line: 2,
      shade: 0.35,
      hatch: { gap: 2.4 },
    });
    plate.dot(15.5, 34.5, 1.9);
    plate.dot(5, 40, 2);
    for (const y of [33, 38, 44])
      plate.line(
        [
          [9, 40.5],
          [-1, y + 1],
        ],
        { width: 0.9, ink: "line" },
      );
  },
  { parts: 10 },
);

const LILY =
  "M20 10C23 14 23 18 21.5 21C24 17 28 17 28 21C28 23 26 24.5 24 23.5C24.5 25 23 25.5 22 25L22.5 29L17.5 29L18 25C17 25.5 15.5 25 16 23.5C14 24.5 12 23 12 21C12 17 16 17 18.5 21C17 18 17 14 20 10Z";

/** A coin with a lily. */
const coin = scene(
  40,
  40,
  (plate) => {
    plate.shape(ellipse(20, 20, 17.5), {
      fill: "gold",
      line: 2.4,
      shade: 0.34,
      hatch: { around: [20, 20], gap: 2.4, width: 1 },
    });
    plate.shape(ellipse(20, 20, 12.5), { fill: "straw", line: 1.3 });
    plate.shape(path(LILY), { fill: "ink", line: 0 });
  },
  SMALL,
);

export default { cube, rat, coin };
