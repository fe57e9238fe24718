"""The two bots without a search: easy looks at the score, medium at the evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratskeller.bots.base import BaseBot, Budget, Evaluation, RngSource
from ratskeller.bots.evaluate import Determinizer, Lookahead, SuccessiveHalving, score_now
from ratskeller.kernel import Choice, Game, View
from ratskeller.kernel.evaluation import Evaluator

NOISE: Final = 1.0  #: the largest error of the easy bot, in points
EVALUATIONS: Final = 400  #: positions that the medium bot evaluates for one choice
TURN_STEPS: Final = 4  #: choices of its own turn that the medium bot plays on before it evaluates


class EasyBot(BaseBot):
    """Takes what brings the most points at once, with random errors.

    >>> import ratskeller
    >>> game = ratskeller.game("rattus")
    >>> record = ratskeller.play(game, [EasyBot(game, 1), EasyBot(game, 2)], rng=3)
    >>> record.replay().outcome is not None
    True
    """

    def __init__(
        self,
        game: Game,
        rng: RngSource = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        super().__init__(game, rng, budget, evaluator)
        self._lookahead = Lookahead(self.evaluator, self.rng)

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """Evaluate every choice by the score right after it."""
        lookahead = self._lookahead
        determinizer = Determinizer(
            self.game, view, lookahead.evaluator, self.rng, use_beliefs=False
        )
        leads = score_now(determinizer, lookahead, [choice.code for choice in choices])
        errors = [NOISE * (int(self.rng.below(2001)) / 1000 - 1) for _ in choices]
        noisy = [lead + error for lead, error in zip(leads, errors, strict=True)]
        order = sorted(range(len(choices)), key=lambda i: -noisy[i])
        return [Evaluation(choices[i], 1 / view.players, noisy[i], i == order[0]) for i in order]


class MediumBot(BaseBot):
    """Evaluates the position that each choice leads to at the end of the turn.

    In the middle of a turn an evaluator errs: a card that was played without its effect looks
    like a loss. So the turn is played on first, unless positions are evaluated by playouts,
    which play it on anyway.

    In games with hidden identities ``use_beliefs`` infers identities from the position.
    """

    def __init__(
        self,
        game: Game,
        rng: RngSource = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
        use_beliefs: bool = True,
    ) -> None:
        super().__init__(game, rng, budget, evaluator)
        self._lookahead = Lookahead(self.evaluator, self.rng)
        if self.evaluator.FEATURES:
            self._lookahead.turn_steps = self.evaluator.STEPS or TURN_STEPS
        self._use_beliefs = use_beliefs
        asked = None if budget is None else budget.iterations
        self._evaluations = asked or EVALUATIONS

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """Evaluate every choice by its mean over several determinizations."""
        lookahead = self._lookahead
        determinizer = Determinizer(
            self.game, view, lookahead.evaluator, self.rng, self._use_beliefs
        )
        halving = SuccessiveHalving(determinizer, lookahead, [choice.code for choice in choices])
        halving.run(self._evaluations)
        total = sum(halving.samples)
        sign = self.game.score_sign
        return [
            Evaluation(
                choices[i],
                halving.values[i],
                sign * halving.signed_scores[i],
                halving.samples[i] / total,
            )
            for i in halving.ranked(list(range(len(choices))))
        ]
