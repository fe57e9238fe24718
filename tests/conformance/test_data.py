"""Data says where it comes from."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import ratskeller

DOCS = Path(__file__).parents[2] / "docs"
FILES = [
    p for n in ratskeller.game_ids() for p in sorted(ratskeller.game(n).folder.glob("data/*.toml"))
]


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parents[1].name}/{p.name}")
def test_every_data_file_says_where_it_comes_from(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert data["provenance"] in ("rulebook", "reconstructed", "self-play")
    if data["provenance"] == "reconstructed":
        assert len(data["note"]) > 40
    assert f"data/{path.name}" in (DOCS / "data.md").read_text(encoding="utf-8")
