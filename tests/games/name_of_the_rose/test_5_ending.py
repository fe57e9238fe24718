"""NR 5: the seventh day."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller import State
from tests.games.name_of_the_rose.positions import (
    GAME,
    MONKS,
    deciding,
    draw,
    evidence,
    go,
    listened,
    offered,
    position,
    refused,
    told,
)


def seventh(players: int, **edits: Any) -> State:
    """The seventh day, everybody about to accuse."""
    base = position(players=players, day=6, **edits)
    base |= {"day": 7, "stack": [{"decision": "accuse"}]}
    base["ended"] = edits.get("ended", [0, 0, 1, 1, 0, 1])
    return listened(GAME.load(base))


@pytest.mark.parametrize(("players", "ways"), [(2, 6), (3, 30), (4, 120), (5, 360)])
def test_nr_5_1_one_marker_before_each_opponent(players: int, ways: int) -> None:
    state = seventh(players)
    assert state.actors == tuple(range(players))
    for seat in range(players):
        assert len(offered(state, seat)) == ways


def test_nr_5_1_each_marker_once_any_colour_will_do() -> None:
    state = seventh(3)
    refused(state, 0, "accuse-two:red:red", "NR 5.1", "marker-once")
    refused(state, 0, "accuse:red", "NR 5.1", "accuse-count")
    refused(state, 0, "show:red", "NR 5.1", "wrong-verb")
    shown = state.dump()["shown"][1][0]
    for choice in (f"accuse-two:{shown}:orange", "accuse-two:red:orange", "accuse-two:gray:black"):
        assert choice in offered(state, 0)  # shown by the opponent, one's own, unplayed ones


def test_nr_5_1_the_sixth_day_ends_in_accusations() -> None:
    base = position(day=6, clock=23, hands={0: ["garden-2", "red-2", "red-3"]})
    state = listened(GAME.load(base))
    draw(go(state, 0, "play:garden-2", "move:william"))
    assert deciding(state) == "accuse"
    assert state.dump()["day"] == 7
    assert len(state.dump()["ended"]) == 6


@pytest.mark.parametrize(("players", "each"), [(2, 12), (3, 6), (4, 4), (5, 3)])
def test_nr_5_2_a_right_guess_counts_by_the_number_of_players(players: int, each: int) -> None:
    state = seventh(players, ended=[1, 1, 1, 1, 1, 1])
    verb = ["accuse", "accuse-two", "accuse-three", "accuse-four"][players - 2]
    for seat in range(players):
        others = [m for m in MONKS if m != "red"]
        colours: list[str] = []
        for place in range(1, players):
            other = (seat + place) % players
            colours.append("red" if other == 0 and seat == 1 else others.pop())
        go(state, seat, f"{verb}:" + ":".join(colours))
    assert state.outcome is not None
    assert state.outcome.scores[0] == 5 + each


def test_nr_5_2_the_worked_example_of_blue() -> None:
    """Four players, markers blue, orange, blue before the player of blue: 8 evidence."""
    state = seventh(4, identities=["blue", "red", "white", "gray"], ended=[1, 1, 1, 1, 1, 1])
    go(state, 0, "accuse-three:orange:black:blue")
    go(state, 1, "accuse-three:orange:black:blue")  # seats 2, 3, 0
    go(state, 2, "accuse-three:black:orange:white")  # seats 3, 0, 1
    go(state, 3, "accuse-three:blue:orange:black")  # seats 0, 1, 2
    assert evidence(state, "blue") == [13]
    assert evidence(state, "orange") == [5]  # nobody is orange
    assert evidence(state, "white", "gray") == [5, 5]  # the guessers gain nothing


def test_nr_5_3_two_evidence_for_each_event_card() -> None:
    state = seventh(2, identities=["red", "blue"], ended=[0, 0, 1, 1, 0, 1])
    go(go(state, 0, "accuse:orange"), 1, "accuse:orange")
    assert evidence(state, "red", "blue") == [11, 11]
    state = seventh(2, identities=["red", "blue"], ended=[0, 0, 0, 0, 0, 1])
    go(go(state, 0, "accuse:orange"), 1, "accuse:orange")
    assert evidence(state, "red", "blue") == [15, 7]


def final(players: int, evidence: dict[str, int], ended: list[int]) -> State:
    """A game whose accusations all miss."""
    state = seventh(players, evidence=evidence, ended=ended)
    verb = ["accuse", "accuse-two", "accuse-three"][players - 2]
    missing = {2: "orange", 3: "orange:black", 4: "orange:black:blue"}[players]
    for seat in range(players):
        go(state, seat, f"{verb}:{missing}")
    return state


def test_nr_5_4_least_evidence_wins_among_the_players() -> None:
    state = final(3, {"red": 9, "blue": 3, "white": 20, "orange": 0}, [0, 0, 1, 1, 2, 2])
    outcome = state.outcome
    assert outcome is not None
    assert outcome.places == ((1,), (0,), (2,))
    assert outcome.scores == (13, 7, 24)
    assert outcome.reason == "seventh-day"
    assert outcome.tiebreak is None
    refused(state, 0, "show:red", "NR 5.4", "game-over")


def test_nr_5_4_a_tie_goes_to_more_event_cards() -> None:
    state = final(3, {"red": 10, "blue": 12, "white": 10}, [0, 0, 0, 1, 1, 2])
    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores == (16, 16, 12)
    assert outcome.places == ((2,), (0,), (1,))
    assert outcome.tiebreak == "event-cards"


def test_nr_5_4_still_tied_is_shared() -> None:
    state = final(3, {"red": 10, "blue": 10, "white": 40}, [0, 0, 1, 1, 2, 2])
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.place(2) == 3
    assert outcome.tiebreak is None
    assert [e["seat"] for e in told(state, "over")] == [0, 1]
