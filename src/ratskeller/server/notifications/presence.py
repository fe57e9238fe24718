"""Visits: what the people at this process's sockets have in view, written in batches.

A page says with ``seen`` that it shows an entry to somebody. What was seen needs no notice, and
the next visit of the seat begins there.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

from ratskeller.server.errors import Refused
from ratskeller.server.notifications.channels import ChannelStore, Visit

RENEW = 20.0  # seconds between two notes that a connection lasts
LAST = 45.0  # seconds for which such a note counts
BATCH = 0.25  # seconds in which writes are collected

Place = tuple[str, int]


class Visits:
    """The connected seats of one process."""

    def __init__(self, store: ChannelStore, process: str = "") -> None:
        self._store = store
        self._process = process
        self._here: Counter[Place] = Counter()
        self._seen: dict[Place, tuple[int, int]] = {}  # entry and line of chat, not written yet
        self._changed: set[Place] = set()
        self._writing: set[Place] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to write."""
        self._task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what is left: nobody is connected any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._changed |= set(self._here)
        self._here.clear()
        with contextlib.suppress(Refused):
            await self._flush()

    def come(self, table: str, seats: list[int]) -> None:
        """A socket with these seats is connected."""
        for seat in seats:
            self._here[table, seat] += 1
            self._changed.add((table, seat))
        self._wake.set()

    def go(self, table: str, seats: list[int]) -> None:
        """A socket with these seats is gone."""
        for seat in seats:
            self._here[table, seat] -= 1
            if self._here[table, seat] <= 0:
                del self._here[table, seat]
            self._changed.add((table, seat))
        self._wake.set()

    def here(self, table: str, seat: int, process: str) -> bool | None:
        """Whether a socket with this seat is connected, or what it said is not written yet.

        ``process`` is where the seat was last. If that is another one, only it can know: None.
        """
        place = (table, seat)
        if self._here[place] > 0 or place in self._changed or place in self._writing:
            return True
        return False if process and process == self._process else None

    def see(self, table: str, seat: int, seq: int, chat: int) -> None:
        """Somebody has an entry and a line of chat in view."""
        old = self._seen.get((table, seat), (0, 0))
        self._seen[table, seat] = (max(seq, old[0]), max(chat, old[1]))
        self._changed.add((table, seat))
        self._wake.set()

    async def _write(self) -> None:
        renewed = time.monotonic()
        while True:
            left = renewed + RENEW - time.monotonic()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, left)):
                    await self._wake.wait()
            if time.monotonic() - renewed >= RENEW:
                renewed = time.monotonic()
                self._changed |= set(self._here)
            self._wake.clear()
            try:
                await self._flush()
            except Refused:  # the database does not answer
                self._wake.set()
            await asyncio.sleep(BATCH)

    async def _flush(self) -> None:
        changed = self._writing = self._changed
        self._changed = set()
        seen, self._seen = self._seen, {}
        until = round(time.time() + LAST, 3)
        found = [
            Visit(
                *place,
                *seen.get(place, (0, 0)),
                until if place in self._here else 0.0,
                self._process,
            )
            for place in sorted(changed)
        ]
        try:
            await self._store.visited(found)
        except Refused:
            self._changed |= changed
            self._seen = {**seen, **self._seen}
            raise
        finally:
            self._writing = set()
