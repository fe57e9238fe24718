"""Notifications: channels, the outbox, visits, the server's own keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("account_id", sa.String(40), nullable=True),
        sa.Column("hash", sa.String(64), nullable=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("failure", sa.String(60), nullable=False),
        sa.Column("failed_at", sa.Double, nullable=True),
    )
    op.create_index("channels_account", "channels", ["account_id"])
    op.create_index("channels_hash", "channels", ["hash"])
    op.create_table(
        "notices",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("channel_id", sa.String(40), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("reason", sa.String(60), nullable=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claimed_by", sa.String(40), nullable=False),
        sa.Column("claimed_until", sa.Double, nullable=False),
        sa.Column("done_at", sa.Double, nullable=True),
        sa.UniqueConstraint("address", "table_id", "seat", "kind", "seq", name="notices_once"),
    )
    op.create_index("notices_due", "notices", ["status", "due_at"])
    op.create_index("notices_channel", "notices", ["channel_id", "done_at"])
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("chat", sa.BigInteger, nullable=False),
        sa.Column("here_until", sa.Double, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("server_keys", "visits", "notices", "channels"):
        op.drop_table(name)
