"""Commands to play, to learn and to solve puzzles in the terminal."""

from __future__ import annotations

from ratskeller.arena.command import count
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


def add_play(commands: Commands) -> None:
    """``play``: a game in the terminal."""
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


def add_learn(commands: Commands) -> None:
    """``learn``: a guided game in the terminal."""
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


def add_puzzles(commands: Commands) -> None:
    """``puzzles``: puzzles to solve, and the making of new ones."""
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
