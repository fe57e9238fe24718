"""NR 3.9: the clock, and the time tiles that hold it back."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.cards import hours
from ratskeller.games.name_of_the_rose.events import today
from ratskeller.games.name_of_the_rose.notation import SPEND
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tile_row import return_tile, take_oldest
from ratskeller.kernel import AutomaticFor, Decision, Offers, Refusal, first_arg


class Advance(AutomaticFor[RoseState]):
    """NR 3.9: the clock moves on; a seat that can hold it back is asked first."""

    NAME: ClassVar[str] = "advance"
    CLAUSE: ClassVar[str] = "NR 3.9"

    def run(self, state: RoseState) -> None:
        if may_spend(state, self.player):
            state.push(SPENDS[self.player])
        else:
            tick(state, hours(state))


def may_spend(s: RoseState, seat: i64) -> bool:
    """NR 3.9, 6.3: whether a seat has time tiles to spend, and the event lets it."""
    return spendable(s, seat) > 0 and today(s).allows_spending


def spendable(s: RoseState, seat: i64) -> i64:
    """NR 3.9: time tiles held before this turn, at most as many as the card has hours."""
    return min(s.public.held_count[seat] - s.public.gained, hours(s))


class Spend(Decision[RoseState]):
    """NR 3.9: how many time tiles to spend, each for one hour less."""

    NAME: ClassVar[str] = "spend"
    CLAUSE: ClassVar[str] = "NR 3.9"
    VERBS: ClassVar[tuple[int, ...]] = (SPEND,)

    def prompt(self, state: RoseState) -> dict[str, str | int]:
        return {"hours": hours(state), "clock": state.public.clock}

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for count in range(spendable(state, seat) + 1):
            out.add(SPEND | count)

    def refusal(self, state: RoseState, seat: i64, code: i64) -> Refusal | None:
        if first_arg(code) > hours(state):
            return self.refused("too-few-hours", hours=hours(state))
        if first_arg(code) > spendable(state, seat):
            return self.refused("too-few-tiles", count=spendable(state, seat))
        return None

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        count = first_arg(code)
        if state.listener is not None and count > 0:
            state.emit("spent", seat=seat, count=count)
        for _ in range(count):  # oldest first, one by one
            return_tile(state, take_oldest(state, seat))
        tick(state, hours(state) - count)


def tick(s: RoseState, passed: i64) -> None:
    """NR 3.9: the clock moves on by some hours; then the turn is over."""
    s.public.clock += passed
    if s.listener is not None:
        s.emit("clock", hours=passed, clock=s.public.clock)
    today(s).after_turn(s)


ADVANCES: Final = [Advance(seat) for seat in range(nr.SEATS)]
SPENDS: Final = [Spend(seat) for seat in range(nr.SEATS)]
