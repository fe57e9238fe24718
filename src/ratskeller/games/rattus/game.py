"""Rattus as a game the kernel can set up, load and determinize."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import ratskeller.games.rattus.classes  # noqa: F401  (fills CLASSES)
from ratskeller.games.rattus.board import REMOVED
from ratskeller.games.rattus.breakdown import breakdown
from ratskeller.games.rattus.class_king import King
from ratskeller.games.rattus.class_knight import Knight
from ratskeller.games.rattus.class_merchant import Merchant, MerchantTo
from ratskeller.games.rattus.class_monk import Monk, MonkTo
from ratskeller.games.rattus.class_witch import AnotherLook, Peek, Witch, WitchAgain, WitchSwap
from ratskeller.games.rattus.columns import COLUMNS
from ratskeller.games.rattus.determinize import determinize
from ratskeller.games.rattus.encoding import RattusEncoder
from ratskeller.games.rattus.ending import FinalPlague, LastPowers, LastTurn
from ratskeller.games.rattus.evaluation import RattusEvaluator
from ratskeller.games.rattus.invariants import violations
from ratskeller.games.rattus.notation import GRAMMAR, can_occur
from ratskeller.games.rattus.plague import (
    Devastate,
    Plague,
    Reopen,
    Spread,
    Strike,
    TurnOrder,
    Window,
)
from ratskeller.games.rattus.position import STACKS, complete
from ratskeller.games.rattus.setup import FirstTurn, Settle, StartPawn, StartPlayer, set_up
from ratskeller.games.rattus.state import RattusState, initial_state
from ratskeller.games.rattus.text_board import text_board
from ratskeller.games.rattus.token_fronts import Reveal
from ratskeller.games.rattus.turn import AfterSpread, EndTurn, Turn
from ratskeller.games.rattus.view import RattusView
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.event import Event
from ratskeller.kernel.game import Game, Option, OptionValue

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words


class Rattus(Game[RattusState, RattusView]):
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
            columns=COLUMNS,
            stacks=STACKS,
            evaluator=RattusEvaluator,
            encoder=RattusEncoder,
        )  # fmt: skip

    def initial(self, players: int, options: dict[str, OptionValue]) -> RattusState:
        return initial_state(self, players, options)

    def begin(self, state: RattusState) -> None:
        set_up(state)

    def complete(self, state: RattusState, position: dict[str, Any]) -> None:
        complete(state, position)

    def breakdown(self, state: RattusState, events: list[Event]) -> list[dict[str, int]]:
        return breakdown(state, events)

    def violations(self, state: RattusState) -> list[str]:
        return violations(state)

    def statistics(self, state: RattusState) -> dict[str, float]:
        return {"turns": float(state.public.turns)}

    def text_board(self, view: RattusView, words: Words, names: list[str]) -> str:
        return text_board(view, words, names)

    def can_occur(self, code: int, players: int) -> bool:
        return can_occur(code, players)

    def determinize(self, view: RattusView, rng: Rng) -> RattusState:
        return determinize(self, view, rng)


GAME = Rattus()
