/** Records of finished games, kept in this browser for reading without a connection. */
import { api, ApiError, type Breakdown, type GameRecord } from "./api";

const STORE = "ratskeller-reading";
const OWN = "own-";

/** Whether an id is that of an upload. */
export const isOwn = (id: string): boolean => id.startsWith(OWN);

/** A record by the id of its table, or of an upload. */
export async function fetchRecord(id: string): Promise<GameRecord> {
  const kept = `./kept/record/${id}`;
  if (isOwn(id)) {
    const found = await recall<GameRecord>(kept);
    if (found) return found;
    throw new ApiError("not-found");
  }
  try {
    const record = await api.record(id);
    await keep(kept, record);
    return record;
  } catch (error) {
    const found = await recall<GameRecord>(kept);
    if (found && !(error instanceof ApiError && error.code === "not-finished")) return found;
    throw error;
  }
}

/** Keep an uploaded record in this browser; returns its id. */
export async function keepRecord(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  let hash = 2166136261;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  const id = `${OWN}${hash.toString(36)}${bytes.length.toString(36)}`;
  await keep(`./kept/record/${id}`, record);
  return id;
}

/** Hand a record over as a file. */
export function saveRecord(record: GameRecord): void {
  const blob = new Blob([JSON.stringify(record)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${record.game}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Keep data under a path of this browser. */
export async function keep(path: string, data: unknown): Promise<void> {
  if (!("caches" in globalThis)) return;
  const store = await caches.open(STORE);
  await store.put(path, new Response(JSON.stringify(data)));
}

/** Data kept before, or null. */
export async function recall<T>(path: string): Promise<T | null> {
  if (!("caches" in globalThis)) return null;
  const found = await (await caches.open(STORE)).match(path);
  return found ? ((await found.json()) as T) : null;
}

/** By seat, where the points of a finished game came from; empty if unknown. */
export async function fetchBreakdown(id: string, record: GameRecord): Promise<Breakdown> {
  const kept = `./kept/breakdown/${id}`;
  try {
    const found = await api.breakdown(record);
    await keep(kept, found);
    return found;
  } catch {
    return (await recall<Breakdown>(kept)) ?? [];
  }
}
