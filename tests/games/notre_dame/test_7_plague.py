"""ND 7: the plague."""

from .positions import (
    GAME,
    SECTORS,
    deciding,
    go,
    of,
    offered,
    prestige,
    refused,
    seen,
    struck,
    table,
)

FIVE = ("doctor", "fool", "bishop")  # 2 + 1 + 2 rats


def test_nd_7_1_the_value_is_the_sum_of_the_rats() -> None:
    assert of(struck(FIVE))["rat"] == 5
    assert of(struck(("minstrel", "monk", "city-guard")))["rat"] == 1
    assert of(struck(("hostess", "doctor", "night-watchman")))["rat"] == 8


def test_nd_7_2_the_hospital_lowers_it_and_can_turn_it() -> None:
    seats = {
        0: {"markers": {"hospital": 2}},
        1: {"markers": {"hospital": 6}, "rat": 3, "own": 0},
        2: {"markers": {"hospital": 6}, "friend": "hospital", "rat": 1, "own": 0},
    }
    state = struck(FIVE, seats=seats)
    assert [of(state, seat)["rat"] for seat in range(3)] == [3, 2, 0]


def test_nd_7_3_the_doctor_puts_zero_in_place_of_the_value() -> None:
    seats = {0: {"markers": {"hospital": 1}, "rat": 5}}
    state = struck(("doctor", "fool", "bishop"), seats=seats, doctored=[0])
    assert [of(state, seat)["rat"] for seat in range(3)] == [4, 5, 5]


def test_nd_7_4_beyond_nine_costs_prestige_and_a_marker() -> None:
    seats = {0: {"rat": 5, "prestige": 7, "markers": {"bank": 2, "park": 1, "notre-dame": 3}}}
    state = struck(FIVE, seats=seats)
    assert (of(state)["rat"], prestige(state)) == (9, 5)
    assert (of(state)["markers"]["bank"], of(state)["general"]) == (1, 5)
    assert of(state)["markers"]["notre-dame"] == 3


def test_nd_7_4_exactly_nine_is_no_outbreak() -> None:
    state = struck(FIVE, seats={0: {"rat": 4, "prestige": 7, "markers": {"bank": 1}}})
    assert (of(state)["rat"], prestige(state), of(state)["markers"]["bank"]) == (9, 7, 1)


def test_nd_7_4_how_far_beyond_does_not_matter() -> None:
    state = struck(("hostess", "doctor", "night-watchman"), seats={0: {"rat": 9, "prestige": 7}})
    assert (of(state)["rat"], prestige(state)) == (9, 5)


def test_nd_7_4_prestige_never_falls_below_zero() -> None:
    assert prestige(struck(FIVE, seats={0: {"rat": 8, "prestige": 1}})) == 0
    assert prestige(struck(FIVE, seats={0: {"rat": 8}})) == 0


def test_nd_7_4_the_friend_counts_but_stays() -> None:
    seats = {0: {"rat": 8, "markers": {"bank": 2, "park": 2}, "friend": "park"}}
    state = struck(FIVE, seats=seats)
    assert (of(state)["markers"]["park"], of(state)["friend"]) == (1, "park")
    seats = {0: {"rat": 8, "friend": "park"}}
    assert of(struck(FIVE, seats=seats))["friend"] == "park"


def test_nd_7_4_only_a_friend_in_the_fullest_sector_loses_nothing() -> None:
    state = struck(FIVE, seats={0: {"rat": 8, "friend": "park"}})
    assert of(state)["general"] == 10


def test_nd_7_4_ties_are_the_players_choice() -> None:
    seats = {0: {"rat": 8, "markers": {"bank": 2, "park": 2, "hotel": 1}}}
    state = struck(FIVE, seats=seats)
    assert deciding(state) == "outbreak"
    assert offered(state) == {"remove:bank", "remove:park"}
    refused(state, "remove:hotel", "ND 7.4", "not-the-fullest")
    refused(state, "pass", "ND 7.4", "wrong-verb")
    go(state, "remove:park")
    assert of(state)["markers"]["park"] == 1


def test_nd_7_4_a_tied_sector_with_the_friend_alone_is_no_candidate() -> None:
    seats = {0: {"rat": 8, "markers": {"bank": 1}, "friend": "park"}}
    state = struck(FIVE, seats=seats)
    assert of(state)["markers"]["bank"] == 0


def test_nd_7_4_players_choose_in_turn_order() -> None:
    tie = {"rat": 8, "markers": {"bank": 1, "park": 1}}
    state = GAME.load(
        table("hire", 3, persons=FIVE, bell=1, turn=3, seats=dict.fromkeys(range(3), tie))
    )
    go(state, "pass", seat=0)
    for seat in (1, 2, 0):
        assert state.actors == (seat,)
        go(state, "remove:bank", seat=seat)
    assert seen(state)["phase"] == "persons"


def test_nd_7_4_one_fullest_sector_loses_its_marker_without_a_question() -> None:
    for sector in SECTORS:
        if sector != "hospital":  # it lowers the value
            state = struck(FIVE, seats={0: {"rat": 8, "markers": {sector: 2}}})
            assert of(state)["markers"][sector] == 1
