"""Both databases: durability, idempotency, speed, backups."""

from __future__ import annotations

import asyncio
import gzip
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from ratskeller import RatskellerError, Record
from ratskeller.fair.proof import verify
from ratskeller.server import commands
from ratskeller.server.backup import backup, restore
from ratskeller.server.entry import Chosen, Clock, Created, Entry, Filled, Seat
from ratskeller.server.errors import Refused
from ratskeller.server.export import export, players
from ratskeller.server.outgoing import update_message
from ratskeller.server.service import NewSeat, NewTable, Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import MIGRATIONS, connect, migrate, newest, read_url
from ratskeller.server.store.schema import entries, metadata
from ratskeller.server.store.store import Store
from ratskeller.server.store.writer import Write
from ratskeller.server.tables import TableManager
from tests.fair.games import draws_of
from tests.server.table_log import TableLog, long_game


def with_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(connect(read_url(address)))
        try:
            await migrate(store.engine)
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def an_entry(seq: int, key: str | None = None) -> Entry:
    return Entry(seq, Chosen(0, "x", []), 1.0, key)


def a_manager(store: Store) -> TableManager:
    manager = TableManager(store, lambda entries: None, lambda table, number: None)
    manager.committer.start()
    return manager


def test_a_number_and_a_key_are_taken_once(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.write([Write("a", an_entry(1, "0:0"))]) == {("a", 1)}
        assert await store.write([Write("a", an_entry(1, "0:9"))]) == set()
        assert await store.write([Write("a", an_entry(2, "0:0"))]) == set()
        batch = [Write("b", an_entry(1)), Write("a", an_entry(1)), Write("a", an_entry(2))]
        assert await store.write(batch) == {("b", 1), ("a", 2)}
        assert [entry.seq for entry in await store.entries("a")] == [1, 2]
        assert [entry.seq for entry in await store.entries("a", after=1)] == [2]

    with_store(database, work)


def test_the_newest_migration_is_found_by_its_name() -> None:
    """A start with nothing to migrate asks no more than this."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == newest()


def test_the_schema_is_what_the_code_uses_and_migrates_twice(database: str) -> None:
    async def work(store: Store) -> None:
        await migrate(store.engine)

        def differences(connection: sa.Connection) -> list[object]:
            from alembic.autogenerate import compare_metadata
            from alembic.migration import MigrationContext

            context = MigrationContext.configure(connection, opts={"compare_type": True})
            return list(compare_metadata(context, metadata))

        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(database, work)


async def a_game(manager: TableManager, service: Service, seed: int) -> str:
    """A finished game."""
    seats = [NewSeat("mine") for _ in range(2)]
    opened = await service.create(NewTable("rattus", 2, seats=seats))
    id: str = opened.table["id"]
    rng = random.Random(seed)
    table = manager.live(id).table
    assert table is not None
    while table.status == "running":
        assert table.match is not None
        seat = table.actors[0]
        choice = rng.choice(table.match.state.choices(seat))
        await service.choose(id, seat, str(choice), table.seq)
    return id


async def write(store: Store, id: str, log: TableLog) -> None:
    """Write a whole record at once."""
    await store.write([Write(id, entry) for entry in log.entries])


async def quickest(work: Callable[[], Awaitable[object]]) -> float:
    """The least processor time of several runs, however busy the machine is.

    `benchmarks.long_record` measures wall-clock time.
    """
    times = []
    for _ in range(6):
        began = time.process_time()
        await work()
        times.append(time.process_time() - began)
    return min(times)


@pytest.mark.unmeasured
def test_a_long_game_loads_and_undoes_fast(database: str) -> None:
    async def work(store: Store) -> None:
        over, going = long_game(4, 400, stop=False), long_game(4, 400, stop=True)
        await write(store, "over", over)
        await write(store, "going", going)
        assert await quickest(lambda: store.load("over")) < 0.1
        table = await store.load("over")
        assert table is not None
        for viewer in (None, 0):
            there = update_message(table, viewer, [])
            here = update_message(over.table, viewer, [])
            assert there == here.replace(b'"table":"t"', b'"table":"over"')

        manager = a_manager(store)
        service = Service(manager, Settings())
        seats = [seat for _, seat, _ in going.table.undoable]
        seq = going.table.seq

        async def take_back_and_choose_again() -> None:
            nonlocal seq
            manager.evict(-1)
            seq = await service.undo("going", seats[-1], seq)
            table = manager.live("going").table
            assert table is not None
            assert table.match is not None
            choice = str(table.match.state.choices(seats[-1])[0])
            seq = await service.choose("going", seats[-1], choice, seq)

        assert seq >= 400
        assert await quickest(take_back_and_choose_again) < 0.1
        await manager.close()

    with_store(database, work)


def test_two_managers_on_one_database_agree(database: str) -> None:
    """Like two processes: only the store is shared."""

    async def work(store: Store) -> None:
        managers = [a_manager(store), a_manager(store)]
        services = [Service(manager, Settings()) for manager in managers]
        seats = [NewSeat("mine") for _ in range(3)]
        id = (await services[0].create(NewTable("rattus", 3, seats=seats))).table["id"]
        rng = random.Random(4)
        for _ in range(30):
            table = await store.load(id)
            assert table is not None
            if table.status != "running":
                break
            assert table.match is not None
            seat = table.actors[0]
            choice = str(rng.choice(table.match.state.choices(seat)))
            asked = [service.choose(id, seat, choice, table.seq) for service in services]
            assert set(await asyncio.gather(*asked)) == {table.seq + 1}
        for manager in managers:
            await manager.close()

    with_store(database, work)


def test_a_client_may_know_more_than_a_process(database: str) -> None:
    """A player changes over to another process before its notice of the last entry arrives."""

    async def work(store: Store) -> None:
        here, there = a_manager(store), a_manager(store)
        first, second = Service(here, Settings()), Service(there, Settings())
        seats = [NewSeat("mine") for _ in range(2)]
        id = (await first.create(NewTable("rattus", 2, seats=seats))).table["id"]
        async with there.live(id).lock:
            assert (await there.loaded(there.live(id))).seq == 1
        table = here.live(id).table
        assert table is not None
        for service in (first, second):
            assert table.match is not None
            seat, base = table.actors[0], table.seq
            choice = str(table.match.state.choices(seat)[0])
            assert await service.choose(id, seat, choice, base) == base + 1
        with pytest.raises(Refused) as refused:
            await second.choose(id, 0, "settle:gallia", 9)
        assert (refused.value.code, refused.value.details) == ("ahead", {"seq": 3})
        for manager in (here, there):
            await manager.close()

    with_store(database, work)


def test_a_table_leaves_memory_and_comes_back(database: str) -> None:
    async def work(store: Store) -> None:
        manager = a_manager(store)
        service = Service(manager, Settings())
        seats = [NewSeat("mine") for _ in range(2)]
        id = (await service.create(NewTable("rattus", 2, seats=seats))).table["id"]
        assert manager.evict(1000) == 0
        assert manager.evict(-1) == 1
        assert manager.live_tables == {}
        assert await service.why(id, 0, "settle:russia") is not None
        with pytest.raises(Refused) as refused:
            await manager.submit("nowhere", lambda table: commands.come_back(table, 0))
        assert refused.value.code == "no-table"
        assert list(manager.live_tables) == [id]
        await manager.close()

    with_store(database, work)


def test_a_backup_holds_everything(database: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        manager = a_manager(store)
        service = Service(manager, Settings())
        await a_game(manager, service, seed=7)
        id = next(iter(manager.live_tables))
        await store.add_chat(id, 0, "ñ 🐀", 2.0)
        await manager.close()

    async def rows(store: Store) -> list[object]:
        async with store.engine.connect() as connection:
            return list((await connection.execute(sa.select(entries).order_by("seq"))).all())

    found: list[list[object]] = []

    async def keep(store: Store) -> None:
        found.append(await rows(store))
        [id] = {row.table_id for row in found[-1]}  # type: ignore[attr-defined]
        assert [said.text for said in await store.chat_after(id, 0, 9)] == ["ñ 🐀"]
        table = await store.load(id)
        assert table is not None
        assert table.status == "finished"
        assert (await store.add_chat(id, 1, "again", 3.0)).id > 1

    file = tmp_path / "copy.gz"
    with_store(database, play)
    tables, count = backup(Settings(database=database), file)
    assert tables == 1
    empty = Settings(database=f"sqlite:///{tmp_path}/other.sqlite")
    assert restore(empty, file) == (tables, count)
    with_store(database, keep)
    with_store(empty.address, keep)
    assert found[0] == found[1]
    with pytest.raises(RatskellerError, match="has tables already"):
        restore(empty, file)


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_an_export_holds_games_and_nobodys_name(database: str, tmp_path: Path, name: str) -> None:
    async def play(store: Store) -> None:
        manager = a_manager(store)
        service = Service(manager, Settings())
        await a_game(manager, service, seed=7)
        open_seats = [NewSeat("mine", "Adelaide"), NewSeat("open")]
        await service.create(NewTable("rattus", 2, seats=open_seats))
        finished = await a_game(manager, service, seed=8)
        await store.add_chat(finished, 0, "Good game, Adelaide", 2.0)
        ids.extend(manager.live_tables)
        await manager.close()

    ids: list[str] = []

    with_store(database, play)
    file = tmp_path / name
    assert export(Settings(database=database), file) == 2
    data = gzip.decompress(file.read_bytes()) if name.endswith(".gz") else file.read_bytes()
    assert b"Adelaide" not in data
    assert not [table for table in ids if table.encode() in data]
    for line in data.decode().splitlines():
        record = Record.from_json(line)
        assert record.seats == ["human", "human"]
        assert record.replay().outcome is not None
        assert verify(record) == draws_of(record)
    assert export(Settings(database=database), file, "notre-dame") == 0
    with pytest.raises(RatskellerError, match="cannot write"):
        export(Settings(database=database), tmp_path / "none" / "games.jsonl")


def test_an_export_names_bots() -> None:
    seats = [Seat("bot", "Bo", bot="easy"), Seat("human", "Al"), Seat()]
    created = Created(
        game="rattus", version=1, players=3, options={}, clock=Clock(), listed=True, invite="",
        seats=seats,
    )  # fmt: skip
    found = [Entry(1, created, 0.0), Entry(2, Filled(1, 2, "hard", "Cy"), 0.0)]
    assert players(found) == ["easy", "human", "hard"]


def test_a_missing_database_is_not_backed_up(tmp_path: Path) -> None:
    database = tmp_path / "nowhere.sqlite"
    with pytest.raises(RatskellerError, match="there is no database at"):
        backup(Settings(database=f"sqlite:///{database}"), tmp_path / "copy.gz")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("cut", ["end", "middle", "other"])
def test_a_damaged_backup_changes_nothing(tmp_path: Path, cut: str) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/one.sqlite")

    async def play(store: Store) -> None:
        manager = a_manager(store)
        await a_game(manager, Service(manager, Settings()), seed=8)
        await manager.close()

    async def nothing(store: Store) -> None:
        assert await store.heads(["x"]) == {}
        assert await store.due(1e12, 9) == []
        assert await store.lobby("finished", None, 9, 0) == []

    file = tmp_path / "copy.gz"
    with_store(settings.address, play)
    backup(settings, file)
    data = file.read_bytes()
    damaged = {"end": data[:-40], "middle": data[:300] + b"x" * 9 + data[309:], "other": b"hello"}
    file.write_bytes(damaged[cut])
    empty = Settings(database=f"sqlite:///{tmp_path}/two.sqlite")
    with pytest.raises(RatskellerError, match=r"not a ratskeller backup|damaged"):
        restore(empty, file)
    with_store(empty.address, nothing)
    with pytest.raises(RatskellerError, match="no such file"):
        restore(empty, tmp_path / "missing")


@pytest.mark.parametrize("durable", [False, True])
def test_a_write_with_unknown_result_can_be_repeated(
    tmp_path: Path, durable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database failed in mid-commit. Repeating the message settles whether it was written."""

    async def work(store: Store) -> None:
        manager = a_manager(store)
        service = Service(manager, Settings())
        seats = [NewSeat("mine") for _ in range(2)]
        id = (await service.create(NewTable("rattus", 2, seats=seats))).table["id"]
        table = manager.live(id).table
        assert table is not None
        seat, base = table.actors[0], table.seq
        real = store.write

        async def broken(writes: Sequence[Write]) -> set[tuple[str, int]]:
            if durable:
                await real(writes)
            raise OSError("gone")

        monkeypatch.setattr(store, "write", broken)
        with pytest.raises(Refused) as refused:
            await service.choose(id, seat, "settle:gallia", base)
        assert refused.value.code == "unavailable"
        monkeypatch.setattr(store, "write", real)
        for _ in range(2):
            assert await service.choose(id, seat, "settle:gallia", base) == base + 1
        assert [entry.seq for entry in await store.entries(id)] == [1, 2]
        await manager.close()

    with_store(f"sqlite:///{tmp_path}/t.sqlite", work)
