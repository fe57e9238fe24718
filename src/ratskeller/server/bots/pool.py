"""A few worker processes; one that dies or takes too long is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import secrets
import sys
from collections.abc import Sequence

from ratskeller.kernel import Choice, View
from ratskeller.kernel.view_pickle import pack
from ratskeller.server import metrics

log = logging.getLogger("ratskeller.bots")
TRIES = 2  # then any legal choice is made, so that the game goes on
START = 60.0  # seconds a process may take to be there
#: How a process fails us: too slow, gone while we ask, gone before (uvloop's own words).
FAILURES = (TimeoutError, asyncio.IncompleteReadError, OSError, RuntimeError)
COMMAND = (sys.executable, "-m", "ratskeller.server.bots.worker")


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def begin(cls, command: Sequence[str]) -> Worker:
        """Start a process and wait until it has loaded the engines, which is not thinking."""
        pipe = asyncio.subprocess.PIPE
        worker = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        try:
            await asyncio.wait_for(worker.read(), START)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: bytes) -> str:
        """One question, one answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(len(question).to_bytes(4, "big") + question)
        await self.process.stdin.drain()
        return await self.read()

    async def read(self) -> str:
        """The next frame."""
        assert self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        return (await self.process.stdout.readexactly(length)).decode()

    async def end(self) -> None:
        """End it, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        await self.process.wait()


class Pool:
    """Asks workers for choices, at most so many at a time and only so long."""

    def __init__(self, size: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._free: list[Worker] = []
        self._places = asyncio.Semaphore(size)
        self._seconds = seconds
        self._command = command
        self._all: set[Worker] = set()

    async def choose(self, bot: str, view: View, choices: Sequence[Choice]) -> Choice:
        """What the bot chooses; any legal choice if it fails again and again."""
        texts = [choice.text for choice in choices]
        question = pickle.dumps((bot, view.game_id, pack(view), texts))
        for _ in range(TRIES):
            async with self._places:
                answer = await self._try(question)
            if answer in texts:
                metrics.BOTS.labels("thought").inc()
                return choices[texts.index(answer)]
            metrics.BOTS.labels("failed").inc()
        metrics.BOTS.labels("random").inc()
        return secrets.choice(choices)

    async def _try(self, question: bytes) -> str | None:
        worker = None
        try:
            worker = self._free.pop() if self._free else await self._begin()
            answer = await asyncio.wait_for(worker.ask(question), self._seconds)
        except FAILURES as error:
            log.warning("a bot's process failed: %s", type(error).__name__)
            if worker is not None:
                await self._drop(worker)
            return None
        except BaseException:
            if worker is not None:
                await self._drop(worker)
            raise
        self._free.append(worker)
        return answer

    async def _begin(self) -> Worker:
        worker = await Worker.begin(self._command)
        self._all.add(worker)
        return worker

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End all processes."""
        self._free.clear()
        for worker in list(self._all):
            await self._drop(worker)
