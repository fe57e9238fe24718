"""The rules of the example game, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import ratskeller
from ratskeller import CHANCE, State


def position(**changes: Any) -> dict[str, Any]:
    """Three players, nobody has drunk yet, seat 0 is on turn."""
    return {
        "game": "cask",
        "version": 1,
        "players": 3,
        "stack": [{"decision": "turn", "seat": 0}],
        "left": 15,
        "drunk": [0, 0, 0],
        "gone": [False, False, False],
        "thirst": [4, 6, 9],
        **changes,
    }


def table(**changes: Any) -> State:
    return ratskeller.game("cask").load(position(**changes))


@pytest.mark.parametrize(("measures", "full"), [(5, 15), (4, 12)])
def test_ck_1_1_the_cask_holds_so_much_for_each_player(measures: int, full: int) -> None:
    state = ratskeller.game("cask").new(3, {"measures": measures})
    assert state.dump()["left"] == full


def test_ck_1_2_no_two_have_the_same_thirst() -> None:
    state = ratskeller.game("cask").new(2)
    assert {str(choice) for choice, _ in state.chances()} == {f"deal:{n}" for n in range(4, 10)}
    state.apply(CHANCE, "deal:6")
    with pytest.raises(ratskeller.IllegalChoice):
        state.apply(CHANCE, "deal:6")
    state.apply(CHANCE, "deal:9")
    assert state.actors == (0,)


def test_ck_2_1_one_to_three_and_never_more_than_is_left() -> None:
    state = table(left=2, drunk=[5, 4, 4])
    assert [str(choice) for choice in state.choices(0)] == ["draw:1", "draw:2", "leave"]
    with pytest.raises(ratskeller.IllegalChoice, match=r"CK 2\.1: Only 2 left in the cask"):
        state.apply(0, "draw:3")
    state.apply(0, "draw:1")
    assert state.dump()["drunk"] == [6, 4, 4]


def test_ck_2_2_who_goes_home_has_no_more_turns() -> None:
    state = table()
    for seat, choice in ((0, "draw:3"), (1, "leave"), (2, "draw:1")):
        state.apply(seat, choice)
    assert state.actors == (0,)
    state.apply(0, "draw:1")
    assert state.actors == (2,)


def test_ck_3_1_the_game_ends_with_the_cask_or_with_the_last_to_leave() -> None:
    empty = table(left=1, drunk=[4, 5, 5])
    empty.apply(0, "draw:1")
    assert empty.outcome is not None
    assert empty.outcome.reason == "empty"
    alone = table(gone=[False, True, True])
    alone.apply(0, "leave")
    assert alone.outcome is not None
    assert alone.outcome.reason == "all-gone"


def test_ck_3_2_who_drank_too_much_has_nothing_and_equals_share() -> None:
    state = table(left=1, drunk=[4, 5, 5])
    state.apply(0, "draw:1")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 5, 5)
    assert state.outcome.winners == (1, 2)


def test_ck_4_1_thirst_is_secret_until_the_end() -> None:
    state = table(left=1, drunk=[4, 5, 5])
    assert state.view(1).data()["thirst"] == [None, 6, None]
    assert state.view(None).data()["thirst"] == [None, None, None]
    state.apply(0, "draw:1")
    assert state.view(None).data()["thirst"] == [4, 6, 9]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"left": 14}, "the cask held 15, 14 are left and 0 were drunk"),
        ({"thirst": [4, 4, 9]}, "two seats have the same thirst"),
        ({"thirst": [4, None, 9]}, "3 seats have a thirst by now"),
        ({"gone": [True, False, False]}, "the player to move has gone home"),
        ({"stack": []}, "the game is over exactly if"),
        ({"cups": 3}, "unknown 'cups'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ratskeller.PositionError, match=problem):
        table(**changes)
