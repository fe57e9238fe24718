"""ND 11: what a viewer knows, as numbers at fixed places.

Seats are counted from the viewer on. Boroughs and the owners of cards that may be played are
counted as the choices name them (``drive:3:centre``, ``play:bank:2``).
"""

from __future__ import annotations

from typing import Any, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import BOARDS, CARDS, DECK, MARKETS, PERSON_IDS, ROUNDS
from ratskeller.games.notre_dame.columns import COLUMNS
from ratskeller.games.notre_dame.view import NotreDameView
from ratskeller.kernel import Encoder, Game
from ratskeller.kernel.column_writer import ColumnWriter, put


@final
class NotreDameEncoder(Encoder[NotreDameView]):
    """Boroughs, markers, messages, persons and cards."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        super().__init__(game, players)
        board = BOARDS[players - 2]
        markets, persons = int(board.markets), len(PERSON_IDS)
        self.round: i64 = self.span("round", ROUNDS, 1, "the round, one of nine")
        self.column(COLUMNS["phase"])
        self.turn: i64 = self.span("turn", 1, 4 * int(board.boroughs), "what is done of the phase")
        self.columns(COLUMNS, "bell", "supply", "doctored", "spies")
        self.open: i64 = self.span("open", persons, 1, f"who is open: {', '.join(PERSON_IDS)}")
        self.idle: i64 = self.span("idle", persons, 1, "open persons of no use to the viewer")
        self.columns(
            COLUMNS, "brown", "cast", "gray", "fixed", "markers", "friend", "own", "general",
            "coins", "prestige",
        )  # fmt: skip
        self.hidden: i64 = self.by_seat("hidden", 1, "whether prestige is hidden")
        self.column(COLUMNS["rat"])
        seats, cards = list(range(players)), list(range(len(CARDS)))
        here = f"by borough and market ({', '.join(MARKETS)})"
        self.carriage: i64 = self.span(
            "carriage", players * markets, 1, f"where the carriage is, by seat, {here}",
            [seats, list(range(markets))],
        )  # fmt: skip
        self.home: i64 = self.span("home", int(board.boroughs), 1, "the viewer's borough")
        self.column(COLUMNS["lying"], "lying")
        self.column(COLUMNS["keeper"], "taken")
        self.hand: i64 = self.span(
            "hand", len(CARDS) * players, 1,
            f"the viewer's cards, by card ({', '.join(CARDS)}) and owner as choices name it",
            [cards, seats],
        )  # fmt: skip
        self.pick: i64 = self.span(
            "pick", len(CARDS) * players, 1, "cards of which the viewer keeps one now, likewise",
            [cards, seats],
        )  # fmt: skip
        self.columns(COLUMNS, "cards", "played", "dealt")
        self.holding: i64 = self.span("holding", 1, 1, "whether third cards are still held")
        self.markets: i64 = markets
        self.apart: i64 = board.apart

    def tell(self, view: NotreDameView, to: ColumnWriter) -> None:
        p = view.public
        to.numbers(p.phase, p.bell, p.supply)
        to.numbers(p.doctored, p.spies, p.brown)
        to.number(p.cast)
        to.column(view.gray)
        to.number(view.fixed)
        to.columns(p.markers, p.friend, p.own, p.general)
        to.columns(p.coins, view.prestige, p.rat, p.lying)
        to.columns(p.keeper, view.cards, view.played, view.dealt)

    def fill(self, view: NotreDameView, viewer: i64, out: BytesWriter, start: i64) -> None:
        public = view.public
        if public.round < ROUNDS:
            out[start + self.round + public.round] = 1
        put(out, start + self.turn, public.turn)
        if view.holding:
            out[start + self.holding] = 1
        out[start + self.home + viewer * self.apart] = 1
        for person in public.open:
            if person >= 0:
                out[start + self.open + person] = 1
        for idler in view.idle:
            if idler >= 0:
                out[start + self.idle + i64(idler)] = 1
        for seat in range(self.players):
            at = self.relative(seat, viewer)
            if view.prestige[seat] < 0:
                out[start + self.hidden + at] = 1
            out[start + self.carriage + at * self.markets + public.carriage[seat]] = 1
        if view.viewer is not None:
            for role in range(view.hand_roles()):
                slot = public.slot(viewer, role)
                if view.cards[slot] >= 0 and not view.played[slot]:
                    place = view.cards[slot] * self.players + slot // DECK
                    out[start + self.hand + place] = 1
        for card, owner in view.pick():
            out[start + self.pick + i64(card) * self.players + i64(owner)] = 1
