"""Writing notices into the outbox, in the transaction of what causes them.

The database itself finds who is to be told, so no cache of channels can be out of date.
"""

from __future__ import annotations

from typing import Any, Final

from ratskeller.server.notifications.causes import Cause

TOLD: Final = (
    *("channel_id", "address", "table_id", "seat", "kind", "seq", "at", "due_at"),
    *("status", "reason", "attempts", "claimed_by", "claimed_until"),
)
#: The values of the last five columns.
WAITING: Final = "'waiting', '', 0, '', 0"

_VALUES: Final = (
    "CAST(:table AS text), CAST(:seat AS integer), CAST(:kind AS text), CAST(:seq AS bigint),"
    " CAST(:at AS float), CAST(:due AS float)"
)
#: For one cause, by `named`; SQLite and PostgreSQL both take it.
TELL: Final = f"""
INSERT INTO notices ({", ".join(TOLD)})
SELECT c.id, c.address, {_VALUES}, {WAITING} FROM channels c
WHERE c.hash = :hash AND c.status = 'on'
UNION ALL
SELECT c.id, c.address, {_VALUES}, {WAITING}
FROM account_seats a JOIN channels c ON c.account_id = a.account_id
WHERE a.table_id = :table AND a.seat = :seat AND a.hash = :hash AND c.status = 'on'
ON CONFLICT DO NOTHING
"""


def named(table: str, seq: int, at: float, cause: Cause) -> dict[str, Any]:
    """The parameters of `TELL`."""
    kind, seat, hash = cause.kind, cause.seat, cause.hash
    due = at if cause.due is None else cause.due
    place = {"table": table, "seq": seq, "at": at, "due": due}
    return {**place, "kind": kind, "seat": seat, "hash": hash}
