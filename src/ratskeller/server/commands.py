"""Commands to a table, checked against its state.

Each function returns the draft of an entry or a `Repeat`, or raises :class:`Refused` or
:class:`IllegalChoice`. The table is not changed: chance is drawn on a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ratskeller.fair.stream import SECRET, commitment
from ratskeller.kernel import CHANCE, Game, Match, NotationError
from ratskeller.server.draws import stream_of
from ratskeller.server.entry import (
    Chosen,
    Closed,
    Draft,
    Expired,
    Filled,
    Invited,
    Joined,
    Left,
    Repeat,
    Resigned,
    Rested,
    Returned,
    Revealed,
    Setup,
    Started,
    Undone,
    Voted,
)
from ratskeller.server.errors import Refused
from ratskeller.server.opening import new_match
from ratskeller.server.table import Table


class Made(NamedTuple):
    """The bot that made a choice, and the iterations of its search, 0 if it does not search."""

    bot: str
    iterations: int


def start(game: Game, setup: Setup, revealed: Sequence[str] = ()) -> list[str]:
    """The outcomes of chance at the start of the game."""
    stream = stream_of(setup, revealed)
    return [text for _, text in new_match(game, setup, stream).record.choices]


def join(table: Table, seat: int | None, name: str, hash: str, committed: str = "") -> Draft:
    """Take an open seat, or one reserved for this hash; the last seat starts the game."""
    if table.status != "open":
        raise Refused("not-open", status=table.status)
    if seat is None:
        free = [i for i, s in enumerate(table.seats) if s.kind == "open"]
        if not free:
            raise Refused("seat-taken")
        seat = free[0]
    if not 0 <= seat < table.players:
        raise Refused("bad-seats", seat=seat, players=table.players)
    wanted = table.seats[seat]
    kept = wanted.kind in ("reserved", "invited") and wanted.hash == hash
    if wanted.kind != "open" and not kept:
        raise Refused("seat-taken", seat=seat)
    begun = None if committed else _start_if_last(table, seat)
    return Draft(Joined(seat, name, hash, begun, committed))


def fill(table: Table, seat: int, target: int, bot: str, name: str) -> Draft:
    """Let a bot sit on a free seat; the last seat starts the game."""
    _check_free(table, target)
    return Draft(Filled(seat, target, bot, name, _start_if_last(table, target)))


def invite(table: Table, seat: int, target: int, name: str, hash: str) -> Draft:
    """Ask a bot from outside to a free seat; it joins when it accepts."""
    _check_free(table, target)
    return Draft(Invited(seat, target, name, hash))


def _check_free(table: Table, target: int) -> None:
    if table.status != "open":
        raise Refused("not-open", status=table.status)
    if not 0 <= target < table.players:
        raise Refused("bad-seats", seat=target, players=table.players)
    if table.seats[target].kind not in ("open", "reserved", "invited"):
        raise Refused("seat-taken", seat=target)


def close(table: Table, seat: int) -> Draft:
    """Close a table before the game starts; only those who opened it may."""
    if table.status != "open":
        raise Refused("not-open", status=table.status)
    if table.hosts and seat not in table.hosts:
        raise Refused("not-host", seat=seat)
    return Draft(Closed(seat))


def _start_if_last(table: Table, seat: int) -> list[str] | None:
    """What chance draws at the start, if nobody and no secret is to be waited for."""
    others = [s for i, s in enumerate(table.seats) if i != seat]
    full = all(s.kind in ("human", "bot") for s in others)
    return start(table.game, table.setup) if full and not any(table.commitments) else None


def reveal(table: Table, seat: int, secret: str) -> Draft | Repeat:
    """Reveal the secret that a seat has committed to, once everybody sits at the table.

    The last one starts the game. A secret that comes too late counts for nothing.
    """
    key = f"{seat}:reveal"
    if key in table.recent_keys:
        return Repeat(table.recent_keys[key][0])
    if not table.exchanging:
        raise Refused("not-open", status=table.status)
    if SECRET.fullmatch(secret) is None or commitment(secret) != table.commitments[seat]:
        raise Refused("wrong-reveal", seat=seat)
    revealed = list(table.revealed)
    revealed[seat] = secret
    whole = all(revealed[i] for i, wanted in enumerate(table.commitments) if wanted)
    begun = start(table.game, table.setup, revealed) if whole else None
    return Draft(Revealed(seat, secret, begun), key)


def leave(table: Table, seat: int, bot: str) -> Draft:
    """Free the seat, or let a bot play until the player returns.

    A table that has not started is closed when its last player leaves.
    """
    if table.exchanging:
        raise Refused("starting")
    if table.status == "open":
        alone = not any(s.kind == "human" for i, s in enumerate(table.seats) if i != seat)
        return Draft(Closed(seat) if alone else Left(seat))
    table.require_running()
    if table.seats[seat].bot is not None:
        raise Refused("bot-plays", seat=seat)
    return Draft(Left(seat, bot))


def resign(table: Table, seat: int, bot: str) -> Draft:
    """Resign; a bot plays to the end."""
    table.require_running()
    if table.seats[seat].gone == "resigned":
        raise Refused("bot-plays", seat=seat)
    return Draft(Resigned(seat, bot))


def come_back(table: Table, seat: int) -> Draft:
    """Take the seat back from the bot."""
    table.require_running()
    if table.seats[seat].bot is None:
        raise Refused("no-bot-plays", seat=seat)
    spent = table.timing.clock.mode == "total" and table.seats[seat].gone == "expired"
    if table.seats[seat].gone == "resigned" or spent:
        raise Refused("no-return", seat=seat)
    return Draft(Returned(seat))


def vote(table: Table, seat: int, target: int, bot: str, now: float, patience: float) -> Draft:
    """Vote that a bot plays for a player who has kept the table waiting."""
    table.require_running()
    if not 0 <= target < table.players or target == seat:
        raise Refused("bad-seats", seat=target, players=table.players)
    if table.seats[target].kind != "human" and not table.seats[target].outside:
        raise Refused("bad-seats", seat=target, players=table.players)
    if table.seats[target].bot is not None or table.seats[seat].bot is not None:
        raise Refused("bot-plays", seat=target)
    owed = table.timing.owed.get(target)
    # There the clock alone says when time is up.
    by_clock = table.timing.clock.mode == "turn" or table.setup.tournament is not None
    if owed is None or by_clock or now - owed < patience:
        raise Refused("not-away", seat=target, seconds=patience)
    if seat in table.votes.get(target, ()):
        raise Refused("voted", seat=target)
    return Draft(Voted(seat, target, bot))


def rest(table: Table, seat: int, seconds: float, now: float) -> Draft:
    """Take holidays from now on, or end them with 0 seconds; the table limits their sum."""
    table.require_running()
    if table.seats[seat].bot is not None:
        raise Refused("bot-plays", seat=seat)
    timing, most = table.timing, table.setup.holidays
    until = timing.resting_until(seat, now)
    taken = timing.rested(seat) - (0.0 if until is None else until - now)
    if timing.clock.mode != "turn" or taken + seconds > most:
        raise Refused("no-holidays", left=max(0.0, round(most - taken)))
    return Draft(Rested(seat, round(now + seconds, 3)))


def expire(table: Table, now: float, bot: str) -> Draft | None:
    """Replace a player whose time has run out; start a game whose secrets have not all come."""
    if table.exchanging:
        late = table.exchange_end <= now
        return Draft(Started(start(table.game, table.setup, table.revealed))) if late else None
    for seat in table.actors:
        end = table.timing.deadline(seat)
        if end is not None and end <= now and table.seats[seat].bot is None:
            return Draft(Expired(seat, bot))
    return None


def choose(table: Table, seat: int, text: str, base: int, by: Made | None = None) -> Draft | Repeat:
    """Make a choice that was offered at entry ``base``; ``by`` names the bot that makes it.

    Other answers to the same simultaneous decision may have come since; any other change of
    the game makes the choice stale. A repeated message is recognised by seat and base.
    """
    key = f"{seat}:{base}"
    text = text.strip().lower()
    if key in table.recent_keys:
        seq, said = table.recent_keys[key]
        if said == text:
            return Repeat(seq)
        raise Refused("answered", seq=seq)
    match = table.require_running()
    if (table.seats[seat].bot is not None) != (by is not None):
        raise Refused("bot-plays" if by is None else "no-bot-plays", seat=seat)
    _check_base(table, base)
    try:
        choice = match.game.grammar.read(text)
    except NotationError as error:
        raise Refused("bad-choice", problem=str(error)) from None
    trial = Match.of(match.state.clone(), table.stream, table.drawn)
    trial.state.listener = None
    trial.apply(seat, choice)
    drawn = [outcome for who, outcome in trial.record.choices if who == CHANCE]
    made = by or Made("", 0)
    return Draft(Chosen(seat, choice.text, drawn, made.bot, made.iterations), key)


def undo(table: Table, seat: int, base: int) -> Draft | Repeat:
    """Undo the seat's last choice, if that is still possible."""
    key = f"{seat}:{base}"
    if key in table.recent_keys:
        seq, said = table.recent_keys[key]
        if said == "undone":
            return Repeat(seq)
        raise Refused("answered", seq=seq)
    match = table.require_running()
    if table.seats[seat].bot is not None:
        raise Refused("bot-plays", seat=seat)
    if base > table.seq:
        raise Refused("ahead", seq=table.seq)
    if not match.can_undo(seat):
        raise Refused("no-undo")
    own = [seq for seq, who, _ in table.undoable if who == seat]
    if not own or base < own[-1]:
        raise Refused("stale", seq=table.seq)
    return Draft(Undone(seat), key)


def _check_base(table: Table, base: int) -> None:
    if base > table.seq:
        raise Refused("ahead", seq=table.seq)
    if base < table.decision_seq:
        raise Refused("stale", seq=table.seq)
