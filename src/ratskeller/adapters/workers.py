"""Processes that share the games of a batch: commands through pipes, arrays in shared memory.

A worker sleeps at a bell (a semaphore) and not at its pipe. Whoever writes to a pipe is
expected to sleep next, so Linux wakes the reader on the writer's core, where it would wait
until this process has done its own share; a bell wakes it on a core that is free.
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

from ratskeller.adapters.core import Core
from ratskeller.adapters.share import Share, layout, room
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.registry import game

Given = tuple[int, dict[str, Any], bool, str, int]  #: players, options, auto_reset, rewards, limit
Stretch = tuple[int, int]  #: the games from one number to before another
STEP, RESET, END = b"s", b"r", b"e"
PATIENCE = 10.0  #: seconds a worker has to end by itself


class Crew:
    """The processes of one batch: for each, the stretch of every part that is its share."""

    def __init__(
        self, id: str, given: Given, core: Core, size: int, shares: list[list[Stretch]]
    ) -> None:
        spawn = multiprocessing.get_context("spawn")
        memory = spawn.RawArray("B", room(core, size))
        self.arrays = layout(core, size, memory)
        self._pipes: list[Connection] = []
        self._out: list[deque[int]] = []  # parts a worker has not answered for, in order
        self._processes: list[BaseProcess] = []
        self._begun = False
        self._bells: list[Semaphore] = []
        for own in shares:
            ours, theirs = spawn.Pipe()
            bell = spawn.Semaphore(0)
            process = spawn.Process(
                target=work, args=(theirs, bell, memory, id, given, size, own), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._bells.append(bell)
            self._out.append(deque())
            self._processes.append(process)
        self.close = weakref.finalize(self, _end, self._pipes, self._bells, self._processes)

    def reset(self, part: int, seed: int) -> None:
        """Let the games of a part begin anew."""
        self._send(part, RESET, str(seed).encode())

    def step(self, part: int) -> None:
        """Let the actions that stand in a part's rows be carried out."""
        self._send(part, STEP)

    def wait(self, part: int) -> None:
        """Until all have done what a part was sent for."""
        for worker, out in enumerate(self._out):
            while part in out:
                try:
                    self._pipes[worker].recv_bytes()
                except (EOFError, OSError):
                    raise self._gone(worker) from None
                out.popleft()
                self._begun = True

    def busy(self, part: int) -> bool:
        """Whether a part was sent and not waited for."""
        return any(part in out for out in self._out)

    def _send(self, part: int, command: bytes, more: bytes = b"") -> None:
        for worker, pipe in enumerate(self._pipes):
            try:
                pipe.send_bytes(command + bytes([part]) + more)
            except OSError:
                raise self._gone(worker) from None
            self._out[worker].append(part)
            self._bells[worker].release()

    def _gone(self, worker: int) -> RatskellerError:
        if not self._begun:
            return RatskellerError(
                "a worker of the batch could not begin; a script that makes workers has to do so"
                " under `if __name__ == '__main__':`"
            )
        self._processes[worker].join(PATIENCE)
        code = self._processes[worker].exitcode
        return RatskellerError(
            f"worker {worker} of the batch has ended (exit code {code}); make a new batch"
        )


def _end(pipes: list[Connection], bells: list[Semaphore], processes: list[BaseProcess]) -> None:
    for pipe, bell in zip(pipes, bells, strict=True):
        with suppress(OSError):  # it may have ended already
            pipe.send_bytes(END)
        bell.release()
        pipe.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def work(
    pipe: Connection,
    bell: Semaphore,
    memory: Any,
    id: str,
    given: Given,
    size: int,
    own: list[Stretch],
) -> None:
    """What a worker does: its own games, shown in its own rows, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever made the batch ends it
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    players, options, auto_reset, rewards, limit = given
    shares = []
    for first, last in own:
        core = Core(game(id), players, options, last - first, auto_reset, rewards, limit)
        shares.append(Share(core, layout(core, size, memory), first, last))
    with suppress(EOFError, OSError):  # the other end is gone
        while bell.acquire() and (command := pipe.recv_bytes()) != END:
            share = shares[command[1]]
            if command[:1] == STEP:
                share.step()
            else:
                share.reset(int(command[2:]))
            pipe.send_bytes(b"")


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
