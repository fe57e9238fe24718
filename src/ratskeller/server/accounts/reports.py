"""What players reported to the host; `store.reports` is the table of it."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa

from ratskeller.server.accounts.schema import reports
from ratskeller.server.store.engine import Reader


class Said(msgspec.Struct, frozen=True):
    """A line of chat, kept with a report: the table may be gone when it is read."""

    seat: int
    name: str
    text: str
    at: float


class Report(msgspec.Struct, frozen=True):
    """A report; ``lines`` is JSON, ``account_id`` is empty for a guest."""

    id: str
    account_id: str
    about_id: str | None
    table_id: str
    seat: int
    name: str
    text: str
    lines: str
    at: float
    done_at: float | None = None

    def said(self) -> list[Said]:
        """The lines of chat."""
        return msgspec.json.decode(self.lines, type=list[Said])


COLUMNS = tuple(reports.c[name] for name in Report.__struct_fields__)


class ReportStore:
    """The reports in one database."""

    def __init__(self, reader: Reader) -> None:
        self._run = reader.run

    async def add(self, report: Report) -> None:
        """Keep a report."""
        row = msgspec.structs.asdict(report)
        await self._run(lambda c: c.execute(reports.insert(), row))

    async def open(self, limit: int) -> list[Report]:
        """The reports that the host has not dealt with, the oldest first."""
        query = sa.select(*COLUMNS).where(reports.c.done_at.is_(None))
        query = query.order_by(reports.c.at, reports.c.id).limit(limit)
        return [Report(*row) for row in await self._run(lambda c: c.execute(query).all())]

    async def find(self, id: str) -> Report | None:
        """A report by its id."""
        query = sa.select(*COLUMNS).where(reports.c.id == id)
        row = await self._run(lambda c: c.execute(query).first())
        return None if row is None else Report(*row)

    async def done(self, id: str) -> None:
        """The host has dealt with a report."""
        now = round(time.time(), 3)
        query = sa.update(reports).where(reports.c.id == id, reports.c.done_at.is_(None))
        await self._run(lambda c: c.execute(query.values(done_at=now)))
