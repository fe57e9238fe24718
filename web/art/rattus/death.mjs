// The Black Death: a crowned skeleton in a torn cloak, with its scythe.
import { scene } from "../engraver/plate.mjs";
import { blob, curve, ellipse, path } from "../engraver/shapes.mjs";

const CLOAK =
  "M44 30C30 34 24 48 22 64C18 84 14 104 6 124L14 120L18 129L26 121L32 130L40 122L47 131L54 122L62 130L67 120L76 126C70 108 68 92 66 76C65 58 60 38 50 30Z";
const HOOD =
  "M46 6C34 6 27 16 28 29C24 34 23 40 24 46C34 54 56 54 66 45C66 39 65 34 62 29C63 16 57 6 46 6Z";
const BLADE = "M79 14C66 0 40 -2 14 10C36 6 58 10 74 24Z";

export const death = scene(
  96,
  134,
  (plate) => {
    // A rim of light, so that the figure stands off any land, by night too.
    for (const part of [CLOAK, HOOD]) {
      plate.shape(path(part), { line: 7, ink: "linen", rough: 0.2 });
    }
    plate.line(path("M78 10L70 132"), { width: 8, taper: 0.01, ink: "linen" });
    plate.shape(path(BLADE), { line: 6, ink: "linen", rough: 0.2 });
    // The scythe behind.
    plate.line(path("M78 8L70 132"), { width: 4.6, taper: 0.01 });
    plate.line(path("M77.500 10L70.500 128"), { width: 1.8, taper: 0.01, ink: "wood" });
    plate.shape(path(BLADE), {
      fill: "grey",
      line: 2.2,
      shade: 0.45,
      hatch: { angle: 20, gap: 3, width: 1, cross: 1 },
    });
    // The cloak, torn at its hem.
    const cloak = path(CLOAK);
    plate.shape(cloak, { fill: "black", line: 2.6 });
    for (const [from, to, width] of [
      [[30, 58], [20, 118], 2],
      [[37, 60], [31, 124], 2.6],
      [[45, 62], [46, 126], 2.2],
      [[53, 60], [56, 122], 2.6],
      [[60, 58], [67, 116], 2],
    ]) {
      const [a, b] = [/** @type {number[]} */ (from), /** @type {number[]} */ (to)];
      plate.line(curve([a, [(a[0] + b[0]) / 2 - 2, (a[1] + b[1]) / 2], b]), {
        width: Number(width),
        taper: 0.5,
      });
      plate.line(
        curve([
          [a[0] + 2.6, a[1]],
          [(a[0] + b[0]) / 2 + 0.6, (a[1] + b[1]) / 2],
          [b[0] + 2.6, b[1] - 4],
        ]),
        {
          width: 0.9,
          taper: 0.5,
          ink: "slate",
        },
      );
    }
    // Ribs where the cloak gapes.
    const chest = blob([
      [40, 54],
      [50, 54],
      [54, 66],
      [50, 82],
      [45, 86],
      [39, 80],
      [36, 66],
    ]);
    plate.shape(chest, { fill: "ink", line: 1.2 });
    for (const y of [59, 65, 71, 77])
      plate.line(
        curve([
          [38, y + 2],
          [45, y],
          [52, y + 2],
        ]),
        { width: 2.4, ink: "linen", taper: 0.2 },
      );
    plate.line(path("M45 56L45 83"), { width: 2.2, ink: "linen", taper: 0.05 });
    // An arm of bone that holds the shaft.
    plate.line(
      curve([
        [58, 52],
        [68, 64],
        [75, 58],
      ]),
      { width: 4.6, taper: 0.1 },
    );
    plate.line(
      curve([
        [58, 52],
        [68, 64],
        [75, 58],
      ]),
      { width: 2.6, taper: 0.1, ink: "linen" },
    );
    for (const y of [54, 57, 60])
      plate.line(path(`M71 ${y}L79 ${y - 1}`), { width: 2.4, taper: 0.1, ink: "linen" });
    // Hood and skull.
    plate.shape(path(HOOD), {
      fill: "black",
      line: 2.4,
      shade: 0.35,
      hatch: { angle: 70, gap: 3, width: 1.2, cross: 1 },
    });
    plate.shape(
      blob([
        [46, 12],
        [36, 17],
        [33, 30],
        [36, 44],
        [46, 48],
        [56, 44],
        [59, 30],
        [56, 17],
      ]),
      {
        fill: "ink",
        line: 0,
      },
    );
    const skull = blob([
      [46, 15],
      [38, 18],
      [35, 27],
      [37, 34],
      [40, 37],
      [40, 43],
      [46, 46],
      [52, 43],
      [52, 37],
      [55, 34],
      [57, 27],
      [54, 18],
    ]);
    plate.shape(skull, {
      fill: "linen",
      line: 1.6,
      shade: 0.34,
      hatch: { angle: 60, gap: 2.2, width: 0.9, cross: 1 },
    });
    plate.shape(ellipse(41, 29, 3.8, 4.2), { fill: "ink", line: 0 });
    plate.shape(ellipse(51, 29, 3.8, 4.2), { fill: "ink", line: 0 });
    plate.dot(41.6, 29.4, 1.2, "red");
    plate.dot(51.6, 29.4, 1.2, "red");
    plate.shape(path("M46 32L43.800 36.500L48.200 36.500Z"), { fill: "ink", line: 0 });
    plate.line(path("M40.500 40L51.500 40"), { width: 1.4, taper: 0.1 });
    for (const x of [43, 46, 49])
      plate.line(path(`M${x} 38L${x} 42.500`), { width: 1, taper: 0.1 });
  },
  { fine: 0.12 },
);
