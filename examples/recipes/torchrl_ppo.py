"""PPO with the parts of TorchRL learns one seat of a game against a bot.

    pip install 'ratskeller[gymnasium]' torchrl
    python -m examples.recipes.torchrl_ppo --steps 80000 --rival easy

`GymWrapper` takes the Gymnasium environment as it is; the mask goes into a `MaskedCategorical`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.envs import GymWrapper
from torchrl.envs.utils import ExplorationType, set_exploration_type
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from examples.recipes.seat import LIMIT, Choose, at_random, flags, report
from ratskeller.adapters.gymnasium import SeatEnv


class Mask(nn.Module):  # type: ignore[misc]
    """Turns the mask of an observation into one of truth values."""

    def forward(self, mask: Any) -> Any:
        """The mask as `MaskedCategorical` takes it."""
        return mask.bool()


def environment(game: str, players: int, rival: str, seed: int) -> Any:
    """One seat of a game against bots, rewarded by the margin."""
    env = SeatEnv(game, players, rivals=rival, rewards="margin", limit=LIMIT)
    wrapped = GymWrapper(env, categorical_action_encoding=True)
    wrapped.set_seed(seed)
    return wrapped


class Learner:
    """An actor, a critic and what PPO needs around them."""

    def __init__(self, game: str, players: int, rival: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = environment(game, players, rival, seed)
        inputs = self.env.observation_spec["observation"].shape[-1]
        actions = self.env.action_spec.space.n
        logits = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, actions))
        self.actor = ProbabilisticActor(
            TensorDictSequential(
                TensorDictModule(logits, in_keys=["observation"], out_keys=["logits"]),
                TensorDictModule(Mask(), in_keys=["action_mask"], out_keys=["mask"]),
            ),
            in_keys=["logits", "mask"],
            distribution_class=MaskedCategorical,
            return_log_prob=True,
        )
        values = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 1))
        self.critic = ValueOperator(values, in_keys=["observation"])
        self.advantage = GAE(gamma=1.0, lmbda=0.95, value_network=self.critic, average_gae=True)
        self.loss = ClipPPOLoss(self.actor, self.critic, entropy_coeff=0.01)
        self.optimizer = torch.optim.Adam(self.loss.parameters(), lr=5e-4)

    def round(self, steps: int, epochs: int = 4, minibatch: int = 256) -> None:
        """Play some steps and learn from them."""
        with torch.no_grad():
            played = self.env.rollout(steps, self.actor, break_when_any_done=False)
            self.advantage(played)
        for _ in range(epochs):
            for some in torch.randperm(len(played)).split(minibatch):
                found = self.loss(played[some])
                loss = sum(value for name, value in found.items() if name.startswith("loss_"))
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.loss.parameters(), 0.5)
                self.optimizer.step()


def choice(actor: Any) -> Choose:
    """A choice drawn from the policy."""

    def choose(seen: Any, mask: Any) -> int:
        known = {"observation": torch.as_tensor(seen), "action_mask": torch.as_tensor(mask)}
        with torch.no_grad(), set_exploration_type(ExplorationType.RANDOM):
            return int(actor(TensorDict(known))["action"])

    return choose


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, and measure before and after."""
    parser = flags(__doc__, steps=80_000)
    parser.add_argument("--round", type=int, default=2048, help="choices of a round")
    args = parser.parse_args(arguments)
    torch.set_num_threads(1)
    learner = Learner(args.game, args.players, args.rival, args.seed)
    report("random choices", at_random(args.seed), args)
    report("untrained", choice(learner.actor), args)
    rounds = max(1, args.steps // args.round)
    for _ in range(rounds):
        learner.round(args.round)
    report(f"after {rounds * args.round:,} choices", choice(learner.actor), args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
