"""RA 3: a turn."""

from typing import Any

import pytest

from ratskeller import CHANCE, State

from .positions import (
    CARDS,
    GAME,
    cubes,
    deciding,
    fronts,
    go,
    offered,
    public,
    refused,
    stock,
    tokens,
    turn,
)

WHOLE = {"powers": "whole_turn"}


# -- 3.1 -----------------------------------------------------------------------


def test_ra_3_1_card_then_cubes_then_pawn() -> None:
    state = turn(tokens={"gallia": [12]})
    go(state, 0, "take:king", "place:gallia:1", "pawn:germania")
    assert state.actors == (1,)


def test_ra_3_1_cubes_then_card_then_pawn() -> None:
    state = turn(tokens={"gallia": [12]})
    go(state, 0, "place:gallia:1", "take:king", "pawn:germania")
    assert public(state, "cards")["king"] == 0
    assert cubes(state, "gallia") == [1, 0, 0, 0]
    assert state.actors == (1,)


def test_ra_3_1_card_and_cubes_are_optional() -> None:
    state = go(turn(tokens={"gallia": [12]}), 0, "pawn:germania")
    assert public(state, "cards") == dict.fromkeys(CARDS)
    assert stock(state) == [20] * 4
    assert state.actors == (1,)


def test_ra_3_1_the_pawn_is_compulsory() -> None:
    state = turn(tokens={"gallia": [12]})
    go(state, 0, "take:king", "place:gallia:1")
    assert {choice.split(":")[0] for choice in offered(state, 0)} == {"pawn"}
    refused(state, 0, "done", "RA 3.1", "wrong-verb")
    refused(state, 1, "pawn:gallia", "RA 3.1", "not-your-turn")


def test_ra_3_1_nothing_after_the_pawn() -> None:
    state = turn(tokens={"germania": [12], "gallia": [13]})
    go(state, 0, "pawn:germania")
    refused(state, 0, "take:king", "RA 4.1", "wrong-verb")
    refused(state, 0, "place:gallia:1", "RA 4.1", "wrong-verb")
    go(state, 0, "spread:polonia")
    refused(state, 0, "take:king", "RA 3.1", "not-your-turn")
    assert state.actors == (1,)


# -- 3.2 -----------------------------------------------------------------------


def powers(seat: int = 0, **what: Any) -> State:
    """A turn of a seat with all four powers of the first two phases."""
    return turn(
        cards=dict.fromkeys(("monk", "merchant", "witch", "king"), seat),
        cubes={"gallia": [2, 2, 0, 0], "hispania": [2, 2, 0, 0]},
        tokens={"germania": [12], "polonia": [13], "gallia": [14]},
        **what,
    )


USES = {
    "monk": ("use:monk", "token:13", "to:russia"),
    "merchant": ("use:merchant", "from:gallia", "move:anglia:1"),
    "king": ("use:king", "palace:hispania"),
}


def use(state: State, seat: int, card: str) -> None:
    """One way to use each power that leaves the others something to do."""
    if card == "witch":
        go(state, seat, "use:witch", "look:14")
        fronts(state, "6aamw")
        go(state, seat, "enough")
    else:
        go(state, seat, *USES[card])


@pytest.mark.parametrize("card", ["monk", "merchant", "witch", "king"])
def test_ra_3_2_each_power_at_most_once_a_turn(card: str) -> None:
    state = powers()
    use(state, 0, card)
    assert f"use:{card}" not in offered(state, 0)
    refused(state, 0, f"use:{card}", "RA 3.2", "power-used")
    others = {"monk", "merchant", "witch", "king"} - {card}
    assert offered(state, 0, "use") == {f"use:{other}" for other in others}


def test_ra_3_2_a_power_works_again_in_the_next_own_turn() -> None:
    state = powers()
    use(state, 0, "king")
    go(state, 0, "pawn:turcia")
    for seat, to in ((1, "bulgaria"), (2, "turcia"), (3, "bulgaria")):
        go(state, seat, f"pawn:{to}")
    assert "use:king" in offered(state, 0)


def test_ra_3_2_all_powers_in_one_turn_in_any_order() -> None:
    for order in (("king", "witch", "monk", "merchant"), ("merchant", "monk", "witch", "king")):
        state = powers()
        for card in order:
            use(state, 0, card)
        assert offered(state, 0, "use") == set()
        assert public(state, "palace") == [1, 0, 0, 0]


def test_ra_3_2_powers_before_between_and_after_the_first_two_phases() -> None:
    state = powers()
    use(state, 0, "monk")
    go(state, 0, "place:germania:1")
    use(state, 0, "merchant")
    go(state, 0, "take:peasant")
    use(state, 0, "king")
    go(state, 0, "pawn:turcia")
    assert state.actors == (1,)


def test_ra_3_2_only_own_cards() -> None:
    state = powers(seat=1)
    assert offered(state, 0, "use") == set()
    for card in CARDS:
        refused(state, 0, f"use:{card}", "RA 3.2", "card-not-yours")


def test_ra_3_2_only_in_the_own_turn() -> None:
    state = powers(seat=1)
    assert state.choices(1) == ()
    refused(state, 1, "use:king", "RA 3.1", "not-your-turn")


def test_ra_3_2_before_plague_is_the_default_and_powers_end_with_the_pawn() -> None:
    assert GAME.new(2).options["powers"] == "before_plague"
    state = powers()
    go(state, 0, "pawn:germania")
    assert deciding(state) == "spread"
    refused(state, 0, "use:king", "RA 4.1", "wrong-verb")
    go(state, 0, "spread:scandia")
    assert state.actors == (1,)


def test_ra_3_2_before_plague_has_no_moment_after_a_token() -> None:
    state = powers()
    go(state, 0, "pawn:gallia", "spread:anglia")
    fronts(state, "6aamw")
    assert state.actors == (1,)


def test_ra_3_2_whole_turn_opens_after_the_spread_before_the_first_token() -> None:
    state = powers(options=WHOLE)
    go(state, 0, "pawn:gallia")
    assert deciding(state) == "spread"
    go(state, 0, "spread:anglia")
    assert deciding(state) == "window"
    assert offered(state, 0) == {"use:monk", "use:merchant", "use:witch", "use:king", "done"}
    refused(state, 0, "take:peasant", "RA 3.2", "wrong-verb")
    refused(state, 0, "place:germania:1", "RA 3.2", "wrong-verb")
    refused(state, 0, "pawn:germania", "RA 3.2", "wrong-verb")
    refused(state, 0, "use:knight", "RA 3.2", "card-not-yours")
    go(state, 0, "done")
    assert state.actors == (CHANCE,)


def test_ra_3_2_whole_turn_opens_after_the_last_token() -> None:
    state = powers(options=WHOLE)
    go(state, 0, "pawn:gallia", "spread:anglia", "done")
    fronts(state, "6aamw")
    assert deciding(state) == "window"
    assert state.actors == (0,)
    assert offered(state, 0) == {"use:monk", "use:merchant", "use:witch", "use:king", "done"}
    go(state, 0, "done")
    assert state.actors == (1,)


def test_ra_3_2_whole_turn_no_second_moment_if_no_token_was_turned() -> None:
    state = powers(options=WHOLE)
    go(state, 0, "pawn:germania", "spread:scandia")
    assert deciding(state) == "window"
    go(state, 0, "done")  # nobody lives in Germania
    assert state.actors == (1,)


def test_ra_3_2_whole_turn_opens_also_where_no_token_lies() -> None:
    state = go(powers(options=WHOLE), 0, "pawn:hungaria")
    assert deciding(state) == "window"
    go(state, 0, "done")
    assert state.actors == (1,)


def test_ra_3_2_whole_turn_only_powers_not_yet_used() -> None:
    state = powers(options=WHOLE)
    use(state, 0, "monk")
    go(state, 0, "pawn:gallia", "spread:anglia")
    assert offered(state, 0) == {"use:merchant", "use:witch", "use:king", "done"}
    refused(state, 0, "use:monk", "RA 3.2", "power-used")
    use(state, 0, "king")
    assert offered(state, 0) == {"use:merchant", "use:witch", "done"}
    go(state, 0, "done")
    fronts(state, "6aamw")
    assert offered(state, 0) == {"use:merchant", "use:witch", "done"}
    use(state, 0, "merchant")
    assert offered(state, 0) == {"use:witch", "done"}


def test_ra_3_2_whole_turn_does_not_ask_who_has_no_power_left() -> None:
    state = turn(options=WHOLE, cubes={"gallia": [2, 0, 0, 0]}, tokens={"gallia": [12]})
    go(state, 0, "pawn:gallia", "spread:anglia")
    assert state.actors == (CHANCE,)
    fronts(state, "6aamw")
    assert state.actors == (1,)


def test_ra_3_2_whole_turn_the_first_moment_can_empty_the_region() -> None:
    state = turn(
        options=WHOLE,
        cards={"merchant": 0, "knight": 0},
        cubes={"gallia": [2, 0, 0, 0]},
        tokens={"gallia": [12]},
    )
    go(state, 0, "pawn:gallia", "spread:anglia", "use:merchant", "from:gallia", "move:hispania:2")
    assert state.actors == (1,)  # neither token nor knight: nothing to strike
    assert tokens(state, "gallia") == [12]


def test_ra_3_2_whole_turn_a_token_brought_in_is_turned_but_spreads_no_more() -> None:
    state = turn(
        options=WHOLE,
        cards={"monk": 0},
        cubes={"gallia": [2, 0, 0, 0]},
        tokens={"gallia": [12], "hispania": [13]},
    )
    go(state, 0, "pawn:gallia", "spread:anglia", "use:monk", "token:13", "to:gallia")
    fronts(state, "6aamw", "6aamr")
    assert public(state, "supply") == 37 - 2 - 1
    assert state.actors == (1,)


def test_ra_3_2_whole_turn_the_knight_is_asked_after_the_first_moment() -> None:
    state = turn(
        options=WHOLE,
        cards={"monk": 0, "knight": 0},
        cubes={"gallia": [2, 0, 0, 0]},
        tokens={"hispania": [13]},
    )
    go(state, 0, "pawn:gallia")
    assert deciding(state) == "window"
    go(state, 0, "use:monk", "token:13", "to:gallia")
    assert deciding(state) == "knight"


def test_ra_3_2_whole_turn_devastation_does_not_resume_after_the_second_moment() -> None:
    state = turn(
        options=WHOLE,
        cards={"merchant": 0, "monk": 0},
        cubes={"gallia": [1, 0, 0, 0], "hispania": [3, 0, 0, 0]},
        tokens={"gallia": [12, 13], "anglia": [14]},
    )
    go(state, 0, "pawn:gallia", "spread-two:germania:italia", "done")
    fronts(state, "1bc")  # the merchant's symbol takes the only cube
    assert deciding(state) == "window"
    go(state, 0, "use:merchant", "from:hispania", "move:gallia:3")
    go(state, 0, "use:monk", "token:14", "to:gallia")
    assert state.actors == (1,)
    assert cubes(state, "gallia") == [3, 0, 0, 0]
    assert tokens(state, "gallia") == [13, 14]


def test_ra_3_2_whole_turn_devastation_does_not_resume_either_if_a_power_is_left_unused() -> None:
    state = turn(
        options=WHOLE,
        cards={"merchant": 0, "monk": 0},
        cubes={"gallia": [1, 0, 0, 0], "hispania": [3, 0, 0, 0]},
        tokens={"gallia": [12, 13]},
    )
    go(state, 0, "pawn:gallia", "spread-two:germania:italia", "done")
    fronts(state, "1bc")
    go(state, 0, "use:merchant", "from:hispania", "move:gallia:3", "done")
    assert state.actors == (1,)
    assert cubes(state, "gallia") == [3, 0, 0, 0]
    assert tokens(state, "gallia") == [13]


def test_ra_3_2_whole_turn_the_king_may_leave_a_region_the_plague_has_just_cleared() -> None:
    state = turn(
        options=WHOLE, cards={"king": 0}, cubes={"gallia": [2, 0, 0, 0]}, tokens={"gallia": [12]}
    )
    go(state, 0, "pawn:gallia", "spread:anglia")
    assert state.actors == (CHANCE,)  # before: a token lies in Gallia, the king is idle
    fronts(state, "6aamw")
    go(state, 0, "use:king", "palace:gallia")
    assert public(state, "palace") == [1, 0, 0, 0]
    assert state.actors == (1,)


def test_ra_3_2_whole_turn_the_end_is_judged_after_the_second_moment() -> None:
    state = turn(
        options=WHOLE,
        supply=1,
        keep=["6aakp"],
        cards={"king": 0, "peasant": 1},
        cubes={"gallia": [2, 0, 0, 0]},
        tokens={"gallia": [12]},
    )
    go(state, 0, "pawn:gallia", "spread:anglia")
    assert public(state, "supply") == 0
    fronts(state, "6aakp")
    assert deciding(state) == "window"
    assert public(state, "reason") is None
    go(state, 0, "use:king", "palace:gallia")
    assert public(state, "reason") == "supply-empty"
    assert state.actors == (1,)


# -- 3.3 -----------------------------------------------------------------------


def test_ra_3_3_one_card_from_beside_the_board_or_from_another_player() -> None:
    state = turn(cards={"king": 2})
    assert offered(state, 0, "take") == {f"take:{card}" for card in CARDS}
    assert public(go(state.clone(), 0, "take:witch"), "cards")["witch"] == 0
    assert public(go(state.clone(), 0, "take:king"), "cards")["king"] == 0


def test_ra_3_3_only_one_a_turn() -> None:
    state = go(turn(), 0, "take:witch")
    assert offered(state, 0, "take") == set()
    refused(state, 0, "take:king", "RA 3.3", "card-taken")


def test_ra_3_3_cards_stay_until_another_player_takes_them() -> None:
    state = go(turn(), 0, "take:king", "pawn:gallia")
    go(state, 1, "take:monk", "pawn:germania")
    assert public(state, "cards") == {**dict.fromkeys(CARDS), "king": 0, "monk": 1}
    go(state, 2, "take:king", "pawn:gallia")
    assert public(state, "cards") == {**dict.fromkeys(CARDS), "king": 2, "monk": 1}


def test_ra_3_3_own_cards_cannot_be_taken() -> None:
    state = turn(cards={"king": 0, "witch": 0})
    assert offered(state, 0, "take") == {
        "take:peasant", "take:knight", "take:monk", "take:merchant"
    }  # fmt: skip
    refused(state, 0, "take:king", "RA 3.3", "own-card")


def test_ra_3_3_who_holds_all_six_takes_none() -> None:
    assert offered(turn(cards=dict.fromkeys(CARDS, 0)), 0, "take") == set()


def test_ra_3_3_a_card_taken_this_turn_is_usable() -> None:
    state = turn(cards={"king": 1}, cubes={"hispania": [2, 0, 0, 0]})
    go(state, 0, "take:king", "use:king", "palace:hispania")
    assert public(state, "palace") == [1, 0, 0, 0]


def test_ra_3_3_a_knight_taken_this_turn_rides_and_a_peasant_places() -> None:
    state = turn(pawn="italia", tokens={"gallia": [12]})
    assert "pawn:scandia" not in offered(state, 0)
    assert "pawn:scandia" in offered(go(state.clone(), 0, "take:knight"), 0)
    assert "place:gallia:2" not in offered(state, 0)
    assert "place:gallia:2" in offered(go(state, 0, "take:peasant"), 0)


def test_ra_3_3_several_cards_are_held_and_all_are_usable() -> None:
    state = turn(
        cards={"king": 0, "merchant": 0, "knight": 0, "peasant": 0},
        cubes={"hispania": [4, 0, 0, 0]},
    )
    go(state, 0, "use:king", "palace:hispania", "use:merchant", "from:hispania", "move:gallia:3")
    go(state, 0, "place:anglia:1", "pawn:scandia")
    assert state.actors == (1,)


def test_ra_3_3_the_loser_of_a_card_loses_its_power() -> None:
    state = turn(cards={"king": 1}, cubes={"hispania": [0, 2, 0, 0]})
    go(state, 0, "take:king", "pawn:gallia")
    refused(state, 1, "use:king", "RA 3.2", "card-not-yours")


# -- 3.4 -----------------------------------------------------------------------


def test_ra_3_4_as_many_cubes_as_the_region_has_tokens() -> None:
    state = turn(tokens={"gallia": [12, 13, 14], "germania": [15, 16], "anglia": [17]})
    assert offered(state, 0, "place") == {"place:gallia:3", "place:germania:2", "place:anglia:1"}
    for fewer in ("place:gallia:1", "place:gallia:2", "place:gallia:4", "place:anglia:2"):
        refused(state, 0, fewer, "RA 3.4", "wrong-count")
    go(state, 0, "place:germania:2")
    assert cubes(state, "germania") == [2, 0, 0, 0]
    assert stock(state) == [18, 20, 20, 20]


def test_ra_3_4_no_cubes_where_no_token_lies() -> None:
    state = turn(tokens={"gallia": [12]})
    refused(state, 0, "place:hispania:1", "RA 3.4", "no-token-there")


def test_ra_3_4_one_region_once_a_turn() -> None:
    state = go(turn(tokens={"gallia": [12], "anglia": [13]}), 0, "place:gallia:1")
    assert offered(state, 0, "place") == set()
    refused(state, 0, "place:anglia:1", "RA 3.4", "placed")
    refused(state, 0, "place:gallia:1", "RA 3.4", "placed")


@pytest.mark.parametrize(("left", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_ra_3_4_with_a_short_stock_all_that_is_left(left: int, most: int) -> None:
    state = turn(cubes={"hispania": [20 - left, 0, 0, 0]}, tokens={"gallia": [12, 13, 14]})
    assert offered(state, 0, "place") == {f"place:gallia:{most}"}
    go(state, 0, f"place:gallia:{most}")
    assert stock(state)[0] == left - most


def test_ra_3_4_an_empty_stock_places_nothing() -> None:
    state = turn(cubes={"hispania": [20, 0, 0, 0]}, tokens={"gallia": [12]}, cards={"peasant": 0})
    assert offered(state, 0, "place") == set()
    refused(state, 0, "place:gallia:1", "RA 3.4", "stock-empty")


def test_ra_3_4_the_tokens_stay_and_others_cubes_do_not_matter() -> None:
    state = turn(cubes={"gallia": [0, 5, 5, 5]}, tokens={"gallia": [12, 13]})
    go(state, 0, "place:gallia:2")
    assert cubes(state, "gallia") == [2, 5, 5, 5]
    assert tokens(state, "gallia") == [12, 13]


# -- 3.5 -----------------------------------------------------------------------


def test_ra_3_5_the_pawn_goes_to_a_neighbouring_region() -> None:
    state = turn(pawn="italia")
    assert offered(state, 0, "pawn") == {
        "pawn:hispania", "pawn:gallia", "pawn:germania", "pawn:hungaria", "pawn:turcia"
    }  # fmt: skip
    refused(state, 0, "pawn:scandia", "RA 3.5", "pawn-one-step")
    go(state, 0, "pawn:turcia")
    assert public(state, "pawn") == "turcia"


def test_ra_3_5_the_pawn_may_not_stay() -> None:
    refused(turn(pawn="italia"), 0, "pawn:italia", "RA 3.5", "pawn-must-move")


def test_ra_3_5_the_plague_strikes_where_the_pawn_arrives() -> None:
    state = turn(
        pawn="italia",
        cubes={"italia": [2, 0, 0, 0], "gallia": [2, 0, 0, 0]},
        tokens={"italia": [12], "gallia": [13]},
    )
    go(state, 0, "pawn:gallia", "spread:anglia")
    fronts(state, "2mbc")
    assert cubes(state, "gallia") == [1, 0, 0, 0]
    assert cubes(state, "italia") == [2, 0, 0, 0]
    assert tokens(state, "italia") == [12]
