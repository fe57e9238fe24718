"""The puzzles that come with the games are sound, varied, and can be proven again."""

from __future__ import annotations

import pytest

import ratskeller
from ratskeller.kernel.words import LANGUAGES
from ratskeller.puzzles import proof, puzzles_of
from ratskeller.puzzles.make import kind_of
from ratskeller.puzzles.model import Puzzle, puzzle_id
from ratskeller.puzzles.rollout import Rollouts, ends_of
from ratskeller.puzzles.themes import points_now, themes_of
from ratskeller.puzzles.wording import PuzzleWording
from ratskeller.review.why import reasons
from tests.cases import LONG

#: The games that come with puzzles.
GAMES = [name for name in ratskeller.game_ids() if puzzles_of(ratskeller.game(name))]


@pytest.mark.parametrize("name", GAMES)
def test_every_shipped_puzzle_is_sound(name: str) -> None:
    game = ratskeller.game(name)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 60
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = puzzle.state(game)
        assert state.dump() == puzzle.position
        assert puzzle.id == puzzle_id(puzzle.position, puzzle.seat)
        assert list(game.violations(state)) == []
        assert puzzle.seat in state.actors
        assert state.decision is not None
        assert puzzle.question == state.decision.NAME
        offered = {choice.text for choice in state.choices(puzzle.seat)}
        assert {worth.choice for worth in puzzle.worths} == offered
        wanted = proof.bound(len(offered))
        for worth in puzzle.worths[1:]:
            assert worth.less >= proof.CLEAR
            assert worth.less > wanted * worth.error
            assert worth.rollouts in proof.LOOKS
        assert puzzle.difficulty in range(1, 5)
        assert len(puzzle.ends) == 2


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_puzzles_are_varied(name: str) -> None:
    puzzles = puzzles_of(ratskeller.game(name))
    assert len({puzzle.players for puzzle in puzzles}) > 1
    assert len({puzzle.difficulty for puzzle in puzzles}) >= 3
    assert len({kind_of(puzzle.answer) for puzzle in puzzles}) >= 4
    assert len({theme for puzzle in puzzles for theme in puzzle.themes}) >= 5


@pytest.mark.parametrize("name", GAMES)
def test_themes_and_reasons_can_be_found_again_and_have_words(name: str) -> None:
    game = ratskeller.game(name)
    puzzles = puzzles_of(game)
    for puzzle in puzzles if LONG else puzzles[::12]:
        state = puzzle.state(game)
        assert themes_of(state, puzzle.seat, puzzle.worths, puzzle.reasons) == puzzle.themes
        lines = puzzle.answer, puzzle.worths[1].choice
        why = reasons(game, state.view(puzzle.seat), *lines, int(puzzle.id, 16))
        assert tuple(why) == puzzle.reasons
        best = points_now(state, puzzle.seat)[puzzle.answer]
        if "patience" in puzzle.themes:
            assert best < max(points_now(state, puzzle.seat).values())
    for language in LANGUAGES:
        wording = PuzzleWording(game, language)
        for puzzle in puzzles:
            assert wording.heading(puzzle)
            assert all(wording.answer(puzzle, solved=True))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_about_the_end_can_be_found_again(name: str) -> None:
    game = ratskeller.game(name)
    puzzles = puzzles_of(game)
    for puzzle in puzzles[::6] if LONG else sorted(puzzles, key=ending)[-1:]:
        rollouts = Rollouts(puzzle.state(game), puzzle.seat, int(puzzle.id, 16))
        assert ends_of(rollouts, [worth.choice for worth in puzzle.worths[:2]]) == puzzle.ends


def ending(puzzle: Puzzle) -> float:
    """How much of the game is over."""
    game = ratskeller.game(puzzle.position["game"])
    return game.evaluator().progress(puzzle.state(game))


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_is_proven_again_with_other_seeds(name: str) -> None:
    """At another seed a proof may end without a result, but never with another answer."""
    game = ratskeller.game(name)
    puzzles = puzzles_of(game)
    again = 0
    sample = puzzles[::6] if LONG else sorted(puzzles, key=lambda p: -p.worths[1].less)[:2]
    for puzzle in sample:
        state = puzzle.state(game)
        found = proof.prove(state, puzzle.seat, puzzle.answer, 4711)
        again += found is not None
        other = puzzle.worths[1].choice
        assert proof.prove(state, puzzle.seat, other, 4712) is None
    assert again >= 0.8 * len(sample)
