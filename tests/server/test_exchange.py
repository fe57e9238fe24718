"""The exchange of secrets: committed before any is revealed, durable, bounded in time."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

import ratskeller
from ratskeller.fair.bots import verify_bots
from ratskeller.fair.proof import verify
from ratskeller.fair.stream import commitment
from ratskeller.kernel import Record
from ratskeller.server import commands, history
from ratskeller.server.draws import Secrets
from ratskeller.server.entry import Clock, Created, Draft, Entry, Revealed, Seat, Started
from ratskeller.server.errors import Refused
from ratskeller.server.store.engine import connect, read_url
from ratskeller.server.store.store import Store
from ratskeller.server.table import Table
from tests.fair.games import draws_of
from tests.server.harness import ApiError, Client, Opened, Server, play_out

ANN, BEN = "a1" * 32, "b2" * 32


def mine(secret: str) -> dict[str, str]:
    return {"kind": "mine", "commitment": commitment(secret)}


async def revealed(client: Client, seat: int, secret: str) -> dict[str, Any]:
    return await client.call(type="reveal", seat=seat, secret=secret)


async def entries_of(database: str, table: str) -> list[Entry]:
    store = Store(connect(read_url(database)))
    found = await store.entries(table)
    await store.close()
    return found


def test_a_game_against_bots_starts_with_the_players_secret(server: Server) -> None:
    """Commit, reveal, play, verify: the record proves draws and bots."""
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "easy"}]
    table = server.open_table(3, seats=[mine(ANN), *bots])

    async def play() -> None:
        async with Client(server.address, table.id, [table.secrets[0]]) as client:
            told = client.about["fair"]
            assert client.about["status"] == "open"
            assert told["waiting"]
            assert told["seats"][0] == {"commitment": commitment(ANN), "secret": None}
            wrong = await revealed(client, 0, BEN)
            assert wrong["code"] == "wrong-reveal"
            answer = await revealed(client, 0, ANN)
            assert answer["type"] == "ack"
            assert await revealed(client, 0, ANN) == {**answer, "id": client.numbers}
            while client.about["status"] == "open":  # it may have started before the answer
                await client.read()
            await play_out(client, random.Random(2))
            assert client.about["fair"]["commitment"] == told["commitment"]
            assert client.about["fair"]["seats"][0]["secret"] == ANN

    asyncio.run(play())
    record = Record.from_data(server.ask("GET", f"/api/tables/{table.id}/record"))
    assert record.fair is not None
    assert record.fair["seats"] == [{"commitment": commitment(ANN), "secret": ANN}, None, None]
    assert verify(record) == len(record.fair["totals"]) == draws_of(record)
    assert verify_bots(record) == (len(record.fair["bots"]), [])


@pytest.mark.unmeasured
def test_who_does_not_answer_is_left_out_visibly(tmp_path: Path) -> None:
    """A player who withholds cannot keep the table waiting and has no say in the draws."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with Server(database, "--reveal-seconds", "2") as server:
        made = server.ask(
            "POST", "/api/tables", {"game": "rattus", "players": 2, "seats": [mine(ANN), {}]}
        )
        table = Opened(made)
        body = {"name": "Ben", "invite": table.invite, "commitment": commitment(BEN)}

        async def play() -> None:
            async with Client(server.address, table.id, [table.secrets[0]]) as client:
                joined = server.ask("POST", f"/api/tables/{table.id}/join", body)
                await revealed(client, 0, ANN)
                with pytest.raises(ApiError) as refused:
                    server.ask("POST", f"/api/tables/{table.id}/leave", {}, key=joined["secret"])
                assert refused.value.code == "starting"
                while client.about["status"] == "open":
                    await client.read()
            both = [table.secrets[0], joined["secret"]]
            async with Client(server.address, table.id, both) as client:
                late = await revealed(client, 1, BEN)
                assert late["code"] == "not-open"
                seats = client.about["fair"]["seats"]
                assert [seat["secret"] for seat in seats] == [ANN, None]
                await play_out(client, random.Random(2))

        asyncio.run(play())
        record = Record.from_data(server.ask("GET", f"/api/tables/{table.id}/record"))
    assert record.fair is not None
    assert record.fair["seats"][1] == {"commitment": commitment(BEN), "secret": None}
    assert verify(record) == draws_of(record)


@pytest.mark.unmeasured
def test_the_secret_of_the_server_stays_inside_until_the_end(tmp_path: Path) -> None:
    """No message and no answer has it, nor a player's secret before all are in."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with Server(database, "--access-log", "--reveal-seconds", "600") as server:
        table = server.open_table(2, seats=[mine(ANN), mine(BEN)])
        both = Client(server.address, table.id, list(table.secrets.values()))
        watching = Client(server.address, table.id, [])
        both.keep_raw = watching.keep_raw = True

        async def play() -> None:
            await both.open()
            await watching.open()
            await revealed(both, 0, ANN)
            async with Client(server.address, table.id, []) as other:
                assert ANN not in json.dumps(other.about)
            assert ANN not in json.dumps(server.ask("GET", f"/api/tables/{table.id}"))
            await revealed(both, 1, BEN)
            await play_out(both, random.Random(4))
            async with Client(server.address, table.id, []) as again:
                while watching.update["seq"] < again.update["seq"]:
                    await watching.read()
            await both.close()
            await watching.close()

        asyncio.run(play())
        record = server.ask("GET", f"/api/tables/{table.id}/record")
        lobby = json.dumps(server.ask("GET", f"/api/tables/{table.id}"))
    secret = record["fair"]["server"]["secret"]
    sent = b"".join([*both.raw, *watching.raw])
    assert commitment(secret).encode() in sent
    assert secret.encode() not in sent
    assert secret not in lobby
    assert secret not in server.log
    found = Record.from_data(record)
    assert verify(found) == draws_of(found)


@pytest.mark.unmeasured
def test_killed_during_the_exchange_a_table_starts_once(database: str) -> None:
    """Between the commitments, the first secret and the last: one start, one stream."""
    server = Server(database, "--reveal-seconds", "600")

    async def reveal(table: Opened, seat: int, secret: str, wait: bool) -> None:
        async with Client(server.address, table.id, [table.secrets[seat]]) as client:
            if wait:
                assert (await revealed(client, seat, secret))["type"] == "ack"
            else:  # the server is killed before it answers, or just after it has written
                await client.send(type="reveal", seat=seat, secret=secret)
                server.kill()

    with server:
        table = server.open_table(2, seats=[mine(ANN), mine(BEN)])
        server.kill()
        server.start()
        asyncio.run(reveal(table, 0, ANN, wait=True))
        server.kill()
        server.start()
        asyncio.run(reveal(table, 1, BEN, wait=False))
        server.start()
        asyncio.run(_until_begun(server, table))
        entries = asyncio.run(entries_of(database, table.id))
    starts = [entry for entry in entries if getattr(entry.change, "start", None) is not None]
    assert len(starts) == 1
    assert [entry.kind for entry in entries[:3]] == ["created", "revealed", "revealed"]
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


async def _until_begun(server: Server, table: Opened) -> None:
    """A client that repeats what was not acknowledged."""
    async with Client(server.address, table.id, [table.secrets[1]]) as client:
        if client.about["status"] == "open":
            assert (await revealed(client, 1, BEN))["type"] == "ack"
        while client.about["status"] == "open":
            await client.read()


@pytest.mark.unmeasured
def test_a_table_left_alone_in_the_exchange_starts_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite"
    server = Server(database, "--reveal-seconds", "1")
    with server:
        table = server.open_table(2, seats=[mine(ANN), mine(BEN)])
        server.kill()
        time.sleep(1)
        server.start()
        for _ in range(200):
            if server.ask("GET", f"/api/tables/{table.id}")["status"] == "running":
                break
            time.sleep(0.05)
        entries = asyncio.run(entries_of(database, table.id))
    assert [entry.kind for entry in entries] == ["created", "started"]


# -- without a server ------------------------------------------------------------------


def a_table(*secrets: str) -> Table:
    seats = [Seat("human", f"p{i}", f"{i}" * 64) for i in range(len(secrets))]
    game = ratskeller.game("rattus")
    table = Table("t")
    created = Created(
        game=game.id,
        version=game.version,
        players=len(seats),
        options=game.complete_options({}),
        clock=Clock(),
        listed=False,
        invite="",
        seats=seats,
        commitments=[commitment(secret) if secret else "" for secret in secrets],
        draws=Secrets("1").make("t"),
    )
    table.fold(Entry(1, created, 100.0))
    return table


def folded(table: Table, change: Any) -> None:
    table.fold(Entry(table.seq + 1, change, 101.0))


def test_no_player_knows_the_draws_by_withholding() -> None:
    """With and without the last secret the start differs, and nothing tells how beforehand."""
    with_it, without = a_table(ANN, BEN), a_table(ANN, BEN)
    for table in (with_it, without):
        draft = commands.reveal(table, 0, ANN)
        assert isinstance(draft, Draft)
        assert draft.change == Revealed(0, ANN)
        folded(table, draft.change)
    last = commands.reveal(with_it, 1, BEN)
    late = commands.expire(without, 161.0, "random")
    assert commands.expire(without, 159.0, "random") is None
    assert isinstance(last, Draft)
    assert late is not None
    folded(with_it, last.change)
    folded(without, late.change)
    assert isinstance(late.change, Started)
    assert with_it.stream is not None
    assert without.stream is not None
    numbers = [[s.number(n, 2**32) for n in range(4)] for s in (with_it.stream, without.stream)]
    assert not set(numbers[0]) & set(numbers[1])


def test_nothing_is_revealed_before_everybody_sits() -> None:
    table = a_table(ANN, BEN)
    table.seats[1].kind = "open"
    with pytest.raises(Refused) as refused:
        commands.reveal(table, 0, ANN)
    assert refused.value.code == "not-open"


def test_without_commitments_a_table_starts_at_once(server: Server) -> None:
    """Programs that know nothing of the exchange play as before, with the server's secret."""
    table = server.open_table(2)
    found = server.ask("GET", f"/api/tables/{table.id}")
    assert found["status"] == "running"
    assert not found["fair"]["waiting"]
    assert found["fair"]["seats"] == [{"commitment": "", "secret": None}] * 2


def test_old_entries_have_no_proof() -> None:
    created = a_table("", "").setup
    bare = Created(
        **{name: getattr(created, name) for name in created.__struct_fields__ if name != "draws"},
        seats=[Seat("human"), Seat("human")],
        start=[],
    )
    assert "fair" not in history.record([Entry(1, bare, 1.0)], None)
