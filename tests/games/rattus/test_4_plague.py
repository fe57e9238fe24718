"""RA 4.3 to 4.7: the plague strikes."""

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
    seen_by,
    stock,
    tokens,
    turn,
)

# -- 4.3 -----------------------------------------------------------------------


def test_ra_4_3_tokens_are_turned_one_by_one_in_the_order_they_came() -> None:
    state = turn(cubes={"gallia": [9, 0, 0, 0]}, tokens={"gallia": [14, 12, 13]})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    for left in ([12, 13], [13], []):
        assert state.actors == (CHANCE,)
        state.apply(CHANCE, state.choices(CHANCE)[0])
        assert tokens(state, "gallia") == left
    assert state.actors == (1,)


def test_ra_4_3_a_turned_token_leaves_the_game() -> None:
    state = turn(cubes={"gallia": [9, 0, 0, 0]}, tokens={"gallia": [12]})
    before = public(state, "turned")
    go(state, 0, "pawn:gallia", "spread:anglia")
    fronts(state, "2mbc")
    assert tokens(state, "gallia") == []
    assert public(state, "turned") == [*before, {"id": 12, "front": "2mbc"}]
    assert public(state, "supply") == 35  # it does not go back


def test_ra_4_3_tokens_not_turned_stay_face_down() -> None:
    state = turn(cubes={"gallia": [1, 0, 0, 0]}, tokens={"gallia": [12, 13, 14]}, cards={"king": 0})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    fronts(state, "1rp")
    assert cubes(state, "gallia") == [0, 0, 0, 0]
    assert tokens(state, "gallia") == [13, 14]
    for viewer in (None, 0, 1, 2, 3):
        for token in seen_by(state, viewer)["tokens"]["gallia"]:
            assert token["front"] is None
    assert state.actors == (1,)


def test_ra_4_3_no_cube_no_token_is_turned() -> None:
    state = turn(cubes={"anglia": [3, 3, 0, 0]}, tokens={"gallia": [12, 13]})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    assert tokens(state, "gallia") == [12, 13]
    assert state.actors == (1,)


def test_ra_4_3_cubes_of_others_alone_are_struck_too() -> None:
    state = turn(cubes={"gallia": [0, 0, 2, 0]}, tokens={"gallia": [12]})
    go(state, 0, "pawn:gallia", "spread:anglia")
    fronts(state, "2mbc")
    assert cubes(state, "gallia") == [0, 0, 1, 0]


def test_ra_4_3_who_has_seen_one_of_them_chooses_the_order() -> None:
    state = turn(cubes={"gallia": [9, 0, 0, 0]}, tokens={"gallia": [12, known(13, "2mbc", 0), 14]})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    assert deciding(state) == "turn-order"
    assert state.actors == (0,)
    assert offered(state, 0) == {"turn:12", "turn:13", "turn:14"}
    refused(state, 0, "turn:15", "RA 4.3", "token-elsewhere")
    refused(state, 0, "turn:40", "RA 4.3", "token-elsewhere")
    refused(state, 0, "done", "RA 4.3", "wrong-verb")
    go(state, 0, "turn:14")
    fronts(state, "6aamr")
    assert offered(state, 0) == {"turn:12", "turn:13"}


def test_ra_4_3_the_order_is_judged_by_the_tokens_still_there() -> None:
    state = turn(cubes={"gallia": [9, 0, 0, 0]}, tokens={"gallia": [12, 13, known(14, "2mbc", 0)]})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia", "turn:14")
    # The seen one is gone: the rest come in their order, without a choice.
    assert state.actors == (CHANCE,)
    fronts(state, "6aamw")
    assert tokens(state, "gallia") == [13]
    fronts(state, "6aabc")
    assert state.actors == (1,)


def test_ra_4_3_the_last_token_is_no_choice() -> None:
    state = turn(cubes={"gallia": [9, 0, 0, 0]}, tokens={"gallia": [12, known(13, "2mbc", 0)]})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia", "turn:12")
    fronts(state, "6aamw")
    assert state.actors == (1,)  # the seen one was turned without asking
    assert tokens(state, "gallia") == []
    assert {"id": 13, "front": "2mbc"} in public(state, "turned")


def test_ra_4_3_what_another_player_has_seen_gives_no_choice() -> None:
    state = turn(
        cubes={"gallia": [9, 0, 0, 0]},
        tokens={"gallia": [12, known(13, "2mbc", 1), known(14, "2mrk", 2, 3)]},
    )
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    assert state.actors == (CHANCE,)
    fronts(state, "6aamw")
    assert tokens(state, "gallia") == []
    assert state.actors == (1,)


@pytest.mark.parametrize("witch", [None, 0, 1])
def test_ra_4_3_seen_once_is_seen_even_if_the_witch_is_lost(witch: int | None) -> None:
    state = turn(
        cubes={"gallia": [9, 0, 0, 0]},
        tokens={"gallia": [12, known(13, "2mbc", 0)]},
        cards={} if witch is None else {"witch": witch},
    )
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    assert deciding(state) == "turn-order"


def test_ra_4_3_a_known_front_strikes_as_it_was_seen() -> None:
    state = turn(cubes={"gallia": [3, 1, 0, 0]}, tokens={"gallia": [known(12, "2mbc", 2)]})
    go(state, 0, "pawn:gallia", "spread:anglia")
    assert cubes(state, "gallia") == [2, 1, 0, 0]
    assert state.actors == (1,)


# -- 4.4 -----------------------------------------------------------------------


def strike(front: str, here: list[int], cards: dict[str, int] | None = None) -> State:
    """Seat 0 moves the pawn to Gallia, where one token with this front lies."""
    state = turn(len(here), cubes={"gallia": here}, tokens={"gallia": [13]}, cards=cards)
    go(state, 0, "pawn:gallia", "spread:anglia")
    return fronts(state, front)


@pytest.mark.parametrize(
    ("limit", "front"),
    [(1, "1rp"), (2, "2mrk"), (3, "3amr"), (4, "4amrp"), (5, "5amrp"), (6, "6aamr")],
)
def test_ra_4_4_a_token_strikes_from_its_limit_on(limit: int, front: str) -> None:
    for cubes_there in range(1, 9):
        state = strike(front, [cubes_there, 0, 0, 0], {"king": 0})
        assert (cubes(state, "gallia")[0] < cubes_there) == (cubes_there >= limit)
        assert tokens(state, "gallia") == []  # gone, with effect or without


def test_ra_4_4_cubes_of_all_colours_count() -> None:
    assert cubes(strike("4amc", [1, 1, 1, 1]), "gallia") == [0, 0, 0, 0]
    assert cubes(strike("4amc", [1, 1, 1, 0]), "gallia") == [1, 1, 1, 0]


def test_ra_4_4_the_limit_is_judged_at_that_moment() -> None:
    state = turn(cubes={"gallia": [2, 1, 0, 0]}, tokens={"gallia": [12, 13]})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    fronts(state, "3amr")  # three cubes: all lose one, the first two
    assert cubes(state, "gallia") == [0, 0, 0, 0]
    state = turn(cubes={"gallia": [3, 0, 0, 0]}, tokens={"gallia": [12, 13]})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    fronts(state, "2mbc", "3amr")  # two are left for a limit of three
    assert cubes(state, "gallia") == [2, 0, 0, 0]


def test_ra_4_4_cubes_elsewhere_and_in_the_palace_do_not_count() -> None:
    state = turn(
        cubes={"gallia": [1, 0, 0, 0], "anglia": [5, 5, 0, 0]},
        palace=[5, 5, 0, 0],
        tokens={"gallia": [12]},
    )
    go(state, 0, "pawn:gallia", "spread:anglia")
    fronts(state, "2mbc")
    assert cubes(state, "gallia") == [1, 0, 0, 0]


def test_ra_4_4_the_events_name_the_front_its_limit_and_its_symbols() -> None:
    state = turn(cubes={"gallia": [2, 0, 0, 0]}, tokens={"gallia": [12, 13]}, keep=["3amr", "2mbc"])
    log = state.listener = EventLog()
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    fronts(state, "3amr", "2mbc")
    turned = [
        (event.kind, event.args["front"], event.args["limit"], event.args["symbol"])
        for event in log.events
        if event.kind.startswith("turned")
    ]
    assert turned == [
        ("turned-spares", "3amr", 3, "a+m+r"),
        ("turned-strikes", "2mbc", 2, "m+b+c"),
    ]


# -- 4.5 -----------------------------------------------------------------------


def test_ra_4_5_m_takes_one_from_who_has_the_most() -> None:
    assert cubes(strike("2mbc", [3, 2, 2, 1]), "gallia") == [2, 2, 2, 1]
    assert cubes(strike("2mbc", [1, 2, 3, 2]), "gallia") == [1, 2, 2, 2]


def test_ra_4_5_m_takes_one_from_each_of_the_tied() -> None:
    assert cubes(strike("2mbc", [3, 3, 2, 3]), "gallia") == [2, 2, 2, 2]
    assert cubes(strike("2mbc", [0, 1, 1, 0]), "gallia") == [0, 0, 0, 0]


def test_ra_4_5_m_is_for_players_with_cubes_only() -> None:
    state = strike("2mbc", [0, 0, 2, 0])
    assert cubes(state, "gallia") == [0, 0, 1, 0]
    assert stock(state) == [20, 20, 19, 20]


def test_ra_4_5_several_m_are_judged_once_by_the_cubes_before_the_token() -> None:
    # Judged again after the first M, the second would hit seat 1 as well.
    assert cubes(strike("5mmbp", [3, 2, 0, 0]), "gallia") == [1, 2, 0, 0]
    assert cubes(strike("5mmbp", [3, 3, 2, 0]), "gallia") == [1, 1, 2, 0]


def test_ra_4_5_m_is_judged_before_the_other_symbols() -> None:
    # The merchant's loss would make seat 1 the largest.
    assert cubes(strike("2mbc", [3, 3, 0, 0], {"merchant": 0}), "gallia") == [1, 2, 0, 0]
    assert cubes(strike("2mbc", [4, 3, 0, 0], {"merchant": 0, "monk": 0}), "gallia") == [1, 3, 0, 0]


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_ra_4_5_a_class_symbol_takes_one_from_the_owner_of_the_card(owner: int) -> None:
    expected = [3, 3, 3, 0]
    expected[owner] -= 1
    assert cubes(strike("1bc", [3, 3, 3, 0], {"merchant": owner}), "gallia") == expected


def test_ra_4_5_a_class_symbol_without_owner_takes_nothing() -> None:
    others = {"peasant": 0, "knight": 1, "witch": 0, "king": 1}
    assert cubes(strike("1bc", [3, 3, 0, 0], others), "gallia") == [3, 3, 0, 0]


def test_ra_4_5_an_owner_without_cubes_there_loses_nothing() -> None:
    state = turn(
        cubes={"gallia": [3, 0, 0, 0], "anglia": [0, 4, 0, 0]},
        tokens={"gallia": [12]},
        cards={"merchant": 1, "monk": 1},
    )
    go(state, 0, "pawn:gallia", "spread:italia")
    fronts(state, "1bc")
    assert cubes(state, "gallia") == [3, 0, 0, 0]
    assert cubes(state, "anglia") == [0, 4, 0, 0]


def test_ra_4_5_each_class_symbol_counts_for_who_owns_several() -> None:
    assert cubes(strike("2rwc", [5, 5, 0, 0], dict.fromkeys(CARDS, 1)), "gallia") == [5, 2, 0, 0]
    split = {"king": 0, "witch": 0, "monk": 1}
    assert cubes(strike("2rwc", [5, 5, 0, 0], split), "gallia") == [3, 4, 0, 0]


def test_ra_4_5_a_takes_one_from_everybody_there() -> None:
    assert cubes(strike("3ack", [4, 2, 1, 0]), "gallia") == [3, 1, 0, 0]


def test_ra_4_5_two_a_take_two_from_everybody_there() -> None:
    assert cubes(strike("6aabc", [4, 2, 1, 0]), "gallia") == [2, 0, 0, 0]


def test_ra_4_5_the_symbols_add_up_and_end_at_the_own_cubes() -> None:
    # A for all, M for the most, king for its owner.
    assert cubes(strike("4amrp", [5, 4, 1, 0], {"king": 1}), "gallia") == [3, 2, 0, 0]
    assert cubes(strike("4amrp", [5, 1, 1, 0], {"king": 1}), "gallia") == [3, 0, 0, 0]
    assert cubes(strike("6aamr", [3, 3, 2, 0], {"king": 0}), "gallia") == [0, 0, 0, 0]
    state = strike("5aark", [4, 2, 1, 0], {"king": 1, "knight": 2})
    assert cubes(state, "gallia") == [2, 0, 0, 0]
    assert stock(state) == [18, 20, 20, 20]


def test_ra_4_5_the_palace_is_never_hit() -> None:
    state = turn(
        cubes={"gallia": [1, 3, 0, 0]},
        palace=[6, 0, 0, 0],
        tokens={"gallia": [12]},
        cards={"king": 0},
    )
    go(state, 0, "pawn:gallia", "spread:anglia")
    fronts(state, "4amrp")  # M hits seat 1, which has the most in Gallia
    assert cubes(state, "gallia") == [0, 1, 0, 0]
    assert public(state, "palace") == [6, 0, 0, 0]


# -- 4.6, 4.7 ------------------------------------------------------------------


def test_ra_4_6_removed_cubes_return_to_the_stock() -> None:
    state = strike("6aabc", [4, 2, 1, 0])
    assert stock(state) == [18, 20, 20, 20]
    go(state, 1, "take:peasant", "place:anglia:2")
    assert stock(state) == [18, 18, 20, 20]


def test_ra_4_7_the_turn_ends_when_no_token_is_left() -> None:
    state = strike("2mbc", [5, 0, 0, 0])
    assert cubes(state, "gallia") == [4, 0, 0, 0]
    assert state.actors == (1,)
    assert public(state, "turns") == 9


def test_ra_4_7_the_turn_ends_when_no_cube_is_left() -> None:
    state = turn(cubes={"gallia": [1, 1, 0, 0]}, tokens={"gallia": [12, 13]})
    go(state, 0, "pawn:gallia", "spread-two:anglia:anglia")
    fronts(state, "2mbc")
    assert tokens(state, "gallia") == [13]
    assert state.actors == (1,)
    assert deciding(state) == "turn"
