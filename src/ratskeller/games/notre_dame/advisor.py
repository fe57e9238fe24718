"""ND 10.13: the advisor, who hires the other persons again."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.hire import hire, hire_refusal, report_pass
from ratskeller.games.notre_dame.notation import HIRE, PASS, person_of
from ratskeller.games.notre_dame.persons import PERSONS, Person, enter
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Automatic, Decision, Offers, Refusal
from ratskeller.kernel.position import Field


class Advisor(Person):
    """ND 10.13: up to two more hires, never the advisor again."""

    ID: ClassVar[str] = "advisor"
    CLAUSE: ClassVar[str] = "ND 10.13"

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.push(Advised(seat, 2))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.coins[seat] < 2

    def decisions(self) -> list[type[Decision[Any]]]:
        return [Advised, Advise]

    def misfit(self, s: NotreDameState, owed: Decision[Any]) -> str:
        return "" if PERSONS[s.public.open[2]] is self else "no-advisor"

    def hires_others(self) -> bool:
        return True


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
        if state.public.coins[self.player] > 0:
            state.push(Advise(self.player, self.left))


class Advise(Decision[NotreDameState]):
    """ND 10.13: one of the two other persons once more, or enough; any two such hires do."""

    NAME: ClassVar[str] = "advise"
    CLAUSE: ClassVar[str] = "ND 10.13"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "left": fields.TWICE}
    VERBS: ClassVar[tuple[int, ...]] = (HIRE, PASS)

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": self.left}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for i in range(i64(3)):
            if not PERSONS[state.public.open[i]].hires_others():
                out.add(HIRE | state.public.open[i])
        out.add(PASS)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == PASS:
            return None
        if PERSONS[person_of(code)].hires_others():
            return self.refused("advisor-once")
        return hire_refusal(state, person_of(code))

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == PASS:
            report_pass(state, seat)
            return
        if self.left > 1:
            state.push(Advised(seat, self.left - 1))
        hire(state, seat, person_of(code))


enter([Advisor()])
