"""ND 3.4, 10.13: hiring persons."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.board import (
    ADVISOR,
    BENEFACTOR,
    BROWN,
    MANAGER,
    NEWCOMERS,
    PERSONS,
)
from ratskeller.games.notre_dame.brown import brown_favour
from ratskeller.games.notre_dame.gray import gray_favour
from ratskeller.games.notre_dame.idle import favour_idle
from ratskeller.games.notre_dame.newcomers import new_favour
from ratskeller.games.notre_dame.notation import HIRE, PASS, VERB
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Automatic, Decision, Offers, Refusal
from ratskeller.kernel.position import Field


def next_hire(s: NotreDameState) -> bool:
    """ND 3.4: from the start player clockwise; without a coin there is nothing to ask."""
    if s.turn == s.players:
        return False
    seat = (s.bell + s.turn) % s.players
    s.turn += 1
    if s.coins[seat] > 0:
        s.push(HIRES[seat])
    elif s.listener is not None:
        s.emit("cannot-hire", seat=seat)
    return True


def hire(s: NotreDameState, seat: i64, person: i64) -> None:
    """ND 3.4: the coin first, then the favour, as far as it goes."""
    if s.listener is not None:
        idle = favour_idle(s, seat, person)
        s.emit("hired", seat=seat, person=PERSONS[person])
        if idle and s.hidden and person in (MANAGER, BENEFACTOR):
            s.emit("favour-idle", to=seat, seat=seat, person=PERSONS[person])
        elif idle:
            s.emit("favour-idle", seat=seat, person=PERSONS[person])
    s.pay(seat, 1)
    if person < BROWN:
        brown_favour(s, seat, person)
    elif person < NEWCOMERS:
        gray_favour(s, seat, person)
    elif person == ADVISOR:
        s.push(Advised(seat, 2))
    else:
        new_favour(s, seat, person)


def hire_refusal(s: NotreDameState, seat: i64, person: i64) -> Refusal | None:
    """ND 3.4: one of the open persons; with a coin it is always allowed."""
    for i in range(i64(3)):
        if s.open[i] == person:
            if s.coins[seat] == 0:
                return Refusal("ND 3.4", "no-coin")
            return None
    return Refusal("ND 3.4", "person-not-there", {"person": PERSONS[person]})


class Hire(Decision[NotreDameState]):
    """ND 3.4: one of the three open persons for a coin, or nobody."""

    NAME: ClassVar[str] = "hire"
    CLAUSE: ClassVar[str] = "ND 3.4"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.coins[self.seat]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        if state.coins[seat] > 0:
            for i in range(i64(3)):
                out.add(HIRE | state.open[i])
        out.add(PASS)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == PASS:
            return None
        if code & VERB != HIRE:
            return self.refused("hire-first")
        return hire_refusal(state, seat, code & 255)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == PASS:
            if state.listener is not None:
                state.emit("passed", seat=seat)
            return
        hire(state, seat, code & 255)


class Advised(Automatic[NotreDameState]):
    """ND 10.13: the hires the advisor still allows, asked as long as a coin is there."""

    NAME: ClassVar[str] = "advised"
    CLAUSE: ClassVar[str] = "ND 10.13"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT, "left": fields.TWICE}

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.left: i64 = left

    def run(self, state: NotreDameState) -> None:
        if state.coins[self.player] > 0:
            state.push(Advise(self.player, self.left))


class Advise(Decision[NotreDameState]):
    """ND 10.13: one of the two other persons once more, or enough; any two such hires do."""

    NAME: ClassVar[str] = "advise"
    CLAUSE: ClassVar[str] = "ND 10.13"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "left": fields.TWICE}

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": self.left}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        if state.coins[seat] > 0:
            for i in range(i64(3)):
                if state.open[i] != ADVISOR:
                    out.add(HIRE | state.open[i])
        out.add(PASS)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == PASS:
            return None
        if code & VERB != HIRE:
            return self.refused("hire-first")
        if code & 255 == ADVISOR:
            return self.refused("advisor-once")
        return hire_refusal(state, seat, code & 255)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == PASS:
            if state.listener is not None:
                state.emit("passed", seat=seat)
            return
        if self.left > 1:
            state.push(Advised(seat, self.left - 1))
        hire(state, seat, code & 255)


HIRES: Final = [Hire(seat) for seat in range(5)]
