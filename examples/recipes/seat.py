"""What the recipes that learn one seat share: the flags, and how they are measured."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from ratskeller.adapters.gymnasium import SeatEnv
from ratskeller.arena.statistics import wilson

LIMIT = 2000  #: choices after which a game is cut off
Choose = Callable[[Any, Any], int]  #: the action for an observation and its mask


def flags(description: str, steps: int) -> argparse.ArgumentParser:
    """A parser with the flags of every recipe."""
    parser = argparse.ArgumentParser(description=description.partition("\n")[0])
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rival", default="easy", help="the bot at the other seats")
    parser.add_argument("--steps", type=int, default=steps, help="choices of the learner")
    parser.add_argument("--measure", type=int, default=200, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def win_share(choose: Choose, game: str, players: int, rival: str, games: int) -> float:
    """The part of games that the learner wins; half for a tie at the top."""
    env = SeatEnv(game, players, rivals=rival, limit=LIMIT)
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=1000 + number)
        over, reward = False, 0.0
        while not over:
            action = choose(seen["observation"], seen["action_mask"])
            seen, reward, ended, cut, _ = env.step(action)
            over = ended or cut
        won += 1.0 if reward == 1 else 0.5 if reward > 1 - 2 / players else 0.0
    return won / games


def report(choose: Choose, args: argparse.Namespace, steps: int) -> None:
    """Measure, and print a line."""
    won = win_share(choose, args.game, args.players, args.rival, args.measure)
    low, high = wilson(won * args.measure, args.measure)
    sys.stdout.write(
        f"after {steps:,} choices: wins {won:.1%} of {args.measure} games against {args.rival}"
        f" ({low:.1%} to {high:.1%})\n"
    )
    sys.stdout.flush()
