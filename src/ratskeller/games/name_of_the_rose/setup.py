"""NR 2: setting up: figures, tiles, identities, hands, the first player."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ratskeller.games.name_of_the_rose.cards import DRAW_UPS
from ratskeller.games.name_of_the_rose.components import (
    BUILDINGS,
    COLOURS,
    FIGURE_COUNT,
    FIGURES,
    MONKS,
    PLACES,
)
from ratskeller.games.name_of_the_rose.day import Dawn
from ratskeller.games.name_of_the_rose.notation import (
    FIRST,
    IDENTITY,
    STAND,
    building_of,
    figure_of,
    monk_of,
    seat_of,
)
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.tile_row import fill, wait
from ratskeller.games.name_of_the_rose.turn import FirstTurn
from ratskeller.kernel.decision import Automatic, Chance, ChanceFor, Decision, Offers


def set_up(s: RoseState) -> None:
    """NR 2: figures, then tiles, identities, hands, the first player.

    Events (NR 2.1) need no act: which they are is drawn day by day.
    """
    seats = range(int(s.players))
    order: list[Decision[RoseState]] = [Stand(), LayTiles()]
    order += [Deal(seat) for seat in seats]
    order += [DRAW_UPS[seat] for seat in seats]
    order.append(FirstPlayer())
    order.reverse()  # the first one on top
    s.stack += order


class Stand(Chance[RoseState]):
    """NR 2.3: the eight figures in eight different buildings, one after the other."""

    NAME: ClassVar[str] = "stand"
    CLAUSE: ClassVar[str] = "NR 2.3"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        figure = next_figure(state)
        for building in range(i64(PLACES)):
            free = True
            for other in range(figure):
                if state.public.where[other] == building:
                    free = False
            if free:
                out.weigh(STAND | figure | building << 8, 1)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        figure = figure_of(code)
        building = building_of(code)
        state.public.where[figure] = building
        if state.listener is not None:
            state.emit("stands", figure=FIGURES[figure], building=BUILDINGS[building])
        if figure + 1 < FIGURE_COUNT:
            state.push(self)


def next_figure(s: RoseState) -> i64:
    """The first figure that stands nowhere yet."""
    figure: i64 = 0
    while figure < FIGURE_COUNT and s.public.where[figure] >= 0:
        figure += 1
    return figure


class LayTiles(Automatic[RoseState]):
    """NR 2.4: two tiles on each building; at first all of them wait for the whole row."""

    NAME: ClassVar[str] = "lay-tiles"
    CLAUSE: ClassVar[str] = "NR 2.4"

    def run(self, state: RoseState) -> None:
        for building in range(i64(PLACES)):
            wait(state, building)
        fill(state)


class Deal(ChanceFor[RoseState]):
    """NR 2.5, 7.2: a secret identity for a seat; those not dealt are never drawn."""

    NAME: ClassVar[str] = "deal"
    CLAUSE: ClassVar[str] = "NR 2.5"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for monk in range(i64(COLOURS)):
            free = True
            for other in range(state.players):
                if state.identity[other] == monk:
                    free = False
            if free:
                out.weigh(IDENTITY | monk, 1)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        state.identity[self.player] = monk_of(code)
        state.public.dealt += 1
        if state.listener is not None:
            state.emit("dealt", seat=self.player)
            state.emit("identity", to=self.player, monk=MONKS[monk_of(code)])


class FirstPlayer(Chance[RoseState]):
    """NR 2.6: the first player is drawn at random."""

    NAME: ClassVar[str] = "first-player"
    CLAUSE: ClassVar[str] = "NR 2.6"

    def offer(self, state: RoseState, seat: i64, out: Offers) -> None:
        for player in range(state.players):
            out.weigh(FIRST | player, 1)

    def resolve(self, state: RoseState, seat: i64, code: i64) -> None:
        if state.listener is not None:
            state.emit("first", seat=seat_of(code))
        state.owe(Dawn(), FirstTurn(seat_of(code)))
