"""NR 7.1: the columns everybody knows, and the questions the rules ask them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    CARDS,
    DAYS,
    FIGURE_COUNT,
    PAIR,
    PAIR_TIMES,
    WILLIAM,
)
from ratskeller.kernel.public import Public

RING: Final = 64  #: room for all 42 tiles in a ring that is counted with a mask
MASK: Final = RING - 1


class RosePublic(Public):
    """Figures, tiles, tracks, clock, discards, markers and the turn at hand.

    The columns are declared in columns.py. Rings (``row``, ``held``) have a first place and a
    length, so that taking the oldest is cheap.
    """

    def __init__(self) -> None:
        self.day: i64 = 0
        self.clock: i64 = 0
        self.event: i64 = -1
        self.events = vec[i64]()
        self.enders = vec[i64]()
        self.where = vec[i64]()
        self.suspicion = vec[i64]()
        self.evidence = vec[i64]()
        self.tiles = vec[i64]()
        self.waiting = vec[i64]()
        self.waits: i64 = 0
        self.unseen = vec[i64]()
        self.unseen_count: i64 = 0
        self.row = vec[i64]()
        self.row_first: i64 = 0
        self.row_count: i64 = 0
        self.held = vec[i64]()
        self.held_first = vec[i64]()
        self.held_count = vec[i64]()
        self.hand_size = vec[i64]()
        self.deck_size: i64 = 0
        self.discards = vec[i64]()
        self.renewed = vec[i64]()
        self.kept_least = vec[i64]()
        self.kept_most = vec[i64]()
        self.dealt: i64 = 0
        self.markers = vec[i64]()
        self.deeds = vec[i64]()
        self.laid = vec[i64]()
        self.card: i64 = -1
        self.figure: i64 = -1
        self.gained: i64 = 0
        self.second: i64 = 0

    def copy(self) -> RosePublic:
        new = RosePublic()
        new.day = self.day
        new.clock = self.clock
        new.event = self.event
        new.events = self.events[:]
        new.enders = self.enders[:]
        new.where = self.where[:]
        new.suspicion = self.suspicion[:]
        new.evidence = self.evidence[:]
        new.tiles = self.tiles[:]
        new.waiting = self.waiting[:]
        new.waits = self.waits
        new.unseen = self.unseen[:]
        new.unseen_count = self.unseen_count
        new.row = self.row[:]
        new.row_first = self.row_first
        new.row_count = self.row_count
        new.held = self.held[:]
        new.held_first = self.held_first[:]
        new.held_count = self.held_count[:]
        new.hand_size = self.hand_size[:]
        new.deck_size = self.deck_size
        new.discards = self.discards[:]
        new.renewed = self.renewed[:]
        new.kept_least = self.kept_least[:]
        new.kept_most = self.kept_most[:]
        new.dealt = self.dealt
        new.markers = self.markers[:]
        new.deeds = self.deeds[:]
        new.laid = self.laid[:]
        new.card = self.card
        new.figure = self.figure
        new.gained = self.gained
        new.second = self.second
        return new

    # -- the turn at hand -------------------------------------------------------

    def hours(self) -> i64:
        """NR 1.3, 3.9: the time value of the card played, by the figure it moves."""
        if CARDS.subject[self.card] == PAIR:
            return PAIR_TIMES[self.figure - WILLIAM]
        return CARDS.time[self.card]

    def spendable(self, seat: i64) -> i64:
        """NR 3.9: time tiles held before this turn, at most as many as the card has hours."""
        old = self.held_count[seat] - self.gained
        hours = self.hours()
        return old if old < hours else hours

    # -- figures ----------------------------------------------------------------

    def all_in(self, building: i64) -> bool:
        """NR 3.3: whether no figure stands anywhere else."""
        for figure in range(i64(FIGURE_COUNT)):
            if self.where[figure] != building:
                return False
        return True

    def alone(self, figure: i64) -> bool:
        """NR 6.4: whether no other figure is in the same building."""
        building = self.where[figure]
        for other in range(i64(FIGURE_COUNT)):
            if other != figure and self.where[other] == building:
                return False
        return True

    # -- event cards and tiles ----------------------------------------------------

    def event_cards(self, seat: i64) -> i64:
        """NR 4.3: how many event cards a seat holds."""
        count: i64 = 0
        for day in range(i64(DAYS)):
            if self.enders[day] == seat:
                count += 1
        return count

    def hold(self, seat: i64, tile: i64) -> None:
        """NR 3.4: a tile becomes the newest time tile of a seat."""
        place = (self.held_first[seat] + self.held_count[seat]) & MASK
        self.held[seat * RING + place] = tile
        self.held_count[seat] += 1

    def take_oldest(self, seat: i64) -> i64:
        """NR 3.9: the oldest time tile of a seat leaves it."""
        first = self.held_first[seat]
        self.held_first[seat] = (first + 1) & MASK
        self.held_count[seat] -= 1
        return self.held[seat * RING + first]

    def time_tile(self, seat: i64, rank: i64) -> i64:
        """NR 3.9: a time tile of a seat, counted from the oldest."""
        return self.held[seat * RING + (self.held_first[seat] + rank & MASK)]

    def row_tile(self, rank: i64) -> i64:
        """NR 3.4: a known tile of the row, counted from the first to be laid."""
        return self.row[self.row_first + rank & MASK]
