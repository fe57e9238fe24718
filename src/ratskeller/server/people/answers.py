"""What the REST interface answers about people, their games and their ratings.

The types are made and used as those of ``wire.py``.
"""

from typing import Literal, TypedDict

#: A person, a bot from outside with an account of its own, or a bot of the host.
Kind = Literal["person", "bot", "house"]


class PersonData(TypedDict):
    """Somebody who can be named; a bot of the host has no profile."""

    name: str
    kind: Kind


class RatingData(TypedDict):
    """A rating in points: the strength lies within ``error`` of it, with 95 % certainty."""

    points: int
    error: int
    games: int
    provisional: bool


class RankedPlayer(RatingData):
    """A line of a ranking."""

    name: str
    kind: Kind
    you: bool


class RankingData(TypedDict):
    """The ranking of a game: the strongest first, then those with too few games."""

    game: str
    players: list[RankedPlayer]


class PointData(TypedDict):
    """The rating after a game that ended at a time."""

    at: float
    points: int


class GamesBy(TypedDict):
    """The games with a number of players."""

    players: int
    games: int
    won: int
    mean_place: float


class Favourite(TypedDict):
    """What was chosen most often: an id of a kind."""

    kind: str
    id: str
    count: int


class GameFigures(TypedDict):
    """What somebody has done in one kind of game; ``curve`` has ratings from first to last."""

    game: str
    games: int
    won: int
    by: list[GamesBy]
    favourites: list[Favourite]
    rating: RatingData | None
    curve: list[PointData]


class Opponent(PersonData):
    """Games against somebody: how often one was ahead of them, and how often behind."""

    games: int
    ahead: int
    behind: int


class PlayedGame(TypedDict):
    """A finished game: names and places by seat, what the rating changed by, the accuracy of
    its review.
    """

    table: str
    game: str
    at: float
    seat: int
    names: list[str]
    places: list[int]
    change: int | None
    accuracy: float | None


class ProfileData(TypedDict):
    """What people with an account may know of somebody; ``versus`` are games against the viewer."""

    name: str
    kind: Kind
    since: float
    you: bool
    hidden: bool
    games: list[GameFigures]
    versus: Opponent | None
    opponents: list[Opponent]
    recent: list[PlayedGame]


class RatingChange(TypedDict):
    """A rating before and after a game."""

    before: int
    after: int
    provisional: bool


class TablePeople(TypedDict):
    """Who sits at a table, by seat, as far as the viewer may know it.

    Once a game is over, ``reason`` says why it does not count for ratings; it is empty if it
    counts, and None until that is found out. ``changes`` are by seat, too.
    """

    people: list[PersonData | None]
    reason: str | None
    changes: list[RatingChange | None]
