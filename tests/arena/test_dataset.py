"""Datasets of games: what is written, what is read back, resuming, wrong input."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import ratskeller
from ratskeller.adapters.dataset import COLUMNS, Dataset
from ratskeller.arena import dataset
from ratskeller.cli import main
from ratskeller.kernel import OptionError


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 2)


def write(folder: Path, *more: str, bots: str = "hard:20,random", games: int = 4) -> int:
    words = ["dataset", "rattus", "--players", "2", "--bots", bots, "--games", str(games)]
    return main([*words, "--out", str(folder), "--jobs", "1", *more])


@pytest.mark.unmeasured
def test_the_rows_say_what_was_known_chosen_and_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(tmp_path / "games") == 0
    assert capsys.readouterr().out == f"4 games in {tmp_path / 'games'}\n"
    found = Dataset(tmp_path / "games")
    assert len(found.files) == 2
    [*batches] = found.batches(rows=50)
    rows = {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}
    count = len(found)
    assert rows["mask"].shape == (count, found.space.size)
    assert rows["observation"].shape == (count, found.encoder.size)
    assert rows["mask"][np.arange(count), rows["action"]].all()
    assert (rows["mask"].sum(axis=1) > 1).all()
    assert np.allclose(rows["policy"].sum(axis=1), 1, atol=1e-5)
    assert not rows["policy"][~rows["mask"]].any()
    searched = rows["bot"] == "hard:20"
    assert (rows["policy"][searched].max(axis=1) < 1).any()
    assert (rows["policy"][~searched].max(axis=1) == 1).all()
    for game in range(4):
        mine = rows["game"] == game
        assert (np.diff(rows["step"][mine]) > 0).all()
        shares = {int(s): float(rows["win_share"][mine & (rows["seat"] == s)][0]) for s in (0, 1)}
        assert sum(shares.values()) == pytest.approx(1)
        assert (rows["place"][mine & (rows["win_share"] == 1)] == 1).all()


def test_the_same_command_goes_on_and_gives_the_same_rows(tmp_path: Path) -> None:
    whole, again = tmp_path / "whole", tmp_path / "again"
    assert write(whole, bots="easy") == 0
    assert write(again, bots="easy") == 0
    last = Dataset(again).files[-1]
    untouched = Dataset(again).files[0].stat().st_mtime_ns
    last.unlink()
    last.with_suffix(".999").write_bytes(b"interrupted")
    assert write(again, bots="easy") == 0
    assert Dataset(again).files[0].stat().st_mtime_ns == untouched
    for one, other in zip(Dataset(whole).batches(), Dataset(again).batches(), strict=True):
        for name, column in one.items():
            assert (column == other[name]).all(), name


def test_a_bot_that_fails_costs_its_games_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(tmp_path / "games", bots="tests.bots.faulty:Illegal,random") == 1
    said = capsys.readouterr()
    assert said.out.startswith("0 games in ")
    assert "error: game 0: NotationError" in said.err
    assert len(Dataset(tmp_path / "games")) == 0


def test_wrong_folders_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OptionError, match=r"is not a dataset: it has no dataset\.json"):
        Dataset(tmp_path)
    write(tmp_path, bots="random", games=2)
    assert write(tmp_path, bots="easy", games=2) == 2
    assert "holds other games; choose another folder" in capsys.readouterr().err
    about = json.loads((tmp_path / "dataset.json").read_text())
    (tmp_path / "dataset.json").write_text(json.dumps({**about, "format": 9}))
    with pytest.raises(OptionError, match="dataset format 9 is unknown"):
        Dataset(tmp_path)
    (tmp_path / "dataset.json").write_text(json.dumps({**about, "version": 99}))
    with pytest.raises(OptionError, match="another version of the rules"):
        Dataset(tmp_path)


def test_every_column_is_documented() -> None:
    page = (Path(ratskeller.__file__).parents[2] / "docs" / "research.md").read_text()
    for name, meaning in COLUMNS.items():
        assert f"| `{name}` | {meaning} |" in page
