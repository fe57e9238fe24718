"""Hostile input is answered correctly, without crashes or leaks."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import urllib.request
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.cases import LONG
from tests.server.harness import ApiError, Client, Server
from tests.server.hostile import attack, conform

pytestmark = pytest.mark.unmeasured


def test_noise_on_a_socket_is_answered(server: Server) -> None:
    tally = asyncio.run(attack(server, 2000, random.Random(1)))
    assert tally["error"] > 500
    assert "Traceback" not in server.log


def test_rest_conforms_to_its_schema(server: Server) -> None:
    tally = conform(server, 12 if LONG else 6)
    assert all(sum(answers.values()) >= 1 for answers in tally.values())
    assert {"GET /api/games", "POST /api/tables", "POST /api/account/delete"} <= set(tally)
    assert "204" in tally["POST /api/account/delete"]  # somebody was signed in
    assert "Traceback" not in server.log


def test_pages_of_other_origins_may_not_connect(server: Server) -> None:
    async def run() -> None:
        url = server.address.replace("http", "ws") + "/api/socket"
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus):
                await connect(url, origin=origin)  # type: ignore[arg-type]
        async with connect(url, origin=server.address):  # type: ignore[arg-type]
            pass

    asyncio.run(run())


def test_large_messages_and_bodies_are_refused(server: Server) -> None:
    async def run() -> None:
        table = server.open_table(2)
        client = Client(server.address, table.id, [table.secrets[0]])
        await client.open()
        with pytest.raises(ConnectionClosed) as closed:
            await client.call(type="chat", seat=0, text="x" * 100_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await client.close()

    asyncio.run(run())
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.putrequest("POST", "/api/replay")
    line.putheader("Content-Type", "application/json")
    line.putheader("Content-Length", "2000000")
    line.endheaders()
    answer = line.getresponse()
    assert (answer.status, json.load(answer)["code"]) == (413, "too-large")
    line.close()


def test_every_response_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/tables/x"):
        try:
            answer: Any = urllib.request.urlopen(server.address + path, timeout=30)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["server"] is None


async def insist(client: Client) -> None:
    while True:
        await client.send(type="ping")
        await client.read()


def test_limits_hold(tmp_path: Any) -> None:
    async def run() -> None:
        table = server.open_table(2)
        client = Client(server.address, table.id, [table.secrets[0]])
        await client.open()
        for number in range(30):
            await client.send(type="ping", id=number)
        while not any(m.get("code") == "too-fast" for m in client.others):
            await client.read()
        with pytest.raises(ConnectionClosed):
            await insist(client)
        await client.close()
        url = server.address.replace("http", "ws") + "/api/socket"
        sockets = [await connect(url) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await connect(url)
        for socket in sockets:
            await socket.close()

    flags = ("--messages", "2", "--sockets", "3", "--creations", "2", "--most-open", "1")
    with Server(f"sqlite:///{tmp_path}/t.sqlite", *flags) as server:
        asyncio.run(run())
        server.ask("POST", "/api/tables", {"game": "rattus", "players": 2})
        with pytest.raises(ApiError) as refused:
            server.ask("POST", "/api/tables", {"game": "rattus", "players": 2})
        assert refused.value.status == 429
        assert json.loads(json.dumps(refused.value.code)) in ("too-fast", "too-many")
