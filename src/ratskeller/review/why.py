"""Why a choice is better: the features of the evaluator that differ between two choices.

Both choices are made in the same sampled worlds. A reason is a feature with a name in the texts of
the game (``feature-…``) whose worth speaks for the better choice. Where all features together do
not, the search sees something that they cannot name, and there is no reason.
"""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec

from ratskeller.bots.evaluate import Determinizer, Lookahead
from ratskeller.kernel import Game, Rng, State, View
from ratskeller.kernel.evaluation import Evaluator
from ratskeller.kernel.words import words_of

REASONS = 2
WORLDS = 12
LEAST_SHARE = 0.2  #: of the whole difference that a reason explains at least


@dataclass(frozen=True)
class Reason:
    """A feature, its mean value after the better choice, and after the one that was made."""

    feature: str
    better: float
    made: float


def reasons(game: Game, view: View, better: str, made: str, seed: int) -> list[Reason]:
    """What speaks for the better of two choices, the weightiest first."""
    evaluator = game.evaluator()
    if not evaluator.FEATURES or not evaluator.weights:
        return []
    rng = Rng(seed)
    lookahead = Lookahead(evaluator, rng)
    determinizer = Determinizer(game, view, evaluator, rng)
    seat = determinizer.viewer
    size = len(evaluator.FEATURES)
    means = [[0.0] * size, [0.0] * size]
    worth = [0.0] * size
    others = 0.0
    for number in range(WORLDS):
        world = determinizer.sample()
        lookahead.seal_others(world, seat)
        children = [
            _after(world, int(seat), text, lookahead, Rng(seed + number)) for text in (better, made)
        ]
        rows = [_features(evaluator, child, int(seat)) for child in children]
        weights = _weights(evaluator, children[0])
        for i in range(size):
            means[0][i] += rows[0][i] / WORLDS
            means[1][i] += rows[1][i] / WORLDS
            worth[i] += weights[i] * (rows[0][i] - rows[1][i]) / WORLDS
        others += (_best_other(evaluator, children[0], int(seat), rng)
                   - _best_other(evaluator, children[1], int(seat), rng)) / WORLDS  # fmt: skip
    whole = sum(worth) - others
    if whole <= 0:
        return []
    words = words_of(game)
    ranked = sorted(range(size), key=lambda i: -worth[i])
    return [
        Reason(evaluator.FEATURES[i], means[0][i], means[1][i])
        for i in ranked[:REASONS]
        if worth[i] >= LEAST_SHARE * whole and words.has(feature_key(evaluator.FEATURES[i]))
    ]


def feature_key(feature: str) -> str:
    """The key of the name of a feature.

    >>> feature_key("own_tile")
    'feature-own-tile'
    """
    return f"feature-{feature.replace('_', '-')}"


def _after(world: State, seat: int, text: str, lookahead: Lookahead, rng: Rng) -> State:
    child = world.clone()
    child.apply(seat, text)
    Lookahead(lookahead.evaluator, rng).draw_chance(child)
    return child


def _features(evaluator: Evaluator, state: State, seat: int) -> list[float]:
    row = vec[float]([0.0] * len(evaluator.FEATURES))
    evaluator.features(state, seat, row)
    return [row[i] for i in range(len(evaluator.FEATURES))]


def _weights(evaluator: Evaluator, state: State) -> list[float]:
    players = int(state.players)
    known = evaluator.weights[min(evaluator.weights, key=lambda n: abs(n - players))]
    late = evaluator.progress(state)
    return [
        (1 - late) * known.early[i] + late * known.late[i] for i in range(len(evaluator.FEATURES))
    ]


def _best_other(evaluator: Evaluator, state: State, seat: int, rng: Rng) -> float:
    """The best expected signed score of another seat."""
    scores = vec[float]([0.0] * 8)
    evaluator.expected_scores(state, rng, scores)
    return max(scores[other] for other in range(int(state.players)) if other != seat)
