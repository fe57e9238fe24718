"""The commands of ``ratskeller``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ratskeller import RatskellerError, Record, game, game_ids
from ratskeller.arena.command import arena, plan_of, progress, yardstick
from ratskeller.arena.tune import tune
from ratskeller.bots.registry import (
    BUILT_IN,
    bots,
    check_bot,
    make_bot,
    skipped_bots,
    split_specs,
)
from ratskeller.kernel import Game, Match, OptionError
from ratskeller.kernel.choice import one_of
from ratskeller.kernel.game import OptionValue
from ratskeller.kernel.registry import built_in, skipped_games
from ratskeller.parser import flags, parser, unrecognized
from ratskeller.parser.hosting import server_installed
from ratskeller.train.command import train

NO_SERVER = "this needs the server extra: pip install 'ratskeller[server]'"
NEED_SERVER = ("serve", "backup", "restore", "export", "admin")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 success, 1 failure, 2 wrong input."""
    known = parser()
    args, unknown = known.parse_known_args(arguments)
    try:
        if args.command in NEED_SERVER:
            _require_server()  # its flags are the server's settings, so this comes first
        if unknown:
            known.error(unrecognized(unknown, flags(known, args.command)))
        if args.command is None:
            return _open_table(known)
        return COMMANDS[args.command](args)
    except RatskellerError as error:
        print(f"ratskeller: {error}", file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _open_table(known: argparse.ArgumentParser) -> int:
    """Plain ``ratskeller``: the table in the browser, or the commands where there is no server."""
    if server_installed():
        return main(["serve"])
    known.print_help()
    print(f"\nratskeller: {NO_SERVER} for the table in the browser", file=sys.stderr)
    return 2


def _options(chosen: Game, pairs: list[str]) -> dict[str, OptionValue]:
    """Read ``NAME=VALUE`` texts as options of a game."""
    options: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise OptionError(f"--option {pair!r} is not of the form NAME=VALUE")
        known = chosen.options.get(name)
        values = {str(value).lower(): value for value in known.values} if known else {}
        options[name] = values.get(text.lower(), text)
    return chosen.complete_options(options)


def _check_seat(seat: int | None, players: int) -> int | None:
    if seat is not None and seat not in range(players):
        raise OptionError(f"there is no seat {seat}; expected 0 to {players - 1}")
    return seat


def _read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RatskellerError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RatskellerError(f"{path} is not a record: it is not text") from None
    try:
        return Record.from_json(text)
    except RatskellerError as error:
        raise RatskellerError(f"{path}: {error}") from None


def _play(args: argparse.Namespace) -> int:
    from ratskeller.terminal.play import TerminalGame
    from ratskeller.terminal.screen import Screen, console

    if args.resume is not None:
        match = Match.resume(_read_record(args.resume), rng=args.seed)
        players = match.record.players
    else:
        if args.game is None:
            raise OptionError(f"no game is named; expected {one_of(game_ids())}")
        chosen = game(args.game)
        players = chosen.players[-1] if args.players is None else args.players
        chosen.check_players(players)
        _check_seat(args.seat, players)
        match = Match(chosen, players, _options(chosen, args.option), rng=args.seed)
    seat = _check_seat(args.seat, players) or 0
    names = _opponents(args.bots, players, match.game)
    names.insert(seat, "player")
    match.record.seats = names
    rivals = [
        None
        if s == seat
        else make_bot(name, match.game, None if args.seed is None else args.seed + s)
        for s, name in enumerate(names)
    ]
    screen = Screen(console(), match.game, players, args.lang, seat)
    adviser = make_bot("hard", match.game, args.seed)
    return TerminalGame(match, screen, seat, rivals, args.save, adviser).run()


def _opponents(text: str, players: int, chosen: Game) -> list[str]:
    """The bots of the other seats, from one name for all or one for each."""
    names = split_specs(text)
    for name in names:
        check_bot(name, chosen)
    if len(names) == 1:
        return names * (players - 1)
    if len(names) != players - 1:
        raise OptionError(f"{players} players leave {players - 1} seats for bots, not {len(names)}")
    return names


def _learn(args: argparse.Namespace) -> int:
    from ratskeller.lessons import course_of
    from ratskeller.terminal.learn import TerminalLessons
    from ratskeller.terminal.screen import Screen, console

    chosen = game(args.game)
    course = course_of(chosen)
    if course is None:
        raise OptionError(f"{chosen.id} has no lessons")
    ids = list(course.track("new"))
    if args.lesson is not None:
        ids = (
            ids[ids.index(args.lesson) :] if args.lesson in ids else [course.lesson(args.lesson).id]
        )
    screen = Screen(console(), chosen, course.players, args.lang, course.seat)
    return TerminalLessons(course, screen, ids).run()


def _replay(args: argparse.Namespace) -> int:
    from ratskeller.terminal.replay import replay
    from ratskeller.terminal.screen import Screen, console

    record = _read_record(args.file)
    viewer = _check_seat(args.seat, record.players)
    screen = Screen(console(), record.game, record.players, args.lang, viewer)
    return replay(record, screen, viewer, args.step)


def _verify(args: argparse.Namespace) -> int:
    from ratskeller.fair.bots import verify_bots
    from ratskeller.fair.proof import Mismatch, verify

    record = _read_record(args.file)
    try:
        draws = verify(record)
        print(f"{draws} draws follow from the secrets, and the secrets from their commitments")
        if args.choose_again:
            agreed, others = verify_bots(record)
            print(f"{agreed} choices of bots are the same when they choose again")
            if others:
                print(f"not checked, because they may remember more than a view: {one_of(others)}")
    except Mismatch as mismatch:
        print(f"{args.file}: {mismatch}")
        return 1
    return 0


def _review(args: argparse.Namespace) -> int:
    from ratskeller.review.loop import review
    from ratskeller.review.page import page
    from ratskeller.review.wording import Wording

    if len(args.files) > 1:
        return _mistakes(args)
    record = _read_record(args.files[0])
    seat = _check_seat(args.seat, record.players)
    effort = "deep" if args.deep else "quick"
    if args.json:
        found = review(record, effort, args.jobs)
        print(json.dumps(found.data(), indent=1))
    else:
        from ratskeller.terminal.review import progress_bar, show
        from ratskeller.terminal.screen import console

        out = console()
        with progress_bar(out, record.game.id) as tell:
            found = review(record, effort, args.jobs, tell)
        show(out, Wording(found, record.game, args.lang), seat)
    if args.report is not None:
        wording = Wording(found, record.game, args.lang)
        _write(args.report, page(wording, seat))
        print(wording.words("review-saved", file=str(args.report)), file=sys.stderr)
    return 0


def _mistakes(args: argparse.Namespace) -> int:
    from ratskeller.review.loop import decisions, review
    from ratskeller.review.mistakes import mistakes
    from ratskeller.terminal.review import progress_bar, show_mistakes
    from ratskeller.terminal.screen import console

    if args.seat is not None or args.report is not None:
        raise OptionError("--seat and --report are for one game; name one file")
    records = [_read_record(file) for file in args.files]
    kinds = sorted({record.game.id for record in records})
    if len(kinds) > 1:
        raise OptionError(f"the files are of {' and '.join(kinds)}; name games of one kind")
    for record in records:
        decisions(record)
    effort = "deep" if args.deep else "quick"
    out = console(sys.stderr if args.json else None)
    reviews = []
    for number, record in enumerate(records, 1):
        with progress_bar(out, f"{number}/{len(records)}") as tell:
            reviews.append(review(record, effort, args.jobs, tell))
    found = mistakes(reviews)
    if args.json:
        print(json.dumps([mistake.data() for mistake in found], indent=1))
    else:
        show_mistakes(out, records[0].game, found, len(reviews), args.lang)
    return 0


def _puzzles(args: argparse.Namespace) -> int:
    from ratskeller.terminal.puzzles import make_puzzles, solve

    *verb, name = args.what
    if verb not in ([], ["make"]):
        raise OptionError(f"{' '.join(args.what)!r} is no command; expected GAME or make GAME")
    return (make_puzzles if verb else solve)(args, game(name))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RatskellerError(f"cannot write {path}: {error.strerror}") from None


def _simulate(args: argparse.Namespace) -> int:
    from ratskeller.terminal.screen import console
    from ratskeller.terminal.simulate import report, run

    chosen = game(args.game)
    counts = list(chosen.players) if args.players is None else [args.players]
    violated = False
    for players in counts:
        chosen.check_players(players)
        tally = run(
            console(), chosen, players, _options(chosen, args.option), args.games, args.seed
        )
        report(console(), chosen, players, tally)
        violated = violated or bool(tally.violations)
    return 1 if violated else 0


def _require_server() -> None:
    if not server_installed():
        raise RatskellerError(NO_SERVER)


def _serve(args: argparse.Namespace) -> int:
    from ratskeller.server.serve import serve
    from ratskeller.server.settings import read_settings

    return serve(read_settings(vars(args), args.config))


def _backup(args: argparse.Namespace) -> int:
    from ratskeller.server.backup import backup
    from ratskeller.server.settings import read_settings

    tables, entries = backup(read_settings(vars(args), args.config), args.file)
    print(f"saved {tables} tables with {entries} entries to {args.file}")
    return 0


def _restore(args: argparse.Namespace) -> int:
    from ratskeller.server.backup import restore
    from ratskeller.server.settings import read_settings

    tables, entries = restore(read_settings(vars(args), args.config), args.file)
    print(f"restored {tables} tables with {entries} entries")
    return 0


def _admin(args: argparse.Namespace) -> int:
    from ratskeller.server.admin import Wish, administer
    from ratskeller.server.settings import read_settings

    wish = Wish(args.names, args.days, args.reason, args.lock, args.done)
    for line in administer(read_settings(vars(args), args.config), args.what, wish):
        print(line)
    return 0


def _export(args: argparse.Namespace) -> int:
    from ratskeller.server.export import export
    from ratskeller.server.settings import read_settings

    id = None if args.game is None else game(args.game).id
    games = export(read_settings(vars(args), args.config), args.file, id)
    print(f"wrote {games} games to {args.file}")
    return 0


def _arena(args: argparse.Namespace) -> int:
    chosen = game(args.game)
    players = chosen.players[0] if args.players is None else args.players
    chosen.check_players(players)
    if args.yardstick:
        return yardstick(args, chosen)
    return arena(args, plan_of(args, players, _options(chosen, args.option)))


def _tournament(args: argparse.Namespace) -> int:
    from ratskeller.tournaments import command

    chosen = game(args.game)
    args.game = chosen.id
    players = chosen.players[0] if args.players is None else args.players
    plan = command.plan_of(args, players, _options(chosen, args.option))
    return command.tournament(args, plan)


def _dataset(args: argparse.Namespace) -> int:
    from ratskeller.arena.dataset import dataset

    chosen = game(args.game)
    players = chosen.players[0] if args.players is None else args.players
    chosen.check_players(players)
    return dataset(args, players, _options(chosen, args.option), progress)


def _tune(args: argparse.Namespace) -> int:
    chosen = game(args.game)
    counts = list(chosen.players) if args.players is None else [args.players]
    for players in counts:
        chosen.check_players(players)
    return tune(args, chosen, counts, _options(chosen, args.option))


def _bench(args: argparse.Namespace) -> int:
    from ratskeller.bench import bench, pure_ratios, table
    from ratskeller.bench.adapters import lines, measure_adapters

    names = game_ids() if args.game is None else [game(args.game).id]
    if args.players is not None and args.game is not None:
        game(args.game).check_players(args.players)
    if args.compare is not None:
        return _compare(args, names)
    found = bench(names, args.players, args.seconds)
    if args.adapters:
        found["adapters"] = measure_adapters(names, args.players, args.seconds)
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        shown = [table(found), *pure_ratios(found, args.seconds)]
        shown += lines(found.get("adapters", {}))
        print("\n".join(shown))
    return 0


def _compare(args: argparse.Namespace, names: list[str]) -> int:
    from ratskeller.bench import show_progress
    from ratskeller.bench.compare import compare, compare_doors, lines

    run = compare_doors if args.adapters else compare
    found = run(args.compare, names, args.players, args.seconds, show_progress)
    print(json.dumps(found, indent=1) if args.json else "\n".join(lines(found)))
    return 0


def _plugins(args: argparse.Namespace) -> int:
    skipped = [*skipped_games(), *skipped_bots()]
    mine = [*built_in(), *BUILT_IN]
    found = [f"game {id}" for id in game_ids() if id not in mine]
    found += [f"bot {name}" for name in bots() if name not in mine]
    for line in (*found, *map(str, skipped)):
        print(line)
    if not found and not skipped:
        print("there are no plug-ins")
    return 1 if skipped else 0


def _spaces(args: argparse.Namespace) -> int:
    from ratskeller.adapters.spaces import as_json, as_lines

    chosen = game(args.game)
    players = chosen.players[0] if args.players is None else args.players
    chosen.check_players(players)
    if args.json:
        print(json.dumps(as_json(chosen, players), indent=1))
    else:
        print("\n".join(as_lines(chosen, players, args.lang)))
    return 0


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "play": _play,
    "learn": _learn,
    "replay": _replay,
    "verify": _verify,
    "review": _review,
    "puzzles": _puzzles,
    "simulate": _simulate,
    "arena": _arena,
    "tournament": _tournament,
    "dataset": _dataset,
    "tune": _tune,
    "train": train,
    "serve": _serve,
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "admin": _admin,
    "plugins": _plugins,
    "spaces": _spaces,
    "bench": _bench,
}


if __name__ == "__main__":
    sys.exit(main())
