"""The recipes for other people's learners run; their results stand in docs/research.md."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from examples.recipes import alphazero  # noqa: E402


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
    assert 0 <= learner.win_share("random", games=1, searches=True) <= 1
