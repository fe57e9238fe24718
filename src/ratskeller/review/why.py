"""Why a choice is better: the features of the evaluator that differ between two choices.

Both choices are made in the same sampled worlds. A reason is a feature with a name in the texts of
the game (``feature-…``) whose worth speaks for the better choice: one of the seat itself, or one
that the strongest rival has less of. Where all features of both together do not speak for it, the
search sees something that they cannot name, and there is no reason.
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
    size = len(evaluator.FEATURES)
    players = range(int(view.players))
    rows = [[[0.0] * size for _ in players] for _ in (better, made)]  # means by line and seat
    weights = [0.0] * size
    scores = [0.0 for _ in players]
    for number in range(WORLDS):
        world = determinizer.sample()
        lookahead.seal_others(world, seat)
        children = [
            _after(world, int(seat), text, lookahead, Rng(seed + number)) for text in (better, made)
        ]
        for line, child in enumerate(children):
            expected = _expected_scores(evaluator, child, rng)
            for player in players:
                scores[player] += expected[player]
                for i, value in enumerate(_features(evaluator, child, player)):
                    rows[line][player][i] += value / WORLDS
        for i, weight in enumerate(_weights(evaluator, children[0])):
            weights[i] += weight / WORLDS
    rival = max((other for other in players if other != seat), key=scores.__getitem__)
    worths = [
        (sign * weights[i] * (rows[0][player][i] - rows[1][player][i]), player, i)
        for player, sign in ((int(seat), 1.0), (rival, -1.0))
        for i in range(size)
    ]
    whole = sum(worth for worth, _, _ in worths)
    if whole <= 0:
        return []
    words = words_of(game)
    found = []
    for worth, player, i in sorted(worths, key=lambda entry: -entry[0])[:REASONS]:
        values = rows[0][player][i], rows[1][player][i]
        named = words.has(feature_key(evaluator.FEATURES[i]))
        if named and worth >= LEAST_SHARE * whole and abs(values[0] - values[1]) >= LEAST:
            found.append(Reason(evaluator.FEATURES[i], *values, None if player == seat else player))
    return found


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
