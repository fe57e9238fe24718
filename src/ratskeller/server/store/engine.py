"""Database connections and schema migrations."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ratskeller import RatskellerError
from ratskeller.server.errors import Refused
from ratskeller.server.store.writer import PRAGMAS

log = logging.getLogger("ratskeller.store")
T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_385_112_004  # PostgreSQL advisory lock: one process migrates, the others wait


def read_url(text: str) -> URL:
    """The URL of a database with the driver the server uses."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise RatskellerError("the database URL is not valid") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise RatskellerError("the database URL has no file; expected sqlite:////path/to/file")
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise RatskellerError(f"the database must be sqlite or postgresql, not {kind!r}")


def connect(url: URL) -> AsyncEngine:
    """An engine; it connects on first use."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    assert url.database is not None
    file = Path(url.database).expanduser()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RatskellerError(f"cannot create the folder {file.parent}: {error.strerror}") from None
    with contextlib.suppress(OSError):  # the first connection reports it
        file.touch(mode=0o600)  # hashes of secrets and chat are private
    engine = create_async_engine(url, pool_size=4, max_overflow=4)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Reader:
    """Runs reads: with SQLite in a thread, with PostgreSQL on a pooled connection.

    SQLite's asynchronous driver switches threads for every call, this only once per read.
    """

    THREADS = 2

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._plain: sa.Engine | None = None
        if engine.dialect.name == "sqlite":
            plain = engine.url.set(drivername="sqlite+pysqlite")
            self._plain = sa.create_engine(plain, connect_args={"check_same_thread": False})
            sa.event.listen(self._plain, "connect", _prepare)
            self._threads = ThreadPoolExecutor(self.THREADS, "sqlite-reader")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Call ``work`` with a connection; refuses as `unavailable` if the database fails."""
        try:
            if self._plain is None:
                async with self._engine.begin() as connection:
                    return await connection.run_sync(work)
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            log.error("the database does not answer: %s", type(error).__name__)
            raise Refused("unavailable") from None

    def _run(self, work: Callable[[Connection], T]) -> T:
        assert self._plain is not None
        with self._plain.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Stop the threads."""
        if self._plain is not None:
            self._threads.shutdown()
            self._plain.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the schema; safe if several processes start at once."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(upgrade)


def newest() -> str:
    """The revision of the newest migration: their files are numbered."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("0*.py"))


def _revision(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Migrate up to a revision. Alembic is not even imported if there is nothing to do."""
    found = _revision(connection)
    if to == "head" and found == newest():
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise RatskellerError(
            f"the database was made by a newer version of ratskeller (schema {found});"
            " install that one, or restore a copy into an empty database"
        )
    command.upgrade(config, to)
