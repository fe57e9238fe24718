"""The command line: play, replay, simulate, arena, tune, serve, backup, restore, bench."""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ratskeller import RatskellerError, Record, __version__, _pure, game, games
from ratskeller.arena.command import arena, arguments, plan_of
from ratskeller.arena.tune import tune, tune_arguments
from ratskeller.bots.registry import bots, check_bot, make_bot
from ratskeller.kernel import Game, Match, OptionError
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.words import LANGUAGES

if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 0 well, 1 failed, 2 wrong input."""
    parser = _parser()
    args = parser.parse_args(arguments)
    if args.command is None:
        parser.print_help()
        return 2
    try:
        code: int = args.run(args)
    except RatskellerError as error:
        print(f"ratskeller: {error}", file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    mode = "compiled" if _pure.compiled() else "pure Python, slower"
    parser = argparse.ArgumentParser(
        prog="ratskeller", description="Medieval board games, exact rules, opponents."
    )
    parser.add_argument("--version", action="version", version=f"ratskeller {__version__} ({mode})")
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    _play_parser(commands)
    _replay_parser(commands)
    _simulate_parser(commands)
    _arena_parser(commands)
    _tune_parser(commands)
    _serve_parser(commands)
    _backup_parsers(commands)
    _bench_parser(commands)
    return parser


def _play_parser(commands: _Commands) -> None:
    parser = commands.add_parser("play", help="play in the terminal against bots")
    _game_arguments(parser, required=False)
    parser.add_argument("--seat", type=int, default=0, help="where you sit, from 0 (default 0)")
    parser.add_argument(
        "--bots",
        default="medium",
        metavar="A,B,…",
        help=f"your opponents, one for all or one each (default medium): {', '.join(bots())}",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default en)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the record here on leaving")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--seed", type=int, help="draw from this seed instead of the system")
    parser.set_defaults(run=_play)


def _replay_parser(commands: _Commands) -> None:
    parser = commands.add_parser("replay", help="show a saved game")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as `play` saves it")
    parser.add_argument("--seat", type=int, help="through this seat's eyes (default: a spectator)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default en)")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each choice")
    parser.set_defaults(run=_replay)


def _simulate_parser(commands: _Commands) -> None:
    parser = commands.add_parser("simulate", help="play many random games and tabulate them")
    _game_arguments(parser, required=True)
    parser.add_argument("--games", type=_count, default=1000, help="how many (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the generator (default 1)")
    parser.set_defaults(run=_simulate)


def _serve_parser(commands: _Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="open tables for the network and the browser",
        description="Every setting may also stand in the environment (RATSKELLER_PORT=…) or"
        " in a TOML file (port = …). Flags go before the environment, that before the file.",
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with settings")
    if _server_installed():
        from ratskeller.server.flags import add_flags

        add_flags(parser)
    parser.set_defaults(run=_serve)


def _backup_parsers(commands: _Commands) -> None:
    for name, help in (
        ("backup", "copy all tables into a file, also while the server runs"),
        ("restore", "fill an empty database from such a file"),
    ):
        parser = commands.add_parser(name, help=help)
        parser.add_argument("file", type=Path, metavar="FILE", help="the copy")
        parser.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with settings")
        parser.add_argument("--database", help="its address (default: the one `serve` uses)")
        parser.set_defaults(run=_backup if name == "backup" else _restore)


def _arena_parser(commands: _Commands) -> None:
    parser = commands.add_parser("arena", help="let bots play matches and say who is stronger")
    _named_game(parser)
    arguments(parser)
    parser.set_defaults(run=_arena)


def _tune_parser(commands: _Commands) -> None:
    parser = commands.add_parser("tune", help="find the weights of a game's wisdom by self-play")
    _named_game(parser)
    tune_arguments(parser)
    parser.set_defaults(run=_tune)


def _named_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game", required=True, metavar="GAME", help=f"one of: {', '.join(games())}"
    )
    parser.add_argument("--players", type=int, help="how many play (default: the fewest)")
    _option_argument(parser)


def _bench_parser(commands: _Commands) -> None:
    parser = commands.add_parser("bench", help="measure speed, beside OpenSpiel if installed")
    parser.add_argument("--game", metavar="GAME", help="only this game (default: all)")
    parser.add_argument("--players", type=int, help="only this number of players (default: all)")
    parser.add_argument("--seconds", type=_seconds, default=1.0, help="per figure (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=_bench)


def _game_arguments(parser: argparse.ArgumentParser, required: bool) -> None:
    names = ", ".join(games())
    parser.add_argument(
        "game", metavar="GAME", nargs=None if required else "?", help=f"one of: {names}"
    )
    parser.add_argument("--players", type=int, help="how many play (default: the most)")
    _option_argument(parser)


def _option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a variant of the rules; may be given several times",
    )


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from 1")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} should be a number of seconds up to 3600")
    return seconds


def _options(chosen: Game, pairs: list[str]) -> dict[str, OptionValue]:
    """``NAME=VALUE`` texts as values of the game's options."""
    options: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise OptionError(f"--option {pair!r} should be NAME=VALUE")
        known = chosen.options.get(name)
        values = {str(value).lower(): value for value in known.values} if known else {}
        options[name] = values.get(text.lower(), text)
    return chosen.settled(options)


def _seated(seat: int | None, players: int) -> int | None:
    if seat is not None and seat not in range(players):
        raise OptionError(f"there is no seat {seat}; seats are 0 to {players - 1}")
    return seat


def _read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RatskellerError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RatskellerError(f"{path} is no record: it is not text") from None
    try:
        return Record.from_json(text)
    except RatskellerError as error:
        raise RatskellerError(f"{path}: {error}") from None


def _needs_rich() -> None:
    if importlib.util.find_spec("rich") is None:
        raise RatskellerError("this needs the terminal extra: pip install 'ratskeller[terminal]'")


def _play(args: argparse.Namespace) -> int:
    _needs_rich()
    from ratskeller.terminal.play import Sitting
    from ratskeller.terminal.screen import Screen, console

    if args.resume is not None:
        match = Match.resume(_read_record(args.resume), rng=args.seed)
        players = match.record.players
    else:
        if args.game is None:
            raise OptionError(
                f"say what to play: ratskeller play GAME; known: {', '.join(games())}"
            )
        chosen = game(args.game)
        players = chosen.players[-1] if args.players is None else args.players
        chosen.check_players(players)
        _seated(args.seat, players)
        match = Match(chosen, players, _options(chosen, args.option), rng=args.seed)
    seat = _seated(args.seat, players) or 0
    names = _opponents(args.bots, players)
    names.insert(seat, "player")
    match.record.seats = names
    seated = [
        None
        if s == seat
        else make_bot(name, match.game, None if args.seed is None else args.seed + s)
        for s, name in enumerate(names)
    ]
    screen = Screen(console(), match.game, players, args.lang)
    adviser = make_bot("hard", match.game, args.seed)
    return Sitting(match, screen, seat, seated, args.save, adviser).run()


def _opponents(text: str, players: int) -> list[str]:
    """One bot for each other seat, from one name for all or one each."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
    if len(names) == 1:
        return names * (players - 1)
    if len(names) != players - 1:
        raise OptionError(f"{players} players leave {players - 1} seats for bots, not {len(names)}")
    return names


def _replay(args: argparse.Namespace) -> int:
    _needs_rich()
    from ratskeller.terminal.replay import replay
    from ratskeller.terminal.screen import Screen, console

    record = _read_record(args.file)
    viewer = _seated(args.seat, record.players)
    screen = Screen(console(), record.game, record.players, args.lang)
    return replay(record, screen, viewer, args.step)


def _simulate(args: argparse.Namespace) -> int:
    _needs_rich()
    from ratskeller.terminal.screen import console
    from ratskeller.terminal.simulate import report, run

    chosen = game(args.game)
    counts = list(chosen.players) if args.players is None else [args.players]
    broken = False
    for players in counts:
        chosen.check_players(players)
        tally = run(
            console(), chosen, players, _options(chosen, args.option), args.games, args.seed
        )
        report(console(), chosen, players, tally)
        broken = broken or bool(tally.broken)
    return 1 if broken else 0


def _server_installed() -> bool:
    needed = ("litestar", "uvicorn", "sqlalchemy", "platformdirs")
    return all(importlib.util.find_spec(name) is not None for name in needed)


def _needs_server() -> None:
    if not _server_installed():
        raise RatskellerError("this needs the server extra: pip install 'ratskeller[server]'")


def _serve(args: argparse.Namespace) -> int:
    _needs_server()
    from ratskeller.server.serve import serve
    from ratskeller.server.settings import read_settings

    return serve(read_settings(vars(args), args.config))


def _backup(args: argparse.Namespace) -> int:
    _needs_server()
    from ratskeller.server.backup import backup
    from ratskeller.server.settings import read_settings

    tables, entries = backup(read_settings(vars(args), args.config), args.file)
    print(f"{tables} tables with {entries} entries are in {args.file}")
    return 0


def _restore(args: argparse.Namespace) -> int:
    _needs_server()
    from ratskeller.server.backup import restore
    from ratskeller.server.settings import read_settings

    tables, entries = restore(read_settings(vars(args), args.config), args.file)
    print(f"{tables} tables with {entries} entries were restored")
    return 0


def _arena(args: argparse.Namespace) -> int:
    chosen = game(args.game)
    players = chosen.players[0] if args.players is None else args.players
    chosen.check_players(players)
    return arena(args, plan_of(args, players, _options(chosen, args.option)))


def _tune(args: argparse.Namespace) -> int:
    chosen = game(args.game)
    counts = list(chosen.players) if args.players is None else [args.players]
    for players in counts:
        chosen.check_players(players)
    return tune(args, chosen, counts, _options(chosen, args.option))


def _bench(args: argparse.Namespace) -> int:
    from ratskeller.bench import bench, pure_ratios, table

    names = games() if args.game is None else [game(args.game).id]
    if args.players is not None and args.game is not None:
        game(args.game).check_players(args.players)
    found = bench(names, args.players, args.seconds)
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        print("\n".join([table(found), *pure_ratios(found, args.seconds)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
