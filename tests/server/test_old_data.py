"""Databases and backups of older versions load, and their games go on."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ratskeller.kernel import Record
from ratskeller.server import commands, history, outgoing, snapshot
from ratskeller.server.backup import restore
from ratskeller.server.entry import Draft, Repeat
from ratskeller.server.service import Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import connect, read_url, upgrade
from ratskeller.server.store.schema import metadata
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager
from tests.server.conftest import fresh
from tests.server.test_store import a_manager, with_store

pytestmark = pytest.mark.unmeasured

FIXTURES = Path(__file__).parent / "fixtures"
OLD = ("untyped_record", "before_accounts")


#: What was added to summaries since the old data was written.
ADDED = {"actors", "hosts", "hints", "rated", "origin", "fair", "tournament"}


def expectation(old: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FIXTURES / old / "expected.json").read_text("utf-8"))
    return found


def from_dump(old: str, tmp_path: Path) -> str:
    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((FIXTURES / old / "database.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


def from_backup(old: str, database: str, tmp_path: Path) -> str:
    file = tmp_path / "copy.gz"
    file.write_bytes(gzip.compress((FIXTURES / old / "backup.jsonl").read_bytes()))
    tables, _ = restore(Settings(database=database), file)
    assert tables == len(expectation(old)["tables"])
    return database


async def check(store: Store, old: str) -> None:
    wanted = expectation(old)
    for id, expected in wanted["tables"].items():
        table = await store.load(id)
        assert table is not None
        now = json.loads(outgoing.encode(outgoing.summary(table)))
        assert {key: now[key] for key in now.keys() - ADDED} == {
            key: value for key, value in expected["summary"].items() if key not in ADDED
        }
        new = {"rated": False, "tournament": None}
        assert old == OLD[0] or now == {**expected["summary"], **new}
        stored = await store.summary(id)
        assert stored is not None
        assert stored.keys() == now.keys()
        if "table" in expected:
            assert json.loads(outgoing.encode(snapshot.take(table))) == expected["table"]
    manager = a_manager(store)
    service = Service(manager, Settings(patience=0, stand_in="random"))
    for id in wanted["tables"]:
        await go_on(manager, service, id, wanted)
    await manager.close()


async def go_on(manager: TableManager, service: Service, id: str, wanted: dict[str, Any]) -> None:
    """Do what is possible at a table now; in the end its record replays."""
    before = wanted["tables"][id]["summary"]
    secrets = wanted["secrets"].get(id)
    if secrets is not None:
        for seat, secret in secrets["seats"].items():
            assert await service.seats_of(id, [secret]) == [int(seat)]
    if before["status"] == "open" and secrets is not None:
        while (await service.summary(id))["status"] == "open":
            await service.join(id, None, "Eva", secrets["invite"])
    elif before["status"] == "open":  # the rematch of a table that has one
        tables = [about["summary"] for about in wanted["tables"].values()]
        [old] = [table["id"] for table in tables if table["rematch"]]
        [seat] = await service.seats_of(id, [wanted["secrets"][old]["seats"]["1"]])
        await service.sit(id, seat)
    if before["status"] == "closed":
        return
    rng = random.Random(id)
    table = manager.live(id).table
    assert table is not None
    while table.status == "running":
        await choose(manager, table, rng)
    entries = await manager.store.entries(id)
    summary = await service.summary(id)
    assert summary["seq"] == table.seq == len(entries)
    record = Record.from_data(history.record(entries, summary["outcome"]))
    assert record.replay().outcome is not None


async def choose(manager: TableManager, table: Table, rng: random.Random) -> None:
    assert table.match is not None
    seat = rng.choice(table.actors)
    text = str(rng.choice(table.match.state.choices(seat)))

    def draft(table: Table) -> Draft | Repeat:
        by = None if table.seats[seat].bot is None else commands.Made("random", 0)
        return commands.choose(table, seat, text, table.seq, by)

    await manager.submit(table.id, draft)


@pytest.mark.parametrize("old", OLD)
def test_an_old_database_plays_on(old: str, tmp_path: Path) -> None:
    with_store(from_dump(old, tmp_path), lambda store: check(store, old))


@pytest.mark.parametrize("old", OLD)
def test_an_old_backup_is_restored_and_plays_on(old: str, database: str, tmp_path: Path) -> None:
    with_store(from_backup(old, database, tmp_path), lambda store: check(store, old))


def test_an_old_postgresql_is_migrated_with_all_its_rows(postgres: str, tmp_path: Path) -> None:
    """The last schema before accounts, filled as that version did it."""
    address = fresh(postgres, tmp_path.name)
    lines = (FIXTURES / "before_accounts" / "backup.jsonl").read_text("utf-8").splitlines()
    rows = [row for row in map(json.loads, lines) if isinstance(row, list)]

    def fill(connection: sa.Connection) -> None:
        upgrade(connection, "0002")
        for name, row in rows:
            connection.execute(metadata.tables[name].insert(), row)

    async def before() -> None:
        engine = connect(read_url(address))
        async with engine.begin() as connection:
            await connection.run_sync(fill)
        await engine.dispose()

    asyncio.run(before())
    with_store(address, lambda store: check(store, "before_accounts"))


def test_every_kind_of_entry_of_that_time_is_in_the_old_data() -> None:
    kinds = {"created", "joined", "left", "chosen", "undone", "voted", "returned", "resigned"}
    kinds |= {"expired", "rematched", "closed"}
    lines = (FIXTURES / OLD[0] / "backup.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    found = [row[1] for row in rows if isinstance(row, list) and row[0] == "entries"]
    assert {row["kind"] for row in found} == kinds
