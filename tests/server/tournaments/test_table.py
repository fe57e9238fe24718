"""What is different at a table of a tournament: arriving, hints, votes, notices, rematches."""

from __future__ import annotations

import msgspec
import pytest

from ratskeller.server import commands, outgoing, snapshot
from ratskeller.server.entry import Clock, Draft, DrawSecret, Entry, OfTournament
from ratskeller.server.errors import Refused
from ratskeller.server.notifications.causes import causes
from ratskeller.server.table import Table
from ratskeller.server.timing import Timing
from tests.server.table_log import TableLog


def a_log(clock: Clock | None = None) -> TableLog:
    """A game whose first player has 300 seconds to arrive; the clock begins at 1001."""
    of = OfTournament("t" * 20, 1, sealed=True)
    draws = DrawSecret("deal", "a" * 64)
    return TableLog("rattus", 2, clock or Clock("total", 60), draws, tournament=of, arrival=300.0)


def first(log: TableLog) -> int:
    [seat] = log.table.actors
    return seat


@pytest.mark.parametrize("mode", ["move", "total", "turn"])
def test_the_first_choice_has_a_time_of_its_own(mode: str) -> None:
    timing = Timing(Clock(mode, 60), arrival=300)
    timing.advance((), (0,), None, 0.0)
    assert timing.deadline(0) == 300
    timing.advance((0,), (0,), 0, 200)  # the first choice; the seat owes another one
    assert timing.deadline(0) == 260
    timing.advance((0,), (1,), 0, 210)
    timing.advance((1,), (0,), 1, 500)
    assert timing.deadline(0) == (550 if mode == "total" else 560)
    assert timing.data(2)["deadlines"] == [timing.deadline(0), None]


def test_whoever_does_not_arrive_is_replaced_and_may_come_back() -> None:
    """Someone whose clock for the whole game has run out may not."""
    log = a_log()
    seat = first(log)
    assert log.table.wake_at() == 1301
    assert commands.expire(log.table, 1300, "medium") is None
    log.take(commands.expire(log.table, 1301, "medium"))
    assert log.table.seats[seat].gone == "absent"
    log.take(commands.come_back(log.table, seat))
    assert log.table.seats[seat].bot is None

    choice = str(log.table.match.state.choices(seat)[0]) if log.table.match else ""
    log.choose(seat, choice, log.table.seq)
    while first(log) != seat:
        other = first(log)
        assert log.table.match is not None
        log.choose(other, str(log.table.match.state.choices(other)[0]), log.table.seq)
    log.take(commands.expire(log.table, 9999, "medium"))
    assert log.table.seats[seat].gone == "expired"
    with pytest.raises(Refused, match="no-return"):
        commands.come_back(log.table, seat)


def test_an_undone_first_choice_is_a_first_choice_again() -> None:
    log = a_log(Clock("move", 60))
    seat = first(log)
    assert log.table.match is not None
    for choice in log.table.match.state.choices(seat):
        if not log.table.match.state.is_irreversible(seat, choice):
            log.choose(seat, str(choice), log.table.seq)
            break
    assert not log.table.timing.awaits(seat)
    log.undo(seat, log.table.seq)
    assert log.table.timing.awaits(seat)


def test_a_snapshot_knows_who_has_arrived() -> None:
    log = a_log()
    seat = first(log)
    assert log.table.match is not None
    log.choose(seat, str(log.table.match.state.choices(seat)[0]), log.table.seq)
    data = msgspec.json.decode(outgoing.encode(snapshot.take(log.table)))
    again = snapshot.restore("t", log.table.seq, data)
    assert again is not None
    assert again.timing.arrived == {seat} == log.table.timing.arrived
    assert outgoing.summary(again) == outgoing.summary(log.table)


def test_nobody_gets_hints_and_the_clock_alone_says_when_time_is_up() -> None:
    log = a_log()
    seat = first(log)
    log.table.seats[1 - seat].kind = "bot"
    assert not log.table.hints
    assert not outgoing.alone_with_bots(log.table, seat)
    log.table.seats[1 - seat].kind = "human"
    with pytest.raises(Refused, match="not-away"):
        commands.vote(log.table, 1 - seat, seat, "medium", 9999, 1.0)


def test_all_are_told_when_their_table_is_ready() -> None:
    log = a_log()
    [entry] = log.entries
    assert isinstance(entry, Entry)
    found = [(cause.kind, cause.seat) for cause in causes((), "open", log.table, entry)]
    assert found == [("full", 0), ("full", 1), ("turn", first(log))]
    plain = TableLog("rattus", 2)
    assert causes((), "open", plain.table, plain.entries[0]) == []


def test_the_summary_names_the_tournament() -> None:
    assert outgoing.summary(a_log().table)["tournament"] == {
        "id": "t" * 20,
        "round": 1,
        "sealed": True,
    }
    assert outgoing.summary(TableLog("rattus", 2).table)["tournament"] is None


def test_the_record_is_read_again_as_it_was_written() -> None:
    log = a_log()
    again = Table("t")
    for entry in log.entries:
        raw = msgspec.json.encode(entry)
        again.fold(msgspec.json.decode(raw, type=Entry))
    assert again.setup == log.table.setup
    assert isinstance(commands.leave(again, 0, "medium"), Draft)
