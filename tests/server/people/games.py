"""Finished games in a database, as quickly as they can be had."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa

from ratskeller.ratings.model import Rating
from ratskeller.server.accounts.store import Account
from ratskeller.server.entry import Created, Entry, Seat
from ratskeller.server.people.schema import rating_steps, ratings
from ratskeller.server.store.store import Store, lobby_row
from ratskeller.server.store.writer import Write
from ratskeller.server.table import Table
from tests.server.table_log import TableLog, random_game

LATER = 4e9  # after the seats were linked
Ratings = dict[tuple[str, str], Rating]


@cache
def played(players: int, seed: int) -> tuple[Entry, ...]:
    """The entries of a whole game of Rattus."""
    log = TableLog("rattus", players)
    for _ in random_game(log, seed, undo=0.05):
        pass
    return tuple(log.entries)


async def account(store: Store, name: str) -> Account:
    return await store.accounts.create(name)


async def over(
    store: Store,
    id: str,
    sit: list[Account | str | None],
    at: float = LATER,
    seed: int = 1,
    **setup: Any,
) -> list[Entry]:
    """Write a finished game of accounts, bots (by name) and guests; it ended at a time."""
    entries = list(played(len(sit), seed))
    first = entries[0].change
    assert isinstance(first, Created)
    seats = [_seat(number, who) for number, who in enumerate(sit)]
    change = msgspec.structs.replace(first, seats=seats, **{"rated": True, **setup})
    entries[0] = msgspec.structs.replace(entries[0], change=change)
    entries[-1] = msgspec.structs.replace(entries[-1], at=at)
    table = Table(id)
    for entry in entries:
        table.fold(entry)
    for number, who in enumerate(sit):
        hash = seats[number].hash
        if isinstance(who, Account) and hash is not None:
            await store.accounts.link_seat(id, number, who.id, hash)
    await store.write([Write(id, entry) for entry in entries[:-1]])
    await store.write([Write(id, entries[-1], lobby_row(table), ended="rattus")])
    return entries


def _seat(number: int, who: Account | str | None) -> Seat:
    if isinstance(who, str):
        return Seat("bot", who, bot=who)
    name = "Guest" if who is None else who.name
    return Seat("human", name, f"{number}" * 64)


async def ratings_of(store: Store) -> Ratings:
    """All ratings, by game and player."""
    return {
        (row.game, row.player): Rating(row.mean, row.deviation, row.games)
        for row in await rows(store, ratings)
    }


async def steps_of(store: Store) -> set[tuple[Any, ...]]:
    """All steps of ratings."""
    return {tuple(row) for row in await rows(store, rating_steps)}


async def rows(store: Store, table: sa.Table) -> Sequence[sa.Row[Any]]:
    """All rows of a table."""
    async with store.engine.connect() as connection:
        return (await connection.execute(sa.select(table))).all()
