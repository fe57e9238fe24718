"""The seats of an account on every device."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.accounts.authenticator import Browser
from tests.server.accounts.conftest import FRIEND
from tests.server.accounts.test_sign_in import refusal
from tests.server.harness import Client, Opened, Server

SEATS = [{"kind": "mine", "name": "Ann"}, {"kind": "open"}]


def open_table(browser: Browser, **more: Any) -> Opened:
    wish = {"game": "rattus", "players": 2, "seats": SEATS, **more}
    return Opened(browser.ask("POST", "/tables", wish))


def join(browser: Browser, table: Opened) -> str:
    wish = {"name": "Ben", "invite": table.invite}
    secret: str = browser.ask("POST", f"/tables/{table.id}/join", wish)["secret"]
    return secret


def test_a_person_sits_on_the_same_seat_on_another_device(accounts_server: Server) -> None:
    """Signing in is enough: the seat's secret stays in the browser that took the seat."""
    one, other = Browser(accounts_server.address), Browser(accounts_server.address)
    passkey, _ = one.sign_up("Same seat")
    table = open_table(one)
    join(Browser(accounts_server.address), table)
    other.sign_in(passkey)

    async def play() -> None:
        address = accounts_server.address
        async with (
            Client(address, table.id, [], cookie=other.cookie) as there,
            Client(address, table.id, [table.secrets[0]]) as here,
            Client(address, table.id, [], cookie="ratskeller-session=x") as stranger,
        ):
            assert (there.seats, here.seats, stranger.seats) == ([0], [0], [])
            if there.update["actors"] == [0]:
                choice = there.update["choices"][0]["notation"]
                assert (await there.choose(0, choice))["type"] == "ack"
            else:
                assert there.update["choices"] == here.update["choices"] == []
            answer = await stranger.call(type="chat", seat=0, text="x")
            assert answer["code"] == "not-your-seat"
            said = await there.call(type="chat", seat=0, text="hello")
            assert said["type"] == "ack"

    asyncio.run(play())


def test_seats_of_a_guest_become_those_of_the_account(accounts_server: Server) -> None:
    guest, thief = Browser(accounts_server.address), Browser(accounts_server.address)
    table, other = open_table(guest), open_table(guest)
    held = [{"table": t.id, "secrets": [*t.secrets.values()]} for t in (table, other)]
    held.append({"table": "none", "secrets": ["x"]})
    assert refusal(guest.ask, "POST", "/account/seats", {"tables": held}) == "sign-in"
    passkey, _ = guest.sign_up("Former guest")
    linked = guest.ask("POST", "/account/seats", {"tables": held})
    assert linked == [{"table": t.id, "seats": [0]} for t in (table, other)]
    # Whoever learns the secret later does not get the seat into an account of their own.
    thief.sign_up("Late")
    assert thief.ask("POST", "/account/seats", {"tables": held[:1]}) == [
        {"table": table.id, "seats": []}
    ]
    new = Browser(accounts_server.address)
    new.sign_in(passkey)
    assert {own["table"]["id"] for own in new.ask("GET", "/account/tables")} == {
        table.id,
        other.id,
    }
    assert thief.ask("GET", "/account/tables") == []


def test_a_seat_that_was_given_up_is_nobodys(accounts_server: Server) -> None:
    host, guest = Browser(accounts_server.address), Browser(accounts_server.address)
    guest.sign_up("Gone again")
    table = open_table(host, players=3, seats=[*SEATS, {"kind": "open"}])
    join(guest, table)
    path = f"/tables/{table.id}"
    assert len(guest.ask("GET", "/account/tables")) == 1
    guest.ask("POST", f"{path}/leave", Authorization="Seat 1")
    assert guest.ask("GET", "/account/tables") == []
    join(host, table)
    code = refusal(guest.ask, "POST", f"{path}/leave", Authorization="Seat 1")
    assert code == "not-your-seat"


def test_a_rematch_needs_no_secret_on_another_device(accounts_server: Server) -> None:
    one, other = Browser(accounts_server.address), Browser(accounts_server.address)
    passkey, _ = one.sign_up("Once more")
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
    table = open_table(one, seats=seats)
    other.sign_in(passkey)
    other.ask("POST", f"/tables/{table.id}/resign", Authorization="Seat 0")

    async def finished() -> None:
        client = Client(accounts_server.address, table.id, [])
        await client.open()
        while client.update["status"] != "finished":
            await client.read()
        await client.close()

    asyncio.run(finished())
    again = other.ask("POST", f"/tables/{table.id}/rematch", Authorization="Seat 0")
    sat = other.ask("POST", f"/tables/{again['id']}/sit", Authorization="Seat 0")
    assert (sat["seat"], sat["secret"]) == (0, "")
    statuses = [own["table"]["status"] for own in one.ask("GET", "/account/tables")]
    assert statuses == ["running", "finished"]
    guest = Browser(accounts_server.address)
    code = refusal(guest.ask, "POST", f"/tables/{table.id}/rematch", Authorization="Seat 0")
    assert code == "sign-in"


def test_the_tables_where_one_is_awaited_come_first(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    browser.sign_up("Busy")
    waiting = open_table(browser)
    running = open_table(browser)
    join(Browser(accounts_server.address), running)
    alone = open_table(browser, seats=[{"kind": "mine"}, {"kind": "mine"}])
    found = browser.ask("GET", "/account/tables")
    ids = [own["table"]["id"] for own in found]
    assert {*ids[:2]} == {alone.id, running.id}
    assert ids[2:] == [waiting.id]
    turns = [own["turn"] for own in found]
    assert turns == sorted(turns, reverse=True)
    assert found[ids.index(alone.id)]["turn"]
    assert found[ids.index(alone.id)]["seats"] == [0, 1]


def test_a_socket_ends_with_its_session(accounts_server: Server) -> None:
    one, other = Browser(accounts_server.address), Browser(accounts_server.address)
    passkey, _ = one.sign_up("Socket")
    table = open_table(one, seats=[{"kind": "mine"}, {"kind": "mine"}])
    other.sign_in(passkey)

    async def run() -> None:
        address = accounts_server.address
        async with (
            Client(address, table.id, [], cookie=other.cookie) as there,
            Client(address, table.id, [], cookie=one.cookie) as here,
        ):
            assert there.seats == [0, 1]
            await asyncio.to_thread(one.ask, "POST", "/account/sign-out")
            while (await here.read())["type"] != "error":
                pass
            assert here.others[-1]["code"] == "signed-out"
            assert (await there.call(type="ping"))["type"] == "pong"
        async with Client(address, table.id, [], cookie=other.cookie, origin=address) as again:
            assert again.seats == [0, 1]

    asyncio.run(run())


def test_a_page_that_may_open_sockets_gets_no_seats_of_visitors(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    browser.sign_up("Visitor")
    table = open_table(browser)

    async def seats(origin: str) -> list[int]:
        cookie = browser.cookie
        client = Client(accounts_server.address, table.id, [], cookie=cookie, origin=origin)
        async with client:
            return client.seats

    assert asyncio.run(seats(accounts_server.address)) == [0]
    assert asyncio.run(seats(FRIEND)) == []


def test_what_opens_an_account_changes_only_after_a_fresh_sign_in(
    accounts_server: Server, accounts_database: str
) -> None:
    browser = Browser(accounts_server.address)
    passkey, _ = browser.sign_up("Old session")
    make_old(accounts_database, "Old session")
    changes: list[tuple[str, Any]] = [
        ("passkeys/options", None),
        ("passkeys", {"token": "x", "credential": {}}),
        ("passkeys/remove", {"id": "x"}),
        ("codes", None),
        ("password", {"password": "a long password"}),
        ("delete", None),
    ]
    for path, body in changes:
        assert refusal(browser.ask, "POST", f"/account/{path}", body) == "confirm"
    browser.sign_in(passkey)
    assert len(browser.ask("POST", "/account/codes")["codes"]) == 8


def make_old(database: str, name: str) -> None:
    """Move the sign-ins of an account a day into the past."""
    import sqlalchemy as sa

    from ratskeller.server.accounts.schema import accounts, sessions

    engine = sa.create_engine(database)
    mine = sa.select(accounts.c.id).where(accounts.c.name == name).scalar_subquery()
    values = {name: sessions.c[name] - 90_000 for name in ("created_at", "rotated_at")}
    with engine.begin() as connection:
        query = sa.update(sessions).where(sessions.c.account_id == mine)
        assert connection.execute(query.values(values)).rowcount > 0
    engine.dispose()


def test_a_token_is_exchanged_with_any_answer(
    accounts_server: Server, accounts_database: str
) -> None:
    browser = Browser(accounts_server.address)
    browser.sign_up("Rotation")
    before = browser.cookie
    browser.ask("GET", "/account/tables")
    assert browser.cookie == before
    make_old(accounts_database, "Rotation")
    browser.ask("GET", "/account/tables")
    after = browser.cookie
    assert after != before
    assert browser.me()["name"] == "Rotation"
    assert browser.cookie == after


def test_an_account_is_exported_and_deleted(accounts_server: Server) -> None:
    browser, other = Browser(accounts_server.address), Browser(accounts_server.address)
    passkey, codes = browser.sign_up("Short visit")
    table = open_table(browser)
    join(other, table)
    waiting = open_table(browser)

    async def say() -> None:
        client = Client(accounts_server.address, table.id, [], cookie=browser.cookie)
        async with client:
            await client.call(type="chat", seat=0, text="My last words")

    asyncio.run(say())
    found = browser.ask("GET", "/account/export")
    assert found["account"]["name"] == "Short visit"
    assert {row["table_id"] for row in found["belongings"]["account_seats"]} == {
        table.id,
        waiting.id,
    }
    [played] = [own for own in found["tables"] if own["table"]["id"] == table.id]
    assert [said["text"] for said in played["said"]] == ["My last words"]
    text = str(found)
    assert not any(code in text for code in codes)
    assert not any(part in text for part in browser.cookies.values())

    browser.ask("POST", "/account/delete")
    assert browser.cookies == {}
    assert refusal(browser.sign_in, passkey) == "wrong-passkey"
    left = other.ask("GET", f"/tables/{table.id}")
    assert (left["status"], left["seats"][0]["name"]) == ("running", "Ann")
    assert left["seats"][0]["gone"] == "left"
    assert other.ask("GET", f"/tables/{waiting.id}")["status"] == "closed"
    browser.sign_up("Short visit")  # the name is free
    assert browser.ask("GET", "/account/tables") == []
