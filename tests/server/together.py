"""Everybody answers a joint decision at the same instant."""

from __future__ import annotations

import asyncio
import random

from tests.server.harness import Client, Server

SEATS = 3


async def rounds(servers: list[Server], count: int, rng: random.Random) -> int:
    """So many joint decisions; returns how many answers were given, all of them accepted."""
    accepted = 0
    while accepted < count * SEATS:
        table = await asyncio.to_thread(servers[0].open_table, SEATS, "duel")
        clients = [
            Client(servers[seat % len(servers)].address, table.id, [secret])
            for seat, secret in table.secrets.items()
        ]
        for client in clients:
            await client.open()
        while clients[0].update["status"] == "running":
            base = max(client.update["seq"] for client in clients)
            for client in clients:
                while client.update["seq"] < base:
                    await client.read()
            answers = await asyncio.gather(
                *(c.choose(s, f"pick:{rng.randint(1, 3)}", base) for s, c in enumerate(clients))
            )
            assert [answer["type"] for answer in answers] == ["ack"] * SEATS, answers
            assert sorted(a["seq"] for a in answers) == [base + 1, base + 2, base + 3]
            accepted += SEATS
            for client in clients:
                while client.update["seq"] < base + SEATS:
                    await client.read()
        for client in clients:
            [heard] = client.heard.values()
            assert heard == list(range(1, client.update["seq"] + 1))
            await client.close()
    return accepted
