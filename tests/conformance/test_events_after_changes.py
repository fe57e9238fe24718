"""An event is emitted when its change is made: its patch moves the piece it tells of."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ratskeller
from ratskeller import State
from ratskeller.kernel import Event, Listener, Match


class Views(Listener):
    """Every event with the public view at that moment."""

    def __init__(self) -> None:
        self.seen: list[tuple[Event, dict[str, Any]]] = []

    def on_event(self, state: State, event: Event) -> None:
        self.seen.append((event, state.view(None).data()))


@pytest.fixture(scope="module")
def rose() -> list[tuple[Event, dict[str, Any]]]:
    return walk("name-of-the-rose", 3)


def walk(game: str, players: int) -> list[tuple[Event, dict[str, Any]]]:
    match = Match(ratskeller.game(game), players, rng=5)
    rng = random.Random(5)
    views = Views()
    while match.state.outcome is None:
        match.state.listener = views
        seat = match.state.actors[0]
        match.apply(seat, rng.choice(match.state.choices(seat)))
    return views.seen


def test_nr_3_3_a_figure_that_moved_stands_in_its_new_building(
    rose: list[tuple[Event, dict[str, Any]]],
) -> None:
    moves = [(e.args, view) for e, view in rose if e.kind == "moved"]
    assert moves
    for args, view in moves:
        assert args["figure"] in view["buildings"][args["building2"]]["figures"]
        assert args["building"] != args["building2"]


def test_nr_4_3_whoever_ended_the_day_holds_its_card(
    rose: list[tuple[Event, dict[str, Any]]],
) -> None:
    ends = [(e.args, view) for e, view in rose if e.kind == "day-over"]
    assert len(ends) == 6
    for args, view in ends:
        assert view["ended"][int(args["day"]) - 1] == args["seat"]


def test_nd_3_4_a_person_is_hired_when_the_coin_is_paid() -> None:
    paid = 0
    before: dict[str, Any] = {}
    for event, view in walk("notre-dame", 3):
        if event.kind == "hired":
            seat = int(event.args["seat"])
            assert view["seats"][seat]["coins"] == before["seats"][seat]["coins"] - 1
            assert view["supply"] == before["supply"] + 1
            paid += 1
        before = view
    assert paid > 5
