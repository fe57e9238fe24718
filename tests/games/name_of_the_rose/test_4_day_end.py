"""NR 4: the end of a day."""

from __future__ import annotations

import pytest

from tests.games.name_of_the_rose.positions import (
    MONKS,
    deciding,
    draw,
    evidence,
    go,
    offered,
    refused,
    suspicion,
    turn,
)

RANKS = {"gray": 30, "blue": 20, "white": 20, "red": 12, "black": 12, "orange": 4}


def test_nr_4_1_the_day_ends_at_24_or_past_it_and_hours_carry_over() -> None:
    for clock, left in ((20, 0), (21, 1), (23, 3)):
        state = turn(day=2, clock=clock, hands={0: ["red-4", "red-2", "red-3"]})
        draw(go(state, 0, "play:red-4", "go:garden"))
        assert state.dump()["day"] == 3
        assert state.dump()["clock"] == left
    state = turn(day=2, clock=19, hands={0: ["red-4", "red-2", "red-3"]})
    draw(go(state, 0, "play:red-4", "go:garden"))
    assert (state.dump()["day"], state.dump()["clock"]) == (2, 23)


def test_nr_4_1_with_clock_reset_each_day_starts_at_nothing() -> None:
    state = turn(
        day=2, clock=23, options={"clock_reset": True}, hands={0: ["red-4", "red-2", "red-3"]}
    )
    draw(go(state, 0, "play:red-4", "go:garden"))
    assert (state.dump()["day"], state.dump()["clock"]) == (3, 0)


def end_day(**edits: object) -> list[int]:
    """Evidence gained at the end of a day that Adson's friends end without touching a track."""
    state = turn(day=2, clock=22, hands={0: ["garden-2", "red-2", "red-3"]}, **edits)
    draw(go(state, 0, "play:garden-2", "move:william"))
    assert suspicion(state) == [10] * 6
    return [now - 5 for now in evidence(state)]


def test_nr_4_2_the_worked_example() -> None:
    gains = dict(zip(MONKS, end_day(suspicion=RANKS), strict=True))
    assert gains == {"gray": 5, "blue": 4, "white": 4, "red": 3, "black": 3, "orange": 2}


def test_nr_4_2_six_ranks_and_all_six_monks_count() -> None:
    ladder = {monk: 20 - i for i, monk in enumerate(MONKS)}
    assert end_day(suspicion=ladder, players=2) == [5, 4, 3, 2, 1, 0]


def test_nr_4_2_all_level_gain_five_each() -> None:
    assert end_day() == [5] * 6


def test_nr_4_3_who_ended_the_day_holds_its_event_card() -> None:
    state = turn(day=2, clock=23, seat=2, hands={2: ["red-4", "red-2", "red-3"]})
    draw(go(state, 2, "play:red-4", "go:garden"))
    assert state.dump()["ended"] == [0, 2]


@pytest.mark.parametrize("day", [1, 2, 3, 4, 5])
def test_nr_4_4_markers_are_shown_after_days_1_3_and_5(day: int) -> None:
    state = turn(day=day, clock=23, hands={0: ["garden-2", "red-2", "red-3"]})
    draw(go(state, 0, "play:garden-2", "move:william"))
    assert (deciding(state) == "show") == (day in (1, 3, 5))
    if deciding(state) == "show":
        assert state.actors == (0, 1, 2)
        assert [len(offered(state, seat)) for seat in range(3)] == [5 - day // 2] * 3


def test_nr_4_4_never_the_own_colour_never_one_twice() -> None:
    state = turn(
        day=3, clock=23, hands={0: ["garden-2", "red-2", "red-3"]},
        identities=["red", "blue", "white"], shown=[["blue"], ["gray"], ["black"]],
    )  # fmt: skip
    draw(go(state, 0, "play:garden-2", "move:william"))
    assert offered(state, 0) == ["show:white", "show:gray", "show:black", "show:orange"]
    refused(state, 0, "show:red", "NR 4.4", "show-not-own")
    refused(state, 0, "show:blue", "NR 4.4", "shown-already")
    refused(state, 0, "play:red-2", "NR 4.4", "wrong-verb")
    go(state, 0, "show:gray")
    refused(state, 0, "show:white", "NR 4.4", "answered")


def test_nr_4_4_nothing_happens_until_all_have_chosen_in_any_order() -> None:
    """Two players show the same colour: 4 evidence."""
    state = turn(day=3, clock=23, hands={0: ["garden-2", "red-2", "red-3"]},
                 shown=[["blue"], ["red"], ["red"]])  # fmt: skip
    draw(go(state, 0, "play:garden-2", "move:william"))
    before = evidence(state)
    go(go(state, 2, "show:orange"), 0, "show:gray")
    assert evidence(state) == before
    assert state.actors == (1,)
    go(state, 1, "show:orange")
    after = evidence(state)
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 0, 0, 2, 0, 4]
    assert state.dump()["shown"] == [["blue", "gray"], ["red", "orange"], ["red", "orange"]]
    draw(state)
    assert state.dump()["day"] == 4
    assert state.actors == (0,)
