"""Finding games: by looking through the games folder, and by entry points for outsiders."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from ratskeller.kernel.errors import OptionError
from ratskeller.kernel.game import Game

GROUP = "ratskeller.games"


@cache
def _found() -> dict[str, Game]:
    found: dict[str, Game] = {}
    folder = import_module("ratskeller.games")  # by name: the kernel knows no game
    for module in pkgutil.iter_modules(folder.__path__):
        if module.ispkg:
            game = import_module(f"ratskeller.games.{module.name}").GAME
            found[game.id] = game
    for entry in entry_points(group=GROUP):
        game = entry.load()
        found[game.id] = game
    return dict(sorted(found.items()))


def games() -> list[str]:
    """The ids of all games there are.

    >>> "rattus" in games()
    True
    """
    return list(_found())


def game(id: str) -> Game:
    """The game of an id, or :class:`OptionError`.

    >>> game("rattus").players
    range(2, 5)
    """
    if id not in _found():
        raise OptionError(f"there is no game {id!r}; known: {', '.join(games())}")
    return _found()[id]
