"""Appending entries. This is the hot path, so each database has its own implementation.

A batch is one transaction. An entry whose number or key exists already is skipped, with its
lobby row and snapshot.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

import asyncpg
import msgspec
from sqlalchemy.engine import URL

from ratskeller.server.entry import Entry, to_row
from ratskeller.server.notifications.causes import Cause
from ratskeller.server.store.ended import ENDED, RESULT
from ratskeller.server.store.tell import TELL, TOLD, WAITING, named

Written = set[tuple[str, int]]

#: FULL: a choice survives a power failure, not only a crash of the process. One commit writes
#: all waiting choices, so many tables share one sync.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

ENTRY: Final = ("table_id", "seq", "kind", "seat", "body", "at", "key")
LOBBY: Final = (
    *("id", "game", "status", "listed", "summary", "wake_at", "created_at", "changed_at"),
)
CHANGING: Final = ("status", "summary", "wake_at", "changed_at")
SNAPSHOT: Final = ("table_id", "seq", "body")

UPDATE_LOBBY: Final = "ON CONFLICT (id) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in CHANGING
)
UPDATE_SNAPSHOT: Final = (
    "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body"
    " WHERE excluded.seq > snapshots.seq"
)


class Write(msgspec.Struct, frozen=True):
    """An entry to append, with the lobby row, the snapshot and the notices that follow from it.

    ``ended`` names the game if the entry ends it.
    """

    table: str
    entry: Entry
    lobby_row: dict[str, Any] | None = None
    snapshot: str | None = None
    causes: Sequence[Cause] = ()
    ended: str = ""

    def entry_columns(self) -> tuple[Any, ...]:
        """The entry as the columns of `ENTRY`."""
        return (self.table, *to_row(self.entry))

    def lobby_columns(self) -> tuple[Any, ...]:
        """The lobby row as the columns of `LOBBY`."""
        assert self.lobby_row is not None
        return tuple(self.lobby_row[name] for name in LOBBY)

    def cause_columns(self) -> list[tuple[Any, ...]]:
        """The causes of notices as table, seq, seat, kind, hash, at, due."""
        seq, at = self.entry.seq, self.entry.at
        return [
            (self.table, seq, c.seat, c.kind, c.hash, at, at if c.due is None else c.due)
            for c in self.causes
        ]


class Writer(Protocol):
    """Appends entries durably."""

    CONCURRENCY: ClassVar[int]

    async def write(self, writes: Sequence[Write]) -> Written:
        """Append in one transaction; returns the entries that were not skipped, now durable."""

    async def close(self) -> None:
        """Close all connections."""


def writer(url: URL) -> Writer:
    """The writer for a database."""
    return SqliteWriter(url) if url.get_backend_name() == "sqlite" else PgWriter(url)


class SqliteWriter:
    """A thread with its own connection that runs whole transactions.

    The asynchronous driver switches threads for every call, which on a busy machine takes
    longer than the disk.
    """

    CONCURRENCY: ClassVar[int] = 1  # SQLite has one writer at a time
    APPEND: Final = "INSERT INTO entries ({}) VALUES ({}) ON CONFLICT DO NOTHING".format(
        ", ".join(f'"{name}"' for name in ENTRY), ", ".join("?" * len(ENTRY))
    )
    LOBBY_ROWS: Final = "INSERT INTO tables ({}) VALUES ({}) {}".format(
        ", ".join(LOBBY), ", ".join("?" * len(LOBBY)), UPDATE_LOBBY
    )
    SNAPSHOTS: Final = "INSERT INTO snapshots ({}) VALUES ({}) {}".format(
        ", ".join(SNAPSHOT), ", ".join("?" * len(SNAPSHOT)), UPDATE_SNAPSHOT
    )

    def __init__(self, url: URL) -> None:
        assert url.database is not None
        self._file = str(Path(url.database).expanduser())
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")

    async def write(self, writes: Sequence[Write]) -> Written:
        """Append in one transaction; returns the entries that were not skipped, now durable."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, writes)

    def _write(self, writes: Sequence[Write]) -> Written:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._file, isolation_level=None, check_same_thread=False
            )
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        run = self._connection.execute
        done: Written = set()
        run("BEGIN IMMEDIATE")
        try:
            for write in writes:
                if run(self.APPEND, write.entry_columns()).rowcount != 1:
                    continue
                done.add((write.table, write.entry.seq))
                if write.lobby_row is not None:
                    run(self.LOBBY_ROWS, write.lobby_columns())
                if write.snapshot is not None:
                    run(self.SNAPSHOTS, (write.table, write.entry.seq, write.snapshot))
                for cause in write.causes:
                    run(TELL, named(write.table, write.entry.seq, write.entry.at, cause))
                if write.ended:
                    ended = {"table": write.table, "game": write.ended, "at": write.entry.at}
                    run(ENDED, ended)
            run("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                run("ROLLBACK")
            raise
        return done

    async def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()


def _arrays(first: int, types: str) -> str:
    """``$1::text[], $2::int[], …``: one array parameter per column."""
    return ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types.split(), first))


class PgWriter:
    """Its own connections, and one statement that is a whole transaction.

    The statement is prepared once and takes one round trip, commit included. Rows are sorted
    so that two processes cannot deadlock.
    """

    CONCURRENCY: ClassVar[int] = 2  # one batch is filled while the other is synced
    SQL: Final = f"""
WITH done AS (
  INSERT INTO entries ({", ".join(f'"{name}"' for name in ENTRY)})
  SELECT * FROM unnest({_arrays(1, "text int text int text float8 text")})
  ON CONFLICT DO NOTHING
  RETURNING table_id, seq
), lobby AS (
  INSERT INTO tables ({", ".join(LOBBY)})
  SELECT {", ".join(LOBBY)}
  FROM unnest({_arrays(8, "int text text text bool text float8 float8 float8")})
    AS new (made, {", ".join(LOBBY)})
  WHERE (id, made) IN (SELECT table_id, seq FROM done)
  ORDER BY id
  {UPDATE_LOBBY}
), latest AS (
  INSERT INTO snapshots ({", ".join(SNAPSHOT)})
  SELECT {", ".join(SNAPSHOT)}
  FROM unnest({_arrays(17, "text int text")}) AS new ({", ".join(SNAPSHOT)})
  WHERE (table_id, seq) IN (SELECT table_id, seq FROM done)
  ORDER BY table_id
  {UPDATE_SNAPSHOT}
), wanted AS (
  SELECT * FROM unnest({_arrays(20, "text int int text text float8 float8")})
    AS new (table_id, seq, seat, kind, hash, at, due)
  WHERE (table_id, seq) IN (SELECT table_id, seq FROM done)
), told AS (
  INSERT INTO notices ({", ".join(TOLD)})
  SELECT c.id, c.address, w.table_id, w.seat, w.kind, w.seq, w.at, w.due, {WAITING}
  FROM wanted w JOIN channels c ON c.hash = w.hash WHERE c.status = 'on'
  UNION ALL
  SELECT c.id, c.address, w.table_id, w.seat, w.kind, w.seq, w.at, w.due, {WAITING}
  FROM wanted w JOIN account_seats a USING (table_id, seat, hash)
    JOIN channels c ON c.account_id = a.account_id WHERE c.status = 'on'
  ON CONFLICT DO NOTHING
), over AS (
  INSERT INTO results ({", ".join(RESULT)})
  SELECT table_id, game, at, 'waiting', ''
  FROM unnest({_arrays(27, "text int text float8")}) AS new (table_id, seq, game, at)
  WHERE (table_id, seq) IN (SELECT table_id, seq FROM done)
    AND EXISTS (SELECT 1 FROM account_seats WHERE table_id = new.table_id)
  ORDER BY table_id
  ON CONFLICT DO NOTHING
)
SELECT table_id, seq FROM done
"""
    SECONDS: Final = 30.0

    def __init__(self, url: URL) -> None:
        self._dsn = dsn(url)
        self._free: list[Any] = []
        self._slots = asyncio.Semaphore(self.CONCURRENCY)

    async def write(self, writes: Sequence[Write]) -> Written:
        """Append in one transaction; returns the entries that were not skipped, now durable."""
        ordered = sorted(writes, key=lambda write: (write.table, write.entry.seq))
        lobby_writes = _last([w for w in ordered if w.lobby_row is not None])
        snapshot_writes = _last([w for w in ordered if w.snapshot is not None])
        ended_writes = [w for w in ordered if w.ended]
        columns = [
            *_columns([w.entry_columns() for w in ordered], len(ENTRY)),
            [w.entry.seq for w in lobby_writes],
            *_columns([w.lobby_columns() for w in lobby_writes], len(LOBBY)),
            *_columns([(w.table, w.entry.seq, w.snapshot) for w in snapshot_writes], len(SNAPSHOT)),
            *_columns([row for w in ordered for row in w.cause_columns()], 7),
            *_columns([(w.table, w.entry.seq, w.ended, w.entry.at) for w in ended_writes], 4),
        ]
        async with self._slots:
            connection = await self._connection()
            try:
                found = await connection.fetch(self.SQL, *columns, timeout=self.SECONDS)
            except BaseException:
                connection.terminate()  # its state is unknown; use a new one next time
                raise
            self._free.append(connection)
        return {(row[0], row[1]) for row in found}

    async def _connection(self) -> Any:
        while self._free:
            connection = self._free.pop()
            if not connection.is_closed():
                return connection
        return await asyncpg.connect(self._dsn, timeout=self.SECONDS)

    async def close(self) -> None:
        """Close all connections."""
        for connection in self._free:
            if not connection.is_closed():
                await connection.close()


def _last(ordered: Sequence[Write]) -> list[Write]:
    """The last write of each table; a statement may change a row only once."""
    return list({write.table: write for write in ordered}.values())


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[i] for row in rows] for i in range(width)]


def dsn(url: URL) -> str:
    """A URL in the form that asyncpg accepts."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
