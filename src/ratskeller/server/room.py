"""A table in memory with the people who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol

from ratskeller.server import show
from ratskeller.server.table import News, Table


class Guest(Protocol):
    """Somebody connected: a socket, or a test."""

    viewers: list[int | None]

    def push(self, message: bytes) -> None:
        """Send when possible; never waits."""


class Room:
    """One table's cache, its lock and its guests.

    Who holds the lock may change the table. ``doubt`` is set while a change is on its way
    to the store: if that never comes back, the table is read anew before it is used.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.doubt = False
        self.guests: set[Guest] = set()
        self.used = 0.0
        self.thinking: set[int] = set()  # seats for which a bot is at work
        self.told = 0  # the last entry the guests have heard of
        self.shot = 0  # the entry of the last snapshot
        self.header: tuple[object, ...] = ()

    def broadcast(self, table: Table, news: Iterable[News], changed: bool) -> None:
        """Tell everybody here what is new; what a viewer gets is encoded once."""
        told: dict[int | None, bytes] = {}
        about = show.table_message(table) if changed else b""
        for guest in list(self.guests):
            if about:
                guest.push(about)
            for viewer in guest.viewers:
                if viewer not in told:
                    told[viewer] = show.update(table, viewer, news)
                guest.push(told[viewer])

    def send(self, message: bytes) -> None:
        """The same message to everybody here."""
        for guest in list(self.guests):
            guest.push(message)
