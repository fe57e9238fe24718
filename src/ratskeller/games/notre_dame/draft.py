"""ND 3.2: three cards drawn, one kept, two passed; one of two kept, one passed.

Written for any number of players; with two the last card comes back to its owner (ND 9.2).
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import CARDS, DECK
from ratskeller.games.notre_dame.notation import DRAW, KEEP, card_of
from ratskeller.games.notre_dame.phases import Phase, end_phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import Chance, Offers, Refusal, Simultaneous


class Deal(Chance[NotreDameState]):
    """ND 3.2: the next card of a seat's own stack; seat by seat, three each."""

    NAME: ClassVar[str] = "deal"
    CLAUSE: ClassVar[str] = "ND 3.2"

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        stack = state.undrawn[state.public.turn // 3]
        for card in range(i64(DECK)):
            if stack >> card & 1:
                out.weigh(DRAW | card, 1)

    def draw(self, state: NotreDameState, rng: Rng, out: Offers) -> i64:
        """The stack has 9 cards less those drawn this period: skip that many of its bits."""
        public = state.public
        stack = state.undrawn[public.turn // 3]
        skip = rng.below(DECK - public.round % 3 * 3 - public.turn % 3)
        while skip > 0:
            stack &= stack - 1
            skip -= 1
        card: i64 = 0
        while not stack >> card & 1:
            card += 1
        return DRAW | card

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        _draw(state, card_of(code))


def _draw(s: NotreDameState, card: i64) -> None:
    """The three drawn cards lie sorted: the order in which they came means nothing."""
    public = s.public
    owner = public.turn // 3
    first = s.slot(owner, 0)
    slot = first + public.turn % 3
    cards = s.cards
    while slot > first and cards[slot - 1] > card:
        cards[slot] = cards[slot - 1]
        slot -= 1
    cards[slot] = card
    one: i64 = 1
    s.undrawn[owner] &= ~(one << card)
    public.turn += 1
    if s.listener is not None:
        s.emit("drew", to=owner, seat=owner, card=CARDS[card])


class DealCards(Phase):
    """ND 3.2: until everybody has three; the last three of a stack need no chance."""

    def step(self, s: NotreDameState) -> bool:
        public = s.public
        if public.turn == s.players * 3:
            return False
        if public.round % 3 < 2:
            s.push(DEAL)
        else:
            stack = s.undrawn[public.turn // 3]
            for card in range(i64(DECK)):
                if stack >> card & 1:
                    _draw(s, card)
        return True


class Keep(Simultaneous[NotreDameState]):
    """ND 3.2: which of the three drawn cards stays; the others go to the left."""

    NAME: ClassVar[str] = "keep"
    CLAUSE: ClassVar[str] = "ND 3.2"
    VERBS: ClassVar[tuple[int, ...]] = (KEEP,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        first = state.slot(seat, 0)
        for slot in range(first, first + 3):
            out.add(KEEP | state.cards[slot])

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        first = state.slot(seat, 0)
        for slot in range(first, first + 3):
            if state.cards[slot] == card_of(code):
                return None
        return self.refused("card-not-drawn", card=CARDS[card_of(code)])

    def resolve_all(self, state: NotreDameState, answers: vec[i64]) -> None:
        """The kept card comes first, the two passed on stay sorted behind it."""
        cards = state.cards
        for seat in range(state.players):
            first = state.slot(seat, 0)
            kept = card_of(answers[seat])
            if cards[first + 2] == kept:
                cards[first + 2] = cards[first + 1]
                cards[first + 1] = cards[first]
            elif cards[first + 1] == kept:
                cards[first + 1] = cards[first]
            cards[first] = kept
        end_phase(state)
        if state.listener is not None:
            for seat in range(state.players):
                _tell_passed(state, seat)


def _tell_passed(s: NotreDameState, seat: i64) -> None:
    left = (seat + 1) % s.players
    first = s.slot(seat, 0)
    card = CARDS[s.cards[first + 1]]
    card2 = CARDS[s.cards[first + 2]]
    s.emit("kept", to=seat, seat=seat, card=CARDS[s.cards[first]])
    s.emit("passed-two", to=seat, seat=seat, seat2=left, card=card, card2=card2)
    s.emit("received-two", to=left, seat=left, seat2=seat, card=card, card2=card2)


class KeepSecond(Simultaneous[NotreDameState]):
    """ND 3.2: which of the two received cards stays; the other goes to the left."""

    NAME: ClassVar[str] = "keep-second"
    CLAUSE: ClassVar[str] = "ND 3.2"
    VERBS: ClassVar[tuple[int, ...]] = (KEEP,)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        slot = state.slot(state.giver(seat, 1), 1)
        out.add(KEEP | state.cards[slot])
        out.add(KEEP | state.cards[slot + 1])

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        slot = state.slot(state.giver(seat, 1), 1)
        if state.cards[slot] == card_of(code) or state.cards[slot + 1] == card_of(code):
            return None
        return self.refused("card-not-received", card=CARDS[card_of(code)])

    def resolve_all(self, state: NotreDameState, answers: vec[i64]) -> None:
        cards = state.cards
        for seat in range(state.players):
            slot = state.slot(state.giver(seat, 1), 1)
            if cards[slot] != card_of(answers[seat]):
                cards[slot + 1] = cards[slot]
                cards[slot] = card_of(answers[seat])
        end_phase(state)
        if state.listener is not None:
            for seat in range(state.players):
                left = (seat + 1) % state.players
                slot = state.slot(state.giver(seat, 1), 1)
                card = CARDS[cards[slot + 1]]
                state.emit("kept", to=seat, seat=seat, card=CARDS[cards[slot]])
                state.emit("passed-one", to=seat, seat=seat, seat2=left, card=card)
                state.emit("received-one", to=left, seat=left, seat2=seat, card=card)


class Drafting(Phase):
    """ND 3.2: everybody keeps a card and passes the rest; the last answer ends the phase."""

    def __init__(self, asked: Simultaneous[NotreDameState]) -> None:
        self.asked: Final = asked

    def step(self, s: NotreDameState) -> bool:
        s.push(self.asked)
        return True


DEAL: Final = Deal()
KEEP_ONE: Final = Keep()
KEEP_SECOND: Final = KeepSecond()
