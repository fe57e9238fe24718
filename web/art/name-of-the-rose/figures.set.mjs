// The six monks, each with an empty medallion for its letter, William and Adson: figures without
// ground, for the abbey, the cards and the tracks.
import { scene } from "../engraver/plate.mjs";
import { ellipse } from "../engraver/shapes.mjs";
import { bust } from "../figures/figure.mjs";

/** @typedef {import("../figures/figure.mjs").Figure} Figure */

/** The middle and the radius of the medallion in a picture of 100 by 120. */
export const MEDALLION = { x: 50, y: 104, radius: 13 };

/** @type {Figure["more"]} */
const medallion = (plate) => {
  const { x, y, radius } = MEDALLION;
  plate.shape(ellipse(x, y, radius), { fill: "linen", line: 2.2 });
};

/** @type {Record<string, Figure>} */
const FIGURES = {
  red: {
    jaw: "square",
    hair: "umber",
    beard: "full",
    cut: "none",
    robe: "monk-red",
    eyes: "narrow",
  },
  blue: {
    jaw: "lean",
    hair: "black",
    cut: "none",
    smile: -1,
    robe: "monk-blue",
    nose: "hook",
    age: "old",
  },
  white: { jaw: "long", hair: "grey", beard: "long", cut: "none", age: "old", robe: "monk-white" },
  gray: {
    jaw: "fat",
    hair: "brown",
    cut: "none",
    smile: 1,
    robe: "monk-gray",
    nose: "broad",
    eyes: "closed",
  },
  black: {
    jaw: "lean",
    hair: "black",
    cut: "none",
    eyes: "patch",
    beard: "stubble",
    robe: "monk-black",
  },
  orange: {
    jaw: "round",
    hair: "ochre",
    cut: "none",
    age: "young",
    smile: 2,
    robe: "monk-orange",
    eyes: "wide",
    nose: "snub",
  },
};
const COMPANIONS = /** @type {Record<string, Figure>} */ ({
  william: {
    jaw: "long",
    age: "old",
    spectacles: true,
    nose: "hook",
    hair: "grey",
    cut: "tonsure",
    robe: "brown",
    collar: "cowl",
    holds: "book",
  },
  adson: {
    jaw: "round",
    age: "young",
    eyes: "wide",
    smile: 1,
    nose: "snub",
    hair: "ochre",
    cut: "tonsure",
    robe: "wood",
    collar: "cowl",
    holds: "quill",
  },
});

/** @param {Figure} figure */
const alone = (figure) => scene(100, 120, (plate) => bust(plate, figure), { fine: 0.24, parts: 5 });

export default Object.fromEntries([
  ...Object.entries(FIGURES).map(([id, figure]) => {
    const hooded = /** @type {Figure} */ ({
      ...figure,
      collar: "cowl",
      hat: ["hood", figure.robe],
      more: medallion,
    });
    return [id, alone(hooded)];
  }),
  ...Object.entries(COMPANIONS).map(([id, figure]) => [id, alone(figure)]),
]);
