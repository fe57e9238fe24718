"""The time of a review by game and number of players: ``python -m benchmarks.review``.

Each line is one game of `medium` bots, reviewed at the quick setting on two processes. "worse" is
the share of the choices that the review calls mistakes or blunders. The strongest bot should make
almost none: ``--bot master:400 --effort deep``.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import time

import ratskeller
from benchmarks.load import ahead
from ratskeller.bots.registry import make_bot
from ratskeller.review.loop import review


def measure(name: str, players: int, seed: int, bot: str, effort: str, jobs: int) -> None:
    game = ratskeller.game(name)
    bots = [make_bot(bot, game, 10 * seed + seat) for seat in range(players)]
    record = ratskeller.play(game, bots, rng=seed)
    start = time.perf_counter()
    found = review(record, effort, jobs)
    seconds = time.perf_counter() - start
    worst = max(
        abs(a.start - a.loss + a.luck + a.hidden + a.others + a.correction - a.result)
        for a in found.accounts
    )
    real = sum(account.choices for account in found.accounts)
    loss = sum(1000 * account.loss for account in found.accounts) / real
    bad = sum(step.is_real and step.name in ("mistake", "blunder") for step in found.steps)
    print(
        f"{name:<18}{players:>3}{real:>10}{seconds:>10.1f}{loss:>12.1f}"
        f"{100 * bad / real:>8.1f} %{worst:>12.0e}",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--bot", default="medium", help="plays the games (default medium)")
    parser.add_argument("--effort", default="quick")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ahead", action="store_true", help="of all other jobs (Linux, root)")
    args = parser.parse_args()
    with ahead("") if args.ahead else contextlib.nullcontext():
        return run(args)


def run(args: argparse.Namespace) -> int:
    """Measure what was asked for."""
    head = f"{'game':<18}{'pl.':>3}{'choices':>10}{'seconds':>10}{'loss, ‰':>12}"
    print(f"{head}{'worse':>10}{'identity':>12}")
    for name in ratskeller.game_ids() if args.game is None else [args.game]:
        for players in ratskeller.game(name).players:
            if args.players in (None, players):
                measure(name, players, args.seed, args.bot, args.effort, args.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
