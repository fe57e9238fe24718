"""NR 2.5, 3.2: hands, the stack and the discards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import CARDS, HAND, SEATS
from ratskeller.games.name_of_the_rose.notation import DRAW, card_of
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import AutomaticFor, ChanceFor, Offers


def discard(s: RoseState, seat: i64, card: i64) -> None:
    """NR 3.2: a card leaves the hand for the discards."""
    public = s.public
    first = seat * HAND
    last = first + public.hand_size[seat] - 1
    i = first
    while s.hands[i] != card:
        i += 1
    while i < last:
        s.hands[i] = s.hands[i + 1]
        i += 1
    s.hands[last] = -1
    public.hand_size[seat] -= 1
    public.discards[card] += 1
    _forget_kept(s, seat, card)


def _forget_kept(s: RoseState, seat: i64, card: i64) -> None:
    """NR 7.1: what the card tells about how much of the hand is older than the stack."""
    public = s.public
    if public.kept_most[seat] == 0:
        return
    if public.renewed[card] < CARDS.copies[card] and public.kept_least[seat] > 0:
        public.kept_least[seat] -= 1  # it may have been an old card
    if public.renewed[card] == 0:
        public.kept_most[seat] -= 1  # it was one
    if public.kept_most[seat] > public.hand_size[seat]:
        public.kept_most[seat] = public.hand_size[seat]


def renew(s: RoseState) -> None:
    """NR 3.2: all discards, the card just played included, become the new stack."""
    public = s.public
    for card in range(i64(len(s.deck))):
        s.deck[card] = public.renewed[card] = public.discards[card]
        public.deck_size += public.discards[card]
        public.discards[card] = 0
    for seat in range(s.players):
        public.kept_least[seat] = public.kept_most[seat] = public.hand_size[seat]
    if s.listener is not None:
        s.emit("renewed", count=public.deck_size)


class DrawUp(AutomaticFor[RoseState]):
    """NR 3.2: up to three cards in hand."""

    NAME: ClassVar[str] = "draw-up"
    CLAUSE: ClassVar[str] = "NR 3.2"

    def run(self, state: RoseState) -> None:
        if state.public.hand_size[self.player] < HAND:
            if state.public.deck_size == 0:
                renew(state)
            state.owe(DRAWS[self.player], self)


class Draw(ChanceFor[RoseState]):
    """NR 3.2, 7.2: a card of the stack, whose order does not exist until it is drawn."""

    NAME: ClassVar[str] = "draw"
    CLAUSE: ClassVar[str] = "NR 3.2"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for card in range(i64(len(state.deck))):
            out.weigh(DRAW | card, state.deck[card])

    def draw(self, state: RoseState, rng: Rng, out: Offers) -> i64:
        left = rng.below(state.public.deck_size)
        deck = state.deck
        card: i64 = 0
        left -= deck[0]
        while left >= 0:
            card += 1
            left -= deck[card]
        return DRAW | card

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        public = state.public
        card = card_of(code)
        player = self.player
        state.deck[card] -= 1
        public.deck_size -= 1
        state.hands[player * HAND + public.hand_size[player]] = card
        public.hand_size[player] += 1
        if state.listener is not None:
            if public.day > 0:  # everybody gets three to begin with
                state.emit("drew", seat=player)
            state.emit("drew-card", to=player, card=CARDS.ids[card])


DRAW_UPS: Final = [DrawUp(seat) for seat in range(SEATS)]
DRAWS: Final = [Draw(seat) for seat in range(SEATS)]
