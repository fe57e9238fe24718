"""Queries about reviews. Several processes share the work: each claims a review for a while."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.store.engine import Reader
from ratskeller.server.store.schema import judgements, reviews
from ratskeller.server.store.upsert import upsert

WAITING, DONE, FAILED = "waiting", "done", "failed"


class ReviewRow(msgspec.Struct, frozen=True):
    """A review as it is stored; ``result`` is JSON once it is done."""

    id: str
    status: str
    total: int
    judged: int
    ahead: int
    result: str | None


class Job(msgspec.Struct, frozen=True):
    """A review to go on with: the record, its decisions, and the judgements there are."""

    id: str
    record: str
    effort: str
    numbers: list[int]
    judged: dict[int, str]


class ReviewStore:
    """The reviews in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def add(
        self, id: str, record: str, effort: str, numbers: Sequence[int], at: float
    ) -> None:
        """Ask for a review; one that failed is tried again, any other is left as it is."""

        def write(connection: Connection) -> None:
            again = (
                sa.update(reviews)
                .where(reviews.c.id == id, reviews.c.status == FAILED)
                .values(status=WAITING, asked_at=at, claimed_until=0.0)
            )
            if connection.execute(again).rowcount:
                return
            row = {
                "id": id,
                "status": WAITING,
                "effort": effort,
                "total": len(numbers),
                "asked_at": at,
                "claimed_until": 0.0,
                "numbers": msgspec.json.encode(list(numbers)).decode(),
                "record": record,
            }
            connection.execute(_new_rows(connection, reviews), [row])

        await self._run(write)

    async def find(self, id: str) -> ReviewRow | None:
        """A review, how far it is, and how many wait before it."""

        def read(connection: Connection) -> ReviewRow | None:
            query = sa.select(
                reviews.c.status, reviews.c.total, reviews.c.asked_at, reviews.c.result
            ).where(reviews.c.id == id)
            found = connection.execute(query).first()
            if found is None:
                return None
            if found.status == DONE:
                return ReviewRow(id, DONE, found.total, found.total, 0, found.result)
            before = reviews.c.asked_at < found.asked_at
            judged = _count(connection, judgements, judgements.c.review_id == id)
            ahead = _count(connection, reviews, reviews.c.status == WAITING, before)
            return ReviewRow(id, found.status, found.total, judged, ahead, None)

        return await self._run(read)

    async def count_waiting(self) -> int:
        """The number of reviews that are not done."""
        return await self._run(lambda c: _count(c, reviews, reviews.c.status == WAITING))

    async def claim(self, now: float, until: float) -> Job | None:
        """The longest waiting review that no other process works on; it is ours for a while."""

        def write(connection: Connection) -> Job | None:
            free = (reviews.c.status == WAITING) & (reviews.c.claimed_until < now)
            query = sa.select(reviews.c.id).where(free).order_by(reviews.c.asked_at).limit(1)
            id = connection.execute(query).scalar()
            if id is None:
                return None
            mine = sa.update(reviews).where(reviews.c.id == id, free).values(claimed_until=until)
            if connection.execute(mine).rowcount != 1:
                return None
            found = connection.execute(
                sa.select(reviews.c.record, reviews.c.effort, reviews.c.numbers).where(
                    reviews.c.id == id
                )
            ).one()
            query = sa.select(judgements).where(judgements.c.review_id == id)
            judged = {row.number: row.body for row in connection.execute(query)}
            numbers = msgspec.json.decode(found.numbers, type=list[int])
            return Job(id, found.record, found.effort, numbers, judged)

        return await self._run(write)

    async def keep(self, id: str, judged: dict[int, str], until: float) -> None:
        """Store judgements and renew the claim."""

        def write(connection: Connection) -> None:
            connection.execute(
                sa.update(reviews).where(reviews.c.id == id).values(claimed_until=until)
            )
            rows = [{"review_id": id, "number": n, "body": body} for n, body in judged.items()]
            if rows:
                connection.execute(_new_rows(connection, judgements), rows)

        await self._run(write)

    async def release(self, id: str) -> None:
        """Let another process go on with a review."""
        query = sa.update(reviews).where(reviews.c.id == id).values(claimed_until=0.0)
        await self._run(lambda connection: connection.execute(query))

    async def finish(self, id: str, result: str | None) -> None:
        """Store the review, or that it failed; what it was made from is no longer needed."""
        status = FAILED if result is None else DONE
        change = sa.update(reviews).where(reviews.c.id == id)

        def write(connection: Connection) -> None:
            if result is None:
                connection.execute(change.values(status=status))
                return
            connection.execute(change.values(status=status, result=result, record="", numbers="[]"))
            connection.execute(sa.delete(judgements).where(judgements.c.review_id == id))

        await self._run(write)

    async def prune(self, prefix: str, most: int) -> None:
        """Delete all but the newest reviews whose id has a prefix."""

        def write(connection: Connection) -> None:
            own = reviews.c.id.startswith(prefix, autoescape=True)
            kept = (
                sa.select(reviews.c.asked_at)
                .where(own)
                .order_by(reviews.c.asked_at.desc())
                .offset(most)
                .limit(1)
            )
            oldest = connection.execute(kept).scalar()
            if oldest is not None:
                gone = sa.select(reviews.c.id).where(own, reviews.c.asked_at <= oldest)
                connection.execute(sa.delete(judgements).where(judgements.c.review_id.in_(gone)))
                connection.execute(sa.delete(reviews).where(own, reviews.c.asked_at <= oldest))

        await self._run(write)


def _count(connection: Connection, table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(*where)
    return int(connection.execute(query).scalar_one())


def _new_rows(connection: Connection, table: sa.Table) -> sa.Executable:
    """An insert that skips rows which exist already."""
    return upsert(connection, table).on_conflict_do_nothing()
