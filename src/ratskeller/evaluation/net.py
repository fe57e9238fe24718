"""Exported nets ready to be asked, in C if that is compiled, else in NumPy."""

from __future__ import annotations

import os
import struct
from functools import cache
from pathlib import Path
from typing import Protocol

from ratskeller import _pure
from ratskeller.evaluation.weights import Weights, WeightsError, load_weights
from ratskeller.kernel import Game

VARIABLE = "RATSKELLER_NETS"


class Net(Protocol):
    """What a net answers; actions are numbers of the action space."""

    def evaluate(self, players: int, observation: bytes, actions: list[int]) -> list[float]:
        """The values by seat, the viewer first, and the logits of the actions, in one list."""

    def belief(self, players: int, observation: bytes) -> list[float]:
        """The probabilities of the hidden ids by seat, the viewer first."""


def net_of(weights: Weights) -> Net:
    """A net for players."""
    if not _pure.wanted():
        try:
            return compiled_net(weights)
        except ImportError:
            pass  # not compiled
    try:
        from ratskeller.evaluation.reference import ReferenceNet
    except ImportError:
        raise WeightsError(
            "bots that play by a net need the compiled package or NumPy: pip install numpy"
        ) from None
    return ReferenceNet(weights)


def compiled_net(weights: Weights) -> Net:
    """The net in C, or an ImportError."""
    from ratskeller.evaluation import _inference

    layers = weights.layers
    return _inference.Net(
        first=layers["1"],
        second=layers["2"],
        third=layers["3"],
        policy=layers["policy"],
        value=layers["value"],
        belief=layers.get("belief"),
        classes=weights.layout.classes,
        places={
            players: (_integers(columns), _integers(rows))
            for players, (columns, rows) in weights.places.items()
        },
    )


def _integers(numbers: list[int]) -> bytes:
    return struct.pack(f"={len(numbers)}i", *numbers)


def path_of(game: Game) -> Path:
    """Where the weights of a game are, if it has any.

    The variable RATSKELLER_NETS names a folder with other weights, to try and measure them.
    """
    folder = os.environ.get(VARIABLE)
    return Path(folder, f"{game.id}.npz") if folder else game.folder / "data" / "net.npz"


def has_net(game: Game) -> bool:
    """Whether there is a trained net for a game."""
    return path_of(game).exists()


def game_net(game: Game) -> tuple[Weights, Net]:
    """The weights for a game and the net that plays by them, or :class:`WeightsError`."""
    if not has_net(game):
        raise WeightsError(f"{game.id} has no trained net, so `expert` and `master` cannot play it")
    return _loaded(path_of(game), game)


@cache
def _loaded(path: Path, game: Game) -> tuple[Weights, Net]:
    weights = load_weights(path, game)
    return weights, net_of(weights)
