"""RA 5: the classes."""

from typing import Any

import pytest

from ratskeller import CHANCE, IllegalChoice, State

from .positions import (
    REGIONS,
    cubes,
    deciding,
    fronts,
    go,
    in_play,
    known,
    offered,
    public,
    refused,
    stock,
    tokens,
    turn,
)

# -- 5.1 peasant ---------------------------------------------------------------


def test_ra_5_1_peasant_may_place_one_more() -> None:
    state = turn(cards={"peasant": 0}, tokens={"gallia": [12, 13, 14], "anglia": [15]})
    assert offered(state, 0, "place") >= {
        "place:gallia:3", "place:gallia:4", "place:anglia:1", "place:anglia:2"
    }  # fmt: skip
    refused(state, 0, "place:anglia:3", "RA 5.1", "wrong-count-peasant")
    refused(state, 0, "place:gallia:2", "RA 5.1", "wrong-count-peasant")
    go(state, 0, "place:gallia:4")
    assert cubes(state, "gallia") == [4, 0, 0, 0]


def test_ra_5_1_peasant_places_one_where_no_token_lies() -> None:
    state = turn(cards={"peasant": 0})
    assert "place:hispania:1" in offered(state, 0)
    refused(state, 0, "place:hispania:2", "RA 3.4", "wrong-count")
    go(state, 0, "place:hispania:1")
    assert cubes(state, "hispania") == [1, 0, 0, 0]


@pytest.mark.parametrize(("left", "counts"), [(1, {1}), (2, {2}), (3, {2, 3}), (4, {2, 3})])
def test_ra_5_1_peasant_with_a_short_stock(left: int, counts: set[int]) -> None:
    state = turn(
        cards={"peasant": 0}, cubes={"hispania": [20 - left, 0, 0, 0]}, tokens={"gallia": [12, 13]}
    )
    placing = {c for c in offered(state, 0, "place") if "gallia" in c}
    assert placing == {f"place:gallia:{count}" for count in counts}
    for count in {1, 2, 3, 4} - counts:
        if len(counts) == 1:
            refused(state, 0, f"place:gallia:{count}", "RA 3.4", "wrong-count")
        else:
            refused(state, 0, f"place:gallia:{count}", "RA 5.1", "wrong-count-peasant")


def test_ra_5_1_a_refused_number_names_both_that_the_peasant_may_place() -> None:
    state = turn(cards={"peasant": 0}, tokens={"germania": [12, 13, 14]})
    with pytest.raises(IllegalChoice, match="In Germania you place 3 or 4 cubes"):
        state.apply(0, "place:germania:2")


def test_ra_5_1_peasant_taken_after_placing_gives_nothing_this_turn() -> None:
    state = turn(tokens={"gallia": [12]})
    go(state, 0, "place:gallia:1", "take:peasant")
    assert offered(state, 0, "place") == set()
    refused(state, 0, "place:gallia:1", "RA 3.4", "placed")
    refused(state, 0, "place:hispania:1", "RA 3.4", "placed")


def test_ra_5_1_peasant_is_no_power_of_its_own() -> None:
    state = turn(cards={"peasant": 0})
    refused(state, 0, "use:peasant", "RA 5.1", "peasant-when-placing")


def test_ra_5_1_another_players_peasant_does_not_help() -> None:
    state = turn(cards={"peasant": 1}, tokens={"gallia": [12]})
    assert offered(state, 0, "place") == {"place:gallia:1"}


# -- 5.2 knight ----------------------------------------------------------------


def test_ra_5_2_knight_goes_one_or_two_steps_and_not_back_to_the_start() -> None:
    state = turn(pawn="hispania", cards={"knight": 0})
    assert offered(state, 0, "pawn") == {
        f"pawn:{r}" for r in ("gallia", "italia", "anglia", "germania", "hungaria", "turcia")
    }
    refused(state, 0, "pawn:hispania", "RA 3.5", "pawn-must-move")
    refused(state, 0, "pawn:scandia", "RA 5.2", "pawn-two-steps")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_5_2_with_the_knight_one_step_is_always_possible(players: int) -> None:
    # Russia and Scandia touch, yet no third region lies beside both.
    for pawn in in_play(players):
        steps = offered(turn(players, pawn=pawn), 0, "pawn")
        rides = offered(turn(players, pawn=pawn, cards={"knight": 0}), 0, "pawn")
        assert steps < rides
        for region in set(REGIONS) - {ride.removeprefix("pawn:") for ride in rides}:
            state = turn(players, pawn=pawn, cards={"knight": 0})
            with pytest.raises(IllegalChoice):
                state.apply(0, f"pawn:{region}")


def test_ra_5_2_another_players_knight_does_not_help() -> None:
    state = turn(pawn="hispania", cards={"knight": 1})
    assert offered(state, 0, "pawn") == {"pawn:gallia", "pawn:italia"}


def test_ra_5_2_only_the_last_region_suffers() -> None:
    state = turn(
        pawn="hispania",
        cards={"knight": 0},
        cubes={"gallia": [3, 0, 0, 0], "anglia": [3, 0, 0, 0]},
        tokens={"gallia": [12], "anglia": [13], "italia": [14]},
    )
    go(state, 0, "pawn:anglia", "spread:scandia", "count-not")
    fronts(state, "2mbc")
    assert cubes(state, "anglia") == [2, 0, 0, 0]
    assert cubes(state, "gallia") == [3, 0, 0, 0]
    assert tokens(state, "gallia") == [12]
    assert public(state, "supply") == 37 - 3 - 1


def riding(here: list[int], lying: list[int], to: str = "pawn:gallia") -> State:
    """Seat 0 holds the knight and has moved the pawn and spread."""
    state = turn(
        pawn="italia", cards={"knight": 0}, cubes={"gallia": here}, tokens={"gallia": lying}
    )
    go(state, 0, to)
    if deciding(state) == "spread":
        go(state, 0, "spread-two:anglia:anglia" if len(lying) > 1 else "spread:anglia")
    return state


def test_ra_5_2_the_question_comes_after_the_spread_and_before_the_first_token() -> None:
    state = turn(cards={"knight": 0}, cubes={"gallia": [2, 0, 0, 0]}, tokens={"gallia": [12]})
    go(state, 0, "pawn:gallia")
    assert deciding(state) == "spread"
    go(state, 0, "spread:anglia")
    assert deciding(state) == "knight"
    assert state.actors == (0,)
    assert offered(state, 0) == {"count", "count-not"}
    assert tokens(state, "gallia") == [12]
    refused(state, 0, "done", "RA 5.2", "wrong-verb")


@pytest.mark.parametrize(("answer", "left"), [("count", 0), ("count-not", 2)])
def test_ra_5_2_the_pawn_counts_as_two_more_cubes_if_wished(answer: str, left: int) -> None:
    state = go(riding([2, 0, 0, 0], [12]), 0, answer)
    fronts(state, "4amc")  # A and M
    assert cubes(state, "gallia") == [left, 0, 0, 0]


@pytest.mark.parametrize(("front", "left"), [("3amr", 0), ("4amrp", 1)])
def test_ra_5_2_the_pawn_counts_as_exactly_two(front: str, left: int) -> None:
    state = turn(
        2, pawn="italia", cards={"knight": 0}, cubes={"gallia": [1, 0]}, tokens={"gallia": [8]}
    )
    go(state, 0, "pawn:gallia", "spread:anglia", "count")
    fronts(state, front)
    assert cubes(state, "gallia") == [left, 0]


def test_ra_5_2_the_pawn_counts_for_the_limit_only() -> None:
    # Seat 1 has the most, not seat 0 with the pawn's two; the losses end at the real cubes.
    state = go(riding([1, 2, 0, 0], [12]), 0, "count")
    fronts(state, "4mrbk")  # M: seat 1; knight: seat 0
    assert cubes(state, "gallia") == [0, 1, 0, 0]
    state = go(riding([1, 0, 0, 0], [12]), 0, "count")
    fronts(state, "3ack")  # three counted, one there to lose
    assert cubes(state, "gallia") == [0, 0, 0, 0]
    assert stock(state) == [20, 20, 20, 20]


def test_ra_5_2_asked_once_for_all_tokens_of_the_turn() -> None:
    state = go(riding([3, 0, 0, 0], [12, 13]), 0, "count")
    fronts(state, "5amw")
    assert cubes(state, "gallia") == [1, 0, 0, 0]
    assert state.actors == (CHANCE,)  # not asked again
    fronts(state, "3amr")
    assert cubes(state, "gallia") == [0, 0, 0, 0]


def test_ra_5_2_the_pawn_counts_also_for_tokens_in_an_order_of_choice() -> None:
    state = turn(
        cards={"knight": 0},
        cubes={"gallia": [2, 0, 0, 0]},
        tokens={"gallia": [12, known(13, "4mwcp", 0), known(14, "3mwbc", 0)]},
    )
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia", "count", "turn:13")
    assert cubes(state, "gallia") == [1, 0, 0, 0]
    go(state, 0, "turn:14")
    assert cubes(state, "gallia") == [0, 0, 0, 0]


def test_ra_5_2_once_refused_it_counts_for_no_token_of_the_turn() -> None:
    state = go(riding([3, 0, 0, 0], [12, 13]), 0, "count-not")
    fronts(state, "5amw", "4amrp")
    assert cubes(state, "gallia") == [3, 0, 0, 0]


def test_ra_5_2_not_asked_without_a_cube() -> None:
    assert riding([0, 0, 0, 0], [12]).actors == (1,)


def test_ra_5_2_not_asked_without_a_token() -> None:
    assert riding([3, 0, 0, 0], []).actors == (1,)


def test_ra_5_2_a_real_cube_is_still_needed() -> None:
    # The only cube falls to the first token; the pawn alone is nobody to strike.
    state = go(riding([1, 0, 0, 0], [12, 13]), 0, "count")
    fronts(state, "1bk")
    assert tokens(state, "gallia") == [13]
    assert state.actors == (1,)


def test_ra_5_2_asked_also_after_a_single_step_and_with_others_cubes_only() -> None:
    assert deciding(riding([0, 1, 0, 0], [12])) == "knight"


def test_ra_5_2_nobody_else_is_asked() -> None:
    state = turn(cards={"knight": 1}, cubes={"gallia": [2, 2, 0, 0]}, tokens={"gallia": [12]})
    go(state, 0, "pawn:gallia", "spread:anglia")
    assert state.actors == (CHANCE,)
    fronts(state, "5amw")  # and the pawn does not count
    assert cubes(state, "gallia") == [2, 2, 0, 0]


def test_ra_5_2_the_knight_works_in_the_third_phase_only() -> None:
    refused(turn(cards={"knight": 0}), 0, "use:knight", "RA 5.2", "knight-when-moving")


# -- 5.3 monk ------------------------------------------------------------------


def test_ra_5_3_monk_moves_one_token_from_any_region_to_a_neighbour() -> None:
    state = turn(cards={"monk": 0}, tokens={"gallia": [12, 13], "tartaria": [14]})
    go(state, 0, "use:monk")
    assert offered(state, 0) == {"token:12", "token:13", "token:14"}
    far = go(state.clone(), 0, "token:14")
    assert offered(far, 0) == {
        f"to:{r}" for r in ("polonia", "hungaria", "bulgaria", "russia", "turcia")
    }
    go(state, 0, "token:13")
    refused(state, 0, "to:gallia", "RA 5.3", "not-neighbours")
    refused(state, 0, "to:scandia", "RA 5.3", "not-neighbours")
    go(state, 0, "to:hispania")
    assert tokens(state, "gallia") == [12]
    assert tokens(state, "hispania") == [13]
    assert deciding(state) == "turn"


def test_ra_5_3_monk_not_onto_three() -> None:
    state = turn(cards={"monk": 0}, tokens={"gallia": [12], "hispania": [13, 14, 15]})
    go(state, 0, "use:monk", "token:12")
    assert "to:hispania" not in offered(state, 0)
    refused(state, 0, "to:hispania", "RA 5.3", "no-room")


def test_ra_5_3_monk_onto_two_is_possible() -> None:
    state = turn(cards={"monk": 0}, tokens={"gallia": [12], "hispania": [13, 14]})
    go(state, 0, "use:monk", "token:12", "to:hispania")
    assert tokens(state, "hispania") == [13, 14, 12]


def test_ra_5_3_the_token_comes_last_and_those_behind_it_move_up() -> None:
    state = turn(cards={"monk": 0}, tokens={"gallia": [14, 12, 13], "anglia": [15, 16]})
    go(state, 0, "use:monk", "token:14", "to:anglia")
    assert tokens(state, "gallia") == [12, 13]
    assert tokens(state, "anglia") == [15, 16, 14]


def test_ra_5_3_what_players_know_of_the_token_goes_along() -> None:
    state = turn(
        cards={"monk": 0}, tokens={"gallia": [known(12, "2mbc", 1)]}, cubes={"anglia": [0, 3, 0, 0]}
    )
    go(state, 0, "use:monk", "token:12", "to:anglia")
    (token,) = state.view(1).data()["tokens"]["anglia"]
    assert token == known(12, "2mbc", 1)
    (token,) = state.view(0).data()["tokens"]["anglia"]
    assert token["front"] is None


def test_ra_5_3_monk_cannot_take_a_token_that_is_not_there_or_cannot_leave() -> None:
    state = turn(
        cards={"monk": 0},
        tokens={"hispania": [12], "gallia": [13, 14, 15], "italia": [16, 17, 18]},
    )
    go(state, 0, "use:monk")
    refused(state, 0, "token:12", "RA 5.3", "neighbours-full")
    refused(state, 0, "token:3", "RA 5.3", "no-such-token")  # turned up before
    refused(state, 0, "token:40", "RA 5.3", "no-such-token")  # still in the supply
    refused(state, 0, "pawn:gallia", "RA 5.3", "wrong-verb")
    go(state, 0, "token:13")
    refused(state, 0, "token:14", "RA 5.3", "wrong-verb")


def test_ra_5_3_monk_is_idle_without_tokens() -> None:
    state = turn(cards={"monk": 0})
    refused(state, 0, "use:monk", "RA 5.3", "power-has-no-effect")


def test_ra_5_3_the_region_then_counts_its_new_tokens() -> None:
    state = turn(cards={"monk": 0}, tokens={"gallia": [12], "hispania": [13]})
    go(state, 0, "use:monk", "token:13", "to:gallia", "place:gallia:2")
    refused(state, 0, "place:hispania:1", "RA 3.4", "placed")
    assert cubes(state, "gallia") == [2, 0, 0, 0]


# -- 5.4 merchant --------------------------------------------------------------


@pytest.mark.parametrize(("own", "most"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_ra_5_4_merchant_moves_one_to_three_own_cubes(own: int, most: int) -> None:
    state = turn(cards={"merchant": 0}, cubes={"hispania": [own, 4, 0, 0]})
    go(state, 0, "use:merchant", "from:hispania")
    assert offered(state, 0) == {
        f"move:{to}:{n}" for to in ("gallia", "italia") for n in range(1, most + 1)
    }
    go(state, 0, f"move:gallia:{most}")
    assert cubes(state, "hispania") == [own - most, 4, 0, 0]
    assert cubes(state, "gallia") == [most, 0, 0, 0]
    assert stock(state) == [20 - own, 16, 20, 20]


def test_ra_5_4_merchant_refuses_more_than_there_are_and_other_regions() -> None:
    state = turn(cards={"merchant": 0}, cubes={"hispania": [2, 4, 0, 0], "anglia": [0, 3, 0, 0]})
    go(state, 0, "use:merchant")
    assert offered(state, 0) == {"from:hispania"}
    refused(state, 0, "from:anglia", "RA 5.4", "no-own-cube")
    refused(state, 0, "pawn:gallia", "RA 5.4", "wrong-verb")
    go(state, 0, "from:hispania")
    refused(state, 0, "move:gallia:3", "RA 5.4", "too-few-cubes")
    refused(state, 0, "move:anglia:1", "RA 5.4", "not-neighbours")
    refused(state, 0, "move:hispania:1", "RA 5.4", "not-neighbours")
    refused(state, 0, "done", "RA 5.4", "wrong-verb")


def test_ra_5_4_the_palace_is_no_region() -> None:
    state = turn(cards={"merchant": 0}, palace=[3, 0, 0, 0])
    refused(state, 0, "use:merchant", "RA 5.4", "power-has-no-effect")


def test_ra_5_4_tokens_neither_help_nor_hinder() -> None:
    state = turn(
        cards={"merchant": 0},
        cubes={"hispania": [3, 0, 0, 0]},
        tokens={"hispania": [12, 13, 14], "gallia": [15, 16, 17]},
    )
    go(state, 0, "use:merchant", "from:hispania", "move:gallia:3")
    assert cubes(state, "gallia") == [3, 0, 0, 0]


# -- 5.5 witch -----------------------------------------------------------------


def witch(**what: Any) -> State:
    """Seat 0 uses the witch: two tokens in Gallia, two in Scandia."""
    state = turn(cards={"witch": 0}, tokens={"gallia": [12, 13], "scandia": [14, 15]}, **what)
    return go(state, 0, "use:witch")


def test_ra_5_5_witch_looks_at_one_token_anywhere() -> None:
    state = witch()
    assert offered(state, 0) == {"look:12", "look:13", "look:14", "look:15"}
    refused(state, 0, "look:2", "RA 5.5", "no-such-token")
    refused(state, 0, "look:40", "RA 5.5", "no-such-token")
    refused(state, 0, "enough", "RA 5.5", "wrong-verb")
    go(state, 0, "look:15")
    fronts(state, "2mbc")
    (_, token) = state.view(0).data()["tokens"]["scandia"]
    assert token == known(15, "2mbc", 0)


def test_ra_5_5_the_second_look_is_a_wish_at_another_token() -> None:
    state = fronts(go(witch(), 0, "look:15"), "2mbc")
    assert offered(state, 0) == {"look:12", "look:13", "look:14", "enough"}
    refused(state, 0, "look:15", "RA 5.5", "another-token")
    refused(state, 0, "look:40", "RA 5.5", "no-such-token")
    refused(state, 0, "pawn:gallia", "RA 5.5", "wrong-verb")
    go(state, 0, "enough")
    assert deciding(state) == "turn"
    assert tokens(state, "scandia") == [14, 15]


def test_ra_5_5_the_exchange_is_a_wish_after_two_looks_in_different_regions() -> None:
    state = fronts(go(witch(), 0, "look:15"), "2mbc")
    fronts(go(state, 0, "look:12"), "1bc")
    assert offered(state, 0) == {"swap", "keep"}
    refused(state, 0, "pawn:gallia", "RA 5.5", "wrong-verb")
    kept = go(state.clone(), 0, "keep")
    assert (tokens(kept, "gallia"), tokens(kept, "scandia")) == ([12, 13], [14, 15])
    assert deciding(kept) == "turn"


def test_ra_5_5_each_takes_the_others_place_also_in_the_order() -> None:
    state = fronts(go(witch(), 0, "look:15"), "2mbc")
    fronts(go(state, 0, "look:12"), "1bc")
    go(state, 0, "swap")
    assert tokens(state, "gallia") == [15, 13]
    assert tokens(state, "scandia") == [14, 12]
    assert state.view(0).data()["tokens"]["gallia"][0] == known(15, "2mbc", 0)
    assert state.view(0).data()["tokens"]["scandia"][1] == known(12, "1bc", 0)
    assert deciding(state) == "turn"


def test_ra_5_5_swapped_tokens_strike_where_they_lie_now() -> None:
    state = turn(
        cards={"witch": 3},
        cubes={"gallia": [9, 0, 0, 0]},
        tokens={"gallia": [12], "scandia": [13]},
        seat=3,
    )
    fronts(go(state, 3, "use:witch", "look:12"), "2mbc")
    fronts(go(state, 3, "look:13"), "6aamr")
    go(state, 3, "swap", "pawn:gallia", "spread:anglia")
    assert cubes(state, "gallia") == [6, 0, 0, 0]  # A, A and M of the front from Scandia
    assert tokens(state, "scandia") == [12]


def test_ra_5_5_two_tokens_of_one_region_are_not_exchanged() -> None:
    state = fronts(go(witch(), 0, "look:14"), "2mbc")
    fronts(go(state, 0, "look:15"), "1bc")
    assert deciding(state) == "turn"
    assert tokens(state, "scandia") == [14, 15]


def test_ra_5_5_a_single_token_is_all_there_is_to_look_at() -> None:
    state = turn(cards={"witch": 0}, tokens={"gallia": [12]})
    fronts(go(state, 0, "use:witch", "look:12"), "2mbc")
    assert deciding(state) == "turn"


def test_ra_5_5_a_second_look_at_a_token_seen_before_draws_nothing_new() -> None:
    state = turn(
        cards={"witch": 0},
        tokens={"gallia": [known(12, "2mbc", 0)], "scandia": [known(13, "1bc", 1)]},
    )
    go(state, 0, "use:witch", "look:12", "look:13")
    assert deciding(state) == "witch-swap"
    (token,) = state.view(0).data()["tokens"]["scandia"]
    assert token == known(13, "1bc", 0, 1)


def test_ra_5_5_the_witch_is_idle_without_tokens() -> None:
    refused(turn(cards={"witch": 0}), 0, "use:witch", "RA 5.5", "power-has-no-effect")


# -- 5.6 king ------------------------------------------------------------------


def test_ra_5_6_king_moves_one_own_cube_from_a_region_without_tokens() -> None:
    state = turn(
        cards={"king": 0},
        cubes={"hispania": [3, 1, 0, 0], "gallia": [2, 0, 0, 0], "anglia": [0, 3, 0, 0]},
        tokens={"gallia": [12]},
    )
    go(state, 0, "use:king")
    assert offered(state, 0) == {"palace:hispania"}
    refused(state, 0, "palace:gallia", "RA 5.6", "king-needs-no-token")
    refused(state, 0, "palace:anglia", "RA 5.6", "no-own-cube")
    refused(state, 0, "pawn:gallia", "RA 5.6", "wrong-verb")
    go(state, 0, "palace:hispania")
    assert public(state, "palace") == [1, 0, 0, 0]
    assert cubes(state, "hispania") == [2, 1, 0, 0]
    assert stock(state) == [15, 16, 20, 20]


def test_ra_5_6_king_is_idle_where_tokens_lie_everywhere() -> None:
    state = turn(cards={"king": 0}, cubes={"gallia": [2, 0, 0, 0]}, tokens={"gallia": [12]})
    refused(state, 0, "use:king", "RA 5.6", "power-has-no-effect")


def test_ra_5_6_without_tokens_at_that_moment_also_thanks_to_the_monk() -> None:
    state = turn(
        cards={"king": 0, "monk": 0}, cubes={"gallia": [2, 0, 0, 0]}, tokens={"gallia": [12]}
    )
    go(state, 0, "use:monk", "token:12", "to:anglia", "use:king", "palace:gallia")
    assert public(state, "palace") == [1, 0, 0, 0]


def test_ra_5_6_no_way_back_from_the_palace() -> None:
    state = turn(cards={"king": 0, "merchant": 0, "peasant": 0}, palace=[5, 0, 0, 0])
    assert offered(state, 0, "use") == set()
