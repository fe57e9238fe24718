"""The book: all ratings of a kind of game, from its games in one fixed order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from ratskeller.ratings.model import Rating, after
from ratskeller.ratings.rules import ACCOUNT


class Rated(NamedTuple):
    """A game that counts. Games sort by the time of their last entry, then by the id of the
    table, so that equal times do not matter.
    """

    finished_at: float
    table: str
    players: tuple[str, ...]
    places: tuple[int, ...]


class Step(NamedTuple):
    """A player's rating after a game."""

    game: Rated
    player: str
    rating: Rating


@dataclass
class Book:
    """The ratings of one kind of game after some games.

    >>> games = [Rated(2.0, "b", ("account:1", "bot:hard"), (1, 2)),
    ...          Rated(1.0, "a", ("account:1", "bot:hard"), (2, 1))]
    >>> book = Book()
    >>> steps = book.add_all(games)
    >>> [(step.game.table, step.player, step.rating.games) for step in steps]
    [('a', 'account:1', 1), ('a', 'bot:hard', 1), ('b', 'account:1', 2), ('b', 'bot:hard', 2)]
    """

    ratings: dict[str, Rating] = field(default_factory=dict)
    last: tuple[float, str] = (0.0, "")  #: time and table of the last game

    def add_all(self, games: Iterable[Rated]) -> list[Step]:
        """Rate games, in their order; none may be older than the last one."""
        steps = []
        for game in sorted(games):
            if (game.finished_at, game.table) <= self.last:
                raise ValueError(f"the game of table {game.table} comes too late")
            self.last = (game.finished_at, game.table)
            learners = frozenset(p for p in game.players if p.startswith(ACCOUNT))
            found = after(self.ratings, game.players, game.places, learners)
            self.ratings.update(found)
            steps += [Step(game, player, rating) for player, rating in found.items()]
        return steps


def ranking(ratings: dict[str, Rating]) -> list[tuple[str, Rating]]:
    """The players with enough games, the strongest first; names part equal ratings."""
    known = [(player, rating) for player, rating in ratings.items() if not rating.provisional]
    return sorted(known, key=lambda entry: (-entry[1].mean, entry[0]))
