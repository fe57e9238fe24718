"""Group commit: whatever waits goes into one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ratskeller.server.entry import Entry
from ratskeller.server.store.store import Store
from ratskeller.server.store.writer import Write

log = logging.getLogger("ratskeller.store")
MOST = 500  # entries in one transaction


class StoreError(Exception):
    """The database did not say that an entry is durable; it may be or not."""


class Committer:
    """Writes what tables hand in, all that has gathered at a time.

    Many tables then share one sync of the disk, which is what a commit costs. A table waits
    for its entry before it makes the next, so transactions that run side by side (where the
    database can do that) never have to keep an order.
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
        """Begin to write."""
        self._tasks = [asyncio.create_task(self._run()) for _ in range(self._store.concurrency)]

    async def stop(self) -> None:
        """Write what waits, then end."""
        while self._waiting or self._writing:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def append(self, write: Write) -> bool:
        """Wait until an entry is durable; False if its number or key was taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:MOST]
                del self._waiting[: len(batch)]
                self._writing += 1
                await self._write(batch)
                self._writing -= 1

    async def _write(self, batch: list[tuple[Write, asyncio.Future[bool]]]) -> None:
        try:
            done = await self._store.write([write for write, _ in batch])
        except Exception as error:  # whatever it was, nobody may wait for ever
            log.error("writing failed: %s", type(error).__name__)
            for _, future in batch:
                if not future.done():
                    future.set_exception(StoreError())
            return
        self.commits += 1
        for write, future in batch:
            if not future.done():
                future.set_result((write.table, write.entry.seq) in done)
        self._done([(w.table, w.entry) for w, _ in batch if (w.table, w.entry.seq) in done])
