"""A bot from outside is told what its seat may see, and nothing else.

A whole game is played by a bot through its token. Then what it was told is made again from
positions that are not the real one, but consistent with what its seat knows: every line has to
be the same, byte by byte.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from ratskeller.kernel import Rng
from ratskeller.server import outgoing
from ratskeller.server.entry import Entry
from ratskeller.server.outside.place import Place
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from tests.server.harness import Server
from tests.server.leaks import in_another_world
from tests.server.outside.client import Bot
from tests.server.outside.conftest import Make
from tests.server.outside.test_playing import play_ann, table_with

pytestmark = pytest.mark.unmeasured
SEAT = 1


class Lines:
    """Keeps what a stream would say."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def tell(self, type: str, **more: Any) -> None:
        self.told.append(msgspec.json.encode({"type": type, **more}) + b"\n")


async def entries_of(database: str, id: str) -> list[Entry]:
    store = Store(connect(read_url(database)))
    try:
        return await store.entries(id)
    finally:
        await store.close()


def told_of_other_worlds(id: str, entries: list[Entry]) -> list[bytes]:
    """What a bot at a seat would have been told, had each position been another one."""
    table, lines, rng = Table(id), Lines(), Rng(7)
    place = Place(lines, id, SEAT)
    for entry in entries:
        logged = table.fold(entry, traced=True)
        there, status = table, table.status
        if table.match is not None:
            state = table.match.state
            other = state.game.determinize(state.view(SEAT), rng)
            there = in_another_world(table, other)
        logged.trace = None
        if entry.kind not in ("chosen", "undone") or status == "finished":
            place.about(outgoing.summary(there))
        place.push(outgoing.update_message(there, SEAT, [logged]))
    return lines.told


@pytest.mark.parametrize("game", ["rattus", "notre-dame"])
def test_a_bot_is_told_what_its_seat_knows(
    cellar: Server, cellar_database: str, make: Make, game: str
) -> None:
    name, token = make()
    with Bot(cellar, token) as bot:
        opened = table_with(cellar, name, game=game)

        async def both() -> None:
            playing = asyncio.to_thread(bot.play, random.Random(2).choice)
            await asyncio.gather(playing, play_ann(cellar, opened))

        asyncio.run(both())
        told = [line for line in bot.raw if b'"table"' in line]
    entries = asyncio.run(entries_of(cellar_database, opened.id))
    again = told_of_other_worlds(opened.id, entries)
    assert told == again
    assert sum(json.loads(line)["type"] == "turn" for line in told) > 5
    assert told_of_another_seat(opened.id, entries) != again


def told_of_another_seat(id: str, entries: list[Entry]) -> list[bytes]:
    """What a bot would be told if it were shown the other seat: the check finds that."""
    table, lines = Table(id), Lines()
    place = Place(lines, id, SEAT)
    for entry in entries:
        logged = table.fold(entry)
        place.about(outgoing.summary(table))
        place.push(outgoing.update_message(table, 0, [logged]))
    return lines.told
