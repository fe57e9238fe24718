"""Strength against fixed rivals: in a process beside the training, or on all cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from ratskeller.arena.run import exit_with_parent
from ratskeller.train.policy import Policy, play_deal, summary

RIVALS = ("easy", "medium", "hard:200")
DEALS = 4  #: of each measurement during training
SEED = 70_000  #: of the deals; training uses other seeds


class BackgroundEvaluation:
    """A process that plays the newest net against the rivals while training goes on."""

    def __init__(self, counts: list[int], rivals: tuple[str, ...]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(
            target=_measure,
            args=(theirs, sorted({counts[0], 4 if 4 in counts else counts[-1]}), rivals),
            daemon=True,
        )
        self._process.start()
        theirs.close()
        self.busy = False

    def start(self, net: bytes, at: dict[str, Any]) -> None:
        """Measure a net; ``at`` says where in the training it is from."""
        self._pipe.send((net, at))
        self.busy = True

    def results(self) -> list[dict[str, Any]]:
        """The measurements that have arrived."""
        found: list[dict[str, Any]] = []
        with suppress(EOFError, OSError):  # the process has ended; training goes on
            while self._pipe.poll():
                found += self._pipe.recv()
                self.busy = False
        return found

    def close(self) -> None:
        """End the process."""
        self._pipe.close()
        self._process.terminate()
        self._process.join()


def _measure(pipe: Connection, counts: list[int], rivals: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the training handles it
    exit_with_parent()
    rounds = 0
    with suppress(EOFError, OSError):  # the training has ended
        while True:
            net, at = pipe.recv()
            policy = Policy(net)
            found = []
            for players in counts:
                for rival in rivals:
                    numbers = range(rounds * DEALS, (rounds + 1) * DEALS)
                    deals = [play_deal(policy, players, rival, n, SEED) for n in numbers]
                    found.append({**at, **summary(players, rival, deals)})
            rounds += 1
            pipe.send(found)


def evaluate(
    path: Path,
    players: int,
    rival: str,
    games: int,
    jobs: int,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> dict[str, Any]:
    """The strength of an exported net, every deal in every rotation of the seats."""
    Policy.read(path)  # refuse a bad file before the processes start
    deals = -(-games // players)
    found = []
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=exit_with_parent) as pool:
        waiting = [pool.submit(_one, path, players, rival, number) for number in range(deals)]
        for future in waiting:
            found.append(future.result())
            tell(len(found), deals)
    return summary(players, rival, found)


def _one(path: Path, players: int, rival: str, deal: int) -> dict[str, Any]:
    return play_deal(Policy.read(path), players, rival, deal, SEED)
