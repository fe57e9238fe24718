"""Commands that read the record of a game: replay, verify, review."""

from __future__ import annotations

import os
from pathlib import Path

from ratskeller.arena.command import count
from ratskeller.arguments import Commands, add_command, add_file, add_language, add_number


def add_replay(commands: Commands) -> None:
    """``replay``: a saved game, choice by choice."""
    parser = add_command(
        commands,
        "replay",
        "show a saved game",
        "Show a recorded game, the whole log or choice by choice.",
        "replay game.json",
        "replay game.json --seat 1 --step",
    )
    add_file(parser, "file", "a record that `play` or the web app saved")
    add_number(parser, "--seat", "show what this seat sees (default: a spectator)")
    add_language(parser)
    parser.add_argument("--step", action="store_true", help="wait for Enter after each choice")


def add_verify(commands: Commands) -> None:
    """``verify``: the draws of a game checked."""
    parser = add_command(
        commands,
        "verify",
        "check the draws of a finished game",
        "Derive every draw of a game from the secrets in its record, and check the secrets against"
        " their commitments. Exit code 0 if all is as it should be, 1 with the first place that"
        " does not fit, 2 if the file is no such record.",
        "verify game.json",
        "verify game.json --bots",
    )
    add_file(parser, "file", "a record that the web app saved")
    parser.add_argument(
        "--bots",
        action="store_true",
        dest="choose_again",
        help="let every bot choose again from what its seat saw, which takes as long as the game",
    )


def add_review(commands: Commands) -> None:
    """``review``: what each choice of a game lost."""
    parser = add_command(
        commands,
        "review",
        "say what each choice of a finished game lost",
        "Review a finished game: the expected share of the win after every choice, what each"
        " choice lost, what luck gave, and the turning points. Of several games of a kind: the"
        " commonest mistakes. docs/review.md defines the figures.",
        "review game.json",
        "review game.json --seat 1 --deep",
        "review game.json --json --report review.html",
        "review games/*.json",
    )
    parser.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="a record that `play` or the web app saved; several: their commonest mistakes",
    )
    add_number(parser, "--seat", "show all choices of this seat (default: the losses of all)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_file(parser, "--report", "write a page with the curve and all choices to this file")
    parser.add_argument(
        "--deep", action="store_true", help="search ten times as long for each choice"
    )
    add_number(parser, "--jobs", "processes (default: the number of cores)", os.cpu_count(), count)
    add_language(parser)
