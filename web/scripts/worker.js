// Reading and replay without a network: files of this build from the cache, the server's lists
// and finished games from the network first and from the cache when there is none.
const CACHE = "ratskeller-__VERSION__";
const READING = "ratskeller-reading";
const FILES = __FILES__;
const KEPT = /\/api\/(games|records|replays?)\b/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== CACHE && name !== READING);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fresh(request) {
  const cache = await caches.open(READING);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function stored(request) {
  const kept = await caches.match(request, { ignoreSearch: request.mode === "navigate" });
  return kept ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (KEPT.test(url.pathname)) event.respondWith(fresh(request));
  else if (!url.pathname.includes("/api/")) event.respondWith(stored(request));
});
