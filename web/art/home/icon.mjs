// The app's icon: a rat under a vault; 128 by 128, whole to the edges so that any mask may cut it.
import { scene } from "../engraver/plate.mjs";
import { arch, blob, curve, ellipse, pts, rect } from "../engraver/shapes.mjs";

export const icon = scene(
  128,
  128,
  (plate) => {
    plate.wash(rect(-2, -2, 132, 132), "umber");
    plate.shape(arch(14, 14, 100, 130, false), { fill: "stone", line: 3.4 });
    for (let i = 1; i < 8; i += 1) {
      const a = Math.PI + (Math.PI * i) / 8;
      plate.line(
        [
          [64 + 36 * Math.cos(a), 64 + 36 * Math.sin(a)],
          [64 + 49 * Math.cos(a), 64 + 49 * Math.sin(a)],
        ],
        { width: 2.6, taper: 0.05 },
      );
    }
    for (const x of [14, 100])
      for (const y of [78, 96])
        plate.line(
          [
            [x, y],
            [x + 14, y],
          ],
          { width: 2.4, taper: 0.05 },
        );
    plate.shape(arch(28, 28, 72, 110, false), { fill: "glow", line: 3 });
    plate.hatch(arch(28, 28, 72, 110, false), (x, y) => (Math.hypot(x - 60, y - 78) - 6) / 62, {
      from: [60, 78],
      gap: 6,
      width: 2,
      cross: 1,
    });
    plate.shape(rect(-2, 104, 132, 28), {
      fill: "brown",
      line: 3,
      shade: 0.4,
      hatch: { angle: 0, gap: 6, width: 2, cross: 1 },
    });
    plate.at({ x: 20, y: 44, scale: 0.98 }, () => {
      plate.line(curve(pts("66,44 80,52 90,44 86,32 95,24")), { width: 5, taper: 0.6 });
      for (const [x, lean] of pts("28,-3 37,1 55,-2 63,2"))
        plate.line(
          [
            [x, 46],
            [x + lean, 56],
            [x + lean - 7, 59],
          ],
          { width: 4.4, taper: 0.1 },
        );
      plate.shape(
        blob(pts("3,40 12,32 20,25 30,19 42,13 56,15 68,25 72,38 65,47 50,50 34,49 22,47 10,46")),
        {
          fill: "slate",
          line: 3.4,
          shade: 0.55,
          hatch: { angle: 32, gap: 4.4, width: 1.8, bow: 0.12, cross: 0.85 },
        },
      );
      plate.shape(ellipse(26, 21, 8, 8.6), { fill: "flush", line: 3 });
      plate.dot(15, 35, 2.8);
      plate.dot(3.5, 41, 2.8);
    });
  },
  { fine: 0.2, parts: 5, line: 3 },
);
