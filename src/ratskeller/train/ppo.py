"""Proximal policy optimisation: the losses and their minimisation."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from ratskeller.train.net import Net, evaluated_policy
from ratskeller.train.rollout import Samples

CLIP = 0.2  #: of the ratio between the new and the old policy
VALUE_WEIGHT = 0.5
BELIEF_WEIGHT = 0.3
LARGEST_GRADIENT = 0.5
TEACHER_SHARPNESS = 10.0  #: of the policy that imitation learns from what actions were worth


@dataclass
class Settings:
    """What a run is trained with; all of it is kept in the checkpoint."""

    learning_rate: float = 7e-4  #: falls linearly to a thirtieth
    entropy: tuple[float, float] = (0.02, 0.002)  #: weight of the bonus, falling geometrically
    lam: float = 0.99  #: λ of GAE
    epochs: int = 2
    minibatch: int = 1024
    games: int = 128
    horizon: int = 128
    with_evaluator: bool = True  #: whether the evaluator's features and marks are inputs
    rivals: bool = True  #: whether some games are played against others than the net itself
    widths: tuple[int, ...] = (384, 256, 128)
    seed: int = 1


class Learner:
    """The net with its optimiser and its random generator."""

    def __init__(self, net: Net, settings: Settings, device: Any) -> None:
        self.net, self.settings, self.device = net.to(device), settings, device
        cuda = device.type == "cuda"
        self.optimizer = torch.optim.Adam(
            net.parameters(), lr=settings.learning_rate, eps=1e-5, fused=cuda
        )
        self.generator = torch.Generator(device).manual_seed(settings.seed)

    def guard(self) -> Any:
        """The context of calls of the net: bfloat16 on a GPU."""
        if self.device.type == "cuda":
            return torch.autocast("cuda", dtype=torch.bfloat16)
        return nullcontext()

    def update(self, samples: Samples, progress: float) -> dict[str, float]:
        """Learn from a rollout; ``progress`` runs from 0 to 1. Return the mean losses."""
        settings = self.settings
        rate = settings.learning_rate * max(1 / 30, 1 - progress)
        start, end = settings.entropy
        bonus = start * (end / start) ** min(1.0, progress)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        spread = samples.advantages.std(unbiased=False) + 1e-6
        samples.advantages = (samples.advantages - samples.advantages.mean()) / spread
        parts = max(1, round(len(samples.actions) / settings.minibatch))
        sums: dict[str, Any] = {}
        for _ in range(settings.epochs):
            for rows in self._order(len(samples.actions)).tensor_split(parts):
                losses = self._losses(samples, rows)
                self._descend(losses, bonus)
                for name, one in losses.items():
                    sums[name] = sums.get(name, 0.0) + one.detach()
        count = parts * settings.epochs
        found = {name: float(one) / count for name, one in sums.items()}
        variance = float(samples.returns[samples.present].var()) + 1e-6
        found["explained"] = 1 - found.get("critic", found["value"]) / variance
        return {**found, "learning_rate": rate, "entropy_bonus": bonus}

    def imitate(self, samples: Any, rate: float) -> dict[str, float]:
        """One epoch of learning what actions were worth to a teacher, and the results."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        parts = max(1, round(len(samples.actions) / self.settings.minibatch))
        sums: dict[str, Any] = {}
        for rows in self._order(len(samples.actions)).tensor_split(parts):
            log_probs, losses = self._supervised(samples, rows)
            wanted = evaluated_policy(samples.worth[rows], TEACHER_SHARPNESS).softmax(1)
            losses["policy"] = -(wanted * log_probs.clamp(min=-30)).sum(1).mean()
            self._descend(losses, bonus=0.0)
            for name, one in losses.items():
                sums[name] = sums.get(name, 0.0) + one.detach()
        return {name: float(one) / parts for name, one in sums.items()}

    def agreement(self, samples: Samples) -> float:
        """How often the most likely action of the net is the teacher's."""
        found = 0
        with torch.no_grad(), self.guard():
            for rows in torch.arange(len(samples.actions)).split(8192):
                at = rows.to(self.device)
                logits = self.net(samples.observations[at], samples.masks[at])[0]
                found += int((logits.argmax(1) == samples.actions[at]).sum())
        return found / len(samples.actions)

    def _order(self, size: int) -> Any:
        return torch.randperm(size, generator=self.generator, device=self.device)

    def _descend(self, losses: dict[str, Any], bonus: float) -> None:
        """One step of the optimiser."""
        loss = (
            losses["policy"] - bonus * losses["entropy"]
            + VALUE_WEIGHT * (losses["value"] + losses.get("critic", 0.0))
            + BELIEF_WEIGHT * losses.get("belief", 0.0)
        )  # fmt: skip
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), LARGEST_GRADIENT)
        self.optimizer.step()

    def _losses(self, some: Samples, rows: Any) -> dict[str, Any]:
        log_probs, losses = self._supervised(some, rows)
        chosen = log_probs.gather(1, some.actions[rows, None])[:, 0]
        ratio = (chosen - some.log_probs[rows]).exp()
        advantages = some.advantages[rows]
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP) * advantages
        losses["policy"] = -torch.min(ratio * advantages, clipped).mean()
        return losses

    def _supervised(self, some: Samples, rows: Any) -> tuple[Any, dict[str, Any]]:
        """The log-probabilities of all actions, and the losses beside the policy's."""
        hidden = some.hidden[rows]
        with self.guard():
            logits, value, critic, belief = self.net(
                some.observations[rows], some.masks[rows], hidden
            )
        log_probs = torch.log_softmax(logits, 1)
        returns, present = some.returns[rows], some.present[rows]
        seats = present.sum()
        losses = {
            "value": ((value - returns).square() * present).sum() / seats,
            "entropy": -(log_probs.exp() * log_probs.clamp(min=-30)).sum(1).mean(),
        }
        if belief is not None:
            losses["critic"] = ((critic - returns).square() * present).sum() / seats
            losses["belief"] = functional.cross_entropy(
                belief[:, 1:].flatten(0, 1),
                hidden[:, 1:].flatten().long() - 1,  # -1: not dealt yet
                ignore_index=-1,
            )
        return log_probs, losses
