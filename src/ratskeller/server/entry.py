"""What stands in the record of a table: one entry for everything that happened at it."""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One line of the record; ``(table, seq)`` and ``(table, key)`` are unique in the store.

    Kinds: created, joined, left, chosen, undone, voted, returned, resigned, expired,
    rematched, closed. A choice stands in one entry with all that chance drew after it, so
    no crash can part them.
    """

    seq: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at: float
    key: str | None = None


class Draft(msgspec.Struct, frozen=True):
    """An entry somebody asks for, before it has its number."""

    kind: str
    seat: int | None
    body: dict[str, Any]
    key: str | None = None


class Repeat(msgspec.Struct, frozen=True):
    """The answer to a message that was carried out before: the entry it became."""

    seq: int


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: ``none``, seconds per ``move``, or seconds in ``total``."""

    mode: str = "none"
    seconds: float = 0.0


class Seat(msgspec.Struct):
    """Who sits here.

    ``kind`` is open, reserved (a rematch waits for its holder), human or bot. ``bot`` is
    the one that plays now, also in place of a human; ``gone`` says why: left, voted,
    expired, resigned.
    """

    kind: str = "open"
    name: str = ""
    hash: str | None = None
    bot: str | None = None
    gone: str = ""

    def public(self) -> dict[str, Any]:
        """What everybody may know of it."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "gone": self.gone}


class Said(msgspec.Struct, frozen=True):
    """One line of chat."""

    id: int
    seat: int
    text: str
    at: float
