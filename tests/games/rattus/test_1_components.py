"""RA 1: what is in the box."""

from collections import Counter

import pytest

import ratskeller
from ratskeller import CHANCE

from .positions import (
    CARDS,
    GAME,
    IN_PLAY,
    PLAINS,
    RINGS,
    cubes,
    go,
    in_play,
    laid_out,
    odds,
    offered,
    public,
    refused,
    stock,
    turn,
)

GALLIA = {"gallia": [3, 3, 0, 0]}
NEAR = {
    "hispania": ["gallia", "italia"],
    "anglia": ["gallia", "scandia", "germania"],
    "gallia": ["germania", "italia"],
    "germania": ["italia", "scandia", "polonia", "hungaria"],
    "italia": ["hungaria", "turcia"],
    "polonia": ["hungaria", "russia", "tartaria"],
    "hungaria": ["bulgaria", "tartaria"],
    "bulgaria": ["turcia", "tartaria"],
    "scandia": ["russia"],
    "russia": ["tartaria"],
    "turcia": ["tartaria"],
}


def neighbours(players: int, region: str) -> set[str]:
    """Where the pawn may go in one step."""
    state = turn(players, pawn=region)
    return {choice.removeprefix("pawn:") for choice in offered(state, 0, "pawn")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_1_1_two_to_four_players_with_twenty_cubes_each(players: int) -> None:
    assert stock(GAME.new(players)) == [20] * players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_ra_1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ratskeller.OptionError, match="2 to 4 players"):
        GAME.new(players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_1_2_regions_in_play_grow_with_the_players(players: int) -> None:
    first = {
        "anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"
    }  # fmt: skip
    more = {2: set(), 3: {"bulgaria", "turcia"}, 4: {"bulgaria", "turcia", "russia", "tartaria"}}
    assert set(public(GAME.new(players), "cubes")) == first | more[players]
    assert len(first | more[players]) == IN_PLAY[players]


def test_ra_1_2_a_region_not_in_play_takes_no_settlers() -> None:
    state = GAME.new(2)
    go(state, CHANCE, "pawn:italia", "start:0")
    refused(state, 0, "settle:turcia", "RA 1.2", "region-not-in-play")


def test_ra_1_2_a_region_not_in_play_takes_no_cube_and_no_pawn() -> None:
    state = turn(2, pawn="italia", cards={"peasant": 0, "knight": 0})
    refused(state, 0, "place:turcia:1", "RA 1.2", "region-not-in-play")
    refused(state, 0, "pawn:turcia", "RA 1.2", "region-not-in-play")


def test_ra_1_2_a_region_not_in_play_is_no_way_through() -> None:
    # Scandia and Tartaria touch only by way of Russia, Bulgaria and Italia by way of Turcia.
    assert "pawn:bulgaria" in offered(turn(3, pawn="italia", cards={"knight": 0}), 0)
    assert "pawn:polonia" in offered(turn(4, pawn="scandia", cards={"knight": 0}), 0)
    rides = offered(turn(3, pawn="scandia", cards={"knight": 0}), 0, "pawn")
    assert rides == {
        f"pawn:{r}" for r in ("anglia", "germania", "gallia", "italia", "polonia", "hungaria")
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_1_3_every_pair_of_neighbours_and_no_other(players: int) -> None:
    here = set(in_play(players))
    expected = {frozenset((a, b)) for a, others in NEAR.items() for b in others}
    assert len(expected) == 23
    found = {frozenset((a, b)) for a in here for b in neighbours(players, a)}
    assert found == {pair for pair in expected if pair <= here}
    for a in here:  # both ways
        assert all(a in neighbours(players, b) for b in neighbours(players, a))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_1_3_the_map_is_connected(players: int) -> None:
    reached = {"gallia"}
    while True:
        wider = reached | {b for a in reached for b in neighbours(players, a)}
        if wider == reached:
            break
        reached = wider
    assert reached == set(in_play(players))


def test_ra_1_3_of_hispania_italia_and_polonia_one_pair_are_neighbours() -> None:
    pairs = [("hispania", "italia"), ("hispania", "polonia"), ("italia", "polonia")]
    assert sum(b in neighbours(4, a) for a, b in pairs) == 1


def test_ra_1_3_germania_and_turcia_do_not_touch() -> None:
    assert "turcia" not in neighbours(4, "germania")


def test_ra_1_3_gallia_and_hispania_touch_and_hang_together_with_anglia() -> None:
    assert "hispania" in neighbours(2, "gallia")
    assert "anglia" in neighbours(2, "gallia") | neighbours(2, "hispania")
    assert "tartaria" in neighbours(4, "russia")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_1_3_italia_to_scandia_is_two_steps(players: int) -> None:
    assert "scandia" not in neighbours(players, "italia")
    assert any("scandia" in neighbours(players, r) for r in neighbours(players, "italia"))


def test_ra_1_3_across_water_is_a_neighbour_in_every_rule() -> None:
    state = turn(
        pawn="gallia",
        cards={"monk": 0, "merchant": 0},
        cubes={"anglia": [1, 0, 0, 0]},
        tokens={"anglia": [12], "hispania": [13]},
    )
    go(state, 0, "use:monk", "token:12", "to:scandia")
    go(state, 0, "use:merchant", "from:anglia", "move:scandia:1")
    go(state, 0, "pawn:hispania", "spread:italia")


def test_ra_1_4_six_class_cards() -> None:
    state = turn()
    assert offered(state, 0, "take") == {f"take:{card}" for card in CARDS}
    assert len(CARDS) == 6


@pytest.mark.parametrize(
    ("card", "own", "other"),
    [
        ("peasant", "2bkp", "2rwc"),
        ("knight", "1bk", "1bc"),
        ("monk", "1bc", "1bk"),
        ("merchant", "1bc", "1rw"),
        ("witch", "1rw", "1rp"),
        ("king", "1rp", "2bkp"),
    ],
)
def test_ra_1_4_every_class_has_its_symbol(card: str, own: str, other: str) -> None:
    for front, left in ((own, 2), (other, 3)):
        state = turn(pawn="italia", cards={card: 1}, cubes=GALLIA, tokens={"gallia": [12]})
        go(state, 0, "pawn:gallia", "spread:anglia")
        go(state, CHANCE, f"front:{front}")
        assert cubes(state, "gallia") == [3, left, 0, 0]


def all_fronts() -> tuple[dict[str, int], dict[str, int]]:
    """How many of each front lie among the starting tokens and among the others."""
    state = turn(4, tokens={**laid_out(4), "gallia": [1, 12]}, cards={"witch": 0})
    go(state, 0, "use:witch")
    starting = go(state.clone(), 0, "look:0")
    other = go(state.clone(), 0, "look:12")
    return (
        {front: int(chance * 12) for front, chance in odds(starting).items()},
        {front: int(chance * 37) for front, chance in odds(other).items()},
    )


def test_ra_1_5_twelve_starting_tokens_and_37_others() -> None:
    starting, others = all_fronts()
    assert starting == Counter(RINGS)
    assert others == Counter(PLAINS)
    assert (sum(starting.values()), sum(others.values())) == (12, 37)


def test_ra_1_5_limits_run_from_one_to_six_as_in_the_table() -> None:
    starting, others = all_fronts()
    by_limit = [Counter(f[0] for f in Counter(group).elements()) for group in (starting, others)]
    assert by_limit[0] == {"1": 1, "2": 2, "3": 3, "4": 3, "5": 2, "6": 1}
    assert by_limit[1] == {"1": 4, "2": 5, "3": 5, "4": 8, "5": 8, "6": 7}


def test_ra_1_5_about_a_tenth_strikes_a_lone_cube_and_six_tenths_need_four() -> None:
    starting, others = all_fronts()
    limits = [int(f[0]) for group in (starting, others) for f in Counter(group).elements()]
    assert len(limits) == 49
    assert 0.08 < sum(limit == 1 for limit in limits) / 49 < 0.12
    assert 0.55 < sum(limit > 3 for limit in limits) / 49 < 0.65


def test_ra_1_5_royalty_is_the_most_frequent_class() -> None:
    starting, others = all_fronts()
    symbols = Counter("".join(f for g in (starting, others) for f in Counter(g).elements()))
    assert all(symbols["r"] > symbols[letter] for letter in "pkcbw")


def test_ra_1_5_every_front_has_a_symbol_and_those_of_the_example_exist() -> None:
    starting, others = all_fronts()
    for front in [*starting, *others]:
        assert set(front[1:].removesuffix("*")) <= set("amrpkcbw")
        assert len(front.removesuffix("*")) > 1
    assert {"1bc", "2mbc"} <= set(others)
    assert any(front[0] == "3" for front in others)
