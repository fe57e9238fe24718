"""All choices of a position evaluated from one view: for hints and for boards to analyse on.

The evaluation comes in stages, each with more simulations than the one before, so that something
can be shown at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ratskeller.kernel import Choice, Game, View
from ratskeller.review.compare import ChoiceValue, Comparer
from ratskeller.review.effort import effort_of
from ratskeller.review.why import Reason, reasons

STAGES = ("instant", "quick", "deep")


@dataclass(frozen=True)
class Evaluation:
    """The choices of a position, the best first, and why the best is better than the second."""

    effort: str
    values: list[ChoiceValue]
    reasons: list[Reason]

    def data(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def evaluate(
    game: Game, view: View, choices: Sequence[Choice], effort: str = "quick", seed: int = 0
) -> Evaluation:
    """Evaluate the choices that the viewer has, from nothing but the view.

    >>> import ratskeller
    >>> game = ratskeller.game("rattus")
    >>> state = ratskeller.Match(game, 2, rng=1).state
    >>> seat = state.actors[0]
    >>> found = evaluate(game, state.view(seat), state.choices(seat), "instant")
    >>> found.values[0].value >= found.values[-1].value
    True
    """
    if len(choices) == 1:
        return Evaluation(effort, [ChoiceValue(choices[0].text, 0.0, 0.0, 0)], [])
    comparer = Comparer(view, choices, game, seed)
    comparer.run(effort_of(effort), None)
    values = comparer.values()
    best, second = values[0].choice, values[1].choice
    return Evaluation(effort, values, reasons(game, view, best, second, seed))


def evaluate_in_stages(
    game: Game, view: View, choices: Sequence[Choice], stages: Sequence[str] = STAGES
) -> Iterator[Evaluation]:
    """The same with more and more simulations; each replaces the one before."""
    for effort in stages:
        yield evaluate(game, view, choices, effort)
