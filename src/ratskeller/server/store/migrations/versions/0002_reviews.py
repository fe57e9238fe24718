"""Reviews and their judgements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("effort", sa.String(20), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("asked_at", sa.Double, nullable=False),
        sa.Column("claimed_until", sa.Double, nullable=False),
        sa.Column("numbers", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=True),
    )
    op.create_index("reviews_waiting", "reviews", ["status", "asked_at"])
    op.create_table(
        "judgements",
        sa.Column("review_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("judgements")
    op.drop_table("reviews")
