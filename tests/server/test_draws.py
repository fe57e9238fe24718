"""A table's draws follow from its secret, and for tests they can be foretold."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from ratskeller.server.draws import TEST_HEADER, Secrets, stream_of
from ratskeller.server.entry import Created
from tests.server.harness import Client, Opened, Server, play_out
from tests.server.table_log import TableLog

BOTS = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "easy"}]


def opened(server: Server, name: str) -> Opened:
    wish = {"game": "rattus", "players": 3, "seats": BOTS}
    return Opened(server.ask("POST", "/api/tables", wish, headers={TEST_HEADER: name}))


def record(server: Server, table: Opened) -> dict[str, Any]:
    async def play() -> None:
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            await play_out(client, random.Random(3))

    asyncio.run(play())
    found: dict[str, Any] = server.ask("GET", f"/api/tables/{table.id}/record")
    return found


@pytest.mark.unmeasured
def test_foretold_draws_depend_on_the_seed_and_the_name_alone(tmp_path: Path) -> None:
    """Not on the order of the tables; random and easy choose the same again."""
    flags = ("--test-draws", "4", "--bot-workers", "2")
    with Server(f"sqlite:///{tmp_path}/a.sqlite", *flags) as server:
        ann, ben = opened(server, "ann"), opened(server, "ben")
        first = {"ann": record(server, ann), "ben": record(server, ben)}
    assert "TEST DRAWS" in server.log
    with Server(f"sqlite:///{tmp_path}/b.sqlite", *flags) as server:
        assert record(server, opened(server, "ben"))["choices"] == first["ben"]["choices"]
        assert record(server, opened(server, "ann"))["choices"] == first["ann"]["choices"]
    assert first["ann"]["choices"] != first["ben"]["choices"]


def test_only_a_seed_foretells() -> None:
    ours = Secrets()
    assert ours.make("t", "name") != ours.make("t", "name")
    assert ours.make("t", "name").stream == "t"
    seeds = [Secrets(seed).make(id, name) for seed in "12" for name in "ab" for id in "tu"]
    assert len({found.secret for found in seeds}) == 4
    assert len({found.stream for found in seeds}) == 4


def test_a_table_draws_what_its_secret_says() -> None:
    """The same secret gives the same game; a table of an older version has none."""
    games = [TableLog("rattus", 2, draws=Secrets("7").make("t", name)) for name in "aab"]
    for log in games:
        rng = random.Random(2)
        while log.table.status == "running":
            assert log.table.match is not None
            seat = log.table.actors[0]
            choices = log.table.match.state.choices(seat)
            log.choose(seat, str(rng.choice(choices)), log.table.seq)
    first, same, other = ([entry.change for entry in log.entries] for log in games)
    assert first == same
    assert first[1:] != other[1:]
    created = TableLog("rattus", 2).entries[0].change
    assert isinstance(created, Created)
    assert stream_of(created.setup, []) is None
