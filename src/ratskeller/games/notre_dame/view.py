"""ND 11: what a seat or a spectator knows, field by field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import DECK, ROUNDS
from ratskeller.games.notre_dame.persons import PERSONS, holds_third_cards
from ratskeller.games.notre_dame.phases import HIRING, KEEPING, KEEPING_SECOND, PLAYING
from ratskeller.games.notre_dame.reveal_persons import first_unknown
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel import View


class NotreDameView(View):
    """Everything public; of cards and gray persons only what the viewer has seen.

    ``cards`` is laid out as in the state, with -1 where the viewer does not know the card. Of
    the two cards a seat passed on and nobody has played it does not know which went how far:
    they stand sorted (`loose`).
    """

    def __init__(self, state: NotreDameState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.public = state.public.copy()
        self.settings = state.settings
        self.fixed: i64 = 0  # rounds whose gray person is drawn, seen by a seat or by all
        self.gray = vec[i64]()  # -1 where the viewer does not know the person
        self.prestige = vec[i64]()  # -1 where it is hidden from the viewer
        self.cards = vec[i64]()
        self.played = vec[i64]()
        self.dealt = vec[i64]()  # cards drawn this period, by owner
        self.idle: list[int] = []  # open persons who could do nothing for the viewer
        self.holding = False  # whether third cards are still held

    def held(self, seat: int, roles: range, played: bool = False) -> list[tuple[int, int]]:
        """Cards of these roles that came to a seat in this round, as (card, owner)."""
        out: list[tuple[int, int]] = []
        for role in roles:
            slot = self.public.slot(seat, role)
            if self.cards[slot] >= 0 and bool(self.played[slot]) == played:
                out.append((int(self.cards[slot]), int(slot // DECK)))
        return out

    def hand(self) -> list[tuple[int, int]]:
        """ND 11.2: the cards the viewer holds for good, as (card, owner)."""
        if self.viewer is None:
            return []
        if self.public.phase == KEEPING_SECOND:
            return self.held(self.viewer, range(1))
        if self.public.phase == PLAYING or (self.public.phase == HIRING and self.holding):
            return self.held(self.viewer, range(3))
        return []

    def pick(self) -> list[tuple[int, int]]:
        """ND 3.2: the cards of which the viewer keeps one now, as (card, owner)."""
        if self.viewer is None or self.public.phase not in (KEEPING, KEEPING_SECOND):
            return []
        first = 0 if self.public.phase == KEEPING else 1
        slot = self.public.slot(self.viewer, first)
        return [(int(card), int(slot // DECK)) for card in self.cards[slot : slot + 3 - first]]


def view_of(s: NotreDameState, viewer: int | None) -> NotreDameView:
    """ND 11.1, 11.2: fill a view, field by field."""
    public = s.public
    view = NotreDameView(s, viewer)
    view.fixed = first_unknown(s)
    view.dealt = vec[i64]([s.dealt(owner) for owner in range(s.players)])
    view.holding = holds_third_cards(s)
    view.prestige = s.prestige[:]
    if s.settings.hidden and s.outcome is None:
        for seat in range(s.players):
            if seat != viewer:
                view.prestige[seat] = -1
    view.gray = vec[i64]([-1] * ROUNDS)
    all_known = viewer is not None and public.spies >> viewer & 1 == 1
    for round in range(i64(ROUNDS)):
        if all_known or round < public.round or (round == public.round and public.open[2] >= 0):
            view.gray[round] = s.gray[round]
    if viewer is not None and public.phase == HIRING:
        view.idle = [int(p) for p in public.open if PERSONS[p].has_no_effect(s, viewer)]
    _look_at_cards(s, view, viewer)
    return view


def _look_at_cards(s: NotreDameState, view: NotreDameView, viewer: int | None) -> None:
    """ND 11.2: the cards a viewer has had in hand or has seen played."""
    cards = vec[i64]([-1] * len(s.cards))
    played = s.played[:]
    for owner in range(s.players):
        for i in range(s.dealt(owner)):
            slot = owner * DECK + i
            if s.played[slot] or (viewer is not None and _saw(s, viewer, owner, i)):
                cards[slot] = s.cards[slot]
        for first in range(owner * DECK, owner * DECK + s.dealt(owner) // 3 * 3, 3):
            if viewer == owner and loose(s, first):
                if cards[first + 1] > cards[first + 2]:
                    _swap(cards, first + 1, first + 2)
            elif viewer is None and s.players == 2 and _out_of_place(cards, played, first):
                _swap(cards, first, first + 2)
                _swap(played, first, first + 2)
    view.cards = cards
    view.played = played


def _saw(s: NotreDameState, viewer: int, owner: i64, i: i64) -> bool:
    """Whether the viewer had the i-th card of this owner in hand in the draft of its round.

    The owner has seen all three, the left neighbour the two passed on, once they are; the
    seat after that the last one.
    """
    if viewer == owner:
        return True
    distance = (viewer - owner) % s.players
    this_round = i // 3 == s.public.round % 3
    if this_round and s.public.phase <= KEEPING:
        return False
    if distance == 1:
        return i % 3 >= 1
    return distance == 2 and i % 3 == 2 and not (this_round and s.public.phase == KEEPING_SECOND)


def loose(s: NotreDameState, first: i64) -> bool:
    """ND 11.2: whether an owner cannot tell which of two passed cards went how far."""
    return s.players > 2 and not s.played[first + 1] and not s.played[first + 2]


def _out_of_place(cards: vec[i64], played: vec[i64], first: i64) -> bool:
    """With two players, nobody at the rail can tell a kept card from one that came back."""
    if played[first] and played[first + 2]:
        return cards[first] > cards[first + 2]
    return played[first + 2] == 1


def _swap(column: vec[i64], a: i64, b: i64) -> None:
    column[a], column[b] = column[b], column[a]
