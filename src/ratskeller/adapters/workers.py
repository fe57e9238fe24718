"""Processes that step shards of a batch: commands through pipes, arrays in shared memory.

A worker waits for a semaphore and not for its pipe. When a process writes to a pipe, Linux
expects it to sleep soon and wakes the reader on the same core. There the reader would wait until
this process has stepped its own shard. A semaphore wakes the worker on an idle core.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import weakref
from collections import deque
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from typing import Any

from ratskeller.adapters.rivals import factories
from ratskeller.adapters.shard import Shard, arrays_in, total_bytes
from ratskeller.adapters.vector import GameVector
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.registry import game

#: All but the game and the size of a `GameVector`; bots by their specifications.
Settings = tuple[int, list[dict[str, Any]], bool, str, int, bool, list[Any], bool]
Range = tuple[int, int]  #: the first game and the one after the last
STEP, RESET, END = b"s", b"r", b"e"
TIMEOUT = 10.0  #: seconds for a worker to end before it is killed


class WorkerPool:
    """The worker processes of one batch. Each has one shard of every slice."""

    def __init__(
        self, id: str, settings: Settings, vector: GameVector, size: int, shards: list[list[Range]]
    ) -> None:
        spawn = multiprocessing.get_context("spawn")
        memory = spawn.RawArray("B", total_bytes(vector, size))
        self.arrays = arrays_in(memory, vector, size)
        self._pipes: list[Connection] = []
        self._pending: list[deque[int]] = []  # slices that a worker has not finished, in order
        self._processes: list[BaseProcess] = []
        self._started = False
        self._semaphores: list[Semaphore] = []
        for ranges in shards:
            ours, theirs = spawn.Pipe()
            semaphore = spawn.Semaphore(0)
            process = spawn.Process(
                target=work,
                args=(theirs, semaphore, memory, id, settings, size, ranges),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._semaphores.append(semaphore)
            self._pending.append(deque())
            self._processes.append(process)
        self.close = weakref.finalize(self, _end, self._pipes, self._semaphores, self._processes)

    def reset(self, slice: int, seed: int) -> None:
        """Start to reset the games of a slice."""
        self._send(slice, RESET, str(seed).encode())

    def step(self, slice: int) -> None:
        """Start to apply the actions in the rows of a slice."""
        self._send(slice, STEP)

    def wait(self, slice: int) -> None:
        """Wait until all workers have finished a slice."""
        for worker, pending in enumerate(self._pending):
            while slice in pending:
                try:
                    self._pipes[worker].recv_bytes()
                except (EOFError, OSError):
                    raise self._ended(worker) from None
                pending.popleft()
                self._started = True

    def busy(self, slice: int) -> bool:
        """Whether a slice was sent and `wait` has not been called since."""
        return any(slice in pending for pending in self._pending)

    def _send(self, slice: int, command: bytes, more: bytes = b"") -> None:
        for worker, pipe in enumerate(self._pipes):
            try:
                pipe.send_bytes(command + bytes([slice]) + more)
            except OSError:
                raise self._ended(worker) from None
            self._pending[worker].append(slice)
            self._semaphores[worker].release()

    def _ended(self, worker: int) -> RatskellerError:
        if not self._started:
            return RatskellerError(
                "a worker of the batch did not start; a script has to make its workers"
                " under `if __name__ == '__main__':`"
            )
        self._processes[worker].join(TIMEOUT)
        code = self._processes[worker].exitcode
        return RatskellerError(
            f"worker {worker} of the batch has ended (exit code {code}); make a new batch"
        )


def _end(
    pipes: list[Connection], semaphores: list[Semaphore], processes: list[BaseProcess]
) -> None:
    for pipe, semaphore in zip(pipes, semaphores, strict=True):
        with suppress(OSError):  # the worker has already ended
            pipe.send_bytes(END)
        semaphore.release()
        pipe.close()
    for process in processes:
        process.join(TIMEOUT)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def work(
    pipe: Connection,
    semaphore: Semaphore,
    memory: Any,
    id: str,
    settings: Settings,
    size: int,
    ranges: list[Range],
) -> None:
    """Run a worker: step its shards on command until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that made the batch handles it
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    players, options, auto_reset, rewards, limit, observations, specs, with_evaluator = settings
    rivals = factories(game(id), specs)
    shards = []
    for first, last in ranges:
        vector = GameVector(
            game(id), players, options, last - first, auto_reset, rewards, limit, observations,
            rivals, with_evaluator,
        )  # fmt: skip
        shards.append(Shard(vector, arrays_in(memory, vector, size), first, last))
    with suppress(EOFError, OSError):  # the other end is closed
        while semaphore.acquire() and (command := pipe.recv_bytes()) != END:
            shard = shards[command[1]]
            if command[:1] == STEP:
                shard.step()
            else:
                shard.reset(int(command[2:]))
            pipe.send_bytes(b"")


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
