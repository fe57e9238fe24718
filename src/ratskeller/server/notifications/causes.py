"""What gives cause for a notice: found from a table before and after an entry.

Nobody is told what they did themselves; whoever is looking at the table anyway is left out
later, when the notice would be sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from ratskeller.server.entry import Chosen, Created, Entry, Rested
from ratskeller.server.table import Table

Kind = Literal["turn", "clock", "full", "over", "message"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "clock", "full", "over", "message")

USED: Final = 0.75  # share of the time of a turn after which somebody is reminded of the clock
SHORTEST: Final = 3600.0  # seconds of a turn; whoever has less sits at the table anyway


class Cause(msgspec.Struct, frozen=True):
    """A notice that the holder of a seat may want; ``hash`` is that of the seat's secret.

    It is due at once, or at a later time.
    """

    kind: Kind
    seat: int
    hash: str
    due: float | None = None


def causes(before: Iterable[int], status: str, table: Table, entry: Entry) -> list[Cause]:
    """The causes in an entry that was just folded; ``before`` and ``status`` are from before it.

    >>> from ratskeller.server.table import Table
    >>> causes((), "open", Table("x"), Entry(1, change=None, at=0.0))
    []
    """
    found: list[Cause] = []
    begun = status == "open" and table.status != "open"
    if begun and isinstance(entry.change, Created) and entry.change.tournament is None:
        return []  # one person sits on all seats
    if begun and table.status in ("running", "finished"):
        found += _to(table, "full", set(range(table.players)), entry)
    turns = set(table.actors) - set(before)
    found += _to(table, "turn", turns, entry if begun else None)
    found += _reminders(table, turns, entry)
    if table.status == "finished" and status != "finished":
        found += _to(table, "over", set(range(table.players)), entry)
    return found


def _reminders(table: Table, turns: set[int], entry: Entry) -> list[Cause]:
    """Reminders of the clock: for turns that begin, and where one ends at another time now.

    A later one takes the place of an earlier one. None is due in a turn whose moment for it
    has passed, so that nobody is reminded twice in a turn.
    """
    timing = table.timing
    if timing.clock.mode not in ("turn", "move"):
        return []
    again = isinstance(entry.change, Chosen) and timing.clock.mode == "move"
    if (again or isinstance(entry.change, Rested)) and entry.seat in table.actors:
        turns = turns | {entry.seat}
    found = []
    for cause in _to(table, "clock", turns, None):
        due = timing.deadline(cause.seat, USED)
        long = timing.allowed(cause.seat) >= SHORTEST
        if long and due is not None and due > entry.at:
            found.append(msgspec.structs.replace(cause, due=round(due, 3)))
    return found


def message_causes(table: Table, by: int) -> list[Cause]:
    """The causes in a line of chat: all others at the table."""
    return _to(table, "message", set(range(table.players)) - {by}, None)


def _to(table: Table, kind: Kind, seats: set[int], entry: Entry | None) -> list[Cause]:
    """To the people on some seats, but not to the one who made an entry."""
    found = []
    for number in sorted(seats):
        seat = table.seats[number]
        absent = kind in ("turn", "clock") and seat.bot is not None
        own = entry is not None and entry.seat == number
        if seat.kind == "human" and seat.hash is not None and not absent and not own:
            found.append(Cause(kind, number, seat.hash))
    return found
