"""kill -9 in the middle of games: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import random

from benchmarks.kill import Trial


def test_games_survive_the_server(database: str) -> None:
    trial = Trial(database, kills=2, tables=2, rng=random.Random(1), pause=0.0)
    asyncio.run(trial.run())
    assert trial.finished >= 2
    assert trial.resumed > 0
    assert trial.acked > 100
