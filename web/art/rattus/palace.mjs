// The palace: a gatehouse between towers; the cubes stand in its court, below the picture.
import { scene } from "../engraver/plate.mjs";
import { arch, path, rect } from "../engraver/shapes.mjs";

/** @typedef {import("../engraver/plate.mjs").Plate} Plate */

/**
 * @param {Plate} plate @param {number} x @param {number} y @param {number} width
 * @param {number} count
 */
function battlements(plate, x, y, width, count) {
  const step = width / (count * 2 - 1);
  for (let i = 0; i < count; i += 1)
    plate.shape(rect(x + i * 2 * step, y - step * 1.1, step, step * 1.3), {
      fill: "stone",
      line: 1.3,
    });
}

/**
 * @param {Plate} plate @param {number} x @param {number} y @param {number} width
 * @param {number} height @param {string} roof
 */
function turret(plate, x, y, width, height, roof) {
  plate.shape(rect(x, y - height, width, height), {
    fill: "stone",
    line: 1.9,
    shade: 0.4,
    hatch: { angle: 90, gap: 2.8, width: 0.9, cross: 0.9 },
  });
  plate.shape(
    [
      [x - 3, y - height],
      [x + width / 2, y - height - width * 1.35],
      [x + width + 3, y - height],
    ],
    { fill: roof, line: 1.9, shade: 0.45, hatch: { angle: 66, gap: 2.6, width: 1, cross: 1 } },
  );
  plate.wash(arch(x + width * 0.34, y - height * 0.84, width * 0.32, height * 0.2), "black");
  plate.wash(arch(x + width * 0.34, y - height * 0.46, width * 0.32, height * 0.2), "black");
  const top = y - height - width * 1.35;
  plate.line(path(`M${x + width / 2} ${top + 1}L${x + width / 2} ${top - 9}`), {
    width: 1.3,
    taper: 0.1,
  });
  plate.shape(
    path(
      `M${x + width / 2} ${top - 9}L${x + width / 2 + 10} ${top - 7}L${x + width / 2} ${top - 4}Z`,
    ),
    { fill: "gold", line: 1 },
  );
}

export const palace = scene(200, 96, (plate) => {
  turret(plate, 30, 92, 18, 42, "blue");
  turret(plate, 152, 92, 18, 42, "blue");
  plate.shape(rect(48, 40, 104, 52), {
    fill: "stone",
    line: 2,
    shade: 0.3,
    hatch: { angle: 90, gap: 3.4, width: 0.9, cross: 1 },
  });
  battlements(plate, 48, 41, 104, 9);
  for (const x of [60, 76, 116, 132]) {
    plate.shape(arch(x, 52, 9, 18), { fill: "glow", line: 1.4 });
    plate.line(path(`M${x + 4.5} 54L${x + 4.5} 70`), { width: 0.9 });
  }
  turret(plate, 2, 92, 22, 52, "roof");
  turret(plate, 176, 92, 22, 52, "roof");
  plate.shape(rect(86, 24, 28, 68), {
    fill: "linen",
    line: 2,
    shade: 0.36,
    hatch: { angle: 90, gap: 3, width: 0.9, cross: 1 },
  });
  plate.shape(path("M82 24L100 4L118 24Z"), {
    fill: "roof",
    line: 2,
    shade: 0.45,
    hatch: { angle: 66, gap: 2.8, width: 1, cross: 1 },
  });
  plate.shape(arch(94, 32, 12, 16), { fill: "glow", line: 1.4 });
  plate.shape(arch(90, 60, 20, 32, false), { fill: "black", line: 1.8 });
  for (const x of [95, 100, 105]) plate.line(path(`M${x} 64L${x} 91`), { width: 1, ink: "wood" });
});
