"""OpenSpiel's external sampling MCCFR on the last decision of The Name of the Rose.

The whole game is far too large for it. The seventh day is not: both players accuse at once, each
knowing their own identity alone. ``python -m examples.mccfr``
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from open_spiel.python.algorithms import expected_game_score, external_sampling_mccfr

import ratskeller
from ratskeller.adapters import open_spiel
from ratskeller.kernel import Offers, Rng
from ratskeller.kernel.playout import step


def accusation(seed: int) -> Any:
    """A game that begins where both have to accuse, after a random one up to there."""
    state, rng, out = ratskeller.game("name-of-the-rose").new(players=2), Rng(seed), Offers()
    while state.decision is not None and state.decision.NAME != "accuse":
        step(state, rng, out)
    return open_spiel.load(state)


def solve(game: Any, iterations: int, seed: int) -> tuple[float, int]:
    """What seat 0 can expect under the average policies, and how many states they cover."""
    np.random.seed(seed)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    return float(values[0]), len(solver._infostates)


def main() -> None:
    """Solve one and print it."""
    value, states = solve(accusation(seed=2), iterations=500, seed=1)
    sys.stdout.write(f"seat 0 can expect {value:+.3f}; {states} information states\n")


if __name__ == "__main__":
    main()
