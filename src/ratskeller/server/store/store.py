"""Queries. Entries are written through `commit`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ratskeller.server import snapshot
from ratskeller.server.accounts.attempts import AttemptStore
from ratskeller.server.accounts.blocks import BlockStore
from ratskeller.server.accounts.codes import CodeStore, InvitationStore
from ratskeller.server.accounts.passkeys import ChallengeStore, PasskeyStore
from ratskeller.server.accounts.progress import ProgressStore
from ratskeller.server.accounts.reports import ReportStore
from ratskeller.server.accounts.sessions import SessionStore
from ratskeller.server.accounts.store import AccountStore
from ratskeller.server.entry import ChatLine, Entry, from_row
from ratskeller.server.notifications.causes import Cause
from ratskeller.server.notifications.channels import ChannelStore
from ratskeller.server.notifications.outbox import Outbox
from ratskeller.server.outgoing import summary
from ratskeller.server.outside.store import BotStore
from ratskeller.server.people.profiles import ProfileStore
from ratskeller.server.people.rankings import RankingStore
from ratskeller.server.people.results import ResultStore
from ratskeller.server.store.engine import Reader
from ratskeller.server.store.reviews import ReviewStore
from ratskeller.server.store.schema import chats, entries, snapshots, tables
from ratskeller.server.store.tell import TELL, named
from ratskeller.server.store.writer import Write, Written, writer
from ratskeller.server.table import Table
from ratskeller.server.tournaments.store import TournamentStore
from ratskeller.server.wire import TableSummary

COLUMNS = (
    entries.c.seq,
    entries.c.kind,
    entries.c.seat,
    entries.c.body,
    entries.c.at,
    entries.c.key,
)


#: What was added to summaries since the first version.
ADDED: dict[str, Any] = {
    **{"actors": [], "hosts": [], "hints": False, "rated": False},
    **{"origin": None, "fair": None, "tournament": None},
}


def lobby_row(table: Table) -> dict[str, Any]:
    """The row of a table for the lobby and the scheduler."""
    return {
        "id": table.id,
        "game": table.setup.game,
        "status": table.status,
        "listed": table.setup.listed,
        "summary": msgspec.json.encode(summary(table)).decode(),
        "wake_at": table.wake_at(),
        "created_at": table.created_at,
        "changed_at": table.changed_at,
    }


class Store:
    """One database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = writer(engine.url)
        self.concurrency = self._writer.CONCURRENCY  # transactions that may run at once
        self._reader = Reader(engine)
        self.reviews = ReviewStore(self._reader)
        self.accounts = AccountStore(self._reader)
        self.sessions = SessionStore(self._reader)
        self.passkeys = PasskeyStore(self._reader)
        self.challenges = ChallengeStore(self._reader)
        self.codes = CodeStore(self._reader)
        self.invitations = InvitationStore(self._reader)
        self.attempts = AttemptStore(self._reader)
        self.channels = ChannelStore(self._reader)
        self.outbox = Outbox(self._reader)
        self.progress = ProgressStore(self._reader)
        self.blocks = BlockStore(self._reader)
        self.reports = ReportStore(self._reader)
        self.results = ResultStore(self._reader)
        self.rankings = RankingStore(self._reader)
        self.profiles = ProfileStore(self._reader)
        self.bots = BotStore(self._reader)
        self.tournaments = TournamentStore(self._reader)

    async def write(self, writes: Sequence[Write]) -> Written:
        """Append entries in one transaction; returns those that were not skipped, now durable.

        An entry whose number or key exists already is skipped.
        """
        return await self._writer.write(writes)

    async def load(self, id: str, oldest: int | None = None) -> Table | None:
        """A table built from its record, or None if there is none.

        With ``oldest``, the log entries since that one are in `Table.recent`, traced.
        """

        def read(connection: Connection) -> tuple[Any, list[Entry]]:
            query = sa.select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == id)
            found_snapshot = connection.execute(query).first()
            if found_snapshot is not None and oldest is not None and found_snapshot.seq > oldest:
                found_snapshot = None
            return found_snapshot, _entries(
                connection, id, 0 if found_snapshot is None else found_snapshot.seq
            )

        found_snapshot, found = await self._reader.run(read)
        table = None
        if found_snapshot is not None:
            table = snapshot.restore(
                id, found_snapshot.seq, msgspec.json.decode(found_snapshot.body)
            )
            if table is None:
                found = await self.entries(id)
        if table is None:
            table = Table(id)
        for entry in found:
            table.fold(entry, traced=oldest is not None and entry.seq > oldest)
        return table if table.seq else None

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after ``after``, in order."""
        return await self._reader.run(lambda connection: _entries(connection, id, after))

    async def heads(self, ids: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        last = (
            sa.select(sa.func.max(entries.c.seq))
            .where(entries.c.table_id == tables.c.id)
            .scalar_subquery()
        )
        query = sa.select(tables.c.id, last.label("seq")).where(tables.c.id.in_(ids))
        return {row.id: row.seq for row in await self._all(query)}

    async def own(self, account_id: str, limit: int) -> list[tuple[TableSummary, list[int]]]:
        """The tables of an account with its seats there, last changed first."""
        found: dict[str, tuple[TableSummary, list[int]]] = {}
        for seat, text in await self.accounts.summaries_of(account_id, limit):
            table = _summary(text)
            sits = table["seats"][seat]
            if sits["kind"] in ("human", "reserved") or sits.get("outside"):
                found.setdefault(table["id"], (table, []))[1].append(seat)
        return [*found.values()]

    async def said(self, id: str, seat: int) -> list[ChatLine]:
        """All that a seat said in the chat of its table."""
        query = sa.select(chats.c.id, chats.c.seat, chats.c.text, chats.c.at)
        query = query.where(chats.c.table_id == id, chats.c.seat == seat).order_by(chats.c.id)
        return [ChatLine(r.id, r.seat, r.text, r.at) for r in await self._all(query)]

    async def summary(self, id: str) -> TableSummary | None:
        """The public data of a table, without loading it."""
        found = await self._all(sa.select(tables.c.summary).where(tables.c.id == id))
        return _summary(found[0].summary) if found else None

    async def lobby(
        self, status: str, game: str | None, limit: int, offset: int
    ) -> list[TableSummary]:
        """Listed tables with a status, newest first."""
        query = sa.select(tables.c.summary).where(tables.c.listed, tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        query = query.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit).offset(offset)
        return [_summary(row.summary) for row in await self._all(query)]

    async def alive(self, limit: int) -> list[TableSummary]:
        """All tables that wait for players or are played at, newest first."""
        query = sa.select(tables.c.summary).where(tables.c.status.in_(("open", "running")))
        query = query.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit)
        return [_summary(row.summary) for row in await self._all(query)]

    async def due(self, before: float, limit: int) -> list[str]:
        """Tables where a bot or a clock was due before this time."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.wake_at <= before)
            .order_by(tables.c.wake_at)
            .limit(limit)
        )
        return [row.id for row in await self._all(query)]

    async def abandoned(self, before: float, limit: int) -> list[str]:
        """Tables that wait for players and have not changed since before this time."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.status == "open", tables.c.changed_at < before)
            .limit(limit)
        )
        return [row.id for row in await self._all(query)]

    async def count_open(self) -> int:
        """The number of tables that wait for players."""
        query = sa.select(sa.func.count()).select_from(tables).where(tables.c.status == "open")
        count: int = (await self._all(query))[0][0]
        return count

    async def add_chat(
        self, id: str, seat: int, text: str, at: float, causes: Sequence[Cause] = ()
    ) -> ChatLine:
        """Store a line of chat, with its notices."""
        query = (
            chats.insert().values(table_id=id, seat=seat, text=text, at=at).returning(chats.c.id)
        )

        def write(connection: Connection) -> int:
            number = int(connection.execute(query).one().id)
            for cause in causes:
                connection.execute(sa.text(TELL), named(id, number, at, cause))
            return number

        return ChatLine(await self._reader.run(write), seat, text, at)

    async def chat_after(self, id: str, after: int, limit: int) -> list[ChatLine]:
        """The last ``limit`` lines of chat after a number, in order."""
        query = (
            sa.select(chats.c.id, chats.c.seat, chats.c.text, chats.c.at)
            .where(chats.c.table_id == id, chats.c.id > after)
            .order_by(chats.c.id.desc())
            .limit(limit)
        )
        rows = await self._all(query)
        return [ChatLine(row.id, row.seat, row.text, row.at) for row in reversed(rows)]

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.close()
        self._reader.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        await self._all(sa.select(1))

    async def _all(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        return await self._reader.run(lambda connection: connection.execute(query).all())


def _summary(text: str) -> TableSummary:
    """A stored summary; rows of older versions lack what was added since."""
    return cast(TableSummary, {**ADDED, **msgspec.json.decode(text)})


def _entries(connection: Connection, id: str, after: int) -> list[Entry]:
    query = (
        sa.select(*COLUMNS)
        .where(entries.c.table_id == id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    return [from_row(*row) for row in connection.execute(query)]
