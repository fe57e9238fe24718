"""The example that learns: it does, and the same again from the same seed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ratskeller

torch = pytest.importorskip("torch")

from examples.curve import draw  # noqa: E402
from examples.learn import Learner, NetBot, against, against_chance, main  # noqa: E402

ROUNDS = 3


@pytest.fixture(autouse=True)
def _alone() -> None:
    torch.set_num_threads(1)


def trained(rounds: int) -> tuple[Learner, list[dict[str, float]]]:
    learner = Learner("rattus", players=2, size=64, seed=3)
    told = []
    for _ in range(rounds):
        learner.play(4096)
        told.append(learner.learn())
    return learner, told


def test_it_gets_better_and_repeats() -> None:
    learner, told = trained(ROUNDS)
    fresh = Learner("rattus", players=2, size=64, seed=3).net
    before = against_chance(fresh, "rattus", 2, games=200, seed=9)
    after = against_chance(learner.net, "rattus", 2, games=200, seed=9)
    assert after > before + 0.5  # points ahead of the mean; the spread of the mean is about 0.15
    assert told[-1]["entropy"] < told[0]["entropy"]
    _, again = trained(2)
    assert again == told[:2]


def test_it_learns_from_games_that_go_on_meanwhile() -> None:
    learner = Learner("rattus", players=2, size=32, seed=3, workers=1, slices=2)
    learner.play(500)
    assert learner.buffer.games > 0
    assert len(learner.buffer.rows) >= 500
    told = sum(map(len, learner.buffer.open)) + len(learner.buffer.rows)
    assert told == learner.batch.steps
    assert learner.learn()["entropy"] > 0
    learner.batch.close()


def test_a_net_sits_at_a_table() -> None:
    net = Learner("rattus", players=3, size=2, seed=1).net
    game = ratskeller.game("rattus")
    bots = [NetBot(game, 3, net) for _ in range(3)]
    assert ratskeller.play(game, bots, rng=4).replay().outcome is not None
    assert 0 <= against(net, "rattus", 3, "random", games=3, seed=1) <= 3


def test_the_command_writes_net_and_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    curve, net = tmp_path / "curve.json", tmp_path / "net.pt"
    given = ["--minutes", "0.001", "--measure", "2", "--final", "2", "--rival", "random"]
    assert (
        main([*given, "--size", "8", "--choices", "300", "--curve", str(curve), "--net", str(net)])
        == 0
    )
    assert "final: wins" in capsys.readouterr().out
    data = json.loads(curve.read_text())
    assert data["final"]["games"] == 2
    assert draw(data).size == (900, 420)
    assert "policy.weight" in torch.load(net)
