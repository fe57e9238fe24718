"""MaskablePPO of Stable-Baselines3 learns one seat of a game against a bot.

    pip install 'ratskeller[gymnasium]' sb3-contrib
    python -m examples.recipes.sb3 --steps 100000 --rival easy

The environment is the Gymnasium one; SB3 asks it for `action_masks` before every choice.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import gymnasium
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from examples.recipes.seat import LIMIT, Choose, at_random, flags, report
from ratskeller.adapters.gymnasium import SeatEnv


class Observed(gymnasium.ObservationWrapper):
    """The observation without the mask, which SB3 asks for by itself."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, spaces.Dict)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: Any) -> Any:
        """The numbers alone."""
        return observation["observation"]

    def action_masks(self) -> Any:
        """The legal actions."""
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


def environment(game: str, players: int, rival: str) -> gymnasium.Env:
    """One seat of a game against bots, rewarded by the margin."""
    return Observed(SeatEnv(game, players, rivals=rival, rewards="margin", limit=LIMIT))


def learner(game: str, players: int, rival: str, games: int, seed: int) -> MaskablePPO:
    """PPO on several games at once."""
    envs = DummyVecEnv([lambda: environment(game, players, rival)] * games)
    return MaskablePPO(
        "MlpPolicy", envs, n_steps=2048 // games, batch_size=512, n_epochs=4, gamma=1.0,
        gae_lambda=0.95, ent_coef=0.01, learning_rate=5e-4, seed=seed, device="cpu",
        policy_kwargs={"net_arch": [128, 128]},
    )  # fmt: skip


def choice(model: MaskablePPO) -> Choose:
    """A choice drawn from the policy."""
    return lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=False)[0])


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, and measure before and after."""
    parser = flags(__doc__, steps=100_000)
    parser.add_argument("--games", type=int, default=16, help="games that are played together")
    args = parser.parse_args(arguments)
    torch.set_num_threads(1)
    model = learner(args.game, args.players, args.rival, args.games, args.seed)
    report("random choices", at_random(args.seed), args)
    report("untrained", choice(model), args)
    model.learn(args.steps)
    report(f"after {int(model.num_timesteps):,} choices", choice(model), args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
