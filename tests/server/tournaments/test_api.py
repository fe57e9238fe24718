"""A duplicate of three people and a bot over the network, and what is closed until it is over."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from ratskeller.fair.proof import verify
from ratskeller.kernel import CHANCE, Record
from tests.server.accounts.authenticator import Browser
from tests.server.harness import ApiError, Client, Server, UnexpectedError, play_out

pytestmark = pytest.mark.unmeasured

WISH: dict[str, Any] = {
    "title": "The cellar's cup",
    "game": "rattus",
    "players": 2,
    "system": "duplicate",
    "rounds": 1,
    "clock": {"mode": "total", "seconds": 900},
    "bot": "random",
}


@pytest.fixture(scope="module")
def cup_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('cups')}/tables.sqlite"
    flags = ("--stand-in", "random", "--review-effort", "instant", "--test-draws", "cups")
    with Server(database, *flags) as server:
        yield server


def person(server: Server, name: str) -> Browser:
    browser = Browser(server.address)
    browser.sign_up(name)
    return browser


def refused(browser: Browser, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(ApiError) as error:
        browser.ask(method, path, body)
    code: str = error.value.code
    return code


def until(browser: Browser, id: str, wanted: Any) -> dict[str, Any]:
    """What a browser sees of a tournament, once that is what is waited for."""
    end = time.monotonic() + 60
    while True:
        found: dict[str, Any] = browser.ask("GET", f"/tournaments/{id}")
        if wanted(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.05)


def seated(server: Server, table: str, browser: Browser) -> Client:
    return Client(server.address, table, [], cookie=browser.cookie, origin=server.address)


async def looks(server: Server, table: str, browser: Browser | None = None) -> str:
    """What a socket without a seat is told."""
    cookie = "" if browser is None else browser.cookie
    client = Client(server.address, table, [], cookie=cookie, origin=server.address)
    try:
        await client.open()
    except UnexpectedError as error:
        return error.code
    finally:
        await client.close()
    return "welcome"


async def play(server: Server, table: str, browsers: list[Browser], seed: int) -> None:
    """Those who sit at a table play to its end."""
    clients = [seated(server, table, browser) for browser in browsers]
    for client in clients:
        await client.open()
        assert len(client.seats) == 1
    await asyncio.gather(
        *(play_out(client, random.Random(seed + at)) for at, client in enumerate(clients))
    )
    for client in clients:
        await client.close()


def test_a_duplicate_is_sealed_until_its_round_is_over(cup_server: Server) -> None:
    anna, ben, carl = (person(cup_server, name) for name in ("Anna", "Ben", "Carl"))
    assert anna.ask("GET", "/account")["tournaments"]
    opened = anna.ask("POST", "/tournaments", {**WISH, "listed": False})
    id = opened["id"]
    for one in (anna, ben, carl):
        one.ask("POST", f"/tournaments/{id}/join", {"invite": opened["invite"]})
    anna.ask("POST", f"/tournaments/{id}/start")
    tables: dict[str, list[Browser]] = {}
    for one in (anna, ben, carl):
        found = until(one, id, lambda told: told["me"]["table"] is not None)
        tables.setdefault(found["me"]["table"], []).append(one)
    [double] = [table for table, people in tables.items() if len(people) == 2]
    [single] = [table for table, people in tables.items() if len(people) == 1]
    [lone] = tables[single]
    outsider = person(cup_server, "Dora")

    async def sealed() -> None:
        for table in (single, double):
            assert await looks(cup_server, table) == "sealed"
            assert await looks(cup_server, table, outsider) == "sealed"
        assert await looks(cup_server, double, lone) == "sealed"

    asyncio.run(sealed())
    asyncio.run(play(cup_server, single, tables[single], 1))
    asyncio.run(sealed())
    branch = {"game": "rattus", "players": 2, "start": {"table": single, "step": 1}}
    for browser in (lone, outsider):
        assert refused(browser, "GET", f"/tables/{single}/record") == "sealed"
        assert refused(browser, "GET", f"/tables/{single}/review") == "sealed"
        assert refused(browser, "POST", f"/tables/{single}/review") == "sealed"
        assert refused(browser, "POST", "/tables", branch) == "sealed"

    asyncio.run(play(cup_server, double, tables[double], 2))
    over = until(outsider, id, lambda told: told["status"] == "finished")
    assert asyncio.run(looks(cup_server, double)) == "welcome"
    records = [
        Record.from_data(outsider.ask("GET", f"/tables/{table}/record"))
        for table in (single, double)
    ]
    shown = over["played"][0]["commitment"]
    for record in records:
        assert verify(record) > 0
        assert record.fair is not None
        assert record.fair["server"]["commitment"] == shown
        first = next(text for seat, text in record.choices if seat == CHANCE)
        assert first == next(text for seat, text in records[0].choices if seat == CHANCE)
    standings = over["standings"]
    assert sum(one["share"] for one in standings) == 2
    assert any(one["less_luck"] != one["share"] for one in standings)
    assert [one["name"] for one in over["entrants"]] == ["Anna", "Ben", "Carl", "random"]


def test_without_an_account_one_may_look(cup_server: Server) -> None:
    host = person(cup_server, "Emil")
    id = host.ask("POST", "/tournaments", WISH)["id"]
    guest = Browser(cup_server.address)
    listed = guest.ask("GET", "/tournaments")
    assert not listed["may_open"]
    assert id in [one["id"] for one in listed["tournaments"]]
    found = guest.ask("GET", f"/tournaments/{id}")
    assert found["me"] == {"entrant": None, "organiser": False, "table": None}
    assert "invite" not in found
    for path in ("join", "leave", "start", "next", "close", "invitation"):
        body: Any = {} if path == "join" else None
        assert refused(guest, "POST", f"/tournaments/{id}/{path}", body) == "sign-in"
    assert refused(guest, "POST", "/tournaments", WISH) == "sign-in"
    stranger = Browser(cup_server.address, origin="https://elsewhere.example")
    stranger.cookies = dict(host.cookies)
    assert refused(stranger, "POST", f"/tournaments/{id}/start") == "wrong-origin"


def test_a_host_does_without_tournaments(tmp_path: Any) -> None:
    with Server(f"sqlite:///{tmp_path}/t.sqlite", "--no-tournaments") as server:
        guest = Browser(server.address)
        assert not guest.ask("GET", "/account")["tournaments"]
        assert refused(guest, "GET", "/tournaments") == "no-tournaments"
