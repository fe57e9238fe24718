"""Commands about the games and bots themselves: random games, spaces, speed, plug-ins."""

from __future__ import annotations

import argparse
from pathlib import Path

from ratskeller.arena.command import count
from ratskeller.arguments import (
    EACH,
    FEWEST,
    Commands,
    add_command,
    add_game,
    add_language,
    add_number,
    add_table,
)


def add_simulate(commands: Commands) -> None:
    """``simulate``: many random games."""
    parser = add_command(
        commands,
        "simulate",
        "play many random games and tabulate them",
        "Play random games, check the invariants of every position, and print how games end"
        " and how long they are. Exit code 1 if an invariant was violated.",
        "simulate rattus",
        "simulate notre-dame --players 5 --games 200 --option new_persons=true",
    )
    add_table(parser, EACH)
    add_number(parser, "--games", "number of games (default 1000)", 1000, count)
    add_number(parser, "--seed", "seed of the random generator (default 1)", 1)


def add_plugins(commands: Commands) -> None:
    """``plugins``: the games and bots of other packages."""
    add_command(
        commands,
        "plugins",
        "list the games and bots of other packages",
        "Load the games and bots that other packages name as entry points and print whether each"
        " can be used, with the reason if not. Exit code 1 if one cannot.",
        "plugins",
    )


def add_spaces(commands: Commands) -> None:
    """``spaces``: the actions and observations of a game."""
    parser = add_command(
        commands,
        "spaces",
        "list the action space and the observation space of a game",
        "Print every action with its number, its notation and its words, and every span of an"
        " observation with its offset, its size and its meaning.",
        "spaces rattus --players 3",
        "spaces notre-dame --players 4 --json",
    )
    add_game(parser)
    add_number(parser, "--players", FEWEST)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_bench(commands: Commands) -> None:
    """``bench``: the speed of the engines."""
    parser = add_command(
        commands,
        "bench",
        "measure speed, with OpenSpiel as a reference if installed",
        "Play random games and print the cost of a decision, a game and a clone. --adapters also"
        " measures a step in PettingZoo, in OpenSpiel and in batches, beside their own games in"
        " the same run. --compare instead prints the speed of random games, clones and the hard"
        " bot relative to another checkout, or with --adapters the steps a second of both.",
        "bench",
        "bench --adapters",
        "bench --compare ../older --seconds 2",
        "bench --compare ../older --adapters",
        "bench --game rattus --players 4 --json",
    )
    parser.add_argument("--game", metavar="GAME", help="only this game (default: all)")
    add_number(parser, "--players", "number of players (default: all)")
    add_number(parser, "--seconds", "for each figure (default 1)", 1.0, _seconds)
    parser.add_argument("--adapters", action="store_true", help="measure the adapters too")
    parser.add_argument(
        "--compare",
        type=Path,
        metavar="PATH",
        help="another checkout to compare with",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to 3600")
    return seconds
