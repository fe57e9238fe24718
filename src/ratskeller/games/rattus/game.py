"""Rattus as a game the kernel can set up, load and determinize."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ratskeller.games.rattus import plague
from ratskeller.games.rattus.board import REMOVED
from ratskeller.games.rattus.breakdown import breakdown
from ratskeller.games.rattus.class_king import KING
from ratskeller.games.rattus.class_knight import KNIGHT
from ratskeller.games.rattus.class_merchant import MERCHANT
from ratskeller.games.rattus.class_monk import MONK
from ratskeller.games.rattus.class_witch import WITCH
from ratskeller.games.rattus.columns import COLUMNS, RattusPublic
from ratskeller.games.rattus.determinize import draw_hidden
from ratskeller.games.rattus.encoding import RattusEncoder
from ratskeller.games.rattus.ending import FinalPlague, LastPowers, LastTurn
from ratskeller.games.rattus.evaluation import RattusEvaluator
from ratskeller.games.rattus.invariants import violations
from ratskeller.games.rattus.notation import GRAMMAR, can_occur
from ratskeller.games.rattus.position import STACKS, complete
from ratskeller.games.rattus.setup import FirstTurn, Settle, StartPawn, StartPlayer, set_up
from ratskeller.games.rattus.state import RattusState, fill_supply
from ratskeller.games.rattus.text_board import text_board
from ratskeller.games.rattus.token_fronts import Reveal
from ratskeller.games.rattus.turn import AfterSpread, EndTurn, Turn
from ratskeller.games.rattus.view import RattusView
from ratskeller.kernel import Game, Option

#: Cubes, rats and the Black Death: Rattus for two to four players.
GAME: Final = Game(
    id="rattus",
    folder=Path(__file__).parent,
    players=range(2, 5),
    grammar=GRAMMAR,
    decisions=[
        StartPawn, StartPlayer, Settle, FirstTurn,
        Turn, AfterSpread, EndTurn,
        plague.Spread, plague.Window, plague.Reopen, plague.Plague, *KNIGHT.decisions,
        plague.Devastate, plague.TurnOrder, Reveal, plague.Strike,
        *MONK.decisions, *MERCHANT.decisions, *WITCH.decisions, *KING.decisions,
        LastTurn, LastPowers, FinalPlague,
    ],
    options=[
        Option("powers", "RA 3.2", ["before_plague", "whole_turn"], [2, 3, 4]),
        Option("removed_with_three", "RA 2.2", [*REMOVED["3"]], [3]),
    ],
    version=1,
    columns=COLUMNS,
    stacks=STACKS,
    state=RattusState,
    public=RattusPublic,
    view=RattusView,
    initial=fill_supply,
    begin=set_up,
    complete=complete,
    violations=violations,
    draw_hidden=draw_hidden,
    can_occur=can_occur,
    breakdown=breakdown,
    statistics=lambda state: {"turns": float(state.public.turns)},
    text_board=text_board,
    evaluator=RattusEvaluator,
    encoder=RattusEncoder,
)  # fmt: skip
