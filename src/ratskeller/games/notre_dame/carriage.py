"""ND 4.4, 4.5: the carriage drives, and takes a message."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import board
from ratskeller.games.notre_dame.notation import DRIVE, LEAVE, STAY, TAKE, borough_of, market_of
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import Decision, Either, Offers, Refusal


class Drive(Decision[NotreDameState]):
    """ND 4.4: at which market the carriage stops. Any number of carriages may share one.

    Staying is a drive of no steps and takes nothing; two steps or more can lead back to the
    start, and that drive does end there.
    """

    NAME: ClassVar[str] = "drive"
    CLAUSE: ClassVar[str] = "ND 4.4"
    VERBS: ClassVar[tuple[int, ...]] = (DRIVE, STAY)

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.count(self.seat, board.CARRIAGE_HOUSE)}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        town = state.settings.board
        steps = state.count(seat, board.CARRIAGE_HOUSE)
        here = state.public.carriage[seat]
        first = here * town.markets
        order = town.order
        out.add(STAY)
        for i in range(first + (0 if steps > 1 else 1), first + town.reached(steps, here)):
            out.add(DRIVE | order[i] // 5 + 1 | order[i] % 5 << 8)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == STAY:
            return None
        borough = borough_of(code)
        if borough >= state.settings.board.boroughs:
            return Refusal("ND 1.1", "no-such-borough", {"borough": borough + 1})
        market = market_of(code)
        steps = state.count(seat, board.CARRIAGE_HOUSE)
        here = state.public.carriage[seat]
        if market == here:
            return None if steps > 1 else self.refused("no-way-back")
        if state.settings.board.steps[here * state.settings.board.markets + market] > steps:
            return self.refused("too-far", count=steps)
        return None

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == STAY:
            if state.listener is not None:
                state.emit("stayed", seat=seat)
            return
        borough = borough_of(code)
        market = market_of(code)
        state.public.carriage[seat] = market
        if state.listener is not None:
            state.emit("drove", seat=seat, borough=borough + 1, market=board.MARKETS[market % 5])
        if state.public.lying[market] < 0:
            return
        if state.public.may_take(seat, borough):
            state.push(TAKES[seat])
        elif state.listener is not None:
            state.emit("message-barred", seat=seat, borough=borough + 1)


class Take(Either[NotreDameState]):
    """ND 4.4: whether the message where the drive ended is taken."""

    NAME: ClassVar[str] = "take"
    CLAUSE: ClassVar[str] = "ND 4.5"
    VERBS: ClassVar[tuple[int, ...]] = (TAKE, LEAVE)

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        market = state.public.carriage[self.seat]
        return {"borough": market // 5 + 1, "message": board.MESSAGES[state.public.lying[market]]}

    def misfit(self, state: NotreDameState) -> str:
        market = state.public.carriage[self.seat]
        if state.public.lying[market] < 0:
            return "no message lies there (ND 4.4)"
        may_take = state.public.may_take(self.seat, market // 5)
        return "" if may_take else "the set is not full (ND 4.5)"

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        public = state.public
        market = public.carriage[seat]
        message = public.lying[market]
        if code == LEAVE:
            if state.listener is not None:
                state.emit("left-message", seat=seat, message=board.MESSAGES[message])
            return
        public.lying[market] = -1
        public.keeper[market // 5 * 4 + message] = seat
        if state.listener is not None:
            state.emit("took", seat=seat, borough=market // 5 + 1, message=board.MESSAGES[message])
        reward(state, seat, message, 1)


def reward(s: NotreDameState, seat: i64, message: i64, times: i64) -> None:
    """ND 1.6: what a message brings; several of a kind are one gain (ND 10.9)."""
    s.gain(seat, board.REWARDS[message] * times)
    if message == board.COIN:
        s.gain_coins(seat, times)
    elif message == board.MARKER:
        s.gain_markers(seat, times)
    elif message == board.RAT:
        s.rat_back(seat, times)


DRIVES: Final = [Drive(seat) for seat in range(5)]
TAKES: Final = [Take(seat) for seat in range(5)]
