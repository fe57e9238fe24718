"""Floods of accounts, guesses, and questions about who exists."""

from __future__ import annotations

import asyncio
import warnings
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.connection import ASGIConnection
from litestar.testing import TestClient

from ratskeller.server.accounts.attempts import network
from ratskeller.server.accounts.codes import HOST_LIFE
from ratskeller.server.accounts.passkeys import WAIT
from ratskeller.server.accounts.passwords import Passwords
from ratskeller.server.accounts.service import GUESSES, AccountService
from ratskeller.server.app import create_app
from ratskeller.server.errors import Refused
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store
from tests.server.accounts.authenticator import Browser
from tests.server.accounts.test_sign_in import refusal
from tests.server.harness import Server
from tests.server.test_store import with_store

TABLE = {"game": "rattus", "players": 2}


def test_attempts_are_counted_across_processes(database: str) -> None:
    async def work(store: Store) -> None:
        other = Store(store.engine)  # of another process
        checks = [
            each.attempts.check("x", 5, 60, now=1000.0) for each in (store, other) for _ in range(6)
        ]
        made = await asyncio.gather(*checks, return_exceptions=True)
        assert sum(one is None for one in made) == 5
        assert {str(one) for one in made if one is not None} == {"too-many-attempts"}
        await store.attempts.check("y", 5, 60, now=1000.0)
        with pytest.raises(Refused):
            await other.attempts.check("x", 5, 60, now=1059.0)
        await other.attempts.check("x", 5, 60, now=1061.0)
        await store.attempts.check("x", 0, 60, now=1000.0)  # no limit

    with_store(database, work)


def test_codes_and_challenges_are_used_once(database: str) -> None:
    async def work(store: Store) -> None:
        me = await store.accounts.create("Me")
        codes = await store.codes.renew(me.id)
        taken = await asyncio.gather(*(store.codes.take(me.id, codes[0]) for _ in range(5)))
        assert sorted(taken) == [False] * 4 + [True]
        assert not await store.codes.take("somebody", codes[1])
        code = await store.codes.add_host_code(me.id, now=1000.0)
        assert not await store.codes.take(me.id, code, now=1001.0 + HOST_LIFE)
        assert await store.codes.take(me.id, code, now=1000.0 + HOST_LIFE / 2)
        invitation = await store.invitations.add("for Ben")
        assert await store.invitations.is_good(invitation.upper())
        used = await asyncio.gather(*(store.invitations.take(invitation) for _ in range(3)))
        assert sorted(used) == [False, False, True]
        assert not await store.invitations.is_good(await store.invitations.add("late", -1))
        token = await store.challenges.add("sign-in", {"n": 1}, now=1000.0)
        for purpose, at in (("add", 1001.0), ("sign-in", 1001.0 + WAIT)):
            with pytest.raises(Refused, match="old-challenge"):
                await store.challenges.take(token, purpose, now=at)
        assert await store.challenges.take(token, "sign-in", now=1001.0) == {"n": 1}
        with pytest.raises(Refused, match="old-challenge"):
            await store.challenges.take(token, "sign-in", now=1001.0)

    with_store(database, work)


def test_the_database_has_no_code(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        me = await store.accounts.create("Me")
        codes = await store.codes.renew(me.id)
        codes += [await store.codes.add_host_code(me.id), await store.invitations.add("")]
        codes.append(await store.challenges.add("sign-in", {}))
        await store.attempts.check("guess 192.0.2.77 anna", 5, 60)
        found = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        for secret in (*codes, "192.0.2.77"):
            assert secret.encode() not in found

    with_store(f"sqlite:///{tmp_path}/t.sqlite", work)


@pytest.mark.parametrize("address", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"])
def test_addresses_of_one_network_share_a_limit(address: str) -> None:
    assert network(address) == "2001:db8:1:2::/64"


def test_guesses_end(accounts_server: Server) -> None:
    """Whether the name exists or not: the limit and all answers before it are the same."""
    Browser(accounts_server.address).sign_up("Guessed")
    answers = []
    for name in ("Guessed", "Nobody by this name"):
        guesser = Browser(accounts_server.address, origin=None)
        wish = {"name": name, "code": "abcd-efgh-jkmn-pqrs"}
        codes = [refusal(guesser.ask, "POST", "/account/sign-in/code", wish) for _ in range(12)]
        answers.append(codes)
    assert answers[0] == answers[1]
    assert answers[0] == ["wrong-code"] * GUESSES + ["too-many-attempts"] * 2


def test_recovery_does_the_same_work_for_names_that_do_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Statements in the database and hashed passwords, one for one: so they take as long."""
    verified: list[str] = []
    verify = Passwords._verify

    def counted(self: Passwords, password: str, hash: str | None) -> bool:
        verified.append(password)
        return verify(self, password, hash)

    monkeypatch.setattr(Passwords, "_verify", counted)
    statements: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        statements.append(statement)

    async def work(store: Store) -> None:
        service = AccountService(store, Settings(passwords=True))
        me = await store.accounts.create("Anna")
        await store.codes.renew(me.id)
        await store.accounts.change(me.id, password=await service._passwords.hash("x" * 12))
        scope: Any = {"type": "http", "client": ("192.0.2.1", 1), "headers": [], "state": {}}
        sa.event.listen(sa.Engine, "before_cursor_execute", note)
        try:
            for way, wrong in (("code", "wrong-code"), ("password", "wrong-password")):
                work_of = []
                for name in ("Anna", "Nobody"):
                    statements.clear()
                    verified.clear()
                    sign_in = getattr(service, f"sign_in_by_{way}")
                    with pytest.raises(Refused, match=wrong):
                        await sign_in(ASGIConnection(scope), name, "guess")
                    work_of.append(([*statements], [*verified]))
                assert work_of[0] == work_of[1]
                assert len(work_of[0][0]) > 5
        finally:
            sa.event.remove(sa.Engine, "before_cursor_execute", note)

    with_store(f"sqlite:///{tmp_path}/t.sqlite", work)


def test_signing_in_names_nobody(accounts_server: Server) -> None:
    """The options are the same for everybody, so that nothing can be asked about a name."""
    browser = Browser(accounts_server.address)
    browser.sign_up("Unnamed")
    begun = [browser.ask("POST", "/account/sign-in/options")["options"] for _ in range(2)]
    for options in begun:
        assert options.pop("challenge")
    assert begun[0] == begun[1]
    assert not begun[0].get("allowCredentials")


def test_a_flood_of_accounts_ends(tmp_path: Path) -> None:
    """On a server that knows everybody: accounts by invitation, and no guests."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    first, second, third = invitations(database, 3)
    with Server(database, "--sign-ups", "2", "--no-guests", "--invited") as server:
        browser = Browser(server.address)
        assert refusal(browser.ask, "POST", "/tables", TABLE) == "sign-in"
        wish = {"name": "Any", "password": "a long password"}
        for path in ("sign-up", "sign-in"):
            code = refusal(browser.ask, "POST", f"/account/{path}/password", wish)
            assert code == "no-passwords"
        assert refusal(browser.sign_up, "Uninvited") == "no-invitation"
        browser.sign_up("One", first)
        assert browser.ask("POST", "/tables", TABLE)["secrets"]
        assert refusal(browser.sign_up, "Again", "abcd-efgh-jkmn-pqrs") == "no-invitation"
        browser.sign_up("Two", second)
        assert refusal(browser.sign_up, "Three", third) == "too-many-attempts"
        # Asking for names is limited, too: three times as many.
        codes = [refusal(browser.sign_up, "Two", third) for _ in range(2)]
        assert codes == ["name-taken", "too-many-attempts"]


def invitations(database: str, count: int) -> list[str]:
    """Invitations of the host."""
    made: list[str] = []

    async def work(store: Store) -> None:
        made.extend([await store.invitations.add("a friend") for _ in range(count)])

    with_store(database, work)
    return made


def test_a_host_may_do_without_accounts() -> None:
    with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):
        client = TestClient(create_app(Settings(accounts=False, database="sqlite:////none.db")))
    refused = client.post("/api/account/sign-up/options", json={"name": "Anybody"})
    assert refused.json()["code"] == "no-accounts"
    state = client.get("/api/account").json()
    assert (state["accounts"], state["account"]) == (False, None)
