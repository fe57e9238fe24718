"""PettingZoo's own suite on every game and number of players, and what our adapter adds."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller.adapters import pettingzoo as adapter
from ratskeller.adapters.pettingzoo import TableEnv, env, raw_env

pettingzoo_test = pytest.importorskip("pettingzoo.test")

TABLES = [(id, n) for id in ratskeller.game_ids() for n in ratskeller.game(id).players]
every_table = pytest.mark.parametrize(("id", "players"), TABLES)
#: What the suite says of every environment whose observations are dictionaries with a mask.
DICTIONARIES = ("Observation space for each agent probably", "Observation is not a NumPy array")


def quietly(test: Any, *args: Any, **given: Any) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        test(*args, **given)
    odd = [str(w.message) for w in told if not str(w.message).startswith(DICTIONARIES)]
    assert odd == []


def first_legal(table: Any, limit: int = 10_000) -> None:
    for _ in table.agent_iter(limit):
        seen, _, over, cut, _ = table.last()
        table.step(None if over or cut else int(seen["action_mask"].argmax()))


@every_table
def test_their_api_test(id: str, players: int) -> None:
    quietly(pettingzoo_test.api_test, env(id, players=players), num_cycles=30)


@every_table
def test_their_seed_test(id: str, players: int) -> None:
    quietly(pettingzoo_test.seed_test, lambda: env(id, players=players), num_cycles=10)


@every_table
def test_their_render_test(id: str, players: int) -> None:
    pettingzoo_test.render_test(lambda **given: env(id, players=players, **given))


@every_table
def test_a_whole_game_ends_with_rewards_that_sum_up_to_nothing(id: str, players: int) -> None:
    table = env(id, players=players)
    table.reset(seed=5)
    total = dict.fromkeys(table.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        total[agent] += float(reward)
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if over or cut else int(rng.choice(legal)))
    outcome = table.unwrapped.state_.outcome
    assert outcome is not None
    assert sum(total.values()) == pytest.approx(0)
    for seat, agent in enumerate(table.possible_agents):
        if seat in outcome.winners and len(outcome.winners) == 1:
            assert total[agent] == 1.0


def test_a_cycle_limit_cuts_off() -> None:
    """Their max_cycles_test is for parallel environments and plays illegal actions: ours."""
    table = env("rattus", players=3, max_cycles=4)
    table.reset(seed=1)
    acted = 0
    for _ in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        assert reward == 0
        assert not over
        acted += not cut
        table.step(None if cut else int(seen["action_mask"].argmax()))
    assert acted == 4
    assert not hasattr(adapter, "parallel_env")


def test_options_seeds_and_margins() -> None:
    table = raw_env("rattus", players=3, powers="whole_turn", rewards="margin")
    assert table.state_.options["powers"] == "whole_turn"
    boards = []
    for seed in (3, 3, 4):
        table.reset(seed=seed)
        first_legal(table)
        boards.append(table.state_.dump())
    assert boards[0] == boards[1] != boards[2]
    scores = boards[0]["outcome"]["scores"]
    table.reset(seed=3)
    total = 0.0
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if agent == "player_0":
            total += float(reward)
        table.step(None if over or cut else int(seen["action_mask"].argmax()))
    assert total == pytest.approx(scores[0] - sum(scores) / 3)


def test_an_unseeded_game_goes_on_drawing() -> None:
    table = raw_env("rattus", players=2)
    table.reset(seed=3)
    table.reset()
    one = table.state_.dump()
    table.reset(seed=3)
    table.reset()
    assert table.state_.dump() == one


def test_illegal_actions_lose_or_name_the_rule() -> None:
    table = env("rattus", players=2)
    table.reset(seed=2)
    seen = table.observe(table.agent_selection)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table.step(int(seen["action_mask"].argmin()))
    assert all(table.terminations.values())
    raw = raw_env("rattus", players=2)
    raw.reset(seed=2)
    with pytest.raises(ratskeller.IllegalChoice, match=r"RA \d"):
        raw.step(int(raw.observe(raw.agent_selection)["action_mask"].argmin()))
    with pytest.raises(ratskeller.OptionError, match="has to act"):
        raw.step(None)


def test_only_who_acts_has_legal_actions() -> None:
    table = raw_env("notre-dame", players=3)
    table.reset(seed=2)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert bool(mask.any()) == (agent == table.agent_selection)


def test_pictures_show_the_board() -> None:
    table = env("rattus", players=4, render_mode="ansi")
    table.reset(seed=2)
    text = table.render()
    assert "GALLIA" in text
    assert "[" not in text
    table = env("rattus", players=4, render_mode="rgb_array")
    table.reset(seed=2)
    image = table.render()
    assert image.shape[0] > 200
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 8


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "rattus", "players": 7}, "takes 2 to 4 players"),
        ({"game": "rattus", "dice": 1}, "has no option 'dice'"),
        (
            {"game": "rattus", "rewards": "gold"},
            "'gold' is not a valid `rewards`; expected rank or margin",
        ),
        (
            {"game": "rattus", "render_mode": "film"},
            "'film' is not a valid `render_mode`; expected human, ansi or rgb_array",
        ),
    ],
)
def test_wrong_input_is_answered(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ratskeller.OptionError, match=words):
        TableEnv(**given)
