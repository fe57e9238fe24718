"""Simultaneous decisions answered at the same instant, and a bot that fails."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.harness import Client, Server, play_out
from tests.server.simultaneous import SEATS, rounds

pytestmark = pytest.mark.unmeasured

DUEL = "tests.server.with_duel"


def test_all_answers_given_at_once_are_accepted(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.sqlite", module=DUEL) as server:
        tally = asyncio.run(rounds([server], 100, random.Random(1)))
    assert (tally.rounds, tally.accepted, tally.refused) == (100, 100 * SEATS, 0)


def test_a_draft_is_answered_at_once(server: Server) -> None:
    tally = asyncio.run(rounds([server], 20, random.Random(1), "notre-dame", 4))
    assert (tally.accepted, tally.refused) == (20 * 4, 0)


def test_a_bot_whose_process_cannot_think_does_not_stop_the_game(tmp_path: Path) -> None:
    """The workers do not know this game: they die, are replaced, and any choice is made."""

    async def game(server: Server) -> None:
        seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
        table = await asyncio.to_thread(server.open_table, 2, "duel", seats=seats)
        async with Client(server.address, table.id, [table.secrets[0]]) as client:
            await play_out(client, random.Random(3))

    with Server(f"sqlite:///{tmp_path}/t.sqlite", module=DUEL) as server:
        asyncio.run(game(server))
    assert "a bot process failed" in server.log
