"""NR 3: a day and its turns."""

from __future__ import annotations

from ratskeller import CHANCE
from tests.games.name_of_the_rose.table import BUILDINGS, CARDS, FIGURES, MONKS, table

WA = "william-adson"


def test_nr_3_1_the_event_holds_and_turns_go_clockwise() -> None:
    game = table(players=3, seat=1, event="restless", hands={1: ["red-1", "red-2", "red-3"]})
    game.do(1, "play:red-1", "go:garden").chance()
    assert game.state.actors == (2,)
    assert game.data["events"] == ["restless"]


def test_nr_3_1_who_ended_the_day_begins_the_next() -> None:
    game = table(day=2, clock=20, seat=2, hands={2: ["red-4", "red-2", "red-3"]})
    game.do(2, "play:red-4", "go:garden").chance()
    assert game.data["day"] == 3
    assert len(game.data["events"]) == 3
    assert game.state.actors == (2,)


def test_nr_3_2_five_steps_in_order() -> None:
    game = table(
        event="whisper",
        hands={0: ["red-3", "red-2", "red-1"]},
        tiles={"garden": ["blue-2", "black-2"]},
        time={0: ["white-2"]},
    )
    game.do(0, "play:red-3")
    assert game.asked == "go"
    game.do(0, "go:garden")
    assert game.suspicion("red") == [14]
    assert game.asked == "whisper"  # after the action, before the draw
    game.do(0, "whisper:blue")
    assert game.asked == "draw"
    assert game.data["clock"] == 0
    game.do(0, "~draw:garden-2")
    assert game.asked == "spend"  # the new card is seen before the clock moves
    game.do(0, "spend:0")
    assert game.data["clock"] == 3
    assert game.data["hands"][0] == ["red-2", "red-1", "garden-2"]


def test_nr_3_2_an_empty_stack_is_made_of_all_discards() -> None:
    hands = {0: ["red-1", "red-2", "red-3"], 1: ["blue-1", "blue-2", "blue-3"]}
    rest = [c for c in CARDS if c not in hands[0] + hands[1]]
    game = table(players=2, hands=hands, discards=rest)
    game.do(0, "play:red-1", "go:garden")
    assert game.asked == "draw"
    drawable = {str(c) for c in game.state.choices(CHANCE)}
    assert "draw:red-1" in drawable  # the card just played is among them
    assert len(drawable) == len(set(rest)) + 1
    assert game.data["discards"] == []
    game.do(0, "~draw:red-1")
    assert sorted(game.data["hands"][0]) == ["red-1", "red-2", "red-3"]


def test_nr_3_2_no_passing_and_equal_cards_are_one_choice() -> None:
    game = table(hands={0: [WA, WA, "red-1"]})
    assert game.choices(0) == [f"play:{WA}", "play:red-1"]
    assert game.refused(0, "enough") == ("NR 3.2", "wrong-verb")
    assert game.refused(0, "play:blue-1") == ("NR 3.2", "card-not-in-hand")
    assert game.refused(1, "play:blue-1") == ("NR 3.2", "not-your-turn")


def test_nr_3_3_a_monk_card_moves_that_monk_to_another_building() -> None:
    game = table(hands={0: ["red-1", "red-2", "red-3"]})
    game.do(0, "play:red-1")
    assert game.choices(0) == [f"go:{b}" for b in BUILDINGS if b != "library"]
    assert game.refused(0, "go:library") == ("NR 3.3", "must-change")
    assert game.refused(0, "move:blue") == ("NR 3.3", "wrong-verb")
    game.do(0, "go:church")
    assert game.where("red") == "church"


def test_nr_3_3_a_building_card_calls_any_figure_from_elsewhere() -> None:
    game = table(hands={0: ["library-2", "red-2", "red-3"]})
    game.do(0, "play:library-2")
    assert game.choices(0) == [f"move:{f}" for f in FIGURES if f != "red"]
    assert game.refused(0, "move:red") == ("NR 3.3", "already-there")
    assert game.refused(0, "go:library") == ("NR 3.3", "wrong-verb")
    game.do(0, "move:adson")
    assert game.where("adson") == "library"


def test_nr_3_3_the_pair_card_moves_william_or_adson() -> None:
    game = table(hands={0: [WA, "red-2", "red-3"]})
    game.do(0, f"play:{WA}")
    assert game.choices(0) == ["move:william", "move:adson"]
    assert game.refused(0, "move:red") == ("NR 3.3", "only-companions")
    game.do(0, "move:adson")
    assert "go:gatehouse" not in game.choices(0)
    game.do(0, "go:garden")
    assert game.where("adson") == "garden"


def test_nr_3_3_a_building_with_all_eight_cannot_be_played() -> None:
    game = table(
        figures=dict.fromkeys(FIGURES, "garden"), hands={0: ["garden-2", "garden-3", "red-3"]}
    )
    assert game.choices(0) == ["play:red-3"]
    assert game.refused(0, "play:garden-2") == ("NR 3.3", "all-there")


def test_nr_3_4_a_tile_of_the_own_colour_is_taken() -> None:
    """The worked example: orange 2 and blue 5 in the church."""
    game = table(
        hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-2", "blue-5"]}
    )
    game.do(0, "play:orange-1", "go:church")
    assert game.suspicion("orange") == [8]
    assert game.time(0) == ["orange-2"]
    assert game.tiles("church") == ["blue-5"]  # one is left, so nothing is filled
    assert game.data["row"]["unseen"] == 13 + 1


def test_nr_3_4_suspicion_stops_at_nothing() -> None:
    game = table(
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["orange-6", "blue-5"]},
        suspicion={"orange": 4},
    )
    game.do(0, "play:orange-1", "go:church")
    assert game.suspicion("orange") == [0]


def test_nr_3_4_two_of_the_colour_are_a_choice_of_one() -> None:
    game = table(
        hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-2", "orange-5"]}
    )
    game.do(0, "play:orange-1", "go:church")
    assert game.choices(0) == ["take:orange-2", "take:orange-5"]
    assert game.refused(0, "take:orange-3") == ("NR 3.4", "no-such-tile")
    assert game.refused(0, "go:garden") == ("NR 3.4", "wrong-verb")
    game.do(0, "take:orange-5")
    assert game.suspicion("orange") == [5]
    assert game.tiles("church") == ["orange-2"]
    assert game.time(0) == ["orange-5"]


def test_nr_3_4_two_equal_tiles_are_no_choice() -> None:
    game = table(
        hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-5", "orange-5"]}
    )
    game.do(0, "play:orange-1", "go:church")
    assert game.asked == "draw"
    assert game.tiles("church") == ["orange-5"]
    assert game.time(0) == ["orange-5"]


def test_nr_3_4_an_emptied_building_gets_the_next_two_of_the_row() -> None:
    game = table(hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-4"]})
    unseen = game.data["row"]["unseen"]
    game.do(0, "play:orange-1", "go:church")
    assert game.asked == "turn-up"
    assert game.suspicion("orange") == [6]  # before the refill
    first, second = [str(c) for c in game.state.choices(CHANCE)][:2]
    game.do(0, f"~{first}", f"~{second}")
    assert game.tiles("church") == [first.removeprefix("tile:"), second.removeprefix("tile:")]
    assert game.data["row"]["unseen"] == unseen - 2
    assert game.data["waiting"] == []


def test_nr_3_4_the_refill_comes_before_the_event() -> None:
    game = table(
        event="whisper", hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["orange-4"]}
    )
    game.do(0, "play:orange-1", "go:church")
    assert game.asked == "turn-up"
    game.chance()
    assert game.asked == "whisper"


def test_nr_3_5_without_a_tile_of_the_colour_suspicion_rises_by_all_tiles() -> None:
    """The worked example: black 2 and blue 2 in the church."""
    game = table(hands={0: ["orange-1", "red-2", "red-3"]}, tiles={"church": ["black-2", "blue-2"]})
    game.do(0, "play:orange-1", "go:church")
    assert game.suspicion("orange") == [14]
    assert game.time(0) == []
    assert game.tiles("church") == ["black-2", "blue-2"]


def test_nr_3_5_one_tile_counts_alone_and_forty_is_the_end() -> None:
    game = table(
        hands={0: ["orange-1", "red-2", "red-3"]},
        tiles={"church": ["black-6"]},
        suspicion={"orange": 36},
    )
    game.do(0, "play:orange-1", "go:church")
    assert game.suspicion("orange") == [40]


def test_nr_3_6_and_3_7_the_worked_example_of_the_library() -> None:
    """William to gray and white, blue joins, Adson comes."""
    game = table(
        players=3,
        event="judgement",
        figures={"gray": "library", "white": "library", "red": "garden"},
        tiles={"library": ["red-5", "orange-4"]},
        hands={0: ["library-2", "red-1", "red-2"], 1: ["library-3", "red-3", "red-4"],
               2: [WA, "blue-1", "blue-2"]},
    )  # fmt: skip
    game.do(0, "play:library-2", "move:william")
    assert game.choices(0) == ["blame:white", "clear:white"]
    game.do(0, "clear:white", "blame:gray").chance()
    assert game.evidence("gray", "white") == [8, 2]
    game.do(1, "play:library-3", "move:blue").chance()
    assert game.suspicion("blue") == [19]  # only the tiles; William does nothing
    assert game.evidence("blue") == [5]
    game.do(2, f"play:{WA}", "move:adson", "go:library", "clear:blue", "blame:white", "blame:gray")
    assert game.suspicion("gray", "white", "blue") == [15, 15, 14]


def test_nr_3_6_william_gives_or_takes_three_monk_by_monk() -> None:
    game = table(figures={"red": "garden", "black": "garden"}, hands={0: [WA, "red-2", "red-3"]})
    game.do(0, f"play:{WA}", "move:william", "go:garden")
    assert game.choices(0) == ["blame:red", "clear:red"]
    assert game.refused(0, "blame:black") == ("NR 3.6", "judge-in-turn")
    assert game.refused(0, "go:library") == ("NR 3.6", "wrong-verb")
    game.do(0, "blame:red")
    assert game.choices(0) == ["blame:black", "clear:black"]
    game.do(0, "clear:black")
    assert game.evidence("red", "black") == [8, 2]


def test_nr_3_6_both_signs_stay_legal_at_a_limit() -> None:
    game = table(figures={"red": "garden"}, evidence={"red": 1}, hands={0: [WA, "red-2", "red-3"]})
    game.do(0, f"play:{WA}", "move:william", "go:garden", "clear:red")
    assert game.evidence("red") == [0]
    idle = table(figures={"red": "garden"}, evidence={"red": 0}, hands={0: [WA, "red-2", "red-3"]})
    idle.do(0, f"play:{WA}", "move:william", "go:garden")
    assert idle.choices(0) == ["blame:red", "clear:red"]
    idle.do(0, "clear:red")
    assert idle.evidence("red") == [0]


def test_nr_3_6_evidence_has_no_upper_end() -> None:
    game = table(figures={"red": "garden"}, evidence={"red": 49}, hands={0: [WA, "red-2", "red-3"]})
    game.do(0, f"play:{WA}", "move:william", "go:garden", "blame:red")
    assert game.evidence("red") == [52]


def test_nr_3_7_adson_gives_or_takes_five_within_the_track() -> None:
    game = table(
        figures={"red": "garden", "blue": "garden"},
        suspicion={"red": 38, "blue": 3},
        hands={0: [WA, "red-2", "red-3"]},
    )
    game.do(0, f"play:{WA}", "move:adson", "go:garden")
    assert game.refused(0, "show:red") == ("NR 3.6", "wrong-verb")
    game.do(0, "blame:red", "clear:blue")
    assert game.suspicion("red", "blue") == [40, 0]
    assert game.evidence("red", "blue") == [5, 5]


def test_nr_3_8_only_the_figure_that_moves_acts() -> None:
    game = table(
        figures={"william": "garden", "red": "garden"},
        tiles={"garden": ["red-2", "black-3"]},
        hands={0: ["blue-1", WA, "blue-3"]},
    )
    game.do(0, "play:blue-1", "go:garden")
    assert game.asked == "draw"  # William does not judge, red takes no tile
    assert game.evidence() == [5] * 6
    assert game.suspicion() == [10, 15, 10, 10, 10, 10]


def test_nr_3_8_without_monks_william_does_nothing_but_events_count() -> None:
    game = table(event="hints", hands={0: [WA, "blue-1", "blue-3"]})
    game.do(0, f"play:{WA}", "move:william", "go:garden")
    assert game.asked == "give"
    assert game.evidence() == [5] * 6


def test_nr_3_9_the_card_moves_the_clock() -> None:
    game = table(clock=4, hands={0: ["red-4", "red-2", "red-3"]})
    game.do(0, "play:red-4", "go:garden").chance()
    assert game.data["clock"] == 8


def test_nr_3_9_a_building_card_has_its_own_hours_whoever_it_moves() -> None:
    for figure in ("william", "adson"):
        game = table(hands={0: ["garden-3", "red-2", "red-3"]})
        game.do(0, "play:garden-3", f"move:{figure}").chance()
        assert game.data["clock"] == 3


def test_nr_3_9_the_worked_example_of_two_tiles() -> None:
    """Clock at 22, a card of 3, two tiles spent: one hour, the day goes on."""
    game = table(
        clock=22, hands={0: ["red-3", "blue-3", "white-3"]}, time={0: ["white-2", "gray-3"]}
    )
    game.do(0, "play:red-3", "go:garden", "spend:2")
    assert game.data["clock"] == 23
    assert game.data["day"] == 1
    assert game.state.actors == (1,)


def test_nr_3_9_at_most_as_many_tiles_as_hours() -> None:
    game = table(
        hands={0: ["red-2", "blue-3", "white-3"]}, time={0: ["white-2", "gray-3", "black-2"]}
    )
    game.do(0, "play:red-2", "go:garden").chance()
    assert game.choices(0) == ["spend:0", "spend:1", "spend:2"]
    assert game.refused(0, "spend:3") == ("NR 3.9", "too-few-hours")
    assert game.refused(0, "play:blue-3") == ("NR 3.9", "wrong-verb")


def test_nr_3_9_tiles_of_this_turn_cannot_be_spent() -> None:
    game = table(
        hands={0: ["red-4", "blue-3", "white-3"]},
        tiles={"garden": ["red-3", "blue-5"]},
        time={0: ["white-2"]},
    )
    game.do(0, "play:red-4", "go:garden").chance()
    assert game.choices(0) == ["spend:0", "spend:1"]
    assert game.refused(0, "spend:2") == ("NR 3.9", "too-few-tiles")
    alone = table(hands={0: ["red-4", "blue-3", "white-3"]}, tiles={"garden": ["red-3", "blue-5"]})
    alone.do(0, "play:red-4", "go:garden").chance()
    assert alone.data["clock"] == 4  # nothing to ask


def test_nr_3_9_adson_costs_nothing_so_nothing_is_asked() -> None:
    game = table(hands={0: [WA, "blue-3", "white-3"]}, time={0: ["white-2"]})
    game.do(0, f"play:{WA}", "move:adson", "go:garden").chance()
    assert game.state.actors == (1,)
    assert game.time(0) == ["white-2"]


def test_nr_3_9_spent_tiles_go_oldest_first_to_the_end_of_the_row() -> None:
    game = table(
        hands={0: ["red-3", "blue-3", "white-3"]},
        time={0: ["white-2", "gray-3", "black-2"]},
        known=["blue-6"],
    )
    game.do(0, "play:red-3", "go:garden", "spend:2")
    assert game.data["row"]["known"] == ["blue-6", "white-2", "gray-3"]
    assert game.time(0) == ["black-2"]
    assert game.data["clock"] == 1


def test_every_monk_card_works_for_every_player() -> None:
    """NR 2.5: identities do not limit what is moved."""
    for monk in MONKS:
        game = table(hands={0: [f"{monk}-1", f"{monk}-2", f"{monk}-3"]})
        game.do(0, f"play:{monk}-1", "go:garden")
        assert game.where(monk) == "garden"
