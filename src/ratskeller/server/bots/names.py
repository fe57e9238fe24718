"""Bots by name, as tables know them: without a budget of the player's own."""

from __future__ import annotations

from ratskeller.bots import registry
from ratskeller.kernel import Bot, Game


def known_bots() -> list[str]:
    """The names of all bots there are, the weakest first.

    >>> known_bots()[:2]
    ['random', 'easy']
    """
    return registry.bots()


def make_bot(name: str, game: Game) -> Bot:
    """A bot by name; its randomness comes from the operating system."""
    return registry.make_bot(name, game)
