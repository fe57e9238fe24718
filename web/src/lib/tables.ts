/** Sitting down: every seat that is taken here adds a secret of this browser to the draws. */
import { api, type NewTable, type SeatRight } from "./api";
import { canCheck, commitmentOf, newSecret } from "./fair";
import { type OwnDraws, saveSeatKeys, seatKeysOf, type SeatKeys } from "./seatKeys";
import type { Summary } from "./wire";

type Sealed = { commitment: string; secret: string };

/** A secret with its commitment; null where this browser cannot calculate it. */
async function seal(): Promise<Sealed | null> {
  if (!canCheck()) return null;
  const secret = newSecret();
  return { secret, commitment: await commitmentOf(secret) };
}

/** What to keep of the draws of a table, beside what is known from seats taken before. */
function drawsOf(
  { fair }: Summary,
  secrets: [number, Sealed | null][],
  before?: OwnDraws,
): { draws?: OwnDraws } {
  const own = secrets.flatMap(([seat, sealed]) => (sealed ? [[seat, sealed] as const] : []));
  if (!fair || own.length === 0) return {};
  return {
    draws: {
      stream: fair.stream,
      server: fair.commitment,
      revealed: [],
      ...before,
      secrets: { ...before?.secrets, ...Object.fromEntries(own) },
    },
  };
}

/** Create a table and keep its keys; returns its id. */
export async function openTable(wish: NewTable): Promise<string> {
  const sealed: [number, Sealed | null][] = [];
  const seats = [];
  for (const [number, seat] of (wish.seats ?? []).entries()) {
    const own = seat.kind === "mine" ? await seal() : null;
    sealed.push([number, own]);
    seats.push(own ? { ...seat, commitment: own.commitment } : seat);
  }
  const { table, secrets, invite } = await api.create({ ...wish, seats });
  const keys = { table: table.id, game: table.game, seats: secrets, invite };
  saveSeatKeys({ ...keys, ...drawsOf(table, sealed) });
  return table.id;
}

/** Take a free seat and keep its key. */
export async function joinTable(id: string, name: string, invite: string): Promise<void> {
  const own = await seal();
  const { seat, secret, table } = await api.join(id, name, invite, own?.commitment);
  const keys = { table: id, game: table.game, seats: { [seat]: secret } };
  saveSeatKeys({ ...keys, ...drawsOf(table, [[seat, own]]) });
}

/**
 * Play again with the same players: the seats of this browser sit down; returns the table's id.
 * A seat whose key is in another browser is that of the account that is signed in.
 */
export async function playAgain(
  before: Summary,
  keys: SeatKeys | null,
  me: number,
): Promise<string> {
  let next = before.rematch;
  let draws: OwnDraws | undefined;
  const others = Object.keys(keys?.seats ?? {}).map(Number);
  for (const seat of [me, ...others.filter((each) => each !== me)]) {
    const key = keys?.seats[String(seat)];
    const right: SeatRight = key ?? seat;
    const own = await seal();
    const table: Summary =
      next === null
        ? await api.rematch(before.id, right, own?.commitment)
        : (await api.sit(next, right, own?.commitment)).table;
    next = table.id;
    draws ??= seatKeysOf(next)?.draws;
    // Whoever presses twice sits there already, with the secret of the first time.
    const there = table.fair?.seats[seat]?.commitment;
    if (!there || draws?.secrets[seat]?.commitment !== there)
      draws = drawsOf(table, [[seat, own]], draws).draws ?? draws;
    const kept = { table: next, game: table.game, seats: key ? { [seat]: key } : {} };
    saveSeatKeys({ ...kept, ...(draws && { draws }) });
  }
  return next!;
}
