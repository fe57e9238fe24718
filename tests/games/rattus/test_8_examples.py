"""RA 8: the worked examples of the rules."""

import pytest

from ratskeller import CHANCE

from .positions import cubes, deciding, fronts, go, known, offered, public, stock, tokens, turn

GREEN, YELLOW, BLUE, RED = 0, 1, 2, 3


@pytest.mark.parametrize("peasant", [False, True])
def test_ra_8_three_one_or_no_cubes_by_the_tokens_ra_3_4_and_5_1(peasant: bool) -> None:
    state = turn(
        tokens={"gallia": [12, 13, 14], "germania": [15]}, cards={"peasant": 0} if peasant else {}
    )
    most = {
        region: max(
            (int(c.split(":")[2]) for c in offered(state, 0, "place") if f":{region}:" in c),
            default=0,
        )
        for region in ("gallia", "germania", "italia")
    }
    extra = 1 if peasant else 0
    assert most == {"gallia": 3 + extra, "germania": 1 + extra, "italia": extra}


@pytest.mark.parametrize("second", ["3amr", "3ack", "3amrkp", "3amp", "3mwbc"])
def test_ra_8_the_plague_in_gallia_ra_4_1_to_4_7(second: str) -> None:
    state = turn(
        seat=RED,
        pawn="italia",
        cubes={"gallia": [2, 1, 0, 0]},
        tokens={"gallia": [12, 13, 14]},
        cards={
            "knight": YELLOW,
            "peasant": GREEN,
            "merchant": GREEN,
            "monk": BLUE,
            "witch": BLUE,
            "king": BLUE,
        },
    )
    go(state, RED, "pawn:gallia", "spread-two:hispania:hispania")
    assert len(tokens(state, "hispania")) == 2
    fronts(state, "1bc")
    assert cubes(state, "gallia") == [1, 1, 0, 0]
    fronts(state, second)
    assert cubes(state, "gallia") == [1, 1, 0, 0]
    fronts(state, "2mbc")
    assert cubes(state, "gallia") == [0, 0, 0, 0]
    assert stock(state) == [20, 20, 20, 20]
    assert tokens(state, "gallia") == []
    assert state.actors == (GREEN,)
    assert deciding(state) == "turn"


@pytest.mark.parametrize("front", ["3amr", "4amrp"])
def test_ra_8_the_knight_rides_from_italia_to_scandia_ra_5_2(front: str) -> None:
    state = turn(
        pawn="italia",
        cards={"knight": 0},
        cubes={"scandia": [0, 2, 0, 0]},
        tokens={"scandia": [12]},
    )
    go(state, 0, "pawn:scandia", "spread:anglia")
    quiet = fronts(go(state.clone(), 0, "count-not"), front)
    assert cubes(quiet, "scandia") == [0, 2, 0, 0]
    fronts(go(state, 0, "count"), front)
    assert cubes(state, "scandia") == [0, 0, 0, 0]


def test_ra_8_limits_three_and_four_strike_two_cubes_and_the_pawn_five_does_not_ra_5_2() -> None:
    state = turn(
        pawn="italia",
        cards={"knight": 0},
        cubes={"scandia": [0, 2, 0, 0]},
        tokens={"scandia": [12]},
    )
    go(state, 0, "pawn:scandia", "spread:anglia", "count")
    fronts(state, "5amw")
    assert cubes(state, "scandia") == [0, 2, 0, 0]


def test_ra_8_the_peasant_places_four_or_one_ra_5_1() -> None:
    state = turn(tokens={"gallia": [12, 13, 14]}, cards={"peasant": 0})
    assert cubes(go(state.clone(), 0, "place:gallia:4"), "gallia") == [4, 0, 0, 0]
    assert cubes(go(state.clone(), 0, "place:italia:1"), "italia") == [1, 0, 0, 0]


def test_ra_8_the_monk_after_placing_moves_one_of_the_three_away_ra_5_3() -> None:
    state = turn(tokens={"gallia": [12, known(13, "1bc", 0), 14]}, cards={"monk": 0})
    go(state, 0, "place:gallia:3", "use:monk", "token:13", "to:anglia")
    assert cubes(state, "gallia") == [3, 0, 0, 0]
    assert tokens(state, "gallia") == [12, 14]
    assert tokens(state, "anglia") == [13]
    assert public(state, "supply") == 37 - 3
    go(state, 0, "pawn:gallia", "spread-two:hispania:hispania")
    assert state.actors == (CHANCE,)  # the seen one is gone, so there is no order to choose
