"""The two quick opponents: one looks at the score, one knows what is worth what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratskeller.bots.base import Budget, Considering, Source, Thought
from ratskeller.bots.greedy import Guesser, Judge, Weighing, glance
from ratskeller.kernel import Choice, Game, View
from ratskeller.kernel.evaluation import Evaluator

NOISE: Final = 1.0  #: an easy bot misjudges a choice by up to so many points either way
LOOKS: Final = 400  #: positions a medium bot judges for one choice, a few milliseconds' worth


class EasyBot(Considering):
    """Takes what brings the most points at once, and misjudges a little.

    >>> import ratskeller
    >>> game = ratskeller.game("rattus")
    >>> record = ratskeller.play(game, [EasyBot(game, 1), EasyBot(game, 2)], rng=3)
    >>> record.replay().outcome is not None
    True
    """

    def __init__(
        self,
        game: Game,
        rng: Source = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        super().__init__(game, rng, budget, evaluator)
        self._judge = Judge(self.evaluator, self.rng)

    def consider(self, view: View, choices: Sequence[Choice]) -> list[Thought]:
        """Every choice by what it leaves at once."""
        judge = self._judge
        guesser = Guesser(self.game, view, judge.evaluator, self.rng, reads=False)
        found = glance(guesser, judge, [choice.code for choice in choices])
        errors = [NOISE * (int(self.rng.below(2001)) / 1000 - 1) for _ in choices]
        wrong = [ahead + error for ahead, error in zip(found, errors, strict=True)]
        order = sorted(range(len(choices)), key=lambda i: -wrong[i])
        return [Thought(choices[i], 1 / view.players, wrong[i], i == order[0]) for i in order]


class MediumBot(Considering):
    """Judges where each choice leads by the end of its turn, by the game's own evaluator.

    Where there are secret identities it reads from the play who the others may be.
    """

    def __init__(
        self,
        game: Game,
        rng: Source = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
        reads: bool = True,
    ) -> None:
        super().__init__(game, rng, budget, evaluator)
        self._judge = Judge(self.evaluator, self.rng)
        self._reads = reads
        self._looks = LOOKS if budget is None or not budget.iterations else budget.iterations

    def consider(self, view: View, choices: Sequence[Choice]) -> list[Thought]:
        """Every choice by the mean over a few states that fit the view."""
        judge = self._judge
        guesser = Guesser(self.game, view, judge.evaluator, self.rng, self._reads)
        found = Weighing(guesser, judge, [choice.code for choice in choices])
        found.run(self._looks)
        total = sum(found.draws)
        sign = self.game.score_sign
        return [
            Thought(choices[i], found.share[i], sign * found.merit[i], found.draws[i] / total)
            for i in found.ranked(list(range(len(choices))))
        ]
