"""The worker: claims notices that are due, decides about each, sends it, keeps what came of it.

A notice is sent again, with the same id, only if no answer to the first attempt was kept: the
process ended in between, or the receiver did not answer or was not able to take it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable

from ratskeller.server import metrics
from ratskeller.server.credentials import new_table_id
from ratskeller.server.errors import Refused
from ratskeller.server.notifications.channels import OFF, ChannelStore
from ratskeller.server.notifications.decide import Drop, Send, Wait, decide
from ratskeller.server.notifications.letter import letter
from ratskeller.server.notifications.outbox import DROPPED, FAILED, LEASE, SENT, Claimed, Outbox
from ratskeller.server.notifications.sender import Sender, Sent

log = logging.getLogger("ratskeller.notices")
AT_ONCE = 16  # notices that are being sent
LOOK = 0.5  # seconds between two looks for what other processes wrote
FIRST = 3.0  # seconds until a failed attempt is repeated; then four times as long, and so on
LONGEST = 4 * 3600.0
ATTEMPTS = 8
KEEP = 14 * 86_400.0  # seconds until finished notices are forgotten
PRUNE = 3600.0


class Notifier:
    """Sends the notices of a database; any number of processes may."""

    def __init__(
        self,
        outbox: Outbox,
        channels: ChannelStore,
        sender: Sender,
        process: str = "",
        here: Callable[[str, int, str], bool | None] = lambda table, seat, process: None,
    ) -> None:
        self._outbox = outbox
        self._channels = channels
        self._sender = sender
        self._here = here
        self._name = process or new_table_id()
        self._wake = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start to work."""
        self._loops = [asyncio.create_task(work()) for work in (self._work, self._keep)]

    async def stop(self) -> None:
        """Finish what is being sent, and leave the rest to others."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=2.0)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        with contextlib.suppress(Refused):
            await self._outbox.release(self._name)

    def wake(self) -> None:
        """There may be something to send."""
        self._wake.set()

    async def _work(self) -> None:
        with contextlib.suppress(Refused):
            await self._outbox.release(self._name)  # what it had claimed when it was killed
        while True:
            self._wake.clear()
            try:
                room = AT_ONCE - len(self._sending)
                claimed = await self._outbox.claim(self._name, time.time(), room) if room else []
            except Refused:  # the database does not answer
                claimed = []
            for one in claimed:
                task = asyncio.create_task(self._handle(one))
                self._sending.add(task)
                task.add_done_callback(self._ended)
            if not claimed:
                # In Python 3.11 `wait_for` loses a cancellation that comes as the event is set.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._wake.wait()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self.wake()
        if not task.cancelled() and task.exception() is not None:
            log.error("a notice failed", exc_info=task.exception())

    async def _keep(self) -> None:
        """Renew the claims while something is being sent; forget what is long done."""
        pruned = 0.0
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(Refused):
                if self._sending:
                    await self._outbox.renew(self._name, time.time())
                if time.monotonic() - pruned > PRUNE:
                    pruned = time.monotonic()
                    await self._outbox.prune(time.time() - KEEP)

    async def _handle(self, claimed: Claimed) -> None:
        notice = claimed.notice
        last = "" if claimed.visit is None else claimed.visit.process
        here = self._here(notice.table_id, notice.seat, last)
        match decide(claimed, time.time(), here):
            case Drop(reason=reason):
                await self._finish(claimed, DROPPED, reason)
            case Wait(until=until):
                await self._outbox.postpone(self._name, notice.id, until, notice.attempts, "")
            case Send(facts=facts):
                channel = claimed.channel
                assert channel is not None
                sent = await self._sender.send(channel, letter(notice, channel, facts))
                await self._sent(claimed, sent)

    async def _sent(self, claimed: Claimed, sent: Sent) -> None:
        notice, channel = claimed.notice, claimed.channel
        assert channel is not None
        if not sent.reason:
            if channel.failure:
                await self._channels.change(channel.id, failure="", failed_at=None)
            await self._finish(claimed, SENT, "")
            return
        attempts = notice.attempts + 1
        if not sent.final and attempts < ATTEMPTS:
            due = time.time() + max(sent.wait, pause(attempts))
            await self._outbox.postpone(self._name, notice.id, due, attempts, sent.reason)
            return
        off = {"status": OFF} if sent.gone else {}
        now = round(time.time(), 3)
        await self._channels.change(channel.id, failure=sent.reason, failed_at=now, **off)
        await self._finish(claimed, FAILED, sent.reason)

    async def _finish(self, claimed: Claimed, status: str, reason: str) -> None:
        metrics.NOTICES.labels(claimed.notice.kind, status).inc()
        now = round(time.time(), 3)
        await self._outbox.finish(self._name, claimed.notice.id, status, reason, now)


def pause(attempts: int) -> float:
    """Seconds until the next attempt, from three quarters of the plain value to five quarters."""
    plain = min(LONGEST, FIRST * 4.0 ** (attempts - 1))
    return plain * random.uniform(0.75, 1.25)
