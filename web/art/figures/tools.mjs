// Weapons, staffs and tools that a figure holds.
import { blob, curve, ellipse, path, pts, rect } from "../engraver/shapes.mjs";
import { hand, solid, staff } from "./hands.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/** @type {Record<string, (plate: Plate, sleeve: string) => void>} */
export const TOOLS = {
  marotte(plate, sleeve) {
    staff(plate, 20, 74);
    plate.shape(
      path(
        "M10 58C8 48 14 42 20 42C26 42 32 48 30 58C34 54 37 58 35 63C32 61 30 62 29 66L11 66C10 62 8 61 5 63C3 58 6 54 10 58Z",
      ),
      solid("red", 0.4, 1.8),
    );
    plate.shape(ellipse(20, 65, 7.2, 8), {
      fill: "skin",
      line: 1.7,
      shade: 0.3,
      hatch: { gap: 2.4, width: 0.8 },
    });
    plate.dot(17.5, 64, 1.1);
    plate.dot(22.5, 64, 1.1);
    plate.line(curve(pts("16.5,68 20,70 23.5,68")), { width: 1.1 });
    hand(plate, 20, 100, sleeve);
  },
  halberd(plate, sleeve) {
    staff(plate, 16, 30);
    plate.shape(path("M13 6L16 -2L19 6L19 34L13 34Z"), solid("grey", 0.4, 1.8));
    plate.shape(path("M19 12C30 10 36 18 34 34C28 28 24 27 19 28Z"), solid("grey", 0.4, 1.9));
    plate.shape(path("M13 16L4 20L13 25Z"), solid("grey", 0.4, 1.7));
    hand(plate, 16, 96, sleeve);
  },
  lantern(plate, sleeve) {
    plate.line(curve(pts("15,72 22,60 29,72")), { width: 2.2, taper: 0.05 });
    plate.shape(path("M22 66L33 76L11 76Z"), solid("umber", 0.4));
    plate.shape(rect(12, 76, 20, 24), { fill: "glow", line: 2 });
    plate.shape(path("M22 80C26 86 26 92 22 95C18 92 18 86 22 80Z"), { fill: "orange", line: 1.3 });
    plate.line(pts("17,76 17,100"), { width: 1.2, taper: 0.02 });
    plate.line(pts("27,76 27,100"), { width: 1.2, taper: 0.02 });
    plate.shape(rect(10, 100, 24, 5), solid("umber", 0.3, 1.8));
    hand(plate, 22, 58, sleeve);
  },
  crozier(plate, sleeve) {
    staff(plate, 16, 40, 126, "gold");
    plate.line(curve(pts("16,42 14,26 20,15 30,16 34,25 28,31 23,27 26,23")), {
      width: 7.4,
      taper: 0.25,
    });
    plate.line(curve(pts("16,42 14,26 20,15 30,16 34,25 28,31 23,27 26,23")), {
      width: 4.2,
      taper: 0.25,
      ink: "gold",
    });
    plate.shape(ellipse(16, 44, 4.6, 3.4), solid("gold", 0, 1.5));
    hand(plate, 16, 94, sleeve);
  },
  compasses(plate, sleeve) {
    plate.shape(path("M20 60L24 62L14 108L10 110Z"), solid("grey", 0.3, 1.7));
    plate.shape(path("M26 60L22 62L34 106L38 110Z"), solid("grey", 0.5, 1.7));
    plate.line(curve(pts("14,92 23,96 31,91")), { width: 1.6 });
    plate.shape(ellipse(23, 59, 4.8), solid("gold", 0, 1.7));
    hand(plate, 23, 76, sleeve);
  },
  key(plate, sleeve) {
    plate.shape(ellipse(20, 56, 9.5), solid("gold", 0.3));
    plate.shape(ellipse(20, 56, 4.2), { fill: "paper", line: 1.5 });
    plate.shape(
      path("M18 65L22.5 65L22.5 92L34 92L34 98L29 98L29 102L34 102L34 108L18 108Z"),
      solid("gold", 0.3, 1.8),
    );
    hand(plate, 18, 78, sleeve);
  },
  saw(plate, sleeve) {
    plate.shape(
      pts(
        "8,52 16,50 40,106 37,104 36,109 32,106 30,110 27,105 24,107 22,101 18,102 18,96 14,96 14,90 10,89 12,84 7,82 10,77 5,74 9,69 4,66 8,61",
      ),
      solid("grey", 0.3, 1.8),
    );
    plate.shape(blob(pts("34,102 46,102 50,112 42,118 34,112")), solid("wood"));
    hand(plate, 46, 108, sleeve, -1);
  },
  bell(plate, sleeve) {
    plate.line(pts("24,20 24,58"), { width: 3, taper: 0.02, ink: "wood" });
    plate.shape(
      path("M24 54C34 55 35 66 36 78C37 86 42 90 44 94L4 94C6 90 11 86 12 78C13 66 14 55 24 54Z"),
      solid("ochre", 0.44, 2.3),
    );
    plate.line(curve(pts("12,80 24,83 36,80")), { width: 1.4 });
    plate.shape(ellipse(24, 97, 5.5, 5), solid("umber", 0, 1.7));
    hand(plate, 24, 38, sleeve);
  },
  dagger(plate, sleeve) {
    plate.shape(path("M18 88L18 52L22 42L26 52L26 88Z"), solid("grey", 0.5, 1.8));
    plate.line(pts("22,46 22,86"), { width: 1.1 });
    plate.shape(rect(12, 87, 20, 4.5), solid("gold", 0, 1.6));
    plate.shape(ellipse(22, 114, 4), solid("gold", 0, 1.6));
    hand(plate, 22, 101, sleeve);
  },
  whip(plate, sleeve) {
    plate.line(pts("16,112 24,56"), { width: 4.6, taper: 0.05 });
    plate.line(pts("16,112 24,56"), { width: 2.2, taper: 0.05, ink: "wood" });
    plate.line(curve(pts("24,56 28,34 16,20 6,28 8,42 15,42 14,34")), { width: 2.6, taper: 0.7 });
    hand(plate, 18, 98, sleeve);
  },
  cleaver(plate, sleeve) {
    plate.shape(path("M6 50L32 46L34 78L14 82C9 72 7 62 6 50Z"), solid("grey", 0.4, 2.2));
    plate.shape(ellipse(26, 53, 2.4), { fill: "paper", line: 1.2 });
    plate.shape(path("M26 79L33 78L37 112L29 113Z"), solid("wood", 0.3, 1.8));
    hand(plate, 32, 100, sleeve);
  },
  spear(plate, sleeve) {
    staff(plate, 14, 28);
    plate.shape(path("M14 -2C20 8 21 20 14 30C7 20 8 8 14 -2Z"), solid("grey", 0.45, 1.9));
    plate.shape(
      path("M58 88L94 88C95 106 90 118 76 126C62 118 57 106 58 88Z"),
      solid("red", 0.4, 2.2),
    );
    plate.shape(path("M72 88H80V102H94L93 109H80V124L76 126L72 124V109H59L58 102H72Z"), {
      fill: "linen",
      line: 1.4,
    });
    hand(plate, 14, 92, sleeve);
  },
  spade(plate, sleeve) {
    staff(plate, 18, 62);
    plate.shape(
      path("M6 26L30 26L29 50C26 58 22 62 18 66C14 62 10 58 7 50Z"),
      solid("slate", 0.45, 2.1),
    );
    plate.line(pts("18,32 18,58"), { width: 1.3 });
    plate.shape(
      blob(pts("62,106 64,96 74,91 85,95 88,105 84,112 83,119 69,119 67,112")),
      solid("linen", 0.3),
    );
    plate.shape(ellipse(70.5, 105, 3.8, 4.2), { fill: "black", line: 0.8 });
    plate.shape(ellipse(80.5, 105, 3.8, 4.2), { fill: "black", line: 0.8 });
    plate.line(pts("75.5,109 74.5,112.5"), { width: 1.6 });
    for (const x of [72, 75.5, 79])
      plate.line(
        [
          [x, 115],
          [x, 119],
        ],
        { width: 1.1 },
      );
    hand(plate, 18, 94, sleeve);
  },
  sword(plate, sleeve) {
    plate.shape(path("M12 80L12 26L16.5 14L21 26L21 80Z"), solid("grey", 0.5, 1.9));
    plate.line(pts("16.5,24 16.5,78"), { width: 1.1 });
    plate.shape(rect(3, 79, 27, 5), solid("gold", 0.2, 1.7));
    plate.shape(ellipse(16.5, 109, 4.4), solid("gold", 0, 1.7));
    hand(plate, 16.5, 94, sleeve);
  },
  sceptre(plate, sleeve) {
    staff(plate, 16, 52, 126, "gold");
    plate.shape(
      path(
        "M16 24C22 30 22 38 20 42C26 38 31 42 28 48C25 51 21 49 20 52L12 52C11 49 7 51 4 48C1 42 6 38 12 42C10 38 10 30 16 24Z",
      ),
      solid("gold", 0.3, 1.8),
    );
    plate.shape(ellipse(76, 108, 11), solid("blue", 0.44));
    plate.line(curve(pts("65,106 76,109 87,106")), { width: 2.6, taper: 0.05, ink: "gold" });
    plate.line(pts("76,88 76,97"), { width: 3, taper: 0.02 });
    plate.line(pts("72,92 80,92"), { width: 3, taper: 0.02 });
    hand(plate, 16, 94, sleeve);
  },
};
