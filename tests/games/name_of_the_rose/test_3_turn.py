"""NR 3: a day and its turns."""

from __future__ import annotations

from ratskeller import CHANCE
from tests.games.name_of_the_rose.positions import (
    BUILDINGS,
    CARDS,
    FIGURES,
    MONKS,
    deciding,
    draw,
    evidence,
    go,
    offered,
    refused,
    suspicion,
    tiles,
    time_tiles,
    turn,
    where,
)

WA = "william-adson"


def test_nr_3_1_the_event_holds_and_turns_go_clockwise() -> None:
    state = turn(players=3, seat=1, event="restless", hands={1: ["red-1", "red-2", "red-3"]})
    draw(go(state, 1, "play:red-1", "go:garden"))
    assert state.actors == (2,)
    assert state.dump()["events"] == ["restless"]


def test_nr_3_1_who_ended_the_day_begins_the_next() -> None:
    state = turn(day=2, clock=20, seat=2, hands={2: ["red-4", "red-2", "red-3"]})
    draw(go(state, 2, "play:red-4", "go:garden"))
    assert state.dump()["day"] == 3
    assert len(state.dump()["events"]) == 3
    assert state.actors == (2,)


def test_nr_3_2_five_steps_in_order() -> None:
    state = turn(
        event="whisper",
        hands={0: ["red-3", "red-2", "red-1"]},
        tiles={"garden": ["blue-2", "black-2"]},
        time={0: ["white-2"]},
    )
    go(state, 0, "play:red-3")
    assert deciding(state) == "go"
    go(state, 0, "go:garden")
    assert suspicion(state, "red") == [14]
    assert deciding(state) == "whisper"  # after the action, before the draw
    go(state, 0, "whisper:blue")
    assert deciding(state) == "draw"
    assert state.dump()["clock"] == 0
    go(state, 0, "~draw:garden-2")
    assert deciding(state) == "spend"  # the new card is seen before the clock moves
    go(state, 0, "spend:0")
    assert state.dump()["clock"] == 3
    assert state.dump()["hands"][0] == ["red-2", "red-1", "garden-2"]


def test_nr_3_2_an_empty_stack_is_made_of_all_discards() -> None:
    hands = {0: ["red-1", "red-2", "red-3"], 1: ["blue-1", "blue-2", "blue-3"]}
    rest = [c for c in CARDS if c not in hands[0] + hands[1]]
    state = turn(players=2, hands=hands, discards=rest)
    go(state, 0, "play:red-1", "go:garden")
    assert deciding(state) == "draw"
    drawable = set(offered(state, CHANCE))
    assert "draw:red-1" in drawable  # the card just played is among them
    assert len(drawable) == len(set(rest)) + 1
    assert state.dump()["discards"] == []
    go(state, 0, "~draw:red-1")
    assert sorted(state.dump()["hands"][0]) == ["red-1", "red-2", "red-3"]


def test_nr_3_2_no_passing_and_equal_cards_are_one_choice() -> None:
    state = turn(hands={0: [WA, WA, "red-1"]})
    assert offered(state, 0) == [f"play:{WA}", "play:red-1"]
    refused(state, 0, "enough", "NR 3.2", "wrong-verb")
    refused(state, 0, "play:blue-1", "NR 3.2", "card-not-in-hand")
    refused(state, 1, "play:blue-1", "NR 3.2", "not-your-turn")


def test_nr_3_3_a_monk_card_moves_that_monk_to_another_building() -> None:
    state = turn(hands={0: ["red-1", "red-2", "red-3"]})
    go(state, 0, "play:red-1")
    assert offered(state, 0) == [f"go:{b}" for b in BUILDINGS if b != "library"]
    refused(state, 0, "go:library", "NR 3.3", "must-change")
    refused(state, 0, "move:blue", "NR 3.3", "wrong-verb")
    go(state, 0, "go:church")
    assert where(state, "red") == "church"


def test_nr_3_3_a_building_card_calls_any_figure_from_elsewhere() -> None:
    state = turn(hands={0: ["library-2", "red-2", "red-3"]})
    go(state, 0, "play:library-2")
    assert offered(state, 0) == [f"move:{f}" for f in FIGURES if f != "red"]
    refused(state, 0, "move:red", "NR 3.3", "already-there")
    refused(state, 0, "go:library", "NR 3.3", "wrong-verb")
    go(state, 0, "move:adson")
    assert where(state, "adson") == "library"


def test_nr_3_3_the_pair_card_moves_william_or_adson() -> None:
    state = turn(hands={0: [WA, "red-2", "red-3"]})
    go(state, 0, f"play:{WA}")
    assert offered(state, 0) == ["move:william", "move:adson"]
    refused(state, 0, "move:red", "NR 3.3", "only-companions")
    go(state, 0, "move:adson")
    assert "go:gatehouse" not in offered(state, 0)
    go(state, 0, "go:garden")
    assert where(state, "adson") == "garden"


def test_nr_3_3_a_building_with_all_eight_cannot_be_played() -> None:
    state = turn(
        figures=dict.fromkeys(FIGURES, "garden"), hands={0: ["garden-2", "garden-3", "red-3"]}
    )
    assert offered(state, 0) == ["play:red-3"]
    refused(state, 0, "play:garden-2", "NR 3.3", "all-there")


def test_nr_3_4_a_tile_of_the_own_colour_is_taken() -> None:
    """The worked example: orange 2 and blue 5 in the church."""
    state = turn(
        hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-2", "blue-5"]}
    )
    go(state, 0, "play:orange-1", "go:church")
    assert suspicion(state, "orange") == [8]
    assert time_tiles(state, 0) == ["orange-2"]
    assert tiles(state, "church") == ["blue-5"]  # one is left, so nothing is filled
    assert state.dump()["row"]["unseen"] == 13 + 1


def test_nr_3_4_suspicion_stops_at_nothing() -> None:
    state = turn(
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["orange-6", "blue-5"]},
        suspicion={"orange": 4},
    )
    go(state, 0, "play:orange-1", "go:church")
    assert suspicion(state, "orange") == [0]


def test_nr_3_4_two_of_the_colour_are_a_choice_of_one() -> None:
    state = turn(
        hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-2", "orange-5"]}
    )
    go(state, 0, "play:orange-1", "go:church")
    assert offered(state, 0) == ["take:orange-2", "take:orange-5"]
    refused(state, 0, "take:orange-3", "NR 3.4", "no-such-tile")
    refused(state, 0, "go:garden", "NR 3.4", "wrong-verb")
    go(state, 0, "take:orange-5")
    assert suspicion(state, "orange") == [5]
    assert tiles(state, "church") == ["orange-2"]
    assert time_tiles(state, 0) == ["orange-5"]


def test_nr_3_4_two_equal_tiles_are_no_choice() -> None:
    state = turn(
        hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-5", "orange-5"]}
    )
    go(state, 0, "play:orange-1", "go:church")
    assert deciding(state) == "draw"
    assert tiles(state, "church") == ["orange-5"]
    assert time_tiles(state, 0) == ["orange-5"]


def test_nr_3_4_an_emptied_building_gets_the_next_two_of_the_row() -> None:
    state = turn(hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-4"]})
    unseen = state.dump()["row"]["unseen"]
    go(state, 0, "play:orange-1", "go:church")
    assert deciding(state) == "turn-up"
    assert suspicion(state, "orange") == [6]  # before the refill
    first, second = offered(state, CHANCE)[:2]
    go(state, 0, f"~{first}", f"~{second}")
    assert tiles(state, "church") == [first.removeprefix("tile:"), second.removeprefix("tile:")]
    assert state.dump()["row"]["unseen"] == unseen - 2
    assert state.dump()["waiting"] == []


def test_nr_3_4_the_refill_comes_before_the_event() -> None:
    state = turn(
        event="whisper", hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-4"]}
    )
    go(state, 0, "play:orange-1", "go:church")
    assert deciding(state) == "turn-up"
    draw(state)
    assert deciding(state) == "whisper"


def test_nr_3_5_without_a_tile_of_the_colour_suspicion_rises_by_all_tiles() -> None:
    """The worked example: black 2 and blue 2 in the church."""
    state = turn(hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["black-2", "blue-2"]})
    go(state, 0, "play:orange-1", "go:church")
    assert suspicion(state, "orange") == [14]
    assert time_tiles(state, 0) == []
    assert tiles(state, "church") == ["black-2", "blue-2"]


def test_nr_3_5_one_tile_counts_alone_and_forty_is_the_end() -> None:
    state = turn(
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["black-6"]},
        suspicion={"orange": 36},
    )
    go(state, 0, "play:orange-1", "go:church")
    assert suspicion(state, "orange") == [40]


def test_nr_3_6_and_3_7_the_worked_example_of_the_library() -> None:
    """William to gray and white, blue joins, Adson comes."""
    state = turn(
        players=3,
        event="judgement",
        figures={"gray": "library", "white": "library", "red": "garden"},
        tiles={"library": ["red-5", "orange-4"]},
        hands={0: ["library-2", "red-1", "red-2"], 1: ["library-3", "red-3", "red-4"],
               2: [WA, "blue-1", "blue-2"]},
    )  # fmt: skip
    go(state, 0, "play:library-2", "move:william")
    assert offered(state, 0) == ["blame:white", "clear:white"]
    draw(go(state, 0, "clear:white", "blame:gray"))
    assert evidence(state, "gray", "white") == [8, 2]
    draw(go(state, 1, "play:library-3", "move:blue"))
    assert suspicion(state, "blue") == [19]  # only the tiles; William does nothing
    assert evidence(state, "blue") == [5]
    go(
        state,
        2,
        f"play:{WA}",
        "move:adson",
        "go:library",
        "clear:blue",
        "blame:white",
        "blame:gray",
    )
    assert suspicion(state, "gray", "white", "blue") == [15, 15, 14]


def test_nr_3_6_william_gives_or_takes_three_monk_by_monk() -> None:
    state = turn(figures={"red": "garden", "black": "garden"}, hands={0: [WA, "red-2", "red-3"]})
    go(state, 0, f"play:{WA}", "move:william", "go:garden")
    assert offered(state, 0) == ["blame:red", "clear:red"]
    refused(state, 0, "blame:black", "NR 3.6", "judge-in-turn")
    refused(state, 0, "go:library", "NR 3.6", "wrong-verb")
    go(state, 0, "blame:red")
    assert offered(state, 0) == ["blame:black", "clear:black"]
    go(state, 0, "clear:black")
    assert evidence(state, "red", "black") == [8, 2]


def test_nr_3_6_both_signs_stay_legal_at_a_limit() -> None:
    state = turn(figures={"red": "garden"}, evidence={"red": 1}, hands={0: [WA, "red-2", "red-3"]})
    go(state, 0, f"play:{WA}", "move:william", "go:garden", "clear:red")
    assert evidence(state, "red") == [0]
    idle = turn(figures={"red": "garden"}, evidence={"red": 0}, hands={0: [WA, "red-2", "red-3"]})
    go(idle, 0, f"play:{WA}", "move:william", "go:garden")
    assert offered(idle, 0) == ["blame:red", "clear:red"]
    go(idle, 0, "clear:red")
    assert evidence(idle, "red") == [0]


def test_nr_3_6_evidence_has_no_upper_end() -> None:
    state = turn(figures={"red": "garden"}, evidence={"red": 49}, hands={0: [WA, "red-2", "red-3"]})
    go(state, 0, f"play:{WA}", "move:william", "go:garden", "blame:red")
    assert evidence(state, "red") == [52]


def test_nr_3_7_adson_gives_or_takes_five_within_the_track() -> None:
    state = turn(
        figures={"red": "garden", "blue": "garden"},
        suspicion={"red": 38, "blue": 3},
        hands={0: [WA, "red-2", "red-3"]},
    )
    go(state, 0, f"play:{WA}", "move:adson", "go:garden")
    refused(state, 0, "show:red", "NR 3.6", "wrong-verb")
    go(state, 0, "blame:red", "clear:blue")
    assert suspicion(state, "red", "blue") == [40, 0]
    assert evidence(state, "red", "blue") == [5, 5]


def test_nr_3_8_only_the_figure_that_moves_acts() -> None:
    state = turn(
        figures={"william": "garden", "red": "garden"},
        tiles={"garden": ["red-2", "black-3"]},
        hands={0: ["blue-1", WA, "blue-3"]},
    )
    go(state, 0, "play:blue-1", "go:garden")
    assert deciding(state) == "draw"  # William does not judge, red takes no tile
    assert evidence(state) == [5] * 6
    assert suspicion(state) == [10, 15, 10, 10, 10, 10]


def test_nr_3_8_without_monks_william_does_nothing_but_events_count() -> None:
    state = turn(event="hints", hands={0: [WA, "blue-1", "blue-3"]})
    go(state, 0, f"play:{WA}", "move:william", "go:garden")
    assert deciding(state) == "give"
    assert evidence(state) == [5] * 6


def test_nr_3_9_the_card_moves_the_clock() -> None:
    state = turn(clock=4, hands={0: ["red-4", "red-2", "red-3"]})
    draw(go(state, 0, "play:red-4", "go:garden"))
    assert state.dump()["clock"] == 8


def test_nr_3_9_a_building_card_has_its_own_hours_whoever_it_moves() -> None:
    for figure in ("william", "adson"):
        state = turn(hands={0: ["garden-3", "red-2", "red-3"]})
        draw(go(state, 0, "play:garden-3", f"move:{figure}"))
        assert state.dump()["clock"] == 3


def test_nr_3_9_the_worked_example_of_two_tiles() -> None:
    """Clock at 22, a card of 3, two tiles spent: one hour, the day goes on."""
    state = turn(
        clock=22, hands={0: ["red-3", "blue-3", "white-3"]}, time={0: ["white-2", "gray-3"]}
    )
    go(state, 0, "play:red-3", "go:garden", "spend:2")
    assert state.dump()["clock"] == 23
    assert state.dump()["day"] == 1
    assert state.actors == (1,)


def test_nr_3_9_at_most_as_many_tiles_as_hours() -> None:
    state = turn(
        hands={0: ["red-2", "blue-3", "white-3"]}, time={0: ["white-2", "gray-3", "black-2"]}
    )
    draw(go(state, 0, "play:red-2", "go:garden"))
    assert offered(state, 0) == ["spend:0", "spend:1", "spend:2"]
    refused(state, 0, "spend:3", "NR 3.9", "too-few-hours")
    refused(state, 0, "play:blue-3", "NR 3.9", "wrong-verb")


def test_nr_3_9_tiles_of_this_turn_cannot_be_spent() -> None:
    state = turn(
        hands={0: ["red-4", "blue-3", "white-3"]},
        tiles={"garden": ["red-3", "blue-5"]},
        time={0: ["white-2"]},
    )
    draw(go(state, 0, "play:red-4", "go:garden"))
    assert offered(state, 0) == ["spend:0", "spend:1"]
    refused(state, 0, "spend:2", "NR 3.9", "too-few-tiles")
    alone = turn(hands={0: ["red-4", "blue-3", "white-3"]}, tiles={"garden": ["red-3", "blue-5"]})
    draw(go(alone, 0, "play:red-4", "go:garden"))
    assert alone.dump()["clock"] == 4  # nothing to ask


def test_nr_3_9_adson_costs_nothing_so_nothing_is_asked() -> None:
    state = turn(hands={0: [WA, "blue-3", "white-3"]}, time={0: ["white-2"]})
    draw(go(state, 0, f"play:{WA}", "move:adson", "go:garden"))
    assert state.actors == (1,)
    assert time_tiles(state, 0) == ["white-2"]


def test_nr_3_9_spent_tiles_go_oldest_first_to_the_end_of_the_row() -> None:
    state = turn(
        hands={0: ["red-3", "blue-3", "white-3"]},
        time={0: ["white-2", "gray-3", "black-2"]},
        known=["blue-6"],
    )
    go(state, 0, "play:red-3", "go:garden", "spend:2")
    assert state.dump()["row"]["known"] == ["blue-6", "white-2", "gray-3"]
    assert time_tiles(state, 0) == ["black-2"]
    assert state.dump()["clock"] == 1


def test_every_monk_card_works_for_every_player() -> None:
    """NR 2.5: identities do not limit what is moved."""
    for monk in MONKS:
        state = turn(hands={0: [f"{monk}-1", f"{monk}-2", f"{monk}-3"]})
        go(state, 0, f"play:{monk}-1", "go:garden")
        assert where(state, monk) == "garden"
