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

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
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
