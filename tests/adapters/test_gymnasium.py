"""Gymnasium: its own checks, whole games against bots, many games together, pickling."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ratskeller
from ratskeller.adapters.batch import Batch
from ratskeller.adapters.gymnasium import SeatEnv, SeatVectorEnv, environment_id
from ratskeller.adapters.pettingzoo import env as pettingzoo_env
from ratskeller.kernel import Match, OptionError


def first_legal(env: SeatEnv) -> int:
    return int(env.action_masks().argmax())


class Lenient(SeatEnv):
    """Takes the first legal action for an illegal one: the checks draw among all actions."""

    def step(self, action: int) -> Any:
        return super().step(action if self.action_masks()[action] else first_legal(self))


@pytest.mark.parametrize("game", ratskeller.game_ids())
def test_an_environment_passes_gymnasiums_checks(
    game: str, recwarn: pytest.WarningsRecorder
) -> None:
    check_env(Lenient(game, rivals="random"), skip_render_check=True)


def test_a_game_is_made_by_its_id_and_ends_with_a_reward() -> None:
    id = f"ratskeller.adapters.gymnasium:{environment_id('rattus')}"
    env = gymnasium.make(id, players=3, seat=1, rivals=["easy", "random"])
    env.reset(seed=3)
    bare: Any = env.unwrapped
    over, total = False, 0.0
    while not over:
        assert bare.batch.to_move[0] == 1
        _, reward, over, cut, _ = env.step(first_legal(bare))
        total += float(reward)
        assert not cut
    assert total in (-1.0, -0.5, 0.0, 0.5, 1.0)


def test_a_seed_gives_the_same_game() -> None:
    courses = []
    for _ in range(2):
        env = SeatEnv("rattus", rivals="random")
        seen = [env.reset(seed=5)[0]["observation"]]
        for _ in range(5):
            seen.append(env.step(first_legal(env))[0]["observation"])
        courses.append(np.array(seen))
    assert (courses[0] == courses[1]).all()


def test_many_games_are_stepped_together() -> None:
    id = f"ratskeller.adapters.gymnasium:{environment_id('rattus')}"
    env: Any = gymnasium.make_vec(id, num_envs=4, rivals="random", limit=12)
    observed, _ = env.reset(seed=1)
    assert env.observation_space.contains(observed)
    ended = cut = 0
    for _ in range(40):
        masks = env.unwrapped.action_masks()
        observed, reward, terminated, truncated, info = env.step(masks.argmax(axis=1))
        assert reward.shape == (4,)
        assert not (terminated & truncated).any()
        ended, cut = ended + int(terminated.sum()), cut + int(truncated.sum())
        if truncated.any():
            assert info["final_obs"]["observation"][truncated].any(axis=1).all()
    assert cut
    env.close()


@pytest.mark.parametrize("limit", range(6, 12))
def test_a_game_that_is_cut_off_ends_with_what_the_learner_knows(limit: int) -> None:
    """Whoever was to act: the rival's knowledge is nobody else's."""
    env = SeatEnv("rattus", players=3, seat=1, rivals="random", limit=limit)
    [own] = [span for span in env.batch.encoder.spans if span.name == "seat"]
    env.reset(seed=limit)
    cut = False
    while not cut:
        observed, reward, _, cut, _ = env.step(first_legal(env))
        assert list(observed["observation"][own.offset :][:3]) == [0, 1, 0]
        assert reward == 0
    assert not observed["action_mask"].any()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seat": 2}, "there is no seat 2; expected 0 to 1"),
        ({"rivals": ["easy", "easy"]}, "2 players leave 1 seats for bots, not 2"),
        ({"rivals": "clever"}, "there is no bot 'clever'"),
        ({"players": 9}, "takes 2 to 4 players"),
        ({"dice": 1}, "has no option 'dice'"),
    ],
)
def test_wrong_input_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        SeatEnv("rattus", **given)
    with pytest.raises(OptionError, match=words):
        SeatVectorEnv("rattus", 2, **given)


TWINS = pytest.mark.parametrize("twin", [lambda x: pickle.loads(pickle.dumps(x)), copy.deepcopy])


@TWINS
def test_an_environment_is_made_again_by_copying_and_pickling(twin: Any) -> None:
    for env in (
        SeatEnv("rattus", 3, seat=2, rivals="random", powers="whole_turn"),
        SeatVectorEnv("rattus", 4, 3, seat=2, rivals="random", powers="whole_turn"),
    ):
        other = twin(env)
        assert other.seat == env.seat
        assert other.batch.size == env.batch.size
        one, two = (each.reset(seed=4)[0] for each in (env, other))
        assert (one["observation"] == two["observation"]).all()


@TWINS
def test_games_of_a_batch_go_on_after_pickling(twin: Any) -> None:
    batch = Batch("rattus", 2, 2, seed=3)
    for _ in range(9):
        batch.step(batch.sampled)
    with pytest.raises(TypeError, match="`save` its games and pickle those"):
        twin(batch)
    other = Batch("rattus", 2, 2, seed=8)
    other.restore(twin(batch.save()))
    for _ in range(9):
        assert (other.observations == batch.observations).all()
        assert (other.sampled == batch.sampled).all()
        for each in (batch, other):
            each.step(each.sampled)


@TWINS
def test_matches_and_environments_go_on_after_pickling(twin: Any) -> None:
    match = Match(ratskeller.game("rattus"), 2, rng=4)
    env = pettingzoo_env("rattus", 2)
    env.reset(seed=4)
    for _ in range(8):
        seat = match.state.actors[0]
        match.apply(seat, match.state.choices(seat)[0])
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    other, copied = twin(match), twin(env)
    assert other.state == match.state
    for _ in range(30):
        for one in (match, other):
            seat = one.state.actors[0]
            one.apply(seat, one.state.choices(seat)[-1])
        for each in (env, copied):
            mask = each.observe(each.agent_selection)["action_mask"]
            each.step(int(np.flatnonzero(mask)[-1]))
        assert other.record.choices == match.record.choices
        assert copied.agent_selection == env.agent_selection
        one, two = (e.observe(e.agent_selection)["observation"] for e in (env, copied))
        assert (one == two).all()
        if env.terminations[env.agent_selection]:
            break
