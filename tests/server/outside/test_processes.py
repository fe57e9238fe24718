"""Bots from outside where two processes serve one PostgreSQL."""

from __future__ import annotations

import asyncio
import random

from tests.server.accounts.authenticator import Browser
from tests.server.conftest import fresh
from tests.server.harness import Server
from tests.server.outside.client import Bot
from tests.server.outside.test_playing import play_ann, summary, table_with


def test_a_bot_plays_at_another_process_and_moves_to_it(postgres: str) -> None:
    database = fresh(postgres, "outside_bots")
    with Server(database) as here, Server(database) as there:
        owner = Browser(here.address)
        owner.sign_up("Owner of both")
        owner.ask("POST", "/account/bots", {"name": "Hal"})
        owner.ask("POST", "/account/bots/free", {"name": "Hal", "free": True})
        wish = {"name": "Hal", "label": "both"}
        token = owner.ask("POST", "/account/bots/tokens", wish)["token"]
        with Bot(there, token) as bot:
            opened = table_with(here, "Hal")
            bot.do("accept", bot.wait("invited"))
            bot.wait("started")
            with Bot(here, token) as moved:
                assert bot.wait("closed")["reason"] == "ended"

                async def both() -> None:
                    playing = asyncio.to_thread(moved.play, random.Random(6).choice)
                    await asyncio.gather(playing, play_ann(there, opened))

                asyncio.run(both())
                assert summary(there, opened.id)["status"] == "finished"
