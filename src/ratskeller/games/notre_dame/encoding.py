"""ND 11: what a viewer knows, as numbers at fixed places.

Seats are counted from the viewer on. Boroughs and the owners of cards that may be played are
counted as the choices name them (``drive:3:centre``, ``play:bank:2``).
"""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64

from ratskeller.games.notre_dame.board import (
    ALL_COINS,
    ALL_MARKERS,
    BOARDS,
    CARDS,
    DECK,
    MARKETS,
    MESSAGES,
    PERSON_IDS,
    PHASE_IDS,
    PLACES,
    ROUNDS,
    SECTORS,
    TRACK,
    WIDTH,
)
from ratskeller.games.notre_dame.view import NotreDameView
from ratskeller.kernel.encoding import Encoder, put
from ratskeller.kernel.game import Game


class NotreDameEncoder(Encoder[NotreDameView]):
    """Boroughs, markers, messages, persons and cards."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        super().__init__(game, players)
        board = BOARDS[players - 2]
        markets, persons = int(board.markets), len(PERSON_IDS)
        self.round: i64 = self.span("round", ROUNDS, 1, "the round, one of nine")
        self.phase: i64 = self.span("phase", len(PHASE_IDS), 1, f"one of: {', '.join(PHASE_IDS)}")
        self.turn: i64 = self.span("turn", 1, 4 * int(board.boroughs), "what is done of the phase")
        self.bell: i64 = self.by_seat("bell", 1, "who holds the bell-ringer")
        self.supply: i64 = self.span("supply", 1, ALL_COINS, "coins in the supply")
        self.doctored: i64 = self.by_seat("doctored", 1, "who hired the doctor this round")
        self.spies: i64 = self.by_seat("spies", 1, "who looked through the gray persons")
        self.open: i64 = self.span("open", persons, 1, f"who is open: {', '.join(PERSON_IDS)}")
        self.idle: i64 = self.span("idle", persons, 1, "open persons of no use to the viewer")
        self.brown: i64 = self.span("brown", persons, 1, "brown persons still to come")
        self.cast: i64 = self.span("cast", persons, 1, "gray persons that take part")
        self.gray: i64 = self.span(
            "gray", ROUNDS * persons, 1, "gray persons the viewer knows, by round and person"
        )
        self.fixed: i64 = self.span("fixed", 1, ROUNDS, "rounds whose gray person is settled")
        self.markers: i64 = self.span(
            "markers", players * WIDTH, ALL_MARKERS, f"by seat and place: {', '.join(PLACES)}"
        )
        self.friend: i64 = self.span(
            "friend", players * len(SECTORS), 1, f"by seat and sector: {', '.join(SECTORS)}"
        )
        self.own: i64 = self.by_seat("own", ALL_MARKERS, "markers in the own supply")
        self.general: i64 = self.by_seat("general", ALL_MARKERS, "markers in the general supply")
        self.coins: i64 = self.by_seat("coins", ALL_COINS, "coins")
        self.prestige: i64 = self.by_seat("prestige", 100, "prestige, 0 where it is hidden")
        self.hidden: i64 = self.by_seat("hidden", 1, "whether prestige is hidden")
        self.rat: i64 = self.by_seat("rat", TRACK, "the rat marker")
        seats, boroughs = list(range(players)), list(range(int(board.boroughs)))
        cards = list(range(len(CARDS)))
        here = f"by borough and market ({', '.join(MARKETS)})"
        self.carriage: i64 = self.span(
            "carriage", players * markets, 1, f"where the carriage is, by seat, {here}",
            [seats, list(range(markets))],
        )  # fmt: skip
        self.home: i64 = self.span("home", int(board.boroughs), 1, "the viewer's borough")
        self.lying: i64 = self.span(
            "lying", markets * len(MESSAGES), 1,
            f"messages, {here} and message: {', '.join(MESSAGES)}",
        )  # fmt: skip
        self.taken: i64 = self.span(
            "taken", int(board.boroughs) * len(MESSAGES) * players, 1,
            "who took each message, by borough, message and seat",
            [boroughs, list(range(len(MESSAGES))), seats],
        )  # fmt: skip
        self.hand: i64 = self.span(
            "hand", len(CARDS) * players, 1,
            f"the viewer's cards, by card ({', '.join(CARDS)}) and owner as choices name it",
            [cards, seats],
        )  # fmt: skip
        self.pick: i64 = self.span(
            "pick", len(CARDS) * players, 1, "cards of which the viewer keeps one now, likewise",
            [cards, seats],
        )  # fmt: skip
        self.cards: i64 = self.span(
            "cards", players * DECK * DECK, 1,
            "cards of the period the viewer has seen: by owner (the viewer first), by place"
            " (round, then kept, passed once, passed twice), by card",
        )  # fmt: skip
        self.played: i64 = self.span(
            "played", players * DECK, 1, "whether that card was played, by owner and place"
        )
        self.dealt: i64 = self.by_seat("dealt", DECK, "cards drawn this period")
        self.holding: i64 = self.span("holding", 1, 1, "whether third cards are still held")
        self.markets: i64 = markets
        self.apart: i64 = board.apart

    def fill(self, view: NotreDameView, viewer: i64, out: BytesWriter, start: i64) -> None:
        if view.public.round < ROUNDS:
            out[start + self.round + view.public.round] = 1
        out[start + self.phase + view.public.phase] = 1
        put(out, start + self.turn, view.public.turn)
        put(out, start + self.supply, view.public.supply)
        put(out, start + self.fixed, view.fixed)
        if view.public.bell >= 0:
            out[start + self.bell + self.relative(view.public.bell, viewer)] = 1
        if view.holding:
            out[start + self.holding] = 1
        out[start + self.home + viewer * self.apart] = 1
        self._persons(view, out, start)
        for seat in range(self.players):
            self._seat_of(view, seat, self.relative(seat, viewer), out, start)
        for market in range(self.markets):
            if view.public.lying[market] >= 0:
                out[start + self.lying + market * len(MESSAGES) + view.public.lying[market]] = 1
        for i in range(i64(len(view.public.keeper))):
            if view.public.keeper[i] >= 0:
                who = self.relative(view.public.keeper[i], viewer)
                out[start + self.taken + i * self.players + who] = 1
        for card, owner in view.hand():
            out[start + self.hand + i64(card) * self.players + i64(owner)] = 1
        for card, owner in view.pick():
            out[start + self.pick + i64(card) * self.players + i64(owner)] = 1

    def _persons(self, view: NotreDameView, out: BytesWriter, start: i64) -> None:
        """ND 3.1: the stage, and what is known of those to come."""
        for person in view.public.open:
            if person >= 0:
                out[start + self.open + person] = 1
        for idler in view.idle:
            if idler >= 0:
                out[start + self.idle + i64(idler)] = 1
        for person in range(i64(len(PERSON_IDS))):
            if view.public.brown >> person & 1:
                out[start + self.brown + person] = 1
            if view.public.cast >> person & 1:
                out[start + self.cast + person] = 1
        for round in range(i64(ROUNDS)):
            if view.gray[round] >= 0:
                out[start + self.gray + round * len(PERSON_IDS) + view.gray[round]] = 1

    def _seat_of(
        self, view: NotreDameView, seat: i64, at: i64, out: BytesWriter, start: i64
    ) -> None:
        """ND 2.1: what lies before one seat."""
        if view.public.doctored >> seat & 1:
            out[start + self.doctored + at] = 1
        if view.public.spies >> seat & 1:
            out[start + self.spies + at] = 1
        for place in range(i64(WIDTH)):
            put(
                out,
                start + self.markers + at * WIDTH + place,
                view.public.markers[seat * WIDTH + place],
            )
        if view.public.friend[seat] >= 0:
            out[start + self.friend + at * len(SECTORS) + view.public.friend[seat]] = 1
        put(out, start + self.own + at, view.public.own[seat])
        put(out, start + self.general + at, view.public.general[seat])
        put(out, start + self.coins + at, view.public.coins[seat])
        put(out, start + self.prestige + at, view.prestige[seat])
        if view.prestige[seat] < 0:
            out[start + self.hidden + at] = 1
        put(out, start + self.rat + at, view.public.rat[seat])
        out[start + self.carriage + at * self.markets + view.public.carriage[seat]] = 1
        put(out, start + self.dealt + at, view.dealt[seat])
        for i in range(i64(DECK)):
            card = view.cards[seat * DECK + i]
            if card >= 0:
                out[start + self.cards + (at * DECK + i) * DECK + card] = 1
            if view.played[seat * DECK + i]:
                out[start + self.played + at * DECK + i] = 1
