"""The stream of events of one bot from outside: lines of JSON, with empty ones to keep it open."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ratskeller.server.credentials import new_table_id
from ratskeller.server.outside.place import Place

KEEP = 7.0  # seconds until an empty line is sent
MAX_QUEUED = 256  # events for a slow bot; beyond that its stream is closed
PROTOCOL = 1

Seated = tuple[str, int, str]  # table, seat, hash of the seat's secret


class BotStream:
    """What one bot is told; ``seats`` are those that it is told of."""

    def __init__(self, account_id: str, token_id: str) -> None:
        self.id = new_table_id()
        self.account_id = account_id
        self.token_id = token_id
        self.seats: dict[Seated, Place] = {}
        self.closed = False
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def tell(self, type: str, **more: Any) -> None:
        """Queue an event; a bot that cannot keep up is disconnected and may come again."""
        if self.closed:
            return
        if len(self._queue) >= MAX_QUEUED:
            self._queue.clear()
            self.close("slow")
            return
        self._queue.append(msgspec.json.encode({"type": type, **more}) + b"\n")
        self._wake.set()

    def close(self, reason: str) -> None:
        """End the stream after what is queued; ``reason`` is the last thing it says."""
        if not self.closed:
            self._queue.append(msgspec.json.encode({"type": "closed", "reason": reason}) + b"\n")
            self.closed = True
            self._wake.set()

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines, as they come."""
        while True:
            while self._queue:
                yield self._queue.popleft()
            if self.closed:
                return
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), KEEP)
            except TimeoutError:
                yield b"\n"
