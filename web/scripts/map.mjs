// Writes the regions of the Rattus chart as one small module: outlines, neighbours, players.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { AROUND, BEYOND_SHAPES, HEIGHT, SHAPES, WIDTH } from "../art/rattus/geography.mjs";
import { pathOf } from "../art/rattus/path.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The regions, neighbours and who plays with them come from the game's own data.
const file = here("../../src/ratskeller/games/rattus/data/map.toml");
const { regions, neighbours } = parse(readFileSync(file, "utf8"));

const out = {
  width: WIDTH,
  height: HEIGHT,
  around: AROUND,
  from: regions,
  land: neighbours.land,
  water: neighbours.water,
  shapes: Object.fromEntries(Object.keys(regions).map((r) => [r, pathOf(SHAPES[r])])),
  beyond: pathOf(BEYOND_SHAPES),
};
mkdirSync(here("../src/games/rattus"), { recursive: true });
writeFileSync(
  here("../src/games/rattus/map.generated.ts"),
  `// Made by scripts/map.mjs from Natural Earth and data/map.toml; not edited by hand.\nexport const MAP = ${JSON.stringify(out)} as const;\n`,
);
