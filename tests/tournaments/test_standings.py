"""Standings: points, tie-breaks, shared places, and the same figures in any order."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ratskeller.tournaments.standings import Game, standings


def game(*entrants: str, luck: float = 0.0, deal: str = "") -> Game:
    """The first entrant wins, the others follow in their order."""
    rest = len(entrants) - 1
    return Game(
        entrants,
        (1.0, *[0.0] * rest),
        tuple(range(1, rest + 2)),
        (luck, *[-luck / rest] * rest),
        deal,
    )


def order(found: list[Game], entrants: str = "abcd", **more: object) -> list[tuple[int, str]]:
    return [(one.place, one.entrant) for one in standings(list(entrants), found, **more)]  # type: ignore[arg-type]


def test_points_count_those_who_are_behind() -> None:
    [first, second, third] = standings(["a", "b", "c"], [game("a", "b", "c")])
    assert (first.points, second.points, third.points) == (1.0, 0.5, 0.0)


def test_equal_points_are_parted_by_the_points_of_those_met() -> None:
    games = [game("a", "c"), game("b", "d"), game("c", "d")]
    assert order(games) == [(1, "a"), (2, "c"), (3, "b"), (4, "d")]


def test_then_by_the_game_between_them_and_then_by_luck() -> None:
    games = [game("a", "b"), game("a", "b", luck=0.3), game("b", "a"), game("b", "a")]
    assert order(games, "ab") == [(1, "b"), (2, "a")]
    assert order([game("a", "c"), game("b", "d")], "abcd")[:2] == [(1, "a"), (1, "b")]


def test_in_a_duplicate_the_share_less_luck_parts_equal_shares() -> None:
    games = [game("a", "b", luck=0.4, deal="x"), game("b", "a", luck=0.1, deal="x")]
    assert order(games, "ab", duplicate=True) == [(1, "b"), (2, "a")]


def test_a_share_is_compared_with_those_of_the_same_seat_and_draws() -> None:
    games = [game("a", "b", deal="x"), game("c", "d", deal="x"), game("a", "c", deal="y")]
    found = {one.entrant: one.beside for one in standings(list("abcd"), games, duplicate=True)}
    assert found == {"a": 0.0, "b": 0.0, "c": 0.0, "d": 0.0}
    games = [game("a", "b", deal="x"), game("d", "c", deal="x")]
    swapped = Game(("c", "d"), (0.0, 1.0), (2, 1), (0.0, 0.0), "x")
    found = {one.entrant: one.beside for one in standings(list("abcd"), [games[0], swapped], True)}
    assert found == {"a": 0.5, "b": -0.5, "c": -0.5, "d": 0.5}


def test_a_bye_is_a_whole_point() -> None:
    [one, *_] = standings(["a", "b"], [], byes={"b": 1})
    assert (one.entrant, one.points, one.games) == ("b", 1.0, 0)


lines = st.permutations("abcd").map("".join)
random_games = st.builds(
    lambda line, luck, deal: game(*line, luck=luck, deal=deal),
    lines,
    st.floats(-0.5, 0.5),
    st.sampled_from(["", "x", "y"]),
)


@given(st.lists(random_games, max_size=10), st.booleans(), st.randoms())
@settings(max_examples=20, deadline=None)
def test_standings_do_not_depend_on_the_order_of_the_games(found, duplicate, random) -> None:  # type: ignore[no-untyped-def]
    shuffled = random.sample(found, len(found))
    told = standings(list("dcba"), shuffled, duplicate)
    assert told == standings(list("abcd"), found, duplicate)
    assert [one.place for one in told] == sorted(one.place for one in told)
    assert abs(sum(one.points for one in told) - 2 * len(found)) < 1e-4
