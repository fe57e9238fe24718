"""``ratskeller learn``: the same lessons in the terminal."""

from __future__ import annotations

import pytest

from ratskeller.cli import main


def learn(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> int:
    answers = iter(lines)

    def answer(_: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    return main(["learn", *arguments])


def test_a_lesson_is_taught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["settle:italia", "settle:gallia", "settle:anglia", "q"]
    assert learn(monkeypatch, lines, "rattus") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Lesson 1 of 8" in told
    assert "For this lesson take it back" in told  # the answer to Italia
    assert "whatever the plague does to one" in told  # why it mattered
    assert "Lesson 2 of 8" in told


def test_a_refusal_is_explained_and_a_lesson_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["pawn:polonia", "nonsense", "skip"]
    assert learn(monkeypatch, lines, "rattus", "--lesson", "plague") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "RA 3.5" in told
    assert "Polonia is too far" in told
    assert "The plague visits you" in told


def test_an_unknown_lesson_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(monkeypatch, [], "rattus", "--lesson", "nothing") == 2
    assert "has no lesson" in capsys.readouterr().err
