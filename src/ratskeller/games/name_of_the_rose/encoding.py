"""NR 7: what a viewer knows, as numbers at fixed places."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DAYS,
    EVENTS,
    FIGURE_COUNT,
    FIGURES,
    HAND,
    HOURS,
    MONKS,
    MOST_SUSPICION,
    PLACES,
    ROOM,
    TILES,
)
from ratskeller.games.name_of_the_rose.ending import accused
from ratskeller.games.name_of_the_rose.state import GRAVITY
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel.encoding import MOST, Encoder, more, put
from ratskeller.kernel.game import Game

AHEAD: Final = 6  #: known tiles of the row told in their order


class RoseEncoder(Encoder[RoseView]):
    """Figures, tiles, tracks, clock, cards, and what is known of identities."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        super().__init__(game, players)
        cards, tiles = len(CARDS.ids), len(TILES.ids)
        copies = max(int(count) for count in CARDS.copies)
        kinds, monks = ", ".join(TILES.ids), ", ".join(MONKS)
        self.cards_: i64 = cards
        self.tiles_: i64 = tiles
        self.day: i64 = self.span("day", DAYS + 2, 1, "before the first, one to six, the seventh")
        self.clock: i64 = self.span("clock", 1, HOURS, "hours passed of the day")
        self.event: i64 = self.span(
            "event", len(EVENTS), 1, f"of the day, one of: {', '.join(EVENTS)}"
        )
        self.events: i64 = self.span("events", len(EVENTS), 1, "events turned up so far")
        self.ended: i64 = self.span(
            "ended", DAYS * players, 1, "who ended each day and holds its card, by day and seat"
        )
        self.where: i64 = self.span(
            "where", FIGURE_COUNT * PLACES, 1,
            f"by figure ({', '.join(FIGURES)}) and building: {', '.join(BUILDINGS)}",
        )  # fmt: skip
        self.suspicion: i64 = self.span("suspicion", COLOURS, MOST_SUSPICION, f"of {monks}")
        self.evidence: i64 = self.span("evidence", COLOURS, 100, f"against {monks}")
        self.tiles: i64 = self.span(
            "tiles", PLACES * tiles, ROOM, f"on the board, by building and kind: {kinds}"
        )
        self.waiting: i64 = self.span(
            "waiting", PLACES, PLACES, "buildings to be filled: 1 is the first, 2 the next"
        )
        self.unseen: i64 = self.span("unseen", tiles, 2, "tiles nobody has seen, by kind")
        self.row: i64 = self.span("row", tiles, 2, "known tiles at the end of the row, by kind")
        self.ahead: i64 = self.span(
            "ahead", AHEAD * tiles, 1, f"the first {AHEAD} of them in their order, by kind"
        )
        self.time: i64 = self.span("time", players * tiles, 2, "time tiles, by seat and kind")
        self.hands: i64 = self.by_seat("hands", HAND, "cards in hand")
        self.hand: i64 = self.span(
            "hand", cards, HAND, f"the viewer's own, by kind: {', '.join(CARDS.ids)}"
        )
        self.deck: i64 = self.span("deck", 1, int(CARDS.total), "cards in the stack")
        self.discards: i64 = self.span("discards", cards, copies, "cards played, by kind")
        self.renewed: i64 = self.span("renewed", cards, copies, "the stack when last shuffled")
        self.least: i64 = self.by_seat("kept_least", HAND, "cards from before that, at least")
        self.most: i64 = self.by_seat("kept_most", HAND, "cards from before that, at most")
        self.dealt: i64 = self.by_seat("dealt", 1, "who has an identity")
        self.identity: i64 = self.span(
            "identity", players * COLOURS, 1, f"identities the viewer knows, by seat: {monks}"
        )
        self.shown: i64 = self.span(
            "shown", players * COLOURS, 1, f"markers shown, by seat: {monks}"
        )
        self.harm: i64 = self.span(
            "harm", players * COLOURS, MOST,
            f"suspicion and {GRAVITY} times evidence brought, less taken, by seat: {monks}",
        )  # fmt: skip
        self.help: i64 = self.span(
            "help", players * COLOURS, MOST, "the same where more was taken than brought"
        )
        self.laid: i64 = self.span(
            "laid", players * (players - 1) * COLOURS, 1,
            "open accusations: by seat, by the one accused clockwise from it, by monk",
        )  # fmt: skip
        self.card: i64 = self.span("card", cards, 1, "the card played in this turn")
        self.figure: i64 = self.span("figure", FIGURE_COUNT, 1, "the figure it moves")
        self.gained: i64 = self.span("gained", 1, 4, "tiles taken in this turn")
        self.second: i64 = self.span("second", 1, 1, "whether the card is used a second time")

    def fill(self, view: RoseView, viewer: i64, out: BytesWriter, start: i64) -> None:
        out[start + self.day + view.day] = 1
        put(out, start + self.clock, view.clock)
        if view.happening >= 0:
            out[start + self.event + view.happening] = 1
        for day in range(i64(DAYS)):
            if view.events[day] >= 0:
                out[start + self.events + view.events[day]] = 1
            if view.enders[day] >= 0:
                who = self.relative(view.enders[day], viewer)
                out[start + self.ended + day * self.players + who] = 1
        for figure in range(i64(FIGURE_COUNT)):
            if view.where[figure] >= 0:
                out[start + self.where + figure * PLACES + view.where[figure]] = 1
        for monk in range(i64(COLOURS)):
            put(out, start + self.suspicion + monk, view.suspicion[monk])
            put(out, start + self.evidence + monk, view.evidence[monk])
        self._tiles(view, out, start)
        self._cards(view, out, start)
        for seat in range(self.players):
            self._seat_of(view, seat, self.relative(seat, viewer), out, start)

    def _tiles(self, view: RoseView, out: BytesWriter, start: i64) -> None:
        """NR 3.4, 3.10: on the buildings and in the row."""
        for place in range(i64(PLACES * ROOM)):
            if view.tiles[place] >= 0:
                more(out, start + self.tiles + place // ROOM * self.tiles_ + view.tiles[place])
        for rank, building in enumerate(view.waiting):
            put(out, start + self.waiting + i64(building), i64(rank) + 1)
        for kind in range(self.tiles_):
            put(out, start + self.unseen + kind, view.unseen[kind])
        for rank, tile in enumerate(view.row):
            more(out, start + self.row + i64(tile))
            if rank < AHEAD:
                out[start + self.ahead + i64(rank) * self.tiles_ + i64(tile)] = 1

    def _cards(self, view: RoseView, out: BytesWriter, start: i64) -> None:
        """NR 3.2: the own hand, what was played, the turn at hand."""
        for held in view.hand:
            more(out, start + self.hand + i64(held))
        put(out, start + self.deck, view.deck_size)
        for card in range(self.cards_):
            put(out, start + self.discards + card, view.discards[card])
            put(out, start + self.renewed + card, view.renewed[card])
        if view.card >= 0:
            out[start + self.card + view.card] = 1
        if view.figure >= 0:
            out[start + self.figure + view.figure] = 1
        put(out, start + self.gained, view.gained)
        put(out, start + self.second, view.second)

    def _seat_of(self, view: RoseView, seat: i64, at: i64, out: BytesWriter, start: i64) -> None:
        """NR 7.2: what is known of one seat."""
        for tile in view.time_tiles[seat]:
            more(out, start + self.time + at * self.tiles_ + i64(tile))
        put(out, start + self.hands + at, view.hand_size[seat])
        put(out, start + self.least + at, view.kept_least[seat])
        put(out, start + self.most + at, view.kept_most[seat])
        if view.dealt[seat]:
            out[start + self.dealt + at] = 1
        if view.identity[seat] >= 0:
            out[start + self.identity + at * COLOURS + view.identity[seat]] = 1
        for monk in range(i64(COLOURS)):
            if view.markers[seat] >> monk & 1:
                out[start + self.shown + at * COLOURS + monk] = 1
            deed = view.deeds[seat * COLOURS + monk]
            put(out, start + self.harm + at * COLOURS + monk, deed)
            put(out, start + self.help + at * COLOURS + monk, -deed)
        if view.laid[seat] >= 0:
            for place in range(self.players - 1):
                named = (at * (self.players - 1) + place) * COLOURS
                out[start + self.laid + named + accused(view.laid[seat], place)] = 1
