"""Plays a plan on the cores of this machine, or on Ray."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from ratskeller.arena.limits import MEMORY, SECONDS
from ratskeller.arena.plan import Plan, deals_for
from ratskeller.arena.pool import Pair, Play, play_all
from ratskeller.arena.pool import exit_with_parent as exit_with_parent
from ratskeller.arena.records import RecordFolder
from ratskeller.arena.single import Result, play_one
from ratskeller.arena.store import Store
from ratskeller.arena.summary import summary
from ratskeller.bots.registry import Spec, spec_name
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.game import OptionValue


def compete(
    game: str,
    *bots: Spec,
    players: int | None = None,
    games: int = 100,
    options: dict[str, OptionValue] | None = None,
    seed: int = 1,
    jobs: int = 1,
    round_robin: bool = False,
    state: Path | None = None,
    records: Path | None = None,
    seconds: float = SECONDS,
) -> dict[str, Any]:
    """Play a match between bots, named or given as factories, and return its figures.

    The figures are those of ``ratskeller arena --json``. ``players`` is the number of bots, unless
    it is a round robin. With several ``jobs`` factories must be found by the processes: a class
    of a module, not of the interpreter's prompt.

    >>> from ratskeller.bots.shallow import EasyBot
    >>> found = compete("rattus", EasyBot, "random", games=10)
    >>> [(one["bot"], one["games"]) for one in found["entrants"]]
    [('EasyBot', 10), ('random', 10)]
    """
    players = len(bots) if players is None else players
    given = tuple((options or {}).items())
    plan = Plan(game, players, given, bots, 1, seed, round_robin).check()
    plan = replace(plan, deals=deals_for(games, plan.turns))
    return summary(plan, run(plan, Store(plan, state), jobs, records=records, seconds=seconds))


def run(
    plan: Plan,
    store: Store,
    jobs: int | None = None,
    ray: bool = False,
    tell: Callable[[int, int], None] | None = None,
    records: Path | None = None,
    seconds: float = SECONDS,
    memory: int = MEMORY,
) -> list[Result]:
    """Play the games that the store lacks; ``tell`` receives the games done and the total.

    With ``records`` the record of every game is written into that folder.
    """
    folder = None if records is None else RecordFolder(records, plan)
    left = [
        pair
        for pair in plan.pairings()
        if pair not in store.results
        or (folder is not None and "error" not in store.results[pair] and not folder.has(pair))
    ]
    total = len(plan.pairings())
    play: Play = partial(play_one, plan, seconds=seconds, with_record=folder is not None)
    done = total - len(left)
    if tell is not None:
        tell(done, total)
    for result in _results(plan, play, left, jobs or os.cpu_count() or 1, ray, memory):
        result.pop("exhausted", None)
        if folder is not None and "record" in result:
            folder.write((result["deal"], result["turn"]), result.pop("record"))
        store.add(result)
        done += 1
        if tell is not None:
            tell(done, total)
    return store.of(plan)


def _results(
    plan: Plan, play: Play, left: list[Pair], jobs: int, ray: bool, memory: int
) -> Iterator[Result]:
    if ray:
        return on_ray(play, left)
    if jobs == 1 or len(left) < 2:
        return (play(deal, turn) for deal, turn in left)
    try:
        pickle.dumps(plan)
    except Exception as error:
        raise RatskellerError(
            f"a bot of this match cannot be sent to another process ({error}); play with one job,"
            " or name the bot as module:Class"
        ) from None

    def seating(turn: int) -> list[str]:
        return [spec_name(spec) for spec in plan.seating(turn)]

    return play_all(play, left, jobs, memory, seating)


def on_ray(play: Play, left: list[Pair]) -> Iterator[Result]:
    """Play on the machines of a Ray cluster."""
    try:
        import ray
    except ImportError:
        raise RatskellerError("this needs the ray extra: pip install 'ratskeller[ray]'") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote: Any = ray.remote(_call)
    waiting = [remote.remote(play, *pair) for pair in left]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)


def _call(play: Play, deal: int, turn: int) -> Result:
    return play(deal, turn)
