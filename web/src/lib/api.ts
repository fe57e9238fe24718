/** The REST calls. */
import type { Choice, GameEvent, Outcome, Position, Summary, View } from "./wire";

export interface Option {
  name: string;
  clause: string;
  values: (string | number | boolean)[];
  players: number[];
}
export interface GameInfo {
  id: string;
  version: number;
  players: number[];
  options: Option[];
}
export interface Catalog {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}
export interface NewSeat {
  kind: "open" | "mine" | "bot";
  name?: string;
  bot?: string;
}
export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  seats: NewSeat[];
  listed: boolean;
  clock: { mode: string; seconds: number };
}
export interface Opened {
  table: Summary;
  secrets: Record<string, string>;
  invite: string;
}
export interface GameRecord {
  game: string;
  players: number;
  seats: string[];
  choices: [number | "chance", string][];
  result: Outcome | null;
}
export interface Frame extends Position {
  number: number;
  made: { seat: number | null; choice: string } | null;
  events: GameEvent[];
  view: View;
  choices: Choice[];
}
/** By seat: points by their source. */
export type Breakdown = Record<string, number>[];
export interface Frames {
  frames: Frame[];
  choices: number;
  seats: string[];
}

/** The server said no; `code` is a key of the texts. */
export class ApiError extends Error {
  readonly code: string;
  /** What exactly is wrong, in English, where the server says so. */
  readonly problem: string;
  constructor(code: string, problem = "") {
    super(code);
    this.code = code;
    this.problem = problem;
  }
}

async function ask<T>(path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret !== undefined) headers.Authorization = `Bearer ${secret}`;
  const method = body !== undefined || secret !== undefined ? "POST" : "GET";
  let answer: Response;
  try {
    answer = await fetch(`./api/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline");
  }
  if (!answer.ok) {
    const { code, details } = (await answer.json().catch(() => ({}))) as {
      code?: string;
      details?: { problem?: string };
    };
    throw new ApiError(code ?? "unavailable", details?.problem);
  }
  return (await answer.json()) as T;
}

const id = encodeURIComponent;
export const api = {
  games: () => ask<Catalog>("games"),
  lobby: (status: string) => ask<Summary[]>(`tables?status=${status}&limit=30`),
  table: (table: string) => ask<Summary>(`tables/${id(table)}`),
  create: (wish: NewTable) => ask<Opened>("tables", wish),
  join: (table: string, name: string, invite: string, seat?: number) =>
    ask<{ seat: number; secret: string; table: Summary }>(`tables/${id(table)}/join`, {
      name,
      invite,
      ...(seat === undefined ? {} : { seat }),
    }),
  sit: (table: string, secret: string) =>
    ask<{ seat: number; secret: string; table: Summary }>(
      `tables/${id(table)}/sit`,
      undefined,
      secret,
    ),
  rematch: (table: string, secret: string) =>
    ask<Summary>(`tables/${id(table)}/rematch`, undefined, secret),
  record: (table: string) => ask<GameRecord>(`tables/${id(table)}/record`),
  replay: (record: GameRecord, viewer: number | null, first: number) =>
    ask<Frames>("replay", { record, viewer, first }),
  breakdown: (record: GameRecord) => ask<Breakdown>("breakdown", { record }),
};
