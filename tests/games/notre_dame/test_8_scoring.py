"""ND 8: Notre Dame and the end."""

import pytest

from ratskeller import State

from .positions import GAME, go, of, prestige, seen, table


def period_ends(players: int, *on_tile: int, **what: object) -> State:
    """The last hire of round 3 is passed; so many markers stand on the tile, by seat."""
    seats = {seat: {"markers": {"notre-dame": count}} for seat, count in enumerate(on_tile)}
    for seat, more in dict(what.pop("more", {})).items():  # type: ignore[call-overload]
        seats[seat] = {**seats.get(seat, {}), **more}
    state = GAME.load(table("hire", players, round=3, turn=players, seats=seats))
    return go(state, "pass", seat=players - 1)


@pytest.mark.parametrize(
    ("players", "on_tile", "gains"),
    [
        (4, (2, 1, 0, 0), [6, 3, 0, 0]),
        (3, (3, 3, 3), [0, 0, 0]),  # 8 / 9 is nothing
        (5, (1, 0, 0, 0, 4), [2, 0, 0, 0, 8]),
        (2, (2, 2), [2, 2]),
        (3, (0, 0, 0), [0, 0, 0]),
    ],
)
def test_nd_8_1_the_value_is_shared_by_markers(
    players: int, on_tile: tuple[int, ...], gains: list[int]
) -> None:
    state = period_ends(players, *on_tile)
    assert [prestige(state, seat) for seat in range(players)] == gains
    for seat in range(players):
        assert of(state, seat)["markers"]["notre-dame"] == 0
        assert of(state, seat)["general"] == 10


def test_nd_8_1_the_share_is_one_gain_for_the_park() -> None:
    more = {0: {"markers": {"notre-dame": 2, "park": 2}}, 1: {"markers": {"notre-dame": 1}}}
    state = period_ends(4, more=more)
    assert (prestige(state, 0), prestige(state, 1)) == (7, 3)


def test_nd_8_1_a_share_of_nothing_is_no_gain() -> None:
    more = {
        0: {"own": 0, "markers": {"notre-dame": 7, "park": 2}},
        1: {"markers": {"notre-dame": 4}},
    }
    assert prestige(period_ends(4, more=more), 0) == 0


def last_hire(seats: dict[int, dict[str, object]], players: int = 3) -> State:
    """The last hire of the game is passed."""
    persons = ("minstrel", "monk", "lady-of-the-court")
    state = GAME.load(table("hire", players, round=9, turn=players, persons=persons, seats=seats))
    return go(state, "pass", seat=players - 1)


def test_nd_8_2_most_prestige_wins() -> None:
    state = last_hire({0: {"prestige": 20}, 1: {"prestige": 31}, 2: {"prestige": 25}})
    outcome = state.outcome
    assert outcome is not None
    assert outcome.places == ((1,), (2,), (0,))
    assert (outcome.scores, outcome.reason, outcome.tiebreak) == ((20, 31, 25), "nine-rounds", None)
    assert state.actors == ()
    assert seen(state)["phase"] == "over"


def test_nd_8_2_then_coins_and_own_markers_together() -> None:
    seats: dict[int, dict[str, object]] = {
        0: {"prestige": 20, "coins": 3, "own": 4},
        1: {"prestige": 20, "coins": 1, "own": 7},
        2: {"prestige": 9, "coins": 9, "own": 9},
    }
    outcome = last_hire(seats).outcome
    assert outcome is not None
    assert outcome.places == ((1,), (0,), (2,))
    assert outcome.tiebreak == "supplies"


def test_nd_8_2_then_the_victory_is_shared() -> None:
    seats: dict[int, dict[str, object]] = {
        0: {"prestige": 20, "coins": 3, "own": 4},
        1: {"prestige": 20, "coins": 2, "own": 5},
        2: {"prestige": 9},
    }
    outcome = last_hire(seats).outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert [outcome.place(seat) for seat in range(3)] == [1, 1, 3]
    assert outcome.tiebreak is None


def test_nd_8_2_the_last_notre_dame_is_scored_first() -> None:
    state = last_hire({0: {"prestige": 20, "markers": {"notre-dame": 1}}, 1: {"prestige": 25}})
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.outcome.scores == (28, 25, 0)
