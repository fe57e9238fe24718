"""What leaves by a socket is the same in every game that fits what its viewer knows."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import ratskeller
from ratskeller.kernel import CHANCE, Event, Match, Rng
from ratskeller.server import show
from ratskeller.server.history import record
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from tests.server.harness import Client, Server, play_out

#: Parts of an update that are made of the position alone.
POSITION = ("view", "choices", "prompt", "actors", "outcome")


def recorded(
    server: Server, database: str, players: int
) -> tuple[dict[int | None, list[bytes]], list[Any]]:
    """A whole game: the bytes every viewer got, and the entries of the record."""

    async def game() -> tuple[dict[int | None, list[bytes]], list[Any]]:
        table = server.open_table(players)
        clients = {s: Client(server.address, table.id, [k]) for s, k in table.secrets.items()}
        everybody: dict[int | None, Client] = {None: Client(server.address, table.id, [])}
        for seat, client in clients.items():
            everybody[seat] = client
        for client in everybody.values():
            client.keep_raw = True
            await client.open()
        await asyncio.gather(*(play_out(c, random.Random(s)) for s, c in clients.items()))
        while everybody[None].update["status"] != "finished":
            await everybody[None].read()
        for client in everybody.values():
            await client.close()
        store = Store(connect(read_url(database)))
        entries = await store.entries(table.id)
        await store.close()
        return {viewer: client.raw for viewer, client in everybody.items()}, entries

    return asyncio.run(game())


@pytest.mark.parametrize("players", [2, 3])
def test_no_socket_tells_more_than_its_viewer_knows(tmp_path: Any, players: int) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with Server(database) as server:
        raw, entries = recorded(server, database, players)
    assert record(entries)["result"] is not None
    rng = Rng(5)
    for viewer, messages in raw.items():
        updates = {m["seq"]: m for m in map(json.loads, messages) if m["type"] == "update"}
        table = Table("t")
        for entry in entries:
            before = None if table.match is None else table.match.state.clone()
            table.fold(entry)
            assert table.match is not None
            state = table.match.state
            update = updates[entry.seq]
            view = state.view(viewer)
            for _ in range(2):
                other = state.game.determinize(view, rng)
                there = show.encode(show.position(other, viewer))
                assert there == show.encode({key: update[key] for key in POSITION})
            if entry.kind == "chosen" and before is not None:
                same_events(before, entry, viewer, update, rng)


def same_events(before: Any, entry: Any, viewer: int | None, update: Any, rng: Rng) -> None:
    """If nothing was drawn or shown, the events too are those of any game that fits."""
    other = before.game.determinize(before.view(viewer), rng)
    if entry.seat != viewer or entry.body["drawn"]:
        return
    heard: list[Event] = []
    other.listener = heard
    other.apply(entry.seat, entry.body["choice"])
    if other.undo_depth == 0:
        return
    told = [event.data() for event in heard if event.seen_by(viewer)]
    assert update["entries"][-1]["events"] == json.loads(json.dumps(told))


def test_the_record_and_the_secrets_stay_inside(tmp_path: Any) -> None:
    """No message, log line or row of the database has a secret or an unseen outcome."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with Server(database, "--access-log") as server:
        opened = server.open_table(2)
        made = server.ask("POST", "/api/tables", {"game": "rattus", "players": 2, "listed": True})
        joined = server.ask("POST", f"/api/tables/{made['table']['id']}/join", {"name": "Ben"})
        raw, entries = recorded(server, database, 2)
    secrets = [*opened.secrets.values(), opened.invite, made["invite"], joined["secret"]]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    for secret in secrets:
        assert secret not in server.log
        assert secret.encode() not in stored
    assert "/api/tables" in server.log
    drawn = {text for entry in entries for text in entry.body.get("drawn", ())}
    assert drawn
    for messages in raw.values():
        for message in messages:
            assert b'"drawn"' not in message
            assert b'"hash"' not in message
            assert b'"invite"' not in message


def test_chance_is_drawn_by_the_system() -> None:
    """Two tables do not share a generator anybody could know."""
    game = ratskeller.game("rattus")
    starts = {tuple(t for s, t in Match(game, 4).record.choices if s == CHANCE) for _ in range(40)}
    assert len(starts) > 10
