"""Bots by name; a table cannot set a bot's budget."""

from __future__ import annotations

from ratskeller.bots import registry
from ratskeller.kernel import Bot, Game


def known_bots() -> list[str]:
    """The names of all bots, weakest first.

    >>> known_bots()[:2]
    ['random', 'easy']
    """
    return registry.bots()


def make_bot(name: str, game: Game) -> Bot:
    """A bot by name, with randomness from the operating system."""
    return registry.make_bot(name, game)
