"""Why a choice is better: the features of the evaluator that differ between two choices.

Both choices are made in the same sampled worlds. A reason is a feature with a name in the texts of
the game (``feature-…``) whose worth speaks for the better choice: one of the seat itself, or one
that the strongest rival has less of. A difference below two standard errors is none: other worlds
could say the opposite. Where all features of both together do not speak for the better choice, the
search sees something that they cannot name, and there is no reason.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean, stdev

from librt.vecs import vec

from ratskeller.bots.evaluate import Determinizer, Lookahead
from ratskeller.kernel import Game, Rng, State, View
from ratskeller.kernel.evaluation import Evaluator
from ratskeller.kernel.words import words_of

REASONS = 2
WORLDS = 12
LEAST_SHARE = 0.2  #: of the whole difference that a reason explains at least
SIGNIFICANT = 2.0  #: standard errors below which a difference counts as none
LEAST = 0.05  #: by which the two values of a reason differ: less cannot be seen in the sentence


@dataclass(frozen=True)
class Reason:
    """A feature, its mean value after the better choice, and after the one that was made.

    It is one of ``seat``, or, where that is None, one of the seat that chooses.
    """

    feature: str
    better: float
    made: float
    seat: int | None = None


def reasons(game: Game, view: View, better: str, made: str, seed: int) -> list[Reason]:
    """What speaks for the better of two choices, the weightiest first."""
    evaluator = game.evaluator()
    if not evaluator.FEATURES or not evaluator.weights:
        return []
    rng = Rng(seed)
    lookahead = Lookahead(evaluator, rng)
    determinizer = Determinizer(game, view, evaluator, rng)
    seat = determinizer.viewer
    players = range(int(view.players))
    lines: list[list[list[list[float]]]] = [[], []]  # features by choice, world and seat
    weights = [0.0] * len(evaluator.FEATURES)
    scores = [0.0 for _ in players]
    for number in range(WORLDS):
        world = determinizer.sample()
        lookahead.seal_others(world, seat)
        children = [
            _after(world, int(seat), text, lookahead, Rng(seed + number)) for text in (better, made)
        ]
        for line, child in zip(lines, children, strict=True):
            line.append([_features(evaluator, child, player) for player in players])
            for player, expected in enumerate(_expected_scores(evaluator, child, rng)):
                scores[player] += expected
        for i, weight in enumerate(_weights(evaluator, children[0])):
            weights[i] += weight / WORLDS
    rival = max((other for other in players if other != seat), key=scores.__getitem__)
    found = []
    for player, sign in ((int(seat), 1.0), (rival, -1.0)):
        for i, feature in enumerate(evaluator.FEATURES):
            values = [[world[player][i] for world in line] for line in lines]
            means = fmean(values[0]), fmean(values[1])
            reason = Reason(feature, *means, None if player == seat else player)
            found.append((sign * weights[i] * (means[0] - means[1]), reason, _differ(*values)))
    whole = sum(worth for worth, _, _ in found)
    if whole <= 0:
        return []
    words = words_of(game)
    found.sort(key=lambda entry: -entry[0])
    return [
        reason
        for worth, reason, clear in found[:REASONS]
        if clear and worth >= LEAST_SHARE * whole and words.has(feature_key(reason.feature))
    ]


def _differ(better: list[float], made: list[float]) -> bool:
    """Whether two values differ in the same worlds, by as much as a sentence shows."""
    pairs = [a - b for a, b in zip(better, made, strict=True)]
    error = stdev(pairs) / math.sqrt(len(pairs))
    return abs(fmean(pairs)) >= max(LEAST, SIGNIFICANT * error)


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


def _expected_scores(evaluator: Evaluator, state: State, rng: Rng) -> list[float]:
    """The expected signed scores by seat."""
    scores = vec[float]([0.0] * 8)
    evaluator.expected_scores(state, rng, scores)
    return [scores[seat] for seat in range(int(state.players))]
