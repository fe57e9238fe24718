// The kit: a figure is put together from head, hair, beard, headgear, dress and attribute.
import { scene } from "../engraver/plate.mjs";
import { rect } from "../engraver/shapes.mjs";
import { ATTRIBUTES } from "./attributes.mjs";
import { drawDress } from "./dress.mjs";
import { drawBeard, drawFace, drawHair, drawHairBehind } from "./head.mjs";
import { BEHIND, ON } from "./headgear.mjs";

/**
 * @typedef {object} Parts
 * @property {string} [ground] the ink behind the figure
 * @property {[string, string?, string?]} [hat] the headgear and its two inks
 * @property {string} [holds] an attribute
 * @property {string} [sleeve] the ink of the cuff; else the robe's
 * @property {boolean} [hidden] the headgear covers the whole face
 * @property {number} [headX] where the eyes are
 * @property {number} [headY]
 * @property {(plate: import("../engraver/plate.mjs").Plate) => void} [more]
 */

/** @typedef {Parts & import("./head.mjs").Head & import("./dress.mjs").Dress} Figure */

export const WIDTH = 100;
export const HEIGHT = 120;

/**
 * A portrait of 100 by 120.
 * @param {Figure} figure
 */
export function portrait(figure) {
  return scene(
    WIDTH,
    HEIGHT,
    (plate) => {
      const ground = figure.ground ?? "paper";
      plate.wash(rect(-2, -2, WIDTH + 4, HEIGHT + 4), ground);
      const dark = (/** @type {number} */ x) =>
        x > 50 ? 0.36 + (x - 50) / 90 : 0.3 + (20 - x) / 80;
      plate.hatch(
        rect(3, 4, WIDTH - 6, HEIGHT - 8),
        dark,
        { angle: 0, gap: 5.5, width: 1, cross: 1 },
        "dim",
      );
      bust(plate, figure);
    },
    { fine: 0.24, parts: 5 },
  );
}

/**
 * The figure alone, without ground.
 * @param {import("../engraver/plate.mjs").Plate} plate @param {Figure} figure
 */
export function bust(plate, figure) {
  const { hat = ["none"], holds = "none", headX = 50, headY = 51 } = figure;
  const [kind, first = "brown", second = "linen"] = hat;
  const skin = figure.skin ?? "skin";
  const head = { x: headX, y: headY };
  plate.at(head, () => {
    drawHairBehind(plate, figure);
    BEHIND[kind]?.(plate, first, second);
  });
  drawDress(plate, figure, skin);
  plate.at(head, () => {
    if (!figure.hidden) {
      drawFace(plate, figure);
      drawHair(plate, figure);
      drawBeard(plate, figure);
    }
    ON[kind]?.(plate, first, second);
  });
  figure.more?.(plate);
  ATTRIBUTES[holds](plate, figure.sleeve ?? figure.robe ?? "brown");
}
