"""Batches: the same games as one by one, whatever stands beside them and whoever plays them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller.adapters.batch import COLUMNS, Batch
from ratskeller.adapters.core import reward
from ratskeller.kernel import CHANCE, Chance, Offers, Rng, State

TABLES = [(id, n) for id in ratskeller.games() for n in ratskeller.game(id).players]


def pick(batch: Batch, rng: np.random.Generator) -> np.ndarray[Any, np.dtype[np.int64]]:
    noise = rng.random(batch.masks.shape) * batch.masks
    return np.asarray(noise.argmax(axis=1))


def draw(state: State, rng: Rng) -> None:
    while state.stack and state.stack[-1].seat == CHANCE:
        top = state.stack[-1]
        assert isinstance(top, Chance)
        state.advance(CHANCE, top.draw(state, rng, Offers()))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_batch_plays_what_single_games_play(id: str, players: int) -> None:
    size, seed = 3, 11
    batch = Batch(id, players, size, seed=seed)
    game = ratskeller.game(id)
    rngs = [Rng(seed + (i << 64)) for i in range(size)]
    states = [game.new(players) for _ in range(size)]
    for state, rng in zip(states, rngs, strict=True):
        draw(state, rng)
    chooser = np.random.default_rng(2)
    ended = 0
    for _ in range(200):
        actions = pick(batch, chooser)
        for i, state in enumerate(states):
            seat = state.actors[0]
            assert batch.to_move[i] == seat
            legal = sorted(batch.space.number(choice) for choice in state.choices(seat))
            assert np.flatnonzero(batch.masks[i]).tolist() == legal
            assert batch.observations[i].tobytes() == batch.encoder.values(state.view(seat))
        batch.step(actions)
        for i, state in enumerate(states):
            state.apply(state.actors[0], batch.space.choice(int(actions[i])))
            draw(state, rngs[i])
            assert bool(batch.done[i]) == (state.outcome is not None)
            if state.outcome is not None:
                ended += 1
                won = reward(state.outcome, "rank", game.wisdom().SIGN)
                assert batch.rewards[i].tolist() == won
                states[i] = game.new(players)
                draw(states[i], rngs[i])
            else:
                assert not batch.rewards[i].any()
    assert ended or players > 2


def test_without_auto_reset_games_stop() -> None:
    batch = Batch("rattus", 2, 4, seed=1, auto_reset=False)
    chooser = np.random.default_rng(3)
    rewards = np.zeros((4, 2))
    while (batch.to_move >= 0).any():
        batch.step(pick(batch, chooser))
        rewards += batch.rewards * batch.done[:, None]
        assert not batch.masks[batch.to_move < 0].any()
        assert not batch.observations[batch.to_move < 0].any()
    assert (abs(rewards) == 1).all()
    assert (rewards.sum(axis=1) == 0).all()
    before = batch.steps
    batch.step(np.full(4, -1))
    assert batch.steps == before


def test_workers_change_nothing() -> None:
    chooser = np.random.default_rng(4)
    one = Batch("rattus", 3, 7, seed=5)
    with Batch("rattus", 3, 7, seed=5, workers=2) as two:
        for _ in range(150):
            for name in COLUMNS:
                assert (getattr(one, name) == getattr(two, name)).all(), name
            actions = pick(one, chooser)
            one.step(actions)
            two.step(actions)
        one.reset(6)
        two.reset(6)
        assert (one.observations == two.observations).all()
    assert two._crew is None


def test_arrays_stay_the_same_objects() -> None:
    batch = ratskeller.batch("notre-dame", players=2, size=2, seed=1)
    places = [getattr(batch, n).__array_interface__["data"] for n in COLUMNS]
    for _ in range(30):
        batch.step(batch.masks.argmax(axis=1))
    assert [getattr(batch, n).__array_interface__["data"] for n in COLUMNS] == places
    assert batch.lengths.max() == 30
    assert (batch.observations * batch.scale).max() <= 1.0


def test_a_limit_cuts_games_off_without_rewards() -> None:
    batch = Batch("name-of-the-rose", 2, 2, seed=1, limit=10)
    for _ in range(10):
        assert not batch.done.any()
        batch.step(batch.masks.argmax(axis=1))
    assert batch.done.all()
    assert batch.truncated.all()
    assert not batch.rewards.any()
    assert (batch.lengths == 0).all()


def test_options_and_margins() -> None:
    batch = Batch("rattus", 3, 1, {"powers": "whole_turn"}, seed=2, rewards="margin")
    span = next(s for s in batch.encoder.spans if s.name == "option.powers")
    assert batch.observations[0, span.offset : span.offset + 2].tolist() == [0, 1]
    chooser = np.random.default_rng(5)
    most = 0.0
    for _ in range(600):
        batch.step(pick(batch, chooser))
        assert batch.rewards.sum() == pytest.approx(0)
        most = max(most, float(batch.rewards.max()))
    assert most > 1  # points, not places


def test_an_illegal_action_moves_no_game() -> None:
    batch = Batch("rattus", 2, 3, seed=1)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    for bad in (int(batch.masks[1].argmin()), -1, 10_000):
        actions[1] = bad
        with pytest.raises(ratskeller.OptionError, match=f"game 1: action {bad}"):
            batch.step(actions)
    assert (batch.observations == before).all()
    assert batch.steps == 0


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": 9, "size": 1}, "takes 2 to 4 players"),
        ({"players": 2, "size": 0}, "1 workers cannot share 0 games"),
        ({"players": 2, "size": 2, "workers": 3}, "3 workers cannot share 2 games"),
        ({"players": 2, "size": 2, "rewards": "gold"}, "rewards may be rank, margin"),
        ({"players": 2, "size": 2, "options": {"dice": 1}}, "has no option 'dice'"),
    ],
)
def test_wrong_input_is_answered(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ratskeller.OptionError, match=words):
        Batch("rattus", **given)
    with pytest.raises(ratskeller.OptionError, match="a step needs 2 actions"):
        Batch("rattus", 2, 2, seed=1).step(np.zeros(3, dtype=np.int64))
