"""Clocks: who has owed a choice since when, and how much time is left."""

from __future__ import annotations

from collections.abc import Iterable

from ratskeller.server.entry import Clock
from ratskeller.server.wire import ClocksData


class Timing:
    """Counts from the times of the entries alone, so every process reckons the same."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.owed: dict[int, float] = {}  # since when each seat has owed its choice
        self.spent: dict[int, float] = {}  # what it used before

    def pass_on(
        self, before: Iterable[int], after: Iterable[int], again: int | None, at: float
    ) -> None:
        """An entry at this time made ``after`` owe instead of ``before``.

        ``again`` chose; if it owes another choice, its time per move starts anew.
        """
        for seat in before:
            if (seat == again or seat not in after) and seat in self.owed:
                self.spent[seat] = self.spent.get(seat, 0.0) + max(0.0, at - self.owed.pop(seat))
        for seat in after:
            self.owed.setdefault(seat, at)
        for seat in [seat for seat in self.owed if seat not in after]:
            del self.owed[seat]

    def restore(self, seat: int, owed: float, at: float) -> None:
        """A seat took its choice back: its time per move goes on where it was."""
        self.owed[seat] = owed if self.clock.mode == "move" else at

    def deadline(self, seat: int) -> float | None:
        """When a seat's time ends, or None."""
        if self.clock.mode == "none" or seat not in self.owed:
            return None
        used = self.spent.get(seat, 0.0) if self.clock.mode == "total" else 0.0
        return self.owed[seat] + self.clock.seconds - used

    def first_deadline(self, seats: Iterable[int]) -> float | None:
        """The next end of anybody's time among these seats."""
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
