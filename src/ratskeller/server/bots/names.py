"""Bots by name. The opponents' own registry is used where the installed package has one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ratskeller.bots.random import RandomBot
from ratskeller.kernel import Bot, Game


def _registry() -> Any:
    found = find_spec("ratskeller.bots.registry")
    return None if found is None else import_module("ratskeller.bots.registry")


def known_bots() -> list[str]:
    """The names of all bots there are, the weakest first.

    >>> "random" in known_bots()
    True
    """
    registry = _registry()
    return ["random"] if registry is None else list(registry.bots())


def make_bot(name: str, game: Game) -> Bot:
    """A bot by name; its randomness comes from the operating system."""
    registry = _registry()
    if registry is None:
        return RandomBot()
    bot: Bot = registry.make_bot(name, game)
    return bot
