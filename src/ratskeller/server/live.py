"""A table in memory and its connections."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol

from ratskeller.server import outgoing
from ratskeller.server.table import LogEntry, Table


class Connection(Protocol):
    """Receives messages about a table: a socket, or a test."""

    viewers: list[int | None]

    def push(self, message: bytes) -> None:
        """Queue a message; never blocks."""


class LiveTable:
    """One table's cache, its lock and its connections.

    Only the holder of the lock may change the table. ``stale`` is set while a change is being
    written: if the write fails, the table is loaded again before it is used.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.stale = False
        self.connections: set[Connection] = set()
        self.last_used = 0.0
        self.thinking: set[int] = set()  # seats whose bot is choosing
        self.sent_seq = 0  # the last entry that was sent to the connections
        self.snapshot_seq = 0  # the entry of the last snapshot
        self.lobby_fingerprint: tuple[object, ...] = ()

    def broadcast(self, table: Table, logged: Iterable[LogEntry], changed: bool) -> None:
        """Send an update to every connection; it is encoded once per viewer."""
        updates: dict[int | None, bytes] = {}
        about = outgoing.table_message(table) if changed else b""
        for connection in list(self.connections):
            if about:
                connection.push(about)
            for viewer in connection.viewers:
                if viewer not in updates:
                    updates[viewer] = outgoing.update_message(table, viewer, logged)
                connection.push(updates[viewer])

    def send(self, message: bytes) -> None:
        """Send the same message to every connection."""
        for connection in list(self.connections):
            connection.push(message)
