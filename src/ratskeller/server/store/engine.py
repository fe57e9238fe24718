"""Connecting to a database, and bringing its schema up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ratskeller import RatskellerError

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_385_112_004  # PostgreSQL: who holds this number migrates, the others wait

#: FULL: a choice survives a power cut, not only the end of the process. One commit carries
#: all choices that wait, so it costs one sync for many tables.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


def read_url(text: str) -> URL:
    """The address of a database with the driver we use, or :class:`RatskellerError`."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise RatskellerError("the database address cannot be read") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise RatskellerError("the database address names no file: sqlite:////path/to/file")
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise RatskellerError(f"the database must be sqlite or postgresql, not {kind!r}")


def connect(url: URL) -> AsyncEngine:
    """An engine; nothing is opened yet."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    assert url.database is not None
    Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=4)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Writer:
    """SQLite's one writer: a thread that does a whole transaction at a time.

    The asynchronous driver crosses between threads for every call, which on a busy machine
    takes longer than the disk.
    """

    def __init__(self, url: URL) -> None:
        plain = url.set(drivername="sqlite+pysqlite")
        self._engine = sa.create_engine(plain, connect_args={"check_same_thread": False})
        sa.event.listen(self._engine, "connect", _prepare)
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something in one transaction; durable when this returns."""

        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection, *args)

        return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown()
        self._engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; safe when several processes start at once."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
