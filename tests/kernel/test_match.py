"""A match that goes on from a record undoes every choice made since."""

from __future__ import annotations

import copy

import ratskeller
from ratskeller.kernel import Match, Record


def test_a_resumed_match_undoes_every_choice_since() -> None:
    """The seat made one more undoable choice before, which the match does not hold."""
    before = Match(ratskeller.game("rattus"), players=2, rng=0)
    for seat in (0, 1, 1, 0):
        before.apply(seat, "settle:anglia")
    assert (before.state.undo_seat, before.state.undo_depth) == (0, 1)
    match = Match.resume(Record.from_json(before.record.to_json()), rng=1)
    for choice in ("take:peasant", "place:anglia:1", "pawn:anglia"):
        match.apply(0, choice)
    for _ in range(3):
        match.undo(0)
    assert match.state == before.state
    assert match.record.choices == before.record.choices
    assert not match.can_undo(0)


def test_a_shallow_copy_undoes_what_the_match_can() -> None:
    match = Match(ratskeller.game("rattus"), 2, rng=1)
    while not any(match.can_undo(seat) for seat in (0, 1)):
        seat = match.state.actors[0]
        match.apply(seat, match.state.choices(seat)[0])
    for seat in (0, 1):
        assert copy.copy(match).can_undo(seat) == match.can_undo(seat)
