// Reading and replay without a network: files of this build from the cache, the server's lists
// and finished games from the network first and from the cache when there is none.
const CACHE = "ratskeller-__VERSION__";
const READING = "ratskeller-reading";
const FILES = __FILES__;
const KEPT = /\/api\/(games|records|replays?)\b/;

self.addEventListener("install", (event) => {
  // The list of games too: the page has fetched it before this worker could keep it.
  const games = caches.open(READING).then((cache) => cache.add("./api/games"));
  const files = caches.open(CACHE).then((cache) => cache.addAll(FILES));
  event.waitUntil(Promise.all([files, games.catch(() => undefined)]));
});

// A new version waits until no page uses the old one, or until a page asks for it.
self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  // The files of the version before are kept: a page in another window may still need them.
  const old = (names) => names.filter((name) => name !== CACHE && name !== READING).slice(0, -1);
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
  const options = { ignoreSearch: request.mode === "navigate" };
  const kept = await (await caches.open(CACHE)).match(request, options);
  return kept ?? (await caches.match(request, options)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (KEPT.test(url.pathname)) event.respondWith(fresh(request));
  else if (!url.pathname.includes("/api/")) event.respondWith(stored(request));
});

// A notice: one of the same id takes the place of the first silently, for it is a repetition.
async function tell(letter) {
  const tag = letter.topic;
  const before = await self.registration.getNotifications({ tag });
  await self.registration.showNotification(letter.title, {
    body: letter.body,
    tag,
    renotify: !before.some(({ data }) => data?.id === letter.id),
    timestamp: letter.at * 1000,
    icon: "./icon-192.png",
    data: { id: letter.id, url: letter.url },
  });
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

// To the window that shows the table, else to any window, else to a new one.
async function open(address) {
  const { href } = new URL(address, self.registration.scope);
  const windows = await self.clients.matchAll({ type: "window" });
  const found = windows.find(({ url }) => url === href) ?? windows[0];
  if (!found) return self.clients.openWindow(href);
  await found.focus();
  if (found.url !== href) found.postMessage({ go: new URL(href).hash });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
