"""`python -m tests.server.with_duel …`: the command line with one more game, ``duel``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from ratskeller.cli import main
from ratskeller.kernel import plugins, registry
from tests.kernel.duel import Duel, duel


class Entry:
    """An entry point as an installed package has."""

    name = "duel"

    def __init__(self, game: Duel) -> None:
        self._game = game

    def load(self) -> Duel:
        return self._game


def register(folder: Path) -> Duel:
    """Let the registry find the game."""
    game = duel(folder)
    found = vars(plugins)["entry_points"]

    def entry_points(group: str) -> list[object]:
        ours: list[object] = [Entry(game)] if group == registry.GROUP else []
        return [*found(group=group), *ours]

    vars(plugins)["entry_points"] = entry_points
    plugins.entries.cache_clear()
    registry._plugged_in.cache_clear()
    return game


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        register(Path(folder))
        sys.exit(main())
