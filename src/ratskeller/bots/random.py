"""The opponent that picks anything."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ratskeller.kernel import Choice, Rng, View, as_rng


class RandomBot:
    """Picks any legal choice, each equally likely.

    >>> import ratskeller
    >>> record = ratskeller.play(ratskeller.game("rattus"), [RandomBot(1), RandomBot(2)], rng=3)
    >>> record.replay().outcome is not None
    True
    """

    def __init__(self, rng: Rng | random.Random | int | None = None) -> None:
        self._rng = as_rng(rng)

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Any of them."""
        return choices[self._rng.below(len(choices))]
