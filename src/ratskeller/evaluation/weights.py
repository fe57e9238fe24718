"""The weights of an exported net, checked against the game that they are for.

A file holds one set of named arrays (docs/training.md, "An exported net"). Each weight is an
8-bit integer, times a scale for each input (first layer) or for each output (the others).
"""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ratskeller.evaluation.arrays import Array, read_arrays
from ratskeller.evaluation.layout import Layout, layout_of
from ratskeller.kernel import Game, RatskellerError
from ratskeller.kernel.registry import game as find_game

FORMAT = 2  #: 8-bit weights; 1, without a number, was float16
LAYERS = ("1", "2", "3", "policy", "value")

#: Outputs, inputs, 8-bit weights, scales and biases as doubles. For the first layer inputs come
#: first, and a scale belongs to an input.
Layer = tuple[int, int, bytes, bytes, bytes]


class WeightsError(RatskellerError):
    """Weights that are damaged, or that belong to something else."""


@dataclass(frozen=True)
class Weights:
    """A net as it is stored."""

    layout: Layout
    meta: dict[str, Any]
    layers: dict[str, Layer]  #: by name; ``belief`` is there if the game has one

    @property
    def places(self) -> dict[int, tuple[list[int], list[int]]]:
        """By number of players: the input of each place, and the policy row of each action."""
        layout = self.layout
        last = [layout.actions] if layout.with_evaluator else []
        return {n: (layout.columns[n], layout.rows[n] + last) for n in layout.columns}


def read_weights(data: bytes, name: str, game: Game | None = None) -> Weights:
    """The weights in the bytes of a file, or one sentence that says why they are of no use."""
    try:
        arrays = read_arrays(data)
        meta = json.loads(arrays.pop("meta").data)
        trained_for = meta["game"]
    except Exception:  # damaged and foreign files raise many kinds
        raise WeightsError(f"{name} is damaged or is not a net of `ratskeller train`") from None
    if game is None:
        game = find_game(trained_for)
    layout = layout_of(game, bool(meta.get("advice")))
    check(name, meta, layout)
    try:
        return _weights(arrays, meta, layout)
    except (KeyError, ValueError):
        raise WeightsError(
            f"{name} does not hold the layers of a net; `ratskeller train export` writes them anew"
        ) from None


def check(name: str, meta: dict[str, Any], layout: Layout) -> None:
    """Refuse weights of another game, other rules, another encoding or another evaluator."""
    game = layout.game
    if meta["game"] != game.id:
        raise WeightsError(f"{name} was trained for {meta['game']}, not for {game.id}")
    if meta.get("rules") != game.version:
        raise WeightsError(
            f"{name} was trained with rules {meta.get('rules')} of {game.id};"
            f" these are {game.version}"
        )
    if meta.get("encoding") != layout.fingerprint:
        raise WeightsError(f"{name} was trained with another encoding of {game.id}")
    if meta.get("advice", "") != layout.evaluator:
        raise WeightsError(
            f"{name} was trained with other weights of the evaluator of {game.id};"
            " train it again with these, or put those back"
        )


def _weights(arrays: dict[str, Array], meta: dict[str, Any], layout: Layout) -> Weights:
    if meta.get("format") != FORMAT:
        raise ValueError("another format")
    names = [*LAYERS, "belief"] if layout.classes else list(LAYERS)
    layers = {name: _layer(arrays, name) for name in names}
    first, second, third = (layers[name] for name in LAYERS[:3])
    believed = layout.seats * layout.classes
    shapes = {
        "1": (layout.inputs, first[1]),
        "2": (second[0], first[1] + believed),
        "3": (third[0], second[0]),
        "policy": (layout.outputs, third[0]),
        "value": (layout.seats, third[0]),
        "belief": (believed, first[1]),
    }
    if any(layers[name][:2] != shapes[name] for name in names):
        raise ValueError("the layers do not fit")
    return Weights(layout, meta, layers)


def _layer(arrays: dict[str, Array], name: str) -> Layer:
    weights, scale, bias = (arrays[f"{part}_{name}"] for part in ("weights", "scale", "bias"))
    one, other = weights.shape
    ends = (one, other if name == "1" else one)
    if weights.kind != "|i1" or (scale.shape, bias.shape) != ((one,), ends[1:]):
        raise ValueError(name)
    return one, other, weights.data, _doubles(scale), _doubles(bias)


def _doubles(array: Array) -> bytes:
    return struct.pack(f"={array.shape[0]}d", *array.floats())


def load_weights(path: Path, game: Game | None = None) -> Weights:
    """Read the weights of a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise WeightsError(f"cannot read {path}: {error.strerror}") from None
    return read_weights(data, str(path), game)
