"""Rattus as a game the kernel can set up, load and guess."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.games.rattus.board import REMOVED
from ratskeller.games.rattus.classes import (
    AnotherLook,
    King,
    Merchant,
    MerchantTo,
    Monk,
    MonkTo,
    Peek,
    Witch,
    WitchAgain,
    WitchSwap,
)
from ratskeller.games.rattus.count import broken
from ratskeller.games.rattus.encoding import RattusEncoder
from ratskeller.games.rattus.ending import FinalPlague, LastPowers, LastTurn
from ratskeller.games.rattus.fronts import Reveal
from ratskeller.games.rattus.notation import GRAMMAR, sayable
from ratskeller.games.rattus.picture import picture
from ratskeller.games.rattus.plague import (
    Devastate,
    Knight,
    Plague,
    Reopen,
    Spread,
    Strike,
    TurnOrder,
    Window,
)
from ratskeller.games.rattus.position import read
from ratskeller.games.rattus.setup import FirstTurn, Settle, StartPawn, StartPlayer, set_up
from ratskeller.games.rattus.state import RattusState
from ratskeller.games.rattus.turn import AfterSpread, EndTurn, Turn
from ratskeller.games.rattus.view import RattusView, guess
from ratskeller.games.rattus.wisdom import RattusWisdom
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.game import Game, Option, OptionValue
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View
from ratskeller.kernel.wisdom import find_weights

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words


class Rattus(Game):
    """Cubes, rats and the Black Death: Rattus for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            id="rattus",
            folder=Path(__file__).parent,
            players=range(2, 5),
            grammar=GRAMMAR,
            decisions=[
                StartPawn, StartPlayer, Settle, FirstTurn,
                Turn, AfterSpread, EndTurn,
                Spread, Window, Reopen, Plague, Knight, Devastate, TurnOrder, Reveal, Strike,
                Monk, MonkTo, Merchant, MerchantTo, Witch, Peek, AnotherLook, WitchAgain,
                WitchSwap, King,
                LastTurn, LastPowers, FinalPlague,
            ],
            options=[
                Option("powers", "RA 3.2", ["before_plague", "whole_turn"], [2, 3, 4]),
                Option("removed_with_three", "RA 2.2", [*REMOVED["3"]], [3]),
            ],
            version=1,
        )  # fmt: skip

    def begin(self, players: int, options: dict[str, OptionValue]) -> RattusState:
        state = RattusState(self, players, options).lay_out()
        set_up(state)
        return state

    def restore(
        self, position: dict[str, Any], players: int, options: dict[str, OptionValue]
    ) -> RattusState:
        return read(self, RattusState(self, players, options).lay_out(), position)

    def broken(self, state: State) -> list[str]:
        assert isinstance(state, RattusState)
        return broken(state)

    def facts(self, state: State) -> dict[str, float]:
        assert isinstance(state, RattusState)
        return {"turns": float(state.turns)}

    def picture(self, view: View, words: Words, names: list[str]) -> str:
        assert isinstance(view, RattusView)
        return picture(view, words, names)

    def wisdom(self, tables: dict[str, Any] | None = None) -> RattusWisdom:
        return RattusWisdom(find_weights(self.folder, RattusWisdom.FEATURES, tables))

    def encoder(self, players: int) -> RattusEncoder:
        self.check_players(players)
        return RattusEncoder(self, players)

    def sayable(self, code: int, players: int) -> bool:
        return sayable(code, players)

    def determinize(self, view: View, rng: Rng) -> RattusState:
        assert isinstance(view, RattusView)
        return guess(self, view, rng)


GAME = Rattus()
