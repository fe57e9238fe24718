"""A bot with memory: it counts what happened, and goes where it happened least.

Try it: ``ratskeller arena --game rattus --bots examples.bots.memory:Newcomer,random``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ratskeller import Choice, Event, Game, Rng, View
from ratskeller.bots.base import Budget


class Newcomer:
    """Prefers the choice whose words occurred least in the events that its seat saw."""

    def __init__(self, game: Game, rng: Rng, budget: Budget | None) -> None:
        self.seen: Counter[str] = Counter()

    def observe(self, events: Sequence[Event]) -> None:
        """Count the words of the events since the last choice."""
        for event in events:
            self.seen.update(str(value) for value in event.args.values())

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The choice whose words are the rarest."""
        return min(choices, key=lambda choice: sum(self.seen[w] for w in choice.text.split(":")))
