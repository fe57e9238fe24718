"""OpenSpiel's external sampling MCCFR on the last decision of The Name of the Rose.

The whole game is too large for it. On the seventh day both players accuse at once, and each
knows only their own identity. ``python -m examples.mccfr``
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
    """A game that begins at the accusation, after random play."""
    state, rng, out = ratskeller.game("name-of-the-rose").new(players=2), Rng(seed), Offers()
    while state.decision is not None and state.decision.NAME != "accuse":
        step(state, rng, out)
    return open_spiel.load(state)


def solve(game: Any, iterations: int, seed: int) -> tuple[float, int]:
    """The value of seat 0 under the average policies, and the number of information states."""
    np.random.seed(seed)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    return float(values[0]), len(solver._infostates)


def main() -> None:
    """Solve one ending and print its value."""
    value, states = solve(accusation(seed=2), iterations=500, seed=1)
    sys.stdout.write(f"value of seat 0: {value:+.3f}; {states} information states\n")


if __name__ == "__main__":
    main()
