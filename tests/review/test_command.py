"""``ratskeller review``: output in every form and language, and wrong input."""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path

import pytest

import ratskeller
from ratskeller.cli import main
from ratskeller.kernel import Record
from ratskeller.kernel.words import LANGUAGES
from ratskeller.review import loop
from ratskeller.review.effort import EFFORTS
from ratskeller.review.loop import review
from ratskeller.review.model import Review
from ratskeller.review.page import page
from ratskeller.review.wording import Wording
from tests.review.games import random_game


@pytest.fixture(autouse=True)
def _instant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every review is instant: its forms are tested here, not its figures."""
    monkeypatch.setattr(loop, "effort_of", lambda name: EFFORTS["instant"])


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(random_game("rattus", 2, 1).to_json(), encoding="utf-8")
    return path


def test_json_and_report(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "review.html"
    assert main(["review", str(saved), "--json", "--jobs", "1", "--report", str(report)]) == 0
    out = capsys.readouterr()
    found = json.loads(out.out)
    assert len(found["shares"]) == len(found["steps"]) + 1
    assert str(report) in out.err
    text = report.read_text(encoding="utf-8")
    assert text.count("<polyline") == 2
    assert "http" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_every_language(
    language: str, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["review", str(saved), "--seat", "1", "--jobs", "1", "--lang", language]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert "Rattus" in out
    assert "█" in out


@cache
def reviewed(name: str) -> Review:
    record = random_game(name, 2, 1)
    record.seats = ["<Ann>", "<Ann>"]
    return review(record, "instant")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["notre-dame", "name-of-the-rose"])
def test_every_choice_has_words(name: str, language: str) -> None:
    wording = Wording(reviewed(name), ratskeller.game(name), language)
    text = page(wording)
    assert "<Ann>" not in text
    assert "&lt;Ann&gt;" in text
    assert len(set(wording.names)) == 2
    real = sum(step.is_real for step in wording.review.steps)
    assert len(wording.rows(None, lost=False)) == real
    assert len(wording.rows(0, lost=True)) < real


def broken(saved: Path, **changes: object) -> None:
    data = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps(data | changes), encoding="utf-8")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["review", *arguments, "--jobs", "1"]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    return out.err


def test_other_rules_are_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken(saved, version=99)
    assert "version 99" in refused(capsys, str(saved))


def test_a_record_that_is_cut_off_is_refused(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    choices = json.loads(saved.read_text(encoding="utf-8"))["choices"]
    broken(saved, choices=choices[:30], result=None)
    assert "play it to its end" in refused(capsys, str(saved), "--json")
    saved.write_text(saved.read_text(encoding="utf-8")[:200], encoding="utf-8")
    assert "not JSON" in refused(capsys, str(saved))


def test_an_illegal_choice_is_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    choices = json.loads(saved.read_text(encoding="utf-8"))["choices"]
    choices[5] = [choices[5][0], "settle:atlantis"]
    broken(saved, choices=choices)
    assert "choice 6" in refused(capsys, str(saved), "--json")


def test_a_seat_or_a_folder_that_does_not_exist_is_refused(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no seat 7" in refused(capsys, str(saved), "--seat", "7")
    command = ["review", str(saved), "--json", "--jobs", "1", "--report", str(tmp_path / "a" / "b")]
    assert main(command) == 2
    assert "cannot write" in capsys.readouterr().err


def test_several_games_tell_the_commonest_mistakes(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.json"
    other.write_text(random_game("rattus", 2, 2).to_json(), encoding="utf-8")
    command = ["review", str(saved), str(other), "--jobs", "1"]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    records = [Record.from_json(file.read_text(encoding="utf-8")) for file in (saved, other)]
    steps = [step for record in records for step in review(record, "quick").steps]
    assert sum(mistake["count"] for mistake in found) == sum(step.loss > 0 for step in steps)
    assert math.isclose(sum(m["loss"] for m in found), sum(step.loss for step in steps))
    assert found == sorted(found, key=lambda mistake: -mistake["loss"])
    assert main([*command, "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "2 Partien" in out
    assert found[0]["made_most"][0][0] in out


def test_several_games_have_to_be_of_a_kind(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.json"
    other.write_text(random_game("notre-dame", 2, 1).to_json(), encoding="utf-8")
    assert "one kind" in refused(capsys, str(saved), str(other))
    assert "one file" in refused(capsys, str(saved), str(saved), "--seat", "0")
