"""NR 7: what a viewer knows, as numbers at fixed places."""

from __future__ import annotations

from typing import Any, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.columns import COLUMNS
from ratskeller.games.name_of_the_rose.notation import accused
from ratskeller.games.name_of_the_rose.state import GRAVITY, RoseState
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel import Encoder, Game, Span, State
from ratskeller.kernel.column_writer import MOST, ColumnWriter, more, put

AHEAD: Final = 6  #: known tiles of the row told in their order


@final
class RoseEncoder(Encoder[RoseView]):
    """Figures, tiles, tracks, clock, cards, and what is known of identities."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        super().__init__(game, players)
        cards, tiles = len(nr.CARDS.ids), len(nr.TILES.ids)
        kinds, monks = ", ".join(nr.TILES.ids), ", ".join(nr.MONKS)
        self.tiles_: i64 = tiles
        self.day: i64 = self.span(
            "day", nr.DAYS + 2, 1, "before the first, one to six, the seventh"
        )
        self.clock: i64 = self.span("clock", 1, nr.HOURS, "hours passed of the day")
        self.column(COLUMNS["event"])
        self.events: i64 = self.span("events", len(nr.EVENTS), 1, "events turned up so far")
        self.column(COLUMNS["enders"])
        self.column(COLUMNS["where"], "where")
        self.columns(COLUMNS, "suspicion", "evidence")
        self.tiles: i64 = self.span(
            "tiles", nr.PLACES * tiles, nr.ROOM, f"on the board, by building and kind: {kinds}"
        )
        self.waiting: i64 = self.span(
            "waiting", nr.PLACES, nr.PLACES, "buildings to be filled: 1 is the first, 2 the next"
        )
        self.column(COLUMNS["unseen"])
        self.row: i64 = self.span("row", tiles, 2, "known tiles at the end of the row, by kind")
        self.ahead: i64 = self.span(
            "ahead", AHEAD * tiles, 1, f"the first {AHEAD} of them in their order, by kind"
        )
        self.time: i64 = self.span("time", players * tiles, 2, "time tiles, by seat and kind")
        self.column(COLUMNS["hand_size"], "hands")
        self.hand: i64 = self.span(
            "hand", cards, nr.HAND, f"the viewer's own, by kind: {', '.join(nr.CARDS.ids)}"
        )
        self.column(COLUMNS["deck_size"], "deck")
        self.columns(COLUMNS, "discards", "renewed", "kept_least", "kept_most")
        self.dealt: i64 = self.by_seat("dealt", 1, "who has an identity")
        self.column(COLUMNS["identity"], "identity")
        self.column(COLUMNS["markers"])
        self.harm: i64 = self.span(
            "harm", players * nr.COLOURS, MOST,
            f"suspicion and {GRAVITY} times evidence brought, less taken, by seat: {monks}",
        )  # fmt: skip
        self.help: i64 = self.span(
            "help", players * nr.COLOURS, MOST, "the same where more was taken than brought"
        )
        self.laid: i64 = self.span(
            "laid", players * (players - 1) * nr.COLOURS, 1,
            "open accusations: by seat, by the one accused clockwise from it, by monk",
            [list(range(players)), list(range(players - 1)), list(range(nr.COLOURS))],
        )  # fmt: skip
        self.columns(COLUMNS, "card", "figure", "gained", "second")
        self.hidden_span = Span("identity", 0, players, nr.COLOURS, f"each seat's monk: {monks}")

    def tell(self, view: RoseView, to: ColumnWriter) -> None:
        p = view.public
        to.number(p.event)
        to.columns(p.enders, p.where, p.suspicion, p.evidence)
        to.column(p.unseen)
        to.column(p.hand_size)
        to.number(p.deck_size)
        to.columns(p.discards, p.renewed, p.kept_least, p.kept_most)
        to.column(view.identity)
        to.column(p.markers)
        to.number(p.card)
        to.numbers(p.figure, p.gained, p.second)

    def fill(self, view: RoseView, viewer: i64, out: BytesWriter, start: i64) -> None:
        public = view.public
        out[start + self.day + public.day] = 1
        put(out, start + self.clock, public.clock)
        for day in range(i64(nr.DAYS)):
            if public.events[day] >= 0:
                out[start + self.events + public.events[day]] = 1
        self._tiles(view, out, start)
        for card in view.hands:
            if card >= 0:
                more(out, start + self.hand + card)
        for seat in range(self.players):
            self._seat_of(view, seat, self.relative(seat, viewer), out, start)

    def fill_hidden(self, state: State, viewer: i64, out: BytesWriter) -> None:
        """NR 7.1: everybody's monk, the viewer first."""
        assert isinstance(state, RoseState)
        for place in range(self.players):
            out.append(u8(state.identity[(viewer + place) % self.players] + 1))

    def _tiles(self, view: RoseView, out: BytesWriter, start: i64) -> None:
        """NR 3.4, 3.10: on the buildings and in the row."""
        public = view.public
        tiles, kinds = public.tiles, self.tiles_
        for place in range(i64(nr.PLACES)):
            for i in range(place * nr.ROOM, (place + 1) * nr.ROOM):
                if tiles[i] >= 0:
                    more(out, start + self.tiles + place * kinds + tiles[i])
        for rank in range(public.waits):
            put(out, start + self.waiting + public.waiting[rank], rank + 1)
        for rank in range(public.row_count):
            tile = public.row_tile(rank)
            more(out, start + self.row + tile)
            if rank < AHEAD:
                out[start + self.ahead + rank * self.tiles_ + tile] = 1

    def _seat_of(self, view: RoseView, seat: i64, at: i64, out: BytesWriter, start: i64) -> None:
        """NR 7.2: what is known of one seat."""
        public = view.public
        for rank in range(public.held_count[seat]):
            more(out, start + self.time + at * self.tiles_ + public.time_tile(seat, rank))
        if seat < public.dealt:
            out[start + self.dealt + at] = 1
        deeds, first = public.deeds, seat * nr.COLOURS
        for monk in range(i64(nr.COLOURS)):
            deed, place = deeds[first + monk], at * nr.COLOURS + monk
            if deed > 0:
                put(out, start + self.harm + place, deed)
            elif deed < 0:
                put(out, start + self.help + place, -deed)
        if public.laid[seat] >= 0:
            for place in range(self.players - 1):
                named = (at * (self.players - 1) + place) * nr.COLOURS
                out[start + self.laid + named + accused(public.laid[seat], place)] = 1
