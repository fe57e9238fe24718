"""What the evaluator tells a net about a decision: from what the viewer knows, and nothing else."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest
from librt.strings import BytesWriter

import ratskeller
from ratskeller import _pure
from ratskeller.adapters.batch import Batch
from ratskeller.kernel import Game, Match, Offers, Rng, State
from ratskeller.kernel.evaluation import Weights
from ratskeller.kernel.net_inputs import BEST, WORST, NetInputs, policy_input
from ratskeller.kernel.view import View

GAMES = [ratskeller.game(id) for id in ratskeller.game_ids()]
TABLES = [(game, players) for game in GAMES for players in (2, game.players[-1])]


def name_of(value: Game | int) -> str:
    """The same in every process, unlike the address of an object."""
    return value.id if isinstance(value, Game) else str(value)


def decisions(game: Game, players: int, seed: int = 8) -> Iterator[tuple[State, int]]:
    """The positions of a random game in which a seat has a choice."""
    match, rng = Match(game, players, rng=seed), random.Random(seed)
    while match.state.outcome is None:
        seat = match.state.actors[-1]
        choices = match.state.choices(seat)
        if len(choices) > 1:
            yield match.state, seat
        match.apply(seat, rng.choice(choices))


def inputs(net_inputs: NetInputs, view: View, seat: int, state: State) -> tuple[bytes, list[int]]:
    """The features, and the marks of the offers that a state makes."""
    offers, out = Offers(), BytesWriter()
    state.stack[-1].offer(state, seat, offers)
    net_inputs.fill(view, seat, offers, out)
    return out.getvalue(), [int(mark) for mark in net_inputs.marks][: int(offers.count)]


def transcript(id: str, players: int) -> str:
    """All inputs in the first decisions of a random game."""
    game = ratskeller.game(id)
    net_inputs = NetInputs(game, players)
    found = []
    for state, seat in first_of(decisions(game, players), 40):
        features, marks = inputs(net_inputs, state.view(seat), seat, state)
        found.append(f"{features.hex()} {marks}")
    return "\n".join(found)


def first_of(some: Iterator[tuple[State, int]], most: int) -> Iterator[tuple[State, int]]:
    for _, one in zip(range(most), some, strict=False):
        yield one


@pytest.mark.unmeasured
@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_every_state_that_looks_the_same_gets_the_same_inputs(game: Game, players: int) -> None:
    net_inputs, another, rng = NetInputs(game, players), NetInputs(game, players), Rng(5)
    told = set()
    for state, seat in first_of(decisions(game, players), 80):
        features, marks = inputs(net_inputs, state.view(seat), seat, state)
        assert len(features) == net_inputs.size
        told.add((features, *marks))
        for _ in range(2):
            other = game.determinize(state.view(seat), rng)
            assert inputs(another, other.view(seat), seat, state) == (features, marks)
    assert len(told) > 20  # it does say something


@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_the_best_action_has_the_best_mark(game: Game, players: int) -> None:
    net_inputs = NetInputs(game, players)
    differ = 0
    for state, seat in first_of(decisions(game, players), 60):
        _, marks = inputs(net_inputs, state.view(seat), seat, state)
        assert max(marks) == BEST
        assert min(marks) >= WORST
        differ += min(marks) < BEST
    assert differ > 10
    assert (policy_input(BEST), policy_input(WORST)) == (0.0, -1.0)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_a_batch_with_the_evaluator_marks_legal_actions_alone(game: Game, players: int) -> None:
    plain = Batch(game, players, 6, seed=3)
    marked = Batch(game, players, 6, seed=3, with_evaluator=True)
    apart = Batch(game, players, 6, seed=3, with_evaluator=True, workers=2)
    size = plain.observations.shape[1]
    chooser = np.random.default_rng(4)
    for _ in range(60):
        assert marked.masks.dtype == np.uint8
        assert np.array_equal(marked.masks > 0, plain.masks)
        assert (marked.masks.max(axis=1) == BEST).all()
        assert np.array_equal(marked.observations[:, :size], plain.observations)
        assert np.array_equal(marked.observations, apart.observations)
        assert np.array_equal(marked.masks, apart.masks)
        actions = (chooser.random(plain.masks.shape) * plain.masks).argmax(axis=1)
        for batch in (plain, marked, apart):
            batch.step(actions)
    apart.close()


@pytest.mark.skipif(not _pure.compiled(), reason="nothing is compiled")
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_compiled_and_interpreted_inputs_agree(game: Game) -> None:
    code = f"from tests.kernel.test_net_inputs import *; print(transcript({game.id!r}, 3))"
    done = subprocess.run(
        [sys.executable, "-c", f"import os; os.environ['RATSKELLER_PURE'] = '1'; {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.rstrip("\n") == transcript(game.id, 3)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_other_weights_are_another_tuning(game: Game) -> None:
    evaluator = game.evaluator()
    first = min(evaluator.weights)
    old = evaluator.weights[first]
    early = [float(value) for value in old.early]
    early[0] += 0.001
    spread = [old.spread_early, old.spread_late]
    new = Weights(early, [float(value) for value in old.late], spread)
    retuned = type(evaluator)({**evaluator.weights, first: new})
    assert retuned.tuning() != evaluator.tuning()
    again = type(evaluator)(dict(evaluator.weights))
    assert again.tuning() == evaluator.tuning()
