"""ND 11: states that fit what a viewer knows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import BIT, DECK
from ratskeller.games.notre_dame.one_of import drawn
from ratskeller.games.notre_dame.phases import DEALING, KEEPING, KEEPING_SECOND
from ratskeller.games.notre_dame.reveal_persons import to_come
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.games.notre_dame.view import NotreDameView, loose
from ratskeller.kernel import Rng


def draw_hidden(s: NotreDameState, view: NotreDameView, rng: Rng) -> None:
    """Everything the viewer has not seen, at random."""
    s.undrawn = vec[i64]([0] * view.players)
    _guess_prestige(s, view, rng)
    for round in range(s.public.round, view.fixed):  # what only another seat has seen
        if s.gray[round] < 0:
            s.gray[round] = drawn(to_come(s, round), rng)
    for owner in range(s.players):
        _guess_cards(s, view, owner, rng)


def _guess_prestige(s: NotreDameState, view: NotreDameView, rng: Rng) -> None:
    """ND 11.1: hidden totals lie around the viewer's own, or what a round brings on average."""
    middle = 4 * s.public.round + 3
    if view.viewer is not None:
        middle = view.prestige[view.viewer]
    spread = 3 + 2 * s.public.round
    for seat in range(s.players):
        if s.prestige[seat] < 0:
            low = middle - spread if middle > spread else 0
            s.prestige[seat] = low + rng.below(middle + spread - low + 1)


def _guess_cards(s: NotreDameState, view: NotreDameView, owner: i64, rng: Rng) -> None:
    """ND 11.2: an owner's unseen cards fall anywhere, each deal as likely as any other."""
    first = owner * DECK
    stack = BIT[DECK] - 1
    for slot in range(first, first + DECK):
        if s.cards[slot] >= 0:
            stack &= ~BIT[s.cards[slot]]
    for slot in range(first, first + view.dealt[owner]):
        if s.cards[slot] < 0:
            s.cards[slot] = drawn(stack, rng)
            stack &= ~BIT[s.cards[slot]]
    s.undrawn[owner] = stack
    for round in range(first, first + view.dealt[owner], 3):
        this_round = round == s.public.slot(owner, 0)
        if this_round and s.public.phase in (DEALING, KEEPING):
            _sort(s.cards, round, first + view.dealt[owner])
        elif this_round and s.public.phase == KEEPING_SECOND:
            _sort(s.cards, round + 1, round + 3)
        elif rng.below(2):
            _toss(s, view, owner, round)


def _toss(s: NotreDameState, view: NotreDameView, owner: i64, first: i64) -> None:
    """Exchange two cards that the viewer knows only as a pair."""
    a = first + 1
    if view.viewer is None:
        a = first
        if s.players > 2:
            return
    elif view.viewer != owner or not loose(s, first):
        return
    b = first + 2
    s.cards[a], s.cards[b] = s.cards[b], s.cards[a]
    s.played[a], s.played[b] = s.played[b], s.played[a]


def _sort(cards: vec[i64], first: i64, last: i64) -> None:
    for i in range(first + 1, last):
        j = i
        while j > first and cards[j - 1] > cards[j]:
            cards[j], cards[j - 1] = cards[j - 1], cards[j]
            j -= 1
