"""Who stayed to the end of a game, read from its entries without an engine.

A stand-in that was sent home again does not matter: what counts is who plays at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from ratskeller.server.entry import (
    Chosen,
    Created,
    Entry,
    Expired,
    Filled,
    Invited,
    Joined,
    Left,
    Resigned,
    Returned,
    Undone,
    Voted,
)


@dataclass
class Attended:
    """A seat at the end: ``bot`` is one that sat there from the start, ``gone_at`` the entry by
    which a stand-in took over for good, ``choices`` those of whoever sat there first. A bot from
    outside is an account like a person's, but has no vote.
    """

    name: str = ""
    hash: str | None = None
    bot: str = ""
    gone_at: int = 0
    made: list[str] = field(default_factory=list)
    outside: bool = False


def attended(entries: Iterable[Entry]) -> list[Attended]:
    """The seats of a game at its end."""
    seats: list[Attended] = []
    chosen: dict[int, list[str | None]] = defaultdict(list)  # None for what a stand-in chose
    votes: dict[int, set[int]] = {}

    def go(seat: int, seq: int) -> None:
        votes.pop(seat, None)
        seats[seat].gone_at = seats[seat].gone_at or seq

    for entry in entries:
        match entry.change:
            case Created(seats=found):
                seats = [
                    Attended(
                        s.name, s.hash, (s.bot or "") if s.kind == "bot" else "", outside=s.outside
                    )
                    for s in found
                ]
            case Invited(target=seat, name=name, hash=hash):
                seats[seat] = Attended(name, hash, outside=True)
            case Joined(seat=seat, name=name, hash=hash):
                asked = seats[seat].outside and seats[seat].hash == hash
                seats[seat] = Attended(name, hash, outside=asked)
            case Filled(target=seat, name=name, bot=bot):
                seats[seat] = Attended(name, bot=bot)
            case Left(seat=seat, bot=None):
                seats[seat] = Attended()
            case Left(seat=seat) | Resigned(seat=seat) | Expired(seat=seat):
                go(seat, entry.seq)
            case Voted(seat=seat, target=target):
                votes.setdefault(target, set()).add(seat)
                if votes[target] >= _voters(seats, target):
                    go(target, entry.seq)
            case Returned(seat=seat):
                seats[seat].gone_at = 0
            case Chosen(seat=seat, choice=choice):
                votes.pop(seat, None)
                chosen[seat].append(None if seats[seat].gone_at else choice)
            case Undone(seat=seat):
                chosen[seat].pop()
            case _:
                pass
    for number, there in enumerate(seats):
        there.made += [choice for choice in chosen[number] if choice is not None]
    return seats


def _voters(seats: list[Attended], target: int) -> set[int]:
    """As `Table.voters`: all others with people."""
    return {
        number
        for number, seat in enumerate(seats)
        if number != target and not seat.bot and not seat.outside and not seat.gone_at
    }
