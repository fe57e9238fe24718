"""Notre Dame as a game the kernel can set up, load and guess."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.games.notre_dame.actions import Bonus
from ratskeller.games.notre_dame.brown import Fool, FoolTo, Minstrel, MinstrelCount, MinstrelTo
from ratskeller.games.notre_dame.carriage import Drive, Take
from ratskeller.games.notre_dame.count import broken
from ratskeller.games.notre_dame.draft import Deal, Keep, KeepSecond
from ratskeller.games.notre_dame.encoding import NotreDameEncoder
from ratskeller.games.notre_dame.gray import Bishop
from ratskeller.games.notre_dame.guess import guess
from ratskeller.games.notre_dame.hire import Advise, Advised, Hire
from ratskeller.games.notre_dame.newcomers import (
    Actress,
    ActressTo,
    Benefactor,
    Butcher,
    Coachman,
    Gypsies,
    Procurator,
)
from ratskeller.games.notre_dame.notation import GRAMMAR, sayable
from ratskeller.games.notre_dame.picture import paint
from ratskeller.games.notre_dame.plague import Outbreak
from ratskeller.games.notre_dame.play import Donate, FriendTo, MoveIn, Play
from ratskeller.games.notre_dame.position import read
from ratskeller.games.notre_dame.round import Round, set_up
from ratskeller.games.notre_dame.setup import Join, LayMessage, StartPlayer
from ratskeller.games.notre_dame.stage import Foresee, Reveal
from ratskeller.games.notre_dame.state import NotreDameState
from ratskeller.games.notre_dame.view import NotreDameView
from ratskeller.games.notre_dame.wisdom import NotreDameWisdom
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.game import Game, Option, OptionValue
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View
from ratskeller.kernel.wisdom import find_weights

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words


class NotreDame(Game):
    """Cards, boroughs and rats around the cathedral, for two to five players (ND 1.1)."""

    def __init__(self) -> None:
        everybody = [2, 3, 4, 5]
        super().__init__(
            id="notre-dame",
            folder=Path(__file__).parent,
            players=range(2, 6),
            grammar=GRAMMAR,
            decisions=[
                Round, LayMessage, Join, StartPlayer,
                Reveal, Foresee, Deal, Keep, KeepSecond,
                Play, MoveIn, Donate, FriendTo, Drive, Take, Bonus,
                Hire, Advised, Advise,
                Minstrel, MinstrelTo, MinstrelCount, Fool, FoolTo, Bishop,
                Procurator, Gypsies, Coachman, Benefactor, Butcher, Actress, ActressTo,
                Outbreak,
            ],
            options=[
                Option("new_persons", "ND 2.4", [False, True], everybody),
                Option("hotel_double_from", "ND 4.6", [3, 4], everybody),
                Option("benefactor_pays", "ND 10.11", ["prestige", "coins"], everybody),
                Option("hidden_prestige", "ND 11.1", [False, True], everybody),
            ],
            version=1,
        )  # fmt: skip

    def begin(self, players: int, options: dict[str, OptionValue]) -> NotreDameState:
        state = NotreDameState(self, players, options).lay_out()
        set_up(state)
        return state

    def restore(
        self, position: dict[str, Any], players: int, options: dict[str, OptionValue]
    ) -> NotreDameState:
        return read(self, NotreDameState(self, players, options).lay_out(), position)

    def broken(self, state: State) -> list[str]:
        assert isinstance(state, NotreDameState)
        return broken(state)

    def wisdom(self, tables: dict[str, Any] | None = None) -> NotreDameWisdom:
        return NotreDameWisdom(find_weights(self.folder, NotreDameWisdom.FEATURES, tables))

    def encoder(self, players: int) -> NotreDameEncoder:
        self.check_players(players)
        return NotreDameEncoder(self, players)

    def sayable(self, code: int, players: int) -> bool:
        return sayable(code, players)

    def determinize(self, view: View, rng: Rng) -> NotreDameState:
        assert isinstance(view, NotreDameView)
        return guess(self, view, rng)

    def picture(self, view: View, words: Words, names: list[str]) -> str:
        assert isinstance(view, NotreDameView)
        return paint(view, words, names)


GAME = NotreDame()
