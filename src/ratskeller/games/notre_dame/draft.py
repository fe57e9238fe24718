"""ND 3.2: three cards drawn, one kept, two passed; one of two kept, one passed.

Written for any number of players; with two the last card comes back to its owner (ND 9.2).
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import BIT, CARDS
from ratskeller.games.notre_dame.notation import DRAW, KEEP
from ratskeller.games.notre_dame.one_of import DrawOne, lowest
from ratskeller.games.notre_dame.phases import Phase, end_phase
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import CHANCE, Offers, Refusal, Simultaneous, first_arg


class Deal(DrawOne):
    """ND 3.2: the next card of a seat's own stack; seat by seat, three each."""

    NAME: ClassVar[str] = "deal"
    CLAUSE: ClassVar[str] = "ND 3.2"

    verb: i64 = DRAW

    def things(self, state: NotreDameState) -> i64:
        return state.undrawn[state.public.turn // 3]

    def resolve(self, state: NotreDameState, seat: i64, code: i64) -> None:
        """The three drawn cards lie sorted: the order in which they came means nothing."""
        card, turn, cards = first_arg(code), state.public.turn, state.cards
        owner = turn // 3
        first = state.public.slot(owner, 0)
        slot = first + turn % 3
        while slot > first and cards[slot - 1] > card:
            cards[slot] = cards[slot - 1]
            slot -= 1
        cards[slot] = card
        state.undrawn[owner] &= ~BIT[card]
        state.public.turn += 1
        if state.listener is not None:
            state.emit("drew", to=owner, seat=owner, card=CARDS[card])


class DealCards(Phase):
    """ND 3.2: until everybody has three; the last three of a stack need no chance."""

    def step(self, s: NotreDameState) -> bool:
        public = s.public
        if public.turn == s.players * 3:
            return False
        if public.round % 3 < 2:
            s.push(DEAL)
        else:
            for _ in range(i64(3)):
                DEAL.resolve(s, CHANCE, DRAW | lowest(DEAL.things(s)))
        return True


class Keep(Simultaneous[NotreDameState]):
    """ND 3.2: which of the three drawn cards stays; the others go to the left."""

    NAME: ClassVar[str] = "keep"
    CLAUSE: ClassVar[str] = "ND 3.2"
    VERBS: ClassVar[tuple[int, ...]] = (KEEP,)
    REASON: ClassVar[str] = "card-not-drawn"

    role: i64 = 0  #: of the card that is kept

    def first(self, state: NotreDameState, seat: i64) -> i64:
        """Where the cards to choose from begin, in the column of cards; three, later two."""
        return state.public.slot(seat, self.role)

    def offer(self, state: NotreDameState, seat: i64, out: Offers) -> None:
        first = self.first(state, seat)
        for slot in range(first, first + 3 - self.role):
            out.add(KEEP | state.cards[slot])

    def refusal(self, state: NotreDameState, seat: i64, code: i64) -> Refusal | None:
        card = first_arg(code)
        first = self.first(state, seat)
        for slot in range(first, first + 3 - self.role):
            if state.cards[slot] == card:
                return None
        return self.refused(self.REASON, card=CARDS[card])

    def resolve_all(self, state: NotreDameState, answers: vec[i64]) -> None:
        """The kept card comes first, those passed on stay sorted behind it."""
        cards = state.cards
        for seat in range(state.players):
            first = slot = self.first(state, seat)
            kept = first_arg(answers[seat])
            while cards[slot] != kept:
                slot += 1
            while slot > first:
                cards[slot] = cards[slot - 1]
                slot -= 1
            cards[first] = kept
        end_phase(state)
        if state.listener is not None:
            for seat in range(state.players):
                self.tell(state, seat, (seat + 1) % state.players)

    def tell(self, state: NotreDameState, seat: i64, left: i64) -> None:
        """What a seat kept, and what it passed on."""
        first = self.first(state, seat)
        names = [CARDS[card] for card in state.cards[first : first + 3 - self.role]]
        state.emit("kept", to=seat, seat=seat, card=names[0])
        if len(names) == 3:
            card, card2 = names[1:]
            state.emit("passed-two", to=seat, seat=seat, seat2=left, card=card, card2=card2)
            state.emit("received-two", to=left, seat=left, seat2=seat, card=card, card2=card2)
        else:
            state.emit("passed-one", to=seat, seat=seat, seat2=left, card=names[1])
            state.emit("received-one", to=left, seat=left, seat2=seat, card=names[1])


class KeepSecond(Keep):
    """ND 3.2: which of the two received cards stays; the other goes to the left."""

    NAME: ClassVar[str] = "keep-second"
    REASON: ClassVar[str] = "card-not-received"

    role: i64 = 1


DEAL: Final = Deal()
KEEP_ONE: Final = Keep()
KEEP_SECOND: Final = KeepSecond()
