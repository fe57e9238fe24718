"""Notices to other processes about durable entries, through PostgreSQL's LISTEN and NOTIFY.

The store is the truth: a process applies an entry from a notice if it is the next one, and
reads the store otherwise. A lost notice costs a few seconds (`TableManager.poll_heads`), never
a choice. With SQLite there is only one process, and nothing is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Protocol

import asyncpg
import msgspec
from sqlalchemy.engine import URL

from ratskeller.server.entry import Entry
from ratskeller.server.store.writer import dsn

log = logging.getLogger("ratskeller.fanout")
CHANNEL = "ratskeller"
MAX_READS = 8  # tables that are read from the store at a time
MAX_PAYLOAD = 7000  # bytes of entries in one notice; PostgreSQL allows 8,000
MAX_QUEUED = 1000  # notices that wait while the database is down; further ones are dropped
RETRY = 1.0  # seconds between attempts to connect


class Notice(msgspec.Struct):
    """What is sent on the channel."""

    sender: str
    entries: list[tuple[str, Entry]] = []
    tables: list[tuple[str, int]] = []  # the last entry of tables whose entries are too large
    chats: list[tuple[str, int]] = []


class Receiver(Protocol):
    """Gets the notices of other processes: the table manager."""

    def on_entry(self, id: str, entry: Entry) -> bool:
        """A table has this entry; returns False if `catch_up` has to be called."""

    async def catch_up(self, id: str, seq: int) -> None:
        """A table has entries up to ``seq``."""

    async def on_chat(self, id: str, number: int) -> None:
        """A table has this line of chat."""


class Fanout:
    """Sends and receives notices."""

    def __init__(self, url: URL) -> None:
        self._dsn = dsn(url) if url.get_backend_name() == "postgresql" else None
        self._id = secrets.token_hex(8)
        self._queue: asyncio.Queue[str] = asyncio.Queue(MAX_QUEUED)
        self._loops: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._reads = asyncio.Semaphore(MAX_READS)
        #: Whether notices of other processes arrive; with SQLite there are no others.
        self.listening = self._dsn is None

    def start(self, receiver: Receiver) -> None:
        """Connect in the background."""
        if self._dsn is not None:
            work = (self._listen(receiver), self._send())
            self._loops = [asyncio.create_task(loop) for loop in work]

    async def stop(self) -> None:
        """Close the connections."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await asyncio.gather(*self._tasks)

    # -- sending -----------------------------------------------------------------------

    def publish(self, entries: list[tuple[str, Entry]]) -> None:
        """These entries are durable."""
        if self._dsn is None:
            return
        notice, size = Notice(self._id), 0
        for id, entry in entries:
            length = len(msgspec.json.encode((id, entry)))
            if size + min(length, 100) > MAX_PAYLOAD:
                self._enqueue(notice)
                notice, size = Notice(self._id), 0
            if size + length <= MAX_PAYLOAD:
                notice.entries.append((id, entry))
                size += length
            else:
                notice.tables.append((id, entry.seq))
                size += 100
        self._enqueue(notice)

    def publish_chat(self, id: str, number: int) -> None:
        """This line of chat is stored."""
        if self._dsn is not None:
            self._enqueue(Notice(self._id, chats=[(id, number)]))

    def _enqueue(self, notice: Notice) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(msgspec.json.encode(notice).decode())

    async def _send(self) -> None:
        """Send queued notices; one that fails is dropped."""
        while True:
            try:
                async with self._connected() as connection:
                    while True:
                        payload = await self._queue.get()
                        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except Exception as error:  # most often, the database is down
                log.warning("sending a notice failed: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    # -- receiving ---------------------------------------------------------------------

    async def _listen(self, receiver: Receiver) -> None:
        """Listen, and connect again whenever the connection is lost."""
        lost, again = asyncio.Event(), False
        while True:
            try:
                async with self._connected() as connection:
                    lost.clear()
                    connection.add_termination_listener(lambda _: lost.set())
                    await connection.add_listener(
                        CHANNEL, lambda *args: self._receive(receiver, args[-1])
                    )
                    if again:
                        log.warning("listening again")
                    again = self.listening = True
                    await lost.wait()
                log.warning("the listening connection was lost")
            except Exception as error:  # most often, the database is down
                log.warning("listening failed: %s", type(error).__name__)
            self.listening = False
            await asyncio.sleep(RETRY)

    def _receive(self, receiver: Receiver, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError:
            log.warning("a notice of another version was ignored")
            return
        if notice.sender == self._id:
            return
        for id, entry in notice.entries:
            if not _on_entry(receiver, id, entry):
                self._spawn(receiver.catch_up(id, entry.seq))
        for id, seq in notice.tables:
            self._spawn(receiver.catch_up(id, seq))
        for id, number in notice.chats:
            self._spawn(receiver.on_chat(id, number))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Read tables concurrently, so that a slow or broken one delays no other."""
        task = asyncio.create_task(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        async with self._reads:
            try:
                await work
            except Exception as error:
                log.warning("catching up failed: %s", type(error).__name__)

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        # Entries are durable before their notice, so the notice need not wait for the disk.
        connection = await asyncpg.connect(self._dsn, server_settings={"synchronous_commit": "off"})
        try:
            yield connection
        finally:
            connection.terminate()


def _on_entry(receiver: Receiver, id: str, entry: Entry) -> bool:
    try:
        return receiver.on_entry(id, entry)
    except Exception as error:
        log.warning("applying an entry failed: %s", type(error).__name__)
        return False
