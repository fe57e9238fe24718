"""The worked examples of the rulebooks, each as a position."""

from typing import Any

from .positions import deciding, go, hire, of, offered, play, prestige, seen, struck
from .test_8_scoring import period_ends


def test_nd_4_1_example_three_markers_then_four() -> None:
    state = play("cloister-school", seats={0: {"markers": {"cloister-school": 2}, "own": 1}})
    assert of(go(state, "play:cloister-school:0"))["own"] == 3
    state = play("cloister-school", seats={0: {"markers": {"cloister-school": 3}, "own": 1}})
    assert of(go(state, "play:cloister-school:0"))["own"] == 4


def test_nd_4_7_example_friend_into_a_bank_of_two() -> None:
    state = play("trusted-friend", seats={0: {"markers": {"bank": 2}, "coins": 0}})
    assert of(go(state, "play:trusted-friend:0", "friend:bank"))["coins"] == 3


def test_nd_4_6_example_third_hotel_marker_and_the_fourth_of_2007() -> None:
    for edition, before, bonuses in ((3, 1, 1), (3, 2, 2), (4, 2, 1), (4, 3, 2)):
        seats = {0: {"markers": {"hotel": before}}}
        state = play("hotel", seats=seats, options={"hotel_double_from": edition})
        go(state, "play:hotel:0", "bonus:coin")
        assert (deciding(state) == "bonus") == (bonuses == 2)


def test_nd_4_8_example_the_five_steps_of_the_park() -> None:
    state = go(play("park", seats={0: {"markers": {"park": 1}, "rat": 3}}), "play:park:0")
    assert (prestige(state), of(state)["rat"]) == (0, 2)
    seats: Any = {0: {"markers": {"park": 2, "residence": 2}}}
    assert prestige(go(play("residence", seats=seats), "play:residence:0")) == 4
    held = [[1, "coin"], [2, "coin"], [3, "coin"], [4, "coin"], [1, "rat"]]
    for park in (2, 3):
        seats = {0: {"markers": {"park": park}, "messages": held}}
        assert prestige(go(hire("advocate", seats=seats), "hire:advocate")) == 7
    seats = {0: {"markers": {"park": 5}}}
    assert prestige(go(play("notre-dame", seats=seats), "play:notre-dame:0", "pay:2")) == 5
    more = {0: {"markers": {"park": 6, "notre-dame": 2}}, 1: {"markers": {"notre-dame": 1}}}
    assert prestige(period_ends(4, more=more)) == 9


def test_nd_8_1_example_two_green_and_one_blue() -> None:
    state = period_ends(4, 2, 1)
    assert (prestige(state, 0), prestige(state, 1)) == (6, 3)
    more = {0: {"markers": {"park": 2, "notre-dame": 2}}, 1: {"markers": {"notre-dame": 1}}}
    assert prestige(period_ends(4, more=more)) == 7


def test_nd_7_2_example_plague_of_three() -> None:
    seats = {
        0: {"rat": 4, "markers": {"hospital": 2}},
        1: {"rat": 6},
        2: {"rat": 5, "markers": {"hospital": 3}, "friend": "hospital"},
    }
    state = struck(("minstrel", "doctor", "city-guard"), seats=seats)
    assert [of(state, seat)["rat"] for seat in range(3)] == [5, 9, 4]


def test_nd_7_4_example_plague_of_seven() -> None:
    seats = {
        0: {"rat": 5, "prestige": 6, "markers": {"hospital": 2}},
        1: {"rat": 9, "prestige": 6, "markers": {"bank": 1}},
        2: {"rat": 4, "prestige": 6, "markers": {"hospital": 1}, "friend": "hospital"},
    }
    state = struck(("fool", "hostess", "night-watchman"), seats=seats)
    assert [of(state, seat)["rat"] for seat in range(3)] == [9, 9, 9]
    assert [prestige(state, seat) for seat in range(3)] == [4, 4, 6]
    assert of(state, 0)["markers"]["hospital"] == 1
    assert of(state, 1)["markers"]["bank"] == 0
    assert of(state, 2)["markers"]["hospital"] == 1


def test_nd_7_3_example_doctor_at_plague_six() -> None:
    seats = {0: {"rat": 7, "markers": {"hospital": 1}, "friend": "hospital"}}
    state = struck(("doctor", "fool", "night-watchman"), seats=seats, doctored=[0])
    assert of(state)["rat"] == 5


def test_nd_6_11_example_beggar_king_at_four() -> None:
    assert prestige(go(hire("beggar-king", seats={0: {"rat": 4}}), "hire:beggar-king")) == 5


def test_nd_6_13_example_lady_with_five_and_five() -> None:
    seats = {0: {"own": 0, "markers": {"carriage-house": 5, "hotel": 5}}}
    assert prestige(go(hire("lady-of-the-court", seats=seats), "hire:lady-of-the-court")) == 5


def test_nd_10_14_example_guard_with_five() -> None:
    seats = {0: {"own": 4, "markers": {"bank": 5}}}
    assert prestige(go(hire("guard", seats=seats), "hire:guard")) == 6


def test_nd_10_9_example_coachman_with_five_messages() -> None:
    held = [[1, "prestige"], [2, "prestige"], [1, "marker"], [3, "marker"], [4, "coin"]]
    for kind, gained in (("prestige", (8, 4, 2)), ("marker", (4, 6, 2)), ("coin", (1, 4, 3))):
        state = hire("coachman", seats={0: {"messages": held}})
        go(state, "hire:coachman", f"kind:{kind}")
        assert (prestige(state), of(state)["own"], of(state)["coins"]) == gained


def test_nd_6_4_example_fool_from_the_bank_to_a_carriage_house_of_two() -> None:
    seats = {0: {"markers": {"bank": 1, "carriage-house": 2}}}
    state = go(hire("fool", seats=seats), "hire:fool", "from:bank", "to:carriage-house")
    assert deciding(state) == "drive"
    assert state.decision is not None
    assert state.decision.prompt(state) == {"count": 3}


def test_nd_4_5_example_three_colours_held_then_any() -> None:
    held = [[1, "coin"], [2, "coin"], [3, "coin"]]
    for extra, takeable in (([], {4}), ([[4, "coin"]], {1, 2, 3, 4})):
        for borough in (1, 2, 3, 4):
            seats = {0: {"messages": [*held, *extra], "markers": {"carriage-house": 6}}}
            state = play("carriage-house", seats=seats)
            go(state, "play:carriage-house:0", f"drive:{borough}:outer-left")
            assert (deciding(state) == "take") == (borough in takeable)


def test_nd_5_2_example_notre_dame_with_an_empty_supply() -> None:
    seats = {0: {"own": 0, "markers": {"hospital": 1}}}
    state = go(play("notre-dame", seats=seats), "play:notre-dame:0", "from:hospital", "pay:3")
    assert of(state)["markers"]["notre-dame"] == 1
    assert (prestige(state), of(state)["coins"]) == (6, 0)


def test_nd_6_12_example_advocate_with_five_messages() -> None:
    held = [[1, "coin"], [2, "coin"], [3, "coin"], [4, "coin"], [1, "rat"]]
    state = go(hire("advocate", seats={0: {"messages": held}}), "hire:advocate")
    assert prestige(state) == 6


def test_nd_1_8_example_one_step_to_a_neighbours_message_then_two_to_every_other_colour() -> None:
    state = go(play("carriage-house"), "play:carriage-house:0", "drive:2:inner-right", "take")
    assert of(state)["messages"] == [{"borough": 2, "message": "marker"}]
    seats = {
        0: {
            "carriage": [2, "inner-right"],
            "messages": [[2, "marker"]],
            "markers": {"carriage-house": 1},
        }
    }
    state = go(play("carriage-house", seats=seats), "play:carriage-house:0")
    colours = set()
    for choice in offered(state, verb="drive"):
        borough, market = choice.split(":")[1:]
        if seen(state)["boroughs"][int(borough) - 1][market] and borough != "2":
            colours.add(int(borough))
    assert colours == {1, 3, 4}
