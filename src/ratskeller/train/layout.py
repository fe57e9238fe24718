"""One input layer and one action vocabulary for all numbers of players of a game.

An observation has other sizes with other numbers of players. Places with the same span and the
same indexes mean the same, so they share a row of the first layer; actions are shared by code.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.adapters.actions import VERSION, ActionSpace
from ratskeller.kernel import Game
from ratskeller.kernel.game import OptionValue


class Layout:
    """Where the observations and actions of each number of players lie in the net.

    >>> import ratskeller
    >>> layout = Layout(ratskeller.game("rattus"))
    >>> layout.inputs, layout.actions, [len(layout.columns[n]) for n in (2, 3, 4)]
    (1492, 383, [872, 1162, 1492])
    """

    def __init__(self, game: Game) -> None:
        places: dict[tuple[Any, ...], int] = {}
        codes: dict[int, int] = {}
        self.game = game
        self.columns: dict[int, NDArray[np.int64]] = {}  #: input of each place, by players
        self.rows: dict[int, NDArray[np.int64]] = {}  #: policy row of each action, by players
        self.highest: dict[int, NDArray[np.int64]] = {}
        self.classes = 0  #: ids of a hidden place; 0 if the game has no belief
        told = hashlib.sha256(json.dumps([game.id, game.version, VERSION]).encode())
        for players in game.players:
            encoder, space = game.encoder(players), ActionSpace(game, players)
            spans = [(span.name, span.axes, span.high) for span in encoder.spans]
            told.update(json.dumps([players, spans, list(space.codes)]).encode())
            keys = [(name, *at) for name, axes, _ in spans for at in itertools.product(*axes)]
            self.columns[players] = np.array([places.setdefault(key, len(places)) for key in keys])
            self.rows[players] = np.array(
                [codes.setdefault(int(code), len(codes)) for code in space.codes]
            )
            self.highest[players] = np.array(encoder.highest)
            if encoder.hidden_span is not None:
                self.classes = encoder.hidden_span.high
        self.inputs, self.actions = len(places), len(codes)
        self.seats = game.players[-1]
        self.fingerprint = told.hexdigest()[:16]  #: of the encoding and the numbering


def variants(game: Game, players: int) -> list[dict[str, OptionValue]]:
    """The options to train with: the defaults in two games of three, else one other value."""
    others: list[dict[str, OptionValue]] = [
        {name: value}
        for name, option in game.options.items()
        if players in option.players
        for value in option.values[1:]
    ]
    return [{}] * max(1, 2 * len(others)) + others
