"""ND 3.4: hiring persons; ND 10.13: the one who lets a seat hire the others again."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.board import CARDS, PERSON_IDS
from ratskeller.games.notre_dame.notation import HIRE, PASS
from ratskeller.games.notre_dame.persons import PERSONS, Person, enter, holds_third_cards
from ratskeller.games.notre_dame.phases import HIRING, Phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import AutomaticFor, Decision, Field, Offers, Refusal, first_arg


class HirePersons(Phase):
    """ND 3.4: a person each; without a coin there is nothing to ask.

    Third cards go before it, or after it if the open persons keep them.
    """

    def step(self, s: NotreDameState) -> bool:
        last = s.public.turn == s.players
        if (s.public.turn == 0 or last) and holds_third_cards(s) == last:
            discard(s)
        if last:
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
            secret = s.settings.hidden and person.depends_on_prestige
            to = int(seat) if secret else None
            s.emit("favour-idle", to=to, seat=seat, person=PERSON_IDS[number])
    person.favour(s, seat)


class Hire(Decision[NotreDameState]):
    """ND 3.4: one of the three open persons for a coin, or nobody."""

    NAME: ClassVar[str] = "hire"
    CLAUSE: ClassVar[str] = "ND 3.4"
    VERBS: ClassVar[tuple[int, ...]] = (HIRE, PASS)

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": state.public.coins[self.seat]}

    def misfit(self, state: NotreDameState) -> str:
        poor = state.public.coins[self.seat] == 0
        return f"seat {self.seat} has no coin to hire with (ND 3.4)" if poor else ""

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for i in range(i64(3)):
            out.add(HIRE | state.public.open[i])
        out.add(PASS)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code == PASS or first_arg(code) in state.public.open:
            return None
        return Refusal("ND 3.4", "person-not-there", {"person": PERSON_IDS[first_arg(code)]})

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code != PASS:
            hire(state, seat, first_arg(code))
        elif state.listener is not None:
            state.emit("passed", seat=seat)


class Advisor(Person):
    """ND 10.13: up to two more hires, never the advisor again."""

    hires_others: bool = True

    def favour(self, s: NotreDameState, seat: i64) -> None:
        s.push(Advised(seat, 2))

    def has_no_effect(self, s: NotreDameState, seat: i64) -> bool:
        return s.public.coins[seat] < 2


class Advised(AutomaticFor[NotreDameState]):
    """ND 10.13: the hires the advisor still allows, asked as long as a coin is there."""

    NAME: ClassVar[str] = "advised"
    CLAUSE: ClassVar[str] = "ND 10.13"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT, "left": fields.TWICE}

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left: i64 = left

    def misfit(self, state: NotreDameState) -> str:
        there = state.public.phase == HIRING and PERSONS[state.public.open[2]].hires_others
        return "" if there else "the advisor is not there (ND 10.13)"

    def run(self, state: NotreDameState) -> None:
        if state.public.coins[self.player] > 0:
            state.push(Advise(self.player, self.left))


class Advise(Hire):
    """ND 10.13: one of the two other persons once more, or enough; any two such hires do."""

    NAME: ClassVar[str] = "advise"
    CLAUSE: ClassVar[str] = "ND 10.13"
    FIELDS: ClassVar[dict[str, Field]] = {"seat": fields.SEAT, "left": fields.TWICE}

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def prompt(self, state: NotreDameState) -> dict[str, str | int]:
        return {"count": self.left}

    def misfit(self, state: NotreDameState) -> str:
        return Advised(self.seat, self.left).misfit(state) or super().misfit(state)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        for i in range(i64(3)):
            if not PERSONS[state.public.open[i]].hires_others:
                out.add(HIRE | state.public.open[i])
        out.add(PASS)

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        if code != PASS and PERSONS[first_arg(code)].hires_others:
            return self.refused("advisor-once")
        return super().refusal(state, seat, code)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        if code != PASS and self.left > 1:
            state.push(Advised(seat, self.left - 1))
        super().resolve(state, seat, code)


enter({"advisor": Advisor(Advised, Advise)})
HIRES: Final = [Hire(seat) for seat in range(5)]
