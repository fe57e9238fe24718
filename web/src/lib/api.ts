/** The REST calls. */
import type { Schemas, Summary } from "./wire";

export type GameInfo = Schemas["GameData"];
export type Catalog = Schemas["Catalog"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type GameRecord = Schemas["RecordData"];
export type Guide = Schemas["GuideData"];
export type LessonState = Schemas["LessonData"];
export type PuzzleState = Schemas["PuzzleData"];
export type AnalysisRequest = Schemas["AnalysisRequest"];
export type AnalysisState = Schemas["AnalysisData"];
export type Frame = Schemas["FrameData"];
export type AccountState = Schemas["AccountState"];
export type OwnAccount = Schemas["OwnAccount"];
export type OwnTable = Schemas["OwnTable"];
export type OwnBot = Schemas["OwnBot"];
export type InvitableBot = Schemas["InvitableBot"];
export type BlockedPerson = Schemas["BlockedPerson"];
export type Profile = Schemas["ProfileData"];
export type Ranking = Schemas["RankingData"];
export type TablePeople = Schemas["TablePeople"];
type Ceremony = Schemas["Ceremony"];
type SignedUp = Schemas["SignedUp"];
type Json = Record<string, unknown>;
/** What shows that a seat is one's own: its secret, or its number for a signed-in account. */
export type SeatRight = string | number;
/** One stage of an evaluation. */
export interface EvaluationState {
  effort: string;
  values: Schemas["ValueData"][];
  reasons: Schemas["ReasonData"][];
}
/** By seat: points by their source. */
export type Breakdown = Record<string, number>[];

/** An error the server sent; `code` is a text key. */
export class ApiError extends Error {
  readonly code: string;
  /** Details in English, or the host's own words, if the server sent any. */
  readonly problem: string;
  constructor(code: string, problem = "") {
    super(code);
    this.code = code;
    this.problem = problem;
  }
}

async function answerOf(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`./api/${path}`, request);
  } catch {
    throw new ApiError("offline");
  }
  if (!answer.ok) {
    const { code, details } = (await answer.json().catch(() => ({}))) as Partial<
      Schemas["Problem"]
    >;
    throw new ApiError(code ?? "unavailable", String(details?.problem ?? details?.reason ?? ""));
  }
  return answer;
}

/** The answer to a request, whatever it holds. */
function send(
  path: string,
  body?: unknown,
  right?: SeatRight,
  how?: "PUT" | "DELETE",
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (right !== undefined)
    headers.Authorization = typeof right === "number" ? `Seat ${right}` : `Bearer ${right}`;
  const method = how ?? (body !== undefined || right !== undefined ? "POST" : "GET");
  return answerOf(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

export async function ask<T>(path: string, body?: unknown, right?: SeatRight): Promise<T> {
  return (await (await send(path, body, right)).json()) as T;
}

/** Ask for a change that is answered by nothing. */
export async function tell(path: string, body: unknown, right?: SeatRight): Promise<void> {
  await send(path, body, right);
}

/** The lines of an answer as they come. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await answerOf(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const [last = "", ...whole] = (rest + value).split("\n").reverse();
    rest = last;
    for (const line of whole.reverse()) yield JSON.parse(line) as T;
  }
}

const id = encodeURIComponent;
export const api = {
  games: () => ask<Catalog>("games"),
  lobby: (status: string) => ask<Summary[]>(`tables?status=${status}&limit=30`),
  table: (table: string) => ask<Summary>(`tables/${id(table)}`),
  create: (wish: NewTable) => ask<Schemas["CreatedTable"]>("tables", wish),
  join: (table: string, name: string, invite: string, commitment = "") =>
    ask<Schemas["JoinedSeat"]>(`tables/${id(table)}/join`, { name, invite, commitment }),
  sit: (table: string, right: SeatRight, commitment = "") =>
    ask<Schemas["JoinedSeat"]>(`tables/${id(table)}/sit`, { commitment }, right),
  rematch: (table: string, right: SeatRight, commitment = "") =>
    ask<Summary>(`tables/${id(table)}/rematch`, { commitment }, right),
  record: (table: string) => ask<GameRecord>(`tables/${id(table)}/record`),
  replay: (record: GameRecord, viewer: number | null, first: number) =>
    ask<Schemas["ReplayData"]>("replay", { record, viewer, first }),
  askReview: (table: string) => ask<Schemas["ReviewStatus"]>(`tables/${id(table)}/review`, {}),
  review: (table: string) => ask<Schemas["ReviewStatus"]>(`tables/${id(table)}/review`),
  sendReview: (record: GameRecord) => ask<Schemas["ReviewStatus"]>("reviews", { record }),
  sentReview: (review: string) => ask<Schemas["ReviewStatus"]>(`reviews/${id(review)}`),
  guide: (game: string) => ask<Guide>(`lessons/${id(game)}`),
  lesson: (game: string, lesson: string, moves: string[], why: string | null = null) =>
    ask<LessonState>(`lessons/${id(game)}/${id(lesson)}`, { moves, why }),
  puzzles: (game: string) => ask<Schemas["PuzzleList"]>(`puzzles/${id(game)}`),
  puzzle: (game: string, puzzle: string) => ask<PuzzleState>(`puzzles/${id(game)}/${id(puzzle)}`),
  analyse: (game: string, request: AnalysisRequest) =>
    ask<AnalysisState>(`analysis/${id(game)}`, request),
  checkPosition: (game: string, position: Record<string, unknown>) =>
    ask<Schemas["PositionProblem"]>(`analysis/${id(game)}/check`, { position }),
  evaluate: (game: string, position: Record<string, unknown>, signal: AbortSignal) =>
    lines<EvaluationState>(`analysis/${id(game)}/evaluate`, { position }, signal),
  draws: (record: GameRecord) => ask<Schemas["DrawData"][]>("draws", { record }),
  account: () => ask<AccountState>("account"),
  shareProgress: (games: Schemas["Progress"]["games"]) =>
    ask<Schemas["Progress"]>("account/progress", { games }),
  ownTables: () => ask<OwnTable[]>("account/tables"),
  beginSignUp: (name: string, invitation: string) =>
    ask<Ceremony>("account/sign-up/options", { name, invitation }),
  signUp: (token: string, credential: Json) =>
    ask<SignedUp>("account/sign-up", { token, credential }),
  signUpByPassword: (name: string, password: string, invitation: string) =>
    ask<SignedUp>("account/sign-up/password", { name, password, invitation }),
  beginSignIn: () => ask<Ceremony>("account/sign-in/options", {}),
  signIn: (token: string, credential: Json) => ask<Json>("account/sign-in", { token, credential }),
  signInByCode: (name: string, code: string) => ask<Json>("account/sign-in/code", { name, code }),
  signInByPassword: (name: string, password: string) =>
    ask<Json>("account/sign-in/password", { name, password }),
  signOut: () => tell("account/sign-out", {}),
  signOutEverywhere: () => tell("account/devices/end-all", {}),
  endDevice: (device: string) => tell("account/devices/end", { id: device }),
  linkSeats: (tables: Schemas["HeldSeats"][]) =>
    ask<Schemas["LinkedSeats"][]>("account/seats", { tables }),
  beginPasskey: () => ask<Ceremony>("account/passkeys/options", {}),
  addPasskey: (token: string, credential: Json) => tell("account/passkeys", { token, credential }),
  removePasskey: (passkey: string) => tell("account/passkeys/remove", { id: passkey }),
  renewCodes: () => ask<Schemas["NewCodes"]>("account/codes", {}),
  setPassword: (password: string) => tell("account/password", { password }),
  rename: (name: string) => ask<Json>("account/name", { name }),
  blocks: () => ask<BlockedPerson[]>("account/blocks"),
  block: (table: string, seat: number) => tell("account/blocks", { table, seat }),
  unblock: (block: string) => tell("account/blocks/remove", { id: block }),
  invitableBots: (game: string) => ask<InvitableBot[]>(`bots?game=${id(game)}`),
  ownBots: () => ask<OwnBot[]>("account/bots"),
  makeBot: (name: string) => tell("account/bots", { name }),
  freeBot: (name: string, free: boolean) => tell("account/bots/free", { name, free }),
  removeBot: (name: string) => tell("account/bots/remove", { name }),
  newToken: (name: string, label: string) =>
    ask<Schemas["NewToken"]>("account/bots/tokens", { name, label }),
  endToken: (name: string, token: string) =>
    tell("account/bots/tokens/remove", { name, id: token }),
  blockedAt: (table: string) => ask<Schemas["BlockedSeats"]>(`tables/${id(table)}/blocked`),
  report: (table: string, seat: number, text: string, right?: SeatRight) =>
    tell(`tables/${id(table)}/report`, { seat, text }, right),
  ranking: (game: string) => ask<Ranking>(`rankings/${id(game)}`),
  profile: (name: string) => ask<Profile>(`people/${id(name)}`),
  hideProfile: (hidden: boolean) => tell("account/profile", { hidden }),
  peopleAt: (table: string) => ask<TablePeople>(`tables/${id(table)}/people`),
  deleteAccount: () => tell("account/delete", {}),
  notifications: () => ask<Schemas["Overview"]>("notifications"),
  addChannel: (wish: Schemas["NewChannel"], secret?: string) =>
    ask<Schemas["ChannelData"]>("notifications", wish, secret),
  changeChannel: (channel: string, wishes: Schemas["Wishes"], secret?: string) =>
    send(`notifications/${id(channel)}`, wishes, secret, "PUT"),
  removeChannel: (channel: string, secret?: string) =>
    send(`notifications/${id(channel)}`, undefined, secret, "DELETE"),
  tryChannel: (channel: string) =>
    ask<Schemas["TrialResult"]>(`notifications/${id(channel)}/trial`, {}),
  followLink: (token: string, what: string) =>
    ask<Schemas["LinkResult"]>(`notifications/links/${id(token)}/${id(what)}`, {}),
  breakdown: (record: GameRecord) => ask<Breakdown>("breakdown", { record }),
};
