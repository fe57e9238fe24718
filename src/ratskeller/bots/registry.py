"""Bots by specification: built-in ones, plug-ins, classes of modules, programs, factories.

Plug-ins are entry points of other packages. They are loaded when they are asked for; one that
cannot be loaded is named with its reason and skipped.
"""

from __future__ import annotations

import csv
import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from ratskeller.bots.base import Budget, EvaluatingBot, Factory, RngSource
from ratskeller.bots.expert import ExpertBot
from ratskeller.bots.hard import HardBot
from ratskeller.bots.learners import ApprenticeBot, JourneymanBot
from ratskeller.bots.random import RandomBot
from ratskeller.bots.shallow import EasyBot, MediumBot
from ratskeller.bots.stdio import StdioFactory
from ratskeller.evaluation.net import has_net
from ratskeller.kernel import Game, OptionError, Rng, as_rng, plugins
from ratskeller.kernel.choice import one_of
from ratskeller.kernel.plugins import PluginError

GROUP = "ratskeller.bots"
NET_BOTS = ("apprentice", "journeyman", "expert", "master")  #: they need a trained net
PROGRAM = "stdio:"
CLASS = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_][\w.]*)(?::(.*))?")

Spec = str | Factory  #: ``hard:400``, ``module:Class``, ``stdio:COMMAND``, or a factory


def _random(game: Game, rng: Rng, budget: Budget | None) -> RandomBot:
    return RandomBot(rng)


def _master(game: Game, rng: Rng, budget: Budget | None) -> EvaluatingBot:
    from ratskeller.bots.master import MasterBot

    return MasterBot(game, rng, budget)


BUILT_IN: dict[str, Factory] = {
    "random": _random,
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
    "apprentice": ApprenticeBot,
    "journeyman": JourneymanBot,
    "expert": ExpertBot,
    "master": _master,
}


def bot_names() -> list[str]:
    """The names of all bots, without loading any plug-in."""
    return list(dict.fromkeys([*BUILT_IN, *plugins.entries(GROUP)]))


@cache
def _plugged_in(name: str) -> Factory | PluginError:
    """The factory that a plug-in names, or why it cannot be used."""
    entry = plugins.entries(GROUP)[name]
    try:
        factory: Any = plugins.load(entry)
        if not callable(factory):
            raise plugins.refusal(entry, f"a {type(factory).__name__} cannot be called")
    except PluginError as error:
        plugins.log.warning("%s", error)
        return error
    made: Factory = factory
    return made


def skipped_bots() -> list[PluginError]:
    """Why bots of other packages are skipped. This loads them all."""
    found = [_plugged_in(name) for name in bot_names() if name not in BUILT_IN]
    return [error for error in found if isinstance(error, PluginError)]


def bots(game: Game | None = None) -> list[str]:
    """The names of all bots that load, or of those that can play a game.

    >>> bots()[:4]
    ['random', 'easy', 'medium', 'hard']
    """
    names = [
        name
        for name in bot_names()
        if name in BUILT_IN or not isinstance(_plugged_in(name), PluginError)
    ]
    if game is None or has_net(game):
        return names
    return [name for name in names if name not in NET_BOTS]


def split_specs(text: str) -> list[str]:
    """The specifications of a list with commas; one that holds a comma stands in quotes.

    >>> split_specs('hard:50, "stdio:engine --levels 1,2"')
    ['hard:50', 'stdio:engine --levels 1,2']
    """
    [found] = csv.reader([text], skipinitialspace=True) if text.strip() else [[""]]
    return [spec.strip() for spec in found]


def spec_name(spec: Spec) -> str:
    """How a specification is called in tables and records.

    >>> spec_name("hard:50"), spec_name(HardBot)
    ('hard:50', 'HardBot')
    """
    if isinstance(spec, str):
        return spec.strip()
    return str(getattr(spec, "name", None) or getattr(spec, "__name__", type(spec).__name__))


def check_bot(spec: Spec, game: Game | None = None) -> tuple[Factory, Budget | None]:
    """The factory and the budget of a specification, or :class:`OptionError`.

    With a game it is also refused if the bot cannot play that game.
    """
    if not isinstance(spec, str):
        if not callable(spec):
            raise OptionError(f"{spec!r} is not a bot; expected a name or a factory")
        return spec, None
    spec = spec.strip()
    if spec.startswith(PROGRAM):
        return StdioFactory(spec.removeprefix(PROGRAM).strip()), None
    name, colon, budget = spec.partition(":")
    if name not in bot_names():
        found = CLASS.fullmatch(spec)
        if found is not None:
            return _of_module(found[1], found[2]), Budget.parse(found[3]) if found[3] else None
        raise OptionError(
            f"there is no bot {name!r}; expected {one_of(bots(game))},"
            " or module:Class, or stdio:COMMAND"
        )
    factory = BUILT_IN.get(name) or _plugged_in(name)
    if isinstance(factory, PluginError):
        raise factory
    if game is not None and name in NET_BOTS and not has_net(game):
        raise OptionError(
            f"{name!r} cannot play {game.id}, which has no trained net;"
            f" expected {one_of(bots(game))}"
        )
    return factory, Budget.parse(budget) if colon else None


def is_built_in(spec: Spec) -> bool:
    """Whether a specification names a bot of this package; those remember nothing."""
    return isinstance(spec, str) and spec.strip().partition(":")[0] in BUILT_IN


def _of_module(module: str, name: str) -> Factory:
    """A factory by its place; the working directory counts, as for ``python -m``."""
    if os.getcwd() not in sys.path and "" not in sys.path:  # noqa: PTH109  (a text is compared)
        sys.path.append(os.getcwd())  # noqa: PTH109
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise PluginError(f"the bot {module}:{name} cannot be used: {reason}") from error
    if not callable(found):
        raise PluginError(
            f"the bot {module}:{name} cannot be used: a {type(found).__name__} cannot be called"
        )
    factory: Factory = found
    return factory


def make_bot(
    spec: Spec, game: Game, rng: RngSource = None, budget: Budget | None = None
) -> EvaluatingBot:
    """Make a bot for one seat of one game: ``hard``, ``hard:400``, ``hard:0.5s``.

    >>> import ratskeller
    >>> type(make_bot("hard:400", ratskeller.game("rattus"), rng=1)).__name__
    'HardBot'
    """
    factory, asked = check_bot(spec, game)
    bot: Any = factory(game, as_rng(rng), asked or budget)
    if not callable(getattr(bot, "choose", None)):
        raise PluginError(f"the bot {spec_name(spec)} has no method choose(view, choices)")
    made: EvaluatingBot = bot
    return made


def close(bot: object) -> None:
    """Let a bot that has a method ``close`` free what it holds."""
    end: Callable[[], object] | None = getattr(bot, "close", None)
    if end is not None:
        end()
