"""The forward pass of an exported net in NumPy: the reference of the one in C, bit for bit.

Sums of whole numbers are exact in doubles, whatever the order; what is rounded is rounded
element by element. `_inference.c` says what is computed.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from ratskeller.evaluation.weights import Layer, Weights

FIRST_HIGH = 16383  #: the largest weight of the first layer
PRECISION = 14  #: bits of an activation

Doubles = NDArray[np.float64]


class ReferenceNet:
    """The same methods as the net in C."""

    def __init__(self, weights: Weights) -> None:
        inputs, width, small, scales, bias = weights.layers["1"]
        scale = np.frombuffer(scales)
        most = float(scale.max())
        self._unit = most * 127.0 / FIRST_HIGH if most > 0 else 1.0
        first = np.frombuffer(small, np.int8).reshape(inputs, width) * (scale / self._unit)[:, None]
        self._first = np.floor(first + 0.5)
        self._first_bias = np.frombuffer(bias)
        self._layers = {
            name: _Layer(layer) for name, layer in weights.layers.items() if name != "1"
        }
        self._classes = weights.layout.classes
        self._places = {n: tuple(map(np.array, pair)) for n, pair in weights.places.items()}

    def evaluate(self, players: int, observation: bytes, actions: list[int]) -> list[float]:
        """The values by seat, the viewer first, and the logits of the actions, in one list."""
        layers = self._layers
        hidden = self._look(players, observation)
        if self._classes:
            hidden = np.concatenate([hidden, self._odds(hidden)])
        for name in ("2", "3"):
            hidden = np.maximum(layers[name].times(*_round_off(hidden)), 0.0)
        whole, unit = _round_off(hidden)
        values = layers["value"].times(whole, unit, np.arange(players))
        logits = layers["policy"].times(whole, unit, self._places[players][1][actions])
        return [*values.tolist(), *logits.tolist()]

    def belief(self, players: int, observation: bytes) -> list[float]:
        """The probabilities of the hidden ids by seat, the viewer first."""
        if not self._classes:
            return []
        odds: list[float] = self._odds(self._look(players, observation)).tolist()
        return odds[: players * self._classes]

    def _look(self, players: int, observation: bytes) -> Doubles:
        seen = np.frombuffer(observation, np.uint8)
        active = seen.nonzero()[0]
        rows = self._first[self._places[players][0][active]]
        sums: Doubles = seen[active].astype(np.float64) @ rows
        hidden: Doubles = np.maximum(sums * self._unit + self._first_bias, 0.0)
        return hidden

    def _odds(self, hidden: Doubles) -> Doubles:
        logits = self._layers["belief"].times(*_round_off(hidden)).reshape(-1, self._classes)
        powers = _exponential(logits - logits.max(1, keepdims=True))
        total = np.zeros(len(powers))
        for column in powers.T:  # one after the other, as in C
            total += column
        return (powers / total[:, None]).ravel()


class _Layer:
    def __init__(self, layer: Layer) -> None:
        outputs, inputs, weights, scale, bias = layer
        self._weights = np.frombuffer(weights, np.int8).reshape(outputs, inputs).astype(np.float64)
        self._scale, self._bias = np.frombuffer(scale), np.frombuffer(bias)

    def times(self, whole: Doubles, unit: float, rows: NDArray[np.int64] | None = None) -> Doubles:
        """The outputs, or some of them, before the activation."""
        at = slice(None) if rows is None else rows
        return (self._weights[at] @ whole) * self._scale[at] * unit + self._bias[at]


def _round_off(values: Doubles) -> tuple[Doubles, float]:
    """Activations as whole numbers, and what one of these is worth."""
    exponent = math.frexp(float(values.max()))[1]
    return np.floor(values * 2.0 ** (PRECISION - exponent) + 0.5), 2.0 ** (exponent - PRECISION)


def _exponential(x: Doubles) -> Doubles:
    """The exponential of numbers up to 0."""
    power = 1.0 + x / 65536.0
    for _ in range(16):
        power = power * power
    return np.where(x < -64.0, 0.0, power)
