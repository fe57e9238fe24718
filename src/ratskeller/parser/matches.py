"""Commands in which bots play each other: matches, tournaments, datasets, training."""

from __future__ import annotations

from pathlib import Path

from ratskeller.arena.command import arguments, count
from ratskeller.arena.tune import tune_arguments
from ratskeller.arguments import EACH, FEWEST, Commands, add_command, add_number, add_table
from ratskeller.tournaments.command import arguments as tournament_arguments
from ratskeller.train.command import arguments as train_arguments


def add_arena(commands: Commands) -> None:
    """``arena``: a match between bots."""
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


def add_tournament(commands: Commands) -> None:
    """``tournament``: a tournament of bots."""
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


def add_dataset(commands: Commands) -> None:
    """``dataset``: games between bots for learners."""
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


def add_tune(commands: Commands) -> None:
    """``tune``: the weights of a game's evaluator."""
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


def add_train(commands: Commands) -> None:
    """``train``: a net trained by self-play."""
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
