"""Messages that a table no longer takes: after the end, and after an undo."""

from __future__ import annotations

import asyncio
import random

from tests.server.harness import Client, Server, play_out


def test_a_finished_table_takes_no_vote_and_no_return(server: Server) -> None:
    async def game() -> None:
        table = server.open_table(2)
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            await play_out(client, random.Random(1))
            answer = await client.call(type="vote", seat=0, target=1)
            assert (answer["type"], answer["code"]) == ("error", "not-running")
            answer = await client.call(type="return", seat=0)
            assert (answer["type"], answer["code"]) == ("error", "not-running")

    asyncio.run(game())


def test_undoing_the_choice_that_asked_everybody_makes_answers_stale(server: Server) -> None:
    """A choice is undone while all keep a card; an answer to that question comes too late."""

    async def game() -> None:
        table = server.open_table(2, "notre-dame")
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            seat = await asked_by_a_choice(client, random.Random(1))
            asked = client.last[seat]["seq"]
            kept = client.last[1 - seat]["choices"][0]["notation"]
            assert (await client.call(type="undo", seat=seat, seq=asked))["type"] == "ack"
            answer = await client.choose(1 - seat, kept, asked)
            assert (answer["type"], answer["code"]) == ("error", "stale")

    asyncio.run(game())


async def asked_by_a_choice(client: Client, rng: random.Random) -> int:
    """Play until everybody is asked and the seat whose choice led there may undo it."""
    while True:
        updates = list(client.last.values())
        if len({update["seq"] for update in updates}) > 1:
            await client.read()
            continue
        assert updates[0]["status"] == "running"
        undoing = [update["viewer"] for update in updates if update["can_undo"]]
        if undoing and len(updates[0]["actors"]) == 2:
            return int(undoing[0])
        ready = rng.choice([update for update in updates if update.get("choices")])
        answer = await client.choose(ready["viewer"], rng.choice(ready["choices"])["notation"])
        assert answer["type"] == "ack"
        while client.last[ready["viewer"]]["seq"] == ready["seq"]:
            await client.read()
