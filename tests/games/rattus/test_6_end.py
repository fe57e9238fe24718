"""RA 6: the end."""

from typing import Any

import pytest

from ratskeller import CHANCE, State
from ratskeller.kernel import EventLog

from .positions import (
    CARDS,
    cubes,
    deciding,
    fronts,
    go,
    known,
    offered,
    public,
    refused,
    stock,
    tokens,
    turn,
)


def ending(players: int = 4, *, seat: int = 0, to: str = "pawn:gallia", **what: Any) -> State:
    """The supply is empty, and the last regular turn has just ended without plague."""
    state = turn(players, seat=seat, **{"pawn": "italia", "supply": 0, **what})
    return go(state, seat, to)


# -- 6.1 -----------------------------------------------------------------------


def test_ra_6_1_an_empty_supply_ends_the_game_after_the_turn() -> None:
    state = turn(
        supply=2, cards={"peasant": 1}, tokens={"gallia": [45, 46]}, cubes={"anglia": [1, 0, 0, 0]}
    )
    go(state, 0, "pawn:gallia", "spread-two:hispania:hispania")
    assert public(state, "supply") == 0
    assert public(state, "reason") == "supply-empty"
    assert deciding(state) == "last-powers"
    assert state.actors == (1,)


def test_ra_6_1_one_token_in_the_supply_is_enough_to_go_on() -> None:
    state = turn(supply=2, cards={"peasant": 3}, tokens={"gallia": [46]})
    go(state, 0, "pawn:gallia", "spread:hispania")
    assert public(state, "reason") is None
    assert deciding(state) == "turn"


def test_ra_6_1_all_twenty_cubes_on_the_board_end_the_game() -> None:
    state = turn(
        cubes={"hispania": [17, 0, 0, 0]}, tokens={"gallia": [12, 13, 14]}, cards={"monk": 1}
    )
    go(state, 0, "place:gallia:3", "pawn:germania")
    assert public(state, "reason") == "all-cubes-out"
    assert deciding(state) == "last-powers"
    assert state.actors == (1,)


def test_ra_6_1_the_palace_counts_for_all_twenty() -> None:
    state = turn(
        cubes={"hispania": [10, 0, 0, 0]},
        palace=[9, 0, 0, 0],
        tokens={"gallia": [12]},
        cards={"monk": 1},
    )
    go(state, 0, "place:gallia:1", "pawn:germania")
    assert public(state, "reason") == "all-cubes-out"


def test_ra_6_1_nineteen_are_not_enough() -> None:
    state = turn(cubes={"hispania": [18, 0, 0, 0]}, tokens={"gallia": [12]})
    go(state, 0, "place:gallia:1", "pawn:germania")
    assert public(state, "reason") is None
    assert deciding(state) == "turn"


def test_ra_6_1_any_player_with_all_twenty_counts() -> None:
    state = turn(
        seat=2, cubes={"hispania": [0, 20, 0, 0]}, cards={"monk": 1}, tokens={"gallia": [12]}
    )
    go(state, 2, "pawn:germania")
    assert public(state, "reason") == "all-cubes-out"


def test_ra_6_1_both_reasons_at_once_are_both_named() -> None:
    state = turn(
        supply=1,
        cubes={"hispania": [19, 0, 0, 0]},
        tokens={"gallia": [47]},
        cards={"peasant": 0, "knight": 1},
    )
    go(state, 0, "place:scandia:1", "pawn:gallia", "spread:germania")
    assert public(state, "reason") == "both"


def test_ra_6_1_cubes_lost_in_the_third_phase_of_the_turn_are_lost() -> None:
    state = turn(cubes={"hispania": [19, 0, 0, 0]}, tokens={"gallia": [12]}, cards={"merchant": 0})
    go(state, 0, "place:gallia:1", "pawn:gallia", "spread:germania")
    fronts(state, "1bc")
    assert stock(state) == [1, 20, 20, 20]
    assert public(state, "reason") is None
    assert deciding(state) == "turn"


def test_ra_6_1_not_before_the_turn_is_over() -> None:
    state = turn(cubes={"hispania": [19, 0, 0, 0]}, tokens={"gallia": [12]})
    go(state, 0, "place:gallia:1")
    assert public(state, "reason") is None
    assert "take:king" in offered(state, 0)


# -- 6.2 -----------------------------------------------------------------------


@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_ra_6_2_every_other_player_once_counter_clockwise(last: int) -> None:
    right, opposite, left = (last - 1) % 4, (last - 2) % 4, (last - 3) % 4
    state = ending(
        seat=last,
        cards={"peasant": right, "knight": opposite, "merchant": left, "king": last},
        cubes={"hispania": [2, 2, 2, 2]},
    )
    acted = []
    while state.actors:
        seat = state.actors[0]
        acted.append(seat)
        assert deciding(state) == "last-powers"
        go(state, seat, "done")
    assert acted == [right, opposite, left]


def test_ra_6_2_none_is_compulsory_and_none_is_missed_after_the_pawn() -> None:
    state = ending(cards={"peasant": 3}, cubes={"hispania": [0, 0, 0, 2]})
    assert "done" in offered(state, 3)
    go(state, 3, "done")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 0, 0, 2)


def test_ra_6_2_a_seat_without_a_usable_power_is_skipped() -> None:
    # Seat 3 holds nothing, seat 2 a king without a cube, seat 1 the peasant.
    state = ending(cards={"king": 2, "peasant": 1})
    assert state.actors == (1,)


def test_ra_6_2_who_has_every_cube_out_cannot_use_the_peasant_and_is_skipped() -> None:
    state = ending(cards={"peasant": 3, "knight": 2}, cubes={"hispania": [0, 0, 0, 20]})
    assert state.actors == (2,)


def test_ra_6_2_skipping_is_judged_when_the_seat_comes_to_act() -> None:
    # Seat 3's monk clears Anglia, which makes seat 2's king usable.
    state = ending(
        cards={"monk": 3, "king": 2}, cubes={"anglia": [0, 0, 2, 0]}, tokens={"anglia": [48]}
    )
    go(state, 3, "use:monk", "token:48", "to:scandia")
    assert state.actors == (2,)
    go(state, 2, "use:king", "palace:anglia")
    assert public(state, "palace") == [0, 0, 1, 0]
    assert state.outcome is not None


def test_ra_6_2_nobody_with_a_power_goes_straight_to_the_end() -> None:
    state = ending(cards={"peasant": 0, "king": 0}, cubes={"hispania": [3, 0, 0, 0]})
    assert state.outcome is not None
    assert state.actors == ()


def test_ra_6_2_the_player_of_the_last_regular_turn_does_not_act() -> None:
    state = ending(cards={**dict.fromkeys(CARDS, 0), "knight": 1}, cubes={"hispania": [3, 0, 0, 0]})
    assert state.actors == (1,)
    go(state, 1, "done")
    assert state.outcome is not None


def test_ra_6_2_only_powers_in_the_last_round() -> None:
    state = ending(cards={"king": 3}, cubes={"hispania": [0, 0, 0, 2]}, tokens={"anglia": [48]})
    assert offered(state, 3) == {"use:king", "done"}
    refused(state, 3, "take:monk", "RA 6.2", "wrong-verb")
    refused(state, 3, "place:anglia:1", "RA 6.2", "last-place")
    refused(state, 3, "pawn:italia", "RA 6.2", "last-ride")
    refused(state, 3, "use:monk", "RA 3.2", "card-not-yours")


def test_ra_6_2_powers_in_any_order_each_once() -> None:
    state = ending(
        cards=dict.fromkeys(CARDS, 3),
        cubes={"hispania": [0, 0, 0, 3]},
        tokens={"russia": [47, 48]},
        keep=["6aamw", "6mmrbp"],
    )
    go(state, 3, "use:king", "palace:hispania")
    refused(state, 3, "use:king", "RA 3.2", "power-used")
    go(state, 3, "pawn:hispania")
    assert offered(state, 3, "pawn") == set()
    refused(state, 3, "pawn:gallia", "RA 6.2", "last-ride")
    go(state, 3, "place:hispania:1")
    assert offered(state, 3, "place") == set()
    refused(state, 3, "place:gallia:1", "RA 6.2", "last-place")
    go(state, 3, "use:witch", "look:47")
    fronts(state, "6aamw")
    go(state, 3, "enough", "use:monk", "token:48", "to:polonia")
    assert offered(state, 3) == {"use:merchant", "done"}
    go(state, 3, "use:merchant", "from:hispania", "move:gallia:3")
    assert state.outcome is not None  # nothing left to use, nobody left to act
    assert state.outcome.scores == (0, 0, 0, 4)


def test_ra_6_2_peasant_places_one_cube_in_any_region() -> None:
    state = ending(cards={"peasant": 3}, tokens={"anglia": [46, 47, 48]})
    assert offered(state, 3, "place") == {f"place:{region}:1" for region in public(state, "cubes")}
    refused(state, 3, "place:anglia:3", "RA 6.2", "last-place-one")
    refused(state, 3, "place:anglia:4", "RA 6.2", "last-place-one")
    go(state, 3, "place:scandia:1")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 0, 0, 1)


def test_ra_6_2_peasant_with_an_empty_stock() -> None:
    state = ending(
        cards={"peasant": 3, "monk": 3}, cubes={"hispania": [0, 0, 0, 20]}, tokens={"anglia": [48]}
    )
    refused(state, 3, "place:anglia:1", "RA 6.2", "stock-empty")


def test_ra_6_2_knight_only_in_regions_in_play() -> None:
    state = ending(2, cards={"knight": 1})
    refused(state, 1, "pawn:russia", "RA 1.2", "region-not-in-play")
    refused(state, 1, "pawn:gallia", "RA 3.5", "pawn-must-move")


def test_ra_6_2_peasant_only_in_regions_in_play() -> None:
    state = ending(2, cards={"peasant": 1})
    refused(state, 1, "place:turcia:1", "RA 1.2", "region-not-in-play")


def test_ra_6_2_knight_moves_the_pawn_up_to_two_steps_without_plague() -> None:
    state = ending(
        to="pawn:hispania",
        cards={"knight": 3, "king": 3},
        cubes={"gallia": [3, 0, 0, 0], "scandia": [0, 0, 0, 1]},
        tokens={"gallia": [47, 48]},
    )
    assert offered(state, 3, "pawn") == {
        f"pawn:{r}" for r in ("gallia", "italia", "anglia", "germania", "hungaria", "turcia")
    }
    refused(state, 3, "pawn:hispania", "RA 3.5", "pawn-must-move")
    refused(state, 3, "pawn:scandia", "RA 5.2", "pawn-two-steps")
    go(state, 3, "pawn:gallia")
    assert public(state, "pawn") == "gallia"
    assert state.actors == (3,)  # no spread, no token turned, no question
    assert deciding(state) == "last-powers"
    assert tokens(state, "gallia") == [47, 48]
    assert public(state, "supply") == 0


# -- 6.3 -----------------------------------------------------------------------


def test_ra_6_3_the_plague_strikes_every_region_without_spread() -> None:
    state = ending(
        3,
        pawn="gallia",
        to="pawn:hispania",
        cubes={"anglia": [2, 0, 0], "gallia": [0, 2, 0], "turcia": [0, 0, 2], "italia": [1, 1, 1]},
        tokens={"anglia": [36], "gallia": [37], "turcia": [38], "scandia": [39]},
        supply=0,
        keep=["2mbc", "2mwp", "2mrk"],
        cards={"king": 0},
    )
    assert state.actors == (CHANCE,)
    fronts(state, "2mbc", "2mwp", "2mrk")
    assert cubes(state, "anglia") == [1, 0, 0]
    assert cubes(state, "gallia") == [0, 1, 0]
    assert cubes(state, "turcia") == [0, 0, 1]
    assert cubes(state, "italia") == [1, 1, 1]  # no token there
    assert tokens(state, "scandia") == [39]  # no cube there, so not turned
    assert state.outcome is not None
    assert state.outcome.scores == (2, 2, 2)


def test_ra_6_3_tokens_in_the_order_they_came_the_limit_judged_again_for_each() -> None:
    state = ending(
        pawn="hispania",
        to="pawn:italia",
        cubes={"anglia": [3, 0, 0, 0]},
        tokens={"anglia": [known(47, "2mbc", 1), known(46, "3amr", 1), 48]},
        keep=["1rp"],
        cards={"king": 0},
    )
    # 2 M: two left; 3: not reached; 1 with the king's symbol: one left.
    assert state.actors == (CHANCE,)
    assert tokens(state, "anglia") == [48]
    assert cubes(state, "anglia") == [2, 0, 0, 0]
    fronts(state, "1rp")
    assert cubes(state, "anglia") == [1, 0, 0, 0]


def test_ra_6_3_a_token_seen_gives_no_choice_of_order_at_the_end() -> None:
    state = ending(
        pawn="hispania",
        to="pawn:italia",
        cubes={"anglia": [3, 0, 0, 0]},
        tokens={"anglia": [47, known(48, "2mbc", 0, 1, 2, 3)]},
        keep=["3amr"],
    )
    assert state.actors == (CHANCE,)
    fronts(state, "3amr")  # first the one that came first: A and M
    assert cubes(state, "anglia") == [1, 0, 0, 0]


def test_ra_6_3_tokens_stay_face_down_once_a_region_is_empty() -> None:
    state = ending(
        cubes={"anglia": [1, 0, 0, 0]}, tokens={"anglia": [47, 48]}, keep=["1rp"], cards={"king": 0}
    )
    fronts(state, "1rp")
    assert tokens(state, "anglia") == [48]
    assert state.outcome is not None


@pytest.mark.parametrize("holder", [None, 0, 1])
def test_ra_6_3_the_pawn_counts_as_two_if_anybody_holds_the_knight(holder: int | None) -> None:
    """Also if the holder had the last regular turn; nobody is asked."""
    state = turn(
        supply=0,
        pawn="hispania",
        cubes={"gallia": [1, 1, 0, 0]},
        cards={"monk": 3} if holder is None else {"monk": 3, "knight": holder},
        tokens={"anglia": [48]},
        keep=["4amc"],
    )
    go(state, 0, "pawn:gallia")
    go(state, 3, "use:monk", "token:48", "to:gallia")
    if holder == 1:
        go(state, 1, "done")
    fronts(state, "4amc")
    assert cubes(state, "gallia") == ([1, 1, 0, 0] if holder is None else [0, 0, 0, 0])


def test_ra_6_3_the_pawn_counts_in_its_own_region_only_and_for_the_limit_only() -> None:
    state = turn(
        supply=0,
        pawn="hispania",
        cubes={"gallia": [2, 1, 0, 0], "anglia": [2, 1, 0, 0]},
        cards={"monk": 3, "knight": 0},
        tokens={"anglia": [47, known(48, "4amc", 2)]},
        keep=["5amrp"],
    )
    go(state, 0, "pawn:gallia")
    go(state, 3, "use:monk", "token:47", "to:gallia")
    # Anglia: limit 4, three cubes. Gallia: limit 5 reached with the pawn.
    assert cubes(state, "anglia") == [2, 1, 0, 0]
    fronts(state, "5amrp")
    assert cubes(state, "gallia") == [0, 0, 0, 0]


def test_ra_6_3_a_real_cube_is_still_needed() -> None:
    state = ending(cards={"knight": 0, "monk": 3}, tokens={"anglia": [48]})
    go(state, 3, "use:monk", "token:48", "to:gallia")
    assert state.outcome is not None
    assert tokens(state, "gallia") == [48]


def test_ra_6_3_palace_cubes_are_safe_to_the_end() -> None:
    state = ending(
        palace=[2, 0, 0, 0],
        cubes={"anglia": [1, 0, 0, 0]},
        tokens={"anglia": [48]},
        keep=["1rp"],
        cards={"king": 0},
    )
    fronts(state, "1rp")
    assert state.outcome is not None
    assert state.outcome.scores == (2, 0, 0, 0)


# -- 6.4 -----------------------------------------------------------------------


def result(last: int, counts: list[int], palace: list[int] | None = None) -> State:
    """The end of a game with these cubes in Hispania, after a last turn of this seat."""
    players = len(counts)
    return ending(players, seat=last, cubes={"hispania": counts}, palace=palace)


def test_ra_6_4_most_cubes_on_the_board_win() -> None:
    state = result(0, [3, 5, 4, 1])
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.outcome.places == ((1,), (2,), (0,), (3,))
    assert state.outcome.scores == (3, 5, 4, 1)
    assert state.outcome.tiebreak is None
    assert state.outcome.reason == "supply-empty"


def test_ra_6_4_the_palace_counts() -> None:
    state = result(0, [3, 5, 4, 1], [0, 0, 0, 6])
    assert state.outcome is not None
    assert state.outcome.scores == (3, 5, 4, 7)
    assert state.outcome.winners == (3,)


@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_ra_6_4_a_tie_goes_to_who_would_have_been_on_turn_first(last: int) -> None:
    state = result(last, [4, 4, 4, 4])
    order = tuple(((last + i) % 4,) for i in (1, 2, 3, 4))
    assert state.outcome is not None
    assert state.outcome.places == order
    assert state.outcome.tiebreak == "turn-order"


def test_ra_6_4_only_the_tied_are_parted_by_the_order() -> None:
    state = result(1, [5, 3, 3, 5])
    assert state.outcome is not None
    assert state.outcome.places == ((3,), (0,), (2,), (1,))


def test_ra_6_4_nothing_can_be_chosen_after_the_end() -> None:
    state = result(0, [3, 5, 4, 1])
    assert state.actors == ()
    assert state.choices(0) == ()
    refused(state, 0, "take:king", "RA 6.4", "game-over")


def test_ra_6_3_the_last_plague_is_announced_once() -> None:
    """Also if it strikes twice in the first region."""
    state = turn(
        supply=0,
        pawn="italia",
        cubes={"anglia": [4, 0, 0, 0]},
        tokens={"anglia": [47, 48]},
        keep=["3amr", "2mbc"],
    )
    log = state.listener = EventLog()
    go(state, 0, "pawn:gallia")
    fronts(state, "3amr", "2mbc")
    assert [event.kind for event in log.events].count("final-plague") == 1
