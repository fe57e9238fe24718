"""Processes that play the games of a match; a bot that ends its process ends one game only."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ratskeller.arena.limits import limit_memory

Pair = tuple[int, int]
Play = Callable[[int, int], dict[str, Any]]  #: a game by deal and rotation; it must pickle


def play_all(
    play: Play, left: list[Pair], jobs: int, memory: int, seating: Callable[[int], list[str]]
) -> Iterator[dict[str, Any]]:
    """The results of the games, in the order in which they end.

    If a process dies, the games that were under way are played again, each in a process of its
    own; one that dies again is an error. A process whose memory is used up is replaced.
    """
    todo = deque(left)
    while todo:
        pool = _pool(min(jobs, len(todo)), memory)
        flying: dict[Future[dict[str, Any]], Pair] = {}
        pair = todo[0]
        try:
            while todo or flying:
                while todo and len(flying) < 2 * jobs:
                    pair = todo.popleft()
                    flying[pool.submit(play, *pair)] = pair
                done, _ = wait(flying, return_when=FIRST_COMPLETED)
                exhausted = False
                for future in done:
                    pair = flying.pop(future)
                    result = future.result()
                    exhausted = exhausted or result.pop("exhausted", False)
                    yield result
                if exhausted:
                    todo.extendleft(flying.values())
                    break
        except BrokenProcessPool:
            for suspect in (pair, *(one for one in flying.values() if one != pair)):
                yield _play_alone(play, suspect, memory, seating)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play_alone(
    play: Play, pair: Pair, memory: int, seating: Callable[[int], list[str]]
) -> dict[str, Any]:
    deal, turn = pair
    with _pool(1, memory) as pool:
        try:
            result = pool.submit(play, deal, turn).result()
        except BrokenProcessPool:
            bots = seating(turn)
            error = f"{' or '.join(dict.fromkeys(bots))}: the process of the game ended"
            return {"deal": deal, "turn": turn, "bots": bots, "error": error}
    result.pop("exhausted", None)
    return result


def _pool(jobs: int, memory: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(memory,))


def _begin(memory: int) -> None:
    exit_with_parent()
    limit_memory(memory)


def exit_with_parent() -> None:
    """End this worker process when its parent ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def await_end() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=await_end, daemon=True).start()
