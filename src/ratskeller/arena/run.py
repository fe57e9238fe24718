"""Plays a plan on the cores of this machine, or on Ray."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from ratskeller.arena.plan import Plan
from ratskeller.arena.single import Result, play_one
from ratskeller.arena.store import Store
from ratskeller.kernel import RatskellerError

Pairs = list[tuple[int, int]]


def run(
    plan: Plan,
    store: Store,
    jobs: int | None = None,
    ray: bool = False,
    tell: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """Play the games that the store lacks; ``tell`` receives the games done and the total."""
    left = [pair for pair in plan.pairings() if pair not in store.results]
    total = plan.deals * plan.players
    jobs = jobs or os.cpu_count() or 1
    if ray:
        results = _on_ray(plan, left)
    elif jobs == 1 or len(left) < 2:
        results = (play_one(plan, deal, turn) for deal, turn in left)
    else:
        results = _on_cores(plan, left, jobs)
    done = total - len(left)
    if tell is not None:
        tell(done, total)
    for result in results:
        store.add(result)
        done += 1
        if tell is not None:
            tell(done, total)
    return store.of(plan)


def _on_cores(plan: Plan, left: Pairs, jobs: int) -> Iterator[Result]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(
        min(jobs, len(left)), mp_context=context, initializer=exit_with_parent
    ) as pool:
        waiting = [pool.submit(play_one, plan, deal, turn) for deal, turn in left]
        try:
            for future in as_completed(waiting):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def exit_with_parent() -> None:
    """End this worker process when its parent ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _on_ray(plan: Plan, left: Pairs) -> Iterator[Result]:
    try:
        import ray
    except ImportError:
        raise RatskellerError("this needs the ray extra: pip install 'ratskeller[ray]'") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote: Any = ray.remote(play_one)
    waiting = [remote.remote(plan, deal, turn) for deal, turn in left]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)
