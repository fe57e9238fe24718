"""The luck of a draw: how much more it gave each seat than the mean over all its outcomes.

The mean is exact, with the weights of chance. All outcomes are evaluated alike, by the game's own
evaluator in the true state, so the mean luck of a draw is 0 whatever the evaluator thinks.
"""

from __future__ import annotations

from ratskeller.bots.evaluate import Lookahead
from ratskeller.kernel import CHANCE, Rng, State
from ratskeller.kernel.evaluation import Evaluator

PLAYOUTS = 16  #: of each outcome, in games that have no features to evaluate


def outcomes(state: State, evaluator: Evaluator, seed: int) -> list[tuple[str, float, list[float]]]:
    """The outcomes of a draw: notation, probability, and the luck of each seat."""
    drawn = state.chances()
    total = sum(weight for _, weight in drawn)
    if len(drawn) == 1:
        return [(drawn[0][0].text, 1.0, [0.0] * state.players)]
    values = []
    for choice, _ in drawn:
        child = state.clone()
        child.advance(CHANCE, choice.code)
        values.append(_value(child, evaluator, seed))
    chances = [weight / total for _, weight in drawn]
    mean = [
        sum(chance * value[seat] for chance, value in zip(chances, values, strict=True))
        for seat in range(state.players)
    ]
    return [
        (choice.text, chance, [value[seat] - mean[seat] for seat in range(state.players)])
        for (choice, _), chance, value in zip(drawn, chances, values, strict=True)
    ]


def luck_of(state: State, drawn: str, evaluator: Evaluator, seed: int) -> list[float]:
    """The luck of each seat in the outcome that was drawn."""
    for text, _, luck in outcomes(state, evaluator, seed):
        if text == drawn:
            return luck
    raise ValueError(f"{drawn} is no outcome here")


def _value(state: State, evaluator: Evaluator, seed: int) -> list[float]:
    """The shares of all seats; the same playouts for every outcome."""
    lookahead = Lookahead(evaluator, Rng(seed))
    samples = 1 if evaluator.FEATURES or state.outcome is not None else PLAYOUTS
    shares = [0.0] * state.players
    for _ in range(samples):
        lookahead.evaluate(state)
        for seat in range(state.players):
            shares[seat] += lookahead.values[seat] / samples
    return shares
