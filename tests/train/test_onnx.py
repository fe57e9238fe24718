"""The ONNX model of a net gives what the net gives."""

from __future__ import annotations

import numpy as np
import pytest

import ratskeller
from ratskeller.evaluation.net import net_of
from ratskeller.evaluation.weights import read_weights
from tests.evaluation.nets import random_net
from tests.evaluation.test_net import positions

pytest.importorskip("onnx")

from onnx.reference import ReferenceEvaluator

from ratskeller.train.onnx import onnx_model


@pytest.mark.parametrize("id", ratskeller.game_ids())
def test_the_model_agrees_with_the_net(id: str) -> None:
    game = ratskeller.game(id)
    weights = read_weights(random_net(game), "it")
    net, layout = net_of(weights), weights.layout
    model = ReferenceEvaluator(onnx_model(weights))
    players = game.players[-1]
    some = list(positions(game, players))[:20]
    seen = np.zeros((len(some), layout.inputs), np.float32)
    for row, (observation, _) in zip(seen, some, strict=True):
        row[layout.columns[players]] = np.frombuffer(observation, np.uint8)
    found = dict(zip(model.output_names, model.run(None, {"observation": seen}), strict=True))
    assert ("belief" in found) == bool(layout.classes)
    for i, (observation, actions) in enumerate(some):
        rows = [layout.rows[players][action] for action in actions]
        exact = net.evaluate(players, observation, actions)
        model_says = [*found["value"][i][:players], *found["policy"][i][rows]]
        assert np.allclose(model_says, exact, atol=0.02)
        if layout.classes:
            belief = net.belief(players, observation)
            assert np.allclose(found["belief"][i][:players].ravel(), belief, atol=0.01)
