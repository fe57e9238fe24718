"""Bots by name: the built-in ones and those that other packages name as entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ratskeller.bots.base import Budget, EvaluatingBot, Factory, RngSource
from ratskeller.bots.hard import HardBot
from ratskeller.bots.random import RandomBot
from ratskeller.bots.shallow import EasyBot, MediumBot
from ratskeller.kernel import Game, OptionError, Rng, as_rng
from ratskeller.kernel.choice import one_of

GROUP = "ratskeller.bots"


def _random(game: Game, rng: Rng, budget: Budget | None) -> RandomBot:
    return RandomBot(rng)


@cache
def _factories() -> dict[str, Factory]:
    found: dict[str, Factory] = {
        "random": _random,
        "easy": EasyBot,
        "medium": MediumBot,
        "hard": HardBot,
    }
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.load())
    return found


def bots() -> list[str]:
    """The names of all bots, the weakest first.

    >>> bots()[:4]
    ['random', 'easy', 'medium', 'hard']
    """
    return list(_factories())


def check_bot(spec: str) -> tuple[Factory, Budget | None]:
    """The factory and the budget of a specification, or :class:`OptionError`."""
    name, colon, budget = spec.strip().partition(":")
    if name not in _factories():
        raise OptionError(f"there is no bot {name!r}; expected {one_of(bots())}")
    return _factories()[name], Budget.parse(budget) if colon else None


def make_bot(
    spec: str, game: Game, rng: RngSource = None, budget: Budget | None = None
) -> EvaluatingBot:
    """Make a bot by name and optional budget: ``hard``, ``hard:400``, ``hard:0.5s``.

    >>> import ratskeller
    >>> type(make_bot("hard:400", ratskeller.game("rattus"), rng=1)).__name__
    'HardBot'
    """
    factory, asked = check_bot(spec)
    return factory(game, as_rng(rng), asked or budget)
