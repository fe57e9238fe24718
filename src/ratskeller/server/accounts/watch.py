"""Closes the sockets of sessions that have ended, whichever process ended them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ratskeller.server.accounts.sessions import SessionStore
from ratskeller.server.errors import Refused

log = logging.getLogger("ratskeller.accounts")
SECONDS = 2.0  # between two looks for sessions that another process has ended


class SessionWatch:
    """The sockets of this process that show seats of a signed-in person."""

    def __init__(self, sessions: SessionStore) -> None:
        self._sessions = sessions
        self._ends: dict[str, set[Callable[[], None]]] = {}
        self._task: asyncio.Task[None] | None = None

    def add(self, session_id: str, end: Callable[[], None]) -> None:
        """Call ``end`` once the session has ended."""
        self._ends.setdefault(session_id, set()).add(end)

    def discard(self, session_id: str, end: Callable[[], None]) -> None:
        """The socket was closed."""
        ends = self._ends.get(session_id, set())
        ends.discard(end)
        if not ends:
            self._ends.pop(session_id, None)

    async def check(self) -> None:
        """Look which sessions have ended."""
        watched = [*self._ends]
        alive = await self._sessions.alive(watched)
        for session_id in watched:
            if session_id not in alive:
                for end in self._ends.pop(session_id, set()):
                    end()

    def start(self) -> None:
        """Look from time to time."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.check()
            except Refused:
                log.warning("the sessions could not be looked up")
