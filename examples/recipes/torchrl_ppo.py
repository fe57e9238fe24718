"""PPO with the parts of TorchRL learns one seat of a game against a bot.

    pip install 'ratskeller[gymnasium]' torchrl
    python -m examples.recipes.torchrl_ppo --rounds 40 --rival easy

`GymWrapper` takes the Gymnasium environment as it is; the mask goes into a `MaskedCategorical`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import torch
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from ratskeller.adapters.gymnasium import SeatEnv
from ratskeller.arena.statistics import wilson


class Mask(nn.Module):  # type: ignore[misc]
    """Turns the mask of an observation into one of truth values."""

    def forward(self, mask: Any) -> Any:
        """The mask as `MaskedCategorical` takes it."""
        return mask.bool()


def environment(game: str, players: int, rival: str, rewards: str, seed: int) -> Any:
    """One seat of a game against bots."""
    env = SeatEnv(game, players, rivals=rival, rewards=rewards, limit=2000)
    wrapped = GymWrapper(env, categorical_action_encoding=True)
    wrapped.set_seed(seed)
    return wrapped


class Learner:
    """An actor, a critic and what PPO needs around them."""

    def __init__(self, game: str, players: int, rival: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = environment(game, players, rival, "margin", seed)
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


def win_share(actor: Any, game: str, players: int, rival: str, games: int) -> float:
    """The part of games that the learner wins; half for a tie at the top."""
    env = environment(game, players, rival, "rank", 1000)
    won = 0.0
    with torch.no_grad():
        for _ in range(games):
            reward = float(env.rollout(2000, actor)["next", "reward"][-1])
            won += 1.0 if reward == 1 else 0.5 if reward > 1 - 2 / players else 0.0
    return won / games


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, and measure before and after."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rival", default="easy", help="the bot at the other seats")
    parser.add_argument("--rounds", type=int, default=40, help="of playing and learning")
    parser.add_argument("--steps", type=int, default=2048, help="choices of a round")
    parser.add_argument("--measure", type=int, default=200, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    torch.set_num_threads(1)
    learner = Learner(args.game, args.players, args.rival, args.seed)
    for rounds in (0, args.rounds):
        for _ in range(rounds):
            learner.round(args.steps)
        won = win_share(learner.actor, args.game, args.players, args.rival, args.measure)
        low, high = wilson(won * args.measure, args.measure)
        sys.stdout.write(
            f"after {rounds * args.steps:,} choices: wins {won:.1%} of {args.measure} games"
            f" against {args.rival} ({low:.1%} to {high:.1%})\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
