"""What every bot shares: a budget, what it thought of each choice, how it is asked."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Protocol

from ratskeller.kernel import Choice, Game, OptionError, Rng, View, as_rng
from ratskeller.kernel.evaluation import Evaluator

RESTLESS = 3  #: one choice in so many is anything once a game drags

Source = Rng | random.Random | int | None


class Budget:
    """How long a bot may think about one choice: iterations or seconds, and on how many cores.

    With iterations a bot's choices depend on the view and its generator alone.

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
        """``400`` iterations, ``0.5s`` seconds, ``2s*4`` on four cores."""
        found = re.fullmatch(r"(?:([1-9]\d*)|(\d+(?:\.\d+)?)s)(?:\*([1-9]\d*))?", text)
        if found is None or (found[2] is not None and float(found[2]) == 0):
            raise OptionError(
                f"{text!r} is no budget; write iterations (400), seconds (0.5s) or either"
                " on several cores (2s*4)"
            )
        iterations = int(found[1]) if found[1] else None
        seconds = float(found[2]) if found[2] else None
        return cls(iterations, seconds, int(found[3] or 1))


class Thought:
    """What a bot thinks of one choice, from the seat it plays.

    ``share`` is its chance to win, ``score`` the score it expects in the end, and
    ``weight`` the part of its attention the choice got.
    """

    __slots__ = ("choice", "score", "share", "weight")

    def __init__(self, choice: Choice, share: float, score: float, weight: float) -> None:
        self.choice = choice
        self.share = share
        self.score = score
        self.weight = weight

    def __repr__(self) -> str:
        return f"Thought({self.choice}, share={self.share:.3f}, score={self.score:.1f})"


class ThinkingBot(Protocol):
    """A bot that can say what it considered."""

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """One of the choices."""

    def consider(self, view: View, choices: Sequence[Choice]) -> list[Thought]:
        """Every choice it looked at, the best first."""


class Factory(Protocol):
    """Makes a bot; what the entry point group ``ratskeller.bots`` names."""

    def __call__(self, game: Game, rng: Rng, budget: Budget | None) -> ThinkingBot:
        """A new bot for one seat of one game."""


class Considering:
    """A bot that chooses what it thinks best."""

    def __init__(
        self,
        game: Game,
        rng: Source = None,
        budget: Budget | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.game = game
        self.rng = as_rng(rng)
        self.budget = budget
        self.evaluator = evaluator or game.evaluator()

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The best of its thoughts; without alternatives it does not think.

        Where everybody waits and the game drags, it takes anything now and then.
        """
        if len(choices) == 1:
            return choices[0]
        if self.evaluator.is_stalling(view) and self.rng.below(RESTLESS) == 0:
            return choices[self.rng.below(len(choices))]
        return self.consider(view, choices)[0].choice

    def consider(self, view: View, choices: Sequence[Choice]) -> list[Thought]:
        """Every choice it looked at, the best first."""
        raise NotImplementedError
