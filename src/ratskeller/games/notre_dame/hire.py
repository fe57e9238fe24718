"""ND 3.4: hiring persons."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.board import PERSON_IDS
from ratskeller.games.notre_dame.notation import HIRE, PASS, person_of
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import Decision, Offers, Refusal
from ratskeller.kernel.position import Field


def next_hire(s: NotreDameState) -> None:
    """ND 3.4: the next seat in turn; without a coin there is nothing to ask."""
    seat = s.begin_turn()
    if s.public.coins[seat] > 0:
        s.push(HIRES[seat])
    elif s.listener is not None:
        s.emit("cannot-hire", seat=seat)


def hire(s: NotreDameState, seat: i64, number: i64) -> None:
    """ND 3.4: the coin first, then the favour, as far as it goes."""
    person = PERSONS[number]
    no_effect = s.listener is not None and person.has_no_effect(s, seat)
    s.pay(seat, 1)
    if s.listener is not None:
        s.emit("hired", seat=seat, person=PERSON_IDS[number])
        if no_effect:
            secret = s.settings.hidden and person.depends_on_prestige()
            to = int(seat) if secret else None
            s.emit("favour-idle", to=to, seat=seat, person=PERSON_IDS[number])
    person.favour(s, seat)


def hire_refusal(s: NotreDameState, person: i64) -> Refusal | None:
    """ND 3.4: one of the open persons; it is asked only with a coin, and then always allowed."""
    for i in range(i64(3)):
        if s.public.open[i] == person:
            return None
    return Refusal("ND 3.4", "person-not-there", {"person": PERSON_IDS[person]})


def report_pass(s: NotreDameState, seat: i64) -> None:
    """ND 3.4: tell that a seat hires nobody."""
    if s.listener is not None:
        s.emit("passed", seat=seat)


class Hire(Decision[NotreDameState]):
    """ND 3.4: one of the three open persons for a coin, or nobody."""

    NAME: ClassVar[str] = "hire"
    CLAUSE: ClassVar[str] = "ND 3.4"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT}
    VERBS: ClassVar[tuple[int, ...]] = (HIRE, PASS)

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.public.coins[self.seat]}

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for i in range(i64(3)):
            out.add(HIRE | state.public.open[i])
        out.add(PASS)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == PASS:
            return None
        return hire_refusal(state, person_of(code))

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code == PASS:
            report_pass(state, seat)
        else:
            hire(state, seat, person_of(code))


HIRES: Final = [Hire(seat) for seat in range(5)]
