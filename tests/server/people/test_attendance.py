"""Who stayed to the end: read from entries as the table itself folds them."""

from __future__ import annotations

import contextlib
import random

import msgspec
import pytest

from ratskeller.server import commands
from ratskeller.server.entry import (
    AnyChange,
    Chosen,
    Created,
    Entry,
    Invited,
    Joined,
    Left,
    Returned,
    Seat,
    Undone,
    Voted,
)
from ratskeller.server.errors import Refused
from ratskeller.server.people.attendance import attended
from ratskeller.server.table import Table
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
    own: list[list[tuple[str, bool]]] = [[], [], []]  # choices, and whether a person made them
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
        own[seat].append((choice, bot is None))
        back = [s for s in range(3) if table.seats[s].bot is None and table.match.can_undo(s)]
        if back and rng.random() < 0.3:
            log.undo(back[0], table.seq)
            own[back[0]].pop()
        found = attended(log.entries)
        assert [bool(s.gone_at) for s in found] == [s.bot is not None for s in table.seats]
        assert [s.made for s in found] == [[text for text, by in made if by] for made in own]
        seen |= {entry.kind for entry in log.entries}
    assert seen >= {"left", "undone"}


def test_what_was_undone_does_not_count_whoever_made_it() -> None:
    """Somebody who comes back can take back what the stand-in did."""
    changes: list[AnyChange] = [
        *(Chosen(0, "a", []), Chosen(0, "b", []), Undone(0)),
        *(Left(0, "easy"), Chosen(0, "c", [], "easy"), Returned(0), Undone(0)),
    ]
    log = TableLog("rattus", 2)
    told = [*log.entries, *(Entry(n, change, 1.0) for n, change in enumerate(changes, 2))]
    [one, _] = attended(told)
    assert (one.made, one.gone_at) == (["a"], 0)


def test_a_bot_from_outside_has_no_vote() -> None:
    """So one person's is enough where two people and a bot sit."""
    log = TableLog("rattus", 3)
    created = log.entries[0].change
    assert isinstance(created, Created)
    seats = [*created.seats[:2], Seat()]
    changes: list[AnyChange] = [
        msgspec.structs.replace(created, seats=seats, start=None),
        Invited(0, 2, "Hal", "a" * 64),
        Joined(2, "Hal", "a" * 64, created.start),
        Voted(0, 1, "random"),
    ]
    entries = [Entry(number, change, float(number)) for number, change in enumerate(changes, 1)]
    table = Table("t")
    for entry in entries:
        table.fold(entry)
    assert table.seats[2].outside
    assert table.seats[1].gone == "voted"
    assert [bool(seat.gone_at) for seat in attended(entries)] == [False, True, False]
