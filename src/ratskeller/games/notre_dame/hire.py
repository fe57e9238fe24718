"""ND 3.4: hiring persons; ND 10.13: the one who lets a seat hire the others again."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.board import CARDS, PERSON_IDS
from ratskeller.games.notre_dame.notation import HIRE, PASS, person_of
from ratskeller.games.notre_dame.persons import PERSONS, Person, enter, holds_third_cards
from ratskeller.games.notre_dame.phases import Phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.decision import AutomaticFor, Decision, Offers, Refusal
from ratskeller.kernel.position import Field


class HirePersons(Phase):
    """ND 3.4: a person each; without a coin there is nothing to ask.

    Third cards go before it, or after it if the open persons keep them.
    """

    def step(self, s: NotreDameState) -> bool:
        if s.public.turn == 0 and not holds_third_cards(s):
            discard(s)
        if s.public.turn == s.players:
            if holds_third_cards(s):
                discard(s)
            return False
        seat = s.begin_turn()
        if s.public.coins[seat] > 0:
            s.push(HIRES[seat])
        elif s.listener is not None:
            s.emit("cannot-hire", seat=seat)
        return True


def discard(s: NotreDameState) -> None:
    """ND 3.3, 10.3: the third cards go, unseen by the others."""
    if s.listener is not None:
        for seat in range(s.players):
            slot = s.third_card(seat)
            if slot >= 0:
                s.emit("discarded", to=seat, seat=seat, card=CARDS[s.cards[slot]])


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


class Advised(AutomaticFor[NotreDameState]):
    """ND 10.13: the hires the advisor still allows, asked as long as a coin is there."""

    NAME: ClassVar[str] = "advised"
    CLAUSE: ClassVar[str] = "ND 10.13"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT, "left": fields.TWICE}

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
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
HIRES: Final = [Hire(seat) for seat in range(5)]
