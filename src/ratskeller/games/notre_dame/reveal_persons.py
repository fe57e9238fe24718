"""ND 3.1: the persons of a round come onto the stage; who may look ahead (ND 10.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame import fields
from ratskeller.games.notre_dame.board import BIT, OF_PERIOD, PERIODS, PERSON_IDS, RATS, ROUNDS
from ratskeller.games.notre_dame.notation import FORESEE, REVEAL
from ratskeller.games.notre_dame.one_of import DrawOne, lowest
from ratskeller.games.notre_dame.phases import Phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import CHANCE, Field, first_arg


def to_come(s: NotreDameState, round: i64) -> i64:
    """ND 2.2: the gray persons who can be that round's, as bits."""
    bits = s.public.cast & OF_PERIOD[round // 3]
    for earlier in range(round // 3 * 3, round // 3 * 3 + 3):
        if s.gray[earlier] >= 0:
            bits &= ~BIT[s.gray[earlier]]
    return bits


class Reveal(DrawOne):
    """ND 3.1: the next person of the round: two brown ones, then a gray one."""

    NAME: ClassVar[str] = "reveal"
    CLAUSE: ClassVar[str] = "ND 3.1"

    verb: i64 = REVEAL

    def things(self, state: NotreDameState) -> i64:
        public = state.public
        return public.brown if public.turn < 2 else to_come(state, public.round)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        person, public = first_arg(code), state.public
        public.open[public.turn] = person
        if public.turn < 2:
            public.brown &= ~BIT[person]
        else:
            state.gray[public.round] = person
        public.turn += 1
        if state.listener is not None:
            state.emit("revealed", person=PERSON_IDS[person], rats=RATS[person])


class Open(Phase):
    """ND 3.1: reveal until three are open; the last of a stack and a known one need no draw."""

    def step(self, s: NotreDameState) -> bool:
        public = s.public
        if public.turn == 3:
            return False
        if public.turn == 0 and s.listener is not None:
            period = PERIODS[public.round // 3]
            s.emit("round", round=public.round + 1, period=period, seat=public.bell)
        if public.turn == 2 and s.gray[public.round] >= 0:
            s.mark_revealed()
            REVEAL_NEXT.resolve(s, CHANCE, REVEAL | s.gray[public.round])
        elif public.round % 3 == 2:
            REVEAL_NEXT.resolve(s, CHANCE, REVEAL | lowest(REVEAL_NEXT.things(s)))
        else:
            s.push(REVEAL_NEXT)
        return True


class Foresee(DrawOne):
    """ND 10.7: the next gray person in the order that a player may see."""

    NAME: ClassVar[str] = "foresee"
    CLAUSE: ClassVar[str] = "ND 10.7"
    FIELDS: ClassVar[dict[str, Field]] = {"player": fields.SEAT}

    verb: i64 = FORESEE

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def things(self, state: NotreDameState) -> i64:
        return to_come(state, first_unknown(state))

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.gray[first_unknown(state)] = first_arg(code)
        foresee(state, self.player)


def first_unknown(s: NotreDameState) -> i64:
    """The first round whose gray person is not drawn yet; 9 if all are."""
    round = s.public.round
    while round < ROUNDS and s.gray[round] >= 0:
        round += 1
    return round


def foresee(s: NotreDameState, seat: i64) -> None:
    """ND 10.7: fix the order of the gray stack as far as it is not; then the seat knows it."""
    round = first_unknown(s)
    while round < ROUNDS:
        bits = to_come(s, round)
        if bits & (bits - 1):
            s.push(Foresee(seat))
            return
        s.gray[round] = lowest(bits)
        round = first_unknown(s)
    s.mark_revealed()
    if s.listener is not None:
        for later in range(s.public.round + 1, i64(ROUNDS)):
            s.emit("foresaw", to=seat, seat=seat, round=later + 1, person=PERSON_IDS[s.gray[later]])


REVEAL_NEXT: Final = Reveal()
