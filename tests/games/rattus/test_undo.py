"""Taking back: own choices until chance, a secret or another player came after them."""

import pytest

import ratskeller
from ratskeller import CHANCE, Match, State
from ratskeller.kernel import EventLog

from .positions import GAME, deciding, go, known, turn


def at(state: State) -> Match:
    """A match that stands at this state."""
    match = Match(GAME, players=int(state.players), rng=1)
    match.state = state
    state.listener = EventLog(match.events)
    match.record.choices.clear()
    match.events.clear()
    return match


def cannot(match: Match, *seats: int) -> None:
    """None of these seats may take anything back."""
    for seat in seats:
        before = match.state.dump()
        assert not match.can_undo(seat)
        with pytest.raises(ratskeller.UndoError, match="take back"):
            match.undo(seat)
        assert match.state.dump() == before


def test_ra_3_1_own_choices_go_back_one_by_one() -> None:
    match = at(turn(tokens={"gallia": [12]}, cubes={"hispania": [3, 0, 0, 0]}))
    dumps = []
    for choice in (
        "take:merchant", "place:gallia:1", "use:merchant", "from:hispania", "move:gallia:2"
    ):  # fmt: skip
        dumps.append(match.state.dump())
        match.apply(0, choice)
    cannot(match, 1, 2, 3, CHANCE)
    while dumps:
        assert match.can_undo(0)
        match.undo(0)
        assert match.state.dump() == dumps.pop()
        assert len(match.record.choices) == len(dumps)
    assert match.events == []
    cannot(match, 0)


def test_ra_3_1_after_taking_back_another_choice_can_be_made() -> None:
    match = at(turn(tokens={"gallia": [12], "anglia": [13]}))
    match.apply(0, "place:gallia:1")
    match.undo(0)
    match.apply(0, "place:anglia:1")
    assert match.record.choices == [(0, "place:anglia:1")]
    assert [event.kind for event in match.events] == ["placed"]


def test_ra_4_1_the_spread_goes_back_while_nothing_was_drawn() -> None:
    match = at(turn(tokens={"gallia": [12]}))
    start = match.state.dump()
    match.apply(0, "pawn:gallia")
    match.apply(0, "spread:anglia")
    assert match.state.actors == (1,)
    cannot(match, 1)
    match.undo(0)
    assert deciding(match.state) == "spread"
    match.undo(0)
    assert match.state.dump() == start


def test_ra_4_3_a_token_drawn_ends_it() -> None:
    match = at(turn(tokens={"gallia": [12]}, cubes={"gallia": [9, 0, 0, 0]}))
    match.apply(0, "pawn:gallia")
    assert match.can_undo(0)
    match.apply(0, "spread:anglia")  # and chance turns the token up
    cannot(match, 0, 1)


def test_ra_4_3_a_known_token_turned_up_ends_it_too() -> None:
    match = at(turn(tokens={"gallia": [known(12, "2mbc", 2)]}, cubes={"gallia": [9, 0, 0, 0]}))
    match.apply(0, "pawn:gallia")
    match.apply(0, "spread:anglia")
    assert match.state.actors == (1,)
    cannot(match, 0, 1)


def test_ra_4_3_so_does_one_that_only_the_active_player_had_seen() -> None:
    match = at(turn(tokens={"gallia": [known(12, "2mbc", 0)]}, cubes={"gallia": [9, 0, 0, 0]}))
    match.apply(0, "pawn:gallia")
    match.apply(0, "spread:anglia")
    cannot(match, 0)


def test_ra_5_5_a_look_ends_it_and_what_comes_after_can_go_back() -> None:
    match = at(turn(tokens={"gallia": [12], "anglia": [13]}, cards={"witch": 0}))
    match.apply(0, "take:king")
    match.apply(0, "use:witch")
    assert match.can_undo(0)
    match.apply(0, "look:12")
    cannot(match, 0)
    match.apply(0, "enough")
    match.undo(0)
    assert deciding(match.state) == "witch-again"
    cannot(match, 0)


def test_ra_5_5_a_look_at_a_front_another_player_knows_ends_it() -> None:
    match = at(turn(tokens={"gallia": [known(12, "2mbc", 1)], "anglia": [13]}, cards={"witch": 0}))
    match.apply(0, "use:witch")
    match.apply(0, "look:12")  # no chance, but a secret
    cannot(match, 0)


def test_ra_5_5_a_look_at_what_one_knows_shows_nothing_and_goes_back() -> None:
    match = at(turn(tokens={"gallia": [known(12, "2mbc", 0)], "anglia": [13]}, cards={"witch": 0}))
    match.apply(0, "use:witch")
    match.apply(0, "look:12")
    match.undo(0)
    assert deciding(match.state) == "witch"


def test_ra_3_1_another_player_acting_ends_it() -> None:
    match = at(turn())
    match.apply(0, "pawn:gallia")
    assert match.can_undo(0)
    match.apply(1, "take:king")
    cannot(match, 0)
    match.undo(1)
    assert match.state.actors == (1,)
    cannot(match, 0, 1)


def test_ra_6_4_the_last_choice_of_a_game_goes_back_with_its_result() -> None:
    match = at(turn(supply=0, cubes={"hispania": [2, 1, 0, 0]}))
    match.apply(0, "pawn:gallia")
    assert match.record.result is not None
    match.undo(0)
    assert match.record.result is None
    assert match.state.outcome is None
    assert match.state.actors == (0,)


def test_ra_2_4_settlers_go_back_in_a_new_game_but_not_before_chance() -> None:
    match = Match(GAME, players=3, rng=5)
    first = match.state.actors[0]
    cannot(match, 0, 1, 2)
    match.apply(first, "settle:gallia")
    cannot(match, (first + 1) % 3)
    match.undo(first)
    assert match.state.actors == (first,)
    assert [seat for seat, _ in match.record.choices] == [CHANCE, CHANCE]
    go(match.state, first, "settle:gallia")


def test_ra_2_4_two_pairs_of_one_seat_in_a_row_go_back_both() -> None:
    match = Match(GAME, players=2, rng=5)
    first = match.state.actors[0]
    second = 1 - first
    match.apply(first, "settle:gallia")
    match.apply(second, "settle:gallia")
    cannot(match, first)
    match.apply(second, "settle:italia")
    match.undo(second)
    match.undo(second)
    assert match.state.actors == (second,)
    cannot(match, first, second)
