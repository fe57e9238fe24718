// The chart of Rattus: its sea, what it is furnished with, and its largest pieces.
import { death } from "./death.mjs";
import { FURNITURE } from "./furniture.mjs";
import { palace } from "./palace.mjs";
import { sea } from "./sea.mjs";

export default { sea, death, palace, ...FURNITURE };
