"""Bots by name; a table cannot set a bot's budget."""

from __future__ import annotations

import ratskeller
from ratskeller.bots import registry
from ratskeller.kernel import Bot, Game


def known_bots(game: Game | None = None) -> list[str]:
    """The names of the bots that can play a game, or every game of this server.

    >>> known_bots()[:2]
    ['random', 'easy']
    """
    if game is not None:
        return registry.bots(game)
    every = [registry.bots(ratskeller.game(id)) for id in ratskeller.games()]
    return [name for name in registry.bots() if all(name in some for some in every)]


def make_bot(name: str, game: Game) -> Bot:
    """A bot by name, with randomness from the operating system."""
    return registry.make_bot(name, game)
