"""Bots from outside, and their tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "outside_bots",
        sa.Column("account_id", sa.String(40), primary_key=True),
        sa.Column("owner_id", sa.String(40), nullable=True),
        sa.Column("free", sa.Boolean, nullable=False),
        sa.Column("games", sa.String(400), nullable=False),
        sa.Column("stream", sa.String(40), nullable=False),
        sa.Column("online_until", sa.Double, nullable=False),
    )
    op.create_index("outside_bots_owner", "outside_bots", ["owner_id"])
    op.create_index("outside_bots_online", "outside_bots", ["online_until"])
    op.create_table(
        "bot_tokens",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("account_id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=True),
    )
    op.create_index("bot_tokens_account", "bot_tokens", ["account_id"])


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("bot_tokens")
    op.drop_table("outside_bots")
