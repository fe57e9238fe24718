"""Blocking people at tables, and reporting them to the host."""

from __future__ import annotations

import asyncio
import random

from tests.server.accounts.authenticator import Browser
from tests.server.accounts.conftest import Run
from tests.server.accounts.test_seats import SEATS, join, open_table
from tests.server.accounts.test_sign_in import refusal
from tests.server.harness import Client, Opened, Server, play_out

OPEN = {"kind": "open"}


def people(server: Server, *names: str) -> list[Browser]:
    found = [Browser(server.address) for _ in names]
    for browser, name in zip(found, names, strict=True):
        browser.sign_up(name)
    return found


def say(server: Server, table: Opened, secret: str, text: str) -> None:
    async def run() -> None:
        async with Client(server.address, table.id, [secret]) as client:
            [seat] = client.seats
            assert (await client.call(type="chat", seat=seat, text=text))["type"] == "ack"

    asyncio.run(run())


def test_a_blocked_person_joins_no_table_of_mine(accounts_server: Server) -> None:
    me, other, friend = people(accounts_server, "Blocker", "Blocked one", "Friend of both")
    met = open_table(me)
    join(other, met)
    assert me.ask("GET", "/account/blocks") == []
    me.ask("POST", "/account/blocks", {"table": met.id, "seat": 1})
    me.ask("POST", "/account/blocks", {"table": met.id, "seat": 1})
    mine = open_table(me, players=3, seats=[*SEATS, OPEN])
    path = f"/tables/{mine.id}/join"
    assert refusal(other.ask, "POST", path, {"invite": "x"}) == "wrong-invite"
    wish = {"name": "Ben", "invite": mine.invite}
    assert refusal(other.ask, "POST", path, {**wish, "seat": 0}) == "seat-taken"
    assert refusal(other.ask, "POST", path, wish) == "not-welcome"
    join(friend, mine)
    assert other.ask("GET", f"/tables/{mine.id}")["seats"][1]["name"] == "Ben"
    # It is the table of the one who opened it that counts, not who sits there.
    theirs = open_table(friend, players=3, seats=[*SEATS, OPEN])
    join(me, theirs)
    join(other, theirs)
    [block] = me.ask("GET", "/account/blocks")
    assert refusal(other.ask, "POST", "/account/blocks/remove", {"id": block["id"]}) == "not-found"
    me.ask("POST", "/account/blocks/remove", {"id": block["id"]})
    join(other, mine)


def test_a_rematch_has_no_seat_for_a_blocked_person(accounts_server: Server) -> None:
    me, other = people(accounts_server, "Sore winner", "Sore loser")
    table = open_table(me)
    secret = join(other, table)

    async def run() -> None:
        secrets = [table.secrets[0], secret]
        async with Client(accounts_server.address, table.id, secrets) as client:
            await play_out(client, random.Random(1))

    asyncio.run(run())
    me.ask("POST", "/account/blocks", {"table": table.id, "seat": 1})
    again = me.ask("POST", f"/tables/{table.id}/rematch", {}, Authorization="Seat 0")["id"]
    sit: tuple[str, str, dict[str, str]] = ("POST", f"/tables/{again}/sit", {})
    assert refusal(other.ask, *sit, Authorization="Seat 1") == "not-welcome"
    assert refusal(Browser(other.address).ask, *sit, Authorization=f"Bearer {secret}") == (
        "not-welcome"
    )
    [block] = me.ask("GET", "/account/blocks")
    me.ask("POST", "/account/blocks/remove", {"id": block["id"]})
    assert other.ask(*sit, Authorization="Seat 1")["seat"] == 1


def test_a_block_tells_no_more_than_the_name_at_the_table(accounts_server: Server) -> None:
    me, other = people(accounts_server, "Curious", "Incognito")
    guest = Browser(accounts_server.address)
    table = open_table(me, players=4, seats=[*SEATS, OPEN, {"kind": "bot", "bot": "random"}])
    join(other, table)
    join(guest, table)
    wishes = [{"table": table.id, "seat": seat} for seat in range(5)]
    answers = {seat: refusal(me.ask, "POST", "/account/blocks", wishes[seat]) for seat in (0, 3, 4)}
    assert set(answers.values()) == {"no-person"}
    assert refusal(me.ask, "POST", "/account/blocks", wishes[2]) == "guest-seat"
    assert refusal(guest.ask, "POST", "/account/blocks", wishes[1]) == "sign-in"
    me.ask("POST", "/account/blocks", wishes[1])
    [block] = me.ask("GET", "/account/blocks")
    assert (block["name"], set(block)) == ("Ben", {"id", "name", "since"})
    exported = me.ask("GET", "/account/export")["belongings"]
    assert [set(one) for one in exported["account_blocks"]] == [{"id", "name", "since"}]
    about = other.ask("GET", "/account/export")
    assert about["account"]["id"] not in repr(exported)
    assert block["id"] not in repr(about)
    # Where else they sit is known when one looks, so that what they say stays hidden.
    elsewhere = open_table(other)
    blocked = f"/tables/{elsewhere.id}/blocked"
    assert me.ask("GET", blocked) == {"seats": [0]}
    assert other.ask("GET", blocked) == {"seats": []}
    assert refusal(guest.ask, "GET", blocked) == "sign-in"


def test_a_report_keeps_the_chat_and_reaches_the_host(admin: Run, accounts_server: Server) -> None:
    host, rude = people(accounts_server, "Kind host", "Rude person")
    stranger = Browser(accounts_server.address)
    table = open_table(host)
    secret = join(rude, table)
    say(accounts_server, table, secret, "you \x1b[31mfool")
    path, wish = f"/tables/{table.id}/report", {"seat": 1, "text": "calls\nme a fool"}
    assert refusal(stranger.ask, "POST", path, wish) == "no-secret"
    assert refusal(stranger.ask, "POST", path, wish, Authorization="Bearer x") == "wrong-secret"
    assert refusal(host.ask, "POST", path, {"seat": 7, "text": "x"}) == "no-person"
    assert refusal(host.ask, "POST", path, {"seat": 1, "text": ""}) == "bad-message"
    host.ask("POST", path, wish)
    stranger.ask("POST", path, wish, Authorization=f"Bearer {table.secrets[0]}")
    found = [line.split() for line in admin("reports").splitlines() if "calls me" in line]
    first, second = (words[1] for words in found)
    shown = admin("reports", first)
    assert "about Ben (the account Rude person), seat 2" in shown
    assert f"by Kind host, table {table.id}" in shown
    assert "\x1b" not in shown
    assert "  | Ben: you [31mfool" in shown
    assert "by a guest" in admin("reports", second)
    assert admin("reports", first, second, "--done").splitlines() == [
        f"{first} is done",
        f"{second} is done",
    ]
    assert first not in admin("reports")
    assert ", done " in admin("reports", first)
    assert "there is no report 'x'" in admin("reports", "x", code=2)


def test_reports_and_blocks_are_limited(accounts_server: Server) -> None:
    me, other = people(accounts_server, "Flooder", "Flooded")
    table = open_table(me)
    join(other, table)
    wish = ("POST", f"/tables/{table.id}/report", {"seat": 1, "text": "x"})
    for _ in range(5):
        me.ask(*wish)
    assert refusal(me.ask, *wish) == "too-many-attempts"
    other.ask("POST", f"/tables/{table.id}/report", {"seat": 0, "text": "a flood of reports"})
