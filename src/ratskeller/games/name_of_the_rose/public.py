"""NR 7.1: the columns everybody knows, and the questions the rules ask them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.kernel import Public

RING: Final = 64  #: room for all 42 tiles in a ring that is counted with a mask
MASK: Final = RING - 1


@mypyc_attr(serializable=True)
class RosePublic(Public):
    """Figures, tiles, tracks, clock, discards, markers and the turn at hand.

    The columns are declared in columns.py. Rings (``row``, ``held``) have a first place and a
    length, so that taking the oldest is cheap.
    """

    def __init__(self, source: RosePublic) -> None:
        self.day: i64 = source.day
        self.clock: i64 = source.clock
        self.event: i64 = source.event
        self.events: vec[i64] = source.events[:]
        self.enders: vec[i64] = source.enders[:]
        self.where: vec[i64] = source.where[:]
        self.suspicion: vec[i64] = source.suspicion[:]
        self.evidence: vec[i64] = source.evidence[:]
        self.tiles: vec[i64] = source.tiles[:]
        self.waiting: vec[i64] = source.waiting[:]
        self.waits: i64 = source.waits
        self.unseen: vec[i64] = source.unseen[:]
        self.unseen_count: i64 = source.unseen_count
        self.row: vec[i64] = source.row[:]
        self.row_first: i64 = source.row_first
        self.row_count: i64 = source.row_count
        self.held: vec[i64] = source.held[:]
        self.held_first: vec[i64] = source.held_first[:]
        self.held_count: vec[i64] = source.held_count[:]
        self.hand_size: vec[i64] = source.hand_size[:]
        self.deck_size: i64 = source.deck_size
        self.discards: vec[i64] = source.discards[:]
        self.renewed: vec[i64] = source.renewed[:]
        self.kept_least: vec[i64] = source.kept_least[:]
        self.kept_most: vec[i64] = source.kept_most[:]
        self.dealt: i64 = source.dealt
        self.markers: vec[i64] = source.markers[:]
        self.deeds: vec[i64] = source.deeds[:]
        self.laid: vec[i64] = source.laid[:]
        self.card: i64 = source.card
        self.figure: i64 = source.figure
        self.gained: i64 = source.gained
        self.second: i64 = source.second

    def copy(self) -> RosePublic:
        return RosePublic(self)

    def alone(self, figure: i64) -> bool:
        """NR 6.4: whether no other figure is in the same building."""
        building = self.where[figure]
        for other in range(i64(nr.FIGURE_COUNT)):
            if other != figure and self.where[other] == building:
                return False
        return True

    def event_cards(self, seat: i64) -> i64:
        """NR 4.3: how many event cards a seat holds."""
        count: i64 = 0
        for day in range(i64(nr.DAYS)):
            if self.enders[day] == seat:
                count += 1
        return count

    def tiles_in(self, building: int) -> list[str]:
        """NR 2.4: the ids of the tiles on a building."""
        first = building * nr.ROOM
        return [nr.TILES.ids[tile] for tile in self.tiles[first : first + nr.ROOM] if tile >= 0]

    def penalty(self, building: i64) -> i64:
        """NR 3.5: the suspicion for a monk who comes without a tile of his colour there."""
        total: i64 = 0
        for place in range(building * nr.ROOM, building * nr.ROOM + nr.ROOM):
            if self.tiles[place] >= 0:
                total += nr.TILES.value[self.tiles[place]]
        return total

    def time_tile(self, seat: i64, rank: i64) -> i64:
        """NR 3.9: a time tile of a seat, counted from the oldest."""
        return self.held[seat * RING + (self.held_first[seat] + rank & MASK)]

    def row_tile(self, rank: i64) -> i64:
        """NR 3.4: a known tile of the row, counted from the first to be laid."""
        return self.row[self.row_first + rank & MASK]
