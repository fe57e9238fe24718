import type { Clocks } from "./wire";

/** Until when a seat is on holiday; null if it is not. */
export function restsUntil(clocks: Clocks, seat: number, now: number): number | null {
  const spans = clocks.holidays?.[seat] ?? [];
  return spans.find(([start, end]) => start! <= now && now < end!)?.[1] ?? null;
}

/** Seconds a seat has left. */
export function left(clocks: Clocks, seat: number, now: number): number {
  const end = clocks.deadlines?.[seat] ?? null;
  if (end !== null) return Math.max(0, end - Math.max(now, restsUntil(clocks, seat, now) ?? 0));
  if (clocks.mode === "turn")
    return Math.max(0, clocks.seconds + (clocks.reserve ?? 0) - (clocks.spent[seat] ?? 0));
  const since = clocks.owed_since[seat] ?? null;
  const running = since === null ? 0 : Math.max(0, now - since);
  const spent = clocks.mode === "total" ? (clocks.spent[seat] ?? 0) : 0;
  return Math.max(0, clocks.seconds - spent - running);
}

/** `75` gives `1:15`, `3675` gives `1:01:15`. */
export function spoken(seconds: number): string {
  const s = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, "0");
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}
