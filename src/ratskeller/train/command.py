"""The command ``ratskeller train``."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.adapters.extras import need
from ratskeller.arena.command import count, progress
from ratskeller.arena.run import exit_with_parent
from ratskeller.bots.registry import check_bot
from ratskeller.kernel import Game, OptionError, RatskellerError
from ratskeller.kernel.choice import one_of
from ratskeller.kernel.registry import game as find_game

if TYPE_CHECKING:
    from ratskeller.train.trainer import Trainer

TELL_SECONDS = 10.0  #: between two lines of `demonstrate`


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add = parser.add_argument
    add(
        "what",
        metavar="GAME",
        help="a game; or export or evaluate with a FILE, demonstrate or imitate with a GAME",
    )
    add("file", nargs="?", type=Path, metavar="FILE", help="the checkpoint, net or game for those")
    add(
        "--players",
        default="all",
        metavar="2,3,…",
        help="numbers of players (default all); one named twice gets twice the games",
    )
    add("--minutes", type=_positive, metavar="M", help="total training time (default 10)")
    add("--steps", type=count, metavar="N", help="total number of choices instead of a time")
    add("--device", default="auto", help="auto, cpu or cuda (default auto)")
    add("--workers", type=count, metavar="N", help="processes that step games (default: by cores)")
    add("--games", type=count, metavar="N", help="games played at once (default: by device)")
    add("--horizon", type=count, metavar="N", help="choices of a game in a rollout (default 128)")
    add(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="another setting of the training, such as lam=0.95; can be repeated",
    )
    add("--seed", type=int, default=1, metavar="N", help="seed of a new run (default 1)")
    add("--resume", type=Path, metavar="FILE", help="go on from this checkpoint or net")
    add("--out", type=Path, default=Path(), metavar="FOLDER", help="where files go (default here)")
    add("--onnx", action="store_true", help="`export` an ONNX model (extra `onnx`)")
    add("--ray", action="store_true", help="play on the machines of a Ray cluster (extra `ray`)")
    add(
        "--rivals",
        metavar="A,B,…",
        help="bots to measure against (default easy,medium,hard:200; `none` for no measurement)",
    )
    add(
        "--jobs",
        type=count,
        metavar="N",
        help="processes of `evaluate` and `demonstrate` (default: one per core)",
    )
    add("--teacher", default="hard:200", metavar="BOT", help="whom `demonstrate` plays (hard:200)")
    add("--data", type=Path, metavar="FOLDER", help="the demonstrations that `imitate` learns from")
    add("--epochs", type=count, default=8, metavar="N", help="epochs of `imitate` (default 8)")


def _positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number")
    return value


def train(args: argparse.Namespace) -> int:
    """Run the command."""
    need("numpy", "train")
    if args.what == "evaluate":
        return _evaluate(args)
    need("torch", "train")
    if args.what == "export":
        return _export(args)
    if args.what == "demonstrate":
        return _demonstrate(args)
    if args.what == "imitate":
        return _imitate(args)
    if args.file is not None:
        raise OptionError(f"`train {args.what}` takes no FILE; to go on from one use --resume")
    return _train(args)


def _counts(game: Game, text: str) -> list[int]:
    if text == "all":
        return list(game.players)
    counts = sorted(int(part) if part.strip().isdecimal() else 0 for part in text.split(","))
    for players in counts:
        game.check_players(players)
    return counts


def _rivals(args: argparse.Namespace) -> tuple[str, ...]:
    from ratskeller.train.evaluation import RIVALS

    if args.rivals is None:
        return RIVALS
    names = tuple(name.strip() for name in args.rivals.split(",") if name.strip() != "none")
    for name in names:
        check_bot(name)
    return names


def _settings(args: argparse.Namespace) -> dict[str, Any]:
    """The settings that the command line gives."""
    from ratskeller.train.ppo import Settings

    known = asdict(Settings())
    found: dict[str, Any] = {}
    for pair in args.set:
        name, _, text = pair.partition("=")
        if name not in known:
            raise OptionError(f"there is no setting {name!r}; expected {one_of(list(known))}")
        try:
            value = json.loads(text)
        except ValueError:
            value = None
        kind = type(known[name])
        fits = [isinstance(value, int | float), isinstance(value, list)][kind is tuple]
        if not fits or (kind is int and not isinstance(value, int)):
            raise OptionError(f"--set {pair}: {text!r} is not like {json.dumps(known[name])}")
        found[name] = kind(value)
    given = {"games": args.games, "horizon": args.horizon}
    return found | {name: value for name, value in given.items() if value is not None}


def _device(name: str) -> str:
    import torch

    if name == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if name not in ("cpu", "cuda") or (name == "cuda" and not torch.cuda.is_available()):
        raise OptionError(f"{name!r} is not a device of this machine; expected auto, cpu or cuda")
    return name


def _trainer(args: argparse.Namespace, game: Game) -> Trainer:
    from ratskeller.train.ppo import Settings
    from ratskeller.train.trainer import Trainer

    counts, rivals, device = _counts(game, args.players), _rivals(args), _device(args.device)
    size = {"games": 8192, "minibatch": 16384} if device == "cuda" else {}
    changes = _settings(args)
    settings = Settings(**{"seed": args.seed, **size, **changes})
    _folder(args.out)
    workers = args.workers or max(1, (os.cpu_count() or 2) - 1)
    return Trainer(
        game, counts, settings, args.out, device, workers, args.resume, rivals, args.ray, _tell,
        changes,
    )  # fmt: skip


def _folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RatskellerError(f"cannot make the folder {path}: {error.strerror}") from None


def _train(args: argparse.Namespace) -> int:
    game = find_game(args.what)
    minutes = args.minutes or (None if args.steps else 10.0)
    trainer = _trainer(args, game)

    def stop(number: int, frame: Any) -> None:
        signal.signal(number, signal.default_int_handler)  # the next one stops at once
        trainer.stop()

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    with suppress(KeyboardInterrupt):
        try:
            trainer.run(minutes, args.steps)
        finally:
            for number in before:
                signal.signal(number, signal.SIG_IGN)  # nothing cuts the last checkpoint
            trainer.save()
            trainer.close()
            for number, handler in before.items():
                signal.signal(number, handler)
    if trainer.failed_write:
        raise RatskellerError(trainer.failed_write)
    path = trainer.path(".pt")
    if trainer.stopping:
        limit = f"--steps {args.steps}" if args.steps else f"--minutes {minutes:g}"
        _tell(
            f"stopped and saved. To go on: ratskeller train {game.id} --players {args.players}"
            f" --resume {path} {limit} --out {args.out}"
        )
        return 130
    _tell(f"done: {path}, {trainer.path('.npz')}, {trainer.path('.json')}, {trainer.path('.svg')}")
    return 0


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _file(args: argparse.Namespace) -> Path:
    if args.file is None:
        raise OptionError(f"`train {args.what}` needs a FILE")
    found: Path = args.file
    return found


def _taught(args: argparse.Namespace) -> Game:
    """The game of `demonstrate` and `imitate`."""
    if args.file is None:
        raise OptionError(f"`train {args.what}` needs a GAME")
    return find_game(str(args.file))


def _demonstrate(args: argparse.Namespace) -> int:
    """Let a bot play against itself on all cores and keep what it chose."""
    game = _taught(args)
    check_bot(args.teacher)
    _folder(args.out)
    jobs, seconds = args.jobs or os.cpu_count() or 1, 60 * (args.minutes or 10.0)
    spawn = multiprocessing.get_context("spawn")
    counts = _counts(game, args.players)
    found = spawn.Array("q", jobs)
    _tell(f"{args.teacher} plays {game.id} for {seconds / 60:g} minutes in {jobs} processes")
    processes = [
        spawn.Process(
            target=_demonstrator,
            args=(
                game.id,
                counts,
                args.teacher,
                args.out,
                args.seed * 1000 + number,
                seconds,
                found,
            ),
            daemon=True,
        )
        for number in range(jobs)
    ]
    for process in processes:
        process.start()
    try:
        while any(process.is_alive() for process in processes):
            processes[0].join(TELL_SECONDS)
            _tell(f"{sum(found[:]):,} decisions in {args.out}")
    except KeyboardInterrupt:
        _tell(f"stopped; what is in {args.out} is kept")
        return 130
    return max(process.exitcode or 0 for process in processes)


def _demonstrator(
    game: str, counts: list[int], teacher: str, out: Path, seed: int, seconds: float, found: Any
) -> None:
    from ratskeller.train.demonstrations import demonstrate

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the command handles it
    exit_with_parent()

    def tell(rows: int) -> None:
        found[seed % 1000] = rows

    demonstrate(find_game(game), counts, teacher, out, seed, seconds, tell)


def _imitate(args: argparse.Namespace) -> int:
    """Teach a new net the choices of demonstrations; `--resume` then trains it on."""
    game = _taught(args)
    if args.data is None:
        raise OptionError("`train imitate` needs --data, the folder that `train demonstrate` made")
    trainer = _trainer(args, game)
    try:
        trainer.imitate(args.data, args.epochs)
        trainer.save()
    finally:
        trainer.close()
    if trainer.failed_write:
        raise RatskellerError(trainer.failed_write)
    _tell(f"done: {trainer.path('.pt')}; ratskeller train {game.id} --resume trains it on")
    return 0


def _export(args: argparse.Namespace) -> int:
    """Write the net of a checkpoint as .npz or .onnx."""
    from ratskeller.evaluation.quantise import packed
    from ratskeller.evaluation.weights import read_weights
    from ratskeller.train.checkpoint import write
    from ratskeller.train.net import exportable

    kind = ".onnx" if args.onnx else ".npz"
    if args.onnx:
        need("onnx", "onnx")
    floats, meta = exportable(_file(args))
    out = args.out if args.out.suffix == kind else args.out / f"{meta['game']}{kind}"
    data = packed(floats, meta)
    if args.onnx:
        from ratskeller.train.onnx import onnx_model

        data = onnx_model(read_weights(data, str(out)))
    write(out, data)
    _tell(f"{out}: {len(data):,} bytes")
    return 0


def _evaluate(args: argparse.Namespace) -> int:
    """Play an exported net against the rivals."""
    from ratskeller.train.evaluation import evaluate, read_net

    path = _file(args)
    weights, _ = read_net(path)
    for players in sorted(set(_counts(weights.layout.game, args.players))):
        for rival in _rivals(args):
            games, jobs = args.games or 100, args.jobs or os.cpu_count() or 1
            _tell(json.dumps(evaluate(path, players, rival, games, jobs, progress)))
    return 0
