"""Bots by name: the built-in ones and those that other packages name as entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ratskeller.bots.base import Budget, EvaluatingBot, Factory, RngSource
from ratskeller.bots.expert import ExpertBot
from ratskeller.bots.hard import HardBot
from ratskeller.bots.learners import ApprenticeBot, JourneymanBot
from ratskeller.bots.random import RandomBot
from ratskeller.bots.shallow import EasyBot, MediumBot
from ratskeller.evaluation.net import has_net
from ratskeller.kernel import Game, OptionError, Rng, as_rng
from ratskeller.kernel.choice import one_of

GROUP = "ratskeller.bots"
NET_BOTS = ("apprentice", "journeyman", "expert", "master")  #: they need a trained net


def _random(game: Game, rng: Rng, budget: Budget | None) -> RandomBot:
    return RandomBot(rng)


def _master(game: Game, rng: Rng, budget: Budget | None) -> EvaluatingBot:
    from ratskeller.bots.master import MasterBot

    return MasterBot(game, rng, budget)


@cache
def _factories() -> dict[str, Factory]:
    found: dict[str, Factory] = {
        "random": _random,
        "easy": EasyBot,
        "medium": MediumBot,
        "hard": HardBot,
        "apprentice": ApprenticeBot,
        "journeyman": JourneymanBot,
        "expert": ExpertBot,
        "master": _master,
    }
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.load())
    return found


def bots(game: Game | None = None) -> list[str]:
    """The names of all bots, or of those that can play a game.

    >>> bots()[:4]
    ['random', 'easy', 'medium', 'hard']
    """
    names = list(_factories())
    if game is None or has_net(game):
        return names
    return [name for name in names if name not in NET_BOTS]


def check_bot(spec: str, game: Game | None = None) -> tuple[Factory, Budget | None]:
    """The factory and the budget of a specification, or :class:`OptionError`.

    With a game it is also refused if the bot cannot play that game.
    """
    name, colon, budget = spec.strip().partition(":")
    if name not in _factories():
        raise OptionError(f"there is no bot {name!r}; expected {one_of(bots(game))}")
    if game is not None and name not in bots(game):
        raise OptionError(
            f"{name!r} cannot play {game.id}, which has no trained net;"
            f" expected {one_of(bots(game))}"
        )
    return _factories()[name], Budget.parse(budget) if colon else None


def make_bot(
    spec: str, game: Game, rng: RngSource = None, budget: Budget | None = None
) -> EvaluatingBot:
    """Make a bot by name and optional budget: ``hard``, ``hard:400``, ``hard:0.5s``.

    >>> import ratskeller
    >>> type(make_bot("hard:400", ratskeller.game("rattus"), rng=1)).__name__
    'HardBot'
    """
    factory, asked = check_bot(spec, game)
    return factory(game, as_rng(rng), asked or budget)
