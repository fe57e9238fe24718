"""The opponent that picks anything."""

from __future__ import annotations

from collections.abc import Sequence

from ratskeller.bots.base import Source, Thought
from ratskeller.kernel import Choice, View, as_rng


class RandomBot:
    """Picks any legal choice, each equally likely.

    >>> import ratskeller
    >>> record = ratskeller.play(ratskeller.game("rattus"), [RandomBot(1), RandomBot(2)], rng=3)
    >>> record.replay().outcome is not None
    True
    """

    def __init__(self, rng: Source = None) -> None:
        self._rng = as_rng(rng)

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Any of them."""
        return choices[self._rng.below(len(choices))]

    def consider(self, view: View, choices: Sequence[Choice]) -> list[Thought]:
        """It thinks nothing of any of them."""
        first = self.choose(view, choices)
        rest = [choice for choice in choices if choice != first]
        part = 1 / len(choices)
        return [Thought(choice, 1 / view.players, 0.0, part) for choice in (first, *rest)]
