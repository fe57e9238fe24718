"""Inserts that may meet a row which exists already."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

Insert = postgresql.Insert | sqlite.Insert


def upsert(connection: Connection, table: sa.Table) -> Insert:
    """An insert of the connection's own kind: it has ``on_conflict_do_nothing`` and more."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
