"""A number of slots; whoever is urgent goes before the others."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator


class Slots:
    """At most ``size`` holders at a time.

    A slot that becomes free goes to the longest waiting urgent caller, and only without one to
    another. Nobody is interrupted, so the work behind a slot should be short.
    """

    def __init__(self, size: int) -> None:
        self._free = size
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def take(self, urgent: bool = True) -> AsyncIterator[None]:
        """Wait for a slot and hold it."""
        await self._wait(self._urgent if urgent else self._patient)
        try:
            yield
        finally:
            self._release()

    def waiting(self, urgent: bool) -> int:
        """How many wait for a slot."""
        return sum(not turn.done() for turn in (self._urgent if urgent else self._patient))

    async def _wait(self, line: deque[asyncio.Future[None]]) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()  # the slot was given to a caller that has gone
            raise

    def _release(self) -> None:
        for line in (self._urgent, self._patient):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
