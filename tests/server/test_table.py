"""Folding entries: simultaneous decisions, repeats, undo, clocks, snapshots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ratskeller
from ratskeller.kernel import IllegalChoice, plugins, registry
from ratskeller.server import commands, outgoing, snapshot
from ratskeller.server.entry import Clock, Draft, Entry, Repeat, Seat
from ratskeller.server.errors import Refused
from ratskeller.server.table import Table
from tests.kernel.duel import Duel
from tests.server.table_log import TableLog, random_game
from tests.server.with_duel import register


@pytest.fixture
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Duel]:
    monkeypatch.setattr(plugins, "entry_points", vars(plugins)["entry_points"])
    yield register(tmp_path)
    monkeypatch.undo()
    plugins.entries.cache_clear()
    registry._plugged_in.cache_clear()


def code(run: Any) -> str:
    with pytest.raises(Refused) as refused:
        run()
    return refused.value.code


def test_simultaneous_answers_are_accepted_in_any_order(duel: Duel) -> None:
    log = TableLog("duel", 3)
    base = log.table.seq
    assert log.choose(2, "pick:1", base) == base + 1
    assert log.choose(0, "pick:2", base) == base + 2
    assert log.choose(1, "pick:3", base) == base + 3
    assert log.table.decision_seq == base + 3


def test_a_repeated_message_changes_nothing(duel: Duel) -> None:
    log = TableLog("duel", 2)
    base = log.table.seq
    seq = log.choose(0, "pick:1", base)
    assert log.choose(0, "pick:1", base) == seq
    assert log.choose(0, " PICK:1 ", base) == seq
    assert code(lambda: log.choose(0, "pick:2", base)) == "answered"
    log.choose(1, "pick:1", base)
    assert log.choose(0, "pick:1", base) == seq
    assert log.table.seq == base + 2


def test_a_choice_for_an_earlier_decision_is_stale(duel: Duel) -> None:
    log = TableLog("duel", 2)
    base = log.table.seq
    log.choose(0, "pick:1", base)
    log.choose(1, "pick:1", base + 1)
    assert code(lambda: log.choose(1, "pick:2", base)) == "stale"
    assert code(lambda: log.choose(0, "pick:2", base + 1)) == "stale"
    assert code(lambda: log.choose(0, "pick:2", base + 3)) == "ahead"
    log.choose(0, "pick:2", base + 2)


def test_a_sealed_answer_can_be_undone_while_others_answer(duel: Duel) -> None:
    log = TableLog("duel", 3)
    base = log.table.seq
    mine = log.choose(0, "pick:1", base)
    log.choose(1, "pick:2", base)
    assert code(lambda: log.undo(2, base)) == "no-undo"
    assert code(lambda: log.undo(0, base)) == "answered"
    undone = log.undo(0, mine)
    assert log.undo(0, mine) == undone
    assert log.choose(0, "pick:1", base) == mine  # a late repeat, not a new answer
    assert log.table.actors == (0, 2)
    log.choose(0, "pick:3", undone)
    log.choose(2, "pick:2", base)
    assert code(lambda: log.undo(0, log.table.seq)) == "no-undo"


def test_nothing_of_a_sealed_answer_is_sent(duel: Duel) -> None:
    told = []
    for pick in ("pick:1", "pick:3"):
        log = TableLog("duel", 2)
        log.choose(0, pick, log.table.seq)
        [*_, logged] = log.table.recent
        told.append([outgoing.update_message(log.table, viewer, [logged]) for viewer in (None, 1)])
    assert told[0] == told[1]


def test_illegal_choices_name_their_clause(duel: Duel) -> None:
    log = TableLog("duel", 2)
    log.choose(0, "pick:1", log.table.seq)
    with pytest.raises(IllegalChoice) as refused:
        commands.choose(log.table, 0, "pick:2", log.table.seq)
    assert (refused.value.clause, refused.value.reason) == ("DU 1.1", "answered")
    assert code(lambda: commands.choose(log.table, 1, "dance", log.table.seq)) == "bad-choice"


@pytest.mark.unmeasured
@pytest.mark.parametrize(("game", "players"), [("rattus", 2), ("rattus", 4), ("duel", 3)])
def test_a_snapshot_and_the_record_give_the_same_table(duel: Duel, game: str, players: int) -> None:
    log = TableLog(game, players)
    shots: list[tuple[int, bytes]] = []
    for table in random_game(log, seed=3, undo=0.3):
        if snapshot.can_take(table):
            shots.append((table.seq, outgoing.encode(snapshot.take(table))))
    assert len(shots) > 3
    last = [outgoing.update_message(log.table, viewer, []) for viewer in (None, *range(players))]
    for seq, data in shots[:: 1 + len(shots) // 12]:
        table_ = snapshot.restore("t", seq, msgspec.json.decode(data))
        assert table_ is not None
        again = Table("t")
        for entry in log.entries:
            if entry.seq <= seq:
                again.fold(entry)
            else:
                logged = table_.fold(entry)
                assert outgoing.entries_data([logged], None) == outgoing.entries_data(
                    [again.fold(entry)], None
                )
                assert outgoing.update_message(table_, 0, []) == outgoing.update_message(
                    again, 0, []
                )
        assert [outgoing.update_message(table_, v, []) for v in (None, *range(players))] == last


def test_a_snapshot_that_cannot_be_read_is_replaced_by_the_record() -> None:
    """Positions may gain a field; the record of the same rules still gives the table."""
    tables = random_game(TableLog("name-of-the-rose", 2), seed=3, undo=0.0)
    table = next(each for each in tables if snapshot.can_take(each))
    shot = msgspec.json.decode(outgoing.encode(snapshot.take(table)))
    assert snapshot.restore("t", table.seq, shot) is not None
    del shot["position"]["deeds"]
    assert snapshot.restore("t", table.seq, shot) is None


@pytest.mark.parametrize("game", ["rattus", "notre-dame", "name-of-the-rose"])
def test_records_leave_out_undone_choices(game: str) -> None:
    from ratskeller.server.history import record

    log = TableLog(game, 3)
    undone = sum(1 for _ in random_game(log, seed=5, undo=0.4)) - 1
    assert any(entry.kind == "undone" for entry in log.entries)
    assert log.table.match is not None
    data = log.table.match.record.data()
    assert record(log.entries, data["result"]) == {**data, "seats": ["p0", "p1", "p2"]}
    found = ratskeller.Record.from_data(data)
    assert found.replay().dump() == log.table.match.state.dump()
    assert undone == len(log.entries) - 1


def test_time_per_move_and_in_total() -> None:
    for mode, left in (("move", 100.0), ("total", 99.0)):
        log = TableLog("rattus", 2, Clock(mode, 100.0))
        [seat] = log.table.actors
        end = log.table.timing.deadline(seat)
        assert end == log.now + 100
        assert log.table.match is not None
        choices = [str(c) for c in log.table.match.state.choices(seat)]
        log.choose(seat, choices[0], log.table.seq)
        log.undo(seat, log.table.seq)
        again = log.table.timing.deadline(seat)
        assert again == (end if mode == "move" else log.now + left)
        assert commands.expire(log.table, log.now, "random") is None
        assert again is not None
        log.take(commands.expire(log.table, again, "random"))
        assert (log.table.seats[seat].bot, log.table.seats[seat].gone) == ("random", "expired")
        assert log.table.bots_to_move() == [seat]
        if mode == "move":
            log.take(commands.come_back(log.table, seat))
            assert log.table.seats[seat].bot is None
        else:
            assert code(partial(commands.come_back, log.table, seat)) == "no-return"


def test_a_vote_needs_patience_and_all_others() -> None:
    log = TableLog("rattus", 3)
    [away] = log.table.actors
    one, two = (seat for seat in range(3) if seat != away)

    def vote(seat: int, target: int, seconds: float) -> Draft:
        return commands.vote(log.table, seat, target, "random", log.now + seconds, 60.0)

    assert code(partial(vote, one, away, 59.0)) == "not-away"
    assert code(partial(vote, one, two, 1000.0)) == "not-away"
    assert code(partial(vote, one, one, 1000.0)) == "bad-seats"
    assert code(partial(vote, one, 7, 1000.0)) == "bad-seats"
    log.take(vote(one, away, 61.0))
    assert log.table.seats[away].bot is None
    log.take(vote(two, away, 61.0))
    assert log.table.seats[away].bot == "random"


@pytest.mark.parametrize("status", ["finished", "closed"])
def test_a_table_that_is_over_takes_no_more_entries(status: str) -> None:
    log = TableLog("rattus", 2)
    if status == "finished":
        for _ in random_game(log, seed=1, undo=0.0):
            pass
    else:
        log.table.status = "closed"
    table, before = log.table, len(log.entries)
    assert table.status == status
    asked: list[Callable[[], Draft | Repeat]] = [
        lambda: commands.leave(table, 0, "random"),
        lambda: commands.resign(table, 0, "random"),
        lambda: commands.come_back(table, 0),
        lambda: commands.vote(table, 0, 1, "random", 1e9, 0.0),
        lambda: commands.undo(table, 0, table.seq),
        lambda: commands.choose(table, 0, "settle:gallia", table.seq),
    ]
    for command in asked:
        assert code(lambda command=command: log.take(command())) == "not-running"
    assert commands.expire(table, 1e9, "random") is None
    assert (len(log.entries), table.status) == (before, status)


@pytest.mark.unmeasured
def test_a_table_of_other_rules_is_not_touched() -> None:
    log = TableLog("rattus", 2)
    other = msgspec.structs.replace(log.entries[0].change, version=0)
    table = Table("t")
    with pytest.raises(Refused) as refused:
        table.fold(Entry(1, other, 0.0))
    assert refused.value.code == "other-rules"


def test_a_finished_table_refuses_who_leaves_or_resigns() -> None:
    log = TableLog("rattus", 2)
    *_, table = random_game(log, seed=1, undo=0)
    assert table.status == "finished"
    assert code(lambda: commands.leave(table, 0, "easy")) == "not-running"
    assert code(lambda: commands.resign(table, 0, "easy")) == "not-running"


def test_a_reserved_seat_is_not_a_free_seat() -> None:
    log = TableLog("rattus", 2)
    seats = [Seat("human", "p0", "0" * 64), Seat("reserved", "p1", "1" * 64)]
    table = Table("t")
    table.fold(
        Entry(1, msgspec.structs.replace(log.entries[0].change, seats=seats, start=None), 0.0)
    )
    assert code(lambda: commands.join(table, None, "Cleo", "2" * 64)) == "seat-taken"
    assert code(lambda: commands.join(table, 1, "Cleo", "2" * 64)) == "seat-taken"
    draft = commands.join(table, 1, "p1", "1" * 64)
    table.fold(Entry(2, draft.change, 1.0))
    assert table.status == "running"


def test_choices_that_nobody_can_undo_are_forgotten(duel: Duel) -> None:
    log = TableLog("duel", 2)
    for number in (1, 2):
        base = log.table.seq
        log.choose(0, f"pick:{number}", base)
        assert len(log.table.undoable) == 1
        log.choose(1, f"pick:{number}", base)
        assert log.table.undoable == []
