"""The recipes for other people's learners run; their results stand in docs/research.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ratskeller
from ratskeller.adapters.actions import ActionSpace
from ratskeller.games.rattus.board import CARDS
from ratskeller.kernel import Match, Rng, State

torch = pytest.importorskip("torch")
pytest.importorskip("gymnasium")

from examples.recipes import alphazero, seat  # noqa: E402
from ratskeller.adapters.gymnasium import SeatEnv  # noqa: E402

GAME = ratskeller.game("rattus")
SPACE = ActionSpace(GAME, 2)


@pytest.fixture(autouse=True)
def _alone() -> None:
    torch.set_num_threads(1)


def test_leaves_of_many_games_are_answered_together_and_teach() -> None:
    learner = alphazero.Learner("rattus", players=2, simulations=2, seed=1)
    before = learner.net.policy.weight.clone()
    learner.play(games=3)
    assert learner.leaves / learner.batches > 1.5
    assert all(abs(sum(shares) - 1) < 1e-9 for _, _, shares, _ in learner.rows)
    assert {result for *_, result in learner.rows} <= {-1.0, 0.0, 1.0}
    assert learner.learn(updates=1, minibatch=32) > 0
    assert not torch.equal(before, learner.net.policy.weight)
    assert 0 <= learner.win_share("random", games=1, simulations=2) <= 1


class Known:
    """Stands in for a net: prefers one action, and knows what positions are worth."""

    def __init__(self, preferred: str = "", value: Callable[[bytes], float] = lambda seen: 0.0):
        self.preferred = SPACE.number(preferred) if preferred else -1
        self.value = value

    def evaluate(self, players: int, observation: bytes, actions: list[int]) -> list[float]:
        logits = [3.0 if action == self.preferred else 0.0 for action in actions]
        value = self.value(observation)
        return [value, -value, *logits]

    def belief(self, players: int, observation: bytes) -> list[float]:
        return []


def turn_of(seat: int) -> State:
    """A turn of a seat with more actions than a short search can tell apart by visits."""
    match = Match(GAME, players=2, rng=4)
    while True:
        state = match.state
        choices = state.choices(state.actors[0])
        if state.actors[0] == seat and len(choices) > 16:
            return state
        match.apply(state.actors[0], choices[-1])


@pytest.mark.parametrize("simulations", [1, 16, 64])
@pytest.mark.parametrize("preferred", ["take:king", "pawn:italia"])
def test_a_search_keeps_what_the_policy_knows(simulations: int, preferred: str) -> None:
    """Where all positions are worth the same, the search must not be worse than the policy."""
    state = turn_of(0)
    player = alphazero.Player(GAME, 2, Known(preferred), simulations, Rng(1))
    assert str(player.choose(state.view(0), state.choices(0))) == preferred


@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_finds_what_the_values_know(seat: int) -> None:
    """Values are those of the seat that is asked, whichever it is, with a policy that errs."""
    cards = next(span for span in GAME.encoder(2).spans if span.name == "cards")
    monk = cards.offset + 2 * CARDS.index("monk")
    net = Known("take:king", lambda seen: 0.9 * (seen[monk] - seen[monk + 1]))
    state = turn_of(seat)
    player = alphazero.Player(GAME, 2, net, 64, Rng(1))
    assert str(player.choose(state.view(seat), state.choices(seat))) == "take:monk"


@pytest.mark.parametrize(
    ("rewards", "share"),
    [([1.0, -1.0], 1.0), ([-1.0, 1.0], 0.0), ([0.0, 0.0], 1 / 2), ([0.5, 0.5, -1.0], 1 / 2),
     ([0.0, 1.0, -1.0], 0.0), ([0.0, 0.0, 0.0], 1 / 3)],
)  # fmt: skip
def test_seats_that_win_together_share_the_win(
    monkeypatch: pytest.MonkeyPatch, rewards: list[float], share: float
) -> None:
    class Over(SeatEnv):
        """Ends with the first choice."""

        def step(self, action: int) -> Any:
            seen, reward, _, cut, info = super().step(action)
            self.batch.rewards = np.array([rewards])
            return seen, reward, True, cut, info

    monkeypatch.setattr(seat, "SeatEnv", Over)
    players = len(rewards)
    found = seat.win_share(seat.at_random(1), "rattus", players, "random", games=2)
    assert found == pytest.approx(share)
