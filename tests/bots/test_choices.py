"""The bots choose what they chose before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots import choices

EXPECTED = [json.loads(line) for line in choices.FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.unmeasured
@pytest.mark.parametrize("path", list(choices.records()), ids=lambda path: str(path.stem))
def test_choices_are_the_ones_written_down(path: Path) -> None:
    """``python -m tests.bots.choices`` writes the file."""
    name = path.relative_to(choices.RECORDS).as_posix()
    expected = [entry for entry in EXPECTED if entry["record"] == name]
    assert len(expected) == len(choices.PARTS)
    assert list(choices.entries(path)) == expected
