"""Reading and writing the database. All writing of records goes through `commit`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ratskeller.server import snapshot
from ratskeller.server.entry import Entry, Said
from ratskeller.server.show import summary
from ratskeller.server.store.engine import Writer
from ratskeller.server.store.schema import chats, entries, snapshots, tables
from ratskeller.server.table import Table

COLUMNS = (
    entries.c.seq,
    entries.c.kind,
    entries.c.seat,
    entries.c.body,
    entries.c.at,
    entries.c.key,
)


class Write(msgspec.Struct, frozen=True):
    """One entry to append, with what follows from it."""

    table: str
    entry: Entry
    header: dict[str, Any] | None = None
    snapshot: str | None = None


def header(table: Table) -> dict[str, Any]:
    """The row by which the lobby and the sweeper know a table."""
    return {
        "id": table.id,
        "game": table.created["game"],
        "status": table.status,
        "listed": table.created["listed"],
        "summary": msgspec.json.encode(summary(table)).decode(),
        "wake_at": table.wake_at(),
        "created_at": table.created["at"],
        "changed_at": table.changed_at,
    }


class Store:
    """One database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine.url) if engine.dialect.name == "sqlite" else None
        if engine.dialect.name == "postgresql":
            from sqlalchemy.dialects.postgresql import insert
        else:
            from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]
        append = insert(entries).on_conflict_do_nothing()
        self._append = append.returning(entries.c.table_id, entries.c.seq)
        head = insert(tables)
        changing = ("status", "summary", "wake_at", "changed_at")
        self._head = head.on_conflict_do_update(
            index_elements=[tables.c.id], set_={name: head.excluded[name] for name in changing}
        )
        shot = insert(snapshots)
        self._shot = shot.on_conflict_do_update(
            index_elements=[snapshots.c.table_id],
            set_={"seq": shot.excluded.seq, "body": shot.excluded.body},
            where=shot.excluded.seq > snapshots.c.seq,
        )

    async def write(self, writes: Collection[Write]) -> set[tuple[str, int]]:
        """Append entries in one transaction; returns those that were, durable by then.

        An entry whose number or key is there already is left out, with all that follows
        from it. Rows are sorted so that two processes cannot wait for each other.
        """
        if self._writer is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(self._write, writes)
        return await self._writer.run(self._write, writes)

    def _write(self, connection: sa.Connection, writes: Collection[Write]) -> set[tuple[str, int]]:
        ordered = sorted(writes, key=lambda write: (write.table, write.entry.seq))
        rows = [_row(write.table, write.entry) for write in ordered]
        found = connection.execute(self._append, rows)
        done = {(row.table_id, row.seq) for row in found}
        written = [w for w in ordered if (w.table, w.entry.seq) in done]
        heads = [w.header for w in written if w.header is not None]
        if heads:
            connection.execute(self._head, heads)
        shots = [
            {"table_id": w.table, "seq": w.entry.seq, "body": w.snapshot}
            for w in written
            if w.snapshot is not None
        ]
        if shots:
            connection.execute(self._shot, shots)
        return done

    async def load(self, id: str, oldest: int | None = None) -> Table | None:
        """A table as its record leaves it, or None if there is none.

        With ``oldest``, the news since that entry are at hand afterwards.
        """
        async with self.engine.connect() as connection:
            query = sa.select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == id)
            shot = (await connection.execute(query)).first()
            table = None
            if shot is not None and (oldest is None or shot.seq <= oldest):
                table = snapshot.restore(id, shot.seq, msgspec.json.decode(shot.body))
            if table is None:
                table = Table(id)
            for entry in await _entries(connection, id, table.seq):
                table.fold(entry)
        return table if table.seq else None

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order."""
        async with self.engine.connect() as connection:
            return await _entries(connection, id, after)

    async def heads(self, ids: Collection[str]) -> dict[str, int]:
        """The last entry's number of each of these tables."""
        query = (
            sa.select(entries.c.table_id, sa.func.max(entries.c.seq).label("seq"))
            .where(entries.c.table_id.in_(ids))
            .group_by(entries.c.table_id)
        )
        async with self.engine.connect() as connection:
            return {row.table_id: row.seq for row in await connection.execute(query)}

    async def summary(self, id: str) -> dict[str, Any] | None:
        """What everybody may know of a table, without loading it."""
        query = sa.select(tables.c.summary).where(tables.c.id == id)
        async with self.engine.connect() as connection:
            text = (await connection.execute(query)).scalar()
        return None if text is None else msgspec.json.decode(text)

    async def lobby(
        self, status: str, game: str | None, limit: int, offset: int
    ) -> list[dict[str, Any]]:
        """Listed tables of a status, the newest first."""
        query = sa.select(tables.c.summary).where(tables.c.listed, tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        query = query.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit).offset(offset)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        return [msgspec.json.decode(text) for text in found]

    async def due(self, before: float, limit: int) -> list[str]:
        """Tables where the server itself should have done something by this time."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.wake_at <= before)
            .order_by(tables.c.wake_at)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def stale(self, before: float, limit: int) -> list[str]:
        """Tables that were left open and untouched since before this time."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.status == "open", tables.c.changed_at < before)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def waiting(self) -> int:
        """How many tables wait for players."""
        query = sa.select(sa.func.count()).select_from(tables).where(tables.c.status == "open")
        async with self.engine.connect() as connection:
            count: int = (await connection.execute(query)).scalar_one()
        return count

    async def say(self, id: str, seat: int, text: str, at: float) -> Said:
        """Keep a line of chat."""
        query = (
            chats.insert().values(table_id=id, seat=seat, text=text, at=at).returning(chats.c.id)
        )
        async with self.engine.begin() as connection:
            number: int = (await connection.execute(query)).scalar_one()
        return Said(number, seat, text, at)

    async def said(self, id: str, after: int, limit: int) -> list[Said]:
        """The last lines of chat after a number, in order."""
        query = (
            sa.select(chats.c.id, chats.c.seat, chats.c.text, chats.c.at)
            .where(chats.c.table_id == id, chats.c.id > after)
            .order_by(chats.c.id.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Said(row.id, row.seat, row.text, row.at) for row in reversed(rows)]

    async def close(self) -> None:
        """Let go of the database."""
        if self._writer is not None:
            self._writer.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Fail if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(1))


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": msgspec.json.encode(entry.body).decode(),
        "at": entry.at,
        "key": entry.key,
    }


async def _entries(connection: AsyncConnection, id: str, after: int) -> list[Entry]:
    query = (
        sa.select(*COLUMNS)
        .where(entries.c.table_id == id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    return [
        Entry(row.seq, row.kind, row.seat, msgspec.json.decode(row.body), row.at, row.key)
        for row in await connection.execute(query)
    ]
