"""Clocks: since when each seat owes a choice, and how much time it has left."""

from __future__ import annotations

from collections.abc import Iterable

from ratskeller.server.entry import Clock
from ratskeller.server.wire import ClocksData


class Timing:
    """Depends only on the times of the entries, so that all processes agree."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.owed: dict[int, float] = {}  # since when each seat owes its choice
        self.spent: dict[int, float] = {}  # seconds used before that

    def advance(
        self, before: Iterable[int], after: Iterable[int], again: int | None, at: float
    ) -> None:
        """After an entry the seats in ``after`` owe a choice instead of those in ``before``.

        The seat ``again`` made a choice; if it owes another, its time per move restarts.
        """
        for seat in before:
            if (seat == again or seat not in after) and seat in self.owed:
                self.spent[seat] = self.spent.get(seat, 0.0) + max(0.0, at - self.owed.pop(seat))
        for seat in after:
            self.owed.setdefault(seat, at)
        for seat in [seat for seat in self.owed if seat not in after]:
            del self.owed[seat]

    def restore(self, seat: int, owed: float, at: float) -> None:
        """A seat undid its choice: its time per move continues from before."""
        self.owed[seat] = owed if self.clock.mode == "move" else at

    def deadline(self, seat: int) -> float | None:
        """When a seat's time ends, or None."""
        if self.clock.mode == "none" or seat not in self.owed:
            return None
        used = self.spent.get(seat, 0.0) if self.clock.mode == "total" else 0.0
        return self.owed[seat] + self.clock.seconds - used

    def first_deadline(self, seats: Iterable[int]) -> float | None:
        """The first deadline among these seats."""
        ends = [end for end in map(self.deadline, seats) if end is not None]
        return min(ends, default=None)

    def data(self, seats: int) -> ClocksData:
        """Plain data for the wire."""
        return {
            "mode": self.clock.mode,
            "seconds": self.clock.seconds,
            "spent": [round(self.spent.get(seat, 0.0), 3) for seat in range(seats)],
            "owed_since": [self.owed.get(seat) for seat in range(seats)],
        }
