"""The command ``ratskeller arena``."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

from ratskeller.arena.limits import MEMORY, SECONDS
from ratskeller.arena.plan import Plan, deals_for
from ratskeller.arena.report import page
from ratskeller.arena.run import run
from ratskeller.arena.store import Store
from ratskeller.arena.summary import lines, summary
from ratskeller.arena.yardstick import grade, read_questions
from ratskeller.arena.yardstick import lines as grade_lines
from ratskeller.bots.registry import check_bot, split_specs
from ratskeller.kernel import Game, RatskellerError
from ratskeller.kernel.game import OptionValue


def plan_of(args: argparse.Namespace, players: int, options: dict[str, OptionValue]) -> Plan:
    """The plan of the command's arguments."""
    bots, given = tuple(split_specs(args.bots)), tuple(options.items())
    plan = Plan(args.game, players, given, bots, 1, args.seed, args.round_robin).check()
    return replace(plan, deals=deals_for(args.games, plan.turns))


def arena(args: argparse.Namespace, plan: Plan) -> int:
    """Play the match and print its figures; return 1 if a bot failed."""
    store = Store(plan, args.state)
    if args.report is not None:
        write(args.report, "")  # fails before the match if the path is wrong
    results = run(plan, store, args.jobs, args.ray, progress, args.records, args.limit, args.memory)
    found = summary(plan, results)
    if args.report is not None:
        write(args.report, page(found))
    sys.stdout.write(json.dumps(found, indent=1) if args.json else "\n".join(lines(found)))
    sys.stdout.write("\n")
    return 1 if found["errors"] else 0


def yardstick(args: argparse.Namespace, game: Game) -> int:
    """Print the mean loss of each bot in the held-out positions of a game."""
    bots = split_specs(args.bots)
    for bot in bots:
        check_bot(bot, game)
    questions = list(read_questions(game))
    grades = []
    for number, bot in enumerate(bots, 1):
        grades.append(grade(questions, bot, args.seed))
        progress(number, len(bots))
    if args.json:
        sys.stdout.write(json.dumps([vars(one) for one in grades], indent=1))
    else:
        sys.stdout.write("\n".join(grade_lines(game, grades, len(questions))))
    sys.stdout.write("\n")
    return 0


def write(path: Path, text: str) -> None:
    """Write a file, or raise an error with the reason."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RatskellerError(f"cannot write {path}: {error.strerror}") from None


def progress(done: int, total: int) -> None:
    """Draw a bar on a terminal."""
    if sys.stderr.isatty():
        bar = "█" * (30 * done // total)
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r{bar:░<30} {done}/{total}{end}")
        sys.stderr.flush()


def count(text: str) -> int:
    """Read a positive whole number."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def positive(text: str) -> float:
    """Read a positive number."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number")
    return number


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add = parser.add_argument
    add(
        "--bots",
        required=True,
        metavar="A,B,…",
        help="one for each seat, such as hard:400,medium; also module:Class and stdio:COMMAND",
    )
    add(
        "--round-robin",
        action="store_true",
        help="more bots than seats: every combination of them plays",
    )
    add("--games", type=count, default=100, metavar="N", help="at least this many (default 100)")
    add(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help="seed of the deals and the bots (default 1)",
    )
    add("--jobs", type=count, metavar="N", help="number of processes (default: one per core)")
    add("--ray", action="store_true", help="run on Ray (extra `ray`)")
    add("--state", type=Path, metavar="FILE", help="keep results in this file and resume from it")
    add("--records", type=Path, metavar="DIR", help="write the record of every game into DIR")
    add(
        "--limit",
        type=positive,
        default=SECONDS,
        metavar="SECONDS",
        help=f"a choice that takes longer is an error (default {SECONDS:g})",
    )
    add(
        "--memory",
        type=count,
        default=MEMORY,
        metavar="MB",
        help=f"memory of a process (default {MEMORY}); more is an error of the bot",
    )
    add("--json", action="store_true", help="print JSON")
    add(
        "--yardstick",
        action="store_true",
        help="instead of a match, print the mean loss of each bot's choices in known positions",
    )
    add("--report", type=Path, metavar="FILE.html", help="write a report with plots")
