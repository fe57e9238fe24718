"""Arguments that several commands have: the game and its options, numbers, files, the language."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.kernel.registry import built_in, game_names
from ratskeller.kernel.words import LANGUAGES

EACH = "number of players (default: each in turn)"
FEWEST = "number of players (default: the fewest)"

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Commands = argparse._SubParsersAction


def add_command(
    commands: Commands, name: str, help: str, description: str, *examples: str
) -> argparse.ArgumentParser:
    """Add a command; docs/cli.md is made from its description and examples."""
    lines = textwrap.wrap(description, 78)
    shown = ["examples:", *(f"  ratskeller {example}" for example in examples)]
    return commands.add_parser(
        name,
        help=help,
        description="\n".join(lines),
        epilog="\n".join(shown),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_table(
    parser: argparse.ArgumentParser, players: str, name: str = "game", needed: bool = True
) -> None:
    """Add the game, the number of players and the options."""
    add_game(parser, name, needed)
    add_number(parser, "--players", players)
    _add_options(parser)


def add_game(parser: argparse.ArgumentParser, name: str = "game", needed: bool = True) -> None:
    """Add the game: a flag if the name begins with a dash."""
    words: dict[str, Any] = {"metavar": "GAME", "help": f"one of: {', '.join(game_names())}"}
    if name.startswith("-"):
        parser.add_argument(name, required=needed, **words)
    else:
        parser.add_argument(name, nargs=None if needed else "?", **words)


def add_number(
    parser: argparse.ArgumentParser,
    flag: str,
    help: str,
    default: float | None = None,
    kind: Callable[[str], float] = int,
) -> None:
    """Add a flag with a number, or whatever ``kind`` reads."""
    parser.add_argument(flag, type=kind, default=default, metavar="N", help=help)


def add_file(parser: argparse.ArgumentParser, name: str, help: str) -> None:
    """Add a path of a file: a flag if the name begins with a dash."""
    parser.add_argument(name, type=Path, metavar="FILE", help=help)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the language of what is printed."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default="en",
        metavar="LANG",
        help=f"language: {', '.join(LANGUAGES)} (default en)",
    )


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a variant of the rules; can be repeated. Options: "
        + "; ".join(
            f"{id}: {', '.join(game.options) or 'none'}" for id, game in built_in().items()
        ),
    )
