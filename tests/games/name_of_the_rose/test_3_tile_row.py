"""NR 3.10: a row too short, and the buildings that wait."""

from __future__ import annotations

import pytest

from tests.games.name_of_the_rose.positions import draw, go, suspicion, tiles, time_tiles, turn
from tests.games.name_of_the_rose.row_short import played


def test_nr_3_10_a_known_row_fills_without_chance_in_its_order() -> None:
    state = turn(
        players=2,
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["orange-4"]},
        known=["blue-6", "white-2", "gray-2"],
        hoarder=1,
    )
    go(state, 0, "play:orange-1", "go:church")
    assert tiles(state, "church") == ["blue-6", "white-2"]
    assert state.dump()["row"] == {"unseen": 0, "known": ["gray-2"]}


def test_nr_3_10_unseen_tiles_come_before_known_ones() -> None:
    state = turn(
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["orange-4"]},
        known=["blue-6"],
    )
    draw(go(state, 0, "play:orange-1", "go:church"))
    assert state.dump()["row"]["known"] == ["blue-6"]


def test_nr_3_10_with_one_tile_left_the_building_gets_it_and_waits_for_the_other() -> None:
    state = turn(
        players=2,
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["orange-4"]},
        known=["blue-6"],
        hoarder=1,
    )
    go(state, 0, "play:orange-1", "go:church")
    assert tiles(state, "church") == ["blue-6"]
    assert state.dump()["waiting"] == ["church"]


def test_nr_3_10_an_empty_row_makes_a_queue_and_empty_buildings_add_nothing() -> None:
    state = turn(
        players=2,
        hands={0: ["orange-1", "red-2", "red-3"], 1: ["blue-1", "blue-2", "blue-3"]},
        tiles={"church": ["orange-4"], "garden": ["blue-2"]},
        hoarder=1,
    )
    draw(go(state, 0, "play:orange-1", "go:church"))
    assert state.dump()["waiting"] == ["church"]
    assert tiles(state, "church") == []
    draw(go(state, 1, "play:blue-1", "go:garden", "spend:0"))
    assert state.dump()["waiting"] == ["church", "garden"]
    draw(go(state, 0, "play:red-2", "go:church", "spend:0"))
    assert suspicion(state, "red") == [10]


def test_nr_3_10_each_tile_that_returns_goes_to_the_front_building() -> None:
    state = turn(
        players=2,
        seat=0,
        hands={0: ["red-3", "red-2", "red-1"]},
        tiles={},
        waiting=["church", "garden"],
        time={0: ["gray-2", "black-3", "white-4", "blue-2"]},
        hoarder=1,
    )
    go(state, 0, "play:red-3", "go:stable", "spend:3")
    assert tiles(state, "church") == ["gray-2", "black-3"]
    assert tiles(state, "garden") == ["white-4"]
    assert state.dump()["waiting"] == ["garden"]
    assert state.dump()["row"] == {"unseen": 0, "known": []}


def test_nr_3_10_a_front_building_stays_in_front_if_its_tile_is_taken_again() -> None:
    state = turn(
        players=2,
        hands={0: ["red-3", "gray-1", "red-1"]},
        tiles={"church": ["gray-2"]},
        waiting=["church", "garden"],
        time={0: ["black-3", "white-4"]},
        hoarder=1,
    )
    draw(go(state, 0, "play:gray-1", "go:church", "spend:0"))
    assert tiles(state, "church") == []
    assert state.dump()["waiting"] == ["church", "garden"]
    assert time_tiles(state, 0) == ["black-3", "white-4", "gray-2"]


def test_nr_3_10_after_the_queue_the_row_grows_again() -> None:
    state = turn(
        players=2,
        hands={0: ["red-3", "gray-1", "red-1"]},
        tiles={"church": ["gray-2"]},
        waiting=["church"],
        time={0: ["black-3", "white-4", "blue-2"]},
        hoarder=1,
    )
    go(state, 0, "play:red-3", "go:stable", "spend:3")
    assert tiles(state, "church") == ["gray-2", "black-3"]
    assert state.dump()["waiting"] == []
    assert state.dump()["row"] == {"unseen": 0, "known": ["white-4", "blue-2"]}


@pytest.mark.unmeasured
def test_nr_3_10_players_who_hoard_run_the_row_short_and_nothing_is_lost() -> None:
    assert any(played(5, seed)[1] for seed in range(4))
