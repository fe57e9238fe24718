"""`ratskeller admin`, beside a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ratskeller.cli import main
from tests.server.accounts.authenticator import Browser
from tests.server.accounts.conftest import Run
from tests.server.accounts.test_seats import join, open_table
from tests.server.accounts.test_sign_in import refusal
from tests.server.harness import Client, Server
from tests.server.people.conftest import Club


def test_a_banned_person_is_out_at_once(admin: Run, accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    passkey, _ = browser.sign_up("Malvolio")
    table = open_table(browser, seats=[{"kind": "mine"}, {"kind": "mine"}])

    async def run() -> None:
        client = Client(accounts_server.address, table.id, [], cookie=browser.cookie)
        async with client:
            assert client.seats == [0, 1]
            await asyncio.to_thread(admin, "ban", "malvolio", "--days", "7", "--reason", "insults")
            while not any(m.get("code") == "signed-out" for m in client.others):
                await client.read()

    asyncio.run(run())
    assert browser.me() is None
    assert refusal(browser.sign_in, passkey) == "banned"
    assert "Malvolio  banned until" in admin("list")
    assert admin("list", "Malvolio").endswith(": insults\n")
    admin("unban", "Malvolio")
    assert browser.sign_in(passkey) == "Malvolio"


def test_a_host_renames_and_opens_accounts(admin: Run, accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    passkey, codes = browser.sign_up("Rude name")
    admin("rename", "Rude name", "Kind name")
    assert browser.me()["name"] == "Kind name"
    code = admin("reset", "Kind name").splitlines()[0]
    new = Browser(accounts_server.address)
    wish = {"name": "Kind name", "code": code}
    assert new.ask("POST", "/account/sign-in/code", wish)["name"] == "Kind name"
    assert refusal(new.ask, "POST", "/account/sign-in/code", wish) == "wrong-code"
    browser.sign_in(passkey)
    # Stolen: nothing but the code opens it.
    wish["code"] = admin("reset", "Kind name", "--lock").splitlines()[0]
    assert browser.me() is None
    assert refusal(browser.sign_in, passkey) == "wrong-passkey"
    old = {"name": "Kind name", "code": codes[0]}
    assert refusal(browser.ask, "POST", "/account/sign-in/code", old) == "wrong-code"
    assert browser.ask("POST", "/account/sign-in/code", wish)["name"] == "Kind name"


def test_a_host_closes_tables(admin: Run, accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    waiting, running = open_table(browser), open_table(browser)
    join(Browser(accounts_server.address), running)
    listed = admin("tables")
    assert f"{waiting.id}  open" in listed
    assert f"{running.id}  running" in listed

    async def run() -> None:
        async with Client(accounts_server.address, running.id, [running.secrets[0]]) as client:
            await asyncio.to_thread(admin, "close", waiting.id, running.id)
            while client.update["status"] != "closed":
                await client.read()

    asyncio.run(run())
    assert waiting.id not in admin("tables")
    assert "is closed already" in admin("close", running.id, code=2)


def test_errors_of_the_command_are_sentences(admin: Run, tmp_path: Path) -> None:
    assert "there is no account 'Nobody'" in admin("ban", "Nobody", code=2)
    assert "needs the name" in admin("unban", code=2)
    assert "two names" in admin("rename", "x", code=2)
    assert "there is no table 'x'" in admin("close", "x", code=2)
    assert "invitation=" in admin("invite", "for Ben")
    missing = f"sqlite:///{tmp_path}/none.sqlite"
    assert main(["admin", "list", "--database", missing]) == 2


def test_ratings_are_listed_and_recomputed(
    accounts_server: Server, accounts_database: str, admin: Run
) -> None:
    club = Club(accounts_server, accounts_database)
    club.person("Rated by the book")
    club.played("Rated by the book", "*random")
    before = admin("ratings")
    assert "-   1" in before
    assert "Rated by the book\n" in before
    assert "random  bot\n" in before
    assert admin("ratings", "recompute") == "rattus: 1 games count\n"
    assert admin("ratings") == before
    assert "recompute" in admin("ratings", "nonsense", code=2)
