"""How strong the bots are: every claim of docs/bots.md, measured again.

    python benchmarks/strength.py [--game GAME] [--scale 0.2] [--state FOLDER] [--only sturdy]

Prints a row of Markdown for each match. With --state a run goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import ratskeller
from ratskeller.arena.plan import Plan, deals_for
from ratskeller.arena.run import run
from ratskeller.arena.statistics import entrants
from ratskeller.arena.store import Store
from ratskeller.kernel.game import OptionValue

#: Iterations that hard makes in a second on one core of a small machine.
SECOND = {"rattus": 12000, "notre-dame": 8000, "name-of-the-rose": 6000}


def matches(name: str) -> Iterator[tuple[str, int, tuple[str, ...], int]]:
    """Purpose, players, bots and games of every match of a game."""
    few, many = f"hard:{SECOND[name] // 16}", f"hard:{SECOND[name] // 4}"
    yield "medium against easy", 2, ("medium", "easy"), 400
    yield "hard against medium", 2, (few, "medium"), 200
    yield "one hard, three medium", 4, (few, "medium", "medium", "medium"), 120
    yield "four times the iterations", 2, (many, few), 200


def sturdy(name: str, bot: str) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every number of players with the defaults and with every option at its last value."""
    game = ratskeller.game(name)
    for players in game.players:
        yield players, {}
        yield players, {o.name: o.values[-1] for o in game.options.values()}


def play(plan: Plan, folder: Path | None, label: str) -> None:
    """One match and its row."""
    plan.check()
    stem = "-".join([plan.game, str(plan.players), *plan.bots, str(len(plan.options))])
    path = None if folder is None else folder / (stem.replace(":", "_") + ".jsonl")
    results = run(plan, Store(plan, path))
    errors = sum("error" in result for result in results)
    for entrant in entrants(results):
        sys.stdout.write(
            f"| {plan.game} | {plan.players} | {label} | {entrant.name} | {len(results)} |"
            f" {100 * entrant.share:.1f} % | {100 * entrant.low:.1f} – {100 * entrant.high:.1f} % |"
            f" {entrant.score:.1f} | {entrant.ms:.2f} | {errors} |\n"
        )
    sys.stdout.flush()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="how strong the bots are")
    parser.add_argument("--game", choices=ratskeller.games())
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the games")
    parser.add_argument("--state", type=Path, help="a folder to keep results in")
    parser.add_argument("--only", choices=["strength", "sturdy", "scores"])
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in ratskeller.games() if args.game is None else [args.game]:
        if args.only in (None, "strength"):
            for label, players, bots, games in matches(name):
                deals = deals_for(max(2, round(games * args.scale)), players)
                play(Plan(name, players, (), bots, deals, args.seed), args.state, label)
        if args.only in (None, "scores"):
            for players in ratskeller.game(name).players:
                for bot in ("medium", f"hard:{SECOND[name] // 16}"):
                    deals = deals_for(max(2, round(40 * args.scale)), players)
                    plan = Plan(name, players, (), (bot,) * players, deals, args.seed)
                    play(plan, args.state, "among themselves")
        if args.only in (None, "sturdy"):
            for bot in ("easy", "medium:40", "hard:4"):
                cases = list(sturdy(name, bot))
                for players, options in cases:
                    games = max(2, round(2000 * args.scale / len(cases)))
                    plan = Plan(
                        name, players, tuple(options.items()), (bot,) * players,
                        deals_for(games, players), args.seed,
                    )  # fmt: skip
                    play(plan, args.state, "sturdy")


if __name__ == "__main__":
    main()
