"""The outbox: notices that wait, and what became of the others.

Several processes may send. Each claims notices for a while and renews the claim while it sends;
what a dead one had claimed is free again after `LEASE` seconds.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ratskeller.server.notifications.causes import Kind
from ratskeller.server.notifications.channels import COLUMNS as CHANNEL
from ratskeller.server.notifications.channels import Channel, Visit, from_columns
from ratskeller.server.notifications.schema import channels, notices, visits
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.schema import tables

WAITING, SENT, DROPPED, FAILED = "waiting", "sent", "dropped", "failed"
LEASE = 6.0  # seconds


class Notice(msgspec.Struct, frozen=True):
    """A row of the outbox."""

    id: int
    channel_id: str
    address: str
    table_id: str
    seat: int
    kind: Kind
    seq: int
    at: float
    attempts: int


class Claimed(msgspec.Struct, frozen=True):
    """A notice that is ours to send, with all that decides whether it still should be.

    ``newer`` and ``older`` say that there is a notice of the same kind with a later cause, and
    one with an earlier cause that waits; ``told`` is the last cause that the seat was told of.
    """

    notice: Notice
    channel: Channel | None
    summary: str | None
    visit: Visit | None
    newer: bool
    older: bool
    told: int


NOTICE = tuple(notices.c[name] for name in Notice.__struct_fields__)
WIDTH = len(NOTICE)


class Outbox:
    """The outbox of one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def claim(self, worker: str, now: float, limit: int) -> list[Claimed]:
        """Claim notices that are due, the longest waiting first."""
        due = (notices.c.status == WAITING) & (notices.c.due_at <= now)
        free = notices.c.claimed_until <= now
        any_due = sa.select(notices.c.id).where(due, free).limit(1)
        chosen = (
            sa.select(notices.c.id)
            .where(due, free)
            .order_by(notices.c.due_at)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        query = (
            sa.update(notices)
            .where(notices.c.id.in_(chosen.scalar_subquery()))
            .values(claimed_by=worker, claimed_until=now + LEASE)
            .returning(notices.c.id)
        )

        def write(connection: Connection) -> list[Claimed]:
            if connection.execute(any_due).first() is None:  # most often; it locks nothing
                return []
            ids = [row.id for row in connection.execute(query)]
            return _claimed(connection, ids) if ids else []

        return await self._run(write)

    async def renew(self, worker: str, now: float) -> None:
        """Keep what this worker has claimed."""
        mine = (notices.c.claimed_by == worker) & (notices.c.status == WAITING)
        query = sa.update(notices).where(mine, notices.c.claimed_until > now)
        await self._run(lambda c: c.execute(query.values(claimed_until=now + LEASE)))

    async def release(self, worker: str) -> None:
        """Let others have what this worker has claimed."""
        mine = (notices.c.claimed_by == worker) & (notices.c.status == WAITING)
        query = sa.update(notices).where(mine).values(claimed_by="", claimed_until=0.0)
        await self._run(lambda c: c.execute(query))

    async def finish(self, worker: str, id: int, status: str, reason: str, now: float) -> None:
        """Store what became of a notice."""
        values: dict[str, Any] = {"status": status, "reason": reason[:60], "done_at": now}
        await self._set(worker, id, values)

    async def postpone(
        self, worker: str, id: int, due_at: float, attempts: int, reason: str
    ) -> None:
        """Look at a notice again at a later time."""
        values = {"due_at": due_at, "attempts": attempts, "reason": reason[:60]}
        await self._set(worker, id, {**values, "claimed_by": "", "claimed_until": 0.0})

    async def counts(self) -> dict[str, int]:
        """The numbers of notices by what became of them."""
        query = sa.select(notices.c.status, sa.func.count()).group_by(notices.c.status)
        return {row[0]: row[1] for row in await self._run(lambda c: c.execute(query).all())}

    async def of(self, channel_id: str, limit: int = 20) -> list[tuple[Notice, str, str]]:
        """The last notices of a channel, each with its status and reason."""
        query = (
            sa.select(*NOTICE, notices.c.status, notices.c.reason)
            .where(notices.c.channel_id == channel_id)
            .order_by(notices.c.id.desc())
            .limit(limit)
        )
        rows = await self._run(lambda c: c.execute(query).all())
        return [(Notice(*row[:WIDTH]), row.status, row.reason) for row in rows]

    async def prune(self, before: float) -> None:
        """Forget notices that were done before a time."""
        query = sa.delete(notices).where(notices.c.done_at < before)
        await self._run(lambda c: c.execute(query))

    async def _set(self, worker: str, id: int, values: dict[str, Any]) -> None:
        mine = (notices.c.id == id) & (notices.c.claimed_by == worker)
        query = sa.update(notices).where(mine, notices.c.status == WAITING).values(**values)
        await self._run(lambda c: c.execute(query))


def _claimed(connection: Connection, ids: list[int]) -> list[Claimed]:
    other = notices.alias()
    same = (
        (other.c.address == notices.c.address)
        & (other.c.table_id == notices.c.table_id)
        & (other.c.seat == notices.c.seat)
        & (other.c.kind == notices.c.kind)
    )
    newer = sa.select(other.c.id).where(same, other.c.seq > notices.c.seq).exists()
    older = sa.select(other.c.id).where(
        same, other.c.seq < notices.c.seq, other.c.status == WAITING
    )
    told = sa.select(sa.func.max(other.c.seq)).where(same, other.c.status == SENT)
    at = (visits.c.table_id == notices.c.table_id) & (visits.c.seat == notices.c.seat)
    query = (
        sa.select(
            *(*NOTICE, newer.label("newer"), older.exists().label("older")),
            *(told.scalar_subquery().label("told"), tables.c.summary, *visits.c, *CHANNEL),
        )
        .select_from(notices)
        .outerjoin(channels, channels.c.id == notices.c.channel_id)
        .outerjoin(tables, tables.c.id == notices.c.table_id)
        .outerjoin(visits, at)
        .where(notices.c.id.in_(ids))
        .order_by(notices.c.due_at, notices.c.id)
    )
    found = []
    for row in connection.execute(query):
        own, rest = row[:WIDTH], row[WIDTH:]
        visit, channel = rest[4 : 4 + len(visits.c)], rest[4 + len(visits.c) :]
        found.append(
            Claimed(
                Notice(*own),
                None if channel[0] is None else from_columns(channel),
                rest[3],
                None if visit[0] is None else Visit(*visit),
                bool(rest[0]),
                bool(rest[1]),
                int(rest[2] or 0),
            )
        )
    return found
