"""The strength and the speed of the bots: the figures of docs/bots.md.

    python -m benchmarks.strength [--game GAME] [--scale 0.2] [--state FOLDER] [--only robust]

Prints a row of Markdown for each match. With --state an interrupted run resumes. ``--only``
takes one of: quick (milliseconds per choice, iterations of hard per second), strength, scores,
robust (thousands of games in search of errors), nets (the bots that play by a net; hours on one
core, so use many).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import ratskeller
from ratskeller import _pure
from ratskeller.arena.plan import Plan, deals_for
from ratskeller.arena.run import run
from ratskeller.arena.statistics import entrants
from ratskeller.arena.store import Store
from ratskeller.bots.registry import make_bot
from ratskeller.kernel import Match
from ratskeller.kernel.game import OptionValue

#: The iterations of hard in matches: fewer than in its default second, to save time.
FEW = {"rattus": 400, "notre-dame": 200, "name-of-the-rose": 200}

TIMED = ("easy", "medium", "expert")  #: bots without a budget of time


def matches(name: str) -> Iterator[tuple[str, int, tuple[str, ...], int]]:
    """Label, players, bots and number of games of every match of a game."""
    few, fewer = f"hard:{FEW[name]}", f"hard:{FEW[name] // 4}"
    yield "medium against easy", 2, ("medium", "easy"), 200
    yield "hard against medium", 2, (few, "medium"), 100
    yield "one hard, three medium", 4, (few, "medium", "medium", "medium"), 100
    yield "four times the iterations", 2, (few, fewer), 100


def net_matches(name: str) -> Iterator[tuple[str, int, tuple[str, ...], int]]:
    """The matches of the bots that play by a net."""
    yield "expert against hard:200", 2, ("expert", "hard:200"), 400
    yield "one expert, three hard:200", 4, ("expert", "hard:200", "hard:200", "hard:200"), 400
    levels = ("easy", "apprentice", "medium", "journeyman", "hard", "expert", "master")
    for better, worse in zip(levels[1:], levels, strict=False):
        yield "neighbouring levels", 2, (better, worse), 100
    yield "master against hard", 2, ("master", "hard"), 100
    yield "one master, three hard", 4, ("master", "hard", "hard", "hard"), 100
    yield "four masters", 4, ("master",) * 4, 40


def quick(name: str, players: int) -> str:
    """The time of each bot per choice, in positions of a game between medium bots."""
    game = ratskeller.game(name)
    seated = [make_bot("medium", game, seat) for seat in range(players)]
    asked = {spec: make_bot(spec, game, 7) for spec in (*TIMED, "hard:200")}
    spent = dict.fromkeys(asked, 0.0)
    longest = dict.fromkeys(asked, 0.0)
    state = (match := Match(game, players, rng=5)).state
    count = made = 0
    while state.outcome is None:
        seat = state.actors[0]
        view, choices = state.view(seat), state.choices(seat)
        if len(choices) > 1:
            made += 1
            if made % 5 == 0:
                count += 1
                for spec, bot in asked.items():
                    start = time.process_time()
                    bot.choose(view, choices)
                    took = time.process_time() - start
                    spent[spec] += took
                    longest[spec] = max(longest[spec], took)
        match.apply(seat, seated[seat].choose(view, choices))
    figures = [f"{1e3 * spent[s] / count:.3f} ({1e3 * longest[s]:.1f})" for s in TIMED]
    rate = 200 * count / spent["hard:200"]
    how = "compiled" if _pure.compiled() else "pure"
    return f"| {name} | {players} | {' | '.join(figures)} | {rate:,.0f} | {how} |"


def robust(name: str) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every number of players, with the default options and with all options changed."""
    game = ratskeller.game(name)
    for players in game.players:
        yield players, {}
        yield players, {o.name: o.values[-1] for o in game.options.values()}


def play(plan: Plan, folder: Path | None, label: str, jobs: int | None) -> tuple[int, int]:
    """Play a match, print its rows, and return the numbers of games and errors."""
    plan.check()
    stem = "-".join([plan.game, str(plan.players), *plan.names, str(len(plan.options))])
    path = None if folder is None else folder / (stem.replace(":", "_") + ".jsonl")
    results = run(plan, Store(plan, path), jobs)
    errors = sum("error" in result for result in results)
    for entrant in entrants(results):
        sys.stdout.write(
            f"| {plan.game} | {plan.players} | {label} | {entrant.name} | {len(results)} |"
            f" {100 * entrant.share:.1f} % | {100 * entrant.low:.1f} – {100 * entrant.high:.1f} % |"
            f" {entrant.score:.1f} | {entrant.ms:.2f} | {errors} |\n"
        )
    sys.stdout.flush()
    return len(results), errors


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="the strength and the speed of the bots")
    parser.add_argument("--game", choices=ratskeller.game_ids())
    parser.add_argument(
        "--scale", type=float, default=1.0, help="fraction of the games (default 1)"
    )
    parser.add_argument("--state", type=Path, help="folder for the results")
    parser.add_argument("--only", choices=["quick", "strength", "robust", "scores", "nets"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="number of processes (default: one per core)")
    args = parser.parse_args()
    for name in ratskeller.game_ids() if args.game is None else [args.game]:
        if args.only in (None, "quick"):
            for players in ratskeller.game(name).players:
                sys.stdout.write(quick(name, players) + "\n")
                sys.stdout.flush()
        if args.only in (None, "strength", "nets"):
            wanted = net_matches(name) if args.only == "nets" else matches(name)
            for label, players, bots, games in wanted:
                deals = deals_for(max(2, round(games * args.scale)), players)
                play(Plan(name, players, (), bots, deals, args.seed), args.state, label, args.jobs)
        if args.only in (None, "scores"):
            for players in ratskeller.game(name).players:
                for bot in ("medium", f"hard:{FEW[name]}"):
                    deals = deals_for(max(2, round(40 * args.scale)), players)
                    plan = Plan(name, players, (), (bot,) * players, deals, args.seed)
                    play(plan, args.state, "among themselves", args.jobs)
        if args.only in (None, "robust"):
            for bot in ("easy", "medium:40", "hard:4"):
                cases = list(robust(name))
                done = []
                for players, options in cases:
                    games = max(2, round(2000 * args.scale / len(cases)))
                    plan = Plan(
                        name, players, tuple(options.items()), (bot,) * players,
                        deals_for(games, players), args.seed,
                    )  # fmt: skip
                    done.append(play(plan, args.state, "robust", args.jobs))
                games, errors = (sum(column) for column in zip(*done, strict=True))
                sys.stdout.write(f"{name}, {bot}: {games} games, {errors} errors\n")


if __name__ == "__main__":
    main()
