"""The columns of a game of The Name of the Rose, and the questions the rules ask them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    CARDS,
    COLOURS,
    DAYS,
    EVIDENCE,
    FIGURE_COUNT,
    HAND,
    MONKS,
    MOST_SUSPICION,
    PAIR,
    PAIR_TIMES,
    PLACES,
    ROOM,
    SUSPICION,
    TILES,
    WILLIAM,
)
from ratskeller.kernel.game import Game, OptionValue
from ratskeller.kernel.state import State

if TYPE_CHECKING:
    from ratskeller.games.name_of_the_rose.view import RoseView

RING: Final = 64  #: room for all 42 tiles in a ring that is counted with a mask
MASK: Final = RING - 1
NOBODY: Final = -1  #: did it: the day ended, or a marker was shown
GRAVITY: Final = 4  #: how much more a point of evidence says of a player than one of suspicion


class RoseState(State):
    """Figures, tiles, tracks, clock, cards and secrets.

    A tile or a card is a number of its kind. What nobody has seen is only counted (NR 7.2):
    ``unseen`` tiles by kind and ``deck`` cards by kind say what is left, no order exists.
    Rings (``row``, ``held``) have a first place and a length, so that taking the oldest is
    cheap.
    """

    def __init__(self, game: Game[Any, Any], players: i64, options: dict[str, OptionValue]) -> None:
        super().__init__(game, players, options)
        self.clock_reset = options["clock_reset"] is True
        self.day: i64 = 0
        self.clock: i64 = 0
        self.happening: i64 = -1  # the event of the day
        self.events = vec[i64]()  # events turned up, by day
        self.enders = vec[i64]()  # who ended a day and so holds its event card, by day
        self.where = vec[i64]()  # the building of each figure
        self.suspicion = vec[i64]()
        self.evidence = vec[i64]()
        self.tiles = vec[i64]()  # building * ROOM + place; the first place fills first
        self.waiting = vec[i64]()  # buildings to be filled, in order (NR 3.10)
        self.waits: i64 = 0
        self.unseen = vec[i64]()  # tiles nobody has seen, by kind
        self.unseen_count: i64 = 0
        self.row = vec[i64]()  # the known tiles at the end of the row
        self.row_first: i64 = 0
        self.row_count: i64 = 0
        self.held = vec[i64]()  # time tiles, oldest first: seat * RING + place
        self.held_first = vec[i64]()
        self.held_count = vec[i64]()
        self.hands = vec[i64]()  # seat * HAND + place
        self.hand_size = vec[i64]()
        self.deck = vec[i64]()  # cards in the stack, by kind
        self.deck_size: i64 = 0
        self.discards = vec[i64]()  # by kind
        self.renewed = vec[i64]()  # the deck when it was last shuffled, by kind
        self.kept_least = vec[i64]()  # cards a hand still has from before that, at least
        self.kept_most = vec[i64]()  # and at most, as everybody can tell
        self.identity = vec[i64]()
        self.markers = vec[i64]()  # bits of the markers each seat has shown
        self.deeds = vec[i64]()  # what each seat did to each monk: seat * COLOURS + monk
        self.laid = vec[i64]()  # accusations, once open: the codes, by seat
        self.card: i64 = -1  # the card played in this turn
        self.figure: i64 = -1  # the figure it moves
        self.gained: i64 = 0  # tiles taken in this turn
        self.second: i64 = 0  # 1 in the second use of the card (NR 6.6)

    def initial(self) -> RoseState:
        """NR 2.2: everything in its box, the tracks at their start."""
        players = int(self.players)
        self.events = vec[i64]([-1] * DAYS)
        self.enders = vec[i64]([-1] * DAYS)
        self.where = vec[i64]([-1] * FIGURE_COUNT)
        self.suspicion = vec[i64]([SUSPICION] * COLOURS)
        self.evidence = vec[i64]([EVIDENCE] * COLOURS)
        self.tiles = vec[i64]([-1] * (PLACES * ROOM))
        self.waiting = vec[i64]([-1] * PLACES)
        self.unseen = TILES.copies[:]
        self.unseen_count = TILES.total
        self.row = vec[i64]([-1] * RING)
        self.held = vec[i64]([-1] * (players * RING))
        self.held_first = vec[i64]([0] * players)
        self.held_count = vec[i64]([0] * players)
        self.hands = vec[i64]([-1] * (players * HAND))
        self.hand_size = vec[i64]([0] * players)
        self.deck = CARDS.copies[:]
        self.deck_size = CARDS.total
        self.discards = vec[i64]([0] * len(CARDS.copies))
        self.renewed = CARDS.copies[:]
        self.kept_least = vec[i64]([0] * players)
        self.kept_most = vec[i64]([0] * players)
        self.identity = vec[i64]([-1] * players)
        self.markers = vec[i64]([0] * players)
        self.deeds = vec[i64]([0] * (players * COLOURS))
        self.laid = vec[i64]([-1] * players)
        return self

    def clone(self) -> RoseState:
        new = RoseState(self.game, self.players, self.options)
        new.copy_kernel(self)
        new.day = self.day
        new.clock = self.clock
        new.happening = self.happening
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
        new.hands = self.hands[:]
        new.hand_size = self.hand_size[:]
        new.deck = self.deck[:]
        new.deck_size = self.deck_size
        new.discards = self.discards[:]
        new.renewed = self.renewed[:]
        new.kept_least = self.kept_least[:]
        new.kept_most = self.kept_most[:]
        new.identity = self.identity[:]
        new.markers = self.markers[:]
        new.deeds = self.deeds[:]
        new.laid = self.laid[:]
        new.card = self.card
        new.figure = self.figure
        new.gained = self.gained
        new.second = self.second
        return new

    def view_of(self, seat: int | None) -> RoseView:
        from ratskeller.games.name_of_the_rose.view import view_of

        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        from ratskeller.games.name_of_the_rose.position import write

        return write(self)

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

    # -- tracks -----------------------------------------------------------------

    def suspect(self, monk: i64, change: i64, by: i64 = NOBODY) -> None:
        """NR 3.4, 3.5: suspicion changes within 0 and 40, which everybody remembers of a seat."""
        if by >= 0:
            self.deeds[by * COLOURS + monk] += change
        before = self.suspicion[monk]
        after = before + change
        if after < 0:
            after = 0
        elif after > MOST_SUSPICION:
            after = MOST_SUSPICION
        self.suspicion[monk] = after
        if self.listener is not None:
            if after > before:
                self._tell("suspicion-up", monk, after - before, after)
            elif after < before:
                self._tell("suspicion-down", monk, before - after, after)
            else:
                self._tell("suspicion-same", monk, 0, after)

    def charge(self, monk: i64, change: i64, by: i64 = NOBODY) -> None:
        """NR 3.6: evidence changes, never below 0; the same of what a seat did."""
        if by >= 0:
            self.deeds[by * COLOURS + monk] += change * GRAVITY
        before = self.evidence[monk]
        after = before + change
        if after < 0:
            after = 0
        self.evidence[monk] = after
        if self.listener is not None:
            if after > before:
                self._tell("evidence-up", monk, after - before, after)
            elif after < before:
                self._tell("evidence-down", monk, before - after, after)
            else:
                self._tell("evidence-same", monk, 0, after)

    def _tell(self, kind: str, monk: i64, count: i64, total: i64) -> None:
        self.emit(kind, monk=MONKS[monk], count=count, total=total)

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

    # -- cards ------------------------------------------------------------------

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a hand has such a card."""
        first = seat * HAND
        for i in range(first, first + self.hand_size[seat]):
            if self.hands[i] == card:
                return True
        return False

    def event_cards(self, seat: i64) -> i64:
        """NR 4.3: how many event cards a seat holds."""
        count: i64 = 0
        for day in range(i64(DAYS)):
            if self.enders[day] == seat:
                count += 1
        return count

    # -- time tiles ---------------------------------------------------------------

    def hold(self, seat: i64, tile: i64) -> None:
        """NR 3.4: a tile becomes the newest time tile of a seat."""
        place = (self.held_first[seat] + self.held_count[seat]) & MASK
        self.held[seat * RING + place] = tile
        self.held_count[seat] += 1

    def oldest(self, seat: i64) -> i64:
        """NR 3.9: the oldest time tile of a seat leaves it."""
        first = self.held_first[seat]
        self.held_first[seat] = (first + 1) & MASK
        self.held_count[seat] -= 1
        return self.held[seat * RING + first]

    def time_tiles(self, seat: i64) -> list[int]:
        """The time tiles of a seat, oldest first."""
        first = self.held_first[seat]
        return [
            int(self.held[seat * RING + ((first + i) & MASK)]) for i in range(self.held_count[seat])
        ]
