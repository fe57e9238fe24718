/**
 * Draws that anybody can check: commitments, the stream of numbers and the check of a record, as
 * docs/fair.md has them. Python has the same functions, and both are tested with the same vectors.
 */
import type { GameRecord } from "./api";
import type { OwnDraws } from "./seatKeys";
import type { Schemas, Summary } from "./wire";

type DrawData = Schemas["DrawData"];

/** A commitment with its secret; null where none was revealed. */
export interface Sealed {
  commitment: string;
  secret: string | null;
}
/** The field `fair` of a record. */
export interface Proof {
  format: number;
  stream: string;
  server: Sealed;
  seats: (Sealed | null)[];
  totals?: number[];
  places?: number[];
  bots: [number, string, number][];
}

export const FORMAT = 1;
const WORD = 1n << 64n;
const SECRET = /^[0-9a-f]{64}$/;

/** A browser calculates on https and on its own machine only. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer | Uint8Array) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));
const macKey = (bytes: Uint8Array<ArrayBuffer> | ArrayBuffer) =>
  crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
const mac = (key: CryptoKey, text: string) => crypto.subtle.sign("HMAC", key, bytesOf(text));

/** A secret from the operating system. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** What is shown before the secret: it binds the secret and tells nothing about it. */
export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytesOf(`ratskeller commitment 1\n${secret}`)));
}

/** The numbers of one stream. */
export class Stream {
  private readonly key: CryptoKey;

  private constructor(key: CryptoKey) {
    this.key = key;
  }

  /** From the server's secret and those that players revealed, by seat. */
  static async of(
    stream: string,
    server: string,
    players: ReadonlyMap<number, string>,
  ): Promise<Stream> {
    const lines = [...players]
      .sort(([a], [b]) => a - b)
      .map(([seat, secret]) => `${seat} ${secret}\n`)
      .join("");
    const first = await macKey(unhex(server));
    return new Stream(await macKey(await mac(first, `ratskeller stream 1\n${stream}\n${lines}`)));
  }

  /** The number of a draw, every one below `total` as likely as any other. */
  async number(draw: number, total: number): Promise<number> {
    const below = BigInt(total);
    const limit = WORD - (WORD % below);
    for (let block = 0; ; block++) {
      const words = new DataView(await mac(this.key, `draw ${draw} ${block}`));
      for (const at of [0, 8, 16, 24]) {
        const word = words.getBigUint64(at);
        if (word < limit) return Number(word % below);
      }
    }
  }

  /** The seed of a bot for one choice of its seat, counted from 0, as 24 digits. */
  async seed(seat: number, choice: number): Promise<string> {
    return hex((await mac(this.key, `bot ${seat} ${choice}`)).slice(0, 12));
  }
}

/** The outcome of a number; outcomes stand in the order of their notation. */
export function outcomeOf(outcomes: Record<string, number>, number: number): string {
  let left = number;
  // Notations are ASCII: the order of UTF-16 units is that of their bytes.
  for (const text of Object.keys(outcomes).sort((a, b) => (a < b ? -1 : 1))) {
    left -= outcomes[text] ?? 0;
    if (left < 0) return text;
  }
  return "";
}

/** One line of a check: what was compared, and whether it fits. */
export interface Finding {
  /** Its text is `fair-KEY` if it fits and `fair-KEY-wrong` if not. */
  key: "server" | "commitments" | "own" | "late" | "secrets" | "draws" | "end";
  ok: boolean;
  args: Record<string, string | number>;
}
/** A draw with its number, and the outcome the number stands for. */
export interface CheckedDraw {
  choice: number;
  number: number;
  total: number;
  found: string;
  recorded: string;
}
export interface Check {
  ok: boolean;
  findings: Finding[];
  draws: CheckedDraw[];
  /** Seats whose secret is in the stream, and seats that committed and were left out. */
  added: number[];
  left: number[];
}

/** The proof of a record; null if it has none that can be read. */
export function proofOf(record: GameRecord): Proof | null {
  const fair = record.fair as Partial<Proof> | undefined;
  if (fair?.format !== FORMAT || typeof fair.stream !== "string") return null;
  if (!fair.server || !Array.isArray(fair.seats)) return null;
  return fair as Proof;
}

/**
 * Check a record against itself, against what this browser was shown before (`own`), and its draws
 * against `drawn`: what chance could draw, which the rules tell.
 */
export async function check(
  record: GameRecord,
  proof: Proof,
  drawn: readonly DrawData[],
  own: OwnDraws | null,
): Promise<Check> {
  const findings: Finding[] = [];
  const note = (key: Finding["key"], ok: boolean, args: Finding["args"] = {}) =>
    findings.push({ key, ok, args });
  if (own) {
    note("server", proof.stream === own.stream && proof.server.commitment === own.server);
    if (own.others) {
      const changed = own.others.findIndex((was, i) => was !== (proof.seats[i]?.commitment ?? ""));
      note("commitments", changed < 0, { seat: changed });
    }
    for (const seat of Object.keys(own.secrets).map(Number)) {
      const sealed = proof.seats[seat];
      const { commitment, secret } = own.secrets[seat]!;
      // Whoever did not answer in time is left out, and only they.
      const late = sealed?.secret === null && !own.revealed.includes(seat);
      if (late && sealed.commitment === commitment) note("late", true, { seat });
      else note("own", sealed?.commitment === commitment && sealed.secret === secret, { seat });
    }
  }
  const players = new Map<number, string>();
  let wrong = proof.server.secret === null || (await misfit(proof.server)) ? -1 : null;
  for (const [seat, sealed] of proof.seats.entries()) {
    if (!sealed) continue;
    if (sealed.secret !== null) players.set(seat, sealed.secret);
    if (wrong === null && (await misfit(sealed))) wrong = seat;
  }
  note("secrets", wrong === null, { seat: wrong ?? 0 });
  const draws = wrong === null ? await drawsOf(record, proof, players, drawn) : [];
  const first = draws.find(({ found, recorded }) => found !== recorded);
  const places = record.choices.flatMap(([who], i) => (who === "chance" ? [i + 1] : []));
  if (wrong === null) {
    const whole = draws.length === places.length && drawn.length === places.length;
    const told = proof.places; // records of older versions have none
    const same = !told || String(told) === String([...places, record.choices.length]);
    note("draws", !first && whole && same, { count: draws.length, choice: first?.choice ?? 0 });
  }
  note("end", record.result !== null && record.result !== undefined);
  const left = proof.seats.flatMap((sealed, seat) =>
    sealed && sealed.secret === null ? [seat] : [],
  );
  return {
    ok: findings.every(({ ok }) => ok),
    findings,
    draws,
    added: [...players.keys()],
    left,
  };
}

/** What the public data of a table says of its seal, beside what this browser knows. */
export type Seal = "none" | "waiting" | "sealed" | "wrong";

export function sealOf(table: Summary | null, own: OwnDraws | null): Seal {
  if (!table) return "none";
  const { fair, status } = table;
  if (!fair) return own ? "wrong" : "none";
  if (own) {
    if (fair.stream !== own.stream || fair.commitment !== own.server) return "wrong";
    const begun = status === "running" || status === "finished";
    for (const seat of Object.keys(own.secrets).map(Number)) {
      const shown = fair.seats[seat];
      const { commitment, secret } = own.secrets[seat]!;
      if (shown?.commitment !== commitment) return "wrong";
      if (shown.secret !== null && shown.secret !== secret) return "wrong";
      if (begun && shown.secret === null && own.revealed.includes(seat)) return "wrong";
    }
    if (own.others?.some((was, seat) => was !== fair.seats[seat]?.commitment)) return "wrong";
  }
  return fair.waiting ? "waiting" : "sealed";
}

/** Whether a revealed secret is none, or not the one that was committed. */
async function misfit({ commitment, secret }: Sealed): Promise<boolean> {
  if (secret === null) return false;
  return !SECRET.test(secret) || (await commitmentOf(secret)) !== commitment;
}

async function drawsOf(
  record: GameRecord,
  proof: Proof,
  players: ReadonlyMap<number, string>,
  drawn: readonly DrawData[],
): Promise<CheckedDraw[]> {
  const stream = await Stream.of(proof.stream, proof.server.secret ?? "", players);
  return Promise.all(
    drawn.map(async ({ choice, outcomes }, draw) => {
      const total = Object.values(outcomes).reduce((sum, weight) => sum + weight, 0);
      const number = await stream.number(draw, total);
      const [who, text] = record.choices[choice - 1] ?? [];
      return {
        choice,
        number,
        total,
        found: outcomeOf(outcomes, number),
        recorded: who === "chance" ? String(text) : "",
      };
    }),
  );
}
