/** New versions of the app: fetched in the background, taken when the player says so. */
class Update {
  /** A new version is here and waits. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  offer(worker: ServiceWorker | null): void {
    this.waiting = worker;
    this.ready = worker !== null;
  }

  /** Load the new version; games are on the server, so nothing is lost. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage("activate");
  }
}

export const update = new Update();

/** Register the service worker and notice when a newer one has fetched its files. */
export async function watchForUpdates(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // A notification that was pressed leads this window to its table.
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data && typeof data === "object" && "go" in data) location.hash = String(data.go);
  });
  const registration = await navigator.serviceWorker.register("./worker.js").catch(() => null);
  if (!registration) return;
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  if (isUpdate()) update.offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && isUpdate()) update.offer(worker);
    });
  });
}

const RELOADED = "ratskeller-reloaded";
const LOOP = 60_000;

/**
 * A server that was updated no longer has the parts of the version that is open: load the new one.
 * Not again at once, if the part is missing there too.
 */
export function reloadIfOutdated(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - last < LOOP) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
