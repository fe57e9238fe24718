"""Views travel to other processes as bytes, and nothing else does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ratskeller
from ratskeller.kernel import CHANCE, Match, Rng
from ratskeller.kernel.view_pickle import pack, unpack
from tests.cases import Case, cases, walk
from tests.kernel.duel import duel


@pytest.mark.unmeasured
@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_packed_view_is_the_same_and_can_be_guessed_from(case: Case) -> None:
    game = ratskeller.game(case.game)
    for number, state in enumerate(walk(case, seed=21)):
        if number % 11:
            continue
        for viewer in (None, *range(case.players)):
            view = state.view(viewer)
            other = unpack(pack(view))
            assert other == view
            assert type(other) is type(view)
            one, two = (game.determinize(v, Rng(number)) for v in (view, other))
            assert one.dump() == two.dump()


def test_a_view_can_be_read_in_another_process() -> None:
    view = Match(ratskeller.game("rattus"), 3, rng=2).state.view(1)
    script = (
        "import sys\nfrom ratskeller.kernel.view_pickle import unpack\n"
        "print(unpack(sys.stdin.buffer.read()).viewer)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=pack(view), capture_output=True, timeout=60
    )
    assert done.stdout.strip() == b"1"


def test_a_state_in_a_view_is_refused() -> None:
    state = ratskeller.game("rattus").new(2)
    view = state.view(0)
    view.options = {"powers": state}  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="no state"):
        pack(view)


def test_what_was_drawn_before_is_drawn_again() -> None:
    game = ratskeller.game("rattus")
    first = Match(game, 3, rng=5)
    drawn = [text for _, text in first.record.choices]
    second = Match(game, 3, drawn=drawn)
    rng = Rng(1)
    while first.state.actors:
        seat = first.state.actors[0]
        choices = first.state.choices(seat)
        choice = choices[rng.below(len(choices))]
        before = len(first.record.choices)
        first.apply(seat, choice)
        drawn = [text for who, text in first.record.choices[before:] if who == CHANCE]
        second.apply(seat, choice, drawn)
    assert second.record.data() == first.record.data()
    assert second.state.dump() == first.state.dump()
    assert [e.data() for e in second.events] == [e.data() for e in first.events]


def test_a_match_goes_on_from_a_loaded_position() -> None:
    game = ratskeller.game("rattus")
    start = Match(game, 2, rng=9)
    match = Match.of(game.load(start.state.dump()))
    seat = match.state.actors[0]
    assert not match.can_undo(seat)
    match.apply(seat, match.state.choices(seat)[0])
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.dump() == start.state.dump()
    assert match.record.choices == []


def test_a_sealed_answer_of_a_loaded_position_goes_back(tmp_path: Path) -> None:
    game = duel(tmp_path)
    state = game.new(3)
    state.apply(1, "pick:2")
    match = Match.of(game.load(state.dump()))
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.actors == (0, 1, 2)
    assert match.record.choices == []
