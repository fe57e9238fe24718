"""Batches play the same games as single states, with any size, workers and slices."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pytest

import ratskeller
from ratskeller.adapters.batch import COLUMNS, Batch
from ratskeller.adapters.rewards import reward
from ratskeller.kernel import CHANCE, Chance, Offers, Rng, State

TABLES = [(id, n) for id in ratskeller.game_ids() for n in ratskeller.game(id).players]


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
                won = reward(state.outcome, "rank", game.score_sign)
                assert batch.rewards[i].tolist() == won
                states[i] = game.new(players)
                draw(states[i], rngs[i])
            else:
                assert not batch.rewards[i].any()
    assert ended or players > 2


def test_games_share_a_list_of_options() -> None:
    options = [{}, {"new_persons": True}]
    batch = Batch("notre-dame", 2, 24, options, seed=3)
    [span] = [s for s in batch.encoder.spans if s.name == "option.new_persons"]
    for _ in range(300):  # games end and begin again meanwhile
        batch.step(batch.sampled)
        told = batch.observations[:, span.offset : span.offset + 2]
        assert (told.argmax(1) == [0] * 8 + [1] * 8 + [0] * 8).all()
    with Batch("notre-dame", 2, 24, options, seed=3, workers=3) as other:
        for _ in range(300):
            other.step(other.sampled)
        assert (other.observations == batch.observations).all()


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


@pytest.mark.parametrize(("workers", "slices"), [(2, 1), (3, 2), (1, 3)])
def test_workers_change_nothing(workers: int, slices: int) -> None:
    chooser = np.random.default_rng(4)
    one = Batch("rattus", 3, 70, seed=5)
    with Batch("rattus", 3, 70, seed=5, workers=workers, slices=slices) as two:
        for _ in range(40):
            for name in COLUMNS:
                assert (getattr(one, name) == getattr(two, name)).all(), name
            actions = pick(one, chooser)
            one.step(actions)
            two.step(actions)
        one.reset(6)
        two.reset(6)
        assert (one.observations == two.observations).all()
        assert (one.steps, two.steps) == (0, 0)


def test_slices_are_stepped_in_turns() -> None:
    one = Batch("rattus", 2, 9, seed=8)
    with Batch("rattus", 2, 9, seed=8, workers=2, slices=2) as two:
        slices = two.slices
        assert [(some.first, some.last) for some in slices] == [(0, 5), (5, 9)]
        for some in slices:
            some.send(some.sampled)
        for _ in range(100):
            for some in slices:
                some.wait()
                some.send(some.sampled)
        with pytest.raises(ratskeller.OptionError, match="was sent already"):
            slices[0].send(slices[0].sampled)
        for some in slices:
            some.wait()
        for _ in range(101):
            one.step(one.sampled)
        for name in COLUMNS:
            assert (getattr(one, name) == getattr(two, name)).all(), name
        assert two.steps == one.steps == 909
        bad = slices[1].sampled.copy()
        bad[2] = slices[1].masks[2].argmin()
        with pytest.raises(ratskeller.OptionError, match=f"game 7: action {bad[2]} "):
            slices[1].send(bad)
        slices[1].send(slices[1].sampled)
        two.step(two.sampled)  # waits by itself


def test_a_batch_in_this_process_has_a_slice_too() -> None:
    batch = Batch("rattus", 2, 2, seed=1)
    (only,) = batch.slices
    before = batch.lengths.copy()
    only.send(only.sampled)
    only.wait()
    assert (batch.lengths == before + 1).all()


def test_samples_are_legal_and_even() -> None:
    batch = Batch("rattus", 3, 500, seed=3)
    again = Batch("rattus", 3, 500, seed=3)
    rows = np.arange(500)
    assert batch.masks[0].sum() > 2  # all games begin with the same choice
    seen = np.bincount(batch.sampled, minlength=batch.masks.shape[1])
    for _ in range(5):
        assert batch.masks[rows, batch.sampled].all()
        assert (batch.sampled == again.sampled).all()
        batch.step(batch.sampled)
        again.step(again.sampled)
    legal = Batch("rattus", 3, 500, seed=3).masks
    expected = (legal / legal.sum(axis=1, keepdims=True)).sum(axis=0)
    assert (seen[expected == 0] == 0).all()
    spread = (seen - expected)[expected > 0] / np.sqrt(expected[expected > 0])
    assert abs(spread).max() < 4


def alive(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def gone(pids: list[int]) -> bool:
    end = time.monotonic() + 20
    while any(map(alive, pids)) and time.monotonic() < end:
        time.sleep(0.02)
    return not any(map(alive, pids))


def test_a_dead_worker_is_told_and_leaves_no_other_behind() -> None:
    with Batch("rattus", 2, 6, seed=1, workers=3) as batch:
        assert batch._pool is not None
        pids = [process.pid or 0 for process in batch._pool._processes]
        os.kill(pids[1], signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(ratskeller.RatskellerError, match=r"worker 1 .*\(exit code -9\)"):
                batch.step(batch.sampled)
    assert gone(pids)
    with pytest.raises(ratskeller.RatskellerError, match="the batch is closed"):
        batch.step(batch.sampled)
    assert batch.masks.any()


def test_workers_end_with_their_batch() -> None:
    batch = Batch("rattus", 2, 4, seed=1, workers=2, slices=2)
    assert batch._pool is not None
    pids = [process.pid or 0 for process in batch._pool._processes]
    assert all(map(alive, pids))
    del batch
    assert gone(pids)


SCRIPT = """
import os, signal
from ratskeller.adapters.batch import Batch
if __name__ == "__main__":
    batch = Batch("rattus", 2, 6, seed=1, workers=3)
    print(*(process.pid for process in batch._pool._processes), flush=True)
    os.kill(os.getpid(), signal.{how})
    batch.step(batch.sampled)
"""


@pytest.mark.parametrize("how", ["SIGKILL", "SIGINT"])
def test_workers_end_with_the_process_that_made_them(tmp_path: Path, how: str) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(how=how))
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    pids = [int(word) for word in done.stdout.split()]
    assert len(pids) == 2
    assert gone(pids)
    assert "Process SpawnProcess" not in done.stderr  # no worker complained


def test_a_script_without_a_guard_is_told(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("import ratskeller\nratskeller.batch('rattus', 2, 4, workers=2)\n")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith("under `if __name__ == '__main__':`")


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
        ({"players": 2, "size": 7, "workers": 2, "slices": 4}, "share 7 games in 4 slices"),
        ({"players": 2, "size": 7, "slices": 0}, "a batch has 1 to 255 slices, not 0"),
        (
            {"players": 2, "size": 2, "rewards": "gold"},
            "'gold' is not a valid `rewards`; expected rank or margin",
        ),
        ({"players": 2, "size": 2, "options": {"dice": 1}}, "has no option 'dice'"),
    ],
)
def test_wrong_input_is_answered(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ratskeller.OptionError, match=words):
        Batch("rattus", **given)
    with pytest.raises(ratskeller.OptionError, match="a step needs 2 actions"):
        Batch("rattus", 2, 2, seed=1).step(np.zeros(3, dtype=np.int64))


def test_a_keyword_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError, match="sed"):
        ratskeller.batch("rattus", players=2, size=4, sed=1)  # type: ignore[call-arg]
