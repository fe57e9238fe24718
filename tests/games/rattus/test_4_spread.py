"""RA 4.1, 4.2: the plague spreads."""

import pytest

from ratskeller import CHANCE
from ratskeller.games.rattus.plague import Spread, begin_spread, spread_size
from ratskeller.games.rattus.state import RattusState
from ratskeller.kernel import Offers, Rng

from .positions import (
    GAME,
    cubes,
    deciding,
    fronts,
    go,
    offered,
    public,
    refused,
    seen_by,
    tokens,
    turn,
)

FULL = [[12, 13, 14], [15, 16, 17], [18, 19, 20], [21, 22, 23], [24, 25, 26]]


# -- 4.1 -----------------------------------------------------------------------


def test_ra_4_1_no_token_no_spread() -> None:
    state = turn(cubes={"gallia": [3, 0, 0, 0]}, tokens={"anglia": [12]})
    go(state, 0, "pawn:gallia")
    assert state.actors == (1,)
    assert public(state, "supply") == 36


def test_ra_4_1_one_token_puts_one_into_a_neighbouring_region() -> None:
    state = go(turn(tokens={"gallia": [12]}), 0, "pawn:gallia")
    assert state.actors == (0,)
    assert offered(state, 0) == {
        "spread:anglia", "spread:germania", "spread:hispania", "spread:italia"
    }  # fmt: skip
    refused(state, 0, "spread-two:anglia:italia", "RA 4.1", "spread-count")
    go(state, 0, "spread:hispania")
    assert public(state, "supply") == 35
    assert tokens(state, "hispania") == [13]


@pytest.mark.parametrize("lying", [[12, 13], [12, 13, 14]])
def test_ra_4_1_two_or_three_tokens_put_two_into_one_or_two_regions(lying: list[int]) -> None:
    state = go(turn(tokens={"gallia": lying}), 0, "pawn:gallia")
    around = ["anglia", "germania", "hispania", "italia"]
    pairs = {f"spread-two:{a}:{b}" for a in around for b in around if a <= b}
    assert offered(state, 0) == pairs
    refused(state, 0, "spread:anglia", "RA 4.1", "spread-count")
    first = lying[-1] + 1
    one = go(state.clone(), 0, "spread-two:anglia:anglia")
    assert tokens(one, "anglia") == [first, first + 1]
    two = go(state, 0, "spread-two:anglia:italia")
    assert {tokens(two, "anglia")[0], tokens(two, "italia")[0]} == {first, first + 1}
    for after in (one, two):
        assert public(after, "supply") == 37 - len(lying) - 2
        assert tokens(after, "gallia") == lying


def test_ra_4_1_the_targets_are_one_unordered_choice() -> None:
    state = go(turn(tokens={"gallia": [12, 13]}), 0, "pawn:gallia")
    other = state.clone()
    state.apply(0, "spread-two:anglia:italia")
    other.apply(0, "spread-two:italia:anglia")
    assert state.dump() == other.dump()


def test_ra_4_1_the_active_player_chooses() -> None:
    state = go(turn(seat=2, tokens={"gallia": [12]}), 2, "pawn:gallia")
    assert state.actors == (2,)
    refused(state, 0, "spread:anglia", "RA 4.1", "not-your-turn")


def test_ra_4_1_never_into_the_plague_region_nor_further_away() -> None:
    state = go(turn(tokens={"gallia": [12]}), 0, "pawn:gallia")
    refused(state, 0, "spread:gallia", "RA 4.1", "not-next-to-plague")
    refused(state, 0, "spread:scandia", "RA 4.1", "not-next-to-plague")
    state = go(turn(tokens={"gallia": [12, 13]}), 0, "pawn:gallia")
    refused(state, 0, "spread-two:gallia:gallia", "RA 4.1", "not-next-to-plague")
    refused(state, 0, "spread-two:anglia:scandia", "RA 4.1", "not-next-to-plague")


def test_ra_4_1_never_into_a_region_that_is_not_in_play() -> None:
    state = go(turn(2, pawn="gallia", tokens={"italia": [8]}), 0, "pawn:italia")
    assert offered(state, 0) == {
        "spread:hispania", "spread:gallia", "spread:germania", "spread:hungaria"
    }  # fmt: skip
    refused(state, 0, "spread:turcia", "RA 4.1", "not-next-to-plague")


def test_ra_4_1_tokens_come_face_down_and_unseen() -> None:
    state = turn(tokens={"gallia": [12, 13]}, cards={"witch": 0})
    go(state, 0, "pawn:gallia", "spread-two:anglia:italia")
    assert state.actors == (1,)  # nothing was drawn
    for viewer in (None, 0, 1, 2, 3):
        for region in ("anglia", "italia"):
            (token,) = seen_by(state, viewer)["tokens"][region]
            assert token["front"] is None
            assert token["seen"] == []


def test_ra_4_1_the_plague_spreads_also_where_nobody_lives() -> None:
    state = go(turn(tokens={"gallia": [12]}), 0, "pawn:gallia", "spread:anglia")
    assert tokens(state, "gallia") == [12]
    assert tokens(state, "anglia") == [13]


def test_ra_4_1_spread_comes_before_devastation() -> None:
    state = turn(cubes={"gallia": [1, 0, 0, 0]}, tokens={"gallia": [12]})
    go(state, 0, "pawn:gallia")
    assert deciding(state) == "spread"
    go(state, 0, "spread:anglia")
    assert state.actors == (CHANCE,)
    assert tokens(state, "anglia") == [13]


def test_ra_4_1_a_new_token_comes_last_in_its_region() -> None:
    state = go(turn(tokens={"gallia": [14], "anglia": [13, 12]}), 0, "pawn:gallia", "spread:anglia")
    assert tokens(state, "anglia") == [13, 12, 15]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ra_4_1_a_spread_is_asked_for_exactly_if_there_are_several_ways(players: int) -> None:
    rng = Rng(players)
    single = 0
    for _ in range(400):
        state = GAME.new(players)
        assert isinstance(state, RattusState)
        for region in state.board.regions:
            state.public.tokens[region] = 3 - max(0, rng.below(5) - 2)
        state.public.pawn = state.board.regions[rng.below(len(state.board.regions))]
        size = spread_size(state)
        if size == 0:
            continue
        out = Offers()
        Spread(0, size).offer(state, 0, out)
        before = sum(state.public.tokens)
        begin_spread(state, 0)
        assert isinstance(state.decision, Spread) == (out.count > 1)
        assert sum(state.public.tokens) == before + (size if out.count == 1 else 0)
        single += out.count == 1
    assert single


# -- 4.2 -----------------------------------------------------------------------


def test_ra_4_2_never_more_than_three_tokens_in_a_region() -> None:
    state = turn(tokens={"gallia": [12, 13], "anglia": [14, 15, 16], "italia": [17, 18]})
    go(state, 0, "pawn:gallia")
    assert offered(state, 0) == {
        "spread-two:germania:germania",
        "spread-two:hispania:hispania",
        "spread-two:germania:hispania",
        "spread-two:germania:italia",
        "spread-two:hispania:italia",
    }
    refused(state, 0, "spread-two:anglia:germania", "RA 4.2", "no-room")
    refused(state, 0, "spread-two:italia:italia", "RA 4.2", "no-room")
    go(state, 0, "spread-two:germania:italia")
    assert tokens(state, "italia") == [17, 18, 20]


def test_ra_4_2_one_token_not_onto_three() -> None:
    state = turn(tokens={"gallia": [12], "anglia": [13, 14, 15]})
    go(state, 0, "pawn:gallia")
    refused(state, 0, "spread:anglia", "RA 4.2", "no-room")


def test_ra_4_2_placing_is_compulsory() -> None:
    state = go(turn(tokens={"gallia": [12]}), 0, "pawn:gallia")
    refused(state, 0, "done", "RA 4.1", "wrong-verb")


def test_ra_4_2_with_room_for_one_only_one_is_placed() -> None:
    state = turn(
        pawn="gallia", tokens={"hispania": [12, 13], "gallia": [14, 15, 16], "italia": [17, 18]}
    )
    go(state, 0, "pawn:hispania")  # the only way there is, so it is done at once
    assert tokens(state, "italia") == [17, 18, 19]
    assert public(state, "supply") == 37 - 8
    assert state.actors == (1,)


def test_ra_4_2_with_room_for_one_in_each_neighbour_both_are_used() -> None:
    state = turn(
        pawn="gallia", tokens={"hispania": [12, 13], "gallia": [14, 15], "italia": [16, 17]}
    )
    go(state, 0, "pawn:hispania")
    assert sorted(map(len, (tokens(state, "gallia"), tokens(state, "italia")))) == [3, 3]
    assert state.actors == (1,)


def test_ra_4_2_room_for_two_in_one_neighbour_takes_both() -> None:
    state = turn(
        pawn="gallia", tokens={"hispania": [12, 13, 14], "gallia": [15, 16, 17], "italia": [18]}
    )
    go(state, 0, "pawn:hispania")
    assert tokens(state, "italia") == [18, 19, 20]
    assert state.actors == (1,)


def test_ra_4_2_no_room_around_nothing_is_placed_and_the_plague_still_strikes() -> None:
    state = turn(
        pawn="gallia",
        cubes={"hispania": [2, 0, 0, 0]},
        tokens={"hispania": FULL[0], "gallia": FULL[1], "italia": FULL[2]},
    )
    go(state, 0, "pawn:hispania")
    assert public(state, "supply") == 37 - 9
    fronts(state, "2mbc")
    assert cubes(state, "hispania") == [1, 0, 0, 0]


def test_ra_4_2_a_short_supply_gives_what_there_is() -> None:
    state = turn(
        supply=1, keep=["2mwp"], cubes={"gallia": [2, 0, 0, 0]}, tokens={"gallia": [46, 47]}
    )
    go(state, 0, "pawn:gallia")
    assert offered(state, 0) == {
        "spread:anglia", "spread:germania", "spread:hispania", "spread:italia"
    }  # fmt: skip
    go(state, 0, "spread:anglia")
    assert public(state, "supply") == 0
    assert tokens(state, "anglia") == [48]
    fronts(state, "2mwp")
    assert cubes(state, "gallia") == [1, 0, 0, 0]


def test_ra_4_2_with_an_empty_supply_the_plague_still_strikes() -> None:
    state = turn(supply=0, keep=["2mwp"], cubes={"gallia": [2, 0, 0, 0]}, tokens={"gallia": [48]})
    go(state, 0, "pawn:gallia")
    fronts(state, "2mwp")
    assert cubes(state, "gallia") == [1, 0, 0, 0]
