"""A bot in twenty lines: it places cubes where it can.

Try it: ``ratskeller arena --game rattus --bots examples.bots.settler:Settler,random``.
"""

from __future__ import annotations

from collections.abc import Sequence

from ratskeller import Choice, Game, Rng, View
from ratskeller.bots.base import Budget


class Settler:
    """Places cubes if it can, else chooses at random."""

    def __init__(self, game: Game, rng: Rng, budget: Budget | None) -> None:
        self.rng = rng

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """One of the choices."""
        places = [choice for choice in choices if choice.verb == "place"]
        candidates = places or choices
        return candidates[self.rng.below(len(candidates))]
