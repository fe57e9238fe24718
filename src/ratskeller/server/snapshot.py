"""Snapshots: a table as plain data, so that a long game loads without its whole record.

A snapshot is taken only when no choice can be undone, so that an undo never needs entries
before it. Snapshots are a cache: the record alone gives the same table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ratskeller.kernel import Match, PositionError
from ratskeller.server.draws import stream_of
from ratskeller.server.entry import Seat, Setup
from ratskeller.server.table import Table
from ratskeller.server.timing import Timing

FORMAT = 1
INTERVAL = 40  # entries


def can_take(table: Table) -> bool:
    """Whether the game runs and no choice can be undone."""
    if table.match is None or table.status != "running":
        return False
    return int(table.match.state.undo_depth) == 0


def take(table: Table) -> dict[str, Any]:
    """The table as plain data."""
    assert table.match is not None
    draws = {
        "drawn": table.drawn,
        "choices": table.made,
        "commitments": table.commitments,
        "revealed": table.revealed,
    }
    return {
        "format": FORMAT,
        "created": {**msgspec.to_builtins(table.setup), "at": table.created_at},
        "seats": msgspec.to_builtins(table.seats),
        "status": table.status,
        "position": table.match.state.dump(),
        "since": table.decision_seq,
        "made": [list(made) for made in table.undoable],
        "keys": {key: list(value) for key, value in table.recent_keys.items()},
        "votes": {str(target): sorted(votes) for target, votes in table.votes.items()},
        "owed": {str(seat): at for seat, at in table.timing.owed.items()},
        "spent": {str(seat): time for seat, time in table.timing.spent.items()},
        "rematch": table.rematch,
        "changed_at": table.changed_at,
        **({} if not table.timing.holidays else {"holidays": _holidays(table)}),
        **({} if table.stream is None else draws),
    }


def restore(id: str, seq: int, data: dict[str, Any]) -> Table | None:
    """The table of a snapshot, or None if this version cannot read it."""
    if data.get("format") != FORMAT:
        return None
    table = Table(id)
    table.seq = seq
    table.created_at = data["created"]["at"]
    table.setup = msgspec.convert(data["created"], Setup)
    nothing = [""] * table.setup.players
    table.commitments = data.get("commitments", nothing)
    table.revealed = data.get("revealed", list(nothing))
    table.stream = stream_of(table.setup, table.revealed)
    table.drawn = data.get("drawn", 0)
    table.made = data.get("choices", [0] * table.setup.players)
    try:
        table.match = Match.of(table.game.load(data["position"]), table.stream, table.drawn)
    except PositionError:
        return None
    table.seats = [msgspec.convert(seat, Seat) for seat in data["seats"]]
    table.status = data["status"]
    table.decision_seq = data["since"]
    table.undoable = [(made[0], made[1], made[2]) for made in data["made"]]
    table.recent_keys = {key: (seq_, said) for key, (seq_, said) in data["keys"].items()}
    table.votes = {int(target): set(votes) for target, votes in data["votes"].items()}
    table.timing = Timing.of(table.setup)
    table.timing.arrived = {seat for seat, made in enumerate(table.made) if made}
    table.timing.owed = {int(seat): at for seat, at in data["owed"].items()}
    table.timing.spent = {int(seat): time for seat, time in data["spent"].items()}
    table.timing.holidays = {
        int(seat): [(start, end) for start, end in spans]
        for seat, spans in data.get("holidays", {}).items()
    }
    table.rematch = data["rematch"]
    table.changed_at = data["changed_at"]
    return table


def _holidays(table: Table) -> dict[str, list[list[float]]]:
    return {str(n): [list(span) for span in s] for n, s in table.timing.holidays.items()}
