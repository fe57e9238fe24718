"""Where the points of a finished game came from."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratskeller.kernel import Record

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_breakdown_adds_up_to_the_scores(path: Path) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    found = record.breakdown()
    assert record.result is not None
    assert [sum(sources.values()) for sources in found] == record.result["scores"]
    assert len({tuple(sources) for sources in found}) == 1, "every seat has the same sources"


def test_a_running_game_has_no_breakdown() -> None:
    record = Record.from_json(RECORDS[0].read_text(encoding="utf-8"))
    record.choices = record.choices[:-1]
    record.result = None
    assert record.breakdown() == []
