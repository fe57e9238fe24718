"""Rivals in self-play: in some of the games the other seats play by something else.

Half of the rollouts meet the evaluator's marks, played nearly greedily, the others the net as it
was some time ago. Only the decisions of the net itself are learned from.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import torch

from ratskeller.train.net import Net, evaluated_policy

EVERY = 4  #: one game in so many has rivals
SHARPNESS = 30.0  #: of the evaluator's policy
UPDATES = 15  #: between two copies of the net
KEPT = 12  #: copies

Rival = Callable[[Any, Any], Any]  #: observations and masks → logits


def evaluator_policy(observations: Any, masks: Any) -> Any:
    """The logits of a player who follows the marks."""
    return evaluated_policy(masks, SHARPNESS)


class Rivals:
    """The net's past, and the evaluator if the net is trained with it."""

    def __init__(self, net: Net, seed: int) -> None:
        widths = (net.w1.shape[1], net.second.out_features, net.third.out_features)
        self._net = Net(net.layout, widths).to(net.w1.device)
        self._past: list[dict[str, Any]] = []
        self._random = random.Random(seed)

    def next(self, net: Net, updates: int) -> Rival:
        """The rival of the next rollout."""
        if updates % UPDATES == 0 or not self._past:
            kept = {name: value.detach().clone() for name, value in net.state_dict().items()}
            self._past = [*self._past[-KEPT + 1 :], kept]
        if net.layout.with_evaluator and self._random.random() < 0.5:
            return evaluator_policy
        self._net.load_state_dict(self._random.choice(self._past))

        def policy(observations: Any, masks: Any) -> Any:
            with torch.no_grad():
                return self._net(observations, masks)[0]

        return policy
