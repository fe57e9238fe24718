"""A tiny game, so that whole tournaments are played in a moment, and databases for it."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from ratskeller.kernel import plugins, registry
from ratskeller.server.store.engine import connect, migrate, read_url
from tests.kernel.duel import Duel
from tests.server.with_duel import register


@pytest.fixture
def duel(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Duel]:
    folder: Path = tmp_path_factory.mktemp("duel")
    monkeypatch.setattr(plugins, "entry_points", vars(plugins)["entry_points"])
    yield register(folder)
    monkeypatch.undo()
    plugins.entries.cache_clear()
    registry._plugged_in.cache_clear()


def prepare(address: str) -> str:
    """Migrate an empty database."""

    async def run() -> None:
        engine = connect(read_url(address))
        await migrate(engine)
        await engine.dispose()

    asyncio.run(run())
    return address


@pytest.fixture(scope="package")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite database that is copied for each test."""
    file = tmp_path_factory.mktemp("template") / "tables.sqlite"
    prepare(f"sqlite:///{file}")
    return file


@pytest.fixture
def sqlite(template: Path, tmp_path: Path) -> str:
    """The URL of an empty, migrated SQLite database."""
    shutil.copy(template, tmp_path / "tables.sqlite")
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def migrated(database: str) -> str:
    """The URL of an empty, migrated database of each kind."""
    return prepare(database)
