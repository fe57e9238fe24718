// What a figure holds: vessels, books, instruments, animals; and the tools.
import { blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";
import { coin, hand, solid } from "./hands.mjs";
import { TOOLS } from "./tools.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/** @type {Record<string, (plate: Plate, sleeve: string) => void>} */
export const ATTRIBUTES = {
  ...TOOLS,
  none() {},
  lute(plate, sleeve) {
    plate.at({ x: 52, y: 101, turn: -32 }, () => {
      plate.shape(path("M16 -4L46 -3.500L46 3.500L16 4Z"), solid("umber", 0));
      plate.shape(path("M45 -5L54 -12L58 -8L49 3Z"), solid("umber", 0));
      plate.shape(
        blob(pts("20,-3 6,-14 -12,-17 -24,-9 -27,0 -24,9 -12,17 6,14 20,3")),
        solid("wood", 0.42),
      );
      plate.shape(ellipse(-4, 0, 5.6), { fill: "black", line: 1.4 });
      for (const y of [-2, 0, 2])
        plate.line(
          [
            [-22, y * 1.3],
            [48, y * 0.8],
          ],
          { width: 0.8, taper: 0.02, rough: 0.1 },
        );
    });
    hand(plate, 44, 109, sleeve, -1);
  },
  purse(plate, sleeve) {
    plate.shape(
      blob(pts("30,90 35,95 45,104 46,116 34,122 18,121 10,112 13,102 23,95")),
      solid("ochre"),
    );
    plate.shape(path("M22 84L38 84L34 93L26 93Z"), solid("ochre", 0.3));
    plate.line(pts("23,93.5 37,93.5"), { width: 2.6, taper: 0.1 });
    coin(plate, 62, 112, 7.5);
    coin(plate, 73, 106, 7.5);
    hand(plate, 30, 88, sleeve);
  },
  cross(plate) {
    plate.line(pts("50,92 50,99"), { width: 1 });
    plate.shape(path("M47 98H53V103H59V109H53V121H47V109H41V103H47Z"), solid("gold", 0.3, 1.8));
  },
  rosary(plate, sleeve) {
    for (let i = 0; i <= 12; i += 1) {
      const a = Math.PI * (i / 12);
      plate.shape(ellipse(50 - Math.cos(a) * 15, 92 + Math.sin(a) * 14, 2.3), {
        fill: "umber",
        line: 1.1,
      });
    }
    plate.shape(
      path("M48 106H52V110H56.500V114H52V122H48V114H43.500V110H48Z"),
      solid("gold", 0, 1.5),
    );
    hand(plate, 36, 96, sleeve);
  },
  flask(plate, sleeve) {
    plate.shape(path("M15 52L29 52L26 57L26 68C36 74 36 92 22 94C8 92 8 74 18 68L18 57Z"), {
      ...solid("linen", 0),
      line: 1.9,
    });
    plate.shape(
      path("M11.5 80C18 77 26 82 32.5 79C32 88 28 92 22 92.500C16 92 12 88 11.5 80Z"),
      solid("ochre", 0.4, 1.2),
    );
    plate.line(pts("15,75 14,84"), { width: 1.6, ink: "linen" });
    hand(plate, 22, 101, sleeve);
  },
  jug(plate) {
    plate.shape(
      path("M34 84C46 84 47 104 34 106L34 101C40 99 40 91 34 89Z"),
      solid("tile", 0.3, 1.7),
    );
    plate.shape(
      path("M12 74L33 74L31 82C38 90 38 110 32 116L12 116C6 110 6 90 14 82Z"),
      solid("tile"),
    );
    plate.shape(ellipse(22.5, 74.5, 10.5, 3.2), { fill: "black", line: 1.6 });
    plate.line(curve(pts("9,98 22,102 36,98")), { width: 1.3 });
    plate.shape(blob(pts("60,112 66,104 78,102 88,108 87,118 74,121 62,119")), solid("straw"));
    for (const x of [69, 75, 81])
      plate.line(
        [
          [x, 106],
          [x + 3, 113],
        ],
        { width: 1.5 },
      );
  },
  bowl(plate, sleeve) {
    plate.shape(path("M10 96L50 96C49 112 40 118 30 118C20 118 11 112 10 96Z"), solid("wood"));
    plate.shape(ellipse(30, 96, 20, 4.6), { fill: "umber", line: 1.8 });
    coin(plate, 26, 93, 4.6);
    hand(plate, 52, 104, sleeve, -1);
  },
  scroll(plate, sleeve) {
    plate.shape(rect(8, 70, 28, 40), { ...solid("linen", 0.25), line: 1.9 });
    plate.shape(rect(5, 64, 34, 7), solid("linen", 0.3, 1.8));
    for (const y of [78, 84, 90, 96])
      plate.line(
        [
          [12, y],
          [31, y + 0.5],
        ],
        { width: 1.3, taper: 0.1 },
      );
    plate.shape(ellipse(22, 110, 7), {
      fill: "wax",
      line: 1.9,
      shade: 0.35,
      hatch: { gap: 2.2, width: 0.9 },
    });
    plate.line(pts("19,107 25,113"), { width: 1.2 });
    hand(plate, 40, 88, sleeve, -1);
  },
  flower(plate, sleeve) {
    plate.line(curve(pts("21,100 23,86 20,74")), { width: 2.6, taper: 0.05, ink: "moss" });
    plate.shape(path("M22 88C28 82 34 82 36 86C32 90 26 91 22 90Z"), solid("green", 0.3, 1.5));
    for (let i = 0; i < 5; i += 1) {
      const a = (i * 72 * Math.PI) / 180 - 1.6;
      plate.shape(ellipse(20 + Math.cos(a) * 7.5, 66 + Math.sin(a) * 7.5, 5.6), {
        fill: "rose",
        line: 1.6,
      });
    }
    plate.shape(ellipse(20, 66, 4), { fill: "gold", line: 1.4 });
    hand(plate, 22, 100, sleeve);
  },
  ledger(plate, sleeve) {
    plate.shape(path("M6 84L32 78L40 114L14 121Z"), solid("red", 0.4));
    plate.shape(path("M9 83L31 78L33 84L11 89Z"), solid("linen", 0.2, 1.5));
    plate.shape(ellipse(24, 100, 6), { fill: "gold", line: 1.6 });
    plate.line(pts("21.5,100 26.5,100"), { width: 1.4 });
    plate.line(pts("24,97.5 24,102.5"), { width: 1.4 });
    plate.shape(
      path("M71 106C68 90 74 70 88 56C92 66 92 76 88 84L84 85L86 90C82 98 77 104 71 106Z"),
      {
        ...solid("linen", 0.4),
        line: 1.6,
        hatch: { angle: 10, gap: 2.8, width: 0.9, cross: 1 },
      },
    );
    plate.line(pts("68,115 76,92 88,58"), { width: 1.4 });
    hand(plate, 74, 104, sleeve, -1);
  },
  medicine(plate, sleeve) {
    plate.shape(path("M58 98L92 98C91 112 84 118 75 118C66 118 59 112 58 98Z"), solid("grey"));
    plate.shape(ellipse(75, 98, 17, 4), { fill: "linen", line: 1.7 });
    for (const x of [69, 76, 83])
      plate.line(
        curve([
          [x, 93],
          [x + 3, 87],
          [x - 1, 82],
          [x + 2, 76],
        ]),
        { width: 1.5, ink: "line" },
      );
    hand(plate, 58, 108, sleeve);
  },
  book(plate, sleeve) {
    plate.shape(
      path(
        "M6 86C14 80 22 80 29 86C36 80 44 80 52 86L52 114C44 108 36 108 29 114C22 108 14 108 6 114Z",
      ),
      { ...solid("linen", 0.3), line: 2 },
    );
    plate.line(pts("29,86 29,113"), { width: 1.8, taper: 0.05 });
    for (const y of [91, 96.5, 102]) {
      plate.line(
        [
          [11, y - 1],
          [24, y],
        ],
        { width: 1.2, taper: 0.1 },
      );
      plate.line(
        [
          [34, y],
          [47, y - 1],
        ],
        { width: 1.2, taper: 0.1 },
      );
    }
    hand(plate, 52, 106, sleeve, -1);
  },
  chalice(plate, sleeve) {
    plate.shape(ellipse(24, 62, 10), { fill: "linen", line: 1.8 });
    plate.line(pts("24,57 24,67"), { width: 1.7, taper: 0.05 });
    plate.line(pts("19.5,61 28.5,61"), { width: 1.7, taper: 0.05 });
    plate.shape(
      path(
        "M11 72L37 72C37 84 31 90 26.5 91L26.5 102L35 108L35 112L13 112L13 108L21.5 102L21.5 91C17 90 11 84 11 72Z",
      ),
      solid("gold", 0.4),
    );
    hand(plate, 24, 98, sleeve);
  },
  charter(plate, sleeve) {
    plate.shape(path("M6 66L40 70L38 100L4 96Z"), { ...solid("linen", 0.25), line: 1.9 });
    for (const y of [74, 80, 86])
      plate.line(
        [
          [10, y],
          [34, y + 3],
        ],
        { width: 1.3, taper: 0.1 },
      );
    plate.line(pts("18,97 16,106"), { width: 2.2, taper: 0.05, ink: "red" });
    plate.line(pts("22,97 25,106"), { width: 2.2, taper: 0.05, ink: "red" });
    plate.shape(ellipse(20, 110, 8), {
      fill: "wax",
      line: 2,
      shade: 0.35,
      hatch: { gap: 2.2, width: 0.9 },
    });
    plate.shape(ellipse(20, 110, 4.2), { line: 1.1 });
    hand(plate, 41, 86, sleeve, -1);
  },
  tambourine(plate, sleeve) {
    plate.shape(ellipse(24, 92, 18, 18.5), { fill: "red", line: 2.1 });
    plate.shape(ellipse(24, 92, 13, 13.5), solid("linen", 0.28, 1.6));
    for (let i = 0; i < 7; i += 1) {
      const a = i * 0.9 + 0.3;
      plate.shape(ellipse(24 + Math.cos(a) * 15.5, 92 + Math.sin(a) * 16, 2.6), {
        fill: "gold",
        line: 1.2,
      });
    }
    hand(plate, 41, 104, sleeve, -1);
  },
  scales(plate, sleeve) {
    plate.line(pts("24,54 24,90"), { width: 3.2, taper: 0.05 });
    plate.line(pts("4,64 44,64"), { width: 3.2, taper: 0.1 });
    for (const x of [7, 41]) {
      plate.line(
        [
          [x, 65],
          [x - 6, 84],
        ],
        { width: 1.2, taper: 0.02 },
      );
      plate.line(
        [
          [x, 65],
          [x + 6, 84],
        ],
        { width: 1.2, taper: 0.02 },
      );
      plate.shape(
        path(`M${x - 9} 84L${x + 9} 84C${x + 8} 92 ${x - 8} 92 ${x - 9} 84Z`),
        solid("gold", 0.3, 1.7),
      );
    }
    plate.shape(ellipse(24, 53, 3.4), solid("gold", 0, 1.5));
    hand(plate, 24, 98, sleeve);
  },
  gift(plate, sleeve) {
    coin(plate, 18, 76, 9);
    coin(plate, 34, 70, 7.5);
    plate.shape(
      path(
        "M4 92C10 86 24 88 38 88C42 88 43 93 38 94L26 95C36 97 38 102 32 104C22 108 12 106 4 104Z",
      ),
      { fill: "skin", line: 1.9, shade: 0.3, hatch: { gap: 2.6, width: 0.9 } },
    );
    plate.shape(path("M-2 88L10 88L10 108L-2 110Z"), solid(sleeve, 0.4, 1.8));
  },
  owl(plate) {
    plate.shape(
      blob(pts("16,56 26,57 33,66 34,82 29,95 18,99 9,93 5,80 7,65")),
      solid("tile", 0.4),
    );
    plate.shape(pts("7,62 7,53 14,58 24,58 31,53 32,62"), solid("tile", 0, 1.6));
    for (const x of [14, 25]) {
      plate.shape(ellipse(x, 67, 5.4), { fill: "glow", line: 1.6 });
      plate.dot(x, 67, 2.3);
    }
    plate.shape(path("M17 70L22 70L19.5 76Z"), { fill: "gold", line: 1.2 });
    for (const [x, y] of pts("13,81 19,84 25,81 16,89 22,89"))
      plate.line(
        curve([
          [x - 2, y],
          [x, y + 2],
          [x + 2, y],
        ]),
        { width: 1.2 },
      );
    plate.line(pts("15,98 14,103"), { width: 1.8 });
    plate.line(pts("22,98 23,103"), { width: 1.8 });
  },
  tankard(plate, sleeve) {
    plate.shape(
      path("M32 84C46 82 46 106 32 106L32 101C39 100 39 90 32 89Z"),
      solid("wood", 0.2, 1.7),
    );
    plate.shape(path("M10 78L34 78L36 114L8 114Z"), {
      ...solid("wood", 0.4),
      hatch: { angle: 90, gap: 4, width: 1.3 },
    });
    plate.line(pts("9,88 35,88"), { width: 2.6, taper: 0.03 });
    plate.line(pts("8,105 36,105"), { width: 2.6, taper: 0.03 });
    plate.shape(
      blob(pts("8,80 7,73 13,69 19,71 26,67 33,70 37,76 33,81 28,79 24,84 18,80 13,83")),
      { fill: "linen", line: 1.9 },
    );
    hand(plate, 44, 100, sleeve, -1);
  },
  mask(plate, sleeve) {
    plate.shape(
      path("M6 60C16 54 28 54 38 60C39 78 34 94 22 100C10 94 5 78 6 60Z"),
      solid("linen", 0.32),
    );
    for (const x of [14.5, 29.5])
      plate.shape(
        path(
          `M${x - 5} 72C${x - 2} 67 ${x + 2} 67 ${x + 5} 72C${x + 2} 74 ${x - 2} 74 ${x - 5} 72Z`,
        ),
        { fill: "black", line: 1 },
      );
    plate.line(curve(pts("20,72 18.5,80 22,82")), { width: 1.3 });
    plate.shape(path("M12 84C18 88 26 88 32 84C30 94 14 94 12 84Z"), { fill: "black", line: 1 });
    hand(plate, 24, 106, sleeve);
  },
  mirror(plate, sleeve) {
    plate.shape(ellipse(20, 66, 13, 15), solid("gold", 0.3));
    plate.shape(ellipse(20, 66, 9, 11), {
      fill: "sky",
      line: 1.6,
      shade: 0.4,
      hatch: { angle: 125, gap: 3, width: 1, cross: 1 },
    });
    plate.shape(rect(18, 81, 4.4, 24), solid("gold", 0, 1.6));
    hand(plate, 20, 96, sleeve);
  },
  wheat(plate, sleeve) {
    for (const [dx, lean] of pts("-7,-10 0,0 7,10")) {
      plate.line(
        [
          [22 + dx * 0.2, 112],
          [22 + dx, 78],
          [22 + dx + lean * 0.6, 58],
        ],
        { width: 1.7, taper: 0.05 },
      );
      for (let i = 0; i < 4; i += 1) {
        const [x, y] = [22 + dx + lean * (0.3 + i * 0.14), 74 - i * 7];
        for (const s of [-1, 1])
          plate.shape(ellipse(x + s * 2.6, y, 2.4, 4), { fill: "gold", line: 1.2 });
      }
    }
    hand(plate, 22, 98, sleeve);
  },
  raven(plate) {
    plate.shape(
      path("M4 110C2 96 8 80 16 72C14 62 22 56 30 60L42 64L31 68C34 78 32 92 24 100L14 104L8 118Z"),
      { ...solid("black", 0.5), ink: "ink" },
    );
    plate.dot(25, 64, 2.2, "glow");
    plate.dot(25, 64, 1.1);
    plate.line(curve(pts("12,86 20,88 22,98")), { width: 1.5, ink: "grey" });
    plate.line(curve(pts("10,94 16,96 17,103")), { width: 1.5, ink: "grey" });
  },
  quill(plate, sleeve) {
    plate.shape(
      path("M15 106C12 90 18 70 32 54C36 64 36 74 32 82L28 84L30 88C26 96 21 102 15 106Z"),
      {
        ...solid("linen", 0.4),
        line: 1.6,
        hatch: { angle: 10, gap: 2.8, width: 0.9, cross: 1 },
      },
    );
    plate.line(pts("12,116 20,90 32,56"), { width: 1.5 });
    hand(plate, 18, 102, sleeve);
  },
};
