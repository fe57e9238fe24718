"""Backup of all tables into one file, and restore; from SQLite or PostgreSQL into either.

The file is gzipped JSON lines: a header, then rows. All rows are read in one transaction, so a
backup of a running server is consistent. Snapshots are left out: they follow from the entries.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ratskeller import RatskellerError
from ratskeller.server.accounts.schema import KEPT
from ratskeller.server.notifications.schema import KEPT as KEPT_CHANNELS
from ratskeller.server.outside.schema import KEPT as KEPT_BOTS
from ratskeller.server.people.schema import KEPT as KEPT_RESULTS
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import connect, migrate, read_url
from ratskeller.server.store.schema import chats, entries, tables
from ratskeller.server.tournaments.schema import KEPT as KEPT_TOURNAMENTS

FORMAT = 2
READABLE = (1, 2)  # format 1 had no accounts
KEPT_ALL = (
    *(tables, entries, chats),
    *(*KEPT, *KEPT_CHANNELS, *KEPT_RESULTS, *KEPT_BOTS, *KEPT_TOURNAMENTS),
)
TABLES = {str(table.name): table for table in KEPT_ALL}
BATCH = 500


def backup(settings: Settings, file: Path) -> tuple[int, int]:
    """Write all tables to a file; returns the numbers of tables and entries."""
    there = read_url(settings.address)
    if there.get_backend_name() == "sqlite" and not Path(there.database or "").exists():
        raise RatskellerError(f"there is no database at {there.database}")
    return asyncio.run(_with_engine(settings, lambda engine: _backup(engine, file)))


def restore(settings: Settings, file: Path) -> tuple[int, int]:
    """Fill an empty database from a file; on any error the database stays empty."""
    return asyncio.run(_with_engine(settings, lambda engine: _restore(engine, file)))


async def _with_engine(settings: Settings, work: Any) -> tuple[int, int]:
    engine = connect(read_url(settings.address))
    try:
        await migrate(engine)
        counts: dict[str, int] = await work(engine)
    except (sa.exc.SQLAlchemyError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise RatskellerError(f"the backup failed: {reason}") from None
    finally:
        await engine.dispose()
    return counts["tables"], counts["entries"]


async def _backup(engine: AsyncEngine, file: Path) -> dict[str, int]:
    counts = dict.fromkeys(TABLES, 0)
    partial = file.with_name(file.name + ".part")
    try:
        with gzip.open(partial, "wb") as out:
            out.write(msgspec.json.encode({"ratskeller": "backup", "format": FORMAT}) + b"\n")
            async for name, row in _rows(engine):
                counts[name] += 1
                out.write(msgspec.json.encode([name, row]) + b"\n")
            out.write(msgspec.json.encode({"end": counts}) + b"\n")
        partial.replace(file)
    except OSError as error:
        raise RatskellerError(f"cannot write {file}: {error.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)
    file.chmod(0o600)  # it holds hashes of secrets and chat
    return counts


async def _rows(engine: AsyncEngine) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.execute(sa.text("BEGIN"))  # one snapshot for all reads
        for name, table in TABLES.items():
            found = await connection.stream(sa.select(table).order_by(*table.primary_key))
            async for row in found.mappings():
                yield name, dict(row)


async def _restore(engine: AsyncEngine, file: Path) -> dict[str, int]:
    counts = dict.fromkeys(TABLES, 0)
    async with engine.begin() as connection:
        if (await connection.execute(sa.select(tables.c.id).limit(1))).first() is not None:
            raise RatskellerError("the database has tables already; restore into an empty one")
        batches: dict[str, list[dict[str, Any]]] = {name: [] for name in TABLES}
        for name, row in _read(file, counts):
            batches[name].append(row)
            if len(batches[name]) >= BATCH:
                await connection.execute(TABLES[name].insert(), batches.pop(name))
                batches[name] = []
        for name, rows in batches.items():
            if rows:
                await connection.execute(TABLES[name].insert(), rows)
        if connection.dialect.name == "postgresql":
            await connection.execute(
                sa.text(
                    "SELECT setval(pg_get_serial_sequence('chats', 'id'),"
                    " (SELECT COALESCE(MAX(id), 0) + 1 FROM chats), false)"
                )
            )
    return counts


def _read(file: Path, counts: dict[str, int]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a file; raises unless the file is complete."""
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(next(lines, b"null"))
            if not isinstance(head, dict) or head.get("ratskeller") != "backup":
                raise RatskellerError(f"{file} is not a ratskeller backup")
            if head.get("format") not in READABLE:
                raise RatskellerError(f"{file} has a format this version cannot read")
            for line in lines:
                row = msgspec.json.decode(line)
                if isinstance(row, dict):
                    end = row.get("end")
                    if not isinstance(end, dict) or {**dict.fromkeys(TABLES, 0), **end} != counts:
                        break
                    return
                name, values = row
                counts[name] += 1
                yield name, values
    except FileNotFoundError:
        raise RatskellerError(f"cannot read {file}: there is no such file") from None
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, KeyError, ValueError):
        raise RatskellerError(f"{file} is not a ratskeller backup, or it is damaged") from None
    raise RatskellerError(f"{file} is damaged: the end is missing")
