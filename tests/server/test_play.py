"""Whole games over sockets: players, spectators, one client on all seats, bots."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import ratskeller
from tests.server.harness import Client, Server, play_out


async def finish(server: Server, clients: list[Client], watching: Client) -> None:
    await asyncio.gather(*(play_out(c, random.Random(i)) for i, c in enumerate(clients)))
    while watching.update["status"] != "finished":
        await watching.read()


def test_two_people_and_a_spectator_play_a_whole_game(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2)
        clients = [Client(server.address, table.id, [table.secrets[s]]) for s in (0, 1)]
        spectator = Client(server.address, table.id, [])
        for client in (*clients, spectator):
            await client.open()
        await finish(server, clients, spectator)
        last = spectator.update["seq"]
        for client in (*clients, spectator):
            [heard] = client.heard.values()
            assert heard == list(range(1, last + 1))
            await client.close()
        record = server.ask("GET", f"/api/tables/{table.id}/record")
        outcome = ratskeller.Record.from_data(record).replay().outcome
        assert outcome is not None
        assert outcome.data() == spectator.update["outcome"]
        assert spectator.update["view"]["outcome"] == outcome.data()

    asyncio.run(game())


def test_one_browser_holds_all_seats(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(3)
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            assert client.seats == [0, 1, 2]
            await play_out(client, random.Random(5))
            assert set(client.last) == {0, 1, 2}
            last = client.last[0]["seq"]
            assert all(heard == list(range(1, last + 1)) for heard in client.heard.values())

    asyncio.run(game())


def test_bots_play_on_their_seats(server: Server) -> None:
    async def game() -> None:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "mine", "name": "Anna"},
                 {"kind": "bot", "bot": "random", "name": "Otto"}]  # fmt: skip
        table = server.open_table(3, seats=seats)
        async with Client(server.address, table.id, [table.secrets[1]]) as client:
            names = [(seat["name"], seat["bot"]) for seat in client.about["seats"]]
            assert names == [("random", "random"), ("Anna", None), ("Otto", "random")]
            await play_out(client, random.Random(6))

    asyncio.run(game())


def test_bots_alone_play_a_game_for_spectators(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2, seats=[{"kind": "bot", "bot": "random"}] * 2)
        async with Client(server.address, table.id, []) as client:
            await play_out(client, random.Random(7))
            assert client.heard[None] == list(range(1, client.update["seq"] + 1))

    asyncio.run(game())


def test_a_view_message_has_what_a_client_needs(server: Server) -> None:
    async def game() -> dict[str, Any]:
        table = server.open_table(2)
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            return next(u for u in client.last.values() if u["choices"])

    update = asyncio.run(game())
    seat = update["viewer"]
    assert update["actors"] == [seat]
    assert update["prompt"] == {"decision": "settle", "clause": "RA 2.4", "args": {}}
    assert update["choices"][0] == {
        "notation": "settle:anglia",
        "verb": "settle",
        "args": {"region": "anglia"},
        "final": False,
    }
    assert update["view"]["viewer"] == seat
    assert update["outcome"] is None
    assert update["can_undo"] is False
    assert [entry["kind"] for entry in update["entries"]] == ["created"]


def test_a_client_that_reconnects_gets_exactly_what_it_missed(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2)
        rng = random.Random(8)
        steady = Client(server.address, table.id, list(table.secrets.values()))
        await steady.open()
        flaky = Client(server.address, table.id, [])
        flaky.keep_raw = True
        for _ in range(12):
            await flaky.open()
            await flaky.close()
            for _ in range(9):
                ready = [u for u in steady.last.values() if u["choices"]]
                if not ready:
                    break
                seat = ready[0]["viewer"]
                answer = await steady.choose(seat, rng.choice(ready[0]["choices"])["notation"])
                assert answer["type"] == "ack"
                while any(u["seq"] < answer["seq"] for u in steady.last.values()):
                    await steady.read()
        await flaky.open()
        assert flaky.heard[None] == list(range(1, steady.last[0]["seq"] + 1))
        fresh = Client(server.address, table.id, [])
        await fresh.open()
        assert fresh.update["view"] == flaky.update["view"]
        for client in (steady, flaky, fresh):
            await client.close()

    asyncio.run(game())
