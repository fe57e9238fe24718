"""ND 4: the action cards."""

from typing import Any

import pytest

from ratskeller import State

from .positions import (
    GAME,
    RIM,
    deciding,
    go,
    hire,
    of,
    offered,
    play,
    prestige,
    refused,
    seen,
    table,
)


def test_nd_4_1_cloister_school_brings_its_count_of_markers() -> None:
    state = play("cloister-school", seats={0: {"markers": {"cloister-school": 2}, "own": 1}})
    go(state, "play:cloister-school:0")
    assert (of(state)["own"], of(state)["general"]) == (3, 8)


def test_nd_4_1_fewer_if_the_general_supply_has_fewer() -> None:
    seats = {0: {"markers": {"cloister-school": 4, "bank": 4}, "own": 5}}
    state = go(play("cloister-school", seats=seats), "play:cloister-school:0")
    assert (of(state)["own"], of(state)["general"]) == (5, 0)


def test_nd_4_2_bank_brings_its_count_of_coins() -> None:
    state = go(play("bank", seats={0: {"markers": {"bank": 3}}}), "play:bank:0")
    assert of(state)["coins"] == 7


def test_nd_4_3_residence_brings_its_count_of_prestige() -> None:
    state = play("residence", seats={0: {"markers": {"residence": 1}, "friend": "residence"}})
    assert prestige(go(state, "play:residence:0")) == 3


def driving(count: int, **seat: object) -> State:
    """Seat 0 drives with this count after placing."""
    seats = {0: {"markers": {"carriage-house": count - 1}, **seat}}
    return go(play("carriage-house", seats=seats), "play:carriage-house:0")


def test_nd_4_4_one_step_to_each_neighbour() -> None:
    state = driving(1)
    assert offered(state) == {
        "stay", "drive:1:inner-left", "drive:1:inner-right", "drive:1:outer-left",
        "drive:1:outer-right", "drive:2:inner-right", "drive:4:inner-left",
    }  # fmt: skip


def test_nd_4_4_no_further_than_the_count() -> None:
    refused(driving(1), "drive:2:centre", "ND 4.4", "too-far")
    assert "drive:2:centre" in offered(driving(2))
    refused(driving(1), "take", "ND 4.4", "wrong-verb")


def test_nd_4_4_staying_takes_nothing() -> None:
    state = go(driving(1, carriage=[1, "inner-left"]), "stay")
    assert deciding(state) == "play"
    assert state.actors == (1,)
    assert of(state)["messages"] == []


def test_nd_4_4_a_drive_may_come_back_to_its_start() -> None:
    refused(driving(1), "drive:1:centre", "ND 4.4", "no-way-back")
    state = go(driving(2, carriage=[1, "inner-left"]), "drive:1:inner-left", "take")
    assert of(state)["messages"] == [{"borough": 1, "message": "coin"}]


def test_nd_4_4_carriages_share_a_market() -> None:
    state = driving(1)
    assert of(state, 1)["carriage"] == {"borough": 2, "market": "centre"}
    seats = {
        0: {"markers": {"carriage-house": 1}},
        1: {"carriage": [1, "inner-left"]},
        2: {"carriage": [1, "inner-left"]},
    }
    state = go(play("carriage-house", seats=seats), "play:carriage-house:0", "drive:1:inner-left")
    assert of(state)["carriage"] == {"borough": 1, "market": "inner-left"}


def test_nd_4_4_a_message_may_be_left() -> None:
    state = go(driving(1), "drive:1:inner-left")
    assert offered(state) == {"take", "leave"}
    refused(state, "stay", "ND 4.5", "wrong-verb")
    go(state, "leave")
    assert of(state)["messages"] == []
    assert seen(state)["boroughs"][0]["inner-left"] == "coin"


@pytest.mark.parametrize(
    ("market", "gained"),
    [
        ("inner-left", {"prestige": 1, "coins": 4, "own": 3, "rat": 5}),
        ("inner-right", {"prestige": 2, "coins": 3, "own": 4, "rat": 5}),
        ("outer-left", {"prestige": 3, "coins": 3, "own": 3, "rat": 4}),
        ("outer-right", {"prestige": 4, "coins": 3, "own": 3, "rat": 5}),
    ],
)
def test_nd_4_5_a_message_rewards_at_once(market: str, gained: dict[str, int]) -> None:
    state = go(driving(1, rat=5), f"drive:1:{market}", "take")
    assert {key: of(state)[key] for key in gained} == gained
    assert seen(state)["boroughs"][0][market] is None


@pytest.mark.parametrize("borough", [1, 2, 3])
def test_nd_4_5_the_question_names_the_message_and_its_borough(borough: int) -> None:
    state = play("carriage-house", seats={0: {"markers": {"carriage-house": 5}}})
    lying = seen(state)["boroughs"][borough - 1]
    market = next(m for m in RIM if lying[m])
    go(state, "play:carriage-house:0", f"drive:{borough}:{market}")
    assert state.decision is not None
    assert state.decision.prompt(state) == {"borough": borough, "message": lying[market]}


def reaching(messages: list[list[object]], borough: int) -> str:
    """What is asked after a long drive to a message of this borough."""
    seats = {0: {"markers": {"carriage-house": 5}, "messages": messages}}
    state = play("carriage-house", seats=seats)
    lying = seen(state)["boroughs"][borough - 1]
    market = next(m for m in RIM if lying[m])
    go(state, "play:carriage-house:0", f"drive:{borough}:{market}")
    return deciding(state)


def test_nd_4_5_a_second_one_of_a_colour_only_after_a_full_set() -> None:
    assert reaching([[1, "coin"]], 1) == "play"
    assert reaching([[1, "coin"]], 2) == "take"
    assert reaching([[1, "coin"], [2, "coin"], [3, "coin"], [4, "coin"]], 1) == "take"
    two: list[list[object]] = [[b, k] for b in (1, 2, 3, 4) for k in ("coin", "rat")]
    assert reaching([*two, [1, "marker"]], 1) == "play"
    assert reaching([*two, [1, "marker"]], 2) == "take"


def test_nd_4_5_a_colour_that_ran_out_is_not_needed() -> None:
    gone = {"messages": [[2, kind] for kind in ("coin", "marker", "rat", "prestige")]}
    others = [[1, "coin"], [3, "coin"], [4, "coin"]]
    assert reaching(others, 1) == "play"
    seats = {0: {"markers": {"carriage-house": 5}, "messages": others}, 1: gone}
    state = go(play("carriage-house", seats=seats), "play:carriage-house:0", "drive:1:inner-right")
    assert deciding(state) == "take"


def test_nd_4_5_idle_colours_count_with_two_players() -> None:
    seats = {0: {"messages": [[1, "coin"], [3, "coin"]], "markers": {"carriage-house": 5}}}
    state = play("carriage-house", players=2, seats=seats)
    go(state, "play:carriage-house:0", "drive:1:inner-right")
    assert deciding(state) == "play"
    state = play("carriage-house", players=2, seats=seats)
    go(state, "play:carriage-house:0", "drive:2:inner-right")
    assert deciding(state) == "take"


def test_nd_4_6_one_bonus_below_the_limit_two_from_it() -> None:
    seats = {0: {"markers": {"hotel": 1}, "rat": 3}}
    state = go(play("hotel", seats=seats), "play:hotel:0")
    assert offered(state) == {"bonus:coin", "bonus:marker", "bonus:rat"}
    refused(state, "take", "ND 4.6", "wrong-verb")
    go(state, "bonus:rat")
    assert of(state)["rat"] == 2
    assert state.actors == (1,)
    state = go(play("hotel", seats={0: {"markers": {"hotel": 2}}}), "play:hotel:0")
    go(state, "bonus:coin", "bonus:coin")
    assert of(state)["coins"] == 5


def test_nd_4_6_an_edition_gives_two_from_four_on() -> None:
    options = {"hotel_double_from": 4}
    for count, bonuses in ((2, 1), (3, 2)):
        seats = {0: {"markers": {"hotel": count}}}
        state = go(play("hotel", seats=seats, options=options), "play:hotel:0", "bonus:marker")
        assert (deciding(state) == "bonus") == (bonuses == 2)


def test_nd_4_6_what_gives_nothing_is_not_offered() -> None:
    state = go(play("hotel"), "play:hotel:0")
    assert offered(state) == {"bonus:coin", "bonus:marker"}
    refused(state, "bonus:rat", "ND 4.6", "bonus-empty")


def test_nd_4_6_the_second_is_chosen_after_the_first() -> None:
    seats = {0: {"markers": {"hotel": 2}, "rat": 1}}
    state = go(play("hotel", seats=seats), "play:hotel:0", "bonus:rat")
    assert offered(state) == {"bonus:coin", "bonus:marker"}


def test_nd_4_6_with_nothing_to_offer_it_lapses() -> None:
    seats = {
        0: {"markers": {"bank": 5, "park": 5}, "own": 4, "coins": 25},
        **{seat: {"coins": 0} for seat in (1, 2, 3)},
    }
    state = go(play("hotel", seats=seats), "play:hotel:0")
    assert state.actors == (1,)
    assert of(state)["coins"] == 25


def test_nd_4_6_an_opponents_coin_will_do() -> None:
    seats = {
        0: {"markers": {"bank": 5, "park": 5}, "own": 4, "coins": 20},
        1: {"coins": 0},
        2: {"coins": 5},
        3: {"coins": 0},
    }
    state = go(play("hotel", seats=seats), "play:hotel:0")  # a single bonus needs no question
    assert (of(state)["coins"], of(state, 2)["coins"]) == (21, 4)


def test_nd_4_7_the_friend_comes_and_acts() -> None:
    state = go(play("trusted-friend", seats={0: {"markers": {"bank": 2}}}), "play:trusted-friend:0")
    assert len(offered(state)) == 7
    refused(state, "without", "ND 4.7", "wrong-verb")
    go(state, "friend:bank")
    assert of(state)["friend"] == "bank"
    assert of(state)["coins"] == 6
    assert of(state)["own"] == 4


def test_nd_4_7_later_it_goes_to_a_different_sector() -> None:
    state = go(play("trusted-friend", seats={0: {"friend": "bank"}}), "play:trusted-friend:0")
    refused(state, "friend:bank", "ND 4.7", "friend-there")
    go(state, "friend:residence")
    assert prestige(state) == 1
    assert "notre-dame" not in {c.removeprefix("friend:") for c in offered(state)}


def test_nd_4_8_park_moves_the_rat_back() -> None:
    state = go(play("park", seats={0: {"markers": {"park": 1}, "rat": 4}}), "play:park:0")
    assert (of(state)["rat"], prestige(state)) == (3, 0)


@pytest.mark.parametrize(
    ("park", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)]
)
def test_nd_4_8_park_raises_every_gain(park: int, bonus: int) -> None:
    seats = {0: {"markers": {"park": park}, "own": 1}}
    assert prestige(go(play("residence", seats=seats), "play:residence:0")) == 1 + bonus


def test_nd_4_8_the_friend_counts_in_the_park() -> None:
    seats = {0: {"markers": {"park": 1}, "friend": "park"}}
    assert prestige(go(play("residence", seats=seats), "play:residence:0")) == 2


def test_nd_4_8_the_bonus_comes_once_per_gain() -> None:
    seats: Any = {0: {"markers": {"park": 2, "bank": 1, "hotel": 1}}}
    assert prestige(go(hire("carpenter", seats=seats), "hire:carpenter")) == 4
    messages = [[1, "prestige"], [2, "prestige"]]
    seats = {0: {"markers": {"park": 2}, "messages": messages}}
    assert prestige(go(hire("coachman", seats=seats), "hire:coachman")) == 9


def test_nd_4_8_a_gain_of_nothing_gets_nothing_and_losses_stay() -> None:
    seats: Any = {0: {"markers": {"park": 2}}}
    assert prestige(go(hire("mayor", seats=seats), "hire:mayor")) == 0
    seats = {0: {"markers": {"park": 2}, "rat": 9, "prestige": 5}}
    state = GAME.load(table("hire", 3, persons=("doctor", "fool", "bishop"), turn=3, seats=seats))
    assert prestige(go(state, "pass", seat=2)) == 3


def test_nd_4_8_the_park_is_counted_after_the_pieces_have_moved() -> None:
    seats = {0: {"markers": {"park": 1}}}
    state = go(hire("fool", seats=seats), "hire:fool", "from:park", "to:residence")
    assert prestige(state) == 1
    seats = {0: {"markers": {"park": 2}}}
    state = go(hire("fool", seats=seats), "hire:fool", "from:park", "to:residence")
    assert prestige(state) == 1  # the second marker has left the park
    seats = {0: {"markers": {"park": 2, "bank": 1}}}
    state = go(hire("gypsies", seats=seats), "hire:gypsies", "return:park", "enough")
    assert prestige(state) == 2


def test_nd_4_9_hospital_moves_the_rat_back() -> None:
    state = go(play("hospital", seats={0: {"rat": 4}}), "play:hospital:0")
    assert of(state)["rat"] == 3


@pytest.mark.parametrize(("coins", "gained"), [(1, 1), (2, 3), (3, 6)])
def test_nd_4_10_coins_for_prestige_and_a_marker(coins: int, gained: int) -> None:
    state = go(play("notre-dame", seats={0: {"coins": 4}}), "play:notre-dame:0", f"pay:{coins}")
    data = of(state)
    assert (data["prestige"], data["coins"], data["own"]) == (gained, 4 - coins, 3)
    assert data["markers"]["notre-dame"] == 1


def test_nd_4_10_it_may_be_declined() -> None:
    state = go(play("notre-dame"), "play:notre-dame:0", "pay:0")
    assert (of(state)["own"], prestige(state), of(state)["markers"]["notre-dame"]) == (4, 0, 0)


def test_nd_4_10_three_coins_at_most_and_no_more_than_one_has() -> None:
    state = go(play("notre-dame", seats={0: {"coins": 2}}), "play:notre-dame:0")
    refused(state, "pay:3", "ND 4.10", "too-few-coins")
    refused(state, "pay:4", "ND 4.10", "three-coins")
    refused(state, "without", "ND 4.10", "wrong-verb")
    state = go(play("notre-dame", seats={0: {"coins": 8}}), "play:notre-dame:0")
    assert offered(state) == {"pay:0", "pay:1", "pay:2", "pay:3"}


def test_nd_4_10_without_a_coin_nothing_happens() -> None:
    state = go(play("notre-dame", seats={0: {"coins": 0}}), "play:notre-dame:0")
    assert (of(state)["own"], of(state)["markers"]["notre-dame"]) == (4, 0)
    assert state.actors == (1,)


def test_nd_4_11_the_rat_never_goes_below_zero() -> None:
    state = go(play("park"), "play:park:0")
    assert of(state)["rat"] == 0
