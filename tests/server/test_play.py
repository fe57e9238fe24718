"""Whole games over sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import ratskeller
from tests.server.harness import Client, Server, play_out


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with Server(f"sqlite:///{path}") as server:
        yield server


def test_two_people_and_a_spectator_play_a_whole_game(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2)
        clients = [Client(server.address, table.id, [table.secrets[s]]) for s in (0, 1)]
        spectator = Client(server.address, table.id, [])
        for client in (*clients, spectator):
            await client.open()
        await asyncio.gather(*(play_out(c, random.Random(i)) for i, c in enumerate(clients)))
        while spectator.update["status"] != "finished":
            await spectator.read()
        last = spectator.update["seq"]
        for client in (*clients, spectator):
            [heard] = client.heard.values()
            assert heard == list(range(1, last + 1))
            await client.close()
        record = server.ask("GET", f"/api/tables/{table.id}/record")
        outcome = ratskeller.Record.from_data(record).replay().outcome
        assert outcome is not None
        assert outcome.data() == spectator.update["outcome"]

    asyncio.run(game())
