"""Servers in memory whose store fails, and the messages of their clients."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

import msgspec

from ratskeller.kernel import IllegalChoice
from ratskeller.server import outgoing, snapshot
from ratskeller.server.entry import Entry
from ratskeller.server.errors import Refused
from ratskeller.server.live import LiveTable
from ratskeller.server.service import Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store
from ratskeller.server.store.writer import Write, Written
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager


class FaultyStore:
    """A store whose next write may fail or stall, before or after it takes effect."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fault: str | None = None
        self.stalled = asyncio.Event()
        self.meanwhile: Callable[[], None] = lambda: None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write(self, writes: list[Write]) -> Written:
        fault, self.fault = self.fault, None
        if fault == "notices meanwhile":
            self.meanwhile()
        if fault in (None, "notices meanwhile"):
            return await self._store.write(writes)
        if fault.endswith("after writing"):
            await self._store.write(writes)
        if fault.startswith("stalls"):
            self.stalled.set()
            await asyncio.Event().wait()
        raise OSError("the connection was lost")


class Watcher:
    """A connection that checks that updates have no gaps and no duplicates."""

    def __init__(self, viewer: int | None, table: Table) -> None:
        self.viewers = [viewer]
        self.seq = table.seq
        self.last = json.loads(outgoing.update_message(table, viewer, []))

    def push(self, message: bytes) -> None:
        update = json.loads(message)
        if update["type"] == "update":
            numbers = [entry["seq"] for entry in update["entries"]]
            assert numbers == list(range(self.seq + 1, update["seq"] + 1))
            self.seq, self.last = update["seq"], update


class Process:
    """What one server process holds in memory."""

    def __init__(self, store: Store, notices: list[Entry]) -> None:
        self.store = FaultyStore(store)
        self.watchers: list[Watcher] = []
        self._notices = notices
        self.manager = TableManager(cast("Store", self.store), self._publish, lambda *_: None)
        self.service = Service(self.manager, Settings(patience=0, stand_in="random"))
        self.manager.committer.start()

    def _publish(self, entries: list[tuple[str, Entry]]) -> None:
        self._notices.extend(entry for _, entry in entries)

    async def watch(self, id: str, viewer: int | None, since: int) -> None:
        """Connect as a client that knows of entry ``since``."""
        live: LiveTable = self.manager.live(id)
        async with live.lock:
            table = await self.manager.loaded(live, since)
            assert table.seq >= since
            watcher = Watcher(viewer, table)
            live.connections.add(watcher)
        self.watchers.append(watcher)

    async def table(self, id: str) -> Table:
        """The table as clients of this process see it; it may lag behind the record."""
        live = self.manager.live(id)
        async with live.lock:
            return await self.manager.loaded(live)

    async def crash(self) -> None:
        """Stop at once; what is not in the store is lost."""
        tasks = [*self.manager._tasks, *self.manager.committer._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Message(msgspec.Struct, frozen=True):
    """A choice (or an undo, without ``choice``) of a client, based on entry ``base``."""

    seat: int
    base: int
    choice: str | None

    @property
    def key(self) -> str:
        return f"{self.seat}:{self.base}"

    def send(self, process: Process, id: str) -> Coroutine[Any, Any, int]:
        if self.choice is None:
            return process.service.undo(id, self.seat, self.base)
        return process.service.choose(id, self.seat, self.choice, self.base)


async def outcome(work: Awaitable[int]) -> int | str:
    """The number of the entry, or why there is none."""
    try:
        return await work
    except Refused as refused:
        return refused.code
    except IllegalChoice as error:
        return error.reason


def state_of(table: Table) -> Any:
    """Everything that has to agree between processes."""
    assert table.match is not None
    undo = [table.match.can_undo(seat) for seat in range(table.players)]
    return json.loads(outgoing.encode([table.seq, undo, snapshot.take(table)]))
