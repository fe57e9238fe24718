"""Puzzles over REST. Of a position only the view of its seat is sent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from ratskeller.kernel import Game
from ratskeller.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from ratskeller.server import outgoing
from ratskeller.server.answers import PuzzleData, PuzzleList, WorthData
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.errors import Refused
from ratskeller.server.service import find_game
from ratskeller.server.wire import ReasonData

Name = Annotated[str, Parameter(max_length=60)]


class Puzzles(Controller):
    """Positions in which one choice is clearly the best."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/{game:str}", responses=PROBLEMS, summary="The puzzles of a game, and today's")
    async def listed(self, game: Name) -> PuzzleList:
        """A game without puzzles has an empty list."""
        puzzles = puzzles_of(find_game(game))
        today = datetime.now(UTC).date()
        return {
            "puzzles": [
                {
                    "id": puzzle.id,
                    "players": puzzle.players,
                    "difficulty": puzzle.difficulty,
                    "themes": list(puzzle.themes),
                }
                for puzzle in puzzles
            ],
            "today": puzzle_of_the_day(puzzles, today).id if puzzles else "",
        }

    @get("/{game:str}/{id:str}", responses=PROBLEMS, sync_to_thread=False, summary="A puzzle")
    def puzzle(self, game: Name, id: Name) -> PuzzleData:
        """The position as the seat sees it, and the worth of all choices."""
        found = find_game(game)
        return _puzzle_data(found, find_puzzle(found, id))


def find_puzzle(game: Game, id: str) -> Puzzle:
    """The puzzle with this id, or a refusal."""
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise Refused("not-found")


def _puzzle_data(game: Game, puzzle: Puzzle) -> PuzzleData:
    worths: list[WorthData] = [
        {
            "choice": worth.choice,
            "value": worth.value,
            "less": worth.less,
            "error": worth.error,
            "rollouts": worth.rollouts,
        }
        for worth in puzzle.worths
    ]
    reasons: list[ReasonData] = [
        {
            "feature": reason.feature,
            "better": reason.better,
            "made": reason.made,
            "seat": reason.seat,
        }
        for reason in puzzle.reasons
    ]
    return {
        **outgoing.position_data(puzzle.state(game), puzzle.seat),
        "id": puzzle.id,
        "seat": puzzle.seat,
        "difficulty": puzzle.difficulty,
        "themes": list(puzzle.themes),
        "worths": worths,
        "reasons": reasons,
        "ends": [{"own": end.own, "rival": end.rival} for end in puzzle.ends],
    }
