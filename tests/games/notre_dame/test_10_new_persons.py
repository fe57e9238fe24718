"""ND 10: the expansion New Persons."""

import pytest

from ratskeller import CHANCE

from .positions import (
    GAME,
    SECTORS,
    deciding,
    go,
    hire,
    kinds,
    listen,
    of,
    offered,
    prestige,
    refused,
    seen,
    table,
)


@pytest.mark.unmeasured
def test_nd_10_1_manager_doubles_and_gets_the_park_bonus() -> None:
    assert prestige(go(hire("manager", seats={0: {"prestige": 11}}), "hire:manager")) == 22
    seats = {0: {"prestige": 11, "markers": {"park": 2}}}
    assert prestige(go(hire("manager", seats=seats), "hire:manager")) == 23
    assert prestige(go(hire("manager", seats={0: {"markers": {"park": 2}}}), "hire:manager")) == 0


def test_nd_10_2_nurse_places_in_the_hospital_and_moves_the_rat() -> None:
    state = go(hire("nurse", seats={0: {"rat": 4}}), "hire:nurse")
    data = of(state)
    assert (data["markers"]["hospital"], data["general"], data["rat"]) == (1, 9, 3)


def test_nd_10_2_the_step_does_not_depend_on_the_marker() -> None:
    seats = {0: {"rat": 4, "markers": {"bank": 10}}}
    state = go(hire("nurse", seats=seats), "hire:nurse")
    assert (of(state)["markers"]["hospital"], of(state)["rat"]) == (0, 3)


def test_nd_10_3_scholar_carries_out_the_third_card() -> None:
    state = hire("scholar", hand=("hotel", "park", "bank"))
    assert seen(state, 0)["hand"] == [{"card": "bank", "owner": 2}]
    events = listen(state)
    go(state, "hire:scholar")
    assert kinds(events)[:2] == ["hired", "studied"]
    assert (of(state)["markers"]["bank"], of(state)["coins"]) == (1, 3)
    assert seen(state, 0)["hand"] == []
    assert "bank" in [c for c in seen(state)["seats"][2]["cards"] if c]  # now everybody knows it


def test_nd_10_3_rules_of_placing_hold_for_the_third_card() -> None:
    seats = {0: {"own": 0, "markers": {"park": 1}}}
    state = go(hire("scholar", hand=("hotel", "park", "bank"), seats=seats), "hire:scholar")
    assert offered(state) == {"from:park", "without"}
    state = hire("scholar", hand=("hotel", "park", "notre-dame"), seats={0: {"coins": 1}})
    assert seen(state, 0)["idle"] == ["minstrel", "scholar"]
    go(state, "hire:scholar")  # the last coin went to the scholar
    assert state.actors == (1,)


def test_nd_10_3_third_cards_are_kept_until_phase_four_is_over() -> None:
    state = GAME.load(table("hire", 3, persons=("monk", "doctor", "scholar"), turn=3))
    events = listen(state)
    assert len(seen(state, 1)["hand"]) == 1
    go(state, "pass", seat=2)
    assert kinds(events)[:4] == ["passed", "discarded", "discarded", "discarded"]
    state = GAME.load(table("hire", 3, persons=("monk", "doctor", "bishop"), turn=3))
    assert seen(state, 1)["hand"] == []


def test_nd_10_4_priest_places_on_notre_dame() -> None:
    state = go(hire("priest"), "hire:priest")
    assert (of(state)["markers"]["notre-dame"], of(state)["general"]) == (1, 9)
    assert (prestige(state), of(state)["coins"]) == (0, 2)
    state = go(hire("priest", seats={0: {"markers": {"bank": 10}}}), "hire:priest")
    assert of(state)["markers"]["notre-dame"] == 0


def test_nd_10_5_procurator_acts_without_placing() -> None:
    seats = {0: {"markers": {"bank": 2, "residence": 1}}}
    state = go(hire("procurator", seats=seats), "hire:procurator")
    assert offered(state) == {"act:bank", "act:residence"}
    refused(state, "act:park", "ND 10.5", "sector-empty")
    refused(state, "to:bank", "ND 10.5", "wrong-verb")
    go(state, "act:bank")
    assert (of(state)["coins"], of(state)["markers"]["bank"], of(state)["own"]) == (4, 2, 4)


def test_nd_10_5_a_friend_alone_is_enough() -> None:
    state = go(hire("procurator", seats={0: {"friend": "residence"}}), "hire:procurator")
    assert prestige(state) == 1


def test_nd_10_6_bell_ringer_three_for_each_marker_on_the_tile() -> None:
    seats = {0: {"markers": {"notre-dame": 2, "bank": 1}}}
    assert prestige(go(hire("bell-ringer", seats=seats), "hire:bell-ringer")) == 6


def test_nd_10_7_spy_gains_two_and_sees_the_order() -> None:
    state = go(hire("spy"), "hire:spy")
    assert prestige(state) == 2
    drawn = []
    while state.actors == (CHANCE,):
        drawn.append(str(state.choices(CHANCE)[-1]).removeprefix("foresee:"))
        state.apply(CHANCE, f"foresee:{drawn[-1]}")
    mine = seen(state, 0)["gray"]
    assert None not in mine
    assert set(drawn) <= set(mine[4:])
    for viewer in (None, 1, 2, 3):
        assert seen(state, viewer)["gray"][4:] == [None] * 5
    assert seen(state)["spies"] == [0]


def test_nd_10_7_the_order_is_fixed_from_then_on() -> None:
    state = go(hire("spy", players=3), "hire:spy")
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.choices(CHANCE)[0])
    order = seen(state, 0)["gray"]
    for seat in (1, 2):
        go(state, "hire:spy" if seat == 1 else "pass", seat=seat)
    assert seen(state, 1)["gray"] == order  # the second spy sees the same stack
    came: list[str] = []
    while state.actors:
        here = seen(state)["open"]
        if len(here) == 3 and (not came or came[-1] != here[2]):
            came.append(here[2])
        seat = state.actors[0]
        state.apply(seat, state.choices(seat)[0])
    assert came[-5:] == order[4:]


def test_nd_10_8_gypsies_return_markers_for_two_each() -> None:
    seats = {0: {"markers": {"bank": 2, "notre-dame": 1}, "friend": "park"}}
    state = go(hire("gypsies", seats=seats), "hire:gypsies")
    assert offered(state) == {"return:bank", "return:notre-dame", "enough"}
    refused(state, "return:park", "ND 10.8", "no-marker-there")  # not the friend
    refused(state, "pass", "ND 10.8", "wrong-verb")
    go(state, "return:notre-dame", "return:bank", "enough")
    assert (prestige(state), of(state)["general"], of(state)["own"]) == (4, 9, 4)


def test_nd_10_8_any_number_includes_none_and_all() -> None:
    seats = {0: {"markers": {"bank": 2}}}
    assert prestige(go(hire("gypsies", seats=seats), "hire:gypsies", "enough")) == 0
    state = go(hire("gypsies", seats=seats), "hire:gypsies", "return:bank", "return:bank")
    assert prestige(state) == 4
    assert state.actors == (1,)


def test_nd_10_8_one_gain_for_all() -> None:
    seats = {0: {"markers": {"bank": 2, "park": 4}}}
    state = hire("gypsies", seats=seats)
    go(state, "hire:gypsies", "return:bank", "return:bank", "enough")
    assert prestige(state) == 6


def test_nd_10_9_coachman_uses_a_kind_again() -> None:
    held = [[1, "coin"], [2, "coin"], [3, "rat"]]
    state = hire("coachman", seats={0: {"messages": held, "rat": 3, "markers": {"park": 2}}})
    go(state, "hire:coachman")
    assert offered(state) == {"kind:coin", "kind:rat"}
    refused(state, "kind:marker", "ND 10.9", "no-such-message")
    refused(state, "take", "ND 10.9", "wrong-verb")
    go(state, "kind:coin")
    assert (prestige(state), of(state)["coins"]) == (3, 4)
    assert len(of(state)["messages"]) == 3


def test_nd_10_10_trader_counts_own_rim_markets() -> None:
    seats = {1: {"messages": [[1, "coin"], [1, "rat"]]}, 2: {"messages": [[2, "coin"]]}}
    state = go(hire("trader", seats=seats), "hire:trader")
    assert of(state)["coins"] == 4  # the centre does not count
    state = go(hire("trader"), "hire:trader")
    assert of(state)["coins"] == 2


def test_nd_10_11_benefactor_takes_prestige() -> None:
    state = go(hire("benefactor", seats={0: {"rat": 6, "prestige": 4}}), "hire:benefactor")
    assert offered(state) == {f"pay:{n}" for n in range(5)}
    refused(state, "pay:5", "ND 10.11", "cannot-pay")
    refused(state, "pay:7", "ND 10.11", "rat-not-so-far")
    refused(state, "pass", "ND 10.11", "wrong-verb")
    go(state, "pay:3")
    assert (prestige(state), of(state)["rat"], of(state)["coins"]) == (1, 3, 2)


def test_nd_10_11_or_coins_by_option() -> None:
    seats = {0: {"rat": 2, "coins": 6, "prestige": 9}}
    state = hire("benefactor", seats=seats, options={"benefactor_pays": "coins"})
    go(state, "hire:benefactor")
    assert offered(state) == {"pay:0", "pay:1", "pay:2"}
    go(state, "pay:2")
    assert (of(state)["rat"], of(state)["coins"], prestige(state)) == (0, 3, 9)


def test_nd_10_12_butcher_fills_every_empty_sector() -> None:
    seats = {0: {"markers": {"bank": 1}, "friend": "park", "rat": 3}}
    state = go(hire("butcher", seats=seats), "hire:butcher")
    markers = of(state)["markers"]
    assert [markers[sector] for sector in SECTORS] == [1, 1, 1, 1, 1, 0, 1]
    assert (of(state)["general"], of(state)["rat"]) == (4, 3)  # no actions


def test_nd_10_12_a_single_empty_sector_is_filled_unasked() -> None:
    full = [sector for sector in SECTORS if sector != "hotel"]
    seats = {0: {"own": 7, "markers": dict.fromkeys(full, 1)}}
    state = go(hire("butcher", seats=seats), "hire:butcher")
    assert of(state)["markers"]["hotel"] == 1
    assert (of(state)["general"], of(state)["own"]) == (0, 7)  # the last marker; no action
    assert state.actors == (1,)


def test_nd_10_12_with_too_few_markers_the_player_chooses() -> None:
    seats = {0: {"own": 4, "markers": {"bank": 8}}}
    state = go(hire("butcher", seats=seats), "hire:butcher")
    refused(state, "to:bank", "ND 10.12", "not-empty")
    go(state, "to:park", "to:hotel")
    assert of(state)["general"] == 0
    assert state.actors == (1,)


def test_nd_10_13_advisor_hires_both_others_or_one_twice() -> None:
    for second in ("monk", "money-lender"):
        state = hire("advisor", persons=["monk", "money-lender", "advisor"])
        go(state, "hire:advisor", "hire:monk", f"hire:{second}")
        assert prestige(state) == 2
        assert state.actors == (1,)


def test_nd_10_13_not_the_advisor_again() -> None:
    state = hire("advisor", persons=["monk", "money-lender", "advisor"])
    go(state, "hire:advisor")
    refused(state, "hire:advisor", "ND 10.13", "advisor-once")
    refused(state, "take", "ND 10.13", "wrong-verb")
    refused(state, "hire:fool", "ND 3.4", "person-not-there")


def test_nd_10_13_coins_won_by_the_first_pay_the_second() -> None:
    seats = {0: {"coins": 2}}
    state = hire("advisor", persons=["monk", "money-lender", "advisor"], seats=seats)
    go(state, "hire:advisor", "hire:money-lender", "hire:monk")
    assert (of(state)["coins"], prestige(state)) == (1, 2)


def test_nd_10_13_a_pass_or_an_empty_purse_ends_it() -> None:
    state = hire("advisor", persons=["monk", "money-lender", "advisor"])
    go(state, "hire:advisor", "pass")
    assert state.actors == (1,)
    seats = {0: {"coins": 2}}
    state = hire("advisor", persons=["monk", "money-lender", "advisor"], seats=seats)
    go(state, "hire:advisor", "hire:monk")
    assert state.actors == (1,)
    state = hire("advisor", seats={0: {"coins": 1}})
    go(state, "hire:advisor")
    assert state.actors == (1,)


def test_nd_10_13_each_extra_hire_is_its_own_gain() -> None:
    seats = {0: {"markers": {"park": 2}}}
    state = hire("advisor", persons=["monk", "money-lender", "advisor"], seats=seats)
    go(state, "hire:advisor", "hire:monk", "hire:monk")
    assert prestige(state) == 4


def test_nd_10_13_a_favour_in_between_is_finished_first() -> None:
    seats = {0: {"markers": {"bank": 1}}}
    state = hire("advisor", persons=["fool", "hostess", "advisor"], seats=seats)
    go(state, "hire:advisor", "hire:fool", "from:bank", "to:residence")
    assert deciding(state) == "advise"
    go(state, "hire:hostess", "bonus:coin")
    assert state.actors == (1,)


@pytest.mark.parametrize(("general", "gained"), [(0, 0), (1, 0), (2, 3), (5, 6), (10, 15)])
def test_nd_10_14_guard_three_for_two_in_the_general_supply(general: int, gained: int) -> None:
    seats = {0: {"own": 4, "markers": {"bank": 10 - general}}}
    assert prestige(go(hire("guard", seats=seats), "hire:guard")) == gained


def test_nd_10_15_host_two_for_each_piece_in_the_hotel() -> None:
    seats = {0: {"markers": {"hotel": 2}, "friend": "hotel"}}
    assert prestige(go(hire("host", seats=seats), "hire:host")) == 6


def test_nd_10_16_gravedigger_brings_the_plague_value() -> None:
    state = hire("gravedigger", persons=["hostess", "fool", "gravedigger"])
    assert prestige(go(state, "hire:gravedigger")) == 7


def test_nd_10_17_actress_moves_all_pieces_and_acts() -> None:
    seats = {0: {"markers": {"bank": 3, "residence": 1, "notre-dame": 1}, "friend": "bank"}}
    state = go(hire("actress", seats=seats), "hire:actress")
    assert offered(state) == {"from:bank", "from:residence"}
    refused(state, "from:notre-dame", "ND 10.17", "not-from-notre-dame")
    go(state, "from:bank")
    refused(state, "to:bank", "ND 10.17", "same-place")
    go(state, "to:residence")
    assert (prestige(state), of(state)["friend"]) == (5, "residence")
    assert of(state)["markers"]["residence"] == 4


def test_nd_10_18_mistress_visits_the_friend() -> None:
    seats = {0: {"friend": "residence", "markers": {"residence": 1}}}
    state = go(hire("mistress", seats=seats), "hire:mistress")
    assert (prestige(state), of(state)["general"], of(state)["own"]) == (3, 8, 4)


def test_nd_10_18_without_friend_or_marker_nothing_happens() -> None:
    state = go(hire("mistress"), "hire:mistress")
    assert of(state)["general"] == 10
    seats = {0: {"friend": "residence", "markers": {"bank": 10}}}
    state = go(hire("mistress", seats=seats), "hire:mistress")
    assert prestige(state) == 0


def test_nd_10_12_butcher_with_one_empty_sector() -> None:
    """The last empty sector gets its marker, with markers to spare and with the last one."""
    for bank, left in ((1, 3), (4, 0)):
        markers = {sector: 1 for sector in SECTORS if sector != "park"} | {"bank": bank}
        state = go(hire("butcher", seats={0: {"markers": markers}}), "hire:butcher")
        assert of(state)["markers"]["park"] == 1
        assert (of(state)["general"], state.actors) == (left, (1,))


def test_nd_10_12_butcher_with_as_many_markers_as_empty_sectors_does_not_ask() -> None:
    markers = {"bank": 2, "hotel": 2, "park": 2}
    state = go(hire("butcher", seats={0: {"markers": markers}}), "hire:butcher")
    assert [of(state)["markers"][sector] for sector in SECTORS] == [1, 2, 1, 1, 2, 2, 1]
    assert (of(state)["general"], state.actors) == (0, (1,))


def test_nd_10_12_butcher_without_empty_sector_or_marker_does_nothing() -> None:
    for markers in (dict.fromkeys(SECTORS, 1), {"bank": 10}):
        state = hire("butcher", seats={0: {"markers": markers}})
        before = of(state)["markers"]
        go(state, "hire:butcher")
        assert of(state)["markers"] == before
        assert state.actors == (1,)


def test_nd_10_5_a_single_sector_acts_whichever_it_is() -> None:
    seats = {0: {"markers": {"cloister-school": 1}, "own": 0}}
    assert of(go(hire("procurator", seats=seats), "hire:procurator"))["own"] == 1
    seats = {0: {"markers": {"hospital": 1}, "rat": 3}}
    assert of(go(hire("procurator", seats=seats), "hire:procurator"))["rat"] == 2
