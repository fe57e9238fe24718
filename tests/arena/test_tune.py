"""Tuning: the fit, the file of weights, a whole round, and what is refused."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ratskeller
from ratskeller.arena.fit import Forecast, line_fit
from ratskeller.arena.selfplay import Sample
from ratskeller.arena.tune import fitted
from ratskeller.cli import main
from ratskeller.kernel import Rng


def test_least_squares_finds_what_made_the_figures() -> None:
    rng = Rng(5)
    truth = [2.0, -1.0, 0.5]
    forecast = Forecast(3, trace=0.5)
    for _ in range(500):
        row = {i: int(rng.below(100)) / 10 for i in range(3)}
        noise = int(rng.below(100)) / 100 - 0.5
        forecast.add([row], sum(truth[i] * x for i, x in row.items()) + noise)
    assert forecast.solve(1.0) == pytest.approx(truth, abs=0.05)
    assert line_fit([(0.0, 3.0), (0.5, 2.0), (1.0, 1.0)]) == pytest.approx((3.0, 1.0))


def test_a_feature_that_decides_gets_its_worth() -> None:
    """Made-up games in which a seat ends with three points for each `good`, early and late."""
    rng = Rng(6)
    samples = []
    for _ in range(200):
        good = [float(rng.below(10)) for _ in range(2)]
        rows = [[1.0, good[0], float(rng.below(10))], [1.0, good[1], float(rng.below(10))]]
        noise = [int(rng.below(100)) / 50 - 1 for _ in range(2)]
        signed_scores = [3 * g + n for g, n in zip(good, noise, strict=True)]
        samples.append(Sample([(0.2, rows), (0.8, rows)], signed_scores))
    table = fitted(samples, ("always", "good", "idle"))
    assert table["worth"]["good"] == pytest.approx([3.0, 3.0], abs=0.3)
    assert table["worth"]["idle"] == pytest.approx([0.0, 0.0], abs=0.3)


@pytest.mark.unmeasured
def test_a_round_runs_and_its_weights_can_be_played_with(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    arguments = ["tune", "--game", "rattus", "--players", "2", "--rounds", "2", "--games", "4"]
    arguments += ["--deals", "2", "--jobs", "1", "--fresh", "--out", str(path)]
    assert main(arguments) == 0
    tables = tomllib.loads(path.read_text())["players"]
    game = ratskeller.game("rattus")
    assert set(tables["2"]["worth"]) == set(game.evaluator().FEATURES)
    assert game.evaluator(tables).weights[2].spread_early > 0


def test_the_weights_of_an_installed_package_are_not_overwritten(tmp_path: Path) -> None:
    source = Path(ratskeller.__file__).parent
    installed = tmp_path / "site-packages" / "ratskeller"
    shutil.copytree(source, installed, ignore=shutil.ignore_patterns("*.so", "static", "*.pyc"))
    weights = installed / "games" / "rattus" / "data" / "weights.toml"
    before = weights.read_text()
    command = [sys.executable, "-m", "ratskeller", "tune", "--game", "rattus", "--players", "2"]
    command += ["--rounds", "1", "--games", "1", "--deals", "1", "--jobs", "1"]
    env = {**os.environ, "PYTHONPATH": str(installed.parent), "RATSKELLER_PURE": "1"}
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert "part of an installed package; name a file with --out FILE" in done.stderr
    assert weights.read_text() == before


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_the_weights_of_a_game_fit_its_features(name: str) -> None:
    game = ratskeller.game(name)
    evaluator = game.evaluator()
    if evaluator.FEATURES:
        assert {2} <= set(evaluator.weights) <= set(game.players)


def test_weights_for_unknown_features_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown features: luck"):
        ratskeller.game("rattus").evaluator({"2": {"spread": [1, 1], "worth": {"luck": [1, 1]}}})
