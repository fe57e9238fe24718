"""Channels over REST, and notices of a real server: push, webhooks, mail, and kill -9."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ratskeller.server.accounts.cookies import NAME
from ratskeller.server.notifications.schema import notices
from ratskeller.server.service import Service
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store
from tests.server.harness import ApiError, Client, Opened, Server
from tests.server.notifications.stand_ins import Post, Web
from tests.server.test_store import a_manager, with_store

pytestmark = pytest.mark.unmeasured

API = "/api/notifications"
WISHES = {"kinds": ["turn", "full", "over", "message"]}


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    with Post() as post:
        yield post


@pytest.fixture(scope="module")
def web() -> Iterator[Web]:
    with Web() as web:
        yield web


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("told") / "tables.sqlite"


@pytest.fixture(scope="module")
def house(post: Post, file: Path) -> Iterator[Server]:
    mail = ("--smtp", post.url, "--mail-from", "Cellar <cellar@house.test>")
    flags = ("--private-targets", *mail, "--site", "https://house.test")
    with Server(f"sqlite:///{file}", *flags) as server:
        yield server


def add(server: Server, opened: Opened, seat: int, target: dict[str, Any], **more: Any) -> Any:
    wish = {"target": target, "table": opened.id, "wishes": {**WISHES, **more}}
    return server.ask("POST", API, wish, opened.secrets[seat])


async def move(server: Server, opened: Opened, seat: int, rng: random.Random) -> list[int]:
    """Come to the table, make one choice and leave; returns the seats that owe a choice then."""
    async with Client(server.address, opened.id, [opened.secrets[seat]]) as client:
        choice = rng.choice(client.update["choices"])["notation"]
        seq = (await client.choose(seat, choice))["seq"]
        while client.update["seq"] < seq:
            await client.read()
        actors: list[int] = client.update["actors"]
        return actors


async def play_until(server: Server, opened: Opened, seat: int) -> None:
    """Play until a turn of a seat is over, and the next one begins."""
    rng = random.Random(1)
    actors = server.ask("GET", f"/api/tables/{opened.id}")["actors"]
    while seat in actors:
        actors = await move(server, opened, seat, rng)
    while seat not in actors:
        actors = await move(server, opened, actors[0], rng)


def test_a_guest_is_told_by_push(house: Server, web: Web) -> None:
    opened = house.open_table(2)
    browser = web.browser("guest")
    added = add(house, opened, 0, browser.target, language="de")
    assert (added["kind"], added["to"], added["status"]) == ("push", "127.0.0.1", "on")
    assert added["secret"] == ""
    assert house.ask("POST", f"{API}/{added['id']}/trial", {}, opened.secrets[0]) == {"reason": ""}
    [trial] = web.until(lambda: any(a.path == browser.path for a in web.arrived))
    assert trial.letter["title"] == "Ratskeller"
    before = len(web.arrived)
    asyncio.run(play_until(house, opened, 0))
    told = web.wait(before + 1)[-1]
    assert told.path == browser.path
    assert told.letter["title"] == "Rattus: du bist am Zug"
    assert told.letter["url"] == f"./#/table/{opened.id}"
    shown = house.ask("GET", API, key=opened.secrets[0])
    assert web.keys == {shown["push_key"]}
    assert shown["kinds"] == ["push", "webhook", "mail"]
    assert shown["account"] is False
    assert [channel["id"] for channel in shown["channels"]] == [added["id"]]
    text = json.dumps([a.letter for a in web.arrived])
    assert not any(secret in text for secret in (*opened.secrets.values(), opened.invite))


def test_a_webhook_is_signed(house: Server, web: Web) -> None:
    opened = house.open_table(2)
    target = {"kind": "webhook", "url": f"{web.address}/hook"}
    added = add(house, opened, 1, target)
    web.secrets["/hook"] = added["secret"]
    before = len(web.arrived)
    house.ask("POST", f"{API}/{added['id']}/trial", {}, opened.secrets[1])
    one = web.wait(before + 1)[-1]
    assert (one.path, one.letter["kind"]) == ("/hook", "trial")
    assert one.letter["url"] == "https://house.test/#/settings"
    assert "secret" not in json.dumps(house.ask("GET", API, key=opened.secrets[1])) or (
        added["secret"] not in json.dumps(house.ask("GET", API, key=opened.secrets[1]))
    )


def test_a_mailbox_confirms_first_and_can_stop(house: Server, post: Post) -> None:
    opened = house.open_table(2)
    added = add(house, opened, 0, {"kind": "mail", "to": "anna@house.test"}, language="fr")
    assert added["status"] == "unconfirmed"
    key = opened.secrets[0]
    trial = f"{API}/{added['id']}/trial"
    assert house.ask("POST", trial, {}, key) == {"reason": "unconfirmed"}
    [mail] = post.wait(1)
    assert mail["To"] == "anna@house.test"
    link = "https://house.test/#/notices/confirm/"
    token = mail.get_content().partition(link)[2].split()[0]
    with pytest.raises(ApiError) as refused:
        house.ask("POST", f"{API}/links/{token}/stop")  # a link is good for one thing
    assert refused.value.code == "no-channel"
    with pytest.raises(ApiError):
        house.ask("POST", f"{API}/links/{token[:-1]}x/confirm")
    assert house.ask("POST", f"{API}/links/{token}/confirm") == {
        "to": "anna@house.test",
        "status": "on",
    }
    assert house.ask("POST", trial, {}, key) == {"reason": ""}
    mail = post.wait(2)[1]
    assert mail["Subject"] == "Ratskeller"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = mail["List-Unsubscribe"].strip("<>").removeprefix("https://house.test")
    assert stop.rpartition("/")[0].rpartition("/")[2] in mail.get_content()
    assert house.ask("POST", stop)["status"] == "off"
    [shown] = house.ask("GET", API, key=key)["channels"]
    assert shown["status"] == "off"
    kept = house.ask("PUT", f"{API}/{added['id']}", WISHES, key)
    assert kept["status"] == "off"  # only the mailbox itself can start it again


def test_a_mail_server_that_refuses_leaves_no_channel(house: Server, post: Post) -> None:
    opened = house.open_table(2)
    post.refuse = "550 no such mailbox"
    try:
        with pytest.raises(ApiError) as refused:
            add(house, opened, 0, {"kind": "mail", "to": "nobody@house.test"})
    finally:
        post.refuse = ""
    assert refused.value.details["problem"] == "smtp-550"
    assert house.ask("GET", API, key=opened.secrets[0])["channels"] == []


def test_nobody_mails_a_stranger_again_and_again(house: Server) -> None:
    codes = []
    for _ in range(5):
        opened = house.open_table(2)
        try:
            add(house, opened, 0, {"kind": "mail", "to": "Stranger@house.test"})
        except ApiError as error:
            codes.append(error.code)
    assert codes == ["too-fast"] * 2


def test_channels_are_their_owners_alone(house: Server, web: Web) -> None:
    opened = house.open_table(2)
    added = add(house, opened, 0, web.browser("mine").target)
    path = f"{API}/{added['id']}"
    calls: list[tuple[str, str, Any]] = [
        ("PUT", path, WISHES),
        ("POST", f"{path}/trial", {}),
        ("GET", f"{path}/notices", None),
        ("DELETE", path, None),
    ]
    for key, code in ((opened.secrets[1], "no-channel"), (None, "sign-in")):
        for method, where, body in calls:
            with pytest.raises(ApiError) as refused:
                house.ask(method, where, body, key)
            assert refused.value.code == code
    for key, table in (("guess", opened.id), (opened.secrets[0], house.open_table(2).id)):
        with pytest.raises(ApiError) as refused:
            house.ask("POST", API, {"target": web.browser("x").target, "table": table}, key)
        assert refused.value.code == "wrong-secret"
    quiet = {**WISHES, "quiet": {"start": 1320, "end": 420}, "zone": "Europe/Paris"}
    changed = house.ask("PUT", path, {**quiet, "tables": {opened.id: []}}, opened.secrets[0])
    assert changed["wishes"]["quiet"] == {"start": 1320, "end": 420}
    for wrong in ({"zone": "Mars/Base"}, {"language": "tlh"}, {"kinds": ["dance"]}):
        with pytest.raises(ApiError) as refused:
            house.ask("PUT", path, {**WISHES, **wrong}, opened.secrets[0])
        assert refused.value.status in (400, 404)


def test_an_account_has_channels_of_its_own(house: Server, web: Web, file: Path) -> None:
    tokens: list[str] = []

    async def sign_in(store: Store) -> None:
        for name in ("Anna Told", "Bruno Told"):
            account = await store.accounts.create(name)
            tokens.append(await store.sessions.start(account.id, "test"))

    with_store(f"sqlite:///{file}", sign_in)
    anna, bruno = ({"Cookie": f"{NAME}={token}"} for token in tokens)
    made = house.ask("POST", API, {"target": web.browser("anna").target}, headers=anna)
    shown = house.ask("GET", API, headers=anna)
    assert shown["account"] is True
    assert [channel["id"] for channel in shown["channels"]] == [made["id"]]
    assert house.ask("GET", API, headers=bruno)["channels"] == []
    with pytest.raises(ApiError) as refused:
        house.ask("POST", f"{API}/{made['id']}/trial", {}, headers=bruno)
    assert refused.value.code == "no-channel"


def test_what_is_on_the_screen_is_not_told(house: Server, web: Web, file: Path) -> None:
    opened = house.open_table(2)
    browser = web.browser("watching")
    add(house, opened, 0, browser.target)
    add(house, opened, 1, web.browser("other").target)

    async def play() -> list[int]:
        async with Client(house.address, opened.id, list(opened.secrets.values())) as client:
            rng = random.Random(7)
            turns = 0
            actors = set(client.last[0]["actors"])
            while turns < 6:
                seat = min(actors)
                await client.choose(seat, rng.choice(client.last[seat]["choices"])["notation"])
                target = client.others[-1]["seq"]
                while any(update["seq"] < target for update in client.last.values()):
                    await client.read()
                now = set(client.last[0]["actors"])
                turns += len(now - actors)
                actors = now
                for each in (0, 1):
                    await client.send(type="seen", seat=each, seq=target)
            return [turns]

    [turns] = asyncio.run(play())
    ends: list[tuple[str, str]] = []

    async def look(store: Store) -> None:
        query = sa.select(notices.c.status, notices.c.reason).where(notices.c.table_id == opened.id)
        async with asyncio.timeout(20):
            while True:
                async with store.engine.connect() as connection:
                    rows = (await connection.execute(query)).all()
                ends[:] = [(row.status, row.reason) for row in rows]
                if len(ends) == turns and all(status != "waiting" for status, _ in ends):
                    return
                await asyncio.sleep(0.05)

    with_store(f"sqlite:///{file}", look)
    assert {status for status, _ in ends} == {"dropped"}
    assert not any(a.path in (browser.path, "/push/other") for a in web.arrived)


def test_a_server_without_notifications_offers_none(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.sqlite", "--no-notifications") as server:
        assert server.ask("GET", API)["kinds"] == []
        opened = server.open_table(2)
        with pytest.raises(ApiError) as refused:
            add(server, opened, 0, {"kind": "webhook", "url": "https://hook.test/"})
        assert refused.value.code == "bad-channel"


def test_a_server_that_is_killed_while_it_tells_tells_again(tmp_path: Path) -> None:
    """The choice is durable and the receiver took the notice, but nobody wrote that down."""
    with Web() as web:
        web.hold = threading.Event()
        server = Server(f"sqlite:///{tmp_path}/t.sqlite", "--private-targets").start()
        opened = server.open_table(2)
        add(server, opened, 0, web.browser("0").target)
        asyncio.run(play_until(server, opened, 0))
        [first] = web.wait(1)
        server.kill()
        web.hold.set()
        web.hold = None
        with server:
            first, second = web.wait(2)
        assert first.letter == second.letter
        assert first.letter["kind"] == "turn"


def test_a_server_that_is_killed_before_it_tells_tells_later(tmp_path: Path) -> None:
    """The choice is durable, its notice was not claimed by anybody."""
    address = f"sqlite:///{tmp_path}/t.sqlite"
    with Web() as web:
        with Server(address, "--private-targets") as server:
            opened = server.open_table(2)
            add(server, opened, 0, web.browser("0").target)

        async def choose(store: Store) -> None:
            """A process that never gets to the sending."""
            manager = a_manager(store)
            service = Service(manager, Settings())
            live = manager.live(opened.id)
            async with live.lock:
                table = await manager.loaded(live)
            rng, left = random.Random(1), False
            while not left or 0 not in table.actors:
                assert table.match is not None
                seat = table.actors[0]
                choice = str(rng.choice(table.match.state.choices(seat)))
                await service.choose(opened.id, seat, choice, table.seq)
                left = left or 0 not in table.actors
            await manager.close()

        with_store(address, choose)
        with server:
            [one] = web.wait(1)
        assert (one.path, one.letter["kind"]) == ("/push/0", "turn")
