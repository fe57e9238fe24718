"""What the recipes that learn one seat share: the flags, and how they are measured.

Policies are measured as they play while they learn: their choices are drawn. The likeliest choice
of an untrained policy says nothing, because it follows one fixed order of the actions, and some
orders win most games against `random` and even against `easy`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

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
    parser.add_argument("--measure", type=int, default=400, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def at_random(seed: int) -> Choose:
    """Random legal actions: what every learner has to surpass."""
    rng = np.random.default_rng(seed)
    return lambda seen, mask: int(rng.choice(np.flatnonzero(mask)))


def win_share(choose: Choose, game: str, players: int, rival: str, games: int) -> float:
    """The part of games that the learner wins; seats that win together share the win."""
    env = SeatEnv(game, players, rivals=rival, limit=LIMIT)
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=1000 + number)
        ended = cut = False
        while not ended and not cut:
            action = choose(seen["observation"], seen["action_mask"])
            seen, _, ended, cut, _ = env.step(action)
        if ended:
            rewards = env.batch.rewards[0]  # ranks, of all seats
            winners = rewards == rewards.max()
            won += float(winners[env.seat] / winners.sum())
    return won / games


def report(what: str, choose: Choose, args: argparse.Namespace) -> None:
    """Measure, and print a line."""
    won = win_share(choose, args.game, args.players, args.rival, args.measure)
    low, high = wilson(won * args.measure, args.measure)
    sys.stdout.write(
        f"{what}: wins {won:.1%} of {args.measure} games against {args.rival}"
        f" ({low:.1%} to {high:.1%})\n"
    )
    sys.stdout.flush()
