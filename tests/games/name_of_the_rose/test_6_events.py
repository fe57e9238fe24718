"""NR 6: the fourteen events."""

from __future__ import annotations

from ratskeller import State
from tests.games.name_of_the_rose.positions import (
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
    told,
    turn,
)

WA = "william-adson"
LADDER = {monk: 20 - i for i, monk in enumerate(MONKS)}  # red the most suspicious


def test_nr_6_1_william_to_adson_converts_after_his_judgement() -> None:
    state = turn(
        event="meeting",
        suspicion=LADDER,
        figures={"red": "garden", "adson": "garden"},
        hands={0: [WA, "red-1", "red-2"]},
    )
    go(state, 0, f"play:{WA}", "move:william", "go:garden")
    assert suspicion(state) == [20, 19, 18, 17, 16, 15]
    go(state, 0, "blame:red")
    assert evidence(state) == [13, 9, 8, 7, 6, 5]
    assert suspicion(state) == [10] * 6


def test_nr_6_1_adson_to_william_by_a_building_card_too() -> None:
    state = turn(event="meeting", suspicion=LADDER, hands={0: ["kitchen-2", "red-1", "red-2"]})
    draw(go(state, 0, "play:kitchen-2", "move:adson"))
    assert evidence(state) == [10, 9, 8, 7, 6, 5]
    assert suspicion(state) == [10] * 6


def test_nr_6_1_adsons_word_counts_before_the_conversion() -> None:
    state = turn(
        event="meeting", figures={"red": "kitchen"}, hands={0: ["kitchen-2", "red-1", "red-2"]}
    )
    go(state, 0, "play:kitchen-2", "move:adson", "clear:red")
    assert evidence(state) == [9, 10, 10, 10, 10, 10]


def test_nr_6_1_all_level_neither_conversion_nor_reset() -> None:
    state = turn(
        event="meeting",
        suspicion=dict.fromkeys(MONKS, 13),
        hands={0: ["kitchen-2", "red-1", "red-2"]},
    )
    draw(go(state, 0, "play:kitchen-2", "move:adson"))
    assert evidence(state) == [5] * 6
    assert suspicion(state) == [13] * 6


def test_nr_6_1_a_monk_joining_or_a_parting_triggers_nothing() -> None:
    both = {"william": "garden", "adson": "garden"}
    joining = turn(
        event="meeting",
        suspicion=LADDER,
        figures=both,
        tiles={"garden": ["blue-2", "white-3"]},
        hands={0: ["red-1", "red-2", "red-3"]},
    )
    go(joining, 0, "play:red-1", "go:garden")
    assert suspicion(joining) == [25, 19, 18, 17, 16, 15]
    parting = turn(
        event="meeting", suspicion=LADDER, figures=both, hands={0: [WA, "red-2", "red-3"]}
    )
    go(parting, 0, f"play:{WA}", "move:william", "go:cloister")
    assert suspicion(parting) == [20, 19, 18, 17, 16, 15]
    assert evidence(parting) == [5] * 6


def test_nr_6_1_as_often_as_it_happens_and_the_days_end_comes_all_the_same() -> None:
    state = turn(
        players=2,
        day=2,
        event="meeting",
        clock=20,
        suspicion=LADDER,
        figures={"adson": "garden", "william": "cloister"},
        tiles={"church": ["blue-2", "white-3"]},
        hands={0: ["garden-3", "red-1", "red-2"], 1: [WA, "blue-1", "blue-2"]},
    )
    draw(go(state, 0, "play:garden-3", "move:william"))
    assert evidence(state) == [10, 9, 8, 7, 6, 5]
    draw(go(state, 1, f"play:{WA}", "move:william", "go:cloister"))  # 23 + 5: the day ends
    assert state.dump()["day"] == 3
    assert evidence(state) == [15, 14, 13, 12, 11, 10]


def test_nr_6_2_whoever_moves_william_hands_out_two_evidence() -> None:
    for start in ([f"play:{WA}", "move:william", "go:garden"], ["play:garden-2", "move:william"]):
        state = turn(event="hints", hands={0: [WA, "garden-2", "red-2"]})
        go(state, 0, *start)
        assert deciding(state) == "give"
        assert len(offered(state, 0)) == 21
        refused(state, 0, "blame:red", "NR 6.2", "wrong-verb")
        go(state, 0, "give:orange:orange")
        assert evidence(state) == [5, 5, 5, 5, 5, 7]


def test_nr_6_2_one_each_to_two_monks_after_the_judgement() -> None:
    state = turn(event="hints", figures={"red": "garden"}, hands={0: ["garden-2", WA, "red-2"]})
    go(state, 0, "play:garden-2", "move:william", "clear:red", "give:red:black")
    assert evidence(state) == [3, 5, 5, 5, 6, 5]


def test_nr_6_2_not_for_adson_or_monks() -> None:
    for choices in (
        ["play:garden-2", "move:adson"],
        ["play:garden-2", "move:red"],
        ["play:red-2", "go:kitchen"],
    ):
        state = turn(event="hints", hands={0: ["garden-2", WA, "red-2"]})
        go(state, 0, *choices)
        assert deciding(state) == "draw"


def test_nr_6_3_time_tiles_are_taken_but_not_spent() -> None:
    state = turn(
        event="no-time",
        hands={0: ["red-4", "red-2", "red-3"]},
        tiles={"garden": ["red-3", "blue-2"]},
        time={0: ["white-2", "gray-2"]},
    )
    draw(go(state, 0, "play:red-4", "go:garden"))
    assert state.dump()["clock"] == 4
    assert state.actors == (1,)
    assert time_tiles(state, 0) == ["white-2", "gray-2", "red-3"]


def test_nr_6_4_a_monk_in_an_empty_building_loses_one_evidence() -> None:
    state = turn(event="solitude", hands={0: ["red-1", "red-2", "red-3"]})
    go(state, 0, "play:red-1", "go:garden")
    assert evidence(state, "red") == [4]


def test_nr_6_4_never_below_nothing_and_only_where_nobody_is() -> None:
    poor = turn(event="solitude", evidence={"red": 0}, hands={0: ["garden-2", "red-2", "red-3"]})
    go(poor, 0, "play:garden-2", "move:red")
    assert evidence(poor, "red") == [0]
    for other in ("scriptorium", "kitchen", "gatehouse"):  # blue, William, Adson
        state = turn(event="solitude", hands={0: ["red-1", "red-2", "red-3"]})
        go(state, 0, "play:red-1", f"go:{other}")
        assert evidence(state, "red") == [5]


def test_nr_6_4_not_for_william_or_adson() -> None:
    for figure in ("william", "adson"):
        state = turn(event="solitude", hands={0: ["garden-2", "red-2", "red-3"]})
        go(state, 0, "play:garden-2", f"move:{figure}")
        assert evidence(state) == [5] * 6


def test_nr_6_5_a_monk_to_william_hands_out_two_evidence() -> None:
    for choices in (["play:red-1", "go:kitchen"], ["play:kitchen-2", "move:red"]):
        state = turn(event="at-his-side", hands={0: ["red-1", "kitchen-2", WA]})
        go(state, 0, *choices)
        assert deciding(state) == "give"
        refused(state, 0, "enough", "NR 6.2", "wrong-verb")
        go(state, 0, "give:red:blue")
        assert evidence(state) == [6, 6, 5, 5, 5, 5]


def test_nr_6_5_not_elsewhere_and_not_when_william_comes() -> None:
    elsewhere = turn(event="at-his-side", hands={0: ["red-1", "kitchen-2", WA]})
    go(elsewhere, 0, "play:red-1", "go:garden")
    assert deciding(elsewhere) == "draw"
    comes = turn(event="at-his-side", hands={0: ["red-1", "kitchen-2", WA]})
    go(comes, 0, f"play:{WA}", "move:william", "go:library", "blame:red")
    assert deciding(comes) == "draw"
    adson = turn(event="at-his-side", hands={0: ["red-1", "kitchen-2", WA]})
    go(adson, 0, "play:kitchen-2", "move:adson")
    assert deciding(adson) == "draw"


def test_nr_6_6_a_monk_takes_a_tile_in_the_church_then_one_in_the_garden() -> None:
    state = turn(
        event="twice",
        hands={0: ["red-3", "red-2", "red-1"]},
        tiles={"church": ["red-2", "blue-2"], "garden": ["red-4", "blue-3"]},
    )
    go(state, 0, "play:red-3", "go:church")
    assert offered(state, 0) == ["again", "enough"]
    refused(state, 0, "go:garden", "NR 6.6", "wrong-verb")
    go(state, 0, "again")
    assert "go:church" not in offered(state, 0)
    assert "go:library" in offered(state, 0)  # it may go back where it came from
    draw(go(state, 0, "go:garden"))
    assert suspicion(state, "red") == [4]
    assert time_tiles(state, 0) == ["red-2", "red-4"]
    assert state.dump()["clock"] == 3  # once
    assert state.actors == (1,)


def test_nr_6_6_tiles_of_neither_use_can_be_spent() -> None:
    state = turn(
        event="twice",
        hands={0: ["red-3", "red-2", "red-1"]},
        tiles={"church": ["red-2", "blue-2"], "garden": ["red-4", "blue-3"]},
        time={0: ["gray-2"]},
    )
    draw(go(state, 0, "play:red-3", "go:church", "again", "go:garden"))
    assert offered(state, 0) == ["spend:0", "spend:1"]


def test_nr_6_6_a_building_brings_gray_for_a_tile_then_william_who_judges_gray() -> None:
    state = turn(
        event="twice",
        hands={0: ["church-2", "red-2", "red-1"]},
        tiles={"church": ["gray-2", "blue-2"]},
    )
    go(state, 0, "play:church-2", "move:gray", "again")
    assert offered(state, 0) == [f"move:{f}" for f in FIGURES if f != "gray"]
    go(state, 0, "move:william")
    assert offered(state, 0) == ["blame:gray", "clear:gray"]
    go(state, 0, "blame:gray")
    assert deciding(state) == "draw"  # no third use
    assert time_tiles(state, 0) == ["gray-2"]
    assert evidence(state, "gray") == [8]


def test_nr_6_6_the_pair_card_moves_the_same_figure_twice() -> None:
    state = turn(event="twice", hands={0: [WA, "red-2", "red-1"]})
    go(state, 0, f"play:{WA}", "move:adson", "go:library", "blame:red", "again")
    assert deciding(state) == "go"
    refused(state, 0, "move:william", "NR 3.3", "wrong-verb")
    assert "go:gatehouse" in offered(state, 0)
    draw(go(state, 0, "go:scriptorium", "clear:blue"))
    assert suspicion(state, "red", "blue") == [15, 5]
    assert state.dump()["clock"] == 0


def test_nr_6_6_once_is_enough_if_wished() -> None:
    state = turn(event="twice", hands={0: ["red-3", "red-2", "red-1"]})
    go(state, 0, "play:red-3", "go:church", "enough")
    assert deciding(state) == "draw"


def test_nr_6_6_the_second_figure_meets_the_new_tiles() -> None:
    state = turn(
        event="twice",
        hands={0: ["church-2", "red-2", "red-1"]},
        tiles={"church": ["gray-2"]},
        known=["blue-4", "white-2"],
        hoarder=2,
    )
    go(state, 0, "play:church-2", "move:gray")
    assert tiles(state, "church") == ["blue-4", "white-2"]
    go(state, 0, "again", "move:blue")
    assert suspicion(state, "blue") == [6]


def test_nr_6_6_a_building_that_has_everybody_has_no_second_use() -> None:
    state = turn(
        event="twice",
        figures={**dict.fromkeys(FIGURES, "garden"), "red": "church"},
        hands={0: ["garden-2", "red-2", "red-1"]},
    )
    go(state, 0, "play:garden-2", "move:red")
    assert deciding(state) in ("draw", "turn-up")
    draw(state)
    assert state.actors == (1,)


def church(**edits: object) -> State:
    return turn(
        players=4,
        seat=1,
        event="church",
        hands={1: ["red-1", "church-2", WA]},
        tiles={"church": ["blue-2", "white-3"]},
        time={0: ["gray-2"], 1: ["gray-3"], 2: ["white-2", "black-2"]},
        **edits,
    )


def test_nr_6_7_all_others_return_their_oldest_tile_clockwise() -> None:
    state = church()
    go(state, 1, "play:red-1", "go:church")
    assert state.dump()["row"]["known"] == ["white-2", "gray-2"]
    assert [time_tiles(state, seat) for seat in range(4)] == [[], ["gray-3"], ["black-2"], []]
    assert [e["seat"] for e in told(state, "returned")] == [2, 0]


def test_nr_6_7_by_a_building_card_too_but_not_for_william_or_adson() -> None:
    state = church()
    go(state, 1, "play:church-2", "move:red")
    assert state.dump()["row"]["known"] == ["white-2", "gray-2"]
    for figure in ("william", "adson"):
        state = church()
        go(state, 1, "play:church-2", f"move:{figure}")
        assert state.dump()["row"]["known"] == []


def test_nr_6_7_not_for_a_monk_elsewhere() -> None:
    state = church()
    go(state, 1, "play:red-1", "go:garden")
    assert state.dump()["row"]["known"] == []


def test_nr_6_7_returned_tiles_fill_waiting_buildings_at_once() -> None:
    state = church(waiting=["garden"], hoarder=3)
    go(state, 1, "play:red-1", "go:church")
    assert tiles(state, "garden") == ["white-2", told(state, "returned")[1]["tile"]]
    assert [e["seat"] for e in told(state, "returned")] == [2, 3, 0]
    assert state.dump()["row"]["known"] == ["gray-2"]


def test_nr_6_7_after_the_refill() -> None:
    state = turn(
        players=2,
        event="church",
        hands={0: ["red-1", "church-2", WA]},
        tiles={"church": ["red-4"]},
        known=["blue-2"],
        hoarder=1,
    )
    first = time_tiles(state, 1)[0]
    go(state, 0, "play:red-1", "go:church")
    assert tiles(state, "church") == ["blue-2", first]


def test_nr_6_8_a_red_card_of_four_and_white_is_whispered_about() -> None:
    state = turn(
        event="whisper", hands={0: ["red-4", "red-2", "red-1"]}, time={0: ["gray-2", "gray-3"]}
    )
    go(state, 0, "play:red-4", "go:garden")
    assert offered(state, 0) == [f"whisper:{m}" for m in MONKS]
    refused(state, 0, "give:red:red", "NR 6.8", "wrong-verb")
    go(state, 0, "whisper:white", "spend:2")
    assert suspicion(state, "white") == [14]  # whatever is spent
    assert state.dump()["clock"] == 2


def test_nr_6_8_william_five_adson_nothing_a_building_its_own() -> None:
    for choices, gain in (
        ([f"play:{WA}", "move:william", "go:garden", "whisper:black"], 5),
        (["play:garden-3", "move:adson", "whisper:black"], 3),
        (["play:garden-3", "move:william", "whisper:black"], 3),
    ):
        state = turn(event="whisper", hands={0: [WA, "garden-3", "red-1"]})
        go(state, 0, *choices)
        assert suspicion(state, "black") == [10 + gain]
    state = turn(event="whisper", hands={0: [WA, "garden-3", "red-1"]})
    go(state, 0, f"play:{WA}", "move:adson", "go:garden")
    assert deciding(state) == "draw"  # no choice at value 0


def test_nr_6_8_the_moved_monk_too_and_forty_is_the_end() -> None:
    state = turn(event="whisper", suspicion={"red": 39}, hands={0: ["red-4", "red-2", "red-1"]})
    go(state, 0, "play:red-4", "go:garden", "whisper:red")
    assert suspicion(state, "red") == [40]


def test_nr_6_9_the_word_of_william_and_adson_counts_double() -> None:
    state = turn(event="zeal", hands={0: ["library-2", WA, "red-1"]})
    go(state, 0, "play:library-2", "move:william", "clear:red")
    assert evidence(state, "red") == [0]  # minus 6, both signs legal at the limit
    state = turn(event="zeal", hands={0: ["library-2", WA, "red-1"]})
    go(state, 0, f"play:{WA}", "move:william", "go:library", "blame:red")
    assert evidence(state, "red") == [11]
    state = turn(event="zeal", hands={0: ["library-2", WA, "red-1"]})
    go(state, 0, f"play:{WA}", "move:adson", "go:library", "blame:red")
    assert suspicion(state, "red") == [20]


def test_nr_6_10_the_monk_moved_gains_one_evidence() -> None:
    state = turn(event="restless", hands={0: ["garden-2", WA, "red-1"]})
    go(state, 0, "play:garden-2", "move:red")
    assert evidence(state) == [6, 5, 5, 5, 5, 5]
    state = turn(event="restless", hands={0: ["garden-2", WA, "red-1"]})
    go(state, 0, "play:garden-2", "move:william")
    assert evidence(state) == [5] * 6


def test_nr_6_11_a_monk_moved_to_the_library_gains_two() -> None:
    state = turn(event="library", hands={0: ["library-2", "blue-1", WA]})
    go(state, 0, "play:library-2", "move:blue")
    assert evidence(state) == [5, 7, 5, 5, 5, 5]
    state = turn(event="library", hands={0: ["library-2", "blue-1", WA]})
    go(state, 0, "play:blue-1", "go:garden")
    assert evidence(state) == [5] * 6
    state = turn(event="library", hands={0: ["library-2", "blue-1", WA]})
    go(state, 0, "play:library-2", "move:adson", "blame:red")
    assert evidence(state) == [5] * 6


def test_nr_6_12_the_days_end_counts_double() -> None:
    """The worked example of NR 4.2, doubled."""
    ranks = {"gray": 30, "blue": 20, "white": 20, "red": 12, "black": 12, "orange": 4}
    state = turn(
        day=2,
        clock=22,
        event="judgement",
        suspicion=ranks,
        hands={0: ["garden-2", "red-2", "red-3"]},
    )
    draw(go(state, 0, "play:garden-2", "move:william"))
    gains = dict(zip(MONKS, [now - 5 for now in evidence(state)], strict=True))
    assert gains == {"gray": 10, "blue": 8, "white": 8, "red": 6, "black": 6, "orange": 4}


def test_nr_6_13_blue_joins_red_and_black() -> None:
    state = turn(
        event="company",
        figures={"red": "garden", "black": "garden", "adson": "garden"},
        hands={0: ["blue-1", "garden-2", WA]},
    )
    go(state, 0, "play:blue-1", "go:garden")
    assert evidence(state) == [6, 5, 5, 5, 6, 5]


def test_nr_6_13_not_when_william_or_adson_joins() -> None:
    state = turn(
        event="company",
        figures={"red": "garden", "black": "garden"},
        hands={0: ["blue-1", "garden-2", WA]},
    )
    go(state, 0, "play:garden-2", "move:adson", "blame:red", "blame:black")
    assert evidence(state) == [5] * 6
    alone = turn(event="company", hands={0: ["blue-1", "garden-2", WA]})
    go(alone, 0, "play:blue-1", "go:garden")
    assert evidence(alone) == [5] * 6


def test_nr_6_14_the_most_suspicious_gain_one_after_each_turn() -> None:
    state = turn(
        event="talk",
        suspicion={"black": 30, "gray": 30},
        hands={0: ["garden-2", "red-1", "red-2"], 1: ["blue-2", "blue-1", "blue-3"]},
    )
    draw(go(state, 0, "play:garden-2", "move:william"))
    assert evidence(state) == [5, 5, 5, 6, 6, 5]
    draw(go(state, 1, "play:blue-1", "go:garden"))
    assert evidence(state) == [5, 5, 5, 7, 7, 5]


def test_nr_6_14_all_level_nobody_gains() -> None:
    state = turn(event="talk", hands={0: ["garden-2", "red-1", "red-2"]})
    draw(go(state, 0, "play:garden-2", "move:william"))
    assert evidence(state) == [5] * 6


def test_nr_6_14_also_after_the_last_turn_of_the_day_before_the_conversion() -> None:
    state = turn(
        day=2,
        event="talk",
        clock=22,
        suspicion={"black": 30},
        hands={0: ["garden-2", "red-1", "red-2"]},
    )
    draw(go(state, 0, "play:garden-2", "move:william"))
    assert evidence(state) == [9, 9, 9, 9, 11, 9]
