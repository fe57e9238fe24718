"""Determinized states: what they copy from a view, and that nothing of them is kept."""

from __future__ import annotations

import gc
import sys

import pytest

import ratskeller
from ratskeller.kernel import Game, Match, Rng, State, View

GAMES = [ratskeller.game(name) for name in ratskeller.game_ids()]


def middle_of(game: Game) -> State:
    """A position with some cards seen, drawn and played."""
    rng = Rng(1)
    match = Match(game, 2, rng=rng)
    for _ in range(30):
        seat = match.state.actors[0]
        choices = match.state.choices(seat)
        match.apply(seat, choices[rng.below(len(choices))])
    return match.state


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_memory_is_kept(game: Game) -> None:
    """A search makes thousands in a second."""
    rng, view = Rng(1), middle_of(game).view(0)
    for _ in range(10):
        game.determinize(view, rng)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(1000):
        game.determinize(view, rng)
    gc.collect()
    assert sys.getallocatedblocks() - before < 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_game_copies_every_column_that_a_view_holds(game: Game) -> None:
    view = middle_of(game).view(0)
    state, plain = game.new(players=2), game.new(players=2)
    view.copy_to(state)
    View.copy_to(view, plain)
    for name in game.known:
        assert list(getattr(state, name)) == list(getattr(plain, name)) == list(getattr(view, name))
        getattr(state, name)[0] = 77
        assert getattr(view, name)[0] != 77
