/** Routes by the fragment of the URL, which browsers do not send. */
export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** `#/table/ab12?key=s` is the page `table` with part `ab12`. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { page: page || "home", parts, query: new URLSearchParams(query) };
}

/** Pages one only looks something up on, to go back to where one was. */
const LOOKED_UP = new Set(["rules", "settings", "fair", "account", "rankings", "person"]);

/** Where a visit to the rules or the settings leads back to; null if nowhere in particular. */
export function backFrom(before: string, now: string, back: string | null): string | null {
  if (!LOOKED_UP.has(parse(now).page)) return null;
  const { page } = parse(before);
  if (LOOKED_UP.has(page)) return back;
  return page === "home" ? null : before;
}

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** From a page one only looks something up on: the page one came from. */
  back = $state.raw<string | null>(null);

  constructor() {
    addEventListener("hashchange", ({ oldURL }) => {
      this.back = backFrom(new URL(oldURL).hash, location.hash, this.back);
      this.route = parse(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Change the URL without a new history entry. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = parse(location.hash);
  }
}

export const router = new Router();
