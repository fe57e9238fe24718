"""Several processes behind one port: shared, replaced when they die, and renewed without a loss."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ratskeller import RatskellerError
from ratskeller.server import supervisor
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.supervisor import check
from tests.server.conftest import fresh
from tests.server.harness import Client, Server, command, free_port, wait_for
from tests.server.persistent import PersistentClient, audit

pytestmark = pytest.mark.unmeasured


@pytest.fixture
def house(postgres: str, tmp_path: Path) -> Iterator[tuple[Server, str, int]]:
    """Two processes behind a port; the database, and the first of their own ports."""
    address, own = fresh(postgres, tmp_path.name), free_port()
    with Server(address, "--processes", "2", "--own-ports", str(own)) as server:
        yield server, address, own


def games(server: Server, number: int) -> list[list[PersistentClient]]:
    """Tables of two people, who play as long as nothing is said."""
    opened = [server.open_table(2) for _ in range(number)]
    return [
        [
            PersistentClient(
                Client(server.address, table.id, [table.secrets[seat]]),
                seat,
                random.Random(10 * nth + seat),
                0.002,
            )
            for seat in range(2)
        ]
        for nth, table in enumerate(opened)
    ]


async def play(tables: list[list[PersistentClient]]) -> None:
    async with asyncio.timeout(100):
        await asyncio.gather(*(person.run() for table in tables for person in table))


async def check_records(address: str, tables: list[list[PersistentClient]]) -> int:
    """How many choices were acknowledged; none may be lost or doubled."""
    store, acknowledged = Store(connect(read_url(address))), 0
    try:
        for people in tables:
            found = audit(await store.entries(people[0].client.table), people)
            assert found.clean, found
            acknowledged += found.acknowledged
    finally:
        await store.close()
    return acknowledged


def test_processes_are_renewed_and_replaced_while_people_play(
    house: tuple[Server, str, int],
) -> None:
    server, address, own = house
    first = server.workers()
    assert len(first) == 2
    for place in range(2):  # each process has a port of its own, for its metrics
        with urllib.request.urlopen(f"http://127.0.0.1:{own + place}/metrics") as found:
            assert b"ratskeller_sockets" in found.read()
    tables = games(server, 4)

    async def disturbed() -> None:
        playing = asyncio.create_task(play(tables))
        await asyncio.sleep(0.2)
        assert server.process is not None
        server.process.send_signal(signal.SIGHUP)
        await asyncio.to_thread(wait_for, lambda: not set(server.workers()) & set(first))
        await asyncio.to_thread(wait_for, lambda: len(server.workers()) == 2)
        killed = server.workers()[0]
        os.kill(killed, signal.SIGKILL)
        await asyncio.to_thread(wait_for, lambda: killed not in server.workers())
        await asyncio.to_thread(wait_for, lambda: len(server.workers()) == 2)
        await playing

    asyncio.run(disturbed())
    assert asyncio.run(check_records(address, tables)) > 100
    last = server.workers()
    server.stop()
    assert server.process is not None
    assert server.process.returncode == 0
    assert not any(command(pid) for pid in last)


def test_processes_end_with_their_supervisor(house: tuple[Server, str, int]) -> None:
    server, _, _ = house
    pids = server.workers()
    server.kill()
    wait_for(lambda: not any(command(pid) for pid in pids))


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(RatskellerError, match="processes: several processes need PostgreSQL"):
        check(Settings(processes=2, database=f"sqlite:///{tmp_path}/tables.sqlite"))
    check(Settings(processes=1, database=f"sqlite:///{tmp_path}/tables.sqlite"))


def test_a_process_has_the_name_of_the_one_that_died_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By its name it finds what the dead one left; one that still lives has another name."""
    names: list[str] = []

    class Process:
        def __init__(self, place: int, name: str, *_: object) -> None:
            self.place, self.name, self.began = place, name, 0.0
            self.process = SimpleNamespace(pid=1, returncode=-9)
            names.append(name)

        def serves(self, _: float) -> bool:
            return True

        def wait(self) -> None:
            pass

        tell_to_end = wait

    monkeypatch.setattr(supervisor, "Worker", Process)
    monkeypatch.setattr(supervisor, "SOON", 0.0)
    with socket.socket() as listening:
        keeper: Any = supervisor.Supervisor(Settings(processes=2), listening)
        keeper._workers = [keeper._start(place) for place in (0, 1)]
        keeper._restore(keeper._workers[0])
        assert names[2] == names[0] != names[1]
        keeper._replace_all()
        assert len(set(names)) == 4
        keeper._signals.close()
        keeper._signalled.close()
