"""Clocks: since when each seat owes a choice, and how much time it has left.

With the mode ``turn``, for games by correspondence, each turn has its time; what a turn takes
beyond it comes out of a reserve for the whole game. A seat's holidays do not count. At a table of
a tournament the first choice of a seat has a time of its own, in which its player arrives.
"""

from __future__ import annotations

from collections.abc import Iterable

from ratskeller.server.entry import Clock, Setup
from ratskeller.server.wire import ClocksData

Span = tuple[float, float]


class Timing:
    """Depends only on the times of the entries, so that all processes agree."""

    def __init__(self, clock: Clock, reserve: float = 0.0, arrival: float = 0.0) -> None:
        self.clock = clock
        self.reserve = reserve
        self.arrival = arrival
        self.arrived: set[int] = set()  # the seats that have made a choice
        self.owed: dict[int, float] = {}  # since when each seat owes its choice
        self.spent: dict[int, float] = {}  # seconds used before that; with ``turn``, of the reserve
        self.holidays: dict[int, list[Span]] = {}  # of each seat, in order and apart
        self._last: dict[int, float] = {}  # what a seat's last turn took of the reserve

    @staticmethod
    def of(setup: Setup) -> Timing:
        """The clocks of a new table."""
        return Timing(setup.clock, setup.reserve, setup.arrival)

    def awaits(self, seat: int) -> bool:
        """Whether a seat's time to arrive runs, or will run, instead of its clock."""
        return self.arrival > 0 and seat not in self.arrived

    def advance(
        self, before: Iterable[int], after: Iterable[int], again: int | None, at: float
    ) -> None:
        """After an entry the seats in ``after`` owe a choice instead of those in ``before``.

        The seat ``again`` made a choice; if it owes another, its time per move restarts.
        """
        goes_on = self.clock.mode == "turn"
        for seat in before:
            ended = seat not in after or (seat == again and not goes_on)
            if ended and seat in self.owed:
                self._book(seat, at)
        if again is not None and self.awaits(again):
            self.arrived.add(again)
            self.owed.pop(again, None)  # its clock starts now
        for seat in after:
            self.owed.setdefault(seat, at)
        for seat in [seat for seat in self.owed if seat not in after]:
            del self.owed[seat]

    def _book(self, seat: int, at: float) -> None:
        """Add what a seat used until now to what it has spent."""
        used = self._used(seat, self.owed.pop(seat), at)
        if self.awaits(seat):
            used = 0.0
        if self.clock.mode == "turn":
            used = max(0.0, used - self.clock.seconds)
            self._last[seat] = used
        self.spent[seat] = self.spent.get(seat, 0.0) + used

    def restore(self, seat: int, owed: float, at: float) -> None:
        """A seat undid its choice: its time per move or turn continues from before."""
        if self.clock.mode == "turn" and seat not in self.owed:
            self.spent[seat] = self.spent.get(seat, 0.0) - self._last.pop(seat, 0.0)
        self.owed[seat] = owed if self.clock.mode in ("move", "turn") else at

    def rest(self, seat: int, until: float, at: float) -> None:
        """A seat has holidays until a time; one that is now or earlier ends them."""
        spans = [(start, min(end, at)) for start, end in self.holidays.get(seat, ()) if start < at]
        if until > at:
            spans.append((at, until))
        self.holidays[seat] = [(start, end) for start, end in spans if start < end]

    def rested(self, seat: int) -> float:
        """Seconds of holidays that a seat has taken, or will have."""
        return sum(end - start for start, end in self.holidays.get(seat, ()))

    def resting_until(self, seat: int, now: float) -> float | None:
        """When the holidays of a seat end, if it has them now."""
        ends = [end for start, end in self.holidays.get(seat, ()) if start <= now < end]
        return ends[0] if ends else None

    def _used(self, seat: int, since: float, at: float) -> float:
        """Seconds between two times, without holidays."""
        free = [min(e, at) - max(s, since) for s, e in self.holidays.get(seat, ())]
        return max(0.0, at - since - sum(each for each in free if each > 0))

    def allowed(self, seat: int) -> float:
        """Seconds that a seat has from when it owes its choice, without holidays."""
        if self.awaits(seat):
            return self.arrival
        if self.clock.mode == "move":
            return self.clock.seconds
        return self.clock.seconds + self.reserve - self.spent.get(seat, 0.0)

    def deadline(self, seat: int, share: float = 1.0) -> float | None:
        """When a seat's time ends, or a share of it is used; None without a clock."""
        if seat not in self.owed or (self.clock.mode == "none" and not self.awaits(seat)):
            return None
        left = share * self.allowed(seat)
        since = self.owed[seat]
        for start, end in self.holidays.get(seat, ()):
            if end <= since:
                continue
            if start - since > left:
                break
            left -= max(0.0, start - since)
            since = end
        return since + left

    def first_deadline(self, seats: Iterable[int]) -> float | None:
        """The first deadline among these seats."""
        ends = [end for end in map(self.deadline, seats) if end is not None]
        return min(ends, default=None)

    def data(self, seats: int) -> ClocksData:
        """Plain data for the wire."""
        data: ClocksData = {
            "mode": self.clock.mode,
            "seconds": self.clock.seconds,
            "spent": [round(self.spent.get(seat, 0.0), 3) for seat in range(seats)],
            "owed_since": [self.owed.get(seat) for seat in range(seats)],
        }
        if self.clock.mode == "turn" or self.arrival:
            data["deadlines"] = [self.deadline(seat) for seat in range(seats)]
        if self.clock.mode == "turn":
            data["reserve"] = self.reserve
            data["holidays"] = [self.holidays.get(seat, []) for seat in range(seats)]
        return data
