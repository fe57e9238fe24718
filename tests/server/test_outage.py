"""The database fails under running servers and returns; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from tests.server.conftest import a_postgres, fresh
from tests.server.harness import ApiError, Client, Opened, Server, UnexpectedError, gone
from tests.server.persistent import PersistentClient, audit

pytestmark = pytest.mark.unmeasured


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that a test may stop."""
    with a_postgres() as server:
        yield server


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def health(server: Server) -> tuple[int, str]:
    try:
        return 200, server.ask("GET", "/api/health")["status"]
    except ApiError as refused:
        return refused.status, refused.code


async def told_so(table: Opened, one: Server, two: Server) -> None:
    """While the database is down, requests are answered `unavailable`."""
    assert await asyncio.to_thread(health, one) == (503, "unavailable")
    with pytest.raises(ApiError) as refused:
        await asyncio.to_thread(two.ask, "GET", f"/api/tables/{table.id}")
    assert (refused.value.status, refused.value.code) == (503, "unavailable")
    with pytest.raises(UnexpectedError) as unwelcome:
        await look(Client(two.address, table.id, [table.secrets[0]]))
    assert unwelcome.value.code == "unavailable"


async def look(client: Client) -> None:
    """Watch the table from memory, until the end of the game."""
    try:
        await client.open()
        await client.until(lambda message: False)
    finally:
        await client.close()


def test_the_database_goes_away_and_returns(own_postgres: Any) -> None:
    address = fresh(own_postgres.get_uri(), "outage")

    async def game(one: Server, two: Server) -> None:
        seats = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "bot", "bot": "random"}]
        table = await asyncio.to_thread(one.open_table, 3, "notre-dame", seats=seats)
        people = [
            PersistentClient(
                Client(at.address, table.id, [table.secrets[s]]), s, random.Random(s), 0.0
            )
            for s, at in enumerate((one, two))
        ]
        playing = asyncio.gather(*(person.run() for person in people))

        def acked() -> int:
            return sum(len(person.acked) for person in people)

        for wanted in (10, 30):
            await until(lambda enough=wanted: acked() >= enough)  # type: ignore[misc]
            # at once, without closing connections; then it recovers from its log
            pid = own_postgres.get_pid()
            os.kill(pid, signal.SIGQUIT)
            await until(partial(gone, pid))
            await told_so(table, one, two)
            await asyncio.to_thread(own_postgres.start)
            assert await asyncio.to_thread(health, one) == (200, "ok")
        await playing
        store = Store(connect(read_url(address)))
        found = audit(await store.entries(table.id), people)
        await store.close()
        assert found.clean, found
        assert found.acknowledged > 100

    with Server(address) as one, Server(address) as two:
        asyncio.run(asyncio.wait_for(game(one, two), 180))
    for server in (one, two):
        assert "Traceback" not in server.log
    assert "listening again" in one.log + two.log
