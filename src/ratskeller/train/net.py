"""The net: observation → policy and values, with a belief about what is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from ratskeller.evaluation.layout import Layout
from ratskeller.evaluation.quantise import dequantised
from ratskeller.evaluation.weights import Weights, check
from ratskeller.kernel.net_inputs import BEST, WORST
from ratskeller.kernel.registry import game as find_game
from ratskeller.train.checkpoint import load

ILLEGAL = -1e9  #: the logit of an illegal action
SOFTER = 0.5  #: times the logits of an exported net that is trained on
MARK_WEIGHT = 12.0  #: of the evaluator's marks in the first policy
WIDTHS = (384, 256, 128)


def policy_input(marks: Any) -> Any:
    """The marks of a batch as inputs of the policy: 0 for the best action, -1 for the worst."""
    return (marks.float() - BEST) / (BEST - WORST)


def evaluated_policy(marks: Any, sharpness: float) -> Any:
    """The logits of a player who follows marks; an action without one is illegal."""
    return (sharpness * policy_input(marks)).masked_fill(marks == 0, ILLEGAL)


class Net(nn.Module):  # type: ignore[misc]
    """Three hidden layers. The first holds one row for each input, for sparse sums.

    With a belief, the first layer predicts the hidden ids; the probabilities are inputs of the
    second layer. A critic that sees the hidden ids serves the training and is not exported.
    """

    def __init__(self, layout: Layout, widths: tuple[int, ...] = WIDTHS) -> None:
        super().__init__()
        first, second, third = widths
        self.layout = layout
        self.believed = layout.seats * layout.classes
        self.register_buffer("scale", torch.ones(layout.inputs))
        self.w1 = nn.Parameter(torch.randn(layout.inputs, first) / 8)
        self.b1 = nn.Parameter(torch.zeros(first))
        self.second = nn.Linear(first + self.believed, second)
        self.third = nn.Linear(second, third)
        self.policy = nn.Linear(third, layout.outputs)
        self.value = nn.Linear(third, layout.seats)
        heads = [self.policy, self.value]
        if self.believed:
            self.belief = nn.Linear(first, self.believed)
            self.critic_hidden = nn.Linear(first + self.believed, second)
            self.critic = nn.Linear(second, layout.seats)
            heads += [self.belief, self.critic]
        for head in heads:  # the first policy is uniform
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        if layout.with_evaluator:
            nn.init.constant_(self.policy.bias[-1:], MARK_WEIGHT)

    def forward(
        self, observations: Any, masks: Any, hidden: Any = None
    ) -> tuple[Any, Any, Any, Any]:
        """The logits, the values by seat, the critic's values and the logits of the belief."""
        first = self.w1 * self.scale[:, None]
        if torch.is_autocast_enabled():
            first = first.to(torch.bfloat16)  # whole numbers up to 256 are exact in it
        h1 = functional.relu(observations.to(first.dtype) @ first + self.b1)
        belief = critic = None
        joined = h1
        if self.believed:
            belief = self.belief(h1).float().view(-1, self.layout.seats, self.layout.classes)
            joined = torch.cat([h1, belief.detach().softmax(2).flatten(1).to(h1.dtype)], 1)
            if hidden is not None:
                true = functional.one_hot(hidden.long(), self.layout.classes + 1)[:, :, 1:]
                seen = torch.cat([h1, true.flatten(1).to(h1.dtype)], 1)
                critic = self.critic(functional.relu(self.critic_hidden(seen))).float()
        h3 = functional.relu(self.third(functional.relu(self.second(joined))))
        logits = self.policy(h3).float()
        if self.layout.with_evaluator:
            logits = logits[:, :-1] + logits[:, -1:] * policy_input(masks)
        logits = logits.masked_fill(masks == 0, ILLEGAL)
        value = self.value(h3).float()
        return logits, value, value if critic is None else critic, belief

    def take(self, weights: Weights) -> None:
        """Start from an exported net, also from one without the evaluator.

        Its policy is made softer, so that it explores again.
        """
        full = {name: dequantised(layer) for name, layer in weights.layers.items()}
        layers = {"2": self.second, "3": self.third, "policy": self.policy, "value": self.value}
        if self.believed:
            layers["belief"] = self.belief
        with torch.no_grad():
            first, bias = (torch.from_numpy(part).to(self.w1.device) for part in full["1"])
            self.w1.zero_()
            self.w1[: len(first)] = first / self.scale[: len(first), None]
            self.b1.copy_(bias)
            for name, layer in layers.items():
                matrix, bias = map(torch.from_numpy, full[name])
                if name == "policy":
                    matrix, bias = SOFTER * matrix, SOFTER * bias
                layer.weight[: len(matrix)] = matrix
                layer.bias[: len(bias)] = bias

    def arrays(self) -> dict[str, Any]:
        """The weights to export, the scale of the inputs folded into the first layer."""
        found = {"w1": self.w1 * self.scale[:, None], "b1": self.b1}
        layers = {"2": self.second, "3": self.third}
        heads = {"policy": self.policy, "value": self.value}
        if self.believed:
            heads["belief"] = self.belief
        for name, layer in layers.items():
            found |= {f"w{name}": layer.weight, f"b{name}": layer.bias}
        for name, layer in heads.items():
            found |= {f"{name}_w": layer.weight, f"{name}_b": layer.bias}
        return {name: array.detach().float().cpu().numpy() for name, array in found.items()}


def exportable(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The float weights of a checkpoint and what they belong to."""
    found = load(path)
    layout = Layout(find_game(found["meta"]["game"]), bool(found["meta"].get("advice")))
    check(str(path), found["meta"], layout)
    net = Net(layout, found["settings"]["widths"])
    net.load_state_dict(found["net"])
    return net.arrays(), {**found["meta"], "margin_scale": found["reward_scale"]}
