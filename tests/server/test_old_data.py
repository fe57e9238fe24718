"""Databases and backups of older versions load, and their games go on."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ratskeller.kernel import Record
from ratskeller.server import commands, history, outgoing, snapshot
from ratskeller.server.backup import restore
from ratskeller.server.entry import Draft, Repeat
from ratskeller.server.service import Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager
from tests.server.test_store import a_manager, with_store

pytestmark = pytest.mark.unmeasured

FOLDER = Path(__file__).parent / "fixtures" / "untyped_record"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = EXPECTED["tables"]


#: What was added to summaries since the old data was written.
ADDED = {"actors", "hosts", "hints", "origin", "fair"}


def from_dump(tmp_path: Path) -> str:
    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((FOLDER / "database.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


def from_backup(database: str, tmp_path: Path) -> str:
    file = tmp_path / "copy.gz"
    file.write_bytes(gzip.compress((FOLDER / "backup.jsonl").read_bytes()))
    tables, _ = restore(Settings(database=database), file)
    assert tables == len(TABLES)
    return database


async def check(store: Store) -> None:
    for id, expected in TABLES.items():
        table = await store.load(id)
        assert table is not None
        now = json.loads(outgoing.encode(outgoing.summary(table)))
        assert {key: now[key] for key in now.keys() - ADDED} == expected["summary"]
        stored = await store.summary(id)
        assert stored is not None
        assert stored.keys() == now.keys()
        if "table" in expected:
            assert json.loads(outgoing.encode(snapshot.take(table))) == expected["table"]
    manager = a_manager(store)
    service = Service(manager, Settings(patience=0, stand_in="random"))
    for id, expected in TABLES.items():
        await go_on(manager, service, id, expected["summary"])
    await manager.close()


async def go_on(manager: TableManager, service: Service, id: str, before: dict[str, Any]) -> None:
    """Do what is possible at a table now; in the end its record replays."""
    secrets = EXPECTED["secrets"].get(id)
    if secrets is not None:
        for seat, secret in secrets["seats"].items():
            assert await service.seats_of(id, [secret]) == [int(seat)]
    if before["status"] == "open" and secrets is not None:
        while (await service.summary(id))["status"] == "open":
            await service.join(id, None, "Eva", secrets["invite"])
    elif before["status"] == "open":  # the rematch of a table that has one
        [old] = [about["summary"]["id"] for about in TABLES.values() if about["summary"]["rematch"]]
        await service.sit(id, EXPECTED["secrets"][old]["seats"]["1"])
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


def test_an_old_database_plays_on(tmp_path: Path) -> None:
    with_store(from_dump(tmp_path), check)


def test_an_old_backup_is_restored_and_plays_on(database: str, tmp_path: Path) -> None:
    with_store(from_backup(database, tmp_path), check)


def test_every_kind_of_entry_of_that_time_is_in_the_old_data() -> None:
    kinds = {"created", "joined", "left", "chosen", "undone", "voted", "returned", "resigned"}
    kinds |= {"expired", "rematched", "closed"}
    lines = (FOLDER / "backup.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    found = [row[1] for row in rows if isinstance(row, list) and row[0] == "entries"]
    assert {row["kind"] for row in found} == kinds
