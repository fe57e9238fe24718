"""The command ``ratskeller tournament``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ratskeller.arena.command import count, progress
from ratskeller.bots.registry import split_specs
from ratskeller.kernel.game import OptionValue
from ratskeller.tournaments.pairings import Round, round_robin, swiss
from ratskeller.tournaments.plan import TableOf, Tournament
from ratskeller.tournaments.play import play_tables
from ratskeller.tournaments.standings import Game, Standing, standings

TABLES = 64


def plan_of(args: argparse.Namespace, players: int, options: dict[str, OptionValue]) -> Tournament:
    """The tournament of the command's arguments."""
    bots = tuple(split_specs(args.bots))
    return Tournament(args.game, players, tuple(options.items()), bots, args.seed).check()


def tournament(args: argparse.Namespace, plan: Tournament) -> int:
    """Play a tournament and print its standings."""
    if args.duplicate:
        tables = plan.duplicate(args.tables)
        games = play_tables(plan, tables, args.jobs, args.records, progress)
        found, system = standings(plan.names, games, duplicate=True), "duplicate"
    else:
        games, byes = _by_rounds(args, plan)
        found, system = standings(plan.names, games, byes=byes), "round robin"
        if args.swiss is not None:
            system = f"Swiss, {args.swiss} rounds"
    if args.json:
        told = {**plan.data(), "system": system, "tables": len(games)}
        told["standings"] = [asdict(one) for one in found]
        sys.stdout.write(json.dumps(told, indent=1) + "\n")
    else:
        head = (
            f"{plan.game}, {plan.players} players, {system}, {len(games)} tables, seed {plan.seed}"
        )
        sys.stdout.write("\n".join([head, *lines(found, args.duplicate)]) + "\n")
    return 0


def _by_rounds(args: argparse.Namespace, plan: Tournament) -> tuple[list[Game], dict[str, int]]:
    """The games of a round robin or a Swiss tournament; every table has draws of its own."""
    names = plan.names
    fixed = None if args.swiss is not None else round_robin(len(names), plan.players)
    rounds = args.swiss if fixed is None else len(fixed)
    games: list[Game] = []
    byes: dict[str, int] = {}
    played: list[Round] = []
    for number in range(rounds):
        if fixed is not None:
            pairings = fixed[number]
        else:
            ranking = [names.index(one.entrant) for one in standings(names, games, byes=byes)]
            pairings = swiss(ranking, played, plan.players)
            sitting = {entrant for pairing in pairings for entrant in pairing}
            for at, name in enumerate(names):
                byes[name] = byes.get(name, 0) + (at not in sitting)
        played.append(pairings)
        first = len(games)
        tables = [TableOf(first + at, first + at, pairing) for at, pairing in enumerate(pairings)]
        games += play_tables(plan, tables, args.jobs, args.records)
        progress(number + 1, rounds)
    return games, byes


def lines(found: Sequence[Standing], duplicate: bool) -> list[str]:
    """The standings as lines of text."""
    wide = max(16, *(len(one.entrant) + 2 for one in found))
    figures: list[tuple[str, Any]] = [
        ("wins", lambda one: f"{100 * one.share:.1f} %"),
        ("less luck", lambda one: f"{100 * one.less_luck:.1f} %"),
    ]
    if duplicate:
        figures.append(("beside others", lambda one: f"{100 * one.beside:+.1f}"))
    else:
        figures.insert(0, ("points", lambda one: f"{one.points:.2f}"))
        figures.append(("met", lambda one: f"{one.met:.2f}"))
    out = [f"{'':>4}{'bot':<{wide}}{'games':>6}" + "".join(f"{head:>15}" for head, _ in figures)]
    for one in found:
        cells = "".join(f"{tell(one):>15}" for _, tell in figures)
        out.append(f"{one.place:>3} {one.entrant:<{wide}}{one.games:>6}{cells}")
    return out


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add = parser.add_argument
    add("--bots", required=True, metavar="A,B,…", help="the entrants, such as hard:100,medium,easy")
    system = parser.add_mutually_exclusive_group()
    system.add_argument(
        "--duplicate",
        action="store_true",
        help="every deal is played by every line-up in every seating, with the same draws",
    )
    system.add_argument(
        "--swiss",
        type=count,
        metavar="ROUNDS",
        help="so many rounds between entrants of like standing (default: a round robin)",
    )
    add(
        "--tables",
        type=count,
        default=TABLES,
        metavar="N",
        help=f"with --duplicate: at least this many (default {TABLES})",
    )
    add("--seed", type=int, default=1, metavar="N", help="seed of the draws (default 1)")
    add("--jobs", type=count, metavar="N", help="number of processes (default: one per core)")
    add("--records", type=Path, metavar="DIR", help="write the record of every table into DIR")
    add("--json", action="store_true", help="print JSON")
