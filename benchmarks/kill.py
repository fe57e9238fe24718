"""Kill -9 at random moments: `python -m benchmarks.kill --kills 200`.

Games of all kinds run all the time; every client reconnects and repeats what was not
acknowledged. In the end every game is finished, and its record is compared with the
acknowledgements of its clients: lost and duplicate entries are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from http.client import HTTPException

import ratskeller
from benchmarks.databases import database
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from tests.server.harness import Client, Opened, Server
from tests.server.persistent import Audit, PersistentClient, audit


class Trial:
    """A server that is killed repeatedly while games are played on it."""

    def __init__(
        self,
        address: str,
        kills: int,
        tables: int,
        rng: random.Random,
        pause: float = 0.1,
        flags: tuple[str, ...] = (),
    ) -> None:
        self.address = address
        self.server = Server(address, "--bot-seconds", "20", *flags)
        self.kills = kills
        self.tables = tables
        self.rng = rng
        self.pause = pause
        self.killed = 0
        self.begun = 0
        self.finished: Counter[str] = Counter()  # by game
        self.people: list[PersistentClient] = []
        self.audit = Audit()
        self.resumed = 0
        self.overtaken = 0
        self.longest = 0

    async def run(self) -> None:
        await asyncio.to_thread(self.server.start)
        engine = connect(read_url(self.address))
        store = Store(engine)
        over = asyncio.Event()
        try:
            seats = [self._play_games(store, number, over) for number in range(self.tables)]
            games = asyncio.gather(*seats)
            killing = asyncio.create_task(self._kill(over))
            await asyncio.gather(games, killing)
        finally:
            await store.close()
            self.server.stop()

    async def _kill(self, over: asyncio.Event) -> None:
        """Kill the server again and again, after some choices, at random moments."""
        for _ in range(self.kills):
            target = self._acknowledged() + self.rng.randint(1, 40)
            while self._acknowledged() < target:
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.rng.uniform(0.0, 0.1))
            await asyncio.to_thread(self.fault)
            self.killed += 1
        over.set()

    def fault(self) -> None:
        """What happens to the server; it serves again afterwards."""
        self.server.kill()
        self.server.start()

    def _acknowledged(self) -> int:
        return sum(len(player.acked) for player in self.people)

    async def _play_games(self, store: Store, number: int, over: asyncio.Event) -> None:
        """Play one game after another until the last kill."""
        kinds = ratskeller.game_ids()
        while not over.is_set():
            game = kinds[self.begun % len(kinds)]
            self.begun += 1
            players = 2 + number % 3
            humans = players - 1 if number % 2 else players
            seats = [{"kind": "mine"}] * humans + [{"kind": "bot", "bot": "random"}] * (
                players - humans
            )
            table = await self._open(game, players, seats)
            clients = [
                PersistentClient(
                    self.client(table.id, secret),
                    seat,
                    random.Random(self.rng.random()),
                    self.pause,
                )
                for seat, secret in table.secrets.items()
            ]
            self.people += clients
            await asyncio.gather(*(client.run() for client in clients))
            entries = await store.entries(table.id)
            self.audit += audit(entries, clients)
            self.finished[game] += 1
            self.resumed += sum(client.resumed - 1 for client in clients)
            self.overtaken += sum(client.overtaken for client in clients)
            self.longest = max(self.longest, len(entries))

    def client(self, table: str, secret: str) -> Client:
        """A client of a seat."""
        return Client(self.server.address, table, [secret])

    async def _open(self, game: str, players: int, seats: list[dict[str, str]]) -> Opened:
        while True:
            try:
                return await asyncio.to_thread(self.server.open_table, players, game, seats=seats)
            except (OSError, ValueError, HTTPException):  # the server is down
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
        "kills": trial.killed,
        "games_begun": trial.begun,
        "games_finished": dict(trial.finished),
        **vars(trial.audit),
        "connections_resumed": trial.resumed,
        "overtaken": trial.overtaken,
        "longest_record": trial.longest,
        "seconds": round(time.perf_counter() - began),
    }
    print(json.dumps(figures, indent=1))
    return 0 if trial.audit.clean and trial.finished.total() == trial.begun else 1


if __name__ == "__main__":
    sys.exit(main())
