"""One input layer and one action vocabulary for all numbers of players of a game.

An observation has other sizes with other numbers of players. Places with the same span and the
same indexes mean the same, so they share a row of the first layer; actions are shared by code.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from functools import cache
from typing import Any

from ratskeller.adapters.actions import VERSION, ActionSpace
from ratskeller.kernel import Game
from ratskeller.kernel.net_inputs import BEST, RANGE, NetInputs


class Layout:
    """Where the observations and actions of each number of players lie in the net.

    A net ``with_evaluator`` also has its features as inputs, and a last row of the policy says how
    much its marks of the actions count.

    >>> import ratskeller
    >>> layout = Layout(ratskeller.game("rattus"))
    >>> layout.inputs, layout.actions, [len(layout.columns[n]) for n in (2, 3, 4)]
    (1492, 383, [872, 1162, 1492])
    """

    def __init__(self, game: Game, with_evaluator: bool = False) -> None:
        places: dict[tuple[Any, ...], int] = {}
        codes: dict[int, int] = {}
        self.game, self.with_evaluator = game, with_evaluator
        self.columns: dict[int, list[int]] = {}  #: input of each place, by players
        self.rows: dict[int, list[int]] = {}  #: policy row of each action, by players
        self.highest: dict[int, list[int]] = {}
        self.classes = 0  #: ids of a hidden place; 0 if the game has no belief
        told = hashlib.sha256(json.dumps([game.id, game.version, VERSION]).encode())
        for players in game.players:
            encoder, space = game.encoder(players), ActionSpace(game, players)
            spans = [(span.name, span.axes, span.high) for span in encoder.spans]
            told.update(json.dumps([players, spans, list(space.codes)]).encode())
            keys = [(name, *at) for name, axes, _ in spans for at in itertools.product(*axes)]
            self.columns[players] = [places.setdefault(key, len(places)) for key in keys]
            self.rows[players] = [codes.setdefault(int(code), len(codes)) for code in space.codes]
            self.highest[players] = encoder.highest
            if encoder.hidden_span is not None:
                self.classes = encoder.hidden_span.high
        self.evaluator = ""  #: fingerprint of the weights of the evaluator
        if with_evaluator:
            told.update(json.dumps(["advice", RANGE]).encode())
            tuned = json.dumps(game.evaluator().tuning()).encode()
            self.evaluator = hashlib.sha256(tuned).hexdigest()[:16]
            for players in game.players:
                asked = NetInputs(game, players).keys
                told.update(json.dumps([players, asked]).encode())
                keys = [("advice", *key) for key in asked]
                self.columns[players] += [places.setdefault(key, len(places)) for key in keys]
                self.highest[players] = [*self.highest[players], *[BEST] * len(keys)]
        self.inputs, self.actions = len(places), len(codes)
        self.outputs = self.actions + with_evaluator  #: rows of the policy
        self.seats = game.players[-1]
        self.fingerprint = told.hexdigest()[:16]  #: of the encoding and the numbering


@cache
def layout_of(game: Game, with_evaluator: bool = False) -> Layout:
    """The layout of a game, made once."""
    return Layout(game, with_evaluator)
