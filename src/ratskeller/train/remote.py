"""Rollouts on several machines: Ray actors that each own one machine's workers."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import torch

from ratskeller.evaluation.layout import Layout
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.registry import game
from ratskeller.train.net import Net
from ratskeller.train.rivals import Rival
from ratskeller.train.rollout import Collector, Guard, Samples


class Actor:
    """A collector with its own copy of the net, on one machine."""

    def __init__(
        self,
        id: str,
        counts: list[int],
        games: int,
        workers: int,
        horizon: int,
        widths: Any,
        with_evaluator: bool,
    ) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        layout = Layout(game(id), with_evaluator)
        self.net = Net(layout, widths).to(self.device)
        self.collector = Collector(layout, counts, games, workers, horizon, self.device)
        self.generator = torch.Generator(self.device)

    def calibrate(self) -> tuple[Any, float]:
        """The scales of the inputs and of the margin."""
        return self.collector.calibrate()

    def reset(self, seed: int) -> None:
        """Begin all games again."""
        self.generator.manual_seed(seed)
        self.collector.reset(seed)

    def collect(
        self, weights: dict[str, Any], reward_scale: float, lam: float
    ) -> tuple[Samples, int, int]:
        """A rollout with these weights, and the choices and games so far."""
        self.net.load_state_dict(weights)
        self.collector.reward_scale = reward_scale
        found = self.collector.collect(self.net, self.generator, nullcontext, lam)
        return found.to("cpu"), self.collector.steps, self.collector.games


class RayCollector:
    """All machines of a Ray cluster as one collector."""

    def __init__(
        self,
        layout: Layout,
        counts: list[int],
        games: int,
        workers: int,
        horizon: int,
        device: Any,
        widths: tuple[int, ...],
    ) -> None:
        try:
            import ray
        except ImportError:
            raise RatskellerError(
                "this needs the ray extra: pip install 'ratskeller[ray]'"
            ) from None
        if not ray.is_initialized():
            ray.init(log_to_driver=False)
        self._ray, self.device = ray, device
        self.reward_scale = 1.0
        self.steps = self.games = 0
        nodes = [node for node in ray.nodes() if node["Alive"]]
        kind: Any = ray.remote(Actor)
        self._actors = [
            kind.options(
                num_cpus=max(1, int(node["Resources"].get("CPU", 1)) - 1),
                num_gpus=min(1, node["Resources"].get("GPU", 0)),
                scheduling_strategy=ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy(
                    node["NodeID"], soft=False
                ),
            ).remote(layout.game.id, counts, games, workers, horizon, widths, layout.with_evaluator)
            for node in nodes
        ]

    def calibrate(self) -> tuple[Any, float]:
        """The scales, from the first machine."""
        found: tuple[Any, float] = self._ray.get(self._actors[0].calibrate.remote())
        return found

    def reset(self, seed: int) -> None:
        """Begin all games again, with other chance on every machine."""
        self._ray.get([a.reset.remote(seed + 7919 * n) for n, a in enumerate(self._actors)])

    def collect(
        self, net: Any, generator: Any, guard: Guard, lam: float, rival: Rival | None = None
    ) -> Samples:
        """A rollout on every machine; there are no rivals."""
        weights = self._ray.put({k: v.cpu() for k, v in net.state_dict().items()})
        waiting = [a.collect.remote(weights, self.reward_scale, lam) for a in self._actors]
        self.steps = self.games = 0
        found: list[Samples] = []
        for samples, steps, games in self._ray.get(waiting):
            self.steps += steps
            self.games += games
            found.append(samples.to(self.device))
        names = vars(found[0])
        return Samples(**{n: torch.cat([getattr(some, n) for some in found]) for n in names})

    def close(self) -> None:
        """End the actors; their workers end with them."""
        for actor in self._actors:
            self._ray.kill(actor)
