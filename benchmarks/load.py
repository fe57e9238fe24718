"""Many tables at once: `python -m benchmarks.load --tables 300`.

Every seat is a client with its own socket that makes random legal choices, 0.5 to 1.5 times
``--think`` seconds after an update arrives. A table thus makes about one choice each
``--think`` seconds, fewer if the server is slow. With ``--reviews`` the server reviews so many
long games meanwhile. The time from sending a choice to its
acknowledgement, which means that it is durable, is measured. The clients run in one process
on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

import ratskeller
from benchmarks.databases import database
from ratskeller.bots.registry import make_bot
from tests.server.harness import Server

decode = msgspec.json.decode
SETTLE = 1.0  # seconds between the last connection and the first choice


class Tally:
    def __init__(self) -> None:
        self.stop_at = float("inf")
        self.seated = 0
        self.began = 0.0
        self.busy = 0.0  # processor seconds of the servers before the start
        self.everybody = asyncio.Event()  # set when all clients are connected
        self.sent = 0
        self.waits: list[float] = []
        self.syncs: list[float] = []
        self.errors: list[str] = []
        self.messages = 0
        self.finished = 0
        self.ended = 0.0  # when the last choice was acknowledged


async def seat(
    address: str, table: str, secret: str, think: float, rng: random.Random, tally: Tally
) -> None:
    """Play one seat until the game is over."""
    url = address.replace("http", "ws", 1) + "/api/socket"
    async with connect(url, compression=None, open_timeout=60, ping_interval=None) as socket:
        hello = {"type": "hello", "table": table, "seats": [secret], "since": 0}
        await socket.send(json.dumps(hello))
        await _play(socket, think, rng, tally)


async def _play(socket: ClientConnection, think: float, rng: random.Random, tally: Tally) -> None:
    seen = 0
    over = False
    owed = False  # a choice is pending
    asked: dict[int, float] = {}
    thoughts: set[asyncio.Task[None]] = set()

    async def choose(update: dict[str, Any]) -> None:
        await tally.everybody.wait()
        await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
        if time.perf_counter() >= tally.stop_at:
            return
        seq = update["seq"]
        choice = rng.choice(update["choices"])["notation"]
        message = {"type": "choose", "id": seq, "seat": update["viewer"], "seq": seq,
                   "choice": choice}  # fmt: skip
        asked[seq] = time.perf_counter()
        tally.sent += 1
        await socket.send(json.dumps(message))

    while not over or asked:
        message = decode(await socket.recv())
        tally.messages += 1
        if message["type"] == "ack":
            tally.ended = time.perf_counter()
            tally.waits.append(tally.ended - asked.pop(message["id"]))
        elif message["type"] == "welcome":
            tally.seated += 1
        elif message["type"] in ("error", "refused"):
            tally.errors.append(str(message))
            return
        elif message["type"] == "update":
            for entry in message["entries"]:
                if entry["seq"] != seen + 1:
                    tally.errors.append(f"gap: {entry['seq']} after {seen}")
                seen = entry["seq"]
                owed = owed and entry["seat"] != message["viewer"]
            over = message["status"] == "finished"
            if message["choices"] and not owed:
                owed = True
                task = asyncio.create_task(choose(message))
                thoughts.add(task)
                task.add_done_callback(thoughts.discard)
    tally.finished += 1


async def probe(folder: str, tally: Tally) -> None:
    """Measure how long the disk takes to sync a page, the lower bound of every choice."""

    def sync() -> float:
        began = time.perf_counter()
        with tempfile.NamedTemporaryFile(dir=folder) as file:
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
        return time.perf_counter() - began

    while True:
        await asyncio.sleep(0.5)
        tally.syncs.append(await asyncio.to_thread(sync))


async def run(
    servers: Sequence[Server],
    tables: int,
    think: float,
    seed: int,
    seconds: float | None = None,
    folder: str | None = None,
    games: Sequence[str] = ("rattus",),
) -> Tally:
    """Play all tables at once; seats are spread over the servers."""
    rng = random.Random(seed)
    tally = Tally()
    opened = []
    for number in range(tables):
        server = servers[number % len(servers)]
        opened.append(server.open_table(2 + number % 3, games[number // 3 % len(games)]))
    clients = []
    for number, table in enumerate(opened):
        for place, secret in table.secrets.items():
            server = servers[(number + place) % len(servers)]
            clients.append(
                seat(server.address, table.id, secret, think,
                     random.Random(rng.random()), tally)
            )  # fmt: skip
    probing = asyncio.create_task(probe(folder, tally)) if folder else None
    playing = asyncio.gather(*clients, return_exceptions=True)
    while tally.seated < len(clients) and not tally.errors:
        await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLE)
    tally.busy = sum(server.cpu() for server in servers)
    tally.began = time.perf_counter()
    tally.everybody.set()
    if seconds is not None:
        tally.stop_at = time.perf_counter() + seconds
        await asyncio.wait([playing], timeout=seconds)
        patience = tally.stop_at + 30
        while len(tally.waits) < tally.sent and time.perf_counter() < patience:
            await asyncio.sleep(0.05)
        if len(tally.waits) < tally.sent:
            tally.errors.append(f"unanswered: {tally.sent - len(tally.waits)}")
        playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        results = await playing
        tally.errors += [repr(result) for result in results if isinstance(result, BaseException)]
    if probing is not None:
        probing.cancel()
    return tally


def ask_reviews(server: Server, number: int) -> list[str]:
    """Ask for reviews of random games of four; returns where their progress is told."""
    paths = []
    game = ratskeller.game("name-of-the-rose")
    for seed in range(number):
        bots = [make_bot("random", game, 4 * seed + seat) for seat in range(4)]
        record = ratskeller.play(game, bots, rng=seed)
        asked = server.ask("POST", "/api/reviews", {"record": record.data()})
        paths.append(f"/api/reviews/{asked['id']}")
    return paths


@contextlib.contextmanager
def ahead(address: str) -> Iterator[None]:
    """Run before other sessions on this machine, to measure as on an idle one.

    Linux shares the processors between sessions; this gives priority to our session and to
    PostgreSQL's. It needs root.
    """
    _, _, folder = address.partition("?host=")
    head = Path(folder) / "postmaster.pid"
    sessions = ["self", *([head.read_text().split()[0]] if folder else [])]
    groups = [Path(f"/proc/{session}/autogroup") for session in sessions]
    for group in groups:
        group.write_text("-20")
    try:
        yield
    finally:
        groups[0].write_text("0")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--processes", type=int, default=1, help="servers on one database")
    parser.add_argument("--think", type=float, default=1.0, help="seconds; 0: no pause at all")
    parser.add_argument("--seconds", type=float, help="stop after so long (default: play out)")
    parser.add_argument(
        "--games",
        default=",".join(ratskeller.game_ids()),
        help="in turn, with commas (default: all)",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reviews", type=int, default=0, help="games to review meanwhile")
    parser.add_argument("--ahead", action="store_true", help="of all other jobs (Linux, root)")
    args = parser.parse_args()
    gc.disable()  # collections in the clients would count as latency of the server
    with (
        database(args.database) as address,
        ahead(address) if args.ahead else contextlib.nullcontext(),
    ):
        servers = [Server(address).start() for _ in range(args.processes)]
        try:
            reviews = ask_reviews(servers[0], args.reviews)
            empty = sum(server.memory() for server in servers)
            with tempfile.TemporaryDirectory() as folder:
                tally = uvloop.run(
                    run(
                        servers,
                        args.tables,
                        args.think,
                        args.seed,
                        args.seconds,
                        folder,
                        args.games.split(","),
                    )
                )
            seconds = args.seconds or tally.ended - tally.began
            full = sum(server.memory() for server in servers)
            busy = sum(server.cpu() for server in servers) - tally.busy
            progress = [servers[0].ask("GET", path) for path in reviews]
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
        "games": args.games,
        "think_seconds": args.think,
        "seconds": round(seconds, 1),
        "choices_offered": tally.sent,
        "choices_acknowledged": len(tally.waits),
        "offered_per_second": round(tally.sent / seconds, 1),
        "messages_received": tally.messages,
        "ack_ms_p50": round(1000 * cuts[49], 1),
        "ack_ms_p99": round(1000 * cuts[98], 1),
        "ack_ms_max": round(1000 * max(tally.waits), 1),
        "disk_sync_ms_p50": round(1000 * statistics.median(tally.syncs), 1),
        "disk_sync_ms_max": round(1000 * max(tally.syncs), 1),
        "server_cpu_ms_per_choice": round(1000 * busy / len(tally.waits), 2),
        "load_average": round(os.getloadavg()[0], 1),
        "ahead_of_others": args.ahead,
        "kib_per_table": round((full - empty) / 1024 / args.tables, 1),
        "reviews": args.reviews,
        "reviewed_choices": sum(each["judged"] for each in progress),
        "reviewed_of": sum(each["total"] for each in progress),
        "errors": len(tally.errors),
        "seats_finished": tally.finished,
    }
    print(json.dumps(figures, indent=1))
    for error in tally.errors[:5]:
        print(error, file=sys.stderr)
    for server in servers:
        sys.stderr.write(server.log.partition("is open at")[2].partition("\n")[2])
    done = args.seconds is not None or tally.finished == seats
    return 0 if done and not tally.errors else 1


if __name__ == "__main__":
    sys.exit(main())
