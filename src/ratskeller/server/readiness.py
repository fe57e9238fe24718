"""Whether a process can take requests: `/api/ready`, for a proxy or a supervisor.

`/api/health` says whether the process should live; a process that starts, ends or has lost the
notices of the others lives, but a proxy should ask another one.
"""

from __future__ import annotations

import asyncio

from ratskeller.server.errors import Refused
from ratskeller.server.fanout import Fanout
from ratskeller.server.store.store import Store

SECONDS = 2.0  #: for the database to answer


class Readiness:
    """What a process needs before it is sent requests."""

    def __init__(self, store: Store, fanout: Fanout) -> None:
        self._store, self._fanout = store, fanout
        self.open = False  #: it has started, and no signal told it to end

    async def check(self) -> None:
        """Refuse if the process should be sent nothing now."""
        if not self.open:
            raise Refused("unavailable", reason="starting or ending")
        if not self._fanout.listening:
            raise Refused("unavailable", reason="no notices of other processes")
        try:
            async with asyncio.timeout(SECONDS):
                await self._store.ping()
        except TimeoutError:
            raise Refused("unavailable", reason="the database is slow") from None
