"""The tables of the database, as the code uses them; `migrations` makes them.

Documents are kept as JSON text, which reads and writes alike on every database.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

#: What the lobby and the scheduler read; it can be derived from the entries.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("status", sa.String(20), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("wake_at", sa.Double, nullable=True),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("changed_at", sa.Double, nullable=False),
    sa.Index("tables_lobby", "listed", "status", "created_at"),
    sa.Index("tables_wake", "wake_at"),
)

#: The record; rows are appended and never changed.
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("key", sa.String(40), nullable=True),
    sa.UniqueConstraint("table_id", "key", name="entries_key"),
)

#: At most one snapshot per table; it can be deleted at any time.
snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

#: Chat.
chats = sa.Table(
    "chats",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("table_id", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("chats_table", "table_id", "id"),
)

#: Reviews of finished games; ``id`` is a table's, or made from a record that was sent.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("status", sa.String(20), nullable=False),
    sa.Column("effort", sa.String(20), nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("asked_at", sa.Double, nullable=False),
    sa.Column("claimed_until", sa.Double, nullable=False),
    sa.Column("numbers", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("result", sa.Text, nullable=True),
    sa.Index("reviews_waiting", "status", "asked_at"),
)

#: The judgements of a review that is not done yet.
judgements = sa.Table(
    "judgements",
    metadata,
    sa.Column("review_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
)
