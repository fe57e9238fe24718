"""Batches for search and learning: saved rows, given states, bots, cut-off games, transitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller.adapters.batch import COLUMNS, Batch
from ratskeller.adapters.transitions import TransitionRecorder
from ratskeller.bots.base import Budget
from ratskeller.kernel import Choice, Game, Match, OptionError, Rng, View


def arrays(batch: Batch) -> dict[str, Any]:
    return {
        name: getattr(batch, name).copy() for name in COLUMNS if name not in ("done", "rewards")
    }


@pytest.mark.parametrize("game", ratskeller.game_ids())
def test_a_restored_game_goes_on_as_it_did(game: str) -> None:
    batch = Batch(game, 2, 3, seed=5)
    for _ in range(20):
        batch.step(batch.sampled)
    saved, before = batch.save(), arrays(batch)
    course = []
    for _ in range(60):
        batch.step(batch.sampled)
        course.append(arrays(batch))
    for _ in range(2):  # a saved game can be restored again
        batch.restore(saved)
        assert not batch.done.any()
        for name, array in before.items():
            assert (getattr(batch, name) == array).all(), name
        for step in course:
            batch.step(batch.sampled)
            for name, array in step.items():
                assert (getattr(batch, name) == array).all(), name


def test_rows_are_copied_and_others_stay() -> None:
    batch = Batch("rattus", 2, 3, seed=5)
    for _ in range(9):
        batch.step(batch.sampled)
    [first] = batch.save([0])
    third = batch.observations[2].copy()
    batch.restore({1: first})
    assert (batch.observations[0] == batch.observations[1]).all()
    assert (batch.observations[2] == third).all()
    batch.step(batch.sampled)
    assert (batch.observations[0] == batch.observations[1]).all()


def test_games_start_from_given_states() -> None:
    match = Match(ratskeller.game("notre-dame"), 2, rng=3)
    for _ in range(12):
        seat = match.state.actors[0]
        match.apply(seat, match.state.choices(seat)[0])
    batch = Batch("notre-dame", 2, 2, seed=1)
    other = batch.observations[0].copy()
    batch.start({1: match.state})
    seat = match.state.actors[0]
    assert batch.to_move[1] == seat
    assert batch.observations[1].tobytes() == batch.encoder.values(match.state.view(seat))
    assert (batch.observations[0] == other).all()
    number = batch.space.number(match.state.choices(seat)[-1])
    batch.step(np.array([batch.sampled[0], number]))
    batch.start([match.state, match.state])
    assert (batch.observations[0] == batch.observations[1]).all(), "the state was copied"
    fresh = ratskeller.game("notre-dame").new(2)  # chance owes what begins the game
    batch.start({0: fresh})
    assert batch.masks[0].any()


@pytest.mark.parametrize(
    ("given", "act", "words"),
    [
        ({}, lambda batch: batch.save([7]), "there is no game 7; expected 0 to 3"),
        ({"bots": {0: "easy"}}, lambda batch: batch.save(), "`save` needs a batch without bots"),
        (
            {},
            lambda batch: batch.start([ratskeller.game("rattus").new(3)]),
            "rattus with 3 players does not fit a batch of rattus with 2",
        ),
        ({"slices": 2}, lambda batch: batch.restore([]), "`restore` needs a batch with one worker"),
    ],
)
def test_what_cannot_be_saved_is_refused(given: dict[str, Any], act: Any, words: str) -> None:
    with Batch("rattus", 2, 4, seed=1, **given) as batch, pytest.raises(OptionError, match=words):
        act(batch)


class FirstChoice:
    """Takes the first choice, and keeps what it was asked."""

    asked: list[int] = []  # noqa: RUF012  (of all)

    def __init__(self, game: Game, rng: Rng, budget: Budget | None) -> None:
        self.seat: int | None = None

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        assert self.seat in (None, view.viewer), "a bot plays one seat"
        self.seat = view.viewer
        assert self.seat is not None
        FirstChoice.asked.append(self.seat)
        return choices[0]


def test_bots_play_seats() -> None:
    FirstChoice.asked.clear()
    batch = Batch("rattus", 3, 2, seed=4, bots={0: FirstChoice, 2: "random"})
    ended = 0
    for _ in range(120):
        assert (batch.to_move == 1).all()
        batch.step(batch.sampled)
        ended += int(batch.done.sum())
    assert ended
    assert set(FirstChoice.asked) == {0}
    assert batch.lengths.max() > batch.steps / batch.size / (ended + 2)
    again = Batch("rattus", 3, 2, seed=4, bots={0: FirstChoice, 2: "random"})
    for _ in range(120):
        again.step(again.sampled)
    assert (again.observations == batch.observations).all()


def test_workers_seat_the_same_bots() -> None:
    alone = Batch("rattus", 2, 4, seed=4, bots={1: "easy"})
    with Batch("rattus", 2, 4, seed=4, bots={1: "easy"}, workers=2) as shared:
        for _ in range(5):
            alone.step(alone.sampled)
            shared.step(shared.sampled)
            assert (alone.observations == shared.observations).all()


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ({5: "easy"}, "there is no seat 5; expected 0 to 1"),
        ({0: "easy", 1: "easy"}, "leave one for the learner"),
        ({0: "clever"}, "there is no bot 'clever'"),
    ],
)
def test_wrong_bots_are_refused(bots: dict[int, Any], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        Batch("rattus", 2, 1, bots=bots)


def test_without_observations_the_games_are_the_same() -> None:
    seen, blind = Batch("rattus", 2, 3, seed=2), Batch("rattus", 2, 3, seed=2, observations=False)
    assert blind.observations.shape == (3, 0)
    for _ in range(100):
        seen.step(seen.sampled)
        blind.step(blind.sampled)
        for name in ("masks", "to_move", "rewards", "done", "sampled"):
            assert (getattr(seen, name) == getattr(blind, name)).all(), name


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_is_cut_off_shows_its_last_observation(workers: int) -> None:
    with Batch("rattus", 2, 4, seed=2, limit=6, workers=workers) as batch:
        free = Batch("rattus", 2, 4, seed=2)
        for _ in range(6):
            batch.step(batch.sampled)
            free.step(free.sampled)
        assert batch.truncated.all()
        assert (batch.final_seats == free.to_move).all()
        assert (batch.finals == free.observations).all()
        batch.step(batch.sampled)
        assert (batch.final_seats == -1).all()


@pytest.mark.parametrize("limit", [None, 25])
def test_transitions_lead_from_a_choice_of_a_seat_to_its_next(limit: int | None) -> None:
    recorder = TransitionRecorder(Batch("rattus", 3, 4, seed=2, limit=limit))
    batch = recorder.batch
    made: dict[tuple[int, int], list[tuple[bytes, int]]] = {}
    ends = rewards = 0
    for _ in range(400):
        acting = list(zip(range(4), batch.to_move.tolist(), strict=True))
        for (game, seat), action in zip(acting, batch.sampled, strict=True):
            known = batch.observations[game].tobytes()
            made.setdefault((game, seat), []).append((known, int(action)))
        found = recorder.step(batch.sampled.copy())
        for row, key in enumerate(zip(found.game.tolist(), found.seat.tolist(), strict=True)):
            [(known, action)] = made.pop(key)
            assert found.observation[row].tobytes() == known
            assert found.action[row] == action
            assert found.mask[row, action]
            over = found.terminated[row] or found.truncated[row]
            if over:
                ends += 1
                rewards += abs(found.reward[row])
                assert not found.next_mask[row].any()
            else:
                game = key[0]
                assert (found.next_observation[row] == batch.observations[game]).all()
                assert found.next_mask[row].any()
    assert ends > 3
    assert (rewards == 0) == (limit is not None)
    assert all(len(waiting) == 1 for waiting in made.values())


def test_a_misspelt_keyword_is_refused() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'sed'"):
        ratskeller.batch("rattus", 2, 1, sed=1)  # type: ignore[call-arg]
