"""Kill -9 at random moments: `python -m benchmarks.kill --kills 200`.

Games run all the time; every client comes back and repeats what was not acknowledged. In
the end every game is finished and its record compared with what each client was told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from http.client import HTTPException

from benchmarks.databases import database
from ratskeller.server import history
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from tests.server.harness import Client, Opened, Server
from tests.server.survivor import Survivor, check


class Trial:
    """One server that is killed again and again while tables are played at it."""

    def __init__(
        self, address: str, kills: int, tables: int, rng: random.Random, pause: float = 0.1
    ) -> None:
        self.address = address
        self.server = Server(address, "--bot-seconds", "20")
        self.kills = kills
        self.tables = tables
        self.rng = rng
        self.pause = pause
        self.finished = 0
        self.acked = 0
        self.resumed = 0
        self.longest = 0

    async def run(self) -> None:
        await asyncio.to_thread(self.server.start)
        engine = connect(read_url(self.address))
        store = Store(engine)
        over = asyncio.Event()
        try:
            seats = [self._seat_after_seat(store, number, over) for number in range(self.tables)]
            games = asyncio.gather(*seats)
            killing = asyncio.create_task(self._kill(over))
            await asyncio.gather(games, killing)
        finally:
            await store.close()
            self.server.stop()

    async def _kill(self, over: asyncio.Event) -> None:
        for _ in range(self.kills):
            await asyncio.sleep(self.rng.uniform(0.05, 1.2))
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
        over.set()

    async def _seat_after_seat(self, store: Store, number: int, over: asyncio.Event) -> None:
        """One game after another until the killing is over."""
        while not over.is_set():
            players = 2 + number % 3
            humans = players - 1 if number % 2 else players
            seats = [{"kind": "mine"}] * humans + [{"kind": "bot", "bot": "random"}] * (
                players - humans
            )
            table = await self._open(players, seats)
            survivors = [
                Survivor(
                    Client(self.server.address, table.id, [secret]),
                    seat,
                    random.Random(self.rng.random()),
                    self.pause,
                )
                for seat, secret in table.secrets.items()
            ]
            await asyncio.gather(*(survivor.run() for survivor in survivors))
            entries = await store.entries(table.id)
            check(entries, survivors)
            assert history.record(entries)["result"] is not None
            self.finished += 1
            self.acked += sum(len(survivor.acked) for survivor in survivors)
            self.resumed += sum(survivor.resumed - 1 for survivor in survivors)
            self.longest = max(self.longest, len(entries))

    async def _open(self, players: int, seats: list[dict[str, str]]) -> Opened:
        while True:
            try:
                return await asyncio.to_thread(self.server.open_table, players, seats=seats)
            except (OSError, ValueError, HTTPException):  # it is being killed
                await asyncio.sleep(0.1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.perf_counter()
    with database(args.database) as address:
        trial = Trial(address, args.kills, args.tables, random.Random(args.seed))
        asyncio.run(trial.run())
    figures = {
        "database": args.database,
        "kills": args.kills,
        "games_finished_and_checked": trial.finished,
        "choices_acknowledged": trial.acked,
        "connections_resumed": trial.resumed,
        "longest_record": trial.longest,
        "seconds": round(time.perf_counter() - began),
        "lost": 0,
        "doubled": 0,
    }
    print(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
