"""Ratings: the model, the rules by which games count, and one fixed order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.ratings import calibration, simulate, spearman
from ratskeller.ratings.book import Book, Rated, ranking
from ratskeller.ratings.model import Rating, after, expected
from ratskeller.ratings.rules import Played, Seat, judge

ANN, BOB, HARD = "account:ann", "account:bob", "bot:hard"

games = st.builds(
    lambda at, table, line: Rated(float(at), table, tuple(line), tuple(range(1, len(line) + 1))),
    st.integers(1, 4),
    st.text("abcdef", min_size=3, max_size=3),
    st.permutations([ANN, BOB, HARD]),
)


@given(st.lists(games, max_size=12, unique_by=lambda game: game.table), st.randoms())
@settings(max_examples=40, deadline=None)
def test_ratings_do_not_depend_on_the_order_in_which_games_are_told(found, random) -> None:  # type: ignore[no-untyped-def]
    """Equal times are parted by the table, and a book that is continued is the same book."""
    whole, continued = Book(), Book()
    shuffled = random.sample(found, len(found))
    steps = whole.add_all(shuffled)
    ordered = sorted(found)
    half = len(ordered) // 2
    assert continued.add_all(ordered[:half]) + continued.add_all(ordered[half:]) == steps
    assert whole == continued


def test_a_game_that_comes_too_late_is_refused() -> None:
    book = Book()
    book.add_all([Rated(2.0, "b", (ANN, BOB), (1, 2))])
    with pytest.raises(ValueError, match="table a comes too late"):
        book.add_all([Rated(2.0, "a", (ANN, BOB), (1, 2))])


def test_winning_against_a_strong_player_gives_more() -> None:
    strong, weak = Rating(35.0, 1.0, 50), Rating(15.0, 1.0, 50)
    over_strong = after({"rival": strong}, [ANN, "rival"], [1, 2])[ANN]
    over_weak = after({"rival": weak}, [ANN, "rival"], [1, 2])[ANN]
    assert over_strong.mean > over_weak.mean > Rating().mean


def test_a_bot_becomes_an_anchor_and_a_person_stays_in_motion() -> None:
    book = Book()
    book.add_all(
        [Rated(float(n), f"{n:04}", (ANN, HARD), (1 + n % 2, 2 - n % 2)) for n in range(1, 400)]
    )
    assert book.ratings[HARD].deviation < book.ratings[ANN].deviation
    again = after(book.ratings, [ANN, HARD], [1, 2], frozenset([ANN]))
    assert again[HARD].mean - book.ratings[HARD].mean > book.ratings[ANN].mean - again[ANN].mean


def test_a_rating_is_provisional_until_five_games() -> None:
    book = Book()
    book.add_all([Rated(float(n), str(n), (ANN, BOB), (1, 2)) for n in range(1, 5)])
    assert ranking(book.ratings) == []
    book.add_all([Rated(5.0, "5", (ANN, HARD), (1, 2))])
    assert [player for player, _ in ranking(book.ratings)] == [ANN]


def test_predictions_add_up_and_follow_strength() -> None:
    found = expected([Rating(30.0, 1.0), Rating(25.0, 1.0), Rating(20.0, 1.0)])
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found, reverse=True)


def stays(player: str) -> Seat:
    return Seat(player, choices=5)


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (Played([stays(ANN), stays(BOB)], [1, 2], rated=False), "unrated"),
        (Played([stays(ANN), stays(BOB)], None), "unfinished"),
        (Played([stays(ANN), stays(BOB)], [1, 2], branch=True), "branch"),
        (Played([stays(ANN), stays(BOB)], [1, 2], hints=True), "hints"),
        (Played([stays(ANN), stays("")], [1, 2]), "guests"),
        (Played([stays(ANN), stays(ANN)], [1, 2]), "twice"),
        (Played([stays(HARD), stays(HARD)], [1, 2]), "bots"),
        (Played([stays(ANN), Seat(BOB, gone_at=4)], [1, 2]), "too-short"),
    ],
)
def test_a_game_that_does_not_count_says_why(game: Played, reason: str) -> None:
    verdict = judge(game)
    assert (verdict.reason, verdict.players) == (reason, ())


def test_one_person_against_bots_alone_counts() -> None:
    assert judge(Played([stays(ANN), stays(HARD), stays(HARD)], [2, 1, 3])).places == (2, 1, 3)


def test_whoever_went_is_behind_all_who_stayed_and_the_first_is_last() -> None:
    """The stand-in of the first seat wins the game; nobody gets that."""
    seats = [
        Seat(ANN, gone_at=20, choices=3),
        stays(BOB),
        Seat("account:cyd", gone_at=30, choices=9),
        stays(HARD),
    ]
    assert judge(Played(seats, [1, 2, 3, 2])).places == (4, 1, 3, 1)


def test_simulated_players_are_found_in_the_order_of_their_strength() -> None:
    """The whole is `python -m benchmarks.ratings`."""
    correlations, predictions = simulate(players=120, rounds=15, seed=3)
    assert correlations[15] > correlations[5] > 0.7
    bins = calibration(predictions)
    assert sum(count for _, _, count in bins) == len(predictions)
    assert sum(abs(t - c) * n for t, c, n in bins) / len(predictions) < 0.08
    assert spearman([1.0, 2.0], [2.0, 1.0]) == -1
