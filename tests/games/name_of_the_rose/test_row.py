"""NR 3.10: a row too short, and the buildings that wait."""

from __future__ import annotations

from tests.games.name_of_the_rose.hoard import played
from tests.games.name_of_the_rose.table import table


def test_nr_3_10_a_known_row_fills_without_chance_in_its_order() -> None:
    game = table(
        players=2,
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["orange-4"]},
        known=["blue-6", "white-2", "gray-2"],
        hoarder=1,
    )
    game.do(0, "play:orange-1", "go:church")
    assert game.tiles("church") == ["blue-6", "white-2"]
    assert game.data["row"] == {"unseen": 0, "known": ["gray-2"]}


def test_nr_3_10_unseen_tiles_come_before_known_ones() -> None:
    game = table(
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["orange-4"]},
        known=["blue-6"],
    )
    game.do(0, "play:orange-1", "go:church").chance()
    assert game.data["row"]["known"] == ["blue-6"]


def test_nr_3_10_with_one_tile_left_the_building_gets_it_and_waits_for_the_other() -> None:
    game = table(
        players=2,
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["orange-4"]},
        known=["blue-6"],
        hoarder=1,
    )
    game.do(0, "play:orange-1", "go:church")
    assert game.tiles("church") == ["blue-6"]
    assert game.data["waiting"] == ["church"]


def test_nr_3_10_an_empty_row_makes_a_queue_and_empty_buildings_add_nothing() -> None:
    game = table(
        players=2,
        hands={0: ["orange-1", "red-2", "red-3"], 1: ["blue-1", "blue-2", "blue-3"]},
        tiles={"church": ["orange-4"], "garden": ["blue-2"]},
        hoarder=1,
    )
    game.do(0, "play:orange-1", "go:church").chance()
    assert game.data["waiting"] == ["church"]
    assert game.tiles("church") == []
    game.do(1, "play:blue-1", "go:garden", "spend:0").chance()
    assert game.data["waiting"] == ["church", "garden"]
    game.do(0, "play:red-2", "go:church", "spend:0").chance()
    assert game.suspicion("red") == [10]


def test_nr_3_10_each_tile_that_returns_goes_to_the_front_building() -> None:
    game = table(
        players=2,
        seat=0,
        hands={0: ["red-3", "red-2", "red-1"]},
        tiles={},
        waiting=["church", "garden"],
        time={0: ["gray-2", "black-3", "white-4", "blue-2"]},
        hoarder=1,
    )
    game.do(0, "play:red-3", "go:stable", "spend:3")
    assert game.tiles("church") == ["gray-2", "black-3"]
    assert game.tiles("garden") == ["white-4"]
    assert game.data["waiting"] == ["garden"]
    assert game.data["row"] == {"unseen": 0, "known": []}


def test_nr_3_10_a_front_building_stays_in_front_if_its_tile_is_taken_again() -> None:
    game = table(
        players=2,
        hands={0: ["red-3", "gray-1", "red-1"]},
        tiles={"church": ["gray-2"]},
        waiting=["church", "garden"],
        time={0: ["black-3", "white-4"]},
        hoarder=1,
    )
    game.do(0, "play:gray-1", "go:church", "spend:0").chance()
    assert game.tiles("church") == []
    assert game.data["waiting"] == ["church", "garden"]
    assert game.time(0) == ["black-3", "white-4", "gray-2"]


def test_nr_3_10_after_the_queue_the_row_grows_again() -> None:
    game = table(
        players=2,
        hands={0: ["red-3", "gray-1", "red-1"]},
        tiles={"church": ["gray-2"]},
        waiting=["church"],
        time={0: ["black-3", "white-4", "blue-2"]},
        hoarder=1,
    )
    game.do(0, "play:red-3", "go:stable", "spend:3")
    assert game.tiles("church") == ["gray-2", "black-3"]
    assert game.data["waiting"] == []
    assert game.data["row"] == {"unseen": 0, "known": ["white-4", "blue-2"]}


def test_nr_3_10_players_who_hoard_run_the_row_short_and_nothing_is_lost() -> None:
    assert any(played(5, seed)[1] for seed in range(4))
