"""Two processes on one PostgreSQL: each serves every table and notifies the other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.conftest import fresh
from tests.server.harness import Client, Server, play_out
from tests.server.simultaneous import SEATS, rounds

pytestmark = pytest.mark.unmeasured


def test_people_at_different_processes_play_together(postgres: str, tmp_path: Path) -> None:
    async def game(one: Server, two: Server) -> None:
        table = one.open_table(2)
        clients = [
            Client(server.address, table.id, [table.secrets[seat]])
            for seat, server in enumerate((one, two))
        ]
        spectators = [Client(server.address, table.id, []) for server in (one, two)]
        for client in (*clients, *spectators):
            await client.open()
        answer = await clients[0].call(type="chat", seat=0, text="hello over there")
        heard = await clients[1].until(lambda m: m["type"] == "chat")
        assert heard["number"] == answer["chat"]
        await asyncio.gather(*(play_out(c, random.Random(i)) for i, c in enumerate(clients)))
        for spectator in spectators:
            while spectator.update["status"] != "finished":
                await spectator.read()
        for client in (*clients, *spectators):
            [entries] = client.heard.values()
            assert entries == list(range(1, client.update["seq"] + 1))
            assert client.update["outcome"] == clients[0].update["outcome"]
            await client.close()

    address, module = fresh(postgres, tmp_path.name), "tests.server.with_duel"
    with Server(address, module=module) as one, Server(address, module=module) as two:
        asyncio.run(game(one, two))
        tally = asyncio.run(rounds([one, two], 20, random.Random(2)))
        assert (tally.accepted, tally.refused) == (20 * SEATS, 0)
