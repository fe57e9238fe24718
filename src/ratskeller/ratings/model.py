"""The model: a normal distribution of strength for each player, by Plackett and Luce.

OpenSkill computes what a game changes (Weng and Lin, 2011). What is added here: a person's
uncertainty grows a little before each game, because people learn; a bot's does not, because it
plays tomorrow as it plays today. So bots that play much become anchors of the scale.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
BETA: Final = MEAN / 6  #: how much the strength that somebody shows varies from game to game
DRIFT: Final = MEAN / 300  #: what a game adds to the deviation of a player who learns
POINTS: Final = 50.0  #: a unit of the model is so many points as they are shown
MIDDLE: Final = 1500.0  #: points of a new player
PROVISIONAL: Final = 5  #: games until a rating counts in rankings


@dataclass(frozen=True)
class Rating:
    """What is known about a player's strength after some games.

    >>> Rating().points, Rating().error, Rating().provisional
    (1500, 833, True)
    """

    mean: float = MEAN
    deviation: float = DEVIATION
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(MIDDLE + POINTS * (self.mean - MEAN))

    @property
    def error(self) -> int:
        """The strength lies within so many points above or below, with 95 % certainty."""
        return round(2 * POINTS * self.deviation)

    @property
    def provisional(self) -> bool:
        """Whether there are too few games for a place in a ranking."""
        return self.games < PROVISIONAL


def available() -> bool:
    """Whether openskill is installed."""
    return importlib.util.find_spec("openskill") is not None


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=BETA, tau=0.0)


def after(
    before: Mapping[str, Rating],
    players: Sequence[str],
    places: Sequence[int],
    learners: frozenset[str] = frozenset(),
) -> dict[str, Rating]:
    """The ratings after a game, of all who sat at it, by name.

    ``places`` count from 1 and may be shared. Somebody at several seats gets the mean of what
    they changed. ``learners`` are those whose uncertainty grows.

    >>> found = after({}, ["ann", "bob"], [1, 2])
    >>> found["ann"].points, found["bob"].points, found["ann"].games
    (1632, 1368, 1)
    """
    model = _model()
    seats = []
    for name in players:
        known = before.get(name, Rating())
        drift = DRIFT if name in learners else 0.0
        seats.append([model.rating(known.mean, math.hypot(known.deviation, drift))])
    rated = model.rate(seats, ranks=[float(place) for place in places])
    found = {}
    for name in dict.fromkeys(players):
        own = [seat[0] for seat, who in zip(rated, players, strict=True) if who == name]
        found[name] = Rating(
            math.fsum(r.mu for r in own) / len(own),
            math.fsum(r.sigma for r in own) / len(own),
            before.get(name, Rating()).games + 1,
        )
    return found


def expected(ratings: Sequence[Rating]) -> list[float]:
    """By seat, the probability to win, by the logistic curve that the model has for two players.

    >>> expected([Rating(), Rating()])
    [0.5, 0.5]
    """
    spread = math.fsum(BETA**2 + r.deviation**2 for r in ratings) / len(ratings)
    most = max(r.mean for r in ratings)
    weights = [math.exp((r.mean - most) / math.sqrt(2 * spread)) for r in ratings]
    return [weight / math.fsum(weights) for weight in weights]
