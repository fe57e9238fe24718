"""Processes that share the games of a batch: commands through pipes, arrays in shared memory."""

from __future__ import annotations

import multiprocessing
import weakref
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from ratskeller.adapters.batch import shapes, show
from ratskeller.adapters.core import Core
from ratskeller.kernel import RatskellerError
from ratskeller.kernel.registry import game

Given = tuple[int, dict[str, Any], bool, str, int]  #: players, options, auto_reset, rewards, limit
STEP, RESET, END = b"s", b"r", b"e"
PATIENCE = 10.0  #: seconds a worker has to end by itself


def spread(size: int, workers: int) -> list[tuple[int, int]]:
    """Where each worker's games begin and end.

    >>> spread(7, 3)
    [(0, 3), (3, 5), (5, 7)]
    """
    least, more = divmod(size, workers)
    ends = [(w + 1) * least + min(w + 1, more) for w in range(workers)]
    return list(zip([0, *ends[:-1]], ends, strict=True))


def layout(core: Core, size: int, memory: Any) -> dict[str, Any]:
    """All arrays of a batch in one stretch of memory, widest numbers first."""
    import numpy as np

    arrays: dict[str, Any] = {}
    at = 0
    wanted = {"actions": ((size,), "int64"), **shapes(core, size)}
    for name, (shape, kind) in wanted.items():
        count = int(np.prod(shape))
        arrays[name] = np.frombuffer(memory, np.dtype(kind), count, at).reshape(shape)
        at += count * np.dtype(kind).itemsize
    return arrays


def room(core: Core, size: int) -> int:
    """How many bytes that takes."""
    wide = 8 * (int(core.players) + 3)
    return size * (wide + int(core.encoder.size) + int(core.space.size) + 2)


class Crew:
    """The processes of one batch."""

    def __init__(self, id: str, given: Given, size: int, workers: int) -> None:
        players, options, auto_reset, rewards, limit = given
        self.pattern = Core(game(id), players, options, 1, auto_reset, rewards, limit)
        spawn = multiprocessing.get_context("spawn")
        memory = spawn.RawArray("B", room(self.pattern, size))
        self.arrays = layout(self.pattern, size, memory)
        self._actions = self.arrays.pop("actions")
        self._pipes: list[Connection] = []
        processes: list[BaseProcess] = []
        for first, last in spread(size, workers):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(
                target=work, args=(theirs, memory, id, given, size, first, last), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            processes.append(process)
        self.close = weakref.finalize(self, _end, self._pipes, processes)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._ask(RESET + str(seed).encode())

    def step(self, actions: Any) -> None:
        """Carry out one action for each game."""
        self._actions[:] = actions
        self._ask(STEP)

    def _ask(self, command: bytes) -> None:
        try:
            for pipe in self._pipes:
                pipe.send_bytes(command)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            raise RatskellerError("a worker of the batch has ended; make a new batch") from None


def _end(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    for pipe in pipes:
        with suppress(OSError):  # it may have ended already
            pipe.send_bytes(END)
        pipe.close()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def work(
    pipe: Connection, memory: Any, id: str, given: Given, size: int, first: int, last: int
) -> None:
    """What a worker does: its own games, shown in its own rows."""
    players, options, auto_reset, rewards, limit = given
    core = Core(game(id), players, options, last - first, auto_reset, rewards, limit)
    whole = layout(core, size, memory)
    rows = {name: array[first:last] for name, array in whole.items()}
    actions = rows.pop("actions")
    while True:
        try:
            command = pipe.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        if command == END:
            return
        if command == STEP:
            core.act(actions.tobytes())
            core.step()
        else:
            core.reset(int(command[1:]), first)
        show(core, rows)
        pipe.send_bytes(b"")
