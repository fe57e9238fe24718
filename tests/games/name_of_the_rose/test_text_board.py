"""The board as text: everything is on it, nothing is too wide, nothing secret shows."""

from __future__ import annotations

import pytest
from rich.text import Text

from ratskeller import Rng, State
from ratskeller.kernel.words import LANGUAGES, words_of
from tests.cases import random_step
from tests.games.name_of_the_rose.positions import FIGURES, GAME, TILES, listened, turn

NAMES = ["Anna", "Bartholomäus-Maria", "[Cleo]", "Dirk", "Eva"]


def drawn(state: State, viewer: int | None, language: str = "en") -> str:
    """The picture without its markup."""
    view = state.view(viewer)
    return Text.from_markup(GAME.text_board(view, words_of(GAME, language), NAMES)).plain


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
def test_eighty_columns_are_enough(language: str) -> None:
    state, rng = GAME.new(5), Rng(21)
    number = 0
    while state.actors:
        if number % 20 == 0:
            for viewer in (None, 3):
                lines = drawn(listened(state.clone()), viewer, language).splitlines()
                assert max(map(len, lines)) <= 80
        random_step(state, rng)
        number += 1


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
def test_crowds_and_hoards_fit_too(language: str) -> None:
    state = turn(
        players=5,
        event="whisper",
        figures=dict.fromkeys(FIGURES, "chapter-house"),
        hoarder=2,
        hands={2: ["william-adson", "chapter-house-2", "chapter-house-3"]},
    )
    lines = drawn(state, 2, language).splitlines()
    assert max(map(len, lines)) <= 80
    boxes = [line for line in lines if line.startswith("│")]
    assert {line.count("│") for line in boxes} == {6}


def test_the_board_is_complete() -> None:
    state = turn(
        players=3,
        day=4,
        clock=17,
        event="talk",
        seat=1,
        tiles={"church": ["orange-2", "blue-5"]},
        time={1: ["gray-6"]},
        known=["white-6"],
        suspicion={"red": 37},
        evidence={"black": 44},
        identities=["red", "blue", "white"],
        shown=[["gray", "blue"], ["gray", "red"], ["black", "red"]],
        hands={1: ["garden-2", "red-4", "william-adson"]},
        ended=[1, 1, 0],
    )
    text = drawn(state, 1)
    for piece in ("Day 4/7", "clock 17/24", "O2 B5", "Talk of the day", "W6", "37", "44"):
        assert piece in text
    assert "You are: Blue" in text
    assert "Hand: Garden (2 h) | Red (4 h) | William / Adson (5 / 0 h)" in text
    notes = [line.rpartition("may be ")[2] for line in text.splitlines() if "may be" in line]
    assert notes == ["R × W × K O", "× B × × × ×", "× × W G × O"]
    assert "event cards 2" in text
    assert "[Cleo]" in text


def test_nothing_secret_is_drawn() -> None:
    state = turn(players=3, hands={1: ["garden-2", "red-4", "william-adson"]})
    for viewer in (None, 0, 2):
        assert "Garden (2 h)" not in drawn(state, viewer)
    assert "You are" not in drawn(state, None)


def test_buildings_that_wait_show_their_place() -> None:
    state = turn(players=2, waiting=["church", "garden"], hoarder=1)
    text = drawn(state, 0)
    assert "(1)" in text
    assert "(2)" in text
    assert "0?" in text
    assert len(TILES) == 42
