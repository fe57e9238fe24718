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
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.game import OptionValue


def plan_of(args: argparse.Namespace, players: int, options: dict[str, OptionValue]) -> Plan:
    """The plan that the arguments ask for."""
    bots = tuple(bot.strip() for bot in args.bots.split(","))
    deals = deals_for(args.games, players)
    return Plan(args.game, players, tuple(options.items()), bots, deals, args.seed).check()


def arena(args: argparse.Namespace, plan: Plan) -> int:
    """Play the match and print what came out; 1 if a bot failed."""
    store = Store(plan, args.state)
    if args.report is not None:
        write(args.report, "")  # so that a wrong path is told before the match, not after it
    results = run(plan, store, args.jobs, args.ray, progress)
    found = summary(plan, results)
    if args.report is not None:
        write(args.report, page(found))
    sys.stdout.write(json.dumps(found, indent=1) if args.json else "\n".join(lines(found)))
    sys.stdout.write("\n")
    return 1 if found["errors"] else 0


def write(path: Path, text: str) -> None:
    """Write a file, or say why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RatskellerError(f"cannot write {path}: {error.strerror}") from None


def progress(done: int, total: int) -> None:
    """A bar on a terminal, nothing elsewhere."""
    if sys.stderr.isatty():
        bar = "█" * (30 * done // total)
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r{bar:░<30} {done}/{total} games{end}")
        sys.stderr.flush()


def count(text: str) -> int:
    """A whole number from 1, as an argument."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from 1")
    return int(text)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes beside the game."""
    add = parser.add_argument
    add("--bots", required=True, metavar="A,B,…", help="one for each seat, as in hard:400,medium")
    add("--games", type=count, default=100, metavar="N", help="at least so many (default 100)")
    add("--seed", type=int, default=1, metavar="N", help="of the deals and the bots (default 1)")
    add("--jobs", type=count, metavar="N", help="processes (default: one a core)")
    add("--ray", action="store_true", help="run on Ray instead (extra `ray`)")
    add("--state", type=Path, metavar="FILE", help="keep results here and go on from it")
    add("--json", action="store_true", help="print JSON")
    add("--report", type=Path, metavar="FILE.html", help="write a page with plots")
