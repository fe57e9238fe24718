// What stands in the city: the seven sectors and Notre Dame; and the trusted friend's portrait.
import { scene } from "../engraver/plate.mjs";
import { ellipse, path } from "../engraver/shapes.mjs";
import { bust } from "../figures/figure.mjs";
import { cathedral } from "./cathedral.mjs";
import { SECTORS } from "./sectors.mjs";

/** An open hand is held out to the player; a heart on the hat. */
const friend = scene(
  120,
  100,
  (plate) => {
    plate.at({ x: 14, y: -6, scale: 0.92, weight: 0.95 }, () =>
      bust(plate, {
        jaw: "round",
        smile: 3,
        age: "young",
        hair: "brown",
        cut: "bowl",
        robe: "teal",
        second: "straw",
        collar: "plain",
        hat: ["feather", "red", "gold"],
      }),
    );
    plate.shape(path("M76 104L84 78L98 70L106 78L96 104Z"), {
      fill: "teal",
      line: 2,
      shade: 0.4,
      hatch: { gap: 3 },
    });
    plate.shape(
      path(
        "M84 78C82 66 84 58 84 50C85 46 89 46 90 50L91 60L92 46C93 42 97 42 98 46L98 60L101 48C102 45 106 46 105 50L104 64L109 56C111 53 114 55 113 59L107 72C104 78 98 80 92 80Z",
      ),
      { fill: "skin", line: 1.9, shade: 0.28, hatch: { gap: 2.8, width: 0.9 } },
    );
    plate.line(path("M88 68C93 66 98 67 101 71"), { width: 1.2 });
    plate.shape(ellipse(60, 95, 4), { fill: "gold", line: 1.6 });
  },
  { fine: 0.22, parts: 5 },
);

export default { ...SECTORS, "notre-dame": cathedral, "trusted-friend": friend };
