"""The worker that writes results and ratings of games that are over; any process may."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from ratskeller.server.errors import Refused
from ratskeller.server.people.results import Waiting
from ratskeller.server.people.settle import Result, settle, sitters
from ratskeller.server.store.store import Store

log = logging.getLogger("ratskeller.ratings")
LOOK = 5.0  # seconds between two looks for what other processes left
AT_ONCE = 100


class Rater:
    """Writes the results of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wake = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._failed: set[str] = set()  # tables whose records this version cannot read

    def start(self) -> None:
        """Start to work, first with what was left by the last process."""
        self._loop = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Leave the rest to others."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)

    def wake(self) -> None:
        """A game is over."""
        self._wake.set()

    async def _work(self) -> None:
        while True:
            self._wake.clear()
            with contextlib.suppress(Refused):  # the database does not answer
                await self.catch_up()
            # In Python 3.11 `wait_for` loses a cancellation that comes as the event is set.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wake.wait()

    async def catch_up(self) -> int:
        """Write all results that are due; returns how many there were."""
        number = 0
        while found := await self._due():
            for one in found:
                try:
                    await self._store.results.finish(one, await self._result(one))
                    number += 1
                except Refused:
                    raise
                except Exception:
                    log.exception("the result of table %s cannot be written", one.table)
                    self._failed.add(one.table)
        return number

    async def _due(self) -> list[Waiting]:
        found = await self._store.results.waiting(AT_ONCE + len(self._failed))
        return [one for one in found if one.table not in self._failed]

    async def _result(self, one: Waiting) -> Result:
        entries = await self._store.entries(one.table)
        links = await self._store.accounts.links(one.table)
        accounts = await self._store.accounts.named({link.account_id for link in links})
        summary = await self._store.summary(one.table)
        assert summary is not None
        assert summary["outcome"] is not None
        who = sitters(entries, links, accounts, one.finished_at)
        return settle(entries, summary["outcome"], who)

    async def recompute(self) -> dict[str, int]:
        """Judge all games again by their records and make all ratings anew.

        Returns how many games count, by game.
        """
        await self.catch_up()
        found = await self._store.results.done()
        for one in found:
            summary = await self._store.summary(one.table)
            assert summary is not None
            assert summary["outcome"] is not None
            who = await self._store.results.sitters(one.table)
            result = settle(await self._store.entries(one.table), summary["outcome"], who)
            await self._store.results.replace(one, result)
        games = sorted({one.game for one in found})
        return {game: await self._store.results.rebuild(game) for game in games}
