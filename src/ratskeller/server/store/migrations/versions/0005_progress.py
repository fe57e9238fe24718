"""What an account has solved and learnt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "progress",
        sa.Column("account_id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("item", sa.String(60), primary_key=True),
        sa.Column("result", sa.String(20), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("progress")
