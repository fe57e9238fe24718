// The home page: the cellar, and the app's icon.
import { cellar } from "./cellar.mjs";
import { icon } from "./icon.mjs";

export default { cellar, icon };
