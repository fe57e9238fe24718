"""Finding games: by looking through the games folder, and by entry points for outsiders."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from ratskeller.kernel import plugins
from ratskeller.kernel.errors import OptionError
from ratskeller.kernel.game import Game
from ratskeller.kernel.plugins import PluginError

GROUP = "ratskeller.games"


@cache
def built_in() -> dict[str, Game]:
    """The games of this package by id."""
    found: dict[str, Game] = {}
    folder = import_module("ratskeller.games")  # by name: the kernel knows no game
    for module in pkgutil.iter_modules(folder.__path__):
        if module.ispkg:
            game = import_module(f"ratskeller.games.{module.name}").GAME
            found[game.id] = game
    return dict(sorted(found.items()))


@cache
def _plugged_in() -> tuple[dict[str, Game], list[PluginError]]:
    """The games of other packages by id, and the errors of those that were skipped."""
    found: dict[str, Game] = {}
    skipped = []
    for entry in plugins.entries(GROUP).values():
        try:
            game: Any = plugins.load(entry)
            if not isinstance(game, Game):
                raise plugins.refusal(entry, f"it is not a Game but a {type(game).__name__}")
            if game.id in built_in() or game.id in found:
                raise plugins.refusal(entry, f"there is a game {game.id!r} already")
        except PluginError as error:
            plugins.log.warning("%s", error)
            skipped.append(error)
        else:
            found[game.id] = game
    return found, skipped


def game_names() -> list[str]:
    """The ids of the games of this package and the names of plug-ins, which are not loaded."""
    return sorted({*built_in(), *plugins.entries(GROUP)})


def skipped_games() -> list[PluginError]:
    """Why games of other packages were skipped."""
    return list(_plugged_in()[1])


def game_ids() -> list[str]:
    """The ids of all games there are.

    >>> "rattus" in game_ids()
    True
    """
    return sorted([*built_in(), *_plugged_in()[0]])


def game(id: str) -> Game:
    """The game of an id, or :class:`OptionError`. A game of this package loads no plug-in.

    >>> game("rattus").players
    range(2, 5)
    """
    found = built_in().get(id) or _plugged_in()[0].get(id)
    if found is None:
        reasons = "".join(f"; {error}" for error in skipped_games())
        raise OptionError(f"there is no game {id!r}; known: {', '.join(game_ids())}{reasons}")
    return found
