"""The Name of the Rose as a game the kernel can set up, load and guess."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.games.name_of_the_rose.action import Judge, Take
from ratskeller.games.name_of_the_rose.cards import Draw, DrawUp
from ratskeller.games.name_of_the_rose.clock import Advance, Spend
from ratskeller.games.name_of_the_rose.count import broken
from ratskeller.games.name_of_the_rose.day import Dawn, DayEvent, Show
from ratskeller.games.name_of_the_rose.encoding import RoseEncoder
from ratskeller.games.name_of_the_rose.ending import Accuse
from ratskeller.games.name_of_the_rose.events import Give, Whisper
from ratskeller.games.name_of_the_rose.guess import guess
from ratskeller.games.name_of_the_rose.moving import Aftermath, Again, Go, Move
from ratskeller.games.name_of_the_rose.notation import GRAMMAR, sayable
from ratskeller.games.name_of_the_rose.picture import picture
from ratskeller.games.name_of_the_rose.position import read
from ratskeller.games.name_of_the_rose.row import TurnUp
from ratskeller.games.name_of_the_rose.setup import Deal, FirstPlayer, LayTiles, Stand, set_up
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.turn import FirstTurn, NextTurn, Play
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.games.name_of_the_rose.wisdom import RoseWisdom
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.game import Game, Option, OptionValue
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View
from ratskeller.kernel.wisdom import find_weights

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words


class NameOfTheRose(Game):
    """Monks under suspicion in an abbey: The Name of the Rose for two to five players."""

    def __init__(self) -> None:
        super().__init__(
            id="name-of-the-rose",
            folder=Path(__file__).parent,
            players=range(2, 6),
            grammar=GRAMMAR,
            decisions=[
                Stand, LayTiles, Deal, FirstPlayer,
                Play, Move, Go, Take, Judge, TurnUp, Aftermath, Again, Give, Whisper,
                DrawUp, Draw, Advance, Spend, NextTurn, FirstTurn,
                Dawn, DayEvent, Show, Accuse,
            ],
            options=[Option("clock_reset", "NR 4.1", [False, True], [2, 3, 4, 5])],
            version=1,
        )  # fmt: skip

    def begin(self, players: int, options: dict[str, OptionValue]) -> RoseState:
        state = RoseState(self, players, options).lay_out()
        set_up(state)
        return state

    def restore(
        self, position: dict[str, Any], players: int, options: dict[str, OptionValue]
    ) -> RoseState:
        return read(self, RoseState(self, players, options).lay_out(), position)

    def wisdom(self, tables: dict[str, Any] | None = None) -> RoseWisdom:
        return RoseWisdom(find_weights(self.folder, RoseWisdom.FEATURES, tables))

    def encoder(self, players: int) -> RoseEncoder:
        self.check_players(players)
        return RoseEncoder(self, players)

    def sayable(self, code: int, players: int) -> bool:
        return sayable(code, players)

    def determinize(self, view: View, rng: Rng) -> RoseState:
        assert isinstance(view, RoseView)
        return guess(self, view, rng)

    def broken(self, state: State) -> list[str]:
        assert isinstance(state, RoseState)
        return broken(state)

    def picture(self, view: View, words: Words, names: list[str]) -> str:
        assert isinstance(view, RoseView)
        return picture(view, words, names)


GAME = NameOfTheRose()
