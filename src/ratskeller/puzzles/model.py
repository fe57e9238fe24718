"""A puzzle, and the puzzles that come with a game.

They lie in ``data/puzzles.json.gz`` of the game and hold for one version of its rules.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from ratskeller.kernel import Game, RatskellerError, State
from ratskeller.review.why import Reason

FORMAT = 2


class PuzzleError(RatskellerError):
    """Puzzles cannot be read, or there is no such puzzle."""


@dataclass(frozen=True)
class Worth:
    """What roll-outs say of a choice: its share of the win, and how much less than the best.

    ``error`` is the standard error of ``less``, over roll-outs that it shares with the best.
    """

    choice: str
    value: float
    less: float
    error: float
    rollouts: int


@dataclass(frozen=True)
class End:
    """Mean final scores of roll-outs: of the seat that chooses, of the best of the others."""

    own: float
    rival: float


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat that chooses, and the worth of every choice, the best first."""

    id: str
    position: dict[str, Any]
    seat: int
    question: str  #: the name of the decision
    worths: tuple[Worth, ...]
    reasons: tuple[Reason, ...]  #: why the best choice is better than the second
    ends: tuple[End, ...]  #: how the game ends after the best choice and after the second
    themes: tuple[str, ...]
    difficulty: int  #: 1 to 4: how strong a bot has to be to find the best choice

    @property
    def answer(self) -> str:
        """The best choice."""
        return self.worths[0].choice

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.position["players"])

    def state(self, game: Game) -> State:
        """The position, loaded."""
        state: State = game.load(self.position)
        return state

    def worth(self, choice: str) -> Worth:
        """The worth of a choice, or :class:`PuzzleError`."""
        for worth in self.worths:
            if worth.choice == choice:
                return worth
        raise PuzzleError(f"{choice!r} is no choice of puzzle {self.id}")

    def data(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def puzzle_id(position: dict[str, Any], seat: int) -> str:
    """The id of a puzzle: a part of the hash of its position."""
    text = json.dumps([position, seat], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def puzzle_from(data: dict[str, Any]) -> Puzzle:
    """A puzzle from plain data."""
    return Puzzle(
        data["id"],
        data["position"],
        data["seat"],
        data["question"],
        tuple(Worth(**worth) for worth in data["worths"]),
        tuple(Reason(**reason) for reason in data["reasons"]),
        tuple(End(**end) for end in data["ends"]),
        tuple(data["themes"]),
        data["difficulty"],
    )


def path_of(game: Game) -> Path:
    """Where the puzzles of a game lie, if it has any."""
    return game.folder / "data" / "puzzles.json.gz"


def write_puzzles(path: Path, game: Game, puzzles: Sequence[Puzzle]) -> None:
    """Write puzzles; the same ones give the same file."""
    about = {"format": FORMAT, "game": game.id, "version": game.version}
    text = json.dumps({**about, "puzzles": [puzzle.data() for puzzle in puzzles]})
    try:
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
    except OSError as error:
        raise PuzzleError(f"cannot write {path}: {error.strerror}") from None


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first; none for a game without."""
    path = path_of(game)
    if not path.exists():
        return ()
    data: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    if (data["format"], data["version"]) != (FORMAT, game.version):
        raise PuzzleError(
            f"the puzzles are of rules version {data['version']} in format {data['format']},"
            f" {game.id} has {game.version} and format {FORMAT};"
            f" make new ones: ratskeller puzzles make {game.id}"
        )
    return tuple(puzzle_from(entry) for entry in data["puzzles"])


def puzzle_of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: each comes once before one comes again."""
    order = sorted(puzzles, key=lambda puzzle: puzzle.id)
    return order[day.toordinal() % len(order)]
