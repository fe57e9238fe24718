"""Two bots that play like people who are still learning: by the net, with a weaker head.

They overlook some of their choices, and what they see they choose by the net's policy with a
temperature, so that a good choice is likelier than a bad one but not certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ratskeller.bots.expert import ExpertBot
from ratskeller.kernel import Choice, View

ONE = 1 << 30


class LearnerBot(ExpertBot):
    """An expert that overlooks choices and errs."""

    TEMPERATURE: ClassVar[float] = 1.0  #: of the policy; less is better play
    OVERLOOKED: ClassVar[float] = 0.0  #: how often a choice is not thought of

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Draw one of the choices that it sees."""
        if len(choices) == 1:
            return choices[0]
        shares = self.probabilities(view, choices)
        seen = [i for i in range(len(choices)) if self._random() >= self.OVERLOOKED]
        if not seen:
            seen = [int(self.rng.below(len(choices)))]
        most = max(shares[i] for i in seen)
        weights = [(shares[i] / most) ** (1.0 / self.TEMPERATURE) for i in seen]
        left = self._random() * sum(weights)
        for i, weight in zip(seen, weights, strict=True):
            left -= weight
            if left < 0:
                return choices[i]
        return choices[seen[-1]]

    def _random(self) -> float:
        return int(self.rng.below(ONE)) / ONE


class ApprenticeBot(LearnerBot):
    """Knows the game, overlooks a lot."""

    TEMPERATURE = 1.5
    OVERLOOKED = 0.3


class JourneymanBot(LearnerBot):
    """Plays well, and errs now and then."""

    TEMPERATURE = 0.7
    OVERLOOKED = 0.1
