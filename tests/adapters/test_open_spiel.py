"""OpenSpiel's own checks on every game, its tools at work, and what an information state holds."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller.kernel import PositionError
from ratskeller.kernel.decision import SIMULTANEOUS

pyspiel = pytest.importorskip("pyspiel")

from ratskeller.adapters import open_spiel as adapter  # noqa: E402
from ratskeller.adapters.tree_state import MEMORY  # noqa: E402

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
TABLES = [(id, n) for id in ratskeller.game_ids() for n in ratskeller.game(id).players]
every_table = pytest.mark.parametrize(("id", "players"), TABLES)
every_game = pytest.mark.parametrize("id", ratskeller.game_ids())


def wander(state: Any, rng: random.Random, steps: int) -> Any:
    """Some way into a game, at a player's choice."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        steps -= 1
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_table
def test_their_random_simulation(id: str, players: int, capfd: Any) -> None:
    game = adapter.load(id, players=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


@every_game
def test_their_api_checks(id: str) -> None:
    """The checks that OpenSpiel runs on a part of every game's tree."""
    import unittest

    from open_spiel.integration_tests import api_test

    name = adapter.name_of(ratskeller.game(id))
    game = pyspiel.load_game(name)
    base = api_test.EnforceAPIOnPartialTreeBase
    case = type("Checks", (base,), {"game": game, "game_name": name})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() >= 5
    result = unittest.TestResult()
    suite.run(result)
    assert [text for _, text in result.errors + result.failures] == []


@every_game
def test_the_playthrough_is_the_one_written_down(id: str) -> None:
    """``python -m tests.adapters.playthroughs`` writes them."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    from tests.adapters.playthroughs import shortened

    flags.FLAGS.mark_as_parsed()
    path = PLAYTHROUGHS / f"{adapter.name_of(ratskeller.game(id))}.txt"
    original = path.read_text()
    given = generate_playthrough._playthrough_params(original.splitlines())
    assert shortened(generate_playthrough.playthrough(**given)) == original


@every_table
def test_resampled_states_look_the_same_to_the_player(id: str, players: int) -> None:
    game = adapter.load(id, players=players)
    rng, dice = random.Random(2), random.Random(3)
    changed = 0
    for steps in range(20, 200, 12):
        state = wander(game.new_initial_state(), rng, steps)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.full_history() == []
        changed += str(other) != str(state)
        wander(other, rng, 10_000)
        assert other.is_terminal()
    if id != "rattus":
        assert changed


def test_information_states_remember_what_views_forget() -> None:
    """Two orders of the same choices look alike, but the player knows which it was."""
    game = adapter.load("rattus", players=2)
    strings, views = set(), set()
    for order in (("anglia", "gallia"), ("gallia", "anglia")):
        state = game.new_initial_state()
        for text in ("pawn:italia", "start:0"):
            state.apply_action(state.tree_state.spaces.chances.number(text))
        for turn in range(4):
            place = order[turn // 2]
            state.apply_action(state.tree_state.spaces.actions.number(f"settle:{place}"))
        strings.add(state.information_state_string(0))
        views.add(state.observation_string(0))
    assert len(views) == 1
    assert len(strings) == 2


@every_game
def test_the_tensor_of_an_information_state_holds_the_last_choices_seen(id: str) -> None:
    game = adapter.load(id)
    state = game.new_initial_state()
    spaces = state.tree_state.spaces
    rng = random.Random(4)
    seen: list[list[tuple[int, int]]] = [[], []]  # by player
    for _ in range(150):
        state = wander(state, rng, 0)
        if state.is_terminal():
            break
        mover, action = state.current_player(), rng.choice(state.legal_actions())
        joint = state.tree_state.state.stack[-1].kind == SIMULTANEOUS
        for player in range(2):
            if player == mover or not joint:
                seen[player].append(((mover - player) % 2, action))
        state.apply_action(action)
        for player in range(2):
            memory = np.array(state.information_state_tensor(player))[int(spaces.encoder.size) :]
            rows = memory.reshape(MEMORY, 2 + int(spaces.actions.size))
            known = [(int(r[:2].argmax()), int(r[2:].argmax())) for r in rows if r.any()]
            assert known == seen[player][: -MEMORY - 1 : -1]
            assert rows.sum() == 2 * len(known)


def test_hidden_answers_stay_hidden() -> None:
    """Earlier answers to a joint decision change nothing for who answers later."""
    game = adapter.load("notre-dame", players=3)
    rng = random.Random(5)
    state = wander(game.new_initial_state(), rng, 0)
    while len(state.tree_state.state.actors) != 3:
        state = wander(state, rng, 1)
    seen: set[Any] = set()  # a string and a tensor
    assert len(state.legal_actions()) == 3
    for action in state.legal_actions():
        after = state.child(action)
        assert after.current_player() == 1
        seen.add(after.information_state_string(1))
        seen.add(tuple(after.information_state_tensor(1)))
        assert str(after) != str(state)
    assert len(seen) == 2


@every_game
def test_copies_are_independent_and_cheap_to_make(id: str) -> None:
    game = adapter.load(id)
    start = game.new_initial_state()
    assert start.tree_state is game.new_initial_state().tree_state  # shared until the first action
    state = wander(start, random.Random(1), 30)
    assert str(game.new_initial_state()) != str(state)
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.information_state_string(0) == state.information_state_string(0)
        before = str(state)
        wander(other, random.Random(2), 5)
        assert str(state) == before


@every_game
def test_a_game_can_begin_anywhere(id: str) -> None:
    state = wander(adapter.load(id).new_initial_state(), random.Random(4), 60).tree_state.state
    game = adapter.load(state)
    assert game.new_initial_state().tree_state.state.dump() == state.dump()
    again = pyspiel.load_game(game.to_string())
    assert again.new_initial_state().tree_state.state.dump() == state.dump()


def test_public_observations_hold_nobodys_secrets() -> None:
    game = adapter.load("name-of-the-rose", players=2)
    state = wander(game.new_initial_state(), random.Random(4), 60)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(kind)
    texts = {observer.string_from(state, player) for player in range(2)}
    assert len(texts) == 1
    assert '"hand":null' in texts.pop()
    observer.set_from(state, 0)
    view = state.tree_state.spaces.encoder.values(state.view(None))
    assert np.array_equal(observer.tensor, np.frombuffer(view, np.uint8) * game.scale)
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ratskeller.OptionError, match="all players' private information"):
        game.make_py_observer(everything)


def test_is_mcts_plays() -> None:
    from examples.ismcts import play

    returns = play("rattus", players=2, simulations=4, seed=3, choices=12)
    assert returns == [0.0, 0.0]  # cut off before the end
    assert sorted(play("name-of-the-rose", players=2, simulations=2, seed=3)) in (
        [-1.0, 1.0],
        [0.0, 0.0],
    )


def test_mccfr_solves_an_accusation() -> None:
    from examples.mccfr import accusation, solve

    game = accusation(seed=2)
    value, states = solve(game, iterations=40, seed=1)
    assert states > 1
    assert -1 <= value <= 1


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "rattus", "players": 7}, "takes 2 to 4 players"),
        ({"game": "rattus", "dice": 1}, "has no option 'dice'"),
    ],
)
def test_wrong_input_is_answered(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ratskeller.OptionError, match=words):
        adapter.load(**given)


def test_a_broken_position_is_answered() -> None:
    with pytest.raises(PositionError, match="not a packed position"):
        adapter.unpack_position("hello")
