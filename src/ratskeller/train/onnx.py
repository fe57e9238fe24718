"""An exported net as an ONNX model, for other frameworks."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from ratskeller.evaluation.quantise import dequantised
from ratskeller.evaluation.weights import Layer, Weights

OPSET = 17


class Graph:
    """A graph under construction."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def add(self, kind: str, inputs: list[str], output: str, **attributes: Any) -> str:
        """Add an operation; returns the name of its output."""
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def constant(self, name: str, array: NDArray[Any]) -> str:
        """Add a constant."""
        self.constants.append(numpy_helper.from_array(array, name))
        return name

    def layer(self, weights: Weights, name: str, source: str, output: str = "") -> str:
        """Add a layer without its activation."""
        matrix, bias = _floats(weights.layers[name], first=name == "1")
        product = self.add(
            "MatMul", [source, self.constant(f"{name}.weight", matrix)], f"{name}.product"
        )
        added = [product, self.constant(f"{name}.bias", bias)]
        return self.add("Add", added, output or f"{name}.sum")


def _floats(layer: Layer, first: bool) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The matrix, inputs first, and the bias."""
    full, bias = dequantised(layer)
    return np.ascontiguousarray(full if first else full.T), bias


def onnx_model(weights: Weights) -> bytes:
    """The model: ``observation`` in the places of the layout → ``policy`` and ``value``.

    The policy has a logit for every action of the layout, legal or not. Games with hidden
    identities also have ``belief``, seats × ids.
    """
    layout, graph = weights.layout, Graph()
    hidden = graph.add("Relu", [graph.layer(weights, "1", "observation")], "hidden1")
    outputs = {"policy": ["batch", layout.outputs], "value": ["batch", layout.seats]}
    if layout.classes:
        shape = np.array([-1, layout.seats, layout.classes])
        logits = [graph.layer(weights, "belief", hidden), graph.constant("belief.shape", shape)]
        graph.add("Softmax", [graph.add("Reshape", logits, "belief.logits")], "belief", axis=-1)
        flat = graph.add("Flatten", ["belief"], "belief.flat")
        hidden = graph.add("Concat", [hidden, flat], "joined", axis=1)
        outputs["belief"] = ["batch", layout.seats, layout.classes]
    for name in ("2", "3"):
        hidden = graph.add("Relu", [graph.layer(weights, name, hidden)], f"hidden{name}")
    for name in ("policy", "value"):
        graph.layer(weights, name, hidden, name)
    made = helper.make_graph(
        graph.nodes,
        weights.layout.game.id,
        [_tensor("observation", ["batch", layout.inputs])],
        [_tensor(name, shape) for name, shape in outputs.items()],
        graph.constants,
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=9)
    helper.set_model_props(model, {"ratskeller": json.dumps(weights.meta)})
    onnx.checker.check_model(model)
    data: bytes = model.SerializeToString()
    return data


def _tensor(name: str, shape: list[Any]) -> Any:
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
