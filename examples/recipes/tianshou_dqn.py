"""Double dueling DQN of Tianshou learns one seat of a game against a bot.

    pip install 'ratskeller[gymnasium]' tianshou
    python -m examples.recipes.tianshou_dqn --steps 100000 --rival easy

Tianshou takes the mask from the observation, where it has to be called `mask`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from gymnasium.wrappers import TransformReward
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

from examples.recipes.seat import LIMIT, Choose, at_random, flags, report
from ratskeller.adapters.gymnasium import SeatEnv

HORIZON = 100  #: choices whose rewards count as they are; games give theirs at the end
POINTS = 10.0  #: ahead are worth 1


class Named(gymnasium.ObservationWrapper):
    """The observation with the names that Tianshou asks for."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, spaces.Dict)
        seen, mask = env.observation_space["observation"], env.observation_space["action_mask"]
        self.observation_space = spaces.Dict({"obs": seen, "mask": mask})

    def observation(self, observation: Any) -> Any:
        """The same under other names."""
        return {"obs": observation["observation"], "mask": observation["action_mask"]}


def environment(game: str, players: int, rival: str) -> gymnasium.Env:
    """One seat of a game against bots, rewarded by the margin."""
    env = SeatEnv(game, players, rivals=rival, rewards="margin", limit=LIMIT)
    return Named(TransformReward(env, lambda reward: float(reward) / POINTS))


class Learner:
    """A net, a buffer, and what fills it."""

    def __init__(self, game: str, players: int, rival: str, games: int, seed: int) -> None:
        np.random.seed(seed)
        torch.manual_seed(seed)
        one = environment(game, players, rival)
        assert isinstance(one.observation_space, spaces.Dict)
        assert isinstance(one.action_space, spaces.Discrete)
        net = Net(
            state_shape=one.observation_space["obs"].shape or (),
            action_shape=int(one.action_space.n), hidden_sizes=[128],
            dueling_param=({"hidden_sizes": [64]}, {"hidden_sizes": [64]}),
        )  # fmt: skip
        self.policy = DiscreteQLearningPolicy(
            model=net, action_space=one.action_space, observation_space=one.observation_space,
            eps_training=0.2,
        )  # fmt: skip
        self.algorithm = DQN(
            policy=self.policy, optim=AdamOptimizerFactory(lr=5e-4), gamma=1.0,
            n_step_return_horizon=HORIZON, target_update_freq=200,
        )  # fmt: skip
        envs = DummyVectorEnv([lambda: environment(game, players, rival)] * games)
        envs.seed(seed)
        self.buffer = VectorReplayBuffer(20_000, games)
        self.collector = Collector(
            self.algorithm, envs, self.buffer, exploration_noise=True, raise_on_nan_in_buffer=False
        )
        self.collector.reset()
        self.steps = 0

    def learn(self, steps: int, each: int = 64, updates: int = 8, minibatch: int = 256) -> None:
        """Play, and learn from what was played lately."""
        end = self.steps + steps
        while self.steps < end:
            with policy_within_training_step(self.policy):
                self.steps += int(self.collector.collect(n_step=each).n_collected_steps)
                for _ in range(updates):
                    self.algorithm.update(self.buffer, minibatch)

    def choose(self, seen: Any, mask: Any) -> int:
        """The legal action with the highest value."""
        asked = Batch(obs=Batch(obs=seen[None], mask=mask[None]), info=Batch())
        with torch.no_grad():
            return int(self.policy(asked).act[0])


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, and measure before and after."""
    parser = flags(__doc__, steps=100_000)
    parser.add_argument("--games", type=int, default=16, help="games that are played together")
    args = parser.parse_args(arguments)
    torch.set_num_threads(1)
    learner = Learner(args.game, args.players, args.rival, args.games, args.seed)
    choose: Choose = learner.choose
    report("random choices", at_random(args.seed), args)
    report("untrained", choose, args)
    learner.learn(args.steps)
    report(f"after {learner.steps:,} choices", choose, args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
