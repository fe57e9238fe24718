"""Who stayed to the end: read from entries as the table itself folds them."""

from __future__ import annotations

import contextlib
import random

import pytest

from ratskeller.server import commands
from ratskeller.server.errors import Refused
from ratskeller.server.people.attendance import attended
from tests.server.table_log import TableLog


def trouble(log: TableLog, rng: random.Random) -> None:
    """Somebody leaves, gives up, comes back or is voted out, if that is possible."""
    seat, target = rng.sample(range(log.table.players), 2)
    wishes = [
        lambda: commands.leave(log.table, seat, "random"),
        lambda: commands.come_back(log.table, seat),
        lambda: commands.come_back(log.table, target),
        lambda: commands.vote(log.table, seat, target, "random", log.now, 0.0),
        lambda: commands.vote(log.table, target, seat, "random", log.now, 0.0),
    ]
    if rng.random() < 0.05:
        wishes = [lambda: commands.resign(log.table, seat, "random")]
    with contextlib.suppress(Refused):
        log.take(rng.choice(wishes)())


@pytest.mark.parametrize("seed", range(6))
def test_attendance_is_what_the_table_says(seed: int) -> None:
    rng = random.Random(seed)
    log = TableLog("rattus", 3)
    table = log.table
    own: list[list[str]] = [[], [], []]
    seen = set()
    while table.status == "running":
        if rng.random() < 0.4:
            trouble(log, rng)
        assert table.match is not None
        seat = rng.choice(table.actors)
        choice = str(rng.choice(table.match.state.choices(seat)))
        bot = table.seats[seat].bot
        by = commands.Made(bot, 0) if bot else None
        log.take(commands.choose(table, seat, choice, table.seq, by))
        if bot is None:
            own[seat].append(choice)
        found = attended(log.entries)
        assert [bool(s.gone_at) for s in found] == [s.bot is not None for s in table.seats]
        assert [s.made for s in found] == own
        seen |= {entry.kind for entry in log.entries}
    assert len(seen & {"left", "returned", "voted", "resigned"}) >= 3


def test_what_was_undone_does_not_count() -> None:
    log = TableLog("rattus", 2)
    table = log.table
    rng = random.Random(1)
    while not any(table.match.can_undo(seat) for seat in (0, 1)):  # type: ignore[union-attr]
        assert table.match is not None
        seat = table.actors[0]
        log.choose(seat, str(rng.choice(table.match.state.choices(seat))), table.seq)
    before = [seat.made for seat in attended(log.entries)]
    back = next(seat for seat in (0, 1) if table.match and table.match.can_undo(seat))
    log.undo(back, table.seq)
    after = [seat.made for seat in attended(log.entries)]
    assert after[back] == before[back][:-1]
    assert after[1 - back] == before[1 - back]
