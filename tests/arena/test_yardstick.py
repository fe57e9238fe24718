"""The yardstick and luck: losses of choices in known positions, and what chance gave."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from statistics import fmean, stdev

import pytest

import ratskeller
from benchmarks.yardstick import sample, weigh
from ratskeller.arena import yardstick
from ratskeller.arena.luck import luck_of
from ratskeller.bots.random import RandomBot
from ratskeller.cli import main
from ratskeller.kernel import RatskellerError


def test_a_yardstick_is_made_and_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ratskeller.game("rattus")
    with pytest.raises(RatskellerError, match="no yardstick for rattus"):
        list(yardstick.read_questions(game, tmp_path))
    found = [sample("rattus", number, ["random"]) for number in range(6)]
    entries = [weigh(entry, 2, "random") for entry in found if entry is not None]
    assert len(entries) > 1
    data = json.dumps({"about": {}, "positions": entries}).encode()
    (tmp_path / "rattus.json.gz").write_bytes(gzip.compress(data))
    questions = list(yardstick.read_questions(game, tmp_path))
    for question in questions:
        state = question.state()
        assert set(question.worth) == {c.text for c in state.choices(question.seat)}
        best = max(question.worth, key=lambda text: question.worth[text])
        assert question.loss(best) == 0
        assert all(0 <= question.loss(text) <= 1 for text in question.worth)
    graded = yardstick.grade(questions, "random", seed=2)
    assert 0 <= graded.loss <= 100
    assert 0 <= graded.best <= 1
    monkeypatch.setattr(yardstick.read_questions, "__defaults__", (tmp_path,))
    command = ["arena", "--game", "rattus", "--yardstick", "--bots", "random,easy"]
    assert main(command) == 0
    assert capsys.readouterr().out.startswith(f"rattus, {len(questions)} positions")
    assert main([*command, "--json"]) == 0
    assert [row["bot"] for row in json.loads(capsys.readouterr().out)] == ["random", "easy"]
    assert main(["arena", "--game", "rattus", "--yardstick", "--bots", "nobody"]) == 2


@pytest.mark.unmeasured
def test_luck_has_mean_zero_and_goes_with_winning() -> None:
    game = ratskeller.game("rattus")
    luck, won = [], []
    for deal in range(40):
        record = ratskeller.play(game, [RandomBot(deal), RandomBot(deal + 99)], rng=deal)
        found = luck_of(record, game.evaluator())
        assert sum(found) == pytest.approx(0, abs=1e-9)  # what one seat gains the other loses
        outcome = record.replay().outcome
        assert outcome is not None
        luck.append(found[0])
        won.append((0 in outcome.winners) / len(outcome.winners))
    assert abs(fmean(luck)) < 4 * stdev(luck) / 40**0.5
    lucky = [w for w, x in zip(won, luck, strict=True) if x > 0]
    assert fmean(lucky) > fmean(won)
