"""Finding bots by name: ours, and those of other packages by entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ratskeller.bots.base import Budget, Factory, Source, ThinkingBot
from ratskeller.bots.hard import HardBot
from ratskeller.bots.random import RandomBot
from ratskeller.bots.shallow import EasyBot, MediumBot
from ratskeller.kernel import Game, OptionError, Rng, as_rng

GROUP = "ratskeller.bots"


def _random(game: Game, rng: Rng, budget: Budget | None) -> RandomBot:
    return RandomBot(rng)


@cache
def _found() -> dict[str, Factory]:
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
    return list(_found())


def check_bot(spec: str) -> tuple[Factory, Budget | None]:
    """The maker and the budget a text asks for, or :class:`OptionError`."""
    name, colon, budget = spec.strip().partition(":")
    if name not in _found():
        raise OptionError(f"there is no bot {name!r}; known: {', '.join(bots())}")
    return _found()[name], Budget.parse(budget) if colon else None


def make_bot(
    spec: str, game: Game, rng: Source = None, budget: Budget | None = None
) -> ThinkingBot:
    """A bot by name, with a budget if one is written: ``hard``, ``hard:400``, ``hard:0.5s``.

    >>> import ratskeller
    >>> type(make_bot("hard:400", ratskeller.game("rattus"), rng=1)).__name__
    'HardBot'
    """
    factory, asked = check_bot(spec)
    return factory(game, as_rng(rng), asked or budget)
