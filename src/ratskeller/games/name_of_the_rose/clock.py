"""NR 3.9: the clock, and the time tiles that hold it back."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import SEATS
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.notation import SPEND, count_of
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tile_row import return_tile
from ratskeller.kernel.decision import AutomaticFor, Decision, Offers, Refusal


class Advance(AutomaticFor[RoseState]):
    """NR 3.9: the clock moves on; a seat that can hold it back is asked first."""

    NAME: ClassVar[str] = "advance"
    CLAUSE: ClassVar[str] = "NR 3.9"

    def run(self, state: RoseState) -> None:
        if state.public.spendable(self.player) > 0 and today(state).allows_spending():
            state.push(SPENDS[self.player])
        else:
            tick(state, state.public.hours())


class Spend(Decision[RoseState]):
    """NR 3.9: how many time tiles to spend, each for one hour less."""

    NAME: ClassVar[str] = "spend"
    CLAUSE: ClassVar[str] = "NR 3.9"
    VERBS: ClassVar[tuple[int, ...]] = (SPEND,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"hours": state.public.hours(), "clock": state.public.clock}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for count in range(state.public.spendable(seat) + 1):
            out.add(SPEND | count)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        public = state.public
        count = count_of(code)
        if count > public.hours():
            return self.refused("too-few-hours", hours=public.hours())
        if count > public.spendable(seat):
            return self.refused("too-few-tiles", count=public.spendable(seat))
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        count = count_of(code)
        if state.listener is not None and count > 0:
            state.emit("spent", seat=seat, count=count)
        for _ in range(count):  # oldest first, one by one
            return_tile(state, state.public.take_oldest(seat))
        tick(state, state.public.hours() - count)


def tick(s: RoseState, hours: i64) -> None:
    """NR 3.9: the clock moves on by some hours; then the turn is over."""
    s.public.clock += hours
    if s.listener is not None:
        s.emit("clock", hours=hours, clock=s.public.clock)
    today(s).after_turn(s)


ADVANCES: Final = [Advance(seat) for seat in range(SEATS)]
SPENDS: Final = [Spend(seat) for seat in range(SEATS)]
