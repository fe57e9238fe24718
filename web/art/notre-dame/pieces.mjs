// The pieces of Notre Dame that stand in the city. `piece` is the colour of the seat.
import { scene } from "../engraver/plate.mjs";
import { blob, ellipse, path, rect } from "../engraver/shapes.mjs";

/** @param {import("../engraver/plate.mjs").Plate} plate @param {number} x @param {number} y @param {number} r */
function wheel(plate, x, y, r) {
  plate.shape(ellipse(x, y, r), { fill: "wood", line: 2.4 });
  plate.shape(ellipse(x, y, r - 3), { fill: "linen", line: 1.2 });
  for (let turn = 0; turn < 180; turn += 45) {
    const [dx, dy] = [
      Math.cos((turn * Math.PI) / 180) * (r - 2),
      Math.sin((turn * Math.PI) / 180) * (r - 2),
    ];
    plate.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      { width: 1.4, taper: 0.02 },
    );
  }
  plate.dot(x, y, 2);
}

/** A coach under a vaulted roof; on its door there is room for a sign. */
export const carriage = scene(64, 56, (plate) => {
  plate.line(path("M4 34L14 33"), { width: 3, taper: 0.1 });
  plate.shape(path("M11 14C20 3 45 3 55 14L54 36C52 42 46 43 40 43L24 43C18 43 13 41 12 36Z"), {
    fill: "piece",
    line: 2.4,
    shade: 0.4,
    hatch: { angle: 84, gap: 2.8, width: 1.3 },
  });
  plate.shape(path("M7 16C17 1 49 1 59 16C44 11 22 11 7 16Z"), {
    fill: "umber",
    line: 2,
    shade: 0.5,
    hatch: { angle: 70, gap: 3, width: 1.2 },
  });
  plate.shape(rect(22, 15, 21, 22), { fill: "linen", line: 1.8 });
  wheel(plate, 17, 44, 9.5);
  wheel(plate, 49, 44, 9.5);
});

/** A friend in a cloak, its hood up; on the breast there is room for a sign. */
export const friend = scene(40, 60, (plate) => {
  plate.shape(
    path("M20 20C29 21 33 27 34 36C36 44 37 51 38 57L2 57C3 50 4 44 6 36C7 27 11 21 20 20Z"),
    {
      fill: "piece",
      line: 2.4,
      shade: 0.45,
      hatch: { angle: 80, gap: 3, width: 1.5, bow: 0.1 },
    },
  );
  plate.shape(
    blob([
      [20, 1],
      [29, 5],
      [32, 14],
      [29, 22],
      [20, 26],
      [11, 22],
      [8, 14],
      [11, 5],
    ]),
    { fill: "piece", line: 2.3, shade: 0.45, hatch: { angle: 60, gap: 2.8, width: 1.3 } },
  );
  plate.shape(ellipse(19.5, 14.5, 6.6, 7.8), {
    fill: "skin",
    line: 1.6,
    shade: 0.3,
    hatch: { gap: 2.4, width: 0.9 },
  });
  plate.dot(17, 13.5, 1.1);
  plate.dot(22.5, 13.5, 1.1);
  plate.line(path("M17.500 18.500C19 19.600 21 19.600 22 18.500"), { width: 1.1 });
  plate.shape(ellipse(20, 40, 8.5), { fill: "linen", line: 1.6 });
});
