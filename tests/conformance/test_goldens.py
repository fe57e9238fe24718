"""Old games replay to the same end, and the trees have the same number of branches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ratskeller
from ratskeller.kernel import Record
from tests import perft

GOLDENS = sorted(perft.RECORDS.rglob("*.json"))
PERFTS: list[dict[str, Any]] = [
    json.loads(line)
    for path in sorted(perft.FOLDER.glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]


def named(entry: dict[str, Any]) -> str:
    return str(entry.get("case") or f"{entry['record']}@{entry['after']}")


@pytest.mark.parametrize("path", GOLDENS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_golden_records_replay(path: Path) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    state = record.replay()
    assert state.outcome is not None
    assert state.outcome.data() == record.result
    assert state.game.violations(state) == []


@pytest.mark.parametrize("name", ratskeller.game_ids())
def test_every_number_of_players_has_goldens_and_counts(name: str) -> None:
    records = [
        Record.from_json(p.read_text(encoding="utf-8")) for p in GOLDENS if p.parent.name == name
    ]
    assert {record.players for record in records} == set(ratskeller.game(name).players)
    assert (perft.FOLDER / f"{name}.jsonl").exists()


@pytest.mark.parametrize("entry", PERFTS, ids=named)
def test_perft(entry: dict[str, Any]) -> None:
    state = perft.starts(entry)
    for depth, count in enumerate(entry["counts"], 1):
        assert perft.perft(state, depth) == count
