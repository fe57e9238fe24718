"""PPO of Ray's RLlib learns one seat of a game against a bot.

    pip install 'ratskeller[gymnasium]' 'ray[rllib]' torch
    python -m examples.recipes.rllib_ppo --steps 100000 --rival easy

RLlib knows no masks: a module of one's own gives illegal actions no chance.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import torch
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.tune.registry import register_env
from torch import nn

from examples.recipes.seat import LIMIT, Choose, at_random, flags, report
from ratskeller.adapters.gymnasium import SeatEnv

NEVER = -1e9  #: the logit of an illegal action


class Masked(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]
    """A policy and a value; illegal actions get no chance."""

    def setup(self) -> None:
        """Make the layers."""
        inputs = self.observation_space["observation"].shape[0]
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU())
        self.policy = nn.Linear(128, int(self.action_space.n))
        self.value = nn.Linear(128, 1)

    def _forward(self, batch: dict[str, Any], **given: Any) -> dict[str, Any]:
        found = self.body(batch[Columns.OBS]["observation"])
        legal = batch[Columns.OBS]["action_mask"] > 0
        logits = self.policy(found).masked_fill(~legal, NEVER)
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: found}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        """The values of positions."""
        if embeddings is None:
            embeddings = self.body(batch[Columns.OBS]["observation"])
        return self.value(embeddings).squeeze(-1)


def learner(game: str, players: int, rival: str, games: int, steps: int, seed: int) -> PPO:
    """PPO on several games at once, in this process."""

    def environment(_: object) -> SeatEnv:
        return SeatEnv(game, players, rivals=rival, rewards="margin", limit=LIMIT)

    register_env("seat", environment)
    config = (
        PPOConfig()
        .environment("seat")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=games)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Masked))
        .training(
            train_batch_size_per_learner=steps, minibatch_size=256, num_epochs=4, lr=5e-4,
            gamma=1.0, lambda_=0.95, entropy_coeff=0.01,
        )
        .learners(num_learners=0)
        .debugging(seed=seed)
    )  # fmt: skip
    return config.build_algo()


def choice(algorithm: PPO) -> Choose:
    """A choice drawn from the policy."""
    module = algorithm.get_module()

    def choose(seen: Any, mask: Any) -> int:
        one = {
            "observation": torch.as_tensor(seen)[None],
            "action_mask": torch.as_tensor(mask)[None],
        }
        with torch.no_grad():
            found = module.forward_inference({Columns.OBS: one})
        return int(
            torch.distributions.Categorical(logits=found[Columns.ACTION_DIST_INPUTS]).sample()
        )

    return choose


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, and measure before and after."""
    parser = flags(__doc__, steps=80_000)
    parser.add_argument("--games", type=int, default=16, help="games that are played together")
    parser.add_argument("--round", type=int, default=2048, help="choices of a round")
    args = parser.parse_args(arguments)
    torch.set_num_threads(1)
    algorithm = learner(args.game, args.players, args.rival, args.games, args.round, args.seed)
    report("random choices", at_random(args.seed), args)
    report("untrained", choice(algorithm), args)
    rounds = max(1, args.steps // args.round)
    for _ in range(rounds):
        algorithm.train()
    report(f"after {rounds * args.round:,} choices", choice(algorithm), args)
    algorithm.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
