"""Telling other processes what was made durable, through Litestar's channels.

The store is the truth: an entry that comes in order is taken as it is told, anything else is
read there. A notification that is lost costs a few seconds (`TableManager.poll_heads`), never a
choice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine, Iterable
from functools import partial
from typing import Any, Protocol

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

from ratskeller.server.entry import Entry
from ratskeller.server.store.writer import dsn

log = logging.getLogger("ratskeller.fanout")
CHANNEL = "ratskeller"
AT_ONCE = 8  # tables that are read from the store at a time
PIECE = 7000  # bytes of entries in one notification; PostgreSQL allows 8,000


class Notice(msgspec.Struct):
    """What goes through the channel."""

    sender: str
    entries: list[tuple[str, Entry]] = []
    tables: list[tuple[str, int]] = []  # too large to be told here
    chats: list[tuple[str, int]] = []


class Receiver(Protocol):
    """Who wants to hear of other processes: the manager."""

    def on_entry(self, id: str, entry: Entry) -> bool:
        """A table has this entry; whether that was all there is to do."""

    async def catch_up(self, id: str, seq: int) -> None:
        """A table has so many entries."""

    async def on_chat(self, id: str, number: int) -> None:
        """A line of chat was said."""


class PgBackend(AsyncPgChannelsBackend):
    """Keeps one connection for sending, and comes back after the database was away."""

    _sending: Any = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send; a failure is logged and the connection made anew next time."""
        try:
            if self._sending is None or self._sending.is_closed():
                self._sending = await self._connect()
            for channel in channels:
                await self._sending.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("notifying failed: %s", type(error).__name__)
            self._sending = None

    async def reconnect(self) -> None:
        """Listen again if the listening connection was lost."""
        if not self._listener_conn.is_closed():
            return
        connection = await self._connect()
        for channel in self._subscribed_channels:
            await connection.add_listener(channel, self._listener)
        self._listener_conn = connection
        log.warning("listening again")

    async def on_shutdown(self) -> None:
        """Close both connections."""
        await super().on_shutdown()
        if self._sending is not None:
            await self._sending.close()


def backend(url: URL) -> ChannelsBackend:
    """PostgreSQL's notifications, or memory alone where there is only one process."""
    if url.get_backend_name() != "postgresql":
        return MemoryChannelsBackend()
    # What is told is durable already, so telling it need not wait for the disk.
    told = {"synchronous_commit": "off"}
    return PgBackend(make_connection=partial(asyncpg.connect, dsn(url), server_settings=told))


class Fanout:
    """Sends and hears notices."""

    def __init__(self, url: URL) -> None:
        self._backend = backend(url)
        self.plugin = ChannelsPlugin(self._backend, channels=[CHANNEL])
        self._id = secrets.token_hex(8)
        self._alone = isinstance(self._backend, MemoryChannelsBackend)
        self._task: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)

    def publish(self, entries: list[tuple[str, Entry]]) -> None:
        """These entries are durable."""
        if self._alone:
            return
        notice, size = Notice(self._id), 0
        for id, entry in entries:
            length = len(msgspec.json.encode((id, entry)))
            if size + min(length, 100) > PIECE:
                self._send(notice)
                notice, size = Notice(self._id), 0
            if size + length <= PIECE:
                notice.entries.append((id, entry))
                size += length
            else:
                notice.tables.append((id, entry.seq))
                size += 100
        self._send(notice)

    def publish_chat(self, id: str, number: int) -> None:
        """Somebody said something."""
        if not self._alone:
            self._send(Notice(self._id, chats=[(id, number)]))

    def _send(self, notice: Notice) -> None:
        self.plugin.publish(msgspec.json.encode(notice), CHANNEL)

    def start(self, receiver: Receiver) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._listen(receiver))

    async def reconnect(self) -> None:
        """Come back if the connection was lost."""
        if isinstance(self._backend, PgBackend):
            await self._backend.reconnect()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await asyncio.gather(*self._tasks)

    async def _listen(self, receiver: Receiver) -> None:
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                notice = msgspec.json.decode(data, type=Notice)
                if notice.sender == self._id:
                    continue
                for id, entry in notice.entries:
                    if not _on_entry(receiver, id, entry):
                        self._spawn(receiver.catch_up(id, entry.seq))
                for id, seq in notice.tables:
                    self._spawn(receiver.catch_up(id, seq))
                for id, number in notice.chats:
                    self._spawn(receiver.on_chat(id, number))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Tables are followed side by side: one that is slow or broken stops no other."""
        task = asyncio.create_task(self._limited(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _limited(self, work: Coroutine[Any, Any, None]) -> None:
        async with self._slots:
            try:
                await work
            except Exception as error:
                log.warning("following failed: %s", type(error).__name__)


def _on_entry(receiver: Receiver, id: str, entry: Entry) -> bool:
    try:
        return receiver.on_entry(id, entry)
    except Exception as error:
        log.warning("hearing failed: %s", type(error).__name__)
        return False
