"""The bot that chooses at random."""

from __future__ import annotations

from collections.abc import Sequence

from ratskeller.bots.base import Evaluation, RngSource
from ratskeller.kernel import Choice, View, as_rng


class RandomBot:
    """Chooses uniformly among the legal choices.

    >>> import ratskeller
    >>> record = ratskeller.play(ratskeller.game("rattus"), [RandomBot(1), RandomBot(2)], rng=3)
    >>> record.replay().outcome is not None
    True
    """

    def __init__(self, rng: RngSource = None) -> None:
        self._rng = as_rng(rng)

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Choose at random."""
        return choices[self._rng.below(len(choices))]

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """Evaluate all choices as equal, a random one first."""
        first = self.choose(view, choices)
        rest = [choice for choice in choices if choice != first]
        part = 1 / len(choices)
        return [Evaluation(choice, 1 / view.players, 0.0, part) for choice in (first, *rest)]
