"""Where prestige came from, by the events of one choice."""

import pytest

from ratskeller import State
from ratskeller.games.notre_dame.breakdown import breakdown
from ratskeller.games.notre_dame.state import NotreDameState

from .positions import go, hire, listen, play


def sources(state: State, *choices: str) -> dict[str, int]:
    """What seat 0 gains and loses by these choices, without what is 0."""
    events = listen(state)
    go(state, *choices)
    assert isinstance(state, NotreDameState)
    return {source: count for source, count in breakdown(state, events)[0].items() if count}


@pytest.mark.parametrize(("park", "bonus"), [(0, {}), (4, {"park": 2})])
def test_nd_4_8_what_the_park_adds_is_the_parks(park: int, bonus: dict[str, int]) -> None:
    state = play("residence", seats={0: {"markers": {"park": park, "residence": 1}, "own": 1}})
    assert sources(state, "play:residence:0") == {"residence": 2, **bonus}


def test_nd_4_10_a_gift_is_a_source_of_its_own() -> None:
    state = play("notre-dame", seats={0: {"own": 1, "coins": 3}})
    assert sources(state, "play:notre-dame:0", "pay:2") == {"gifts": 3}


def test_nd_4_5_a_message_is_a_source_of_its_own() -> None:
    state = play("carriage-house", seats={0: {"markers": {"carriage-house": 2}, "own": 1}})
    assert sources(state, "play:carriage-house:0", "drive:1:outer-left", "take") == {"messages": 3}


@pytest.mark.parametrize(("to", "source"), [("residence", {"residence": 1}), ("bank", {})])
def test_nd_6_4_a_marker_that_a_person_moves_gains_by_its_sector(
    to: str, source: dict[str, int]
) -> None:
    state = hire("fool", seats={0: {"markers": {"park": 1}, "coins": 3}})
    assert sources(state, "hire:fool", "from:park", f"to:{to}") == source


def test_nd_6_15_what_a_person_gives_is_the_persons() -> None:
    state = hire("carpenter", seats={0: {"markers": {"bank": 1, "hotel": 1}}})
    assert sources(state, "hire:carpenter") == {"gray": 2}
