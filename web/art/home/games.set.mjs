// The three games as sheets on the table of the home page; 320 by 140 each.
import { abbey, paris } from "./covers.mjs";
import { plague } from "./plague.mjs";

export default { "notre-dame": paris, rattus: plague, "name-of-the-rose": abbey };
