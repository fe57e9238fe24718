"""ND 11: what a seat or a spectator knows, field by field."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import (
    BOARDS,
    BROWN,
    CARDS,
    DECK,
    HIRING,
    KEEPING,
    KEEPING_SECOND,
    MARKETS,
    MESSAGES,
    PERIODS,
    PERSON_IDS,
    PHASE_IDS,
    PLACES,
    PLAYING,
    ROUNDS,
    SECTORS,
    WIDTH,
)
from ratskeller.games.notre_dame.columns import LYING
from ratskeller.games.notre_dame.derived import DERIVED
from ratskeller.games.notre_dame.persons import PERSONS, holds_third_cards
from ratskeller.games.notre_dame.reveal_persons import first_unknown
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.kernel.view import View


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
        self.fixed: i64 = 0  # rounds whose gray person is drawn, seen by a spy or by all
        self.gray = vec[i64]()  # -1 where the viewer does not know the person
        self.prestige = vec[i64]()  # -1 where it is hidden from the viewer
        self.cards = vec[i64]()
        self.played = vec[i64]()
        self.dealt = vec[i64]()  # cards drawn this period, by owner
        self.idle: list[int] = []  # open persons who could do nothing for the viewer
        self.holding = False  # whether third cards are still held

    def slot(self, owner: i64, role: i64) -> i64:
        """Where a card of the round that is played lies in `cards`."""
        return owner * DECK + self.public.round % 3 * 3 + role

    def held(self, roles: list[int]) -> list[tuple[int, int]]:
        """The viewer's cards of these roles in this round, as (card, owner), unplayed."""
        out: list[tuple[int, int]] = []
        if self.viewer is None:
            return out
        for role in roles:
            owner = (self.viewer - role) % int(self.players)
            slot = self.slot(owner, role)
            if self.cards[slot] >= 0 and not self.played[slot]:
                out.append((int(self.cards[slot]), owner))
        return out

    def hand(self) -> list[tuple[int, int]]:
        """ND 11.2: the cards the viewer holds for good, as (card, owner)."""
        if self.public.phase == KEEPING_SECOND:
            return self.held([0])
        if self.public.phase == PLAYING or (self.public.phase == HIRING and self.holding):
            return self.held([0, 1, 2])
        return []

    def pick(self) -> list[tuple[int, int]]:
        """ND 3.2: the cards of which the viewer keeps one now, as (card, owner)."""
        if self.viewer is None or self.public.phase not in (KEEPING, KEEPING_SECOND):
            return []
        first = 0 if self.public.phase == KEEPING else 1
        owner = (self.viewer - first) % int(self.players)
        return [(int(self.cards[self.slot(owner, role)]), owner) for role in range(first, 3)]

    def data(self) -> dict[str, Any]:
        n = int(self.players)
        return {
            **self.frame(),
            "round": self.public.round + 1,
            "period": PERIODS[self.public.round // 3],
            "phase": PHASE_IDS[self.public.phase],
            "turn": self.public.turn,
            "bell": self.public.bell,
            "supply": self.public.supply,
            "doctored": [seat for seat in range(n) if self.public.doctored >> seat & 1],
            "open": [PERSON_IDS[p] for p in self.public.open if p >= 0],
            "idle": [PERSON_IDS[p] for p in self.idle],
            "brown": [PERSON_IDS[p] for p in range(BROWN) if self.public.brown >> p & 1],
            "cast": [
                PERSON_IDS[p] for p in range(BROWN, len(PERSON_IDS)) if self.public.cast >> p & 1
            ],
            "gray": [PERSON_IDS[p] if p >= 0 else None for p in self.gray],
            "spies": [seat for seat in range(n) if self.public.spies >> seat & 1],
            "fixed": self.fixed,
            "messages": LYING.write(self),
            "boroughs": [self._borough(b) for b in range(BOARDS[n - 2].boroughs)],
            "seats": [self._seat(seat) for seat in range(n)],
            "hand": [{"card": CARDS[card], "owner": owner} for card, owner in self.hand()],
            "pick": [{"card": CARDS[card], "owner": owner} for card, owner in self.pick()],
            **{section.key: section.write(self) for section in DERIVED},
        }

    def _borough(self, borough: int) -> dict[str, object]:
        n = int(self.players)
        board = BOARDS[n - 2]
        out: dict[str, object] = {
            "seat": next((seat for seat in range(n) if board.home(seat) == borough), None)
        }
        for i, market in enumerate(MARKETS):
            message = self.public.lying[borough * 5 + i]
            out[market] = MESSAGES[message] if message >= 0 else None
        return out

    def _seat(self, seat: int) -> dict[str, object]:
        first = seat * DECK
        friend = self.public.friend[seat]
        market = self.public.carriage[seat]
        return {
            "markers": {
                place: self.public.markers[seat * WIDTH + i] for i, place in enumerate(PLACES)
            },
            "friend": SECTORS[friend] if friend >= 0 else None,
            "own": self.public.own[seat],
            "general": self.public.general[seat],
            "coins": self.public.coins[seat],
            "prestige": self.prestige[seat] if self.prestige[seat] >= 0 else None,
            "rat": self.public.rat[seat],
            "carriage": {"borough": market // 5 + 1, "market": MARKETS[market % 5]},
            "messages": [
                {"borough": i // 4 + 1, "message": MESSAGES[i % 4]}
                for i in range(len(self.public.keeper))
                if self.public.keeper[i] == seat
            ],
            "cards": [
                CARDS[card] if card >= 0 else None
                for card in self.cards[first : first + self.dealt[seat]]
            ],
            "played": [bool(flag) for flag in self.played[first : first + self.dealt[seat]]],
        }


def view_of(s: NotreDameState, viewer: int | None) -> NotreDameView:
    """ND 11.1, 11.2: fill a view, field by field."""
    view = NotreDameView(s, viewer)
    view.fixed = first_unknown(s)
    view.dealt = vec[i64]([s.dealt(owner) for owner in range(s.players)])
    view.holding = holds_third_cards(s)
    view.prestige = s.prestige[:]
    if s.settings.hidden and s.outcome is None:
        for seat in range(s.players):
            if seat != viewer:
                view.prestige[seat] = -1
    gray = vec[i64]([-1] * ROUNDS)
    spy = viewer is not None and s.public.spies >> viewer & 1 == 1
    for round in range(i64(ROUNDS)):
        if spy or round < s.public.round or (round == s.public.round and s.public.open[2] >= 0):
            gray[round] = s.gray[round]
    view.gray = gray
    if viewer is not None and s.public.phase == HIRING:
        view.idle = [int(p) for p in s.public.open if PERSONS[p].has_no_effect(s, viewer)]
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
