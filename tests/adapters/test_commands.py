"""`ratskeller spaces`, `ratskeller bench --adapters`, and the error for a missing extra."""

from __future__ import annotations

import json
import sys

import pytest

from ratskeller.adapters.extras import MissingExtraError
from ratskeller.bench import adapters
from ratskeller.bench.adapters import lines, measure_adapters
from ratskeller.cli import main


def test_spaces_prints_actions_and_spans(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["spaces", "rattus", "--players", "3", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "rattus with 3 players: 320 actions, observations of 1162 numbers" in out
    assert "take:knight" in out
    assert "Ritter nehmen" in out
    assert "cubes, by region and seat" in out


def test_spaces_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["spaces", "notre-dame", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["players"] == 2
    assert found["actions"][0] == "keep:cloister-school"
    last = found["observation"][-1]
    assert last["offset"] + last["size"] == sum(span["size"] for span in found["observation"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["spaces", "chess"], "there is no game 'chess'"),
        (["spaces", "rattus", "--players", "5"], "takes 2 to 4 players"),
    ],
)
def test_wrong_input_is_answered(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert message in capsys.readouterr().err


def test_adapters_are_measured_beside_their_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapters, "LARGE", 32)
    monkeypatch.setattr(adapters, "ROUNDS", 1)
    found = measure_adapters(["rattus"], 2, 0.01)
    text = "\n".join(lines(found))
    for name in ("rattus, 2 players", "python_tic_tac_toe", "skat", "× one process"):
        assert name in text
    assert {row["games"] for row in found["batch"]} >= {1, 256, 32}
    assert all(row["ns_per_step"] > 0 for rows in found.values() for row in rows)


@pytest.mark.parametrize(
    ("module", "adapter", "extra"),
    [("pettingzoo", "pettingzoo", "pettingzoo"), ("pyspiel", "open_spiel", "open_spiel")],
)
def test_a_missing_extra_is_named(
    module: str, adapter: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, f"ratskeller.adapters.{adapter}", raising=False)
    with pytest.raises(MissingExtraError, match=rf"pip install 'ratskeller\[{extra}\]'"):
        __import__(f"ratskeller.adapters.{adapter}")
