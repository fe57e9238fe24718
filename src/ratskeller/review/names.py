"""What a loss is called, and the accuracy of a player."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

#: Losses in shares of the win from which on a choice has a name; below the first it is "best".
NAMES = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"), (0.02, "good"))
BEST = "best"
HALVING = 0.10  #: the loss at which the accuracy of a choice is 50 of 100


def name_of(loss: float) -> str:
    """The name of a choice by its loss.

    >>> [name_of(loss) for loss in (0.0, 0.02, 0.05, 0.1, 0.2)]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """
    for least, name in NAMES:
        if loss >= least:
            return name
    return BEST


def accuracy(losses: Sequence[float]) -> float | None:
    """The arithmetic mean over choices of 100 for no loss, 50 for 10 points, 25 for 20 points.

    >>> accuracy([0.0, 0.1]), accuracy([])
    (75.0, None)
    """
    if not losses:
        return None
    return fmean(100.0 * 0.5 ** (loss / HALVING) for loss in losses)
