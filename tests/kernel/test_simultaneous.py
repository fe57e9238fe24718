"""Decisions of several seats at once: any order, nothing shows, taking back."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratskeller.kernel import (
    CHANCE,
    Chance,
    EventLog,
    IllegalChoice,
    Match,
    Offers,
    Record,
    Rng,
    UndoError,
    playout,
)
from tests.kernel.duel import Duel, duel


@pytest.fixture
def game(tmp_path: Path) -> Duel:
    return duel(tmp_path)


def test_seats_answer_in_any_order(game: Duel) -> None:
    for order in ([0, 1, 2], [2, 0, 1]):
        state = game.new(3)
        owed = {0, 1, 2}
        for seat in order:
            assert set(state.actors) == owed
            state.apply(seat, f"pick:{seat + 1}")
            owed.remove(seat)
        assert list(state.public.points) == [1, 2, 3]
        assert state.actors == (CHANCE,)


def test_nothing_shows_until_all_have_answered(game: Duel) -> None:
    views = []
    for pick in (1, 3):
        state = game.new(2)
        log = state.listener = EventLog()
        state.apply(0, f"pick:{pick}")
        assert log.events == []
        views.append((state.view(1), state.view(None)))
        assert state.view(1).sealed == (0,)
        assert state.view(1).own_answer is None
        assert state.view(0).own_answer == f"pick:{pick}"
    assert views[0] == views[1]


def test_an_answer_stands(game: Duel) -> None:
    state = game.new(2)
    state.apply(1, "pick:2")
    assert state.choices(1) == ()
    with pytest.raises(IllegalChoice, match=r"DU 1\.1: You have already chosen; the others"):
        state.apply(1, "pick:3")
    with pytest.raises(IllegalChoice, match="expected pick:NUMBER"):
        state.apply(0, "bonus:1")


def test_a_sealed_answer_can_be_taken_back_whatever_others_did(game: Duel) -> None:
    match = Match(game, 3, rng=1)
    match.apply(0, "pick:1")
    match.apply(1, "pick:2")
    assert match.can_undo(0)
    assert not match.can_undo(2)
    match.undo(0)
    assert match.state.actors == (0, 2)
    assert match.record.choices == [(1, "pick:2")]
    match.apply(0, "pick:3")
    match.apply(2, "pick:1")
    assert [match.record.choices[i] for i in range(3)] == [
        (1, "pick:2"),
        (0, "pick:3"),
        (2, "pick:1"),
    ]
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(UndoError):
        match.undo(0)


def test_the_stack_and_sealed_answers_load(game: Duel) -> None:
    state = game.new(2)
    state.apply(1, "pick:2")
    loaded = game.load(state.dump())
    assert loaded.dump() == state.dump()
    loaded.apply(0, "pick:3")
    assert list(loaded.public.points) == [3, 2]


def test_determinized_answers_keep_the_own_one(game: Duel) -> None:
    state = game.new(3)
    state.apply(0, "pick:1")
    state.apply(1, "pick:2")
    seen = set()
    for seed in range(40):
        other = game.determinize(state.view_of(0), Rng(seed))
        assert other.view(0) == state.view(0)
        assert other.sealed[0] == state.sealed[0]
        assert other.actors == (2,)
        seen.add(int(other.sealed[1]))
    assert len(seen) == 3


def test_weights_of_chance_show(game: Duel) -> None:
    state = game.new(2)
    state.apply(0, "pick:1")
    state.apply(1, "pick:1")
    assert [(str(choice), weight) for choice, weight in state.chances()] == [
        ("bonus:0", 1),
        ("bonus:1", 2),
    ]
    top = state.stack[-1]
    assert isinstance(top, Chance)
    rng, out = Rng(8), Offers()
    drawn = [int(top.draw(state, rng, out)) & 255 for _ in range(600)]
    assert 350 < sum(drawn) < 450  # two in three go to seat 1; four standard deviations are 46


def test_playouts_and_records_work_for_outsiders(game: Duel) -> None:
    state = game.new(3)
    assert playout(state, Rng(3)) == 7
    assert state.outcome is not None
    match = Match(game, 2, rng=5)
    while match.state.actors:
        seat = match.state.actors[-1]
        match.apply(seat, match.state.choices(seat)[0])
    record: Record = match.record
    assert record.replay().dump() == match.state.dump()
