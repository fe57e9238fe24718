"""The examples of the manual play a whole game at a real server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import ROOT
from tests.server.accounts.authenticator import Browser
from tests.server.harness import Server
from tests.server.outside.conftest import Make
from tests.server.outside.test_playing import play_ann, summary, table_with

BOTS = ROOT / "examples" / "bots"


@pytest.mark.parametrize(
    "command",
    [[sys.executable, BOTS / "outside_bot.py"], ["node", BOTS / "outside_bot.mjs"]],
    ids=["python", "javascript"],
)
def test_an_example_plays_a_game(
    cellar: Server, make: Make, owner: Browser, command: list[str | Path]
) -> None:
    name, token = make()
    process = subprocess.Popen([*command, cellar.address, token], stderr=subprocess.PIPE, text=True)
    try:
        asyncio.run(online(owner, process))
        opened = table_with(cellar, name)
        asyncio.run(play_ann(cellar, opened))
        assert summary(cellar, opened.id)["status"] == "finished"
    finally:
        process.kill()
        _, said = process.communicate()
    assert said == ""


async def online(owner: Browser, process: subprocess.Popen[str]) -> None:
    """Wait until the bot listens."""
    async with asyncio.timeout(20):
        while not owner.ask("GET", "/account/bots")[0]["online"]:
            assert process.poll() is None
            await asyncio.sleep(0.02)
