"""The command ``ratskeller arena``."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ratskeller.arena.plan import Plan, deals_for
from ratskeller.arena.report import page
from ratskeller.arena.run import run
from ratskeller.arena.store import Store
from ratskeller.arena.summary import lines, summary
from ratskeller.arena.yardstick import grade, read_questions
from ratskeller.arena.yardstick import lines as grade_lines
from ratskeller.bots.registry import check_bot
from ratskeller.kernel import Game, RatskellerError
from ratskeller.kernel.game import OptionValue


def plan_of(args: argparse.Namespace, players: int, options: dict[str, OptionValue]) -> Plan:
    """The plan of the command's arguments."""
    bots = tuple(bot.strip() for bot in args.bots.split(","))
    deals = deals_for(args.games, players)
    return Plan(args.game, players, tuple(options.items()), bots, deals, args.seed).check()


def arena(args: argparse.Namespace, plan: Plan) -> int:
    """Play the match and print its figures; return 1 if a bot failed."""
    store = Store(plan, args.state)
    if args.report is not None:
        write(args.report, "")  # fails before the match if the path is wrong
    results = run(plan, store, args.jobs, args.ray, progress)
    found = summary(plan, results)
    if args.report is not None:
        write(args.report, page(found))
    sys.stdout.write(json.dumps(found, indent=1) if args.json else "\n".join(lines(found)))
    sys.stdout.write("\n")
    return 1 if found["errors"] else 0


def yardstick(args: argparse.Namespace, game: Game) -> int:
    """Print the mean loss of each bot in the held-out positions of a game."""
    bots = [bot.strip() for bot in args.bots.split(",")]
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
        sys.stderr.write(f"\r{bar:░<30} {done}/{total} games{end}")
        sys.stderr.flush()


def count(text: str) -> int:
    """Read a positive whole number."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add = parser.add_argument
    add("--bots", required=True, metavar="A,B,…", help="one for each seat, such as hard:400,medium")
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
    add("--json", action="store_true", help="print JSON")
    add(
        "--yardstick",
        action="store_true",
        help="instead of a match, print the mean loss of each bot's choices in known positions",
    )
    add("--report", type=Path, metavar="FILE.html", help="write a report with plots")
