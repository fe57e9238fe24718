"""MaskablePPO of Stable-Baselines3 learns one seat of a game against a bot.

    pip install 'ratskeller[gymnasium]' sb3-contrib
    python -m examples.recipes.sb3 --steps 100000 --rival easy

The environment is the Gymnasium one; SB3 asks it for `action_masks` before every choice.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from ratskeller.adapters.gymnasium import SeatEnv
from ratskeller.arena.statistics import wilson


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


def environment(game: str, players: int, rival: str, rewards: str = "rank") -> gymnasium.Env:
    """One seat of a game against bots."""
    return Observed(SeatEnv(game, players, rivals=rival, rewards=rewards, limit=2000))


def learner(game: str, players: int, rival: str, games: int, seed: int) -> MaskablePPO:
    """PPO on several games at once, rewarded by the margin."""
    envs = DummyVecEnv([lambda: environment(game, players, rival, "margin")] * games)
    return MaskablePPO(
        "MlpPolicy", envs, n_steps=2048 // games, batch_size=512, n_epochs=4, gamma=1.0,
        gae_lambda=0.95, ent_coef=0.01, learning_rate=5e-4, seed=seed, device="cpu",
        policy_kwargs={"net_arch": [128, 128]},
    )  # fmt: skip


def win_share(model: MaskablePPO, game: str, players: int, rival: str, games: int) -> float:
    """The part of games that the learner wins, without exploring; half for a tie at the top."""
    env = environment(game, players, rival)
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=1000 + number)
        over, reward = False, 0.0
        while not over:
            masks = env.action_masks()  # type: ignore[attr-defined]
            action, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, given, ended, cut, _ = env.step(int(action))
            over, reward = ended or cut, float(given)
        won += 1.0 if reward == 1 else 0.5 if reward > 1 - 2 / players else 0.0
    return won / games


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, and measure before and after."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rival", default="easy", help="the bot at the other seats")
    parser.add_argument("--steps", type=int, default=100_000, help="choices of the learner")
    parser.add_argument("--games", type=int, default=16, help="games that are played together")
    parser.add_argument("--measure", type=int, default=200, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    model = learner(args.game, args.players, args.rival, args.games, args.seed)
    for steps in (0, args.steps):
        if steps:
            model.learn(steps)
        won = win_share(model, args.game, args.players, args.rival, args.measure)
        low, high = wilson(won * args.measure, args.measure)
        sys.stdout.write(
            f"after {steps:,} choices: wins {won:.1%} of {args.measure} games against"
            f" {args.rival} ({low:.1%} to {high:.1%})\n"
        )
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
