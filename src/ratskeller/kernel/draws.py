"""Draws by number: for games whose chance can be checked afterwards.

A generator draws outcomes as a game finds quickest. Here each draw takes one number below the
sum of the weights, and the outcomes stand in the order of their notation, so that anybody who
knows the rules finds the same outcome for the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ratskeller.kernel.choice import Choice


class Draws:
    """Where the number of each draw comes from; `ratskeller.fair` has committed ones."""

    def number(self, draw: int, total: int) -> int:
        """The number of a draw, from 0 to ``total`` - 1; draws are counted from 0."""
        raise NotImplementedError


def in_order(outcomes: Sequence[tuple[Choice, int]]) -> list[tuple[str, int]]:
    """Outcomes and weights in the order in which a number finds them: by notation."""
    return sorted((choice.text, int(weight)) for choice, weight in outcomes)


def outcome_of(outcomes: Sequence[tuple[str, int]], number: int) -> str:
    """The outcome of a number: each outcome has as many numbers as its weight.

    >>> [outcome_of([("draw:ink", 2), ("draw:key", 1)], number) for number in range(3)]
    ['draw:ink', 'draw:ink', 'draw:key']
    """
    for text, weight in outcomes:
        number -= weight
        if number < 0:
            return text
    raise ValueError("the number is not below the sum of the weights")
