"""ND 3.1: the persons of a round come onto the stage; who may look ahead (ND 10.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.notre_dame.board import BIT, BROWN, PERIOD, PERIODS, PERSON_IDS, RATS, ROUNDS
from ratskeller.games.notre_dame.notation import FORESEE, REVEAL, person_of
from ratskeller.games.notre_dame.phases import Phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import Chance, ChanceFor, Offers


def to_come(s: NotreDameState, round: i64) -> i64:
    """ND 2.2: the gray persons who can be that round's, as bits."""
    bits: i64 = 0
    for person in range(i64(BROWN), i64(len(PERSON_IDS))):
        if s.public.cast >> person & 1 and PERIOD[person] == round // 3:
            bits |= BIT[person]
    for earlier in range(round // 3 * 3, round // 3 * 3 + 3):
        if s.gray[earlier] >= 0:
            bits &= ~BIT[s.gray[earlier]]
    return bits


def one_of(bits: i64, rng: Rng) -> i64:
    """A person drawn at random from a set of bits."""
    count: i64 = 0
    left = bits
    while left:
        left &= left - 1
        count += 1
    skip = rng.below(count)
    while skip > 0:
        bits &= bits - 1
        skip -= 1
    return lowest(bits)


def lowest(bits: i64) -> i64:
    """The first person of a set of bits."""
    person: i64 = 0
    while not bits >> person & 1:
        person += 1
    return person


def _weigh(out: Offers, verb: i64, bits: i64) -> None:
    for person in range(i64(len(PERSON_IDS))):
        if bits >> person & 1:
            out.weigh(verb | person, 1)


class Reveal(Chance[NotreDameState]):
    """ND 3.1: the next person of the round: two brown ones, then a gray one."""

    NAME: ClassVar[str] = "reveal"
    CLAUSE: ClassVar[str] = "ND 3.1"

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        _weigh(out, REVEAL, _candidates(state))

    def draw(self, state: NotreDameState, rng: Rng, out: Offers) -> i64:
        return REVEAL | one_of(_candidates(state), rng)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        _reveal(state, person_of(code))


def _candidates(s: NotreDameState) -> i64:
    return s.public.brown if s.public.turn < 2 else to_come(s, s.public.round)


def _reveal(s: NotreDameState, person: i64) -> None:
    public = s.public
    public.open[public.turn] = person
    if public.turn < 2:
        public.brown &= ~BIT[person]
    else:
        s.gray[public.round] = person
    public.turn += 1
    if s.listener is not None:
        s.emit("revealed", person=PERSON_IDS[person], rats=RATS[person])


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
            _reveal(s, s.gray[public.round])
        elif public.round % 3 == 2:
            _reveal(s, lowest(_candidates(s)))
        else:
            s.push(REVEAL_NEXT)
        return True


class Foresee(ChanceFor[NotreDameState]):
    """ND 10.7: the next gray person in the order that a player may see."""

    NAME: ClassVar[str] = "foresee"
    CLAUSE: ClassVar[str] = "ND 10.7"

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        _weigh(out, FORESEE, to_come(state, first_unknown(state)))

    def draw(self, state: NotreDameState, rng: Rng, out: Offers) -> i64:
        return FORESEE | one_of(to_come(state, first_unknown(state)), rng)

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        state.gray[first_unknown(state)] = person_of(code)
        foresee(state, self.player)


def first_unknown(s: NotreDameState) -> i64:
    """The first round whose gray person is not drawn yet; 9 if all are."""
    round = s.public.round
    while round < ROUNDS and s.gray[round] >= 0:
        round += 1
    return round


def foresee(s: NotreDameState, seat: i64) -> None:
    """ND 10.7: fix the order of the gray stack as far as it is not; then the seat knows it."""
    while True:
        round = first_unknown(s)
        if round == ROUNDS:
            break
        bits = to_come(s, round)
        if bits & (bits - 1):
            s.push(Foresee(seat))
            return
        s.gray[round] = lowest(bits)
    s.mark_revealed()
    if s.listener is not None:
        for later in range(s.public.round + 1, i64(ROUNDS)):
            s.emit("foresaw", to=seat, seat=seat, round=later + 1, person=PERSON_IDS[s.gray[later]])


REVEAL_NEXT: Final = Reveal()
