"""The server's tournaments without a network: accounts, the desk, the runner, and games."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from ratskeller.server import commands
from ratskeller.server.accounts.store import Account
from ratskeller.server.entry import Draft, Repeat
from ratskeller.server.service import NewClock, Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from ratskeller.server.tables import TableManager
from ratskeller.server.tournaments.desk import NewTournament, TournamentDesk
from ratskeller.server.tournaments.model import Whole
from ratskeller.server.tournaments.runner import Runner

#: A tournament of a tiny game at tables of two.
PLAIN: dict[str, Any] = {
    "title": "Cup",
    "game": "duel",
    "players": 2,
    "system": "swiss",
    "rounds": 2,
    "clock": NewClock("total", 900),
    "bot": "random",
}


class Club:
    """One process of a server."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.store = Store(connect(read_url(database)))
        self.manager = TableManager(self.store, lambda entries: None, lambda table, number: None)
        self.service = Service(self.manager, Settings(stand_in="random", **settings))
        self.desk = TournamentDesk(self.service)
        self.runner = Runner(self.service, self.desk)

    async def __aenter__(self) -> Club:
        self.manager.committer.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.manager.close()
        await self.store.close()

    async def person(self, name: str) -> Account:
        """A new account."""
        return await self.store.accounts.create(name)

    async def people(self, *names: str) -> list[Account]:
        """New accounts."""
        return [await self.person(name) for name in names]

    async def open(self, organiser: Account, **wish: Any) -> str:
        """A tournament of a tiny game at tables of two."""
        return (await self.desk.open(NewTournament(**{**PLAIN, **wish}), organiser))[0]

    async def started(self, people: list[Account], **wish: Any) -> str:
        """A tournament that the first of its people has opened, and started."""
        id = await self.open(people[0], **wish)
        for one in people:
            await self.desk.join(id, one, "")
        await self.desk.start(id, people[0])
        return id

    async def settle(self, id: str) -> Whole:
        """Do all that is due."""
        while await self.runner.step(id):
            pass
        return await self.desk.whole(id)

    async def play(self, table: str, seed: int = 1) -> None:
        """Play a table to its end by random choices, in the place of people and bots."""
        rng = random.Random(seed)
        while (found := await self.table(table)).status == "running":
            assert found.match is not None
            seat = found.actors[0]
            text = str(rng.choice(found.match.state.choices(seat)))
            await self.manager.submit(table, lambda at, s=seat, t=text: _choose(at, s, t))  # type: ignore[misc]

    async def table(self, id: str) -> Table:
        """A table as this process knows it."""
        live = self.manager.live(id)
        async with live.lock:
            live.stale = True  # another process may have changed it
            return await self.manager.loaded(live)

    async def play_round(self, id: str) -> Whole:
        """Play all tables of the round that runs, and do what follows."""
        whole = await self.settle(id)
        for table in whole.tables_of(len(whole.rounds)):
            await self.play(table.table_id, table.number)
        return await self.settle(id)


def _choose(table: Table, seat: int, text: str) -> Draft | Repeat:
    by = None if table.seats[seat].bot is None else commands.Made("random", 0)
    return commands.choose(table, seat, text, table.seq, by)


def at_club(database: str, work: Callable[[Club], Awaitable[None]], **settings: Any) -> None:
    """Do something with one process on a database."""

    async def run() -> None:
        async with Club(database, **settings) as club:
            await work(club)

    asyncio.run(run())
