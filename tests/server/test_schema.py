"""The schema from which the types of the web app are made."""

from __future__ import annotations

import json

import msgspec
import pytest

from ratskeller.server import outgoing, wire
from tests import wire_schema

from .table_log import TableLog, random_game


def test_the_written_schema_is_current() -> None:
    """`python -m tests.wire_schema` writes it."""
    assert wire_schema.FILE.read_text(encoding="utf-8") == wire_schema.text()


@pytest.mark.parametrize("game", ["rattus", "notre-dame", "name-of-the-rose"])
def test_updates_and_summaries_have_their_types(game: str) -> None:
    log = TableLog(game, 3)
    for table in random_game(log, 4, undo=0.1):
        update = outgoing.update_message(table, 0, table.recent)
        msgspec.json.decode(update, type=wire.Update)
        assert set(json.loads(update)) <= wire.Update.__annotations__.keys()
        summary = msgspec.json.encode(outgoing.summary(table))
        msgspec.json.decode(summary, type=wire.TableSummary)
        assert set(json.loads(summary)) == wire.TableSummary.__annotations__.keys()


def test_optional_keys_are_optional_in_the_schema() -> None:
    components = wire_schema.schema()["components"]["schemas"]
    assert components["EventData"]["required"] == ["event"]
    assert "undone" not in components["EntryData"]["required"]
    assert "view" not in components["Update"]["required"]
    assert "view" in components["FrameData"]["required"]
