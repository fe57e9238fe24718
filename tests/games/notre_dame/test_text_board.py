"""The table as text fits a terminal and shows what a viewer may see."""

import re

import pytest

from ratskeller.kernel import Rng
from ratskeller.kernel.words import LANGUAGES, words_of
from tests.cases import random_step

from .positions import GAME, hire, play

NAMES = ["Anna [A]", "Ben", "Cleo", "Dirk", "Eva"]


def plain(text: str) -> str:
    return re.sub(r"(?<!\\)\[/?[a-z0-9]*\]", "", text).replace("\\[", "[")


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nd_11_1_the_picture_is_at_most_a_hundred_columns_wide(players: int) -> None:
    state, rng, number = GAME.new(players, {"new_persons": True}), Rng(players), 0
    while state.actors:
        random_step(state, rng)
        number += 1
        if number % 30 == 0:
            for language in LANGUAGES:
                for viewer in (None, 1):
                    text = GAME.text_board(state.view(viewer), words_of(GAME, language), NAMES)
                    assert max(len(line) for line in plain(text).split("\n")) <= 100


def test_nd_11_2_the_picture_shows_the_own_hand_alone() -> None:
    state = play("trusted-friend")
    words = words_of(GAME)
    assert "Trusted friend" in GAME.text_board(state.view(0), words, NAMES)
    assert "Trusted friend" not in GAME.text_board(state.view(1), words, NAMES)
    assert "Trusted friend" not in GAME.text_board(state.view(None), words, NAMES)


def test_nd_3_4_the_picture_says_which_favour_is_idle() -> None:
    words = words_of(GAME)
    text = GAME.text_board(hire("minstrel").view(0), words, NAMES)
    assert "gives you nothing now" in text
    assert "Anna \\[A]" in text
