"""Makes golden records: finished games that must replay to the same end for ever.

``python -m tests.golden GAME`` plays seeded random games and keeps, for every case, one of
each way of ending that turns up.
"""

from __future__ import annotations

import sys
from pathlib import Path

import ratskeller
from ratskeller.bots.random import RandomBot
from ratskeller.kernel import Record
from tests.cases import Case, cases_of

FOLDER = Path(__file__).parent / "records"
TRIES = 400


def played(case: Case, seed: int) -> Record:
    """One seeded random game."""
    bots = [RandomBot(seed * 10 + seat) for seat in range(case.players)]
    return ratskeller.play(ratskeller.game(case.game), bots, dict(case.options), rng=seed)


def write(game: str) -> None:
    """One record for each case and way of ending."""
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for case in cases_of(game):
        kept: set[str] = set()
        for seed in range(TRIES):
            record = played(case, seed)
            assert record.result is not None
            reason = record.result["reason"]
            if reason not in kept:
                kept.add(reason)
                name = f"{case}-{reason}.json".replace("=", "-").replace(",", "-")
                (folder / name).write_text(record.to_json(), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(name)
