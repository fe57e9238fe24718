"""NR 7: states that fit what a viewer knows: identities, hands and sealed answers are drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.cards import count_stack
from ratskeller.games.name_of_the_rose.derived import cannot_be
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel import Rng


def draw_hidden(s: RoseState, view: RoseView, rng: Rng) -> None:
    """Identities and hands, drawn among those that give this view."""
    _draw_identities(s, view, rng)
    _draw_hands(s, view, rng)


def _draw_identities(s: RoseState, view: RoseView, rng: Rng) -> None:
    """NR 4.4, 7.2: all different, nobody what they have shown; every such deal equally likely."""
    monks = list(range(nr.COLOURS))
    while True:
        rng.shuffle(monks)
        drawn = 0
        for seat in range(s.public.dealt):
            monk = view.identity[seat]
            if monk < 0:
                monk = monks[drawn]
                drawn += 1
                if cannot_be(view, seat, monk):
                    break
            s.identity[seat] = monk
        else:
            return


def _draw_hands(s: RoseState, view: RoseView, rng: Rng) -> None:
    """NR 7.2: hands of others from the cards not seen, as far as it is known which they can be.

    When the stack is renewed, all that was neither in it nor in the viewer's hand was in the hands
    of others (NR 3.2), and stays there until it is played. ``kept`` says how many such
    cards a hand still has, at least and at most.
    """
    count_stack(s)  # with the hands of others in it
    pool = s.deck
    others = [seat for seat in range(int(s.players)) if seat != view.viewer]
    while not _dealt(s, others, pool[:], rng):
        pass


def _dealt(s: RoseState, others: list[int], pool: vec[i64], rng: Rng) -> bool:
    """Deal the pool to the others and the stack; False if it cannot be what happened."""
    public = s.public
    renewed, copies = public.renewed, nr.CARDS.copies
    old: list[int] = []  # cards that must be in a hand since before the stack was made
    mixed: list[int] = []  # cards of which the stack had some, not all
    for card in range(i64(len(pool))):
        for _ in range(pool[card]):
            if renewed[card] == 0:
                old.append(card)
            elif renewed[card] < copies[card]:
                mixed.append(card)
    seats = [seat for seat in others for _ in range(public.kept_most[seat])]
    if len(seats) < len(old):
        return False
    rng.shuffle(seats)
    filled = vec[i64]([0] * int(s.players))  # cards of each hand so far
    for i, card in enumerate(old):
        _give(s, seats[i], card, filled, pool)
    rng.shuffle(mixed)
    for seat in others:
        while filled[seat] < public.kept_least[seat]:
            if not mixed:
                return False
            _give(s, seat, mixed.pop(), filled, pool)
    rest: list[int] = []
    for card in range(i64(len(pool))):
        if renewed[card] > 0:
            for _ in range(pool[card]):
                rest.append(card)
    rng.shuffle(rest)
    for seat in others:
        while filled[seat] < public.hand_size[seat]:
            _give(s, seat, rest.pop(), filled, pool)
    s.deck = pool
    for card in range(i64(len(pool))):
        if pool[card] > renewed[card]:
            return False
    return True


def _give(s: RoseState, seat: i64, card: i64, filled: vec[i64], pool: vec[i64]) -> None:
    s.hands[seat * nr.HAND + filled[seat]] = card
    filled[seat] += 1
    pool[card] -= 1
