"""One connected socket and its send queue."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

from litestar import WebSocket
from litestar.exceptions import WebSocketException

MAX_QUEUED = 256  # messages for a slow client; beyond that it is disconnected


class SocketConnection:
    """Sends in the background, so that a slow client delays nobody else."""

    def __init__(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        self.viewers: list[int | None] = []
        self.seats: list[int] = []
        self._socket = socket
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.lost = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Queue a message; a client that cannot keep up is disconnected and may resume."""
        if len(self._queue) >= MAX_QUEUED:
            self._queue.clear()
            self.lost.set()
        if not self.lost.is_set():
            self._queue.append(message)
        self._wake.set()

    async def run(self) -> None:
        """Send queued messages until the client disconnects."""
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):
            while not self.lost.is_set():
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    await self._socket.send_data(self._queue.popleft().decode(), "text")
        self.lost.set()

    async def flush(self) -> None:
        """Wait until the queue is sent."""
        while self._queue and not self.lost.is_set():
            await asyncio.sleep(0.005)
