"""Messages on a socket: refusals, repeats, undo, why, chat, clocks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Server

Scene = Callable[[Client, int], Awaitable[None]]


def at_a_table(server: Server, scene: Scene, **more: Any) -> None:
    """Run a scene with a client on both seats of a new table, and the seat to move."""

    async def run() -> None:
        table = server.open_table(2, **more)
        async with Client(server.address, table.id, list(table.secrets.values())) as client:
            await scene(client, client.last[0]["actors"][0])

    asyncio.run(run())


async def level(client: Client, seq: int) -> None:
    """Wait until all viewers have received an entry."""
    while any(update["seq"] < seq for update in client.last.values()):
        await client.read()


def test_a_refusal_names_clause_reason_and_details(server: Server) -> None:
    async def scene(client: Client, seat: int) -> None:
        answer = await client.choose(seat, "settle:russia")
        assert answer["type"] == "refused"
        assert (answer["clause"], answer["reason"]) == ("RA 1.2", "region-not-in-play")
        assert answer["details"] == {"region": "russia"}
        answer = await client.choose(1 - seat, "settle:gallia")
        assert (answer["type"], answer["reason"]) == ("refused", "not-your-turn")
        answer = await client.choose(seat, "settle:atlantis")
        assert (answer["type"], answer["code"]) == ("error", "bad-choice")

    at_a_table(server, scene)


def test_why_makes_no_choice(server: Server) -> None:
    async def scene(client: Client, seat: int) -> None:
        answer = await client.call(type="why", seat=seat, choice="settle:russia")
        assert answer["legal"] is False
        assert answer["clause"] == "RA 1.2"
        answer = await client.call(type="why", seat=seat, choice="settle:gallia")
        assert answer["legal"] is True
        answer = await client.call(type="why", seat=seat, choice="nonsense")
        assert answer["code"] == "bad-choice"
        assert (await client.choose(seat, "settle:gallia"))["type"] == "ack"

    at_a_table(server, scene)


def test_repeats_stale_and_early_messages(server: Server) -> None:
    async def scene(client: Client, seat: int) -> None:
        base = client.last[seat]["seq"]
        first = await client.choose(seat, "settle:gallia", base)
        again = await client.choose(seat, "settle:gallia", base)
        assert first["seq"] == again["seq"] == base + 1
        other = await client.choose(seat, "settle:anglia", base)
        assert other["code"] == "answered"
        assert (await client.choose(1 - seat, "settle:gallia", base))["code"] == "stale"
        assert (await client.choose(1 - seat, "settle:gallia", base + 9))["code"] == "ahead"
        await level(client, base + 1)
        assert client.last[seat]["seq"] == base + 1

    at_a_table(server, scene)


def test_undo_is_an_entry_and_stops_at_the_boundary(server: Server) -> None:
    async def scene(client: Client, seat: int) -> None:
        base = client.last[seat]["seq"]
        before = client.last[seat]["view"]
        assert (await client.call(type="undo", seat=seat, seq=base))["code"] == "no-undo"
        await client.choose(seat, "settle:gallia")
        await level(client, base + 1)
        assert client.last[seat]["can_undo"] is True
        assert client.last[1 - seat]["can_undo"] is False
        answer = await client.call(type="undo", seat=1 - seat, seq=base + 1)
        assert answer["code"] == "no-undo"
        assert (await client.call(type="undo", seat=seat, seq=base + 1))["seq"] == base + 2
        assert (await client.call(type="undo", seat=seat, seq=base + 1))["seq"] == base + 2
        await level(client, base + 2)
        [entry] = client.last[seat]["entries"]
        assert (entry["kind"], entry["undone"]) == ("undone", base + 1)
        assert client.last[seat]["view"] == before

    at_a_table(server, scene)


def test_chat_reaches_all_clients_and_later_ones(server: Server) -> None:
    async def run() -> None:
        table = server.open_table(2)
        async with (
            Client(server.address, table.id, [table.secrets[0]]) as one,
            Client(server.address, table.id, []) as spectator,
        ):
            answer = await one.call(type="chat", seat=0, text="Guten Abend, ñ 🐀")
            heard = await spectator.until(lambda m: m["type"] == "chat")
            assert (heard["seat"], heard["text"]) == (0, "Guten Abend, ñ 🐀")
            assert heard["number"] == answer["chat"]
            late = Client(server.address, table.id, [])
            await late.open()
            assert (await late.until(lambda m: m["type"] == "chat"))["number"] == heard["number"]
            await late.close()
            refused = await spectator.call(type="chat", seat=0, text="psst")
            assert refused["code"] == "not-your-seat"

    asyncio.run(run())


def test_a_clock_hands_the_seat_to_a_bot(server: Server) -> None:
    async def scene(client: Client, seat: int) -> None:
        assert client.last[seat]["clock"]["mode"] == "move"
        await client.until(lambda m: m["type"] == "table")
        assert client.about["seats"][seat]["gone"] == "expired"
        await client.until(lambda m: m["type"] == "update" and m["actors"] == [1 - seat])

    at_a_table(server, scene, clock={"mode": "move", "seconds": 1})


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ('{"type": "choose"}', "bad-message"),
        ('{"type": "ping"}', "hello-first"),
        ('{"type": "hello", "table": "nowhere"}', "no-table"),
        ('{"type": "hello", "table": 7}', "bad-message"),
        (json.dumps({"type": "hello", "table": "x" * 41}), "bad-message"),
    ],
)
def test_a_bad_hello_is_answered_and_closed(server: Server, message: str, code: str) -> None:
    async def run() -> None:
        async with connect(server.address.replace("http", "ws") + "/api/socket") as socket:
            await socket.send(message)
            assert json.loads(await socket.recv())["code"] == code
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4000

    asyncio.run(run())


def test_a_wrong_secret_opens_nothing(server: Server) -> None:
    async def run() -> None:
        table = server.open_table(2)
        other = server.open_table(2)
        for secret in ("", "x", table.invite, other.secrets[0]):
            client = Client(server.address, table.id, [table.secrets[0], secret])
            with pytest.raises(AssertionError, match="wrong-secret"):
                await client.open()
            await client.close()
            assert not client.last

    asyncio.run(run())
