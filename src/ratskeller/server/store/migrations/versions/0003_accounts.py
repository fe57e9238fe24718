"""Accounts: names, seats, sessions, passkeys, codes, blocks, reports, invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("name_key", sa.String(200), nullable=False, unique=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("banned_until", sa.Double, nullable=True),
        sa.Column("banned_reason", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=True),
    )
    op.create_table(
        "account_seats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.String(40), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_index("account_seats_account", "account_seats", ["account_id"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("account_id", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("previous", sa.String(64), nullable=True),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("rotated_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
    )
    op.create_index("sessions_account", "sessions", ["account_id"])
    op.create_index("sessions_previous", "sessions", ["previous"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account_id", sa.String(40), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
    )
    op.create_index("passkeys_account", "passkeys", ["account_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("account_id", sa.String(40), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=True),
    )
    op.create_table(
        "challenges",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
    )
    op.create_index("challenges_end", "challenges", ["expires_at"])
    op.create_table(
        "attempts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("what", sa.String(300), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("attempts_what", "attempts", ["what", "at"])
    op.create_index("attempts_at", "attempts", ["at"])
    op.create_table(
        "account_blocks",
        sa.Column("account_id", sa.String(40), primary_key=True),
        sa.Column("other_id", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("account_blocks_other", "account_blocks", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("account_id", sa.String(40), nullable=False),
        sa.Column("about_id", sa.String(40), nullable=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("done_at", sa.Double, nullable=True),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=True),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in (
        "invitations",
        "reports",
        "account_blocks",
        "attempts",
        "challenges",
        "recovery_codes",
        "passkeys",
        "sessions",
        "account_seats",
        "accounts",
    ):
        op.drop_table(name)
