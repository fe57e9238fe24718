"""ND 5: markers and coins."""

from .positions import deciding, go, hire, kinds, listen, of, offered, play, prestige, refused


def test_nd_5_1_a_marker_of_the_own_supply_is_placed_and_the_action_done() -> None:
    state = go(play("bank", seats={0: {"markers": {"park": 1}}}), "play:bank:0")
    assert (of(state)["own"], of(state)["markers"]["bank"]) == (3, 1)
    assert state.actors == (1,)  # nothing was asked: it is compulsory


def test_nd_5_2_an_empty_supply_takes_a_marker_of_the_board() -> None:
    seats = {0: {"own": 0, "markers": {"park": 1, "notre-dame": 1, "bank": 1}, "friend": "hotel"}}
    state = go(play("bank", seats=seats), "play:bank:0")
    assert offered(state) == {"from:park", "from:notre-dame", "without"}
    refused(state, "from:bank", "ND 5.2", "same-place")
    refused(state, "from:hotel", "ND 5.2", "no-marker-there")  # never the friend
    refused(state, "pay:1", "ND 5.2", "wrong-verb")
    go(state, "from:notre-dame")
    assert of(state)["markers"]["notre-dame"] == 0
    assert (of(state)["markers"]["bank"], of(state)["coins"]) == (2, 5)


def test_nd_5_2_or_the_card_stays_without_effect() -> None:
    seats = {0: {"own": 0, "markers": {"park": 1}}}
    state = go(play("bank", seats=seats), "play:bank:0", "without")
    assert (of(state)["coins"], of(state)["markers"]["park"]) == (3, 1)


def test_nd_5_2_with_no_marker_anywhere_there_is_nothing_to_ask() -> None:
    state = play("bank", seats={0: {"own": 0, "markers": {"bank": 2}}})
    events = listen(state)
    go(state, "play:bank:0")
    assert kinds(events) == ["played", "no-effect"]
    assert of(state)["coins"] == 3


def test_nd_5_2_notre_dame_asks_for_the_source_then_the_coins() -> None:
    seats = {0: {"own": 0, "markers": {"hospital": 2, "notre-dame": 1}}}
    state = go(play("notre-dame", seats=seats), "play:notre-dame:0")
    assert offered(state) == {"from:hospital", "without"}
    go(state, "from:hospital")
    assert offered(state) == {"pay:1", "pay:2", "pay:3"}
    refused(state, "pay:0", "ND 5.2", "pay-now")
    go(state, "pay:2")
    assert of(state)["markers"]["notre-dame"] == 2
    assert of(state)["markers"]["hospital"] == 1
    assert (prestige(state), of(state)["coins"]) == (3, 1)


def test_nd_5_2_notre_dame_without_effect() -> None:
    seats = {0: {"own": 0, "markers": {"hospital": 2}}}
    state = go(play("notre-dame", seats=seats), "play:notre-dame:0", "without")
    assert (prestige(state), of(state)["markers"]["hospital"]) == (0, 2)
    state = go(play("notre-dame", seats={0: {"own": 0, "coins": 3}}), "play:notre-dame:0")
    assert deciding(state) == "play"


def test_nd_5_3_an_empty_general_supply_gives_what_is_there() -> None:
    seats = {0: {"own": 3, "markers": {"bank": 10}}}
    state = go(hire("monk", seats=seats), "hire:monk")
    assert (of(state)["own"], of(state)["general"], prestige(state)) == (4, 0, 1)
    seats = {0: {"own": 4, "markers": {"bank": 10}}}
    state = go(hire("monk", seats=seats), "hire:monk")
    assert (of(state)["own"], prestige(state)) == (4, 1)


def test_nd_5_4_missing_coins_come_from_the_richest() -> None:
    seats = {
        0: {"coins": 2, "markers": {"bank": 3}},
        1: {"coins": 5}, 2: {"coins": 10}, 3: {"coins": 7},
    }  # fmt: skip
    state = go(play("bank", seats=seats), "play:bank:0")  # one in the supply, three missing
    assert [of(state, seat)["coins"] for seat in range(4)] == [6, 5, 7, 7]


def test_nd_5_4_coin_by_coin_and_ties_go_clockwise() -> None:
    seats = {
        0: {"coins": 4, "markers": {"bank": 2}},
        1: {"coins": 6}, 2: {"coins": 7}, 3: {"coins": 8},
    }  # fmt: skip
    state = go(play("bank", seats=seats), "play:bank:0")
    # 3 gives one (8), then 2 and 3 are level: 2 sits first; then 3 again
    assert [of(state, seat)["coins"] for seat in range(4)] == [7, 6, 6, 6]


def test_nd_5_4_always_from_an_opponent_and_nothing_if_nobody_has_any() -> None:
    seats = {0: {"coins": 25, "markers": {"bank": 2}}, **{s: {"coins": 0} for s in (1, 2, 3)}}
    state = go(play("bank", seats=seats), "play:bank:0")
    assert of(state)["coins"] == 25


def test_nd_5_4_a_coin_just_paid_is_in_the_supply() -> None:
    seats = {0: {"coins": 5}, 1: {"coins": 20}, 2: {"coins": 0}, 3: {"coins": 0}}
    state = go(hire("money-lender", seats=seats), "hire:money-lender")
    assert (of(state)["coins"], of(state, 1)["coins"]) == (6, 19)


def test_nd_5_4_holds_for_every_gain_of_coins() -> None:
    seats = {
        0: {"coins": 5, "carriage": [1, "centre"]}, 1: {"coins": 20}, 2: {"coins": 0},
        3: {"coins": 0},
    }  # fmt: skip
    state = go(
        play("carriage-house", seats=seats), "play:carriage-house:0", "drive:1:inner-left", "take"
    )
    assert (of(state)["coins"], of(state, 1)["coins"]) == (6, 19)
