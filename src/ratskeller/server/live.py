"""A table in memory with the people who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol

from ratskeller.server import outgoing
from ratskeller.server.table import LogEntry, Table


class Connection(Protocol):
    """Somebody connected: a socket, or a test."""

    viewers: list[int | None]

    def push(self, message: bytes) -> None:
        """Send when possible; never waits."""


class LiveTable:
    """One table's cache, its lock and its connections.

    Who holds the lock may change the table. ``doubt`` is set while a change is on its way
    to the store: if that never comes back, the table is read anew before it is used.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.stale = False
        self.connections: set[Connection] = set()
        self.last_used = 0.0
        self.thinking: set[int] = set()  # seats for which a bot is at work
        self.sent_seq = 0  # the last entry the connections have heard of
        self.snapshot_seq = 0  # the entry of the last snapshot
        self.lobby_fingerprint: tuple[object, ...] = ()

    def broadcast(self, table: Table, logged: Iterable[LogEntry], changed: bool) -> None:
        """Tell everybody here what is new; what a viewer gets is encoded once."""
        told: dict[int | None, bytes] = {}
        about = outgoing.table_message(table) if changed else b""
        for connection in list(self.connections):
            if about:
                connection.push(about)
            for viewer in connection.viewers:
                if viewer not in told:
                    told[viewer] = outgoing.update_message(table, viewer, logged)
                connection.push(told[viewer])

    def send(self, message: bytes) -> None:
        """The same message to everybody here."""
        for connection in list(self.connections):
            connection.push(message)
