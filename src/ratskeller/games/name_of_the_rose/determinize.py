"""NR 7: states that fit what a viewer knows: identities, hands and sealed answers drawn anew."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.abbey import CARDS, COLOURS, HAND
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.decision import SIMULTANEOUS, Offers
from ratskeller.kernel.game import Game


def determinize(game: Game[Any, Any], view: RoseView, rng: Rng) -> RoseState:
    """A full state, drawn among those that give this view."""
    s = RoseState(game, view.players, view.options).initial()
    s.copy_frame(view)
    s.day = view.day
    s.clock = view.clock
    s.happening = view.happening
    s.events = view.events[:]
    s.enders = view.enders[:]
    s.where = view.where[:]
    s.suspicion = view.suspicion[:]
    s.evidence = view.evidence[:]
    s.tiles = view.tiles[:]
    for building in view.waiting:
        s.waiting[s.waits] = building
        s.waits += 1
    s.unseen = view.unseen[:]
    s.unseen_count = view.unseen_count
    for tile in view.row:
        s.row[s.row_count] = tile
        s.row_count += 1
    for seat in range(s.players):
        for tile in view.time_tiles[seat]:
            s.hold(seat, tile)
    s.discards = view.discards[:]
    s.renewed = view.renewed[:]
    s.kept_least = view.kept_least[:]
    s.kept_most = view.kept_most[:]
    s.markers = view.markers[:]
    s.deeds = view.deeds[:]
    s.laid = view.laid[:]
    s.card = view.card
    s.figure = view.figure
    s.gained = view.gained
    s.second = view.second
    _guess_identities(s, view, rng)
    _guess_hands(s, view, rng)
    _guess_answers(s, view, rng)
    return s


def _guess_identities(s: RoseState, view: RoseView, rng: Rng) -> None:
    """NR 4.4, 7.2: all different, nobody what they have shown; every such deal equally likely."""
    monks = list(range(COLOURS))
    while True:
        rng.shuffle(monks)
        fits = True
        drawn = 0
        for seat in range(s.players):
            if not view.dealt[seat]:
                continue
            monk = view.identity[seat]
            if monk < 0:
                monk = monks[drawn]
                drawn += 1
                if view.cannot_be(seat, monk):
                    fits = False
                    break
            s.identity[seat] = monk
        if fits:
            return


def _guess_hands(s: RoseState, view: RoseView, rng: Rng) -> None:
    """NR 7.2: hands of others from the cards not seen, as far as it is known which they can be.

    When the stack is renewed, all that was neither in it nor in the own hand was in the hands
    of others (NR 3.2), and stays there until it is played. ``kept`` says how many such
    cards a hand still has, at least and at most.
    """
    pool = CARDS.copies[:]
    for card in range(i64(len(pool))):
        pool[card] -= s.discards[card]
    if view.viewer is not None:
        for known in view.hand:
            _give(s, view.viewer, known, pool)
    others = [seat for seat in range(int(s.players)) if seat != view.viewer]
    while not _dealt(s, view, others, pool[:], rng):
        for seat in others:
            s.hand_size[seat] = 0
            for i in range(HAND):
                s.hands[seat * HAND + i] = -1


def _give(s: RoseState, seat: i64, card: i64, pool: vec[i64]) -> None:
    s.hands[seat * HAND + s.hand_size[seat]] = card
    s.hand_size[seat] += 1
    pool[card] -= 1


def _dealt(s: RoseState, view: RoseView, others: list[int], pool: vec[i64], rng: Rng) -> bool:
    """Deal the pool to the others and the stack; False if it cannot be what happened."""
    old: list[int] = []  # cards that must be in a hand since before the stack was made
    mixed: list[int] = []  # cards of which the stack had some, not all
    for card in range(len(CARDS.ids)):
        for _ in range(pool[card]):
            if s.renewed[card] == 0:
                old.append(card)
            elif s.renewed[card] < CARDS.copies[card]:
                mixed.append(card)
    seats = [seat for seat in others for _ in range(view.kept_most[seat])]
    if len(seats) < len(old):
        return False
    rng.shuffle(seats)
    for i, card in enumerate(old):
        _give(s, seats[i], card, pool)
    rng.shuffle(mixed)
    for seat in others:
        while s.hand_size[seat] < view.kept_least[seat]:
            if not mixed:
                return False
            _give(s, seat, mixed.pop(), pool)
    rest = [
        card for card in range(len(CARDS.ids)) if s.renewed[card] > 0 for _ in range(pool[card])
    ]
    rng.shuffle(rest)
    for seat in others:
        while s.hand_size[seat] < view.hand_size[seat]:
            _give(s, seat, rest.pop(), pool)
    s.deck = pool
    s.deck_size = view.deck_size
    for card in range(i64(len(pool))):
        if pool[card] > s.renewed[card]:
            return False
    return True


def _guess_answers(s: RoseState, view: RoseView, rng: Rng) -> None:
    """NR 4.4, 5.1, 7.2: sealed answers of others, any they could have given; the own one kept."""
    if not s.stack or s.stack[-1].kind != SIMULTANEOUS:
        return
    out = Offers()
    for seat in view.sealed:
        if seat == view.viewer and view.own_answer is not None:
            s.sealed[seat] = view.own_answer.code
            continue
        out.count = 0
        s.stack[-1].offer(s, seat, out)
        s.sealed[seat] = out.codes[rng.below(out.count)]
