"""The Name of the Rose as a game the kernel can set up, load and guess."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ratskeller.games.name_of_the_rose import setup
from ratskeller.games.name_of_the_rose.action import Judge, Take
from ratskeller.games.name_of_the_rose.breakdown import breakdown
from ratskeller.games.name_of_the_rose.cards import Draw, DrawUp
from ratskeller.games.name_of_the_rose.clock import Advance, Spend
from ratskeller.games.name_of_the_rose.columns import COLUMNS
from ratskeller.games.name_of_the_rose.day import Dawn, DayEvent, Show
from ratskeller.games.name_of_the_rose.determinize import draw_hidden
from ratskeller.games.name_of_the_rose.encoding import RoseEncoder
from ratskeller.games.name_of_the_rose.ending import Accuse
from ratskeller.games.name_of_the_rose.evaluation import RoseEvaluator
from ratskeller.games.name_of_the_rose.events import Give, Whisper
from ratskeller.games.name_of_the_rose.invariants import violations
from ratskeller.games.name_of_the_rose.moving import Aftermath, Again, Go, Move
from ratskeller.games.name_of_the_rose.notation import GRAMMAR, can_occur
from ratskeller.games.name_of_the_rose.position import complete
from ratskeller.games.name_of_the_rose.public import RosePublic
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.text_board import text_board
from ratskeller.games.name_of_the_rose.tile_row import TurnUp
from ratskeller.games.name_of_the_rose.turn import FirstTurn, NextTurn, Play
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel import Game, Option

#: The moments of a game as the names on the stack, from the bottom.
STACKS: Final = [
    "first-player( draw-up)+( deal)+ lay-tiles stand",
    "first-player( draw-up)+( deal)+ turn-up",
    "first-player( draw-up)+( deal)+",
    "first-player( draw-up)+ draw",
    "first-player",
    "first-turn day-event",
    "play",
    "next-turn advance draw-up aftermath( move| go| take| turn-up|( judge)+)",
    "next-turn advance draw-up( give| whisper| again| draw)",
    "next-turn spend",
    "first-turn dawn show",
    "accuse",
]

#: Monks under suspicion in an abbey: The Name of the Rose for two to five players.
GAME: Final = Game(
    id="name-of-the-rose",
    folder=Path(__file__).parent,
    players=range(2, 6),
    grammar=GRAMMAR,
    decisions=[
        setup.Stand, setup.LayTiles, setup.Deal, setup.FirstPlayer,
        Play, Move, Go, Take, Judge, TurnUp, Aftermath, Again, Give, Whisper,
        DrawUp, Draw, Advance, Spend, NextTurn, FirstTurn,
        Dawn, DayEvent, Show, Accuse,
    ],
    options=[Option("clock_reset", "NR 4.1", [False, True], [2, 3, 4, 5])],
    version=1,
    columns=COLUMNS,
    stacks=STACKS,
    state=RoseState,
    public=RosePublic,
    view=RoseView,
    initial=setup.fill_boxes,
    begin=setup.set_up,
    complete=complete,
    violations=violations,
    draw_hidden=draw_hidden,
    can_occur=can_occur,
    breakdown=breakdown,
    text_board=text_board,
    evaluator=RoseEvaluator,
    encoder=RoseEncoder,
    fewest_win=True,
)  # fmt: skip
