"""Group commit: all waiting entries go into one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ratskeller.server.entry import Entry
from ratskeller.server.store.store import Store
from ratskeller.server.store.writer import Write

log = logging.getLogger("ratskeller.store")
MAX_BATCH = 500  # entries in one transaction


class StoreError(Exception):
    """The database did not confirm a write; the entry may be durable or not."""


class Committer:
    """Writes the entries of all tables in batches.

    The tables of a batch share one disk sync, which is most of the cost of a commit. A table
    waits for its entry before it appends the next one, so concurrent transactions need no
    order among them.
    """

    def __init__(self, store: Store, done: Callable[[list[tuple[str, Entry]]], None]) -> None:
        self._store = store
        self._done = done
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._writing = 0
        self.commits = 0

    def start(self) -> None:
        """Start the writer tasks."""
        self._tasks = [asyncio.create_task(self._run()) for _ in range(self._store.concurrency)]

    async def stop(self) -> None:
        """Write all waiting entries, then stop."""
        while self._waiting or self._writing:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def append(self, write: Write) -> bool:
        """Wait until an entry is durable; False if its number or key is taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:MAX_BATCH]
                del self._waiting[: len(batch)]
                self._writing += 1
                await self._write(batch)
                self._writing -= 1

    async def _write(self, batch: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        try:
            done = await self._store.write([write for write, _ in batch])
        except Exception as error:  # whatever it was, no caller may wait forever
            log.error("write failed: %s", type(error).__name__)
            for _, future in batch:
                if not future.done():
                    future.set_exception(StoreError())
            return
        self.commits += 1
        for write, future in batch:
            if not future.done():
                future.set_result((write.table, write.entry.seq) in done)
        self._done([(w.table, w.entry) for w, _ in batch if (w.table, w.entry.seq) in done])
