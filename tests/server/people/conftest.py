"""People with accounts on the shared server, and games written straight into its database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from ratskeller.server.accounts.store import Account
from ratskeller.server.people.rater import Rater
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from tests.server.accounts.authenticator import Browser
from tests.server.harness import Server
from tests.server.people.games import LATER, over

NUMBERS = count(1)


class Club:
    """Signs people up, and lets them have played."""

    def __init__(self, server: Server, database: str) -> None:
        self.server = server
        self._database = database

    def person(self, name: str) -> Browser:
        """Somebody who has just signed up; the name belongs to this test."""
        browser = Browser(self.server.address)
        browser.sign_up(name)
        return browser

    def guest(self) -> Browser:
        return Browser(self.server.address)

    def run(self, work: Callable[[Store], Any]) -> Any:
        """Do something with the server's database, while the server runs."""

        async def opened() -> Any:
            store = Store(connect(read_url(self._database)))
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(opened())

    def played(self, *sit: str, seed: int = 1, **setup: Any) -> str:
        """A finished game; accounts by name, bots with a star before the name, "" for a guest."""
        number = next(NUMBERS)

        async def work(store: Store) -> str:
            found: list[Account | str | None] = []
            for name in sit:
                account = await store.accounts.account_by_name(name) if name else None
                found.append(name[1:] if name.startswith("*") else account)
            id = f"game-{number}"
            await over(store, id, found, LATER + number, seed, **setup)
            await Rater(store).catch_up()
            return id

        id: str = self.run(work)
        return id


@pytest.fixture
def club(server: Server, database_of_server: str) -> Club:
    return Club(server, database_of_server)
