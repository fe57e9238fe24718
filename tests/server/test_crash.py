"""kill -9 in the middle of games: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import ratskeller
from benchmarks.kill import Trial
from tests.server.harness import Client
from tests.server.persistent import Audit, PersistentClient, audit
from tests.server.table_log import TableLog

pytestmark = pytest.mark.unmeasured


def test_games_survive_the_server(database: str) -> None:
    trial = Trial(database, kills=2, tables=3, rng=random.Random(1), pause=0.0)
    asyncio.run(trial.run())
    assert trial.killed == 2
    assert set(trial.finished) == set(ratskeller.game_ids())
    assert trial.finished.total() == trial.begun
    assert trial.resumed > 0
    assert trial.audit.acknowledged > 300
    assert trial.audit.clean


def a_game() -> tuple[TableLog, list[PersistentClient]]:
    """A finished game, and two clients that received all of it."""
    log = TableLog("rattus", 2)
    people = [PersistentClient(Client("", "t", []), seat, random.Random(1), 0.0) for seat in (0, 1)]
    table = log.table
    while table.status == "running":
        assert table.match is not None
        seat = table.actors[0]
        base, text = table.seq, str(table.match.state.choices(seat)[0])
        intent: dict[str, Any] = {"type": "choose", "seat": seat, "seq": base, "choice": text}
        people[seat].acked.append((log.choose(seat, text, base), intent))
    for person in people:
        person.client.heard[person.seat] = [entry.seq for entry in log.entries]
    return log, people


def test_what_goes_wrong_is_counted() -> None:
    log, people = a_game()
    made = len(log.entries) - 1
    assert audit(log.entries, people) == Audit(acknowledged=made)
    cut = audit(log.entries[:-3], people)
    assert (cut.lost, cut.doubled, cut.misheard, cut.broken) == (3, 0, 2, 1)
    last = people[1].acked.pop()
    assert audit(log.entries, people) == Audit(acknowledged=made - 1, doubled=1)
    people[1].acked.append((last[0], {**last[1], "choice": "dance"}))
    assert audit(log.entries, people) == Audit(acknowledged=made, lost=1, doubled=1)
    people[1].acked[-1] = last
    people[0].client.heard[0].pop(4)
    assert audit(log.entries, people) == Audit(acknowledged=made, misheard=1)
