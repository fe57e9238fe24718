"""NR 6: the fourteen events."""

from __future__ import annotations

from tests.games.name_of_the_rose.table import FIGURES, MONKS, Table, table

WA = "william-adson"
LADDER = {monk: 20 - i for i, monk in enumerate(MONKS)}  # red the most suspicious


def test_nr_6_1_william_to_adson_converts_after_his_judgement() -> None:
    game = table(
        event="meeting",
        suspicion=LADDER,
        figures={"red": "garden", "adson": "garden"},
        hands={0: [WA, "red-1", "red-2"]},
    )
    game.do(0, f"play:{WA}", "move:william", "go:garden")
    assert game.suspicion() == [20, 19, 18, 17, 16, 15]
    game.do(0, "blame:red")
    assert game.evidence() == [13, 9, 8, 7, 6, 5]
    assert game.suspicion() == [10] * 6


def test_nr_6_1_adson_to_william_by_a_building_card_too() -> None:
    game = table(event="meeting", suspicion=LADDER, hands={0: ["kitchen-2", "red-1", "red-2"]})
    game.do(0, "play:kitchen-2", "move:adson").chance()
    assert game.evidence() == [10, 9, 8, 7, 6, 5]
    assert game.suspicion() == [10] * 6


def test_nr_6_1_adsons_word_counts_before_the_conversion() -> None:
    game = table(
        event="meeting", figures={"red": "kitchen"}, hands={0: ["kitchen-2", "red-1", "red-2"]}
    )
    game.do(0, "play:kitchen-2", "move:adson", "clear:red")
    assert game.evidence() == [9, 10, 10, 10, 10, 10]


def test_nr_6_1_all_level_neither_conversion_nor_reset() -> None:
    game = table(
        event="meeting",
        suspicion=dict.fromkeys(MONKS, 13),
        hands={0: ["kitchen-2", "red-1", "red-2"]},
    )
    game.do(0, "play:kitchen-2", "move:adson").chance()
    assert game.evidence() == [5] * 6
    assert game.suspicion() == [13] * 6


def test_nr_6_1_a_monk_joining_or_a_parting_triggers_nothing() -> None:
    both = {"william": "garden", "adson": "garden"}
    joining = table(
        event="meeting",
        suspicion=LADDER,
        figures=both,
        tiles={"garden": ["blue-2", "white-3"]},
        hands={0: ["red-1", "red-2", "red-3"]},
    )
    joining.do(0, "play:red-1", "go:garden")
    assert joining.suspicion() == [25, 19, 18, 17, 16, 15]
    parting = table(
        event="meeting", suspicion=LADDER, figures=both, hands={0: [WA, "red-2", "red-3"]}
    )
    parting.do(0, f"play:{WA}", "move:william", "go:cloister")
    assert parting.suspicion() == [20, 19, 18, 17, 16, 15]
    assert parting.evidence() == [5] * 6


def test_nr_6_1_as_often_as_it_happens_and_the_days_end_comes_all_the_same() -> None:
    game = table(
        players=2,
        day=2,
        event="meeting",
        clock=20,
        suspicion=LADDER,
        figures={"adson": "garden", "william": "cloister"},
        tiles={"church": ["blue-2", "white-3"]},
        hands={0: ["garden-3", "red-1", "red-2"], 1: [WA, "blue-1", "blue-2"]},
    )
    game.do(0, "play:garden-3", "move:william").chance()
    assert game.evidence() == [10, 9, 8, 7, 6, 5]
    game.do(1, f"play:{WA}", "move:william", "go:cloister").chance()  # 23 + 5: the day ends
    assert game.data["day"] == 3
    assert game.evidence() == [15, 14, 13, 12, 11, 10]


def test_nr_6_2_whoever_moves_william_hands_out_two_evidence() -> None:
    for start in ([f"play:{WA}", "move:william", "go:garden"], ["play:garden-2", "move:william"]):
        game = table(event="hints", hands={0: [WA, "garden-2", "red-2"]})
        game.do(0, *start)
        assert game.asked == "give"
        assert len(game.choices(0)) == 21
        assert game.refused(0, "blame:red") == ("NR 6.2", "wrong-verb")
        game.do(0, "give:orange:orange")
        assert game.evidence() == [5, 5, 5, 5, 5, 7]


def test_nr_6_2_one_each_to_two_monks_after_the_judgement() -> None:
    game = table(event="hints", figures={"red": "garden"}, hands={0: ["garden-2", WA, "red-2"]})
    game.do(0, "play:garden-2", "move:william", "clear:red", "give:red:black")
    assert game.evidence() == [3, 5, 5, 5, 6, 5]


def test_nr_6_2_not_for_adson_or_monks() -> None:
    for choices in (
        ["play:garden-2", "move:adson"],
        ["play:garden-2", "move:red"],
        ["play:red-2", "go:kitchen"],
    ):
        game = table(event="hints", hands={0: ["garden-2", WA, "red-2"]})
        game.do(0, *choices)
        assert game.asked == "draw"


def test_nr_6_3_time_tiles_are_taken_but_not_spent() -> None:
    game = table(
        event="no-time",
        hands={0: ["red-4", "red-2", "red-3"]},
        tiles={"garden": ["red-3", "blue-2"]},
        time={0: ["white-2", "gray-2"]},
    )
    game.do(0, "play:red-4", "go:garden").chance()
    assert game.data["clock"] == 4
    assert game.state.actors == (1,)
    assert game.time(0) == ["white-2", "gray-2", "red-3"]


def test_nr_6_4_a_monk_in_an_empty_building_loses_one_evidence() -> None:
    game = table(event="solitude", hands={0: ["red-1", "red-2", "red-3"]})
    game.do(0, "play:red-1", "go:garden")
    assert game.evidence("red") == [4]


def test_nr_6_4_never_below_nothing_and_only_where_nobody_is() -> None:
    poor = table(event="solitude", evidence={"red": 0}, hands={0: ["garden-2", "red-2", "red-3"]})
    poor.do(0, "play:garden-2", "move:red")
    assert poor.evidence("red") == [0]
    for other in ("scriptorium", "kitchen", "gatehouse"):  # blue, William, Adson
        game = table(event="solitude", hands={0: ["red-1", "red-2", "red-3"]})
        game.do(0, "play:red-1", f"go:{other}")
        assert game.evidence("red") == [5]


def test_nr_6_4_not_for_william_or_adson() -> None:
    for figure in ("william", "adson"):
        game = table(event="solitude", hands={0: ["garden-2", "red-2", "red-3"]})
        game.do(0, "play:garden-2", f"move:{figure}")
        assert game.evidence() == [5] * 6


def test_nr_6_5_a_monk_to_william_hands_out_two_evidence() -> None:
    for choices in (["play:red-1", "go:kitchen"], ["play:kitchen-2", "move:red"]):
        game = table(event="at-his-side", hands={0: ["red-1", "kitchen-2", WA]})
        game.do(0, *choices)
        assert game.asked == "give"
        assert game.refused(0, "enough") == ("NR 6.2", "wrong-verb")
        game.do(0, "give:red:blue")
        assert game.evidence() == [6, 6, 5, 5, 5, 5]


def test_nr_6_5_not_elsewhere_and_not_when_william_comes() -> None:
    elsewhere = table(event="at-his-side", hands={0: ["red-1", "kitchen-2", WA]})
    elsewhere.do(0, "play:red-1", "go:garden")
    assert elsewhere.asked == "draw"
    comes = table(event="at-his-side", hands={0: ["red-1", "kitchen-2", WA]})
    comes.do(0, f"play:{WA}", "move:william", "go:library", "blame:red")
    assert comes.asked == "draw"
    adson = table(event="at-his-side", hands={0: ["red-1", "kitchen-2", WA]})
    adson.do(0, "play:kitchen-2", "move:adson")
    assert adson.asked == "draw"


def test_nr_6_6_a_monk_takes_a_tile_in_the_church_then_one_in_the_garden() -> None:
    game = table(
        event="twice",
        hands={0: ["red-3", "red-2", "red-1"]},
        tiles={"church": ["red-2", "blue-2"], "garden": ["red-4", "blue-3"]},
    )
    game.do(0, "play:red-3", "go:church")
    assert game.choices(0) == ["again", "enough"]
    assert game.refused(0, "go:garden") == ("NR 6.6", "wrong-verb")
    game.do(0, "again")
    assert "go:church" not in game.choices(0)
    assert "go:library" in game.choices(0)  # it may go back where it came from
    game.do(0, "go:garden").chance()
    assert game.suspicion("red") == [4]
    assert game.time(0) == ["red-2", "red-4"]
    assert game.data["clock"] == 3  # once
    assert game.state.actors == (1,)


def test_nr_6_6_tiles_of_neither_use_can_be_spent() -> None:
    game = table(
        event="twice",
        hands={0: ["red-3", "red-2", "red-1"]},
        tiles={"church": ["red-2", "blue-2"], "garden": ["red-4", "blue-3"]},
        time={0: ["gray-2"]},
    )
    game.do(0, "play:red-3", "go:church", "again", "go:garden").chance()
    assert game.choices(0) == ["spend:0", "spend:1"]


def test_nr_6_6_a_building_brings_gray_for_a_tile_then_william_who_judges_gray() -> None:
    game = table(
        event="twice",
        hands={0: ["church-2", "red-2", "red-1"]},
        tiles={"church": ["gray-2", "blue-2"]},
    )
    game.do(0, "play:church-2", "move:gray", "again")
    assert game.choices(0) == [f"move:{f}" for f in FIGURES if f != "gray"]
    game.do(0, "move:william")
    assert game.choices(0) == ["blame:gray", "clear:gray"]
    game.do(0, "blame:gray")
    assert game.asked == "draw"  # no third use
    assert game.time(0) == ["gray-2"]
    assert game.evidence("gray") == [8]


def test_nr_6_6_the_pair_card_moves_the_same_figure_twice() -> None:
    game = table(event="twice", hands={0: [WA, "red-2", "red-1"]})
    game.do(0, f"play:{WA}", "move:adson", "go:library", "blame:red", "again")
    assert game.asked == "go"
    assert game.refused(0, "move:william") == ("NR 3.3", "wrong-verb")
    assert "go:gatehouse" in game.choices(0)
    game.do(0, "go:scriptorium", "clear:blue").chance()
    assert game.suspicion("red", "blue") == [15, 5]
    assert game.data["clock"] == 0


def test_nr_6_6_once_is_enough_if_wished() -> None:
    game = table(event="twice", hands={0: ["red-3", "red-2", "red-1"]})
    game.do(0, "play:red-3", "go:church", "enough")
    assert game.asked == "draw"


def test_nr_6_6_the_second_figure_meets_the_new_tiles() -> None:
    game = table(
        event="twice",
        hands={0: ["church-2", "red-2", "red-1"]},
        tiles={"church": ["gray-2"]},
        known=["blue-4", "white-2"],
        hoarder=2,
    )
    game.do(0, "play:church-2", "move:gray")
    assert game.tiles("church") == ["blue-4", "white-2"]
    game.do(0, "again", "move:blue")
    assert game.suspicion("blue") == [6]


def test_nr_6_6_a_building_that_has_everybody_has_no_second_use() -> None:
    game = table(
        event="twice",
        figures={**dict.fromkeys(FIGURES, "garden"), "red": "church"},
        hands={0: ["garden-2", "red-2", "red-1"]},
    )
    game.do(0, "play:garden-2", "move:red")
    assert game.asked in ("draw", "turn-up")
    game.chance()
    assert game.state.actors == (1,)


def church(**edits: object) -> Table:
    return table(
        players=4,
        seat=1,
        event="church",
        hands={1: ["red-1", "church-2", WA]},
        tiles={"church": ["blue-2", "white-3"]},
        time={0: ["gray-2"], 1: ["gray-3"], 2: ["white-2", "black-2"]},
        **edits,
    )


def test_nr_6_7_all_others_return_their_oldest_tile_clockwise() -> None:
    game = church()
    game.do(1, "play:red-1", "go:church")
    assert game.data["row"]["known"] == ["white-2", "gray-2"]
    assert [game.time(seat) for seat in range(4)] == [[], ["gray-3"], ["black-2"], []]
    assert [e["seat"] for e in game.told("returned")] == [2, 0]


def test_nr_6_7_by_a_building_card_too_but_not_for_william_or_adson() -> None:
    game = church()
    game.do(1, "play:church-2", "move:red")
    assert game.data["row"]["known"] == ["white-2", "gray-2"]
    for figure in ("william", "adson"):
        game = church()
        game.do(1, "play:church-2", f"move:{figure}")
        assert game.data["row"]["known"] == []


def test_nr_6_7_not_for_a_monk_elsewhere() -> None:
    game = church()
    game.do(1, "play:red-1", "go:garden")
    assert game.data["row"]["known"] == []


def test_nr_6_7_returned_tiles_fill_waiting_buildings_at_once() -> None:
    game = church(waiting=["garden"], hoarder=3)
    game.do(1, "play:red-1", "go:church")
    assert game.tiles("garden") == ["white-2", game.told("returned")[1]["tile"]]
    assert [e["seat"] for e in game.told("returned")] == [2, 3, 0]
    assert game.data["row"]["known"] == ["gray-2"]


def test_nr_6_7_after_the_refill() -> None:
    game = table(
        players=2,
        event="church",
        hands={0: ["red-1", "church-2", WA]},
        tiles={"church": ["red-4"]},
        known=["blue-2"],
        hoarder=1,
    )
    first = game.time(1)[0]
    game.do(0, "play:red-1", "go:church")
    assert game.tiles("church") == ["blue-2", first]


def test_nr_6_8_a_red_card_of_four_and_white_is_whispered_about() -> None:
    game = table(
        event="whisper", hands={0: ["red-4", "red-2", "red-1"]}, time={0: ["gray-2", "gray-3"]}
    )
    game.do(0, "play:red-4", "go:garden")
    assert game.choices(0) == [f"whisper:{m}" for m in MONKS]
    assert game.refused(0, "give:red:red") == ("NR 6.8", "wrong-verb")
    game.do(0, "whisper:white", "spend:2")
    assert game.suspicion("white") == [14]  # whatever is spent
    assert game.data["clock"] == 2


def test_nr_6_8_william_five_adson_nothing_a_building_its_own() -> None:
    for choices, gain in (
        ([f"play:{WA}", "move:william", "go:garden", "whisper:black"], 5),
        (["play:garden-3", "move:adson", "whisper:black"], 3),
        (["play:garden-3", "move:william", "whisper:black"], 3),
    ):
        game = table(event="whisper", hands={0: [WA, "garden-3", "red-1"]})
        game.do(0, *choices)
        assert game.suspicion("black") == [10 + gain]
    game = table(event="whisper", hands={0: [WA, "garden-3", "red-1"]})
    game.do(0, f"play:{WA}", "move:adson", "go:garden")
    assert game.asked == "draw"  # no choice at value 0


def test_nr_6_8_the_moved_monk_too_and_forty_is_the_end() -> None:
    game = table(event="whisper", suspicion={"red": 39}, hands={0: ["red-4", "red-2", "red-1"]})
    game.do(0, "play:red-4", "go:garden", "whisper:red")
    assert game.suspicion("red") == [40]


def test_nr_6_9_the_word_of_william_and_adson_counts_double() -> None:
    game = table(event="zeal", hands={0: ["library-2", WA, "red-1"]})
    game.do(0, "play:library-2", "move:william", "clear:red")
    assert game.evidence("red") == [0]  # minus 6, both signs legal at the limit
    game = table(event="zeal", hands={0: ["library-2", WA, "red-1"]})
    game.do(0, f"play:{WA}", "move:william", "go:library", "blame:red")
    assert game.evidence("red") == [11]
    game = table(event="zeal", hands={0: ["library-2", WA, "red-1"]})
    game.do(0, f"play:{WA}", "move:adson", "go:library", "blame:red")
    assert game.suspicion("red") == [20]


def test_nr_6_10_the_monk_moved_gains_one_evidence() -> None:
    game = table(event="restless", hands={0: ["garden-2", WA, "red-1"]})
    game.do(0, "play:garden-2", "move:red")
    assert game.evidence() == [6, 5, 5, 5, 5, 5]
    game = table(event="restless", hands={0: ["garden-2", WA, "red-1"]})
    game.do(0, "play:garden-2", "move:william")
    assert game.evidence() == [5] * 6


def test_nr_6_11_a_monk_moved_to_the_library_gains_two() -> None:
    game = table(event="library", hands={0: ["library-2", "blue-1", WA]})
    game.do(0, "play:library-2", "move:blue")
    assert game.evidence() == [5, 7, 5, 5, 5, 5]
    game = table(event="library", hands={0: ["library-2", "blue-1", WA]})
    game.do(0, "play:blue-1", "go:garden")
    assert game.evidence() == [5] * 6
    game = table(event="library", hands={0: ["library-2", "blue-1", WA]})
    game.do(0, "play:library-2", "move:adson", "blame:red")
    assert game.evidence() == [5] * 6


def test_nr_6_12_the_days_end_counts_double() -> None:
    """The worked example of NR 4.2, doubled."""
    ranks = {"gray": 30, "blue": 20, "white": 20, "red": 12, "black": 12, "orange": 4}
    game = table(
        day=2,
        clock=22,
        event="judgement",
        suspicion=ranks,
        hands={0: ["garden-2", "red-2", "red-3"]},
    )
    game.do(0, "play:garden-2", "move:william").chance()
    gains = dict(zip(MONKS, [now - 5 for now in game.evidence()], strict=True))
    assert gains == {"gray": 10, "blue": 8, "white": 8, "red": 6, "black": 6, "orange": 4}


def test_nr_6_13_blue_joins_red_and_black() -> None:
    game = table(
        event="company",
        figures={"red": "garden", "black": "garden", "adson": "garden"},
        hands={0: ["blue-1", "garden-2", WA]},
    )
    game.do(0, "play:blue-1", "go:garden")
    assert game.evidence() == [6, 5, 5, 5, 6, 5]


def test_nr_6_13_not_when_william_or_adson_joins() -> None:
    game = table(
        event="company",
        figures={"red": "garden", "black": "garden"},
        hands={0: ["blue-1", "garden-2", WA]},
    )
    game.do(0, "play:garden-2", "move:adson", "blame:red", "blame:black")
    assert game.evidence() == [5] * 6
    alone = table(event="company", hands={0: ["blue-1", "garden-2", WA]})
    alone.do(0, "play:blue-1", "go:garden")
    assert alone.evidence() == [5] * 6


def test_nr_6_14_the_most_suspicious_gain_one_after_each_turn() -> None:
    game = table(
        event="talk",
        suspicion={"black": 30, "gray": 30},
        hands={0: ["garden-2", "red-1", "red-2"], 1: ["blue-2", "blue-1", "blue-3"]},
    )
    game.do(0, "play:garden-2", "move:william").chance()
    assert game.evidence() == [5, 5, 5, 6, 6, 5]
    game.do(1, "play:blue-1", "go:garden").chance()
    assert game.evidence() == [5, 5, 5, 7, 7, 5]


def test_nr_6_14_all_level_nobody_gains() -> None:
    game = table(event="talk", hands={0: ["garden-2", "red-1", "red-2"]})
    game.do(0, "play:garden-2", "move:william").chance()
    assert game.evidence() == [5] * 6


def test_nr_6_14_also_after_the_last_turn_of_the_day_before_the_conversion() -> None:
    game = table(
        day=2,
        event="talk",
        clock=22,
        suspicion={"black": 30},
        hands={0: ["garden-2", "red-1", "red-2"]},
    )
    game.do(0, "play:garden-2", "move:william").chance()
    assert game.evidence() == [9, 9, 9, 9, 11, 9]
