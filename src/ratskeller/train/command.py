"""The command ``ratskeller train``."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ratskeller.adapters.extras import need
from ratskeller.arena.command import count, progress
from ratskeller.bots.registry import check_bot
from ratskeller.kernel import Game, OptionError, RatskellerError
from ratskeller.kernel.choice import one_of
from ratskeller.kernel.registry import game as find_game


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add = parser.add_argument
    add("what", metavar="GAME", help="a game; or `export` or `evaluate` with a FILE")
    add("file", nargs="?", type=Path, metavar="FILE", help="the checkpoint or net for those two")
    add("--players", default="all", metavar="2,3,…", help="numbers of players (default all)")
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
    add("--resume", type=Path, metavar="FILE", help="go on from this checkpoint")
    add("--out", type=Path, default=Path(), metavar="FOLDER", help="where files go (default here)")
    add("--ray", action="store_true", help="play on the machines of a Ray cluster (extra `ray`)")
    add(
        "--rivals",
        metavar="A,B,…",
        help="bots to measure against (default easy,medium,hard:200; `none` for no measurement)",
    )
    add("--jobs", type=count, metavar="N", help="processes of `evaluate` (default: one per core)")


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
    if args.file is not None:
        raise OptionError(f"`train {args.what}` takes no FILE; to go on from one use --resume")
    return _train(args)


def _counts(game: Game, text: str) -> list[int]:
    if text == "all":
        return list(game.players)
    counts = sorted({int(part) if part.strip().isdecimal() else 0 for part in text.split(",")})
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


def _train(args: argparse.Namespace) -> int:
    from ratskeller.train.ppo import Settings
    from ratskeller.train.trainer import Trainer

    game = find_game(args.what)
    counts, rivals, device = _counts(game, args.players), _rivals(args), _device(args.device)
    size = {"games": 16384, "minibatch": 32768} if device == "cuda" else {}
    changes = _settings(args)
    settings = Settings(**{"seed": args.seed, **size, **changes})
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RatskellerError(f"cannot make the folder {args.out}: {error.strerror}") from None
    workers = args.workers or max(1, (os.cpu_count() or 2) - 1)
    minutes = args.minutes or (None if args.steps else 10.0)
    trainer = Trainer(
        game, counts, settings, args.out, device, workers, args.resume, rivals, args.ray, _tell,
        changes,
    )  # fmt: skip

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


def _export(args: argparse.Namespace) -> int:
    """Write the net of a checkpoint as .npz."""
    from ratskeller.train.checkpoint import check, load, packed, write
    from ratskeller.train.layout import Layout
    from ratskeller.train.net import Net

    path = _file(args)
    found: dict[str, Any] = load(path)
    layout = Layout(find_game(found["meta"]["game"]))
    check(path, found["meta"], layout)
    net = Net(layout, found["settings"]["widths"])
    net.load_state_dict(found["net"])
    out = args.out / f"{layout.game.id}.npz"
    data = packed(net.arrays(), found["meta"])
    write(out, data)
    _tell(f"{out}: {len(data):,} bytes")
    return 0


def _evaluate(args: argparse.Namespace) -> int:
    """Play an exported net against the rivals."""
    from ratskeller.train.evaluation import evaluate
    from ratskeller.train.policy import Policy

    path = _file(args)
    policy = Policy.read(path)
    for players in _counts(policy.layout.game, args.players):
        for rival in _rivals(args):
            games, jobs = args.games or 100, args.jobs or os.cpu_count() or 1
            _tell(json.dumps(evaluate(path, players, rival, games, jobs, progress)))
    return 0
