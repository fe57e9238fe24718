"""All seats answer a simultaneous decision at the same instant."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass

from tests.server.harness import Client, Server

SEATS = 3


@dataclass
class Tally:
    """Counts of answers."""

    rounds: int = 0
    accepted: int = 0
    refused: int = 0
    games: int = 0


async def rounds(
    servers: list[Server], count: int, rng: random.Random, game: str = "duel", seats: int = SEATS
) -> Tally:
    """Play ``count`` simultaneous decisions, answered at once; other choices one by one."""
    tally = Tally()
    while tally.rounds < count:
        table = await asyncio.to_thread(servers[0].open_table, seats, game)
        clients = [
            Client(servers[seat % len(servers)].address, table.id, [secret])
            for seat, secret in table.secrets.items()
        ]
        for client in clients:
            await client.open()
        while clients[0].update["status"] == "running" and tally.rounds < count:
            await _step(clients, rng, tally)
        for client in clients:
            [heard] = client.heard.values()
            assert heard == list(range(1, client.update["seq"] + 1))
            await client.close()
        tally.games += 1
    return tally


async def _step(clients: list[Client], rng: random.Random, tally: Tally) -> None:
    base = clients[0].update["seq"]
    owed = [seat for seat, client in enumerate(clients) if client.update["choices"]]
    picks = {seat: rng.choice(clients[seat].update["choices"])["notation"] for seat in owed}
    answers = await asyncio.gather(*(clients[s].choose(s, picks[s], base) for s in owed))
    accepted = [answer["seq"] for answer in answers if answer["type"] == "ack"]
    if len(owed) > 1:
        tally.rounds += 1
        tally.accepted += len(accepted)
        tally.refused += len(owed) - len(accepted)
    assert sorted(accepted) == [base + 1 + i for i in range(len(accepted))]
    for client in clients:
        while client.update["seq"] < base + len(accepted):
            await client.read()
