/** Tournaments: the calls to the server, and what is made of their answers. */
import { ask, tell } from "./api";
import type { Schemas } from "./wire";

export type TournamentList = Schemas["TournamentList"];
export type TournamentSummary = Schemas["TournamentSummary"];
export type Tournament = Schemas["TournamentData"];
export type NewTournament = Schemas["NewTournament"];
export type Standing = Schemas["StandingData"];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const path = (id: string, what = "") => `tournaments/${encodeURIComponent(id)}${what}`;

export const cups = {
  all: () => ask<TournamentList>("tournaments"),
  open: (wish: NewTournament) => ask<Schemas["OpenedTournament"]>("tournaments", wish),
  one: (id: string) => ask<Tournament>(path(id)),
  join: (id: string, invite: string) => tell(path(id, "/join"), { invite }),
  leave: (id: string) => tell(path(id, "/leave"), {}),
  remove: (id: string, entrant: number) => tell(path(id, "/remove"), { entrant }),
  start: (id: string) => tell(path(id, "/start"), {}),
  next: (id: string) => tell(path(id, "/next"), {}),
  close: (id: string) => tell(path(id, "/close"), {}),
  invite: (id: string) => ask<Schemas["Invitation"]>(path(id, "/invitation"), {}),
};

/** The clocks one can choose, as the keys of their texts; with days of reserve and of holidays. */
export const CLOCKS: Record<string, { reserve: number; rest: number }> = {
  "total-900": { reserve: 0, rest: 0 },
  "total-1800": { reserve: 0, rest: 0 },
  "move-120": { reserve: 0, rest: 0 },
  "turn-86400": { reserve: 3, rest: 7 },
  "turn-259200": { reserve: 7, rest: 14 },
};

/** A clock as the server wants it. */
export function clockOf(key: string): Required<NewTournament["clock"]> {
  const [mode = "total", seconds = "900"] = key.split("-");
  const { reserve, rest } = CLOCKS[key] ?? { reserve: 0, rest: 0 };
  return { mode, seconds: Number(seconds), reserve: reserve * DAY, rest: rest * DAY };
}

/** A clock of the server as the key of its text; empty for one that cannot be chosen here. */
export function clockKey({ mode, seconds }: { mode: string; seconds: number }): string {
  const key = `${mode}-${seconds}`;
  return key in CLOCKS ? key : "";
}

/** A span of time as the key and the number of its text, in the largest unit that fits. */
export function span(seconds: number): [string, { count: number }] {
  if (seconds >= DAY) return ["cup-days", { count: Math.round(seconds / DAY) }];
  if (seconds >= HOUR) return ["cup-hours", { count: Math.round(seconds / HOUR) }];
  return ["cup-minutes", { count: Math.max(1, Math.round(seconds / MINUTE)) }];
}

/** What the page says of the course: a text and its arguments. */
export function course(of: TournamentSummary, between = false): [string, Record<string, number>] {
  if (of.status !== "running") return [`cup-${of.status}`, {}];
  const args = { round: Math.max(1, of.round), rounds: Math.max(of.rounds, of.round, 1) };
  return [between ? "cup-between" : "cup-running", args];
}

/** Whether a round is over and the next one has not begun. */
export function isBetween(one: Tournament): boolean {
  return one.status === "running" && one.played.at(-1)?.ended_at != null;
}

/** A column of the standings: its text, what it shows of an entrant, and whether it decides. */
export interface Figure {
  key: string;
  tell: (one: Standing) => string;
}

/** The figures that decide, in their order, and after them the others. */
export function figures(duplicate: boolean, language: string): Figure[] {
  const part = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const share: Figure = { key: "cup-share", tell: (one) => part.format(one.share) };
  const luck: Figure = { key: "cup-less-luck", tell: (one) => part.format(one.less_luck) };
  if (duplicate)
    return [share, luck, { key: "cup-beside", tell: (one) => signed.format(one.beside) }];
  return [
    { key: "cup-points", tell: (one) => number.format(one.points) },
    { key: "cup-met", tell: (one) => number.format(one.met) },
    luck,
  ];
}
