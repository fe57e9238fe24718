"""The Name of the Rose as a game the kernel can set up, load and guess."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ratskeller.games.name_of_the_rose.action import Judge, Take
from ratskeller.games.name_of_the_rose.breakdown import breakdown
from ratskeller.games.name_of_the_rose.cards import Draw, DrawUp
from ratskeller.games.name_of_the_rose.clock import Advance, Spend
from ratskeller.games.name_of_the_rose.columns import COLUMNS
from ratskeller.games.name_of_the_rose.components import CARDS, TILES
from ratskeller.games.name_of_the_rose.day import Dawn, DayEvent, Show
from ratskeller.games.name_of_the_rose.determinize import determinize
from ratskeller.games.name_of_the_rose.encoding import RoseEncoder
from ratskeller.games.name_of_the_rose.ending import Accuse
from ratskeller.games.name_of_the_rose.evaluation import RoseEvaluator
from ratskeller.games.name_of_the_rose.events import Give, Whisper
from ratskeller.games.name_of_the_rose.invariants import violations
from ratskeller.games.name_of_the_rose.moving import Aftermath, Again, Go, Move
from ratskeller.games.name_of_the_rose.notation import GRAMMAR, can_occur
from ratskeller.games.name_of_the_rose.position import complete
from ratskeller.games.name_of_the_rose.public import RosePublic
from ratskeller.games.name_of_the_rose.setup import Deal, FirstPlayer, LayTiles, Stand, set_up
from ratskeller.games.name_of_the_rose.state import RoseState
from ratskeller.games.name_of_the_rose.text_board import text_board
from ratskeller.games.name_of_the_rose.tile_row import TurnUp
from ratskeller.games.name_of_the_rose.turn import FirstTurn, NextTurn, Play
from ratskeller.games.name_of_the_rose.view import RoseView
from ratskeller.kernel.chance import Rng
from ratskeller.kernel.event import Event
from ratskeller.kernel.game import Game, Option, OptionValue
from ratskeller.kernel.public import blank

if TYPE_CHECKING:
    from ratskeller.kernel.words import Words

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


class NameOfTheRose(Game[RoseState, RoseView]):
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
            columns=COLUMNS,
            stacks=STACKS,
            evaluator=RoseEvaluator,
            encoder=RoseEncoder,
            fewest_win=True,
        )  # fmt: skip

    def initial(self, players: int, options: dict[str, OptionValue]) -> RoseState:
        """NR 2: everything in its box, the tracks at their start."""
        state = RoseState(self, players, options, blank(RosePublic))
        COLUMNS.initialise(state)
        public = state.public
        public.unseen = TILES.copies[:]
        public.unseen_count = TILES.total
        state.deck = CARDS.copies[:]
        public.deck_size = CARDS.total
        public.renewed = CARDS.copies[:]
        return state

    def begin(self, state: RoseState) -> None:
        set_up(state)

    def complete(self, state: RoseState, position: dict[str, Any]) -> None:
        complete(state, position)

    def can_occur(self, code: int, players: int) -> bool:
        return can_occur(code, players)

    def determinize(self, view: RoseView, rng: Rng) -> RoseState:
        return determinize(self, view, rng)

    def breakdown(self, state: RoseState, events: list[Event]) -> list[dict[str, int]]:
        return breakdown(state, events)

    def violations(self, state: RoseState) -> list[str]:
        return violations(state)

    def text_board(self, view: RoseView, words: Words, names: list[str]) -> str:
        return text_board(view, words, names)


GAME = NameOfTheRose()
