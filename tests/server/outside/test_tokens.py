"""Bots of an account: their tokens, the host's switch, and what is kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ratskeller.cli import main
from ratskeller.server.api.outside import caller
from ratskeller.server.errors import Refused
from ratskeller.server.outside.store import OutsideBot, Token
from ratskeller.server.rate_limit import RateLimiter
from tests.server.accounts.authenticator import Browser
from tests.server.harness import Server
from tests.server.outside.client import Bot
from tests.server.outside.conftest import Make
from tests.server.outside.test_playing import code, summary, table_with


def stored(database: str) -> str:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        return "\n".join(connection.iterdump())


def test_a_token_is_shown_once_and_ends_at_once(
    cellar: Server, cellar_database: str, make: Make, owner: Browser
) -> None:
    name, token = make()
    [one] = owner.ask("GET", "/account/bots")
    [kept] = one["tokens"]
    assert (one["name"], one["free"], one["online"]) == (name, True, False)
    assert (kept["label"], kept["used_at"]) == ("laptop", None)
    with Bot(cellar, token) as bot:
        [one] = owner.ask("GET", "/account/bots")
        assert one["online"]
        assert one["tokens"][0]["used_at"] is not None
        assert token not in json.dumps(one)
        assert token not in stored(cellar_database)
        end = {"name": name, "id": kept["id"]}
        owner.ask("POST", "/account/bots/tokens/remove", end)
        assert bot.wait("closed")["reason"] == "ended"
        assert bot.event()["type"] == "end"
    assert code(cellar.ask, "GET", "/api/bot/events", None, token) == "wrong-token"
    assert code(owner.ask, "POST", "/account/bots/tokens/remove", end) == "not-found"
    stranger = Browser(cellar.address)
    assert code(stranger.ask, "GET", "/account/bots") == "sign-in"


def test_who_hangs_up_is_offline_at_once(cellar: Server, make: Make, owner: Browser) -> None:
    _, token = make()
    with Bot(cellar, token):
        assert owner.ask("GET", "/account/bots")[0]["online"]
    while owner.ask("GET", "/account/bots")[0]["online"]:
        pass
    [bot] = owner.ask("GET", "/account/export")["bots"]
    [row] = bot["belongings"]["outside_bots"]
    assert row["online_until"] == 0  # not a time that has passed


def test_there_are_limits(owner: Browser) -> None:
    for letter in "abcde":
        owner.ask("POST", "/account/bots", {"name": f"Limit {letter}"})
    assert code(owner.ask, "POST", "/account/bots", {"name": "One more"}) == "too-many-bots"
    wish = {"name": "Limit a", "label": "x"}
    for _ in range(10):
        owner.ask("POST", "/account/bots/tokens", wish)
    assert code(owner.ask, "POST", "/account/bots/tokens", wish) == "too-many-bots"


def test_a_bot_has_its_own_pace() -> None:
    """Whatever its address; one that asks too often does not slow others down."""
    asked = SimpleNamespace(headers={"authorization": "Hal"})
    other = SimpleNamespace(headers={"authorization": "Ada"})

    async def known(name: str) -> tuple[Token, OutsideBot]:
        return Token("t", name, "", 0.0, None), OutsideBot(name, name, None, True, "", 0.0)

    service: Any = SimpleNamespace(office=SimpleNamespace(caller=known))
    pace = RateLimiter(1e-9, 1)

    async def ask(request: Any) -> str:
        return (await caller(request, service, pace))[1].name

    assert asyncio.run(ask(asked)) == "Hal"
    with pytest.raises(Refused, match="too-fast"):
        asyncio.run(ask(asked))
    assert asyncio.run(ask(other)) == "Ada"


def test_a_deleted_bot_leaves_its_games_to_others(
    cellar: Server, make: Make, owner: Browser
) -> None:
    name, token = make()
    with Bot(cellar, token) as bot:
        opened = table_with(cellar, name)
        bot.do("accept", bot.wait("invited"))
        bot.wait("started")
        assert [one["name"] for one in owner.ask("GET", "/account/export")["bots"]] == [name]
        owner.ask("POST", "/account/bots/remove", {"name": name})
        seat = summary(cellar, opened.id)["seats"][1]
        assert (seat["bot"], seat["gone"]) == ("random", "left")
        assert bot.wait("closed")["reason"] == "ended"
    assert owner.ask("GET", "/account/bots") == []


def test_the_host_makes_bots_shuts_them_out_and_can_do_without(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite"

    def admin(*words: str) -> list[str]:
        capsys.readouterr()
        assert main(["admin", *words, "--database", database]) == 0
        return capsys.readouterr().out.splitlines()

    with Server(database, "--no-outside-bots") as server:
        token = admin("bot", "Hal")[0]
        assert server.ask("GET", "/api/bots?game=rattus") == []
        assert code(server.ask, "GET", "/api/bot/events", None, token) == "no-outside-bots"
        assert code(table_with, server, "Hal") == "no-outside-bots"
        assert server.ask("GET", "/api/account")["bots"] is False
    with Server(database) as server:
        with Bot(server, token) as bot:
            assert bot.ready["name"] == "Hal"
            admin("bot", "Hal", "--lock")
            assert bot.wait("closed")["reason"] == "ended"
        token = admin("bot", "Hal")[0]
        with Bot(server, token) as bot:
            admin("ban", "Hal")
            assert bot.wait("closed")["reason"] == "ended"
        assert code(server.ask, "GET", "/api/bot/events", None, token) == "wrong-token"
        admin("unban", "Hal")
        with Bot(server, token) as bot:
            server.stop()
            assert bot.wait("closed")["reason"] == "stopping"
