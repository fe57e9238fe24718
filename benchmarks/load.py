"""Many tables at once: `python -m benchmarks.load --tables 300`.

Every seat is a client of its own on its own socket and makes random legal choices, after
thinking for a moment as a quick player would. What is timed is from sending a choice until
its acknowledgement, which comes only after the choice is durable.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from collections.abc import Sequence

import msgspec
import uvloop
from tests.server.harness import Server
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.databases import database

decode = msgspec.json.decode


class Tally:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.errors: list[str] = []
        self.messages = 0
        self.finished = 0


async def seat(
    address: str, table: str, secret: str, think: float, rng: random.Random, tally: Tally
) -> None:
    """One client on one seat until the game is over."""
    url = address.replace("http", "ws", 1) + "/api/socket"
    async with connect(url, compression=None, open_timeout=60, ping_interval=None) as socket:
        hello = {"type": "hello", "table": table, "seats": [secret], "since": 0}
        await socket.send(json.dumps(hello))
        await _play(socket, think, rng, tally)


async def _play(socket: ClientConnection, think: float, rng: random.Random, tally: Tally) -> None:
    seen = 0
    over = False
    asked: dict[int, float] = {}
    while True:
        message = decode(await socket.recv())
        tally.messages += 1
        if message["type"] == "ack":
            tally.waits.append(time.perf_counter() - asked.pop(message["id"]))
        elif message["type"] in ("error", "refused"):
            tally.errors.append(str(message))
            return
        elif message["type"] == "update":
            for entry in message["entries"]:
                if entry["seq"] != seen + 1:
                    tally.errors.append(f"gap: {entry['seq']} after {seen}")
                seen = entry["seq"]
            over = message["status"] == "finished"
            if message["choices"]:
                if think:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
                choice = rng.choice(message["choices"])["notation"]
                seq = message["seq"]
                asked[seq] = time.perf_counter()
                await socket.send(
                    json.dumps(
                        {"type": "choose", "id": seq, "seat": message["viewer"], "seq": seq,
                         "choice": choice}
                    )
                )  # fmt: skip
        if over and not asked:
            tally.finished += 1
            return


async def run(servers: Sequence[Server], tables: int, think: float, seed: int) -> Tally:
    """All tables at once; each seat goes to the next server."""
    rng = random.Random(seed)
    tally = Tally()
    opened = []
    for number in range(tables):
        opened.append(servers[number % len(servers)].open_table(2 + number % 3))
    clients = []
    for number, table in enumerate(opened):
        for place, secret in table.secrets.items():
            server = servers[(number + place) % len(servers)]
            clients.append(
                seat(server.address, table.id, secret, think,
                     random.Random(rng.random()), tally)
            )  # fmt: skip
    results = await asyncio.gather(*clients, return_exceptions=True)
    tally.errors += [repr(result) for result in results if isinstance(result, BaseException)]
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--processes", type=int, default=1, help="servers on one database")
    parser.add_argument("--think", type=float, default=1.0, help="seconds; 0: no pause at all")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with database(args.database) as address:
        servers = [Server(address).start() for _ in range(args.processes)]
        try:
            empty = sum(server.memory() for server in servers)
            began = time.perf_counter()
            tally = uvloop.run(run(servers, args.tables, args.think, args.seed))
            seconds = time.perf_counter() - began
            full = sum(server.memory() for server in servers)
        finally:
            for server in servers:
                server.stop()
    seats = sum(2 + number % 3 for number in range(args.tables))
    cuts = statistics.quantiles(tally.waits, n=100)
    figures = {
        "database": args.database,
        "processes": args.processes,
        "tables": args.tables,
        "sockets": seats,
        "think_seconds": args.think,
        "choices": len(tally.waits),
        "choices_per_second": round(len(tally.waits) / seconds, 1),
        "messages_received": tally.messages,
        "ack_ms_p50": round(1000 * cuts[49], 1),
        "ack_ms_p99": round(1000 * cuts[98], 1),
        "ack_ms_max": round(1000 * max(tally.waits), 1),
        "kib_per_table": round((full - empty) / 1024 / args.tables, 1),
        "errors": len(tally.errors),
        "seats_finished": tally.finished,
    }
    print(json.dumps(figures, indent=1))
    for error in tally.errors[:5]:
        print(error, file=sys.stderr)
    for server in servers:
        sys.stderr.write(server.log.partition("is open at")[2].partition("\n")[2])
    return 0 if not tally.errors and tally.finished == seats else 1


if __name__ == "__main__":
    sys.exit(main())
