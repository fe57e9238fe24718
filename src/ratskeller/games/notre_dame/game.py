"""Notre Dame as a game the kernel can set up, load and guess."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ratskeller.games.notre_dame import (  # noqa: F401  they enter their persons
    brown_persons,
    gray_persons,
    new_persons,
    new_persons_asking,
)
from ratskeller.games.notre_dame.actions import Bonus
from ratskeller.games.notre_dame.breakdown import breakdown
from ratskeller.games.notre_dame.carriage import Drive, Take
from ratskeller.games.notre_dame.columns import COLUMNS
from ratskeller.games.notre_dame.determinize import draw_hidden
from ratskeller.games.notre_dame.draft import Deal, Keep, KeepSecond
from ratskeller.games.notre_dame.encoding import NotreDameEncoder
from ratskeller.games.notre_dame.evaluation import NotreDameEvaluator
from ratskeller.games.notre_dame.hire import Hire
from ratskeller.games.notre_dame.invariants import STACKS, violations
from ratskeller.games.notre_dame.notation import GRAMMAR, can_occur
from ratskeller.games.notre_dame.persons import PERSONS
from ratskeller.games.notre_dame.plague import Outbreak
from ratskeller.games.notre_dame.play import Donate, FriendTo, MoveIn, Play
from ratskeller.games.notre_dame.position import complete
from ratskeller.games.notre_dame.reveal_persons import Foresee, Reveal
from ratskeller.games.notre_dame.round import Round, set_up
from ratskeller.games.notre_dame.setup import Join, LayMessage, StartPlayer
from ratskeller.games.notre_dame.state import NotreDamePublic, NotreDameState, hand_out
from ratskeller.games.notre_dame.text_board import text_board
from ratskeller.games.notre_dame.view import NotreDameView
from ratskeller.kernel import Decision, Game, Option


def decisions(hire_others: bool) -> list[type[Decision[Any]]]:
    """What the persons ask: of those who let a seat hire others again, or of the rest."""
    asking = [person for person in PERSONS if person.hires_others == hire_others]
    return [asked for person in asking for asked in person.decisions]


EVERYBODY: Final = [2, 3, 4, 5]

#: Cards, boroughs and rats around the cathedral, for two to five players (ND 1.1).
GAME: Final = Game(
    id="notre-dame",
    folder=Path(__file__).parent,
    players=range(2, 6),
    grammar=GRAMMAR,
    decisions=[
        Round, LayMessage, Join, StartPlayer,
        Reveal, Foresee, Deal, Keep, KeepSecond,
        Play, MoveIn, Donate, FriendTo, Drive, Take, Bonus,
        Hire, *decisions(hire_others=True), *decisions(hire_others=False),
        Outbreak,
    ],
    options=[
        Option("new_persons", "ND 2.4", [False, True], EVERYBODY),
        Option("hotel_double_from", "ND 4.6", [3, 4], EVERYBODY),
        Option("benefactor_pays", "ND 10.11", ["prestige", "coins"], EVERYBODY),
        Option("hidden_prestige", "ND 11.1", [False, True], EVERYBODY),
    ],
    version=1,
    columns=COLUMNS,
    stacks=STACKS,
    state=NotreDameState,
    public=NotreDamePublic,
    view=NotreDameView,
    initial=hand_out,
    begin=set_up,
    complete=complete,
    violations=violations,
    draw_hidden=draw_hidden,
    can_occur=can_occur,
    breakdown=breakdown,
    text_board=text_board,
    evaluator=NotreDameEvaluator,
    encoder=NotreDameEncoder,
)  # fmt: skip
