"""Bots from outside at the table: invited, playing, illegal choices, replaced and back."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.accounts.authenticator import Browser
from tests.server.harness import ApiError, Client, Opened, Server, UnexpectedError, play_out
from tests.server.outside.client import Bot
from tests.server.outside.conftest import Make


def table_with(server: Server, name: str, **more: Any) -> Opened:
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "bot", "bot": f"@{name}"}]
    return server.open_table(2, seats=seats, **more)


def summary(server: Server, id: str) -> Any:
    return server.ask("GET", f"/api/tables/{id}")


def code(wanted: Any, *args: Any, **more: Any) -> str:
    with pytest.raises(ApiError) as refused:
        wanted(*args, **more)
    found: str = refused.value.code
    return found


async def play_ann(server: Server, opened: Opened) -> None:
    async with Client(server.address, opened.id, [opened.secrets[0]]) as client:
        await play_out(client, random.Random(3))


async def until_asked(server: Server, opened: Opened) -> None:
    """Ann plays until the bot is asked."""
    async with Client(server.address, opened.id, [opened.secrets[0]]) as client:
        while client.update["status"] != "running":
            await client.read()
        while 1 not in client.update["actors"]:
            choice = client.update["choices"][0]["notation"]
            answer = await client.choose(0, choice)
            while client.update["seq"] < answer["seq"]:
                await client.read()


def test_a_bot_is_invited_plays_and_is_asked_to_the_rematch(cellar: Server, make: Make) -> None:
    name, token = make()
    rng = random.Random(4)
    with Bot(cellar, token, "rattus") as bot:
        assert bot.ready["name"] == name
        assert {"name": name, "own": False} in cellar.ask("GET", "/api/bots?game=rattus")
        assert name not in str(cellar.ask("GET", "/api/bots?game=notre-dame"))
        opened = table_with(cellar, name)
        seat = summary(cellar, opened.id)["seats"][1]
        assert (seat["kind"], seat["name"], seat["outside"]) == ("invited", name, True)
        invited = bot.wait("invited")
        assert (invited["by"], invited["game"], invited["seat"]) == (["Ann"], "rattus", 1)
        bot.do("accept", invited)
        assert bot.do("accept", invited)  # said twice
        seat = summary(cellar, opened.id)["seats"][1]
        assert (seat["kind"], seat["bot"], seat["outside"]) == ("bot", None, True)
        assert not summary(cellar, opened.id)["hints"]  # the bot has not agreed to them

        async def both() -> dict[str, Any]:
            playing = asyncio.to_thread(bot.play, rng.choice)
            found, _ = await asyncio.gather(playing, play_ann(cellar, opened))
            return dict(found)

        end = asyncio.run(both())
        assert end["outcome"] == summary(cellar, opened.id)["outcome"]
        again = cellar.ask("POST", f"/api/tables/{opened.id}/rematch", {}, opened.secrets[0])
        assert bot.wait("invited")["table"] == again["id"]
        bot.do("decline", {"table": again["id"], "seat": 1})
        assert summary(cellar, again["id"])["seats"][1]["kind"] == "open"
        assert bot.wait("gone")["table"] == again["id"]


def test_an_illegal_choice_is_explained_and_the_game_goes_on(cellar: Server, make: Make) -> None:
    name, token = make()
    with Bot(cellar, token) as bot:
        opened = table_with(cellar, name)
        bot.do("accept", bot.wait("invited"))
        asyncio.run(until_asked(cellar, opened))
        turn = bot.wait("turn")
        seq = turn["seq"]
        assert {"view", "events", "deadline"} < turn.keys()
        assert turn["view"]["viewer"] == 1
        with pytest.raises(ApiError) as refused:
            bot.do("choose", turn, seq=seq, choice="take:knight", language="de")
        assert refused.value.code == "illegal"
        assert refused.value.details["clause"].startswith("RA ")
        assert refused.value.details["text"].endswith(".")
        assert code(bot.do, "choose", turn, seq=seq, choice="dance") == "bad-choice"
        assert code(bot.do, "choose", turn, seq=seq + 50, choice="dance") == "ahead"
        other = {"table": opened.id, "seat": 0}
        assert code(bot.do, "choose", other, seq=seq, choice="x") == "not-your-seat"
        made = bot.do("choose", turn, seq=seq, choice=turn["choices"][0])
        assert bot.do("choose", turn, seq=seq, choice=turn["choices"][0]) == made
        assert summary(cellar, opened.id)["seats"][1]["bot"] is None


def test_a_token_opens_a_bots_seats_and_nothing_else(cellar: Server, make: Make) -> None:
    name, token = make()
    with Bot(cellar, token) as bot:
        opened = table_with(cellar, name)
        bot.do("accept", bot.wait("invited"))
        for path in ("leave", "resign", "return", "rematch"):
            path = f"/api/tables/{opened.id}/{path}"
            assert code(cellar.ask, "POST", path, None, token) == "wrong-secret"
        key = {"Authorization": f"Bearer {token}"}
        assert code(cellar.ask, "GET", "/api/account/bots", headers=key) == "sign-in"

        async def listen() -> None:
            socket = Client(cellar.address, opened.id, [token])
            with pytest.raises(UnexpectedError, match="wrong-secret"):
                await socket.open()
            await socket.close()

        asyncio.run(listen())
        secret = opened.secrets[0]
        assert code(cellar.ask, "GET", "/api/bot/events", None, secret) == "wrong-token"
        assert code(cellar.ask, "GET", "/api/bot/events") == "wrong-token"


def test_who_does_not_answer_is_replaced_and_returns_with_a_new_stream(
    cellar: Server, make: Make
) -> None:
    name, token = make()
    with Bot(cellar, token) as bot:
        opened = table_with(cellar, name)
        bot.do("accept", bot.wait("invited"))
        asyncio.run(until_asked(cellar, opened))
        bot.wait("turn")
        path = f"/api/tables/{opened.id}/vote"
        cellar.ask("POST", path, {"target": 1}, opened.secrets[0])
        assert bot.wait("replaced")["reason"] == "voted"
        with Bot(cellar, token) as again:
            assert bot.wait("closed")["reason"] == "ended"
            again.wait("started")
            asyncio.run(until_asked(cellar, opened))
            turn = again.wait("turn")
            assert again.do("choose", turn, seq=turn["seq"], choice=turn["choices"][0])
            assert summary(cellar, opened.id)["seats"][1]["bot"] is None
            again.do("leave", turn)
            assert again.wait("replaced")["reason"] == "left"


def test_an_invitation_can_be_withdrawn(cellar: Server, make: Make) -> None:
    name, token = make()
    with Bot(cellar, token) as bot:
        opened = cellar.open_table(2, seats=[{"kind": "mine"}, {"kind": "open"}])
        path, secret = f"/api/tables/{opened.id}/fill", opened.secrets[0]
        cellar.ask("POST", path, {"target": 1, "bot": f"@{name.lower()}"}, secret)
        invited = bot.wait("invited")
        cellar.ask("POST", path, {"target": 1, "bot": "random"}, secret)
        assert bot.wait("gone")["table"] == opened.id
        assert code(bot.do, "accept", invited) == "not-your-seat"


def test_whom_one_may_invite(cellar: Server, make: Make, owner: Browser) -> None:
    name, token = make()
    assert code(table_with, cellar, name) == "bot-away"
    owner.ask("POST", "/account/bots/free", {"name": name, "free": False})
    with Bot(cellar, token, "rattus") as bot:
        assert name not in str(cellar.ask("GET", "/api/bots?game=rattus"))
        assert {"name": name, "own": True} in owner.ask("GET", "/bots?game=rattus")
        assert code(table_with, cellar, name) == "no-bot"
        assert code(table_with, cellar, "Nobody") == "no-bot"
        seats = [{"kind": "mine"}, {"kind": "bot", "bot": f"@{name}"}]
        wish = {"game": "rattus", "players": 2, "seats": seats}
        made = owner.ask("POST", "/tables", wish)
        assert bot.wait("invited")["table"] == made["table"]["id"]
        other = {**wish, "game": "notre-dame"}
        assert code(owner.ask, "POST", "/tables", other) == "no-bot"
