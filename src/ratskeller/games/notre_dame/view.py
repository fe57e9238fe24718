"""ND 11: what a seat or a spectator knows, field by field."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import DECK, ROUNDS
from ratskeller.games.notre_dame.persons import PERSONS, holds_third_cards
from ratskeller.games.notre_dame.phases import HIRING, KEEPING, KEEPING_SECOND, PLAYING
from ratskeller.games.notre_dame.reveal_persons import first_unknown
from ratskeller.games.notre_dame.state import NotreDamePublic, NotreDameState
from ratskeller.kernel import View


@final
class NotreDameView(View):
    """Everything public; of cards and gray persons only what the viewer has seen.

    ``cards`` is laid out as in the state, with -1 where the viewer does not know the card. Of
    the two cards a seat passed on and nobody has played it does not know which went how far:
    they stand sorted (`loose`).
    """

    def __init__(self, state: NotreDameState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.gray = vec[i64]([-1] * ROUNDS)  # -1 where the viewer does not know the person
        self.prestige = state.prestige[:]  # -1 where it is hidden from the viewer
        self.cards = vec[i64]([-1] * len(state.cards))
        self.played = state.played[:]
        self.dealt = state.prestige[:]
        self.fill(state, viewer)
        self.public: NotreDamePublic = state.public.copy()

    def fill(self, state: Any, viewer: int | None) -> None:
        s: NotreDameState = state
        self.public = public = s.public
        self.settings = s.settings
        self.fixed: i64 = first_unknown(s)  # rounds with a gray person that somebody has seen
        own: i64 = -1 if viewer is None else viewer
        self._know_persons(s, own)
        hides = s.settings.hidden and s.outcome is None
        prestige, dealt = self.prestige, self.dealt
        for seat in range(s.players):
            prestige[seat] = -1 if hides and seat != own else s.prestige[seat]
            dealt[seat] = s.dealt(seat)
        self._know_cards(s, own)
        self.idle: list[int] = []  # open persons who could do nothing for the viewer
        if viewer is not None and public.phase == HIRING:
            self.idle = [int(p) for p in public.open if PERSONS[p].has_no_effect(s, viewer)]
        self.holding = holds_third_cards(s)

    def copy_to(self, state: Any) -> None:
        s: NotreDameState = state
        s.gray = self.gray[:]
        s.prestige = self.prestige[:]
        s.cards = self.cards[:]
        s.played = self.played[:]

    def _know_persons(self, s: NotreDameState, viewer: i64) -> None:
        """ND 2.2, 10.7: those of the rounds so far; all for who has looked through the stack."""
        public = s.public
        until = public.round + 1 if public.open[2] >= 0 else public.round
        if viewer >= 0 and public.spies >> viewer & 1:
            until = ROUNDS
        gray = self.gray
        for round in range(i64(ROUNDS)):
            gray[round] = s.gray[round] if round < until else -1

    def _know_cards(self, s: NotreDameState, viewer: i64) -> None:
        """ND 11.2: the cards a viewer (-1: a spectator) had in hand or has seen played.

        A seat has seen what came to it in a draft: all three of its own cards, the two passed on
        by its neighbour, the last of the seat before; in this round as far as they are passed on.
        """
        public, cards = s.public, self.cards
        self.played = played = s.played[:]
        all_cards = s.cards
        passed: i64 = 0 if public.phase <= KEEPING else 1 if public.phase == KEEPING_SECOND else 2
        for owner in range(s.players):
            distance = viewer - owner if viewer >= owner else viewer - owner + s.players
            came: i64 = 0  # bits: three for the cards of each round
            if viewer >= 0 and distance <= 2:
                came = 0o777 if distance == 0 else 0o666 if distance == 1 else 0o444
            if distance > passed:
                came &= ~(7 << public.round % 3 * 3)
            first, dealt = owner * DECK, self.dealt[owner]
            for slot in range(first, first + dealt):
                known = -(played[slot] | came & 1)  # all bits, or none: branches cost more
                cards[slot] = all_cards[slot] & known | ~known
                came >>= 1
            for slot in range(first + dealt, first + DECK):
                cards[slot] = -1
            for slot in range(first, first + dealt // 3 * 3, 3):
                if viewer == owner and loose(s, slot):
                    if cards[slot + 1] > cards[slot + 2]:
                        _swap(cards, slot + 1, slot + 2)
                elif viewer < 0 and s.players == 2 and _out_of_place(cards, played, slot):
                    _swap(cards, slot, slot + 2)
                    _swap(played, slot, slot + 2)

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
        return [] if self.viewer is None else self.held(self.viewer, range(self.hand_roles()))

    def hand_roles(self) -> i64:
        """ND 3.2: of how many roles seats hold the cards for good: none yet, one or all three."""
        phase = self.public.phase
        if phase == PLAYING or (phase == HIRING and self.holding):
            return 3
        return 1 if phase == KEEPING_SECOND else 0

    def pick(self) -> list[tuple[int, int]]:
        """ND 3.2: the cards of which the viewer keeps one now, as (card, owner)."""
        if self.viewer is None or self.public.phase not in (KEEPING, KEEPING_SECOND):
            return []
        first = 0 if self.public.phase == KEEPING else 1
        slot = self.public.slot(self.viewer, first)
        return [(int(card), int(slot // DECK)) for card in self.cards[slot : slot + 3 - first]]


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
