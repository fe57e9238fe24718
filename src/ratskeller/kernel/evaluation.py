"""What a game knows about playing it well: one judgement of a position, for bots to use.

A game that brings nothing still has bots: the judgement is then a random playout. A game
with evaluator names features of a position; how much each is worth stands in its
``data/weights.toml``, by number of players, early and late in the game, and is found by
``ratskeller tune``.
"""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, ClassVar, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from ratskeller.kernel.chance import Rng
from ratskeller.kernel.playout import playout
from ratskeller.kernel.state import State
from ratskeller.kernel.view import View

MOST_SEATS: Final = 8

S = TypeVar("S", bound=State, default=State)
V = TypeVar("V", bound=View, default=View)


class Weights:
    """What the features are worth with one number of players; the sum is an expected score.

    ``spread`` is how far apart two seats may end from where they are expected, early and
    late: it turns a lead into a chance to win.
    """

    def __init__(self, early: list[float], late: list[float], spread: list[float]) -> None:
        self.early = vec[float](early)
        self.late = vec[float](late)
        self.spread_early = spread[0]
        self.spread_late = spread[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S, V]):
    """The judgement of positions. Games subclass it with their features.

    Merit is the score with more always better: `Game.score_sign` times the score.
    """

    FEATURES: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[int] = 0  #: choices of one's own turn to play on before a quick judgement
    SECRETS: ClassVar[bool] = False  #: whether guessing who somebody is decides games

    def __init__(self, weights: dict[int, Weights]) -> None:
        self.weights: Final = weights
        self._at: list[Weights] = []  # by players; a number nobody tuned for takes the nearest
        if weights:
            for players in range(MOST_SEATS + 1):
                nearest = min(weights, key=lambda known: abs(known - players))
                self._at.append(weights[nearest])
        self._row = vec[float]([0.0] * len(self.FEATURES))
        self._knows: bool = len(self.FEATURES) > 0

    def progress(self, state: S) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def features(self, state: S, seat: i64, out: vec[float]) -> None:
        """Fill in the features of a position for one seat, in the order of `FEATURES`."""

    def standing(self, state: S, seat: i64) -> float:
        """A seat's merit if the game stopped now: all that a beginner looks at."""
        return 0.0

    def suppose(self, state: S, viewer: i64, rng: Rng) -> None:
        """Draw anew who the others are, those more often whom what was seen makes likely.

        Asked only where `SECRETS` are part of the game.
        """

    def watchful(self) -> Evaluator[S, V]:
        """The same judgement by somebody who remembers what each player has done."""
        return self

    def drags(self, view: V) -> bool:
        """Whether a game has gone on for so long that bots should break out of what they do.

        Asked in games that the rules let go on for ever if everybody waits.
        """
        return False

    def expect(self, state: S, rng: Rng, out: vec[float]) -> float:
        """Fill in the merit each seat can expect in the end; returns the spread of it."""
        outcome = state.outcome
        if outcome is None and not self._knows:
            other = state.clone()
            playout(other, rng)
            outcome = other.outcome
        if outcome is not None:
            scores = outcome.scores
            sign = state.game.score_sign
            for seat in range(state.players):
                out[seat] = sign * float(scores[seat])
            return 1.0
        weights = self._at[state.players]
        late = self.progress(state)
        early = 1.0 - late
        row = self._row
        size = i64(len(row))
        for seat in range(state.players):
            self.features(state, seat, row)
            total = 0.0
            for i in range(size):
                total += row[i] * (early * weights.early[i] + late * weights.late[i])
            out[seat] = total
        return early * weights.spread_early + late * weights.spread_late


def shares(merits: vec[float], spread: float, players: i64, out: vec[float]) -> None:
    """The chance of each seat to win, from expected merits and their spread."""
    best = merits[0]
    for seat in range(1, players):
        if merits[seat] > best:
            best = merits[seat]
    total = 0.0
    for seat in range(players):
        out[seat] = math.exp((merits[seat] - best) / spread)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


def won(state: State, out: vec[float]) -> None:
    """The share of the win of each seat in a finished game."""
    outcome = state.outcome
    assert outcome is not None
    for seat in range(state.players):
        out[seat] = 0.0
    winners = outcome.winners
    part = 1.0 / float(len(winners))
    for winner in winners:
        out[winner] = part


def find_weights(
    folder: Path, features: tuple[str, ...], tables: dict[str, Any] | None
) -> dict[int, Weights]:
    """The weights given, or those in a game's ``data/weights.toml``, by number of players."""
    path = folder / "data" / "weights.toml"
    if tables is None and path.exists():
        with path.open("rb") as file:
            tables = tomllib.load(file)["players"]
    return weights_of(tables or {}, features)


def weights_of(tables: dict[str, Any], features: tuple[str, ...]) -> dict[int, Weights]:
    """Weights from plain data: ``spread`` and ``worth``; a feature not named is worth 0."""
    found: dict[int, Weights] = {}
    for players, table in tables.items():
        worth: dict[str, list[float]] = table["worth"]
        unknown = set(worth) - set(features)
        if unknown:
            raise ValueError(f"weights for unknown features: {', '.join(sorted(unknown))}")
        pairs = [worth.get(name, [0.0, 0.0]) for name in features]
        early = [float(pair[0]) for pair in pairs]
        late = [float(pair[1]) for pair in pairs]
        found[int(players)] = Weights(early, late, [float(x) for x in table["spread"]])
    return found
