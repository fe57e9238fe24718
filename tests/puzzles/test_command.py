"""``ratskeller puzzles``: solving in the terminal in every language, and wrong input."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

import ratskeller
from ratskeller.cli import main
from ratskeller.kernel.words import LANGUAGES
from ratskeller.puzzles import make as maker
from ratskeller.puzzles import puzzle_of_the_day
from ratskeller.terminal import puzzles as terminal
from tests.puzzles.samples import fake_game, samples


@pytest.fixture(autouse=True)
def _some(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few puzzles of every game."""
    monkeypatch.setattr(terminal, "puzzles_of", lambda game: samples(5, game.id))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left = iter(lines)

    def read(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_the_puzzle_of_the_day_comes_first(
    name: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    puzzle = puzzle_of_the_day(samples(5, name), date.today())
    typed(monkeypatch, "dance", puzzle.worths[-1].choice, puzzle.answer, "answer", "q")
    assert main(["puzzles", name, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert puzzle.id in out
    assert out.count("»") == 8  # the answer, the proof, the reason and the end, twice


def test_a_theme_and_a_single_puzzle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = samples(5)[3]
    typed(monkeypatch, puzzle.answer)
    assert main(["puzzles", "rattus", "--puzzle", puzzle.id]) == 0
    assert "One puzzle solved at the first try" in capsys.readouterr().out
    typed(monkeypatch, "q")
    assert main(["puzzles", "rattus", "--theme", puzzle.themes[0]]) == 0


def test_wrong_input_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, reason in (
        (["rattus", "--theme", "love"], "the themes are"),
        (["rattus", "--puzzle", "none"], "no such puzzle"),
        (["chess"], "chess"),
        (["bake", "rattus"], "expected GAME or make GAME"),
    ):
        assert main(["puzzles", *arguments]) == 2
        assert reason in capsys.readouterr().err


def test_making(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(maker, "from_game", fake_game)
    out, work = tmp_path / "out.json.gz", tmp_path / "work.jsonl"
    command = ["puzzles", "make", "rattus", "--count", "3", "--jobs", "1"]
    assert main([*command, "--out", str(out), "--work", str(work)]) == 0
    assert "wrote 3 puzzles" in capsys.readouterr().out
    assert out.exists()
    assert main([*command, "--out", str(tmp_path / "a" / "b"), "--work", str(work)]) == 2
    assert "cannot write" in capsys.readouterr().err
