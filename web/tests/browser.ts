/** What modules ask a browser for as they load, for tests without one; imported before them. */
const kept = new Map<string, string>();
const media = { matches: false, addEventListener: () => {} };
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  },
  matchMedia: () => media,
  location: { hash: "", href: "http://localhost/" },
  addEventListener: () => {},
  document: {
    documentElement: { dataset: {} },
    addEventListener: () => {},
    removeEventListener: () => {},
  },
});
if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator: { languages: ["en"] } });
