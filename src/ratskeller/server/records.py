"""Records that clients send."""

from __future__ import annotations

from typing import Any

import ratskeller
from ratskeller.kernel import Record, RecordError
from ratskeller.server.errors import Refused

CHOICES = 5000  # the longest record accepted


def read_record(data: dict[str, Any]) -> Record:
    """A record that is not too long, or the reason why it is refused."""
    _check_version(data)
    try:
        record = Record.from_data(data)
    except (RecordError, TypeError) as error:
        raise Refused("bad-record", problem=str(error)) from None
    if len(record.choices) > CHOICES:
        raise Refused("too-large", most=CHOICES)
    return record


def _check_version(record: dict[str, Any]) -> None:
    """Refuse a record of another version of the rules, with that version."""
    id, version = record.get("game"), record.get("version")
    if id in ratskeller.game_ids() and type(version) is int:
        engine = ratskeller.game(id).version
        if version != engine:
            raise Refused("other-rules", game=id, version=version, engine=engine)
