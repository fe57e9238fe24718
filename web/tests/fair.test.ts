/** Draws that anybody can check: the vectors shared with Python, honest and hostile servers. */
import "./browser";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError, type GameRecord, type NewTable } from "../src/lib/api";
import {
  type Check,
  check,
  commitmentOf,
  newSecret,
  outcomeOf,
  type Proof,
  proofOf,
  sealOf,
  Stream,
} from "../src/lib/fair";
import { type OwnDraws, saveSeatKeys, seatKeysOf } from "../src/lib/seatKeys";
import { DrawCheck } from "../src/lib/drawCheck.svelte";
import { openTable, playAgain } from "../src/lib/tables";
import { TableSession } from "../src/lib/tableSession.svelte";
import type { Schemas, Summary } from "../src/lib/wire";

type DrawData = Schemas["DrawData"];
interface Vectors {
  streams: {
    stream: string;
    server: string;
    commitment: string;
    players: Record<string, string>;
    numbers: [number, number, number][];
    seeds: [number, number, string][];
  }[];
  record: GameRecord;
  draws: DrawData[];
}
const text = readFileSync("../tests/fair/vectors.json", "utf8");
const vectors = () => JSON.parse(text) as Vectors;

describe("the stream", () => {
  it.each(vectors().streams)("has the numbers and seeds of Python: $stream", async (wanted) => {
    expect(await commitmentOf(wanted.server)).toBe(wanted.commitment);
    const players = new Map(Object.entries(wanted.players).map(([seat, own]) => [+seat, own]));
    const stream = await Stream.of(wanted.stream, wanted.server, players);
    for (const [draw, total, number] of wanted.numbers)
      expect(await stream.number(draw, total)).toBe(number);
    for (const [seat, choice, seed] of wanted.seeds)
      expect(await stream.seed(seat, choice)).toBe(seed);
  });
  it("does not depend on the order of the seats", async () => {
    const secrets: [number, string][] = [
      [0, "ab".repeat(32)],
      [2, "cd".repeat(32)],
    ];
    const one = await Stream.of("t", "0".repeat(64), new Map(secrets));
    const other = await Stream.of("t", "0".repeat(64), new Map(secrets.reverse()));
    expect(await one.number(3, 2 ** 40)).toBe(await other.number(3, 2 ** 40));
  });
  it("gives each outcome as many numbers as its weight, in the order of bytes", () => {
    const outcomes = { "draw:key": 1, "draw:ink": 2, "draw:Z": 1 };
    expect([0, 1, 2, 3, 4].map((number) => outcomeOf(outcomes, number))).toEqual([
      "draw:Z",
      "draw:ink",
      "draw:ink",
      "draw:key",
      "",
    ]);
  });
  it("begins with secrets that differ", () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});

/** What the browser of seat 0 kept of the game of the vectors. */
function kept(): OwnDraws {
  const proof = proofOf(vectors().record)!;
  const { commitment, secret } = proof.seats[0]!;
  return {
    stream: proof.stream,
    server: proof.server.commitment,
    secrets: { 0: { commitment, secret: secret! } },
    others: proof.seats.map((seat) => seat?.commitment ?? ""),
    revealed: [0],
  };
}
async function checked(
  change: (found: {
    record: GameRecord;
    proof: Proof;
    draws: DrawData[];
    own: OwnDraws;
  }) => unknown,
): Promise<Check> {
  const { record, draws } = vectors();
  const found = { record, proof: proofOf(record)!, draws, own: kept() };
  await change(found);
  return check(found.record, found.proof, found.draws, found.own);
}
const wrong = ({ findings }: Check) => findings.filter(({ ok }) => !ok).map(({ key }) => key);
const another = "77".repeat(32);

describe("a record", () => {
  it("of an honest server fits: all draws, with the secrets of those who answered", async () => {
    const found = await checked(() => {});
    expect(wrong(found)).toEqual([]);
    expect([found.ok, found.added, found.left]).toEqual([true, [0], [1]]);
    expect(found.draws).toHaveLength(vectors().draws.length);
    expect(found.draws.length).toBeGreaterThan(20);
  });
  it("is checked against itself by whoever was not there", async () => {
    const { record, draws } = vectors();
    expect((await check(record, proofOf(record)!, draws, null)).ok).toBe(true);
    expect(proofOf({ ...record, fair: undefined })).toBe(null);
    expect(proofOf({ ...record, fair: { format: 2 } })).toBe(null);
  });
  it("with a secret of the server that was swapped afterwards is caught", async () => {
    const swapped = await checked(async ({ proof }) => {
      proof.server = { secret: another, commitment: await commitmentOf(another) };
    });
    expect(wrong(swapped)).toContain("server");
    const bare = await checked(({ proof }) => (proof.server.secret = another));
    expect(wrong(bare)).toContain("secrets");
    expect(wrong(await checked(({ proof }) => (proof.stream = "other")))).toContain("server");
    expect(wrong(await checked(({ proof }) => (proof.server.secret = null)))).toContain("secrets");
  });
  it("without the own secret is caught, if the server had it", async () => {
    expect(wrong(await checked(({ proof }) => (proof.seats[0]!.secret = null)))).toContain("own");
    expect(wrong(await checked(({ proof }) => (proof.seats[0] = null)))).toContain("own");
    const swapped = await checked(async ({ proof }) => {
      proof.seats[0] = { secret: another, commitment: await commitmentOf(another) };
    });
    expect(wrong(swapped)).toEqual(expect.arrayContaining(["own", "commitments"]));
  });
  it("says so where the own secret came too late", async () => {
    const { findings } = await checked(({ proof, own }) => {
      proof.seats[0]!.secret = null;
      own.revealed = [];
    });
    expect(findings.find(({ key }) => key === "late")).toMatchObject({ ok: true });
    expect(findings.some(({ key }) => key === "own")).toBe(false);
  });
  it("with a seal of another player made after the fact is caught", async () => {
    const found = await checked(async ({ proof }) => {
      proof.seats[1] = { secret: another, commitment: await commitmentOf(another) };
    });
    expect(found.findings.find(({ ok }) => !ok)).toMatchObject({
      key: "commitments",
      args: { seat: 1 },
    });
  });
  it("with a draw changed, swapped or cut is refused with its place", async () => {
    const changed = await checked(({ record, draws }) => {
      const { choice, outcomes } = draws[5]!;
      const now = record.choices[choice - 1]![1];
      const other = Object.keys(outcomes).find((each) => each !== now)!;
      record.choices[choice - 1] = ["chance", other];
    });
    const place = vectors().draws[5]!.choice;
    expect(changed.findings.find(({ ok }) => !ok)).toMatchObject({
      key: "draws",
      args: { choice: place },
    });
    expect(wrong(await checked(({ draws }) => draws.pop()))).toEqual(["draws"]);
    expect(wrong(await checked(({ record }) => record.choices.splice(9, 1)))).toEqual(["draws"]);
    expect(wrong(await checked(({ record }) => record.choices.splice(-1, 1)))).toEqual(["draws"]);
    const moved = await checked(({ proof }) => (proof.places![3] = 1 + proof.places![3]!));
    expect(wrong(moved)).toEqual(["draws"]);
    expect(wrong(await checked(({ proof }) => delete proof.places))).toEqual([]);
    expect(wrong(await checked(({ record }) => (record.result = null)))).toEqual(["end"]);
  });
});

/** The public data of the table of the vectors, at some moment. */
function table(status: string, change: Partial<Schemas["FairData"]> = {}): Summary {
  const proof = proofOf(vectors().record)!;
  const begun = status !== "open";
  const seats = proof.seats.map((seat) => ({
    commitment: seat?.commitment ?? "",
    secret: begun ? (seat?.secret ?? null) : null,
  }));
  const { stream, server } = proof;
  const fair = { stream, commitment: server.commitment, waiting: !begun, seats, ...change };
  return { id: "t", game: "rattus", status, seats: [{}, {}], fair } as unknown as Summary;
}

describe("the seal of a table", () => {
  it("is whole while the server keeps to what it showed", () => {
    expect(sealOf(table("open"), kept())).toBe("waiting");
    expect(sealOf(table("running"), kept())).toBe("sealed");
    expect(sealOf(table("running"), null)).toBe("sealed");
    expect(sealOf({ ...table("running"), fair: null }, null)).toBe("none");
  });
  it("is broken as soon as the server does not", () => {
    const of = (status: string, change: Partial<Schemas["FairData"]>) =>
      sealOf(table(status, change), kept());
    expect(of("open", { commitment: another })).toBe("wrong");
    expect(of("open", { stream: "other" })).toBe("wrong");
    expect(of("open", { seats: [{ commitment: "", secret: null }] })).toBe("wrong");
    const { seats } = table("running").fair!;
    expect(of("running", { seats: [{ ...seats[0]!, secret: null }, seats[1]!] })).toBe("wrong");
    expect(of("running", { seats: [{ ...seats[0]!, secret: another }, seats[1]!] })).toBe("wrong");
    const late = { commitment: "99".repeat(32), secret: another };
    expect(of("running", { seats: [seats[0]!, late] })).toBe("wrong");
    expect(sealOf({ ...table("running"), fair: null }, kept())).toBe("wrong");
  });
});

/** The server's end of a visit: what it was asked, and what it says. */
const sent: { type: string; body: Record<string, unknown> }[] = [];
let says: (message: unknown) => void = () => {};
vi.mock("../src/lib/connection", () => ({
  Connection: class {
    onmessage = (_: unknown) => {};
    open() {
      says = (message) => this.onmessage(message);
    }
    close() {}
    ask(type: string, body: Record<string, unknown>) {
      sent.push({ type, body });
      return Promise.resolve({ type: "ack", id: 1, seq: 1 });
    }
  },
}));
vi.mock("../src/lib/gameUI", () => ({ loadGameUI: () => Promise.resolve(null) }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("a visit", () => {
  beforeEach(() => {
    localStorage.setItem("ratskeller-seats", "{}");
    sent.length = 0;
    const { others, ...draws } = { ...kept(), revealed: [] };
    expect(others).toBeDefined();
    saveSeatKeys({ table: "t", game: "rattus", seats: { 0: "key" }, draws });
  });
  const visit = () => new TableSession("t", seatKeysOf("t"));
  const welcome = (wanted: Summary) =>
    says({ type: "welcome", id: 0, table: wanted, seats: [0], now: 0, patience: 9, seq: 1 });

  it("opens the own secret when all seals are there, once, and keeps what it saw", async () => {
    const session = visit();
    welcome(table("open", { waiting: false }));
    await settled();
    expect(sent).toEqual([]);
    says({ type: "table", table: table("open") });
    await settled();
    says({ type: "table", table: table("open") });
    await settled();
    const { secret } = kept().secrets[0]!;
    expect(sent).toEqual([{ type: "reveal", body: { seat: 0, secret } }]);
    expect(seatKeysOf("t")?.draws).toEqual(kept());
    says({ type: "table", table: table("running") });
    expect(session.seal).toBe("sealed");
    session.leave();
  });
  it("opens nothing for a server that changed its seal, and stays broken", async () => {
    const session = visit();
    welcome(table("open", { commitment: another }));
    await settled();
    says({ type: "table", table: table("open") });
    await settled();
    expect([sent, session.seal]).toEqual([[], "wrong"]);
    session.leave();
  });
  it("notices that a player's seal was changed after the own secret was opened", async () => {
    const session = visit();
    welcome(table("open"));
    await settled();
    const fair = table("running").fair!;
    says({
      type: "table",
      table: table("running", { seats: [fair.seats[0]!, { commitment: another, secret: null }] }),
    });
    expect(session.seal).toBe("wrong");
    session.leave();
  });
});

describe("the check of a table", () => {
  const run = async () => {
    const found = new DrawCheck();
    await found.run("t");
    return found;
  };
  beforeEach(() => {
    localStorage.setItem("ratskeller-seats", "{}");
    vi.spyOn(api, "record").mockImplementation(() => Promise.resolve(vectors().record));
    vi.spyOn(api, "draws").mockImplementation(() => Promise.resolve(vectors().draws));
  });
  it("is right, wrong, or says that there is nothing to check", async () => {
    expect((await run()).state).toBe("right");
    vi.mocked(api.draws).mockRejectedValue(new ApiError("bad-record"));
    expect((await run()).state).toBe("wrong");
    vi.mocked(api.draws).mockRejectedValue(new ApiError("offline"));
    expect(await run()).toMatchObject({ state: "failed", error: "offline" });
    vi.mocked(api.record).mockResolvedValue({ ...vectors().record, fair: undefined });
    expect((await run()).state).toBe("none");
  });
  it("is wrong where a proof was promised and is missing", async () => {
    vi.mocked(api.record).mockResolvedValue({ ...vectors().record, fair: undefined });
    saveSeatKeys({ table: "t", game: "rattus", seats: { 0: "key" }, draws: kept() });
    expect((await run()).state).toBe("wrong");
  });
});

describe("sitting down", () => {
  beforeEach(() => localStorage.setItem("ratskeller-seats", "{}"));
  const fair = (seats: { commitment: string }[]) =>
    ({
      stream: "s",
      commitment: another,
      waiting: true,
      seats: seats.map(({ commitment }) => ({ commitment, secret: null })),
    }) as Schemas["FairData"];

  it("commits to a secret for each own seat and keeps it", async () => {
    let wish: NewTable | undefined;
    vi.spyOn(api, "create").mockImplementation((wanted) => {
      wish = wanted;
      const seats = (wanted.seats ?? []).map(({ commitment = "" }) => ({ commitment }));
      const made = { ...table("open"), id: "n", fair: fair(seats) };
      return Promise.resolve({ table: made, secrets: { 0: "k0", 2: "k2" }, invite: "i" });
    });
    const seats = [{ kind: "mine" }, { kind: "bot", bot: "easy" }, { kind: "mine" }];
    expect(await openTable({ game: "rattus", players: 3, seats })).toBe("n");
    const { draws, seats: keys, invite } = seatKeysOf("n")!;
    expect([keys, invite]).toEqual([{ 0: "k0", 2: "k2" }, "i"]);
    expect(Object.keys(draws!.secrets)).toEqual(["0", "2"]);
    for (const [seat, { commitment, secret }] of Object.entries(draws!.secrets)) {
      expect(await commitmentOf(secret)).toBe(commitment);
      expect(wish?.seats?.[Number(seat)]?.commitment).toBe(commitment);
    }
    expect(wish?.seats?.[1]?.commitment).toBeUndefined();
    expect(JSON.stringify(wish)).not.toContain(draws!.secrets[0]!.secret);
  });
  it("plays again with new secrets, and the first ones if it is pressed twice", async () => {
    const there = ["", ""];
    const sit = (commitment: string, seat: number) => {
      there[seat] ||= commitment;
      return { ...table("open"), id: "n", fair: fair(there.map((commitment) => ({ commitment }))) };
    };
    vi.spyOn(api, "rematch").mockImplementation((_, __, own = "") => Promise.resolve(sit(own, 1)));
    vi.spyOn(api, "sit").mockImplementation((_, key, own = "") =>
      Promise.resolve({ seat: 0, secret: "", table: sit(own, Number(String(key).slice(1))) }),
    );
    const keys = { table: "t", game: "rattus", seats: { 0: "k0", 1: "k1" }, at: 1 };
    const before = { ...table("finished"), rematch: null };
    expect(await playAgain(before, keys, 1)).toBe("n");
    const first = seatKeysOf("n")!.draws!;
    expect(Object.values(first.secrets).map(({ commitment }) => commitment)).toEqual(there);
    expect(await playAgain({ ...before, rematch: "n" }, keys, 1)).toBe("n");
    expect(seatKeysOf("n")!.draws).toEqual(first);
  });
});
