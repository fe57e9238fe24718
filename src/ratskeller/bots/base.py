"""What all bots share: the budget, the evaluation of a choice, and the base class."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Protocol

from ratskeller.kernel import Bot, Choice, Game, OptionError, Rng, View, as_rng
from ratskeller.kernel.evaluation import Evaluator

STALL_BREAK = 3  #: in a stalling game one choice in this many is random

RngSource = Rng | random.Random | int | None


class Budget:
    """The limit of one choice: iterations or seconds, and the number of cores.

    With iterations a choice depends only on the view and the random generator.

    >>> Budget.parse("400").iterations, Budget.parse("0.5s").seconds
    (400, 0.5)
    """

    def __init__(
        self, iterations: int | None = None, seconds: float | None = None, cores: int = 1
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds if iterations is None else None
        self.cores = cores

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read ``400`` (iterations), ``0.5s`` (seconds) or ``2s*4`` (on four cores)."""
        found = re.fullmatch(r"(?:([1-9]\d*)|(\d+(?:\.\d+)?)s)(?:\*([1-9]\d*))?", text)
        if found is None or (found[2] is not None and float(found[2]) == 0):
            raise OptionError(
                f"{text!r} is not a valid budget; expected iterations (400), seconds (0.5s)"
                " or either on several cores (2s*4)"
            )
        iterations = int(found[1]) if found[1] else None
        seconds = float(found[2]) if found[2] else None
        return cls(iterations, seconds, int(found[3] or 1))


class Evaluation:
    """A bot's evaluation of one choice for its own seat.

    ``win_share`` is the probability to win, ``score`` the expected final score and
    ``visit_share`` the part of the bot's samples that the choice received.
    """

    __slots__ = ("choice", "score", "visit_share", "win_share")

    def __init__(self, choice: Choice, win_share: float, score: float, visit_share: float) -> None:
        self.choice = choice
        self.win_share = win_share
        self.score = score
        self.visit_share = visit_share

    def __repr__(self) -> str:
        return f"Evaluation({self.choice}, win_share={self.win_share:.3f}, score={self.score:.1f})"


class EvaluatingBot(Protocol):
    """A bot that can also evaluate all choices."""

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Choose one of the choices."""

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """Evaluate every choice; the best comes first."""


class Factory(Protocol):
    """Makes a bot. The entry point group ``ratskeller.bots`` names factories."""

    def __call__(self, game: Game, rng: Rng, budget: Budget | None) -> Bot:
        """Make a bot for one seat of one game."""


class BaseBot:
    """A bot that takes the choice it evaluates best."""

    def __init__(
        self,
        game: Game,
        rng: RngSource = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.game = game
        self.rng = as_rng(rng)
        self.budget = budget
        self.evaluator = evaluator or game.evaluator()

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Take the best choice. A forced choice is not evaluated.

        In a stalling game some choices are random.
        """
        if len(choices) == 1:
            return choices[0]
        if self.stalls(view):
            return choices[self.rng.below(len(choices))]
        return self.evaluate(view, choices)[0].choice

    def stalls(self, view: View) -> bool:
        """Whether to choose at random now, because the game has lasted too long."""
        return self.evaluator.is_stalling(view) and self.rng.below(STALL_BREAK) == 0

    def evaluate(self, view: View, choices: Sequence[Choice]) -> list[Evaluation]:
        """Evaluate every choice; the best comes first."""
        raise NotImplementedError
