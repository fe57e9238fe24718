"""Turns the float weights of a training into the 8-bit weights that are played by."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.evaluation.weights import FORMAT, Layer, WeightsError

#: Names of the float arrays by layer: weights and bias.
FLOATS = {
    "1": ("w1", "b1"),
    "2": ("w2", "b2"),
    "3": ("w3", "b3"),
    "policy": ("policy_w", "policy_b"),
    "value": ("value_w", "value_b"),
    "belief": ("belief_w", "belief_b"),
}


def quantised(floats: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """The arrays of an exported net from those of `Net.arrays`."""
    arrays: dict[str, NDArray[Any]] = {}
    for name, (weights, bias) in FLOATS.items():
        if weights in floats:
            full = np.asarray(floats[weights], np.float64)
            if not (np.isfinite(full).all() and np.isfinite(floats[bias]).all()):
                raise WeightsError("the net holds weights that are not numbers")
            scale = (np.abs(full).max(1) / 127).astype(np.float32)
            small = np.rint(full / np.where(scale > 0, scale, 1).astype(np.float64)[:, None])
            arrays[f"weights_{name}"] = small.clip(-127, 127).astype(np.int8)
            arrays[f"scale_{name}"] = scale
            arrays[f"bias_{name}"] = np.asarray(floats[bias], np.float32)
    return arrays


def dequantised(layer: Layer) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The weights and the bias of a layer as floats."""
    one, other, small, scale, bias = layer
    full = np.frombuffer(small, np.int8).reshape(one, other) * np.frombuffer(scale)[:, None]
    return full.astype(np.float32), np.frombuffer(bias).astype(np.float32)


def packed(floats: Mapping[str, NDArray[Any]], meta: dict[str, Any]) -> bytes:
    """An exported net as the bytes of a file."""
    out = io.BytesIO()
    text = np.frombuffer(json.dumps({"format": FORMAT, **meta}).encode(), np.uint8)
    arrays: dict[str, Any] = {**quantised(floats), "meta": text}
    np.savez_compressed(out, **arrays)
    return out.getvalue()
