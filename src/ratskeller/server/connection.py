"""One connected socket: what it may see, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

from litestar import WebSocket
from litestar.exceptions import WebSocketException

MOST = 256  # messages that may wait for a slow client; then it has to come back


class SocketConnection:
    """Sends in the background, so that nobody waits for a slow line."""

    def __init__(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        self.viewers: list[int | None] = []
        self.seats: list[int] = []
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.lost = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Send when possible; a client that cannot keep up is let go and may resume."""
        if len(self._waiting) >= MOST:
            self._waiting.clear()
            self.lost.set()
        if not self.lost.is_set():
            self._waiting.append(message)
        self._wake.set()

    async def run(self) -> None:
        """Send what waits until the client is gone."""
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):
            while not self.lost.is_set():
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    await self._socket.send_data(self._waiting.popleft().decode(), "text")
        self.lost.set()

    async def flush(self) -> None:
        """Let what waits go out before the socket closes."""
        while self._waiting and not self.lost.is_set():
            await asyncio.sleep(0.005)
