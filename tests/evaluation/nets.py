"""Nets with random weights, for tests that need a net but no strength."""

from __future__ import annotations

from typing import Any

import numpy as np

from ratskeller.evaluation.layout import layout_of
from ratskeller.evaluation.quantise import packed
from ratskeller.kernel import Game

WIDTHS = (48, 33, 17)  # none of them a round number


def random_floats(game: Game, seed: int = 1, with_evaluator: bool = False) -> dict[str, Any]:
    """The float weights of a net, as a training has them."""
    rng, layout = np.random.default_rng(seed), layout_of(game, with_evaluator)
    first, second, third = WIDTHS
    believed = layout.seats * layout.classes
    shapes = {
        "w1": (layout.inputs, first), "b1": (first,), "w2": (second, first + believed),
        "b2": (second,), "w3": (third, second), "b3": (third,),
        "policy_w": (layout.outputs, third), "policy_b": (layout.outputs,),
        "value_w": (layout.seats, third), "value_b": (layout.seats,),
    }  # fmt: skip
    if believed:
        shapes |= {"belief_w": (believed, first), "belief_b": (believed,)}
    floats = {name: rng.normal(size=shape) / shape[-1] ** 0.5 for name, shape in shapes.items()}
    floats["w1"] *= rng.uniform(0.01, 1, size=(layout.inputs, 1))
    floats["w1"][layout_of(game).inputs :] /= 64  # marks go up to 255
    return floats


def meta_of(game: Game, with_evaluator: bool = False) -> dict[str, Any]:
    return {
        "game": game.id,
        "rules": game.version,
        "encoding": layout_of(game, with_evaluator).fingerprint,
        "advice": layout_of(game, with_evaluator).evaluator,
        "margin_scale": 10.0,
    }


def random_net(game: Game, seed: int = 1, with_evaluator: bool = False) -> bytes:
    """The file of such a net."""
    return packed(random_floats(game, seed, with_evaluator), meta_of(game, with_evaluator))
