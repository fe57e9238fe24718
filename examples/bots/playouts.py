"""A search in thirty lines: random playouts from states that fit what the seat knows.

Try it: ``ratskeller arena --game rattus --bots examples.bots.playouts:Playouts:100,easy``.
"""

from __future__ import annotations

from collections.abc import Sequence

from ratskeller import Choice, Game, Rng, View
from ratskeller.bots.base import Budget
from ratskeller.kernel import playout


class Playouts:
    """Flat Monte Carlo: the choice that wins most of its playouts."""

    def __init__(self, game: Game, rng: Rng, budget: Budget | None) -> None:
        self.game = game
        self.rng = rng
        self.iterations = (budget.iterations if budget else None) or 200

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Each choice gets the same number of playouts, from the same sampled states."""
        assert view.viewer is not None
        wins = [0.0] * len(choices)
        for _ in range(max(1, self.iterations // len(choices))):
            sampled = self.game.determinize(view, self.rng)
            for number, choice in enumerate(choices):
                state = sampled.clone()
                state.apply(view.viewer, choice)
                playout(state, self.rng)
                assert state.outcome is not None
                if view.viewer in state.outcome.winners:
                    wins[number] += 1 / len(state.outcome.winners)
        return choices[wins.index(max(wins))]
