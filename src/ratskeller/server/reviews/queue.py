"""The queue of reviews: the oldest first, a decision at a time, each kept as it comes."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import deque

from ratskeller.kernel import Record, RecordError
from ratskeller.review.loop import decisions
from ratskeller.server.bots.pool import Pool
from ratskeller.server.errors import Refused
from ratskeller.server.reviews import work
from ratskeller.server.settings import Settings
from ratskeller.server.store.reviews import Job, ReviewRow, ReviewStore

log = logging.getLogger("ratskeller.reviews")
PREFIX = "record-"  #: of the ids of reviews of records that were sent
UPLOADS = 1000  #: reviews of such records that are kept
CLAIM = 20.0  #: seconds until another process goes on with a review that this one left
FLUSH = 1.0  #: seconds between two writes of judgements
LOOK = 2.0  #: seconds between two looks for reviews that another process was asked for
SECONDS = 120.0  #: time limit of one decision
TRIES = 2


class ReviewQueue:
    """Works on one review at a time, with all bot processes that no table needs."""

    def __init__(self, store: ReviewStore, settings: Settings) -> None:
        self._store = store
        self._effort = settings.review_effort
        self._most = settings.most_reviews
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, pool: Pool) -> None:
        """Start to work, first on what was left undone."""
        self._task = asyncio.create_task(self._work(pool))

    async def stop(self) -> None:
        """Stop at once; what is judged is kept."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # -- asking ------------------------------------------------------------------------

    async def ask(self, id: str, record: Record) -> ReviewRow:
        """The review of a record, which is queued if nobody has asked for it before."""
        found = await self._store.find(id)
        if found is None or found.status == "failed":
            if await self._store.count_waiting() >= self._most:
                raise Refused("too-many-reviews", most=self._most)
            try:
                numbers = await asyncio.to_thread(decisions, record)
            except RecordError as error:
                raise Refused("bad-record", problem=str(error)) from None
            await self._store.add(id, record.to_json(), self._effort, numbers, time.time())
            await self._store.prune(PREFIX, UPLOADS)
            self._wake.set()
        return await self.find(id)

    async def find(self, id: str) -> ReviewRow:
        """A review that was asked for."""
        found = await self._store.find(id)
        if found is None:
            raise Refused("no-review")
        return found

    # -- working -----------------------------------------------------------------------

    async def _work(self, pool: Pool) -> None:
        while True:
            self._wake.clear()
            try:
                job = await self._store.claim(time.time(), time.time() + CLAIM)
                if job is not None:
                    await self._review(pool, job)
                    continue
            except Refused:  # the database does not answer
                pass
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wake.wait()

    async def _review(self, pool: Pool, job: Job) -> None:
        try:
            await _Run(self._store, pool, job).run()
        except asyncio.CancelledError:
            await asyncio.shield(self._store.release(job.id))
            raise
        except Failed:
            log.warning("a review failed")
            await self._store.finish(job.id, None)


class Failed(Exception):  # noqa: N818  (it ends a review, not the server)
    """A process did not answer, again and again."""


class _Run:
    """One review, from where it was left to its end."""

    def __init__(self, store: ReviewStore, pool: Pool, job: Job) -> None:
        self._store = store
        self._pool = pool
        self._job = job
        self._left = deque(number for number in job.numbers if number not in job.judged)
        self._judged = dict(job.judged)
        self._unwritten: dict[int, str] = {}
        self._written_at = time.monotonic()

    async def run(self) -> None:
        """Judge what is left, then book the game."""
        workers = [asyncio.create_task(self._judge()) for _ in range(self._pool.size)]
        try:
            await asyncio.gather(*workers)
        finally:
            for worker in workers:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)
            await asyncio.shield(self._write())
        judged = [self._judged[number] for number in sorted(self._judged)]
        result = await self._call(work.book, self._job.record, judged, self._job.effort)
        await self._store.finish(self._job.id, result)

    async def _judge(self) -> None:
        while self._left:
            number = self._left.popleft()
            found = await self._call(work.judge, self._job.record, number, self._job.effort)
            self._judged[number] = self._unwritten[number] = found
            if time.monotonic() - self._written_at >= FLUSH:
                await self._write()

    async def _write(self) -> None:
        self._written_at = time.monotonic()
        judged, self._unwritten = self._unwritten, {}
        try:
            await self._store.keep(self._job.id, judged, time.time() + CLAIM)
        except Refused:
            self._unwritten = {**judged, **self._unwritten}
            raise

    async def _call(self, function: work.Work, *args: object) -> str:
        for _ in range(TRIES):
            found = await self._pool.run(function, *args, urgent=False, seconds=SECONDS)
            if found is not None:
                return found
        raise Failed


def record_id(record: Record) -> str:
    """The id of the review of a record that was sent: the same for the same game."""
    return PREFIX + hashlib.sha256(record.to_json().encode()).hexdigest()[:32]
