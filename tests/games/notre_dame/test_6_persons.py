"""ND 6: the persons of the base game."""

import pytest

from .positions import (
    GAME,
    SECTORS,
    deciding,
    go,
    hire,
    of,
    offered,
    prestige,
    refused,
    seen,
    table,
)


def test_nd_6_1_hostess_prestige_and_a_bonus() -> None:
    state = go(hire("hostess", seats={0: {"rat": 2}}), "hire:hostess")
    assert prestige(state) == 3
    assert offered(state) == {"bonus:coin", "bonus:marker", "bonus:rat"}
    go(state, "bonus:rat")
    assert of(state)["rat"] == 1
    assert state.actors == (1,)


def test_nd_6_1_hostess_offers_only_what_gives_something() -> None:
    state = go(hire("hostess"), "hire:hostess")
    assert offered(state) == {"bonus:coin", "bonus:marker"}
    seats = {0: {"own": 4, "markers": {"bank": 10}}}
    state = go(hire("hostess", seats=seats), "hire:hostess")  # only the coin is left
    assert of(state)["coins"] == 3
    assert state.actors == (1,)


def test_nd_6_2_minstrel_moves_up_to_three_pieces() -> None:
    seats = {0: {"markers": {"bank": 4, "notre-dame": 2}, "friend": "bank"}}
    state = go(hire("minstrel", seats=seats), "hire:minstrel")
    refused(state, "from:notre-dame", "ND 6.2", "not-from-notre-dame")
    refused(state, "from:park", "ND 6.2", "no-piece-there")
    refused(state, "to:park", "ND 6.2", "wrong-verb")
    go(state, "from:bank")
    refused(state, "to:bank", "ND 6.2", "same-place")
    refused(state, "from:bank", "ND 6.2", "wrong-verb")
    go(state, "to:residence")
    assert offered(state) == {
        "move:1:0", "move:2:0", "move:3:0", "move:0:1", "move:1:1", "move:2:1",
    }  # fmt: skip
    refused(state, "move:3:1", "ND 6.2", "one-to-three")
    refused(state, "move:0:0", "ND 6.2", "one-to-three")
    refused(state, "to:park", "ND 6.2", "wrong-verb")
    go(state, "move:2:1")
    data = of(state)
    assert (data["markers"]["bank"], data["markers"]["residence"]) == (2, 2)
    assert data["friend"] == "residence"
    assert prestige(state) == 0  # no action


def test_nd_6_2_minstrel_takes_no_more_than_there_is() -> None:
    state = hire("minstrel", seats={0: {"markers": {"bank": 2}, "friend": "park"}})
    go(state, "hire:minstrel", "from:bank", "to:hotel")
    assert offered(state) == {"move:1:0", "move:2:0"}
    refused(state, "move:3:0", "ND 6.2", "too-few-markers")
    refused(state, "move:1:1", "ND 6.2", "friend-elsewhere")


def test_nd_6_2_a_single_piece_leaves_no_question() -> None:
    state = go(hire("minstrel", seats={0: {"friend": "park"}}), "hire:minstrel", "from:park")
    go(state, "to:hotel")
    assert of(state)["friend"] == "hotel"
    assert state.actors == (1,)


def test_nd_6_3_money_lender() -> None:
    state = go(hire("money-lender"), "hire:money-lender")
    assert (of(state)["coins"], prestige(state)) == (4, 1)


def test_nd_6_4_fool_moves_a_marker_and_acts() -> None:
    seats = {0: {"markers": {"bank": 1, "notre-dame": 1}, "friend": "residence"}}
    state = go(hire("fool", seats=seats), "hire:fool")
    assert offered(state) == {"from:bank", "from:notre-dame", "from-friend"}
    refused(state, "from:residence", "ND 6.4", "no-marker-there")
    refused(state, "to:bank", "ND 6.4", "wrong-verb")
    go(state, "from:notre-dame")
    assert len(offered(state)) == 7  # never to Notre Dame
    go(state, "to:residence")
    assert prestige(state) == 2
    assert of(state)["markers"]["notre-dame"] == 0


def test_nd_6_4_fool_moves_the_friend_to_another_sector() -> None:
    seats = {0: {"markers": {"bank": 2}, "friend": "residence"}}
    state = go(hire("fool", seats=seats), "hire:fool", "from-friend")
    refused(state, "to:residence", "ND 6.4", "same-place")
    go(state, "to:bank")
    assert (of(state)["friend"], of(state)["coins"]) == ("bank", 5)


def test_nd_6_4_a_friend_off_the_board_cannot_move() -> None:
    state = go(hire("fool", seats={0: {"markers": {"bank": 1}}}), "hire:fool")
    refused(state, "from-friend", "ND 6.4", "friend-off-board")


def test_nd_6_5_monk() -> None:
    state = go(hire("monk"), "hire:monk")
    assert (of(state)["own"], of(state)["general"], prestige(state)) == (6, 8, 1)


def test_nd_6_6_doctor_makes_the_plague_zero_for_one_player() -> None:
    seats = {2: {"rat": 4, "markers": {"hospital": 1}}}
    persons = ("doctor", "hostess", "city-guard")
    state = GAME.load(table("hire", 3, persons=persons, turn=3, seats=seats))
    go(state, "hire:doctor", seat=2)
    assert [of(state, seat)["rat"] for seat in range(3)] == [6, 6, 3]
    assert seen(state)["doctored"] == []  # only this round


def test_nd_6_7_city_guard_counts_all_pieces() -> None:
    seats = {0: {"markers": {"bank": 2, "park": 1, "notre-dame": 3}, "friend": "bank"}}
    assert prestige(go(hire("city-guard", seats=seats), "hire:city-guard")) == 7


def test_nd_6_8_night_watchman_counts_empty_sectors() -> None:
    seats = {0: {"markers": {"bank": 2, "notre-dame": 3}, "friend": "hotel"}}
    assert prestige(go(hire("night-watchman", seats=seats), "hire:night-watchman")) == 5


def test_nd_6_9_bishop_settles_an_empty_sector() -> None:
    seats = {0: {"markers": {"bank": 1}, "friend": "hotel", "own": 0}}
    state = go(hire("bishop", seats=seats), "hire:bishop")
    assert len(offered(state)) == 5
    refused(state, "to:bank", "ND 6.9", "not-empty")
    refused(state, "to:hotel", "ND 6.9", "not-empty")
    refused(state, "pass", "ND 6.9", "wrong-verb")
    go(state, "to:residence")
    assert (prestige(state), of(state)["general"], of(state)["own"]) == (1, 12, 0)


def test_nd_6_9_bishop_with_one_empty_sector_asks_nothing() -> None:
    full = dict.fromkeys(("cloister-school", "bank", "residence", "hotel", "park", "hospital"), 1)
    state = go(hire("bishop", seats={0: {"markers": full}}), "hire:bishop")
    assert deciding(state) == "drive"


def test_nd_6_9_bishop_without_room_or_marker_does_nothing() -> None:
    seats = {0: {"own": 4, "markers": {"bank": 10}}}
    state = go(hire("bishop", seats=seats), "hire:bishop")
    assert state.actors == (1,)
    everywhere = dict.fromkeys(SECTORS, 1)
    state = go(hire("bishop", seats={0: {"markers": everywhere}}), "hire:bishop")
    assert state.actors == (1,)


def test_nd_6_10_guild_master_two_for_each_sector_of_two() -> None:
    seats = {0: {"markers": {"bank": 2, "hotel": 1, "notre-dame": 2, "residence": 3}}}
    seats[0]["friend"] = "hotel"  # type: ignore[assignment]
    assert prestige(go(hire("guild-master", seats=seats), "hire:guild-master")) == 6


@pytest.mark.parametrize(("rat", "gained"), [(0, 9), (4, 5), (9, 0)])
def test_nd_6_11_beggar_king_counts_the_spaces_ahead(rat: int, gained: int) -> None:
    state = go(hire("beggar-king", seats={0: {"rat": rat}}), "hire:beggar-king")
    assert prestige(state) == gained


@pytest.mark.parametrize(("count", "gained"), [(0, 0), (1, 0), (2, 3), (3, 3), (5, 6)])
def test_nd_6_12_advocate_three_for_two_messages(count: int, gained: int) -> None:
    held = [[1, "coin"], [2, "rat"], [3, "rat"], [4, "coin"], [1, "rat"]][:count]
    state = go(hire("advocate", seats={0: {"messages": held}}), "hire:advocate")
    assert prestige(state) == gained


def test_nd_6_13_lady_of_the_court_counts_the_fullest_sector() -> None:
    seats = {0: {"markers": {"bank": 3, "hotel": 3, "notre-dame": 4}, "friend": "hotel"}}
    assert prestige(go(hire("lady-of-the-court", seats=seats), "hire:lady-of-the-court")) == 4


def test_nd_6_14_mayor_three_for_each_sector_of_three() -> None:
    seats = {0: {"markers": {"bank": 3, "hotel": 2, "park": 1, "notre-dame": 4}, "friend": "hotel"}}
    assert prestige(go(hire("mayor", seats=seats), "hire:mayor")) == 6


def test_nd_6_15_carpenter_one_for_each_sector_in_use() -> None:
    seats = {0: {"markers": {"bank": 3, "notre-dame": 4}, "friend": "hotel"}}
    assert prestige(go(hire("carpenter", seats=seats), "hire:carpenter")) == 2
