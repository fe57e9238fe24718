"""NR 7: what a seat or a spectator knows."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.abbey import (
    BUILDINGS,
    CARDS,
    EVENTS,
    FIGURES,
    HAND,
    MONKS,
    ROOM,
    TILES,
)
from ratskeller.games.name_of_the_rose.derived import DERIVED
from ratskeller.games.name_of_the_rose.ending import accused
from ratskeller.games.name_of_the_rose.state import MASK, RoseState
from ratskeller.kernel.view import View


class RoseView(View):
    """NR 7.1, 7.2: everything public, the viewer's own identity and hand; at the end all."""

    def __init__(self, state: RoseState, viewer: int | None) -> None:
        super().__init__(state, viewer)
        self.day: i64 = 0
        self.clock: i64 = 0
        self.happening: i64 = -1
        self.events = vec[i64]()
        self.enders = vec[i64]()
        self.where = vec[i64]()
        self.suspicion = vec[i64]()
        self.evidence = vec[i64]()
        self.tiles = vec[i64]()
        self.waiting: list[int] = []
        self.unseen = vec[i64]()
        self.unseen_count: i64 = 0
        self.row: list[int] = []  # the known tiles at its end
        self.time_tiles: list[list[int]] = []  # by seat, oldest first
        self.hand_size = vec[i64]()
        self.hand: list[int] = []  # the viewer's own
        self.deck_size: i64 = 0
        self.discards = vec[i64]()
        self.renewed = vec[i64]()
        self.kept_least = vec[i64]()
        self.kept_most = vec[i64]()
        self.dealt: list[bool] = []  # who has an identity card
        self.identity = vec[i64]()  # -1 where the viewer does not know it
        self.markers = vec[i64]()
        self.deeds = vec[i64]()
        self.laid = vec[i64]()
        self.card: i64 = -1
        self.figure: i64 = -1
        self.gained: i64 = 0
        self.second: i64 = 0

    def cannot_be(self, seat: i64, monk: i64) -> bool:
        """NR 4.4, 7.2: whether the viewer knows that a seat is not this monk."""
        if self.identity[seat] >= 0:
            return self.identity[seat] != monk
        if self.markers[seat] >> monk & 1:
            return True
        for other in range(self.players):
            if self.identity[other] == monk:
                return True
        return False

    def data(self) -> dict[str, Any]:
        players = range(int(self.players))
        return {
            **self.frame(),
            "day": self.day,
            "clock": self.clock,
            "event": None if self.happening < 0 else EVENTS[self.happening],
            "events": [EVENTS[e] for e in self.events if e >= 0],
            "ended": [seat for seat in self.enders if seat >= 0],
            "turn": turn_data(self.card, self.figure, self.gained, self.second),
            "suspicion": {m: self.suspicion[i] for i, m in enumerate(MONKS)},
            "evidence": {m: self.evidence[i] for i, m in enumerate(MONKS)},
            "buildings": {
                name: {
                    "tiles": tile_ids(self.tiles, building),
                    "figures": [f for i, f in enumerate(FIGURES) if self.where[i] == building],
                }
                for building, name in enumerate(BUILDINGS)
            },
            "waiting": [BUILDINGS[b] for b in self.waiting],
            "row": {"unseen": self.unseen_count, "known": [TILES.ids[t] for t in self.row]},
            "time": [[TILES.ids[t] for t in tiles] for tiles in self.time_tiles],
            "hands": list(self.hand_size),
            "hand": None if self.viewer is None else [CARDS.ids[c] for c in self.hand],
            "deck": self.deck_size,
            "discards": card_ids(self.discards),
            "renewed": card_ids(self.renewed),
            "kept": [[self.kept_least[s], self.kept_most[s]] for s in players],
            "dealt": list(self.dealt),
            "identities": [
                None if self.identity[s] < 0 else MONKS[self.identity[s]] for s in players
            ],
            "shown": [monk_ids(self.markers[s]) for s in players],
            "deeds": deed_data(self.deeds, int(self.players)),
            "accusations": laid_ids(self.laid, int(self.players)),
            **{section.key: section.write(self) for section in DERIVED},
        }


def turn_data(card: i64, figure: i64, gained: i64, second: i64) -> dict[str, object]:
    """The turn at hand as plain data."""
    return {
        "card": None if card < 0 else CARDS.ids[card],
        "figure": None if figure < 0 else FIGURES[figure],
        "gained": gained,
        "second": second == 1,
    }


def card_ids(counts: vec[i64]) -> list[str]:
    """Cards counted by kind as a list of ids."""
    return [id for card, id in enumerate(CARDS.ids) for _ in range(counts[card])]


def tile_ids(tiles: vec[i64], building: i64) -> list[str]:
    """The tiles on a building."""
    places = range(building * ROOM, building * ROOM + ROOM)
    return [TILES.ids[tiles[place]] for place in places if tiles[place] >= 0]


def monk_ids(bits: i64) -> list[str]:
    """A set of monks as ids."""
    return [id for monk, id in enumerate(MONKS) if bits >> monk & 1]


def deed_data(deeds: vec[i64], players: int) -> list[dict[str, int]]:
    """NR 7.1: what each seat did to each monk: suspicion, and evidence four times as much."""
    return [
        {name: int(deeds[seat * len(MONKS) + monk]) for monk, name in enumerate(MONKS)}
        for seat in range(players)
    ]


def laid_ids(laid: vec[i64], players: int) -> list[list[str] | None]:
    """Accusations once they are open: by seat, the colours clockwise from the left."""
    return [
        None if code < 0 else [MONKS[accused(code, place)] for place in range(players - 1)]
        for code in laid
    ]


def view_of(s: RoseState, viewer: int | None) -> RoseView:
    """NR 7.1, 7.2: fill a view, field by field."""
    view = RoseView(s, viewer)
    view.day = s.day
    view.clock = s.clock
    view.happening = s.happening
    view.events = s.events[:]
    view.enders = s.enders[:]
    view.where = s.where[:]
    view.suspicion = s.suspicion[:]
    view.evidence = s.evidence[:]
    view.tiles = s.tiles[:]
    view.waiting = [int(s.waiting[i]) for i in range(s.waits)]
    view.unseen = s.unseen[:]
    view.unseen_count = s.unseen_count
    view.row = [int(s.row[(s.row_first + i) & MASK]) for i in range(s.row_count)]
    view.time_tiles = [s.time_tiles(seat) for seat in range(s.players)]
    view.hand_size = s.hand_size[:]
    view.deck_size = s.deck_size
    view.discards = s.discards[:]
    view.renewed = s.renewed[:]
    view.kept_least = s.kept_least[:]
    view.kept_most = s.kept_most[:]
    view.dealt = [s.identity[seat] >= 0 for seat in range(s.players)]
    view.markers = s.markers[:]
    view.deeds = s.deeds[:]
    view.laid = s.laid[:]
    view.card = s.card
    view.figure = s.figure
    view.gained = s.gained
    view.second = s.second
    if s.outcome is not None:
        view.identity = s.identity[:]
    else:
        view.identity = vec[i64]([-1] * int(s.players))
        if viewer is not None:
            view.identity[viewer] = s.identity[viewer]
    if viewer is not None:
        view.hand = [int(s.hands[viewer * HAND + i]) for i in range(s.hand_size[viewer])]
    return view
