// Bodies and collars: a bust that fills the lower part of a picture of 100 by 120.
import { blob, curve, ellipse, path, pts } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/**
 * @typedef {object} Dress
 * @property {string} [robe] its ink
 * @property {string} [second] ink of collar, apron, trimming
 * @property {"plain" | "cowl" | "fur" | "apron" | "armour" | "gambeson" | "low" | "chain" | "cope" | "lawyer" | "laced" | "rags" | "stole"} [collar]
 * @property {number} [bulk] how broad the shoulders are
 */

const ROBE =
  "M50 74C58 75 66 80 76 84C88 88 94 100 96 124L4 124C6 100 12 88 24 84C34 80 42 75 50 74Z";

/** @param {Plate} plate @param {string} skin */
function neck(plate, skin) {
  plate.shape(path("M40 62L39 82C44 90 56 90 61 82L60 62Z"), {
    fill: skin,
    line: 1.8,
    shade: 0.62,
    hatch: { angle: 20, gap: 2.4, width: 1, cross: 1 },
  });
}

/** @param {Plate} plate @param {Dress} dress @param {string} skin */
export function drawDress(
  plate,
  { robe = "brown", second = "linen", collar = "plain", bulk = 1 },
  skin,
) {
  const body = path(ROBE).map(([x, y]) => [50 + (x - 50) * bulk, y]);
  if (collar !== "cowl") neck(plate, skin);
  plate.shape(body, {
    fill: robe,
    line: 2.3,
    shade: 0.42,
    hatch: { angle: 64, gap: 3.6, width: 1.4, bow: 0.08, cross: 0.84 },
  });
  for (const [a, b, c] of [pts("27,96 24,110 25,123"), pts("70,94 75,108 74,123")]) {
    plate.line(curve([a, b, c]), { width: 1.6 });
  }
  const look = {
    fill: second,
    line: 1.9,
    shade: 0.4,
    hatch: { angle: 60, gap: 2.8, width: 1.1, cross: 1 },
  };
  if (collar === "cowl") {
    plate.shape(blob(pts("50,96 30,92 23,83 31,74 50,71 69,74 77,83 70,92")), {
      ...look,
      fill: robe,
      shade: 0.5,
    });
    plate.line(curve(pts("33,80 50,90 67,80")), { width: 1.6 });
  } else if (collar === "fur") {
    const fur = path(
      "M36 76C28 82 20 90 16 124L32 124C34 104 42 92 50 88C58 92 66 104 68 124L84 124C80 90 72 82 64 76C60 84 54 86 50 86C46 86 40 84 36 76Z",
    );
    plate.shape(fur, { ...look, shade: 0.3 });
    for (const [x, y] of pts("30,92 25,104 24,116 38,86 70,92 75,104 76,116 62,86 30,110 70,111")) {
      plate.line(
        [
          [x, y],
          [x + 0.8, y + 4.4],
        ],
        { width: 2, taper: 0.5 },
      );
    }
  } else if (collar === "apron") {
    plate.shape(path("M39 79L50 89L61 79L58 76L50 83L42 76Z"), { ...look, shade: 0 });
    plate.shape(path("M33 98L67 98L71 124L29 124Z"), look);
    plate.line(pts("33,98 40,82"), { width: 2, taper: 0.05 });
    plate.line(pts("67,98 60,82"), { width: 2, taper: 0.05 });
  } else if (collar === "armour") {
    plate.shape(path("M35 78C42 86 58 86 65 78L68 88C58 96 42 96 32 88Z"), {
      ...look,
      fill: "grey",
    });
    plate.shape(path("M24 84C14 88 10 98 9 110L27 108C27 98 29 92 34 88Z"), {
      ...look,
      fill: "grey",
    });
    plate.shape(path("M76 84C86 88 90 98 91 110L73 108C73 98 71 92 66 88Z"), {
      ...look,
      fill: "grey",
      shade: 0.55,
    });
  } else if (collar === "gambeson") {
    plate.shape(path("M37 76C42 84 58 84 63 76L66 86C56 92 44 92 34 86Z"), { ...look, fill: robe });
    for (const x of [34, 42, 50, 58, 66])
      plate.line(
        [
          [x, 92],
          [x + (x - 50) * 0.12, 123],
        ],
        { width: 1.5, taper: 0.1 },
      );
  } else if (collar === "low") {
    plate.shape(
      path("M36 78C30 82 28 86 30 92C40 102 60 102 70 92C72 86 70 82 64 78C58 84 42 84 36 78Z"),
      { fill: skin, line: 1.6, shade: 0.32, hatch: { angle: 50, gap: 3, width: 0.9, cross: 1 } },
    );
    plate.line(curve(pts("29,91 40,100.5 50,97.5 60,100.5 71,91")), {
      width: 3,
      taper: 0.05,
      ink: second,
    });
    plate.line(curve(pts("29,92.5 40,102 50,99 60,102 71,92.5")), { width: 1.5, taper: 0.1 });
    plate.line(pts("50,84 50,90"), { width: 1.1 });
  } else if (collar === "chain") {
    plate.shape(path("M38 77L50 90L62 77L58 74L50 82L42 74Z"), {
      ...look,
      fill: "linen",
      shade: 0,
    });
    for (let i = 0; i <= 10; i += 1) {
      const a = Math.PI * (i / 10);
      plate.shape(ellipse(50 - Math.cos(a) * 22, 86 + Math.sin(a) * 20, 2.7), {
        fill: "gold",
        line: 1.3,
      });
    }
    plate.shape(ellipse(50, 111, 6.5), {
      fill: "gold",
      line: 1.8,
      shade: 0.4,
      hatch: { gap: 2.4 },
    });
  } else if (collar === "cope") {
    plate.shape(
      path(
        "M36 76C30 84 24 100 22 124L33 124C35 106 42 94 50 90C58 94 65 106 67 124L78 124C76 100 70 84 64 76C60 84 40 84 36 76Z",
      ),
      { ...look, shade: 0.35 },
    );
    plate.shape(path("M50 86L55 91L50 97L45 91Z"), { fill: "red", line: 1.5 });
  } else if (collar === "lawyer") {
    plate.shape(path("M38 76L50 88L62 76L66 84L52 96L50 92L48 96L34 84Z"), {
      ...look,
      fill: "linen",
    });
    plate.shape(path("M47 94L44 112L50 109L56 112L53 94Z"), {
      ...look,
      fill: "linen",
      line: 1.5,
      shade: 0,
    });
  } else if (collar === "laced") {
    plate.shape(path("M37 77C40 90 45 106 50 116C55 106 60 90 63 77C58 84 42 84 37 77Z"), {
      ...look,
      fill: second,
      shade: 0.3,
    });
    for (const y of [92, 99, 106])
      plate.line(
        [
          [46 - (106 - y) * 0.2, y],
          [54 + (106 - y) * 0.2, y + 1],
        ],
        { width: 1.3 },
      );
  } else if (collar === "rags") {
    plate.shape(
      pts(
        "34,78 50,86 66,78 78,88 74,94 80,100 68,98 64,106 56,98 50,108 44,98 34,105 32,97 20,100 25,93 21,88",
      ),
      { ...look, shade: 0.5 },
    );
  } else if (collar === "stole") {
    plate.shape(path("M40 75C44 83 56 83 60 75L62 81C54 88 46 88 38 81Z"), {
      ...look,
      fill: "linen",
      shade: 0,
    });
    plate.shape(path("M32 80L40 79L46 124L34 124Z"), look);
    plate.shape(path("M68 80L60 79L54 124L66 124Z"), look);
    for (const x of [39, 61]) {
      plate.line(
        [
          [x, 102],
          [x, 113],
        ],
        { width: 2.2, taper: 0.05 },
      );
      plate.line(
        [
          [x - 4, 106],
          [x + 4, 106],
        ],
        { width: 2.2, taper: 0.05 },
      );
    }
  } else {
    plate.shape(path("M38 77L50 91L62 77L58 74L50 82L42 74Z"), { ...look, shade: 0 });
  }
}
