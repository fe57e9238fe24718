"""NR 2: setting up: figures, tiles, identities, hands, the first player."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose import components as nr
from ratskeller.games.name_of_the_rose.cards import DRAW_UPS
from ratskeller.games.name_of_the_rose.day import Dawn
from ratskeller.games.name_of_the_rose.invariants import count_pieces
from ratskeller.games.name_of_the_rose.notation import FIRST, IDENTITY, STAND
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tile_row import fill, wait
from ratskeller.games.name_of_the_rose.turn import FirstTurn
from ratskeller.kernel import Automatic, Chance, ChanceFor, Offers, first_arg, second_arg


def fill_boxes(s: RoseState) -> None:
    """NR 1: every tile and card is still in its stack."""
    s.public.unseen_count = nr.TILES.total
    s.public.renewed = nr.CARDS.copies[:]
    count_pieces(s)


def set_up(s: RoseState) -> None:
    """NR 2: figures, then tiles, identities, hands, the first player.

    Events (NR 2.1) need no act: which they are is drawn day by day.
    """
    players = int(s.players)
    deals = [Deal(seat) for seat in range(players)]
    order = [Stand(), LayTiles(), *deals, *DRAW_UPS[:players], FirstPlayer()]
    s.stack.extend(reversed(order))  # the first one on top


class Stand(Chance[RoseState]):
    """NR 2.3: the eight figures in eight different buildings, one after the other."""

    NAME: ClassVar[str] = "stand"
    CLAUSE: ClassVar[str] = "NR 2.3"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        figure: i64 = 0
        while state.public.where[figure] >= 0:  # they stand already
            figure += 1
        for building in range(i64(nr.PLACES)):
            if building not in state.public.where:
                out.weigh(STAND | figure | building << 8, 1)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        figure = first_arg(code)
        building = second_arg(code)
        state.public.where[figure] = building
        if state.listener is not None:
            state.emit("stands", figure=nr.FIGURES[figure], building=nr.BUILDINGS[building])
        if figure + 1 < nr.FIGURE_COUNT:
            state.push(self)


class LayTiles(Automatic[RoseState]):
    """NR 2.4: two tiles on each building; at first all of them wait for the whole row."""

    NAME: ClassVar[str] = "lay-tiles"
    CLAUSE: ClassVar[str] = "NR 2.4"

    def run(self, state: RoseState) -> None:
        for building in range(i64(nr.PLACES)):
            wait(state, building)
        fill(state)


class Deal(ChanceFor[RoseState]):
    """NR 2.5, 7.2: a secret identity for a seat; those not dealt are never drawn."""

    NAME: ClassVar[str] = "deal"
    CLAUSE: ClassVar[str] = "NR 2.5"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for monk in range(i64(nr.COLOURS)):
            if monk not in state.identity:
                out.weigh(IDENTITY | monk, 1)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        state.identity[self.player] = first_arg(code)
        state.public.dealt += 1
        if state.listener is not None:
            state.emit("dealt", seat=self.player)
            state.emit("identity", to=self.player, monk=nr.MONKS[first_arg(code)])


class FirstPlayer(Chance[RoseState]):
    """NR 2.6: the first player is drawn at random."""

    NAME: ClassVar[str] = "first-player"
    CLAUSE: ClassVar[str] = "NR 2.6"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for player in range(state.players):
            out.weigh(FIRST | player, 1)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        if state.listener is not None:
            state.emit("first", seat=first_arg(code))
        state.owe(Dawn(), FirstTurn(first_arg(code)))
