"""The options that games of a training run are played with."""

from __future__ import annotations

from ratskeller.evaluation.layout import Layout as Layout
from ratskeller.kernel import Game
from ratskeller.kernel.game import OptionValue


def variants(game: Game, players: int) -> list[dict[str, OptionValue]]:
    """The options to train with: the defaults in two games of three, else one other value."""
    others: list[dict[str, OptionValue]] = [
        {name: value}
        for name, option in game.options.items()
        if players in option.players
        for value in option.values[1:]
    ]
    return [{}] * max(1, 2 * len(others)) + others
