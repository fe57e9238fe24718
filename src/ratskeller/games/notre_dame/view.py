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
        self.public = public = state.public.copy()
        self.settings = state.settings
        self.fixed: i64 = first_unknown(state)  # rounds with a gray person that somebody has seen
        self.gray = _gray_persons(state, viewer)  # -1 where the viewer does not know the person
        self.prestige = state.prestige[:]  # -1 where it is hidden from the viewer
        if state.settings.hidden and state.outcome is None:
            for seat in range(state.players):
                if seat != viewer:
                    self.prestige[seat] = -1
        self.cards = vec[i64]([-1] * len(state.cards))
        self.played = state.played[:]
        _look_at_cards(state, viewer, self.cards, self.played)
        self.dealt = vec[i64]([state.dealt(owner) for owner in range(state.players)])
        self.idle: list[int] = []  # open persons who could do nothing for the viewer
        if viewer is not None and public.phase == HIRING:
            self.idle = [int(p) for p in public.open if PERSONS[p].has_no_effect(state, viewer)]
        self.holding = holds_third_cards(state)

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


def _gray_persons(s: NotreDameState, viewer: int | None) -> vec[i64]:
    """ND 2.2, 10.7: those of the rounds so far, and all for who has looked through the stack."""
    public = s.public
    known = vec[i64]([-1] * ROUNDS)
    all_known = viewer is not None and public.spies >> viewer & 1 == 1
    for round in range(i64(ROUNDS)):
        if all_known or round < public.round or (round == public.round and public.open[2] >= 0):
            known[round] = s.gray[round]
    return known


def _look_at_cards(
    s: NotreDameState, viewer: int | None, cards: vec[i64], played: vec[i64]
) -> None:
    """ND 11.2: fill in the cards a viewer has had in hand or has seen played."""
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
