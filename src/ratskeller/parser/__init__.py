"""The parser of the command line: every command with its flags, description and examples."""

from __future__ import annotations

import argparse
import difflib

from ratskeller import __version__, _pure
from ratskeller.parser import engines, hosting, matches, playing, records


def parser() -> argparse.ArgumentParser:
    """The parser with every command."""
    mode = "compiled" if _pure.compiled() else "pure Python, slower"
    top = argparse.ArgumentParser(
        prog="ratskeller",
        description="Board games with exact rules: play, host tables, run matches between bots.",
        epilog="`ratskeller COMMAND --help` describes a command and shows examples.",
    )
    version = f"ratskeller {__version__} ({mode})"
    top.add_argument(
        "--version", action="version", version=version, help="print the version and exit"
    )
    commands = top.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    playing.add_play(commands)
    playing.add_learn(commands)
    records.add_replay(commands)
    records.add_verify(commands)
    records.add_review(commands)
    playing.add_puzzles(commands)
    engines.add_simulate(commands)
    matches.add_arena(commands)
    matches.add_tournament(commands)
    matches.add_dataset(commands)
    matches.add_tune(commands)
    matches.add_train(commands)
    hosting.add_serve(commands)
    hosting.add_backups(commands)
    hosting.add_export(commands)
    hosting.add_admin(commands)
    engines.add_plugins(commands)
    engines.add_spaces(commands)
    engines.add_bench(commands)
    return top


def flags(top: argparse.ArgumentParser, command: str | None) -> list[str]:
    """The flags of a command."""
    [commands] = [a for a in top._actions if isinstance(a, argparse._SubParsersAction)]
    parsers = [commands.choices[command]] if command else [top]
    return [flag for parser in parsers for a in parser._actions for flag in a.option_strings]


def unrecognized(unknown: list[str], known: list[str]) -> str:
    """The error for unknown arguments, with the flag that was probably meant.

    >>> unrecognized(["--prot=3"], ["--port", "--host"])
    'unrecognized arguments: --prot=3; did you mean --port?'
    """
    words = f"unrecognized arguments: {' '.join(unknown)}"
    near = difflib.get_close_matches(unknown[0].partition("=")[0], known, 1, 0.7)
    return f"{words}; did you mean {near[0]}?" if near else words
