/** Numbers of the game, from the engine's data. */
import setup from "../../../../src/ratskeller/games/rattus/data/setup.toml";

/** Cubes placed at a time before the first turn. */
export const SETTLERS = Number(setup.settlers);
