"""NR 2.5, 3.2: hands, the stack and the discards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.notation import DRAW
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.kernel import AutomaticFor, ChanceFor, Offers, Rng, first_arg
from ratskeller.kernel.chance import draw_kind
from ratskeller.kernel.compact import take_out


def discard(s: RoseState, seat: i64, card: i64) -> None:
    """NR 3.2: a card leaves the hand for the discards."""
    public = s.public
    first = seat * nr.HAND
    public.hand_size[seat] -= 1
    take_out(s.hands, first, first + public.hand_size[seat], card)
    public.discards[card] += 1
    _forget_kept(s, seat, card)


def _forget_kept(s: RoseState, seat: i64, card: i64) -> None:
    """NR 7.1: what the card tells about how much of the hand is older than the stack."""
    public = s.public
    if public.kept_most[seat] == 0:
        return
    if public.renewed[card] < nr.CARDS.copies[card] and public.kept_least[seat] > 0:
        public.kept_least[seat] -= 1  # it may have been an old card
    if public.renewed[card] == 0:
        public.kept_most[seat] -= 1  # it was one
    public.kept_most[seat] = min(public.kept_most[seat], public.hand_size[seat])


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


def count_stack(s: RoseState) -> None:
    """NR 1.3, 7.2: what is neither in a known hand nor discarded is in the stack."""
    s.deck = nr.CARDS.copies[:]
    for card in range(i64(len(s.deck))):
        s.deck[card] -= s.public.discards[card]
    for held in s.hands:
        if held >= 0:
            s.deck[held] -= 1


def hours(s: RoseState) -> i64:
    """NR 1.3, 3.9: the time value of the card played, by the figure it moves."""
    card = s.public.card
    if nr.CARDS.subject[card] == nr.PAIR:
        return nr.PAIR_TIMES[s.public.figure - nr.WILLIAM]
    return nr.CARDS.time[card]


class DrawUp(AutomaticFor[RoseState]):
    """NR 3.2: up to three cards in hand."""

    NAME: ClassVar[str] = "draw-up"
    CLAUSE: ClassVar[str] = "NR 3.2"

    def run(self, state: RoseState) -> None:
        if state.public.hand_size[self.player] < nr.HAND:
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
        return DRAW | draw_kind(rng, state.deck, state.public.deck_size)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        public = state.public
        card = first_arg(code)
        player = self.player
        state.deck[card] -= 1
        public.deck_size -= 1
        state.hands[player * nr.HAND + public.hand_size[player]] = card
        public.hand_size[player] += 1
        if state.listener is not None:
            if public.day > 0:  # everybody gets three to begin with
                state.emit("drew", seat=player)
            state.emit("drew-card", to=player, card=nr.CARDS.ids[card])


DRAW_UPS: Final = [DrawUp(seat) for seat in range(nr.SEATS)]
DRAWS: Final = [Draw(seat) for seat in range(nr.SEATS)]
