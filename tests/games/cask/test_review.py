"""A game of another package, without a net or an evaluator, is reviewed like the others."""

from __future__ import annotations

from ratskeller.review.loop import review
from tests.review.games import random_game
from tests.review.test_review import check_accounts


def test_a_game_without_a_net_is_reviewed() -> None:
    record = random_game("cask", 2, 1)
    found = review(record, "instant")
    assert found.bot == "hard"
    check_accounts(found, record)
