"""The parser of the command line: every command with its flags, description and examples."""

from __future__ import annotations

import argparse
import difflib
import importlib.util
import os
from pathlib import Path

from ratskeller import __version__, _pure
from ratskeller.arena.command import arguments, count
from ratskeller.arena.tune import tune_arguments
from ratskeller.arguments import (
    Commands,
    add_command,
    add_file,
    add_game,
    add_language,
    add_number,
    add_table,
)
from ratskeller.bots.registry import bot_names
from ratskeller.kernel.registry import game_names
from ratskeller.tournaments.command import arguments as tournament_arguments
from ratskeller.train.command import arguments as train_arguments

EACH = "number of players (default: each in turn)"
FEWEST = "number of players (default: the fewest)"


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
    _play_parser(commands)
    _learn_parser(commands)
    _replay_parser(commands)
    _verify_parser(commands)
    _review_parser(commands)
    _puzzles_parser(commands)
    _simulate_parser(commands)
    _arena_parser(commands)
    _tournament_parser(commands)
    _dataset_parser(commands)
    _tune_parser(commands)
    _train_parser(commands)
    _serve_parser(commands)
    _backup_parsers(commands)
    _export_parser(commands)
    _admin_parser(commands)
    _plugins_parser(commands)
    _spaces_parser(commands)
    _bench_parser(commands)
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


def _play_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "play",
        "play in the terminal against bots",
        "Play in the terminal. Answer a question with the number of a choice or its notation."
        " ? shows the rule behind the question, hint asks a strong bot, q leaves.",
        "play rattus",
        "play notre-dame --players 4 --bots easy,medium,hard --option new_persons=true",
        "play rattus --save game.json",
        "play --resume game.json",
    )
    add_table(parser, "number of players, bots included (default: the most)", needed=False)
    add_number(parser, "--seat", "your seat, from 0 (default 0)", 0)
    parser.add_argument(
        "--bots",
        default="medium",
        metavar="A,B,…",
        help="your opponents, one for all or one for each (default medium): "
        + ", ".join(bot_names()),
    )
    add_language(parser)
    add_file(parser, "--save", "save the record to this file at the end")
    add_file(parser, "--resume", "resume a saved game")
    add_number(parser, "--seed", "seed of chance and bots (default: from the system)")


def _learn_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "learn",
        "learn a game in the terminal",
        "A guided game in short lessons, the same as in the web app. Answer with the number of a"
        " choice or its notation; Enter turns the page, skip goes to the next lesson, q leaves.",
        "learn rattus",
        "learn notre-dame --lesson draft --lang de",
    )
    add_game(parser)
    parser.add_argument(
        "--lesson", metavar="LESSON", help="begin with this lesson (default: the first)"
    )
    add_language(parser)


def _replay_parser(commands: Commands) -> None:
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


def _verify_parser(commands: Commands) -> None:
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


def _review_parser(commands: Commands) -> None:
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


def _puzzles_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "puzzles",
        "solve puzzles in the terminal, or make new ones",
        "Puzzles: positions in which one choice is clearly the best. Answer with the number of a"
        " choice or its notation; answer shows the answer, q leaves. `make` makes puzzles out of"
        " games between bots and proves them by roll-outs; the same command goes on where it was"
        " interrupted. docs/puzzles.md describes both.",
        "puzzles rattus",
        "puzzles notre-dame --theme patience --lang de",
        "puzzles make rattus --count 60 --out puzzles.json.gz",
    )
    parser.add_argument(
        "what", nargs="+", metavar="[make] GAME", help=f"one of: {', '.join(game_names())}"
    )
    parser.add_argument("--theme", metavar="THEME", help="only puzzles with this theme")
    parser.add_argument("--puzzle", metavar="ID", help="only this puzzle")
    add_language(parser)
    add_number(parser, "--count", "puzzles that `make` makes (default 60)", 60, count)
    add_number(parser, "--seed", "seed of the games that `make` plays (default 1)", 1)
    part = "look at every position from this part of the game on (default 0.6)"
    add_number(parser, "--late", part, 0.6, float)
    add_number(parser, "--early", "before, look at one position in so many (default 8)", 8, count)
    add_number(parser, "--fewest", "fewest choices of a position (default 3)", 3, count)
    add_number(parser, "--choices", "most choices of a position (default 12)", 12, count)
    lead = "lead of the best choice before its proof, in shares of the win (default 0.12)"
    add_number(parser, "--lead", lead, 0.12, float)
    add_number(parser, "--jobs", "processes of `make` (default: one per core)", None, count)
    add_file(parser, "--work", "what `make` has found so far (default GAME.puzzles.jsonl)")
    add_file(parser, "--out", "the puzzles that `make` writes (default GAME.puzzles.json.gz)")


def _simulate_parser(commands: Commands) -> None:
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


def _serve_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "serve",
        "serve the web app and its tables",
        "Serve the web app and the tables. Every setting can also be set in the environment"
        " (RATSKELLER_PORT=…) or in a TOML file (port = …). Flags override the environment, and"
        " the environment overrides the file.",
        "serve",
        "serve --host 0.0.0.0 --port 8000 --no-open",
        "serve --config ratskeller.toml",
    )
    add_file(parser, "--config", "a TOML file with settings")
    if server_installed():
        from ratskeller.server.flags import add_flags

        add_flags(parser)


def _backup_parsers(commands: Commands) -> None:
    for name, help, description, file in (
        (
            "backup",
            "copy all tables into a file",
            "Copy all tables into one file. The server may be running.",
            "the file to write",
        ),
        (
            "restore",
            "fill an empty database from a backup",
            "Fill an empty database, SQLite or PostgreSQL, from a file that `backup` wrote.",
            "the file to read",
        ),
    ):
        parser = add_command(
            commands,
            name,
            help,
            description,
            f"{name} tables.gz",
            f"{name} tables.gz --database postgresql://ratskeller@localhost/ratskeller",
        )
        add_file(parser, "file", file)
        add_file(parser, "--config", "a TOML file with settings")
        parser.add_argument(
            "--database", metavar="URL", help="the database (default: the one `serve` uses)"
        )


def _admin_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "admin",
        "look after the accounts and tables of a server",
        "What a host does about people: `list` prints the accounts; `ban` shuts one out, `unban`"
        " lets it in again; `rename` gives another name; `reset` prints a code that signs in once,"
        " for somebody who has lost all passkeys; `invite` prints an invitation to an account;"
        " `tables` prints the tables that wait or are played at, `close` closes some. The server"
        " may be running; it notices within a few seconds. `reports` prints what players have"
        " reported; with the id of one the whole of it, and `--done` puts it away. `ratings` prints"
        " the rankings; with the word `recompute` all ratings are made anew from the records.",
        "admin list",
        "admin ban Malvolio --days 7 --reason 'insults'",
        "admin reset Anna --lock",
        "admin invite 'for Ben' --days 14",
        "admin close we5qdcg8g6c27szthgaf",
        "admin reports 3f0q5m2xk7w8r1v9c4ty --done",
        "admin ratings recompute",
    )
    actions = (
        *("list", "ban", "unban", "rename", "reset", "invite", "tables", "close", "reports"),
        "ratings",
    )
    parser.add_argument("what", choices=actions, metavar="ACTION", help=", ".join(actions))
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="names of accounts, or ids of tables or reports; with `invite` a note to yourself",
    )
    add_number(parser, "--days", "how long a ban or an invitation holds (default: for ever)")
    parser.add_argument(
        "--reason", default="", metavar="TEXT", help="why; the banned person reads it"
    )
    parser.add_argument(
        "--lock",
        action="store_true",
        help="with `reset`: nothing but the code opens the account any more",
    )
    parser.add_argument("--done", action="store_true", help="with `reports`: they are dealt with")
    add_file(parser, "--config", "a TOML file with settings")
    parser.add_argument(
        "--database", metavar="URL", help="the database (default: the one `serve` uses)"
    )


def _arena_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "arena",
        "play matches between bots",
        "Play a match between bots, every deal in every rotation of the seats, and print win"
        " shares with 95 % intervals. Exit code 1 if a bot failed.",
        "arena --game rattus --bots hard:400,medium",
        "arena --game notre-dame --players 3 --bots easy,medium,hard --report match.html",
    )
    add_table(parser, FEWEST, "--game")
    arguments(parser)


def _tournament_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "tournament",
        "play a tournament of bots",
        "Play a tournament of bots and print its standings. In a duplicate tournament all tables"
        " of a deal play the same draws, so that luck and seats weigh less. The same command"
        " gives the same standings on every machine, and `ratskeller verify` checks each"
        " record. docs/tournaments.md explains the figures.",
        "tournament rattus --duplicate --bots hard:50,medium,easy --tables 64 --seed 7",
        "tournament notre-dame --players 3 --bots easy,medium,hard:50,random",
        "tournament rattus --swiss 3 --bots hard:50,hard:20,medium,easy,random",
    )
    add_table(parser, FEWEST)
    tournament_arguments(parser)


def _dataset_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "dataset",
        "write games between bots as Parquet files for learners",
        "Let bots play and write every choice as a row: observation, legal actions, action, what"
        " the bot's search found, and the result. The same command goes on where it was"
        " interrupted. docs/research.md describes the columns and the reader.",
        "dataset rattus --players 2 --bots hard:100 --games 1000 --out games",
        "dataset notre-dame --players 3 --bots medium,expert,hard:50 --games 300 --out games",
    )
    add_table(parser, FEWEST)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="one for all seats or one for each"
    )
    add_number(parser, "--games", "at least this many (default 100)", 100, count)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to fill")
    add_number(parser, "--seed", "seed of the deals and the bots (default 1)", 1)
    add_number(parser, "--jobs", "number of processes (default: one per core)", None, count)
    parser.add_argument(
        "--ray",
        action="store_true",
        help="run on Ray (extra `ray`); DIR has to be the same folder on all machines",
    )


def _tune_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "tune",
        "fit the weights of a game's evaluator by self-play",
        "Fit the worth of each feature of a position by self-play and write the weights. This"
        " takes minutes to hours.",
        "tune --game rattus --players 3 --rounds 2 --out weights.toml",
    )
    add_table(parser, EACH, "--game")
    tune_arguments(parser)


def _train_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "train",
        "train a net by self-play",
        "Train one net for all numbers of players of a game by self-play (PPO), on a GPU or a"
        " processor. Every 25 seconds the command writes GAME.pt (the checkpoint), GAME.npz (the"
        " net), GAME.json and GAME.svg (the curves). `export` writes the net of a checkpoint;"
        " `evaluate` plays a net against bots; `demonstrate` writes games of a bot, and `imitate`"
        " teaches them to a new net.",
        "train rattus --minutes 30 --out runs",
        "train rattus --minutes 60 --resume runs/rattus.pt --out runs",
        "train export runs/rattus.pt --out nets",
        "train evaluate nets/rattus.npz --players 2,4 --rivals hard:200 --games 400",
    )
    train_arguments(parser)


def _export_parser(commands: Commands) -> None:
    parser = add_command(
        commands,
        "export",
        "write the records of a server's finished games, without names",
        "Write the records of all finished games into one file, one record a line. Names, chat,"
        " times and ids of tables are left out. The server may be running.",
        "export games.jsonl.gz",
        "export rattus.jsonl --game rattus --database postgresql://ratskeller@localhost/ratskeller",
    )
    add_file(parser, "file", "the file to write; a name that ends with .gz makes a compressed one")
    add_game(parser, "--game", needed=False)
    add_file(parser, "--config", "a TOML file with settings")
    parser.add_argument(
        "--database", metavar="URL", help="the database (default: the one `serve` uses)"
    )


def _plugins_parser(commands: Commands) -> None:
    add_command(
        commands,
        "plugins",
        "list the games and bots of other packages",
        "Load the games and bots that other packages name as entry points and print whether each"
        " can be used, with the reason if not. Exit code 1 if one cannot.",
        "plugins",
    )


def _spaces_parser(commands: Commands) -> None:
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


def _bench_parser(commands: Commands) -> None:
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


def server_installed() -> bool:
    """Whether the server extra is installed."""
    needed = ("litestar", "uvicorn", "sqlalchemy", "platformdirs")
    return all(importlib.util.find_spec(name) is not None for name in needed)
