"""What gives cause for a notice: found from a table before and after an entry.

Nobody is told what they did themselves; whoever is looking at the table anyway is left out
later, when the notice would be sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from ratskeller.server.entry import Created, Entry
from ratskeller.server.table import Table

Kind = Literal["turn", "full", "over", "message"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "full", "over", "message")


class Cause(msgspec.Struct, frozen=True):
    """A notice that the holder of a seat may want; ``hash`` is that of the seat's secret."""

    kind: Kind
    seat: int
    hash: str


def causes(before: Iterable[int], status: str, table: Table, entry: Entry) -> list[Cause]:
    """The causes in an entry that was just folded; ``before`` and ``status`` are from before it.

    >>> from ratskeller.server.table import Table
    >>> causes((), "open", Table("x"), Entry(1, change=None, at=0.0))
    []
    """
    found: list[Cause] = []
    begun = status == "open" and table.status != "open"
    if begun and isinstance(entry.change, Created):
        return []  # one person sits on all seats
    if begun and table.status in ("running", "finished"):
        found += _to(table, "full", set(range(table.players)), entry)
    found += _to(table, "turn", set(table.actors) - set(before), entry if begun else None)
    if table.status == "finished" and status != "finished":
        found += _to(table, "over", set(range(table.players)), entry)
    return found


def message_causes(table: Table, by: int) -> list[Cause]:
    """The causes in a line of chat: all others at the table."""
    return _to(table, "message", set(range(table.players)) - {by}, None)


def _to(table: Table, kind: Kind, seats: set[int], entry: Entry | None) -> list[Cause]:
    """To the people on some seats, but not to the one who made an entry."""
    found = []
    for number in sorted(seats):
        seat = table.seats[number]
        absent = kind == "turn" and seat.bot is not None
        own = entry is not None and entry.seat == number
        if seat.kind == "human" and seat.hash is not None and not absent and not own:
            found.append(Cause(kind, number, seat.hash))
    return found
